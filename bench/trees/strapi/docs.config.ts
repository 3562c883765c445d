import { defineConfig } from 'vitrine'

export default defineConfig({
  title: 'Strapi Design System',
  url: 'https://strapi.example',
  content: [{ dir: 'stories', at: '/' }],
  markdown: { preset: 'storybook' },
  components: { ViewSource: './components/ViewSource.tsx', TypeTable: './components/TypeTable.tsx' },
  alias: { '../.storybook/preview': './vitrine/dark-mode.ts' },
  features: {
    api: {
      packages: [
        { name: '@strapi/design-system', at: '/api' },
        { name: '@strapi/ui-primitives', at: '/api/primitives' },
      ],
    },
    demos: { inlineStyles: ['styled-components'] },
  },
})
