import { defineConfig } from 'vitrine'

export default defineConfig({
  title: 'React Bootstrap',
  url: 'https://react-bootstrap.example',
  content: [
    { dir: 'docs', at: '/docs' },
    { dir: 'vitrine', at: '/vitrine' },
  ],
  markdown: { preset: 'docusaurus' },
  elements: {
    CodeBlock: ({ live, children: [code] }) => (live && code.isRaw ? { code } : undefined),
    PropsTable: ({ name }) => ({ component: 'ApiEntry', name }),
  },
  features: {
    demos: {
      scope: {
        'react-bootstrap': '*',
        './src/components/ExampleCarouselImage.tsx': ['default as ExampleCarouselImage'],
      },
    },
    api: { packages: [{ name: 'react-bootstrap', at: '/docs/api' }] },
  },
  components: {
    AriaAbbr: './src/components/AriaAbbr.tsx',
    CssCodeBlock: './src/components/CssCodeBlock.tsx',
    DocLink: './src/components/DocLink.tsx',
  },
  alias: { components: './src/components' },
})
