import { defineConfig, type ElementFunction } from 'vitrine'

const example: ElementFunction = ({ name }) => `compositions/src/examples/${name}.tsx`

export default defineConfig({
  title: 'Chakra UI',
  url: 'https://chakra-ui.example',
  content: [
    { dir: 'www/content/docs', at: '/docs' },
    { dir: 'vitrine', at: '/vitrine' },
  ],
  markdown: { preset: 'fumadocs', rules: { 'callout-unknown': 'warn' } },
  elements: {
    ExampleTabs: example,
    Example: example,
    ExamplePreview: example,
    Explorer: example,
    ExampleCode: () => null,
    PropTable: ({ component, part }) => ({ component: 'ApiEntry', name: part ? `${component}.${part}` : component }),
  },
  components: { '*': './vitrine/components.tsx' },
  alias: { compositions: './compositions/src' },
  features: { demos: { inlineStyles: ['@chakra-ui/react'] } },
  severities: { 'front-matter/*': 'off' },
})
