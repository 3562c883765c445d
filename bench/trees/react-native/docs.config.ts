import { defineConfig } from 'vitrine'

export default defineConfig({
  title: 'React Native',
  url: 'https://react-native.example',
  content: [
    { dir: '../docs', at: '/docs' },
    { dir: 'contributing', at: '/contributing' },
  ],
  markdown: { preset: 'docusaurus' },
})
