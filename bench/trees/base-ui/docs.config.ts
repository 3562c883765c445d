import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineConfig } from 'vitrine'

const dir = 'src/app/(docs)/react'
const root = join(import.meta.dirname, dir)
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
const matches = (name: RegExp, pattern: RegExp) =>
  files
    .filter((file) => name.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map((match) => ({ file, match })))

// `<DemoTooltipHero />` is demos/hero/css-modules/index.tsx.
const demos = matches(/demos\/.*index\.ts$/, /export const (Demo\w+)/g).map(({ file, match }) => {
  const style = existsSync(join(root, dirname(file), 'css-modules')) ? 'css-modules' : 'tailwind'
  return [match[1]!, () => `${dir}/${dirname(file)}/${style}/index.tsx`] as const
})

/** The part of a page's types.md below a heading. */
function section(file: string, name: string): string {
  const types = readFileSync(join(root, dirname(file), 'types.md'), 'utf8')
  const found = types
    .split(/^(?=#{2,3} )/m)
    .find((part) => part.replace(/^#+ /, '').toLowerCase().startsWith(`${name.toLowerCase()}\n`))
  const additional = /Additional/.test(name) ? /\n## Additional Types\n([^]*?)(?=\n## |$)/.exec(types)?.[1] : undefined
  return (found?.replace(/^.*\n/, '') ?? additional ?? '').replace(/^#+ (.*)$/gm, '**$1**')
}

// `<TypesTooltip.Root />` is the reference of Tooltip.Root. What is no component is in types.md.
const types = matches(/page\.mdx$/, /<Types(\w+)(?:\.(\w+))?(?= )/g).map(({ file, match: [, base, part] }) => {
  const text = section(file, part ?? base!)
  const isComponent = /^\*\*\w+ Props:\*\*/m.test(text)
  const name = part === undefined ? base! : `${base}.${part}`
  return [`Types${name}`, () => (isComponent ? { component: 'ApiEntry', name } : { description: text })] as const
})

export default defineConfig({
  title: 'Base UI',
  url: 'https://base-ui.example',
  content: [
    { dir: 'src/app/(docs)/react', at: '/react' },
    { dir: 'vitrine', at: '/vitrine' },
  ],
  markdown: { preset: 'nextra' },
  alias: { docs: '.' },
  elements: {
    ...Object.fromEntries([...demos, ...types]),
    InstallationBlock: ({ package: name }) => ({ description: `\`\`\`bash npm2yarn\nnpm install ${name}\n\`\`\`` }),
  },
  components: { '*': './vitrine/components.tsx' },
  features: {
    api: { packages: [{ name: '@base-ui/react', at: '/react/api' }] },
    demos: { inlineStyles: ['@base-ui/react'] },
  },
})
