import { defineConfig } from 'vitrine'

export default defineConfig({
  title: 'React Native',
  url: 'https://react-native.example',
  content: [
    { dir: '../docs', at: '/docs' },
    { dir: 'contributing', at: '/contributing' },
  ],
  markdown: { preset: 'docusaurus' },
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
