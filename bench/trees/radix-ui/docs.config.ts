import { defineConfig } from 'vitrine'

export default defineConfig({
  title: 'Radix',
  url: 'https://radix.example',
  content: [{ dir: 'data', at: '/' }],
  markdown: { preset: 'nextra' },
  components: { '*': './vitrine/components.tsx' },
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
