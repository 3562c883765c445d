import { defineConfig } from 'vitrine'

export default defineConfig({
  title: 'Radix',
  url: 'https://radix.example',
  content: [{ dir: 'data', at: '/' }],
  markdown: { preset: 'nextra' },
  components: { '*': './vitrine/components.tsx' },
})
