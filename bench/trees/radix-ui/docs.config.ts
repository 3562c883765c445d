import { defineConfig } from 'vitrine'

export default defineConfig({
  title: 'Radix',
  url: 'https://radix.example',
  content: [
    { dir: 'data', at: '/' },
    { dir: 'vitrine', at: '/vitrine' },
  ],
  markdown: { preset: 'nextra', frontMatterKeys: { metaTitle: 'title', metaDescription: 'description' } },
  components: { '*': './vitrine/components.tsx' },
  features: { demos: { inlineStyles: ['@radix-ui/themes'] } },
})
