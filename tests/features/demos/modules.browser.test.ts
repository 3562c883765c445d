/** Modules in all forms: demos are prerendered with what the browser's bundles contain. */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesBelow, packageRoot } from '../../support/files.js'
import { openSite, type OpenSite } from './open-site.js'
import { page as markdown, smallConfig, smallSite, type SmallSite } from './small-site.js'

/** A library of CommonJS whose names no lexer finds. */
const umd = `;(function (root, factory) {
  if (typeof exports === 'object' && typeof module !== 'undefined') module.exports = factory()
  else root.Umd = factory()
})(this, function () {
  const api = {}
  for (const name of ['one', 'two', 'three', 'delete']) api[name] = () => name
  return api
})
`

const packages: Record<string, string> = {
  'umd/package.json': '{ "name": "umd", "version": "1.0.0", "main": "index.js" }',
  'umd/index.js': umd,
  'star/package.json': '{ "name": "star", "version": "1.0.0", "exports": "./index.mjs" }',
  'star/index.mjs': "export * from './lib.js'\nexport const own = 'own'\n",
  'star/lib.js': "exports.hi = 'hi'\n",
  // CommonJS for Node, ES modules for bundlers.
  'dual/package.json': '{ "name": "dual", "version": "1.0.0", "main": "index.cjs.js", "module": "index.esm.js" }',
  'dual/index.cjs.js':
    "Object.defineProperty(exports, '__esModule', { value: true })\nexports.default = () => 'dual'\n",
  'dual/index.esm.js': "export default () => 'dual'\n",
  'styled/package.json': '{ "name": "styled", "version": "1.0.0", "type": "module", "main": "index.js" }',
  'styled/index.js': `import { createElement } from 'react'
import dual from 'dual'
import one, { 'is-open' as isOpen } from './one/box.module.css'
import two, { title } from './two/box.module.css'
import './sheets.css'
export const One = () => createElement('b', { className: one.title, 'data-open': isOpen }, dual())
export const Two = () => createElement('i', { className: two.title }, String(title === two.title))
`,
  'styled/sheets.css': '@import "sheet"; @import "keys"; @import "keys/css";\n',
  'styled/one/box.module.css': `.title { color: rgb(1, 1, 1); composes: base from '../base.module.css' }
.is-open { top: 0 }
:global(.outer) .title { left: 0 }
`,
  'styled/two/box.module.css': ".title { color: rgb(2, 2, 2); composes: base from '../base.module.css' }\n",
  'marked/package.json': '{ "name": "marked", "version": "1.0.0", "exports": { "./jsx-runtime": "./jsx.mjs" } }',
  'marked/jsx.mjs': `import * as react from 'react/jsx-runtime'
const marked = (jsx) => (type, props, key) => jsx(type, { ...props, title: 'marked' }, key)
export const [jsx, jsxs, Fragment] = [marked(react.jsx), marked(react.jsxs), react.Fragment]
`,
  // Whose stylesheet its manifest names in three ways.
  'sheet/package.json': '{ "name": "sheet", "version": "1.0.0", "main": "index.js", "style": "dist/sheet.css" }',
  'sheet/index.js': '',
  'sheet/dist/sheet.css': '.sheet { top: 1px }\n',
  'keys/package.json': `{
  "name": "keys",
  "version": "1.0.0",
  "exports": { ".": { "style": "./style.css", "default": "./index.js" }, "./css": "./css.css" }
}
`,
  'keys/index.js': '',
  'keys/style.css': '.keys { top: 1px }\n',
  'keys/css.css': '.key { top: 1px }\n',
  'styled/base.module.css': '.base { background-color: rgb(9, 9, 9) }\n',
}

/** A library that only its tsconfig.json explains, by a file that it refers to. */
const library: Record<string, string> = {
  'package.json': `{
  "name": "library",
  "version": "1.0.0",
  "exports": {
    ".": "./dist/index.js",
    "./area": "./dist/area.js",
    "./hello": { "source": "./src/words.ts", "default": "./dist/hello.js" },
    "./gone": "./dist/gone.js"
  }
}
`,
  'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
  'tsconfig.app.json': `{
  "compilerOptions": {
    "paths": { "@/*": ["./src/*"] },
    "experimentalDecorators": true,
    "jsxImportSource": "marked",
    "target": "ES2020", // Class fields are assigned.
  }
}
`,
  'src/index.ts': "export * from '@/area'\n",
  'src/words.ts': "export const hello = 'hello'\n",
  'src/area.tsx': `import { hello } from '@/words'
const called: string[] = []
function noted(_target: object, key: string, descriptor: PropertyDescriptor) {
  called.push(key)
  return descriptor
}
class Base {
  constructor() {
    this.start()
  }
  start() {}
}
class Child extends Base {
  value?: string
  override start() {
    this.value = 'kept'
  }
  @noted say() {
    return hello
  }
}
export const Area = () => <p>{[new Child().say(), new Child().value, called.join()].join(' ')}</p>
`,
}

const demos: Record<string, string> = {
  One: `import '../reset.css'
import s from './one/box.module.css'
import { One } from 'styled'
export default () => <p className={s.title}><One /></p>
`,
  Two: `import s, { title } from './two/box.module.css'
import { Two } from 'styled'
export default () => <p className={s.title}>{String(s.title === title)} <Two /></p>
`,
  Umd: `import all, { one, two as second } from 'umd'
import * as space from 'umd'
import { again, inner } from './helper'
export default () => <p>{[one(), second(), all.three(), space.three(), again(), inner.one()].join(' ')}</p>
`,
  Star: "import 'keys/css'\nimport './sheets.css'\nimport { hi, own } from 'star'\n\nexport default () => <p>{hi} {own}</p>\n",
  Late: `import { lazy, Suspense } from 'react'
const Part = lazy(() => import('./part'))
export default () => <Suspense fallback={<p>waits</p>}><Part /></Suspense>
`,
  Library: `import { Area } from 'library'
import { Area as Same } from 'library/area'
import { hello } from 'library/hello'
export default () => <div><Area />{hello} {String(Same === Area)}</div>
`,
  Absent: "import { nothing } from 'umd'\n\nexport default () => <p>{typeof nothing}</p>\n",
}

let site: SmallSite
let opened: OpenSite
let page: Page
const errors: string[] = []

beforeAll(async () => {
  site = smallSite({
    ...Object.fromEntries(Object.entries(demos).map(([name, text]) => [`content/${name}.tsx`, text])),
    'content/page.md': markdown(
      Object.keys(demos)
        .map((name) => `{{"demo": "${name}.js"${name === 'Absent' ? ', "ssr": false, "height": 40' : ''}}}`)
        .join('\n\n'),
    ),
    'content/sheets.css': '@import "sheet"; @import "keys"; @import "keys/css";\n',
    'reset.css': '@layer base { h1, b { color: rgb(7, 7, 7); letter-spacing: 7px } }\nbody { margin: 99px }\n',
    'content/helper.ts': "export { delete as again } from 'umd'\nexport * as inner from 'umd'\n",
    ...Object.fromEntries(Object.entries(library).map(([file, text]) => [`library/${file}`, text])),
    'docs.config.json': smallConfig({ features: { demos: { sources: { library: 'library/src/index.ts' } } } }),
    'content/part.tsx': 'export default () => <p>late</p>\n',
    'content/one/box.module.css': '.title { color: rgb(3, 3, 3) }\n',
    'content/two/box.module.css': '.title { color: rgb(4, 4, 4) }\n',
  })
  const modules = join(site.root, 'node_modules')
  rmSync(modules)
  mkdirSync(modules)
  for (const name of ['react', 'react-dom', 'scheduler'])
    symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name))
  for (const [file, text] of Object.entries(packages)) site.write(`node_modules/${file}`, text)
  opened = await openSite(site)
  page = await opened.browser.newPage()
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${opened.origin}/x/page/`)
})
afterAll(() => opened.close())

/** What a demo shows once it is awake, which must be what it was prerendered with. */
async function awake(index: number): Promise<string> {
  const root = page.locator('[data-demo-root]').nth(index)
  const before = await root.innerText()
  await root.scrollIntoViewIfNeeded()
  await root.hover()
  await page.waitForFunction((at) => {
    const element = document.querySelectorAll('[data-demo-root]')[at]!
    return (
      element.querySelectorAll('*').length > 0 &&
      [...element.querySelectorAll('*')].some((one) => Object.keys(one).some((key) => key.startsWith('__react')))
    )
  }, index)
  expect(await root.innerText()).toBe(before)
  return before
}

it('have the classes of CSS modules, whose names are unique', { tags: 'long' }, async () => {
  expect(await awake(0)).toBe('dual')
  expect(await awake(1)).toBe('true true')
  const look = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return [color, backgroundColor].join(' ')
    })
  expect(await look('p:has(> b)')).toBe('rgb(3, 3, 3) rgba(0, 0, 0, 0)')
  expect(await look('p:has(> i)')).toBe('rgb(4, 4, 4) rgba(0, 0, 0, 0)')
  expect(await look('p > b')).toBe('rgb(1, 1, 1) rgb(9, 9, 9)')
  expect(await look('p > i')).toBe('rgb(2, 2, 2) rgb(9, 9, 9)')
  expect(await page.locator('p > b').getAttribute('data-open')).toMatch(/^box_[\da-f]{8}_is-open$/)
})

it('keep a stylesheet by a relative path from the page, as one of a package', { tags: 'long' }, async () => {
  const spacing = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).letterSpacing)
  expect(await spacing('p > b')).toBe('7px')
  expect(await spacing('h1')).not.toBe('7px')
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).marginTop)).toBe('0px')
})

it('have the rules of a CSS module once', { tags: 'long' }, () => {
  const [sheet] = filesBelow(join(site.root, 'export')).filter((path) => /vendors\/styled-[^/]*\.css$/.test(path))
  const css = site.output(sheet!)
  expect(css.match(/\.base_[\da-f]{8}_base/g)).toHaveLength(1)
  for (const name of ['sheet', 'keys', 'key']) expect(css).toContain(`.${name}{top:1px}`)
  expect(css).toMatch(/\.outer \.box_[\da-f]{8}_title/)
})

it('have the names of CommonJS that no lexer finds', { tags: 'long' }, async () => {
  expect(await awake(2)).toBe('one two three three delete one')
  expect(await awake(3)).toBe('hi own')
})

it('are whole where they load a part', { tags: 'long' }, async () => {
  expect(await awake(4)).toBe('late')
})

it('have a library as its tsconfig.json explains it', { tags: 'long' }, async () => {
  expect(await awake(5)).toBe('hello kept say\n\nhello true')
  expect(await page.locator('p[title=marked]').count()).toBe(1)
  expect(errors).toEqual([])
})

it('report a name that CommonJS does not have', { tags: 'long' }, async () => {
  site.write('content/page.md', markdown('{{"demo": "Absent.js"}}'))
  const { diagnostics } = await site.build()
  expect(diagnostics.map(({ code, file, line, column, text }) => [code, `${file}:${line}:${column}`, text])).toEqual([
    [
      'demo/threw',
      'content/Absent.tsx:1:10',
      'Failed to prerender the demo "Absent.js": "umd" has no export named "nothing".',
    ],
  ])
})
