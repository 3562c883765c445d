import { defineConfig } from 'vitrine'

export default defineConfig({
  title: 'Strapi Design System',
  url: 'https://strapi.example',
  content: [{ dir: 'stories', at: '/' }],
  markdown: { preset: 'storybook' },
  features: { demos: { inlineStyles: ['styled-components'] } },
})
