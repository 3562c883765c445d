import { defineConfig } from 'vitrine'

const fileName = ({ lang, meta = '' }: { lang: string; meta?: string }) =>
  /^(?:\/?src\/)?\/?(\S+\.\w+)/.exec(meta)?.[1] ?? (lang === 'css' ? 'styles.css' : 'App.js')

export default defineConfig({
  title: 'React',
  url: 'https://react.example',
  content: [{ dir: 'src/content', at: '/' }],
  public: 'public',
  markdown: { preset: 'docusaurus' },
  components: { '*': './vitrine/components.tsx' },
  elements: {
    Sandpack: ({ children }) => {
      const blocks = children.filter((child) => child.code !== undefined && !child.meta.includes('sandbox.config'))
      const files = blocks.map((block) => [fileName(block), block.code] as const)
      const scripts = files.filter(([name]) => name !== 'package.json')
      const first = scripts.find(([name, code]) => /^App\.[jt]sx?$/.test(name) && code.trim() !== '')
      return first && { files: Object.fromEntries([first, ...scripts]) }
    },
  },
})
