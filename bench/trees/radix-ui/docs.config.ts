import { defineConfig } from 'vitrine'

export default defineConfig({
  title: 'Radix',
  url: 'https://radix.example',
  content: [
    { dir: 'data', at: '/' },
    { dir: 'vitrine', at: '/vitrine' },
  ],
  markdown: {
    preset: 'nextra',
    live: ['live'],
    frontMatterKeys: { metaTitle: 'title', metaDescription: 'description' },
  },
  components: { '*': './vitrine/components.tsx' },
  features: {
    demos: {
      inlineStyles: ['@radix-ui/themes'],
      scope: {
        '@radix-ui/themes': '*',
        '@radix-ui/react-icons': '*',
        './components/themes-docs-assets.tsx': ['DecorativeBox'],
        './components/right-click-zone.tsx': ['RightClickZone'],
      },
    },
  },
})
