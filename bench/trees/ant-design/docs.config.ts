import { defineConfig } from 'vitrine'

export default defineConfig({
  title: 'Ant Design',
  url: 'https://ant-design.example',
  locales: [
    { code: 'en', label: 'English', lang: 'en-US' },
    { code: 'zh', label: '中文', lang: 'zh-CN' },
  ],
  content: [
    { dir: 'components', at: '/components' },
    { dir: 'docs', at: '/docs' },
  ],
  markdown: { preset: 'dumi', remarkPlugins: ['./vitrine/plain.mjs'] },
  components: { TokenTable: './vitrine/TokenTable.tsx' },
  elements: { ComponentTokenTable: ({ component: of }) => ({ component: 'TokenTable', of }) },
  features: { demos: { inlineStyles: ['antd'] } },
})
