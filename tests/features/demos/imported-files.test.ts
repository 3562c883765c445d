/** Files that are no code, imported from everywhere that code of a site can be: they are files of the output. */
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesBelow, packageRoot } from '../../support/files.js'
import { inLongRun } from '../../support/long.js'
import { page, smallConfig, smallSite } from './small-site.js'

const picture = (color: string) => `<svg xmlns="http://www.w3.org/2000/svg"><path fill="${color}"/></svg>\n`
const kinds = ['png', 'JPG', 'gif', 'webp', 'avif', 'svg', 'ttf', 'otf', 'eot', 'woff2', 'mp4', 'txt']
const site = smallSite({
  'docs.config.json': smallConfig({
    base: '/docs/',
    features: { demos: { sources: { '@acme/source': 'lib/src/index.tsx' } } },
  }),
  'content/page.md': page('{{"demo": "Demo.js"}}\n\n{{"component": "Logo"}}'),
  'content/Demo.tsx': `import { files } from 'pictures'
import { Icon } from '@acme/source'
import shape from './a shape.svg'
import text from './shape.svg?raw'
import address from './shape.svg?url'
import inline from './shape.svg?inline'
import { parts } from './parts'
import ofPackage from 'pictures/far.bin?url'
import words from 'pictures/words.bin?raw'
import ofWorker from './count.ts?worker&url'
import linked from './Demo.css?url'
import linkedPackage from 'pictures/styles?url'
import 'pictures/styles'
import './Demo.css'

const object = new URL('./object.svg', import.meta.url)
const start = () => new Worker(new URL('./count.ts', import.meta.url), { type: 'module' })

export default function Demo() {
  const list = [shape, address, ofPackage, ofWorker, new URL('./shape.svg', import.meta.url).href, object.href, String(object), ...parts]
  const environment = [process.env.HOME, process.env['NODE_ENV'], import.meta.env.MODE, import.meta.env.BASE_URL]
  return (
    <p onClick={start}>
      {list.map((src) => <img key={src} src={src} />)}
      <q>{text}</q><s>{words}</s><b>{inline.slice(0, 19)}</b><i>{environment.map(String).join(' ')}</i><u data-linked={linked} data-package={linkedPackage}>{files.join(' ')}</u><Icon />
    </p>
  )
}
`,
  'content/parts.ts': "import part from './part.svg'\nexport const parts = [part]\n",
  'content/count.ts': "import { one } from './one'\nimport part from './worker.svg'\npostMessage([one, part])\n",
  'content/one.ts': 'export const one: number = 1\n',
  'content/Demo.css':
    '@font-face { font-family: Own; src: url(own.woff2) }\n.x { background: url(./back.svg), url(/pic.png) }\n',
  'content/own.woff2': 'own',
  'content/components/Logo.tsx': 'import logo from \'./logo.svg\'\nexport default () => <img src={logo} alt="" />\n',
  'content/templates/site.css': '@font-face { font-family: Site; src: url("../site.woff2#x") }\n',
  'content/site.woff2': 'site',
  'content/templates/demo-provider.tsx': `import frame from './frame.svg'
import { createElement } from 'react'
export { globalCss, collectCss } from 'vitrine/templates/demo-provider'
export const Provider = ({ children }: { children: unknown }) =>
  createElement('div', { title: frame }, children as never)
`,
  'lib/src/index.tsx':
    "import './icon.css'\nimport icon from './icon.svg'\nimport sheet from './icon.css?inline'\nimport linked from './icon.css?url'\nconst far = new URL('./far.svg', import.meta.url).href\nexport const Icon = () => <img src={icon} alt={far} title={String(process.env.HOME)} data-sheet={sheet} data-linked={linked} />\n",
  'lib/src/icon.css': "@import './more.css';\n@font-face { font-family: Lib; src: url('./lib.woff?#iefix') }\n",
  'lib/src/more.css': '.more { background: url(more.svg) }\n',
  'lib/src/lib.woff': 'lib',
  ...Object.fromEntries(
    [
      ...['a shape', 'shape', 'object', 'part', 'back', 'worker', 'components/logo', 'templates/frame'].map(
        (name) => `content/${name}`,
      ),
      ...['icon', 'far', 'more'].map((name) => `lib/src/${name}`),
    ].map((name) => [`${name}.svg`, picture(name)]),
  ),
})
const modules = join(site.root, 'node_modules')
rmSync(modules)
mkdirSync(join(modules, '@acme'), { recursive: true })
for (const name of readdirSync(join(packageRoot, 'node_modules')))
  if (!name.startsWith('.')) symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name))
site.write(
  'node_modules/pictures/package.json',
  JSON.stringify({
    name: 'pictures',
    version: '1.0.0',
    exports: { '.': './index.mjs', './styles': './all.css', './*.bin': './*.bin' },
  }),
)
site.write(
  'node_modules/pictures/index.mjs',
  `import './all.css'\n${kinds.map((kind) => `import ${kind} from './file.${kind}'\n`).join('')}
const far = new URL('far.bin', import.meta.url)
export const files = [${kinds.join()}, far.href, new URL('./gone.js', import.meta.url).href]\n`,
)
site.write('node_modules/pictures/all.css', '.p { background: url(all.PNG), url(gone.png) }\n')
for (const name of [...kinds.map((kind) => `file.${kind}`), 'far.bin', 'words.bin', 'all.PNG'])
  site.write(`node_modules/pictures/${name}`, name)
afterAll(() => site.remove())

const built = () => filesBelow(join(site.root, 'export'))
const addresses = (text: string) =>
  [...new Set(text.match(/\/docs\/x\/_assets\/imported\/[^"'`)\\\s<?#&]+/g) ?? [])].sort()
const short = (list: readonly string[]) =>
  list.map((one) => one.replace(/^.*\/imported\//, '').replace(/-[0-9a-f]{10}\./, '.'))

let html = ''
beforeAll(async () => {
  expect((await site.build()).diagnostics).toEqual([])
  html = site.output('x/page/index.html')
})

it('leave nothing to edit where one is a worker, which an editor cannot have', () => {
  expect(html).toContain('data-demo-reset')
  expect(html).not.toMatch(/data-demo-(edit|open|playground)/)
})

it('have addresses, which are the same in the HTML and in the scripts', () => {
  const shown = addresses(html)
  expect(short(shown).sort()).toEqual([
    'content/Demo.css',
    'content/a%20shape.svg',
    ...['components/logo'].map((name) => `content/${name}.svg`),
    'content/count.js',
    ...['object', 'part', 'shape', 'templates/frame'].map((name) => `content/${name}.svg`),
    ...['far.svg', 'icon.css', 'icon.svg', 'lib.woff', 'more.svg'].map((name) => `lib/src/${name}`),
    'pictures/all.css',
    'pictures/far.bin',
    ...kinds.map((kind) => `pictures/file.${kind}`).sort(),
  ])
  const scripts = built().filter((path) => path.endsWith('.js'))
  const inScripts = addresses(scripts.map((path) => site.output(path)).join())
  expect(shown.filter((one) => !inScripts.includes(one) && !one.includes('logo'))).toEqual([])
  expect(html).toContain('<q>&lt;svg xmlns=')
  expect(html).toContain('<s>words.bin</s>')
  expect(html).toContain('<b>data:image/svg+xml;</b>')
  const linked = shown.filter((one) => one.endsWith('.css')).map((one) => site.output(one.slice('/docs/'.length)))
  expect(linked.map((css) => short(addresses(css)))).toEqual([
    ['content/back.svg', 'content/own.woff2'],
    ['lib/src/lib.woff', 'lib/src/more.svg'],
    ['pictures/all.PNG'],
  ])
  expect(html).toMatch(/ data-sheet="\.more\{background:url\(\/docs\//)
})

it('are files, those of stylesheets and workers as well', () => {
  const texts = built().filter((path) => /\.(html|js|css|json)$/.test(path))
  const named = addresses(texts.map((path) => site.output(path)).join())
  for (const address of named)
    expect(existsSync(join(site.root, 'export', decodeURI(address.slice('/docs/'.length)))), address).toBe(true)
  expect(short(named)).toEqual(
    expect.arrayContaining([
      'content/back.svg',
      'content/count.js',
      'content/own.woff2',
      'content/site.woff2',
      'content/worker.svg',
      'lib/src/lib.woff',
      'lib/src/more.svg',
      'pictures/all.PNG',
    ]),
  )
  const styles = texts.filter((path) => path.endsWith('.css')).map((path) => site.output(path))
  expect(styles.join()).toContain('url(/docs/pic.png)')
  expect(styles.join()).not.toContain('data:font')
})

it('tell nothing of the machine', () => {
  expect(html).toContain('<i>undefined production production /docs/</i>')
  for (const path of built()) expect(site.output(path).includes(site.root), path).toBe(false)
})

it('are no sources of the demo', () => {
  expect(html.match(/data-file-name="[^"]+"|role="tab"[^>]*>[^<]+/g) ?? []).not.toContain('svg')
  expect(site.output('x/page.md')).not.toContain('<svg')
})

it('get other addresses when they change', async () => {
  const before = addresses(html)
  site.write('content/part.svg', picture('other'))
  expect((await site.build()).diagnostics).toEqual([])
  const after = addresses(site.output('x/page/index.html'))
  expect(short(after)).toEqual(short(before))
  expect(after.filter((one) => !before.includes(one))).toHaveLength(1)
})

it('are the same without a cache', { tags: 'long' }, async () => {
  await site.build({ cache: false, outDir: 'fresh' })
  const fresh = filesBelow(join(site.root, 'fresh'))
  expect(fresh.filter((path) => path.includes('/imported/')).length).toBeGreaterThan(20)
  for (const path of fresh.filter((one) => !one.startsWith('.')))
    expect(site.output(path) === site.output(`../fresh/${path}`), path).toBe(true)
})

const mistakes = [
  ["import d from './d.csv'", 'bundle/ending', 'Files ending in .csv cannot be imported.', '1:15'],
  ["import d from './gone.svg'", 'demo/syntax', 'There is no file "./gone.svg".', '1:15'],
  ["import './tone.scss'", 'bundle/language', 'Vitrine does not compile .scss (Sass).', '1:8'],
  ["import s from './tone.module.less'", 'bundle/language', 'Vitrine does not compile .less (Less).', '1:15'],
  [
    "import { a } from './styles.css.ts'",
    'bundle/language',
    'Vitrine does not compile .css.ts (vanilla-extract).',
    '1:19',
  ],
  [
    "import I from './shape.svg?react'",
    'bundle/language',
    'Vitrine has nothing like svgr that answers "?react".',
    '1:15',
  ],
  [
    "import { ReactComponent as I } from './shape.svg'",
    'bundle/language',
    '"content/shape.svg" is an address; it has no export "ReactComponent".',
    '1:10',
  ],
  [
    "const d = new URL(`./${'a'}.svg`, import.meta.url).href",
    'demo/threw',
    'Failed to prerender the demo "Demo.js": Its HTML has an address of this machine. `new URL(…, import.meta.url)` takes the path of a file, as a string.',
    'undefined:undefined',
  ],
  ["const d = new URL('./gone.svg', import.meta.url).href", 'demo/syntax', 'There is no file "./gone.svg".', '1:19'],
] as const
it.each(mistakes.slice(0, inLongRun(mistakes.length, 4)))(
  'say what is wrong with %s',
  async (line, code, text, place) => {
    for (const name of ['tone.scss', 'tone.module.less', 'styles.css.ts', 'd.csv']) site.write(`content/${name}`, '')
    const name = /(\w+)( \})?( from| =)/.exec(line)?.[1]
    site.write('content/Demo.tsx', `${line}\nexport default () => <p>{String(${name ?? 1})}</p>\n`)
    const { diagnostics } = await site.build()
    expect(diagnostics.map((one) => [one.code, one.text, `${one.file}:${one.line}:${one.column}`])).toEqual([
      [code, text, `content/Demo.tsx:${place}`],
    ])
  },
)
