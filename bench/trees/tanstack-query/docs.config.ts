import { defineConfig } from 'vitrine'

export default defineConfig({
  title: 'TanStack Query',
  url: 'https://tanstack.example',
  content: [
    { dir: 'docs/framework/react', at: '/framework/react' },
    { dir: 'docs/eslint', at: '/eslint' },
    { dir: 'docs/reference', at: '/reference' },
  ],
  markdown: { preset: 'docusaurus' },
})
