import { defineConfig } from 'vitrine'

export default defineConfig({
  title: 'Strapi Design System',
  url: 'https://strapi.example',
  content: [
    { dir: 'stories', at: '/' },
    { dir: 'vitrine', at: '/vitrine' },
  ],
  markdown: { preset: 'storybook' },
  components: { '*': './vitrine/components.tsx' },
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
