import { defineConfig } from 'vitrine'

export default defineConfig({
  title: 'TanStack Query',
  url: 'https://tanstack.example',
  content: [{ dir: 'docs', at: '/' }],
  markdown: { preset: 'tanstack' },
})
