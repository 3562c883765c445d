/** Demos that use the source of a library in place of the package, which has not been built. */
import { afterAll, describe, expect, it } from 'vitest'
import { join } from 'node:path'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { packageRoot } from '../../support/files.js'
import { page, smallConfig, smallSite } from './small-site.js'
import { find, textOf } from '../../support/html.js'

const site = smallSite({
  'docs.config.json': JSON.stringify({
    title: 'Small',
    url: 'https://small.example',
    prefix: '/x',
    content: [{ dir: 'content', at: '/x' }],
    features: { demos: { sources: { '@acme/button': 'packages/button/src/index.ts' } } },
  }),
  'content/page.md': page('{{"demo": "Press.js"}}'),
  'content/Press.tsx': "import { Button } from '@acme/button'\n\nexport default () => <Button />\n",
  'packages/button/package.json': JSON.stringify({ name: '@acme/button', version: '1.0.0', main: './dist/index.js' }),
  'packages/button/src/index.ts': "export { Button } from './button.tsx?unknown'\n",
  'packages/button/src/button.tsx':
    'import \'./button.css\'\nexport const Button = () => <button className="b">one</button>\n',
  'packages/button/src/button.css': '.b { color: red }\n',
})
const modules = join(site.root, 'node_modules')
rmSync(modules)
mkdirSync(join(modules, '@acme'), { recursive: true })
for (const name of readdirSync(join(packageRoot, 'node_modules')))
  symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name))
symlinkSync(join(site.root, 'packages/button'), join(modules, '@acme/button'))
/** A library whose entry points lead to its build in many ways, of which there is a build in some. */
const library = {
  'packages/kit/package.json': JSON.stringify({
    name: '@acme/kit',
    version: '1.0.0',
    exports: {
      '.': { types: './dist/index.d.ts', import: './dist/index.js' },
      './styles.css': './dist/styles.css',
      './theme': './dist/theme.css',
      './parts/*': { import: './dist/components/*/index.js' },
      './*': './dist/*.js',
    },
  }),
  'packages/kit/src/index.ts': "export { Area } from './context'\n",
  'packages/kit/src/context.tsx':
    "import { createContext } from 'react'\nexport const Context = createContext('lost')\nexport const Area = Context.Provider\n",
  'packages/kit/src/components/field/index.tsx':
    "import { useContext } from 'react'\nimport { Context } from '../../context'\nexport const Field = () => <i>field {useContext(Context)}</i>\n",
  'packages/kit/src/label.tsx':
    "import { useContext } from 'react'\nimport { Context } from '@acme/kit/context'\nexport const Label = () => <i>label {useContext(Context)}</i>\n",
  'packages/kit/dist/styles.css': '.kit { top: 0 }\n',
  'packages/kit/dist/theme.css': '.theme { top: 0 }\n',
  'packages/kit/dist/built.js': "export const built = 'built'\n",
  'packages/plain/package.json': JSON.stringify({
    name: 'plain',
    version: '1.0.0',
    main: 'lib/index.js',
    module: 'es/index.js',
  }),
  'packages/plain/src/index.ts': "export { Context } from './context/index.js'\n",
  'packages/plain/src/context/index.ts':
    "import { createContext } from 'react'\nexport const Context = createContext('lost')\n",
  'packages/plain/src/box/index.tsx':
    "import { useContext } from 'react'\nimport { Context } from '../context'\nexport default () => <i>box {useContext(Context)}</i>\n",
  'packages/plain/more/package.json': '{ "main": "../lib/box/index.js" }',
}
afterAll(() => site.remove())

it('show what the source says, and notice an edit of it', async () => {
  const { diagnostics } = await site.build()
  expect(diagnostics).toEqual([])
  expect(site.output('x/page/index.html')).toContain('<button class="b">one</button>')
  expect(site.output('x/page.md')).toContain("import { Button } from '@acme/button'")
  site.write('packages/button/src/button.tsx', 'export const Button = () => <button>two</button>\n')
  expect((await site.build()).diagnostics).toEqual([])
  expect(site.output('x/page/index.html')).toContain('<button>two</button>')
})

it('say once what is wrong in the source, and where', async () => {
  const found = async (text: string) => {
    site.write('packages/button/src/button.tsx', text)
    const { diagnostics } = await site.build()
    return diagnostics.map(({ code, file, line, column, text }) => [code, `${file}:${line}:${column}`, text])
  }
  expect(await found('export const Button = (\n')).toEqual([
    ['demo/vendors', 'packages/button/src/button.tsx:2:1', 'Unexpected end of file'],
  ])
  expect(await found("import './gone.js'\nexport const Button = () => null\n")).toEqual([
    ['demo/vendors', 'packages/button/src/button.tsx:1:8', 'Could not resolve "./gone.js"'],
  ])
})

const costsItsDemos = async (line: string, files: Record<string, string>, [code, place]: [string, string]) => {
  const dir = 'packages/button/src'
  for (const [name, text] of Object.entries(files)) site.write(`${dir}/${name}`, text)
  site.write(
    `${dir}/button.tsx`,
    `${line}\nexport const Button = () => <button>three</button>\n${/ i /.test(line) ? 'export { i }\n' : ''}`,
  )
  site.write('content/Other.tsx', 'export default () => <p>not of the library</p>\n')
  site.write('content/page.md', page('{{"demo": "Press.js"}}\n\n{{"demo": "Other.js"}}'))
  const found = async (outDir: string, cache: boolean) => {
    const { diagnostics } = await site.build({ outDir, cache })
    const html = readFileSync(join(site.root, outDir, 'x/page/index.html'), 'utf8')
    expect(['<p>not of the library</p>', '<button>three</button>'].map((one) => html.includes(one))).toEqual([
      true,
      false,
    ])
    return diagnostics.map((one) => [one.severity, one.code, `${one.file}:${one.line}:${one.column}`])
  }
  expect(await found('export', true)).toEqual([['warning', code, `${dir}/${place}`]])
  expect(await found('fresh', false)).toEqual([['warning', code, `${dir}/${place}`]])
  site.write(`${dir}/button.tsx`, 'export const Button = () => <button>three</button>\n')
  expect((await site.build()).diagnostics).toEqual([])
  expect(site.output('x/page/index.html')).toContain('<button>three</button>')
}

describe('cost only the demos that need what cannot be bundled', () => {
  it.each<[string, Record<string, string>, [string, string]]>([
    ["import './a.scss'", { 'a.scss': '.a {}' }, ['bundle/language', 'button.tsx:1:8']],
    ["import i from './a.module.less'", { 'a.module.less': '.a {}' }, ['bundle/language', 'button.tsx:1:15']],
    ["import './a.css'", { 'a.css': '@import "tailwindcss";' }, ['bundle/language', 'a.css:1:9']],
    ["import './a.css'", { 'a.css': '@import "./gone.css";' }, ['demo/vendors', 'a.css:1:9']],
    ["import i from './a.svg?react'", { 'a.svg': '<svg/>' }, ['bundle/language', 'button.tsx:1:15']],
    ["const i = () => import('./b')", { 'b.ts': "import './a.scss'", 'a.scss': '' }, ['bundle/language', 'b.ts:1:8']],
  ])('%s', { tags: 'long' }, costsItsDemos)
})

it('report a source that does not exist in the configuration', async () => {
  const text = readFileSync(join(site.root, 'docs.config.json'), 'utf8')
  site.write('docs.config.json', text.replace('src/index.ts', 'src/indx.ts'))
  const { diagnostics } = await site.build()
  expect(diagnostics.map(({ code, file, text }) => [code, file, text])).toEqual([
    [
      'demo/source',
      'docs.config.json',
      'The source of "@acme/button" is "packages/button/src/indx.ts", but there is no such file.',
    ],
  ])
})

it('is what every subpath means; what has no source is reported', { tags: 'long' }, async () => {
  for (const [file, text] of Object.entries(library)) site.write(file, text)
  for (const name of ['@acme/kit', 'plain'])
    symlinkSync(join(site.root, 'packages', name.replace('@acme/', '')), join(modules, name))
  const sources = { '@acme/kit': './packages/kit/src/index.ts', plain: 'packages/plain/src/index.ts' }
  site.write('docs.config.json', smallConfig({ features: { demos: { sources } } }))
  site.write(
    'content/Press.tsx',
    `import { Area } from '@acme/kit'
import { Field } from '@acme/kit/parts/field'
import { Label } from '@acme/kit/label'
import { built } from '@acme/kit/built'
import '@acme/kit/styles.css'
import '@acme/kit/theme'
import { Context } from 'plain'
import Box from 'plain/es/box'
import More from 'plain/more'
import Lib from 'plain/lib/box/index.js'
export default () => (
  <Area value="found"><Context value="found"><Field /><Label /><Box /><More /><Lib />{built}</Context></Area>
)
`,
  )
  const { diagnostics } = await site.build()
  expect(diagnostics.map(({ code, file, text, hint }) => [code, file, text, hint])).toEqual([
    [
      'demo/source',
      'docs.config.json',
      '"@acme/kit/built" is used as it was built, beside the source of "@acme/kit".',
      expect.stringContaining("'@acme/kit/built': '<path of its source>'"),
    ],
  ])
  const html = site.output('x/page/index.html')
  for (const part of ['field', 'label', 'box']) expect(find(html, 'i').map(textOf)).toContain(`${part} found`)
  expect(html).not.toContain('lost')
})
