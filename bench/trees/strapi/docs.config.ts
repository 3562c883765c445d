import { defineConfig } from 'vitrine'

export default defineConfig({
  title: 'Strapi Design System',
  url: 'https://strapi.example',
  content: [{ dir: 'stories', at: '/' }],
  markdown: { preset: 'storybook' },
  features: { demos: { inlineStyles: ['styled-components'] } },
  severities: {
    'html/*': 'warn',
    'links/*': 'warn',
    'images/*': 'warn',
    'markdown/*': 'warn',
    'front-matter/*': 'warn',
    'code/*': 'warn',
    'content/*': 'warn',
    'demo/*': 'warn',
    'navigation/*': 'warn',
    'component/*': 'warn',
    'mdx/*': 'warn',
  },
})
