import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineConfig } from 'vitrine'

const dir = 'src/app/(docs)/react'
const files = readdirSync(join(import.meta.dirname, dir), { recursive: true, encoding: 'utf8' })
const matches = (name: RegExp, pattern: RegExp) =>
  files
    .filter((file) => name.test(file))
    .flatMap((file) =>
      [...readFileSync(join(import.meta.dirname, dir, file), 'utf8').matchAll(pattern)].map((match) => ({
        file,
        match,
      })),
    )

// `<DemoTooltipHero />` is demos/hero/css-modules/index.tsx, `<TypesTooltip.Root />` the reference.
const demos = matches(/demos\/.*index\.ts$/, /export const (Demo\w+)[^]*?{ (\w+)/g).map(({ file, match }) => {
  const style = match[2] === 'CssModules' ? 'css-modules' : 'tailwind'
  return [match[1]!, () => `${dir}/${dirname(file)}/${style}/index.tsx`] as const
})
const types = matches(/page\.mdx$/, /<(Types(\w+)\.(\w+))/g).map(
  ({ match }) => [match[1]!, () => ({ component: 'ApiEntry', name: `${match[2]}.${match[3]}` })] as const,
)

export default defineConfig({
  title: 'Base UI',
  url: 'https://base-ui.example',
  content: [{ dir: 'src/app/(docs)/react', at: '/react' }],
  markdown: { preset: 'nextra' },
  alias: { docs: '.' },
  elements: Object.fromEntries([...demos, ...types]),
  components: { '*': './vitrine/components.tsx' },
  features: { api: { packages: [{ name: '@base-ui/react', at: '/react/api' }] } },
})
