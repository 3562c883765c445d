import { defineConfig } from 'vitrine'

export default defineConfig({
  title: 'Strapi Design System',
  url: 'https://strapi.example',
  content: [{ dir: 'stories', at: '/' }],
  markdown: { preset: 'storybook' },
  components: { ViewSource: './components/ViewSource.tsx', TypeTable: './components/TypeTable.tsx' },
  features: { demos: { inlineStyles: ['styled-components'] } },
})
