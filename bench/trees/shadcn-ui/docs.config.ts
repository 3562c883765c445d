import { posix } from 'node:path'
import { defineConfig } from 'vitrine'

// A script of the repository makes the styles, `@/styles/base-nova/ui/button`, of what is in the bases.
const styles = ['aria', 'base', 'radix'].flatMap((base) =>
  ['nova', 'rhea'].flatMap((style) => [
    [`@/styles/${base}-${style}/ui-rtl`, `./registry/bases/${base}/ui`],
    [`@/styles/${base}-${style}`, `./registry/bases/${base}`],
  ]),
)
const baseOf = (styleName: string) => styleName.split('-')[0]

export default defineConfig({
  title: 'shadcn/ui',
  url: 'https://shadcn.example',
  content: [
    { dir: 'content/docs', at: '/docs' },
    { dir: 'vitrine', at: '/vitrine' },
  ],
  markdown: { preset: 'fumadocs' },
  alias: {
    ...Object.fromEntries(styles),
    '@/app/(create)/components/icon-placeholder': './vitrine/icon-placeholder.tsx',
  },
  elements: {
    ComponentPreview: ({ name, styleName = 'base-nova', type }) => {
      if (type === 'block') return null
      return styleName.startsWith('new')
        ? `registry/${styleName}/examples/${name}.tsx`
        : `examples/${baseOf(styleName)}/${name}.tsx`
    },
    ComponentSource({ name, src, styleName = 'base-nova' }, { dir }) {
      const file = src?.replace(/^\//, '') ?? `registry/bases/${baseOf(styleName)}/ui/${name}.tsx`
      return { include: posix.relative(dir, file), meta: `title="${posix.basename(file)}"` }
    },
  },
  components: { '*': './vitrine/components.tsx' },
})
