/** The reference of a small library, built by the compiled command: pages, alternates, navigation, the check, the diff. */
import { execFileSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { BuildResult } from '../../../src/build.js'
import { apiPackage } from '../../../src/features/api/node/extract/extraction.js'
import { apiEntry } from '../../../src/features/api/node/history.js'
import type { ComparedHistory } from '../../../src/features/api/shared/compared.js'
import { apiDiff } from '../../../src/features/api/shared/diff/diff.js'
import { type Snapshot, type SnapshotFile, snapshotInFile } from '../../../src/features/api/shared/snapshots.js'
import { splitPurpose } from '../../../src/features/api/node/pages/index-lists.js'
import { docHtml, Names } from '../../../src/features/api/node/pages/text-html.js'
import { openSite } from '../../../src/site.js'
import { project } from '../../support/project.js'
import { startServer } from '../../serve/server.js'
import { pageText } from '../../support/files.js'
import { byId, elementsOf, find, hrefsOf, linksOf, named, textOf } from '../../support/html.js'

/** The few types of React's that the library uses: its real declarations take seconds to check. */
const react = `export = React
export as namespace React
declare namespace React {
  interface ReactElement { type: unknown }
  type ReactNode = ReactElement | string | number | null | undefined
  interface HTMLAttributes<T> { id?: string; title?: string }
  interface RefObject<T> { current: T }
  type Ref<T> = ((value: T | null) => void) | RefObject<T | null> | null
  interface RefAttributes<T> { ref?: Ref<T> }
  interface ForwardRefExoticComponent<P> { (props: P): ReactNode }
  type ElementType = unknown
  namespace JSX { interface Element extends ReactElement {} }
}
`
/** Links to pages that the site has, at the place where the library's own documentation has them. */
const valuesText =
  'Its values: see https://ui.example.com/docs/charts/bars/#part, [names](https://ui.example.com/docs/charts/names).'
const library = (change = '') => `import * as React from 'react'
/** A chart of \`bars\`, drawn as <svg>. */
export declare const BarChart: React.ForwardRefExoticComponent<BarChartProps & React.RefAttributes<SVGSVGElement>>
export interface BarChartProps extends React.HTMLAttributes<HTMLElement> {
  /** What to draw, as {@link Series}. */
  series: readonly Series[]
  /** How long a type may be. @default 'short' */
  mode?: ${Array.from({ length: 40 }, (_, at) => `'mode-${at}'`).join(' | ')}
  /** @deprecated Use \`mode\`. */
  old?: boolean
  /**
   * A bar was clicked.
   * Its bar is {@link Series}.
   * @param {number} index The index of the bar.
   * @returns {boolean} Whether to go on.
   */
  onPress?: (index: number) => boolean
  silent?: Kind${change}
  slots?: { /** The bar. @default Bar */ bar?: React.ElementType }
}
/** One series. */
export interface Series {
  /** ${valuesText} */
  data: number[]
  kind?: Kind
}
/** Its name is one that every object has. */
export interface constructor {
  /** Its text. */
  toString: string
}
export type Kind = 'a' | 'b'
export declare function useSeries(id: string): Series
export declare function isSeries(value: unknown, shade?: Shade): boolean
export interface BarEvents {
  /** A bar was clicked. */
  barClick: { params: Series; event: MouseEvent }
  /** Its type is not that of others. */
  barMove: { params: Series } | { params: Kind }
}
export declare const Gone: React.ForwardRefExoticComponent<{}>
type Shade = 'light' | 'dark'
export {}
`
const packageFiles = (folder: string, version: string, text: string) => ({
  [`${folder}/package.json`]: JSON.stringify({ name: '@scope/charts', version, types: './index.d.ts' }),
  [`${folder}/index.d.ts`]: text,
  [`${folder}/index.js`]: 'export const BarChart = () => null\n',
})

/** What is linked is unique in the product; `kind` and `data` are members, but plain words. */
const names = `
\`BarChart\` \`isSeries\` \`Kind\` \`BarChartPro\` \`string\` \`kind\` \`data\` \`code:BarChart\` \`Unknown\`
\`prop:BarChart.series\` \`slot:BarChart.bar\` \`prop:Series.data\` \`api:useSeries\`

{{"component": "ApiMethods", "of": "Series", "only": ["data"]}}

{{"component": "ApiSelectors"}}

{{"component": "ApiEvents"}}
`
const config = (more = '') => `export default { title: 'Test', url: 'https://example.com',
  locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文', lang: 'zh-CN' }],
  features: { 'docs-tabs': { pages: ['/charts/**'] }, api: { packages: [{ name: '@scope/charts', at: '/api/charts', navigation: '/charts',
    components: ['BarChart'], hooks: ['useSeries'], interfaces: ['Series', 'constructor'], source: 'https://example.com/{path}', documentation: { 'https://ui.example.com/docs/': '/' }, events: 'BarEvents', eventParameters: ['params', 'event'], commonProps: { silent: { en: 'Draws without sound.', zh: '不发出声音。' }, mode: 'Not shown.' }, history: './history', guides: { '1': '/charts/upgrade' }, selectors: ['is*'], groups: [{ title: { en: 'Bars', zh: '柱子' }, components: ['*Chart'] }],
    elsewhere: [{ package: '@scope/charts-pro', plan: 'pro', components: ['BarChartPro'] }] ${more} }] } },
  products: [{ id: 'charts', title: 'Charts', pathnames: ['/charts', '/api/charts'] }] }`

const site = project({
  'docs.config.ts': config(),
  'content/navigation.ts': `export default [{ pathname: '/charts', children: [{ pathname: '/charts/bars' }, { pathname: '/charts/names' }, { pathname: '/charts/tabs' }, { pathname: '/charts/upgrade' }] }]`,
  'content/charts/upgrade.md':
    '# Upgrade\n\n## Data\n\nThe prop `series` of `BarChart` takes a list.\n\n## Silence {#silent}\n\n`keepSilent` of `BarChart` has another name.\n',
  'history/_0.9.0.md': 'Bars learn to be *quiet*.\n\n## BarChart\n\nAll of it is **new**.\n\n## Thanks\n\nTo all.\n',
  'history/_0.9.0.zh.md': '柱子学会了安静。\n',
  'history/0.8.0.json': JSON.stringify({
    schema: 2,
    package: '@scope/charts',
    version: '0.8.0',
    exports: {
      BarChart: { kind: 'component', members: { series: 'Series[]', 'mode?': "'plain'" } },
      Series: { kind: 'interface', members: { data: 'number[]', kind: 'Kind' } },
      Kind: { kind: 'type', type: "'a' | 'b'" },
      isSeries: { kind: 'function', type: '(value: unknown) => value is Series' },
    },
  }),
  'history/0.9.0.json': JSON.stringify({
    schema: 2,
    package: '@scope/charts',
    version: '0.9.0',
    after: '0.8.0',
    exports: {
      BarChart: {
        kind: 'component',
        members: {
          series: 'Series[]',
          'mode?': "'plain'",
          'old?': 'boolean',
          'gone?': 'Date',
          'keepSilent?': 'Kind',
        },
      },
    },
  }),
  'content/translations.zh.json': JSON.stringify({
    api: {
      'BarChart.series': '要画的内容。',
      BarChart: '柱状图。更多说明。',
      'BarChart.slots.bar': '柱子。',
      BarChartPro: '更多。',
      'A bar was clicked. Its bar is {@link Series}.': '点击了柱子 {@link Series}。',
      'Use `mode`.': '请使用 `mode`。',
      'The index of the bar.': '柱子的序号。',
      'Whether to go on.': '是否继续。',
    },
  }),
  'content/charts/tabs.md': pageText('Tabs').replace(
    'title: Tabs',
    'title: Tabs\ntabs: true\ncomponents: BarChart\nhooks: useSeries',
  ),
  'content/charts/names.md': pageText('Names', names),
  'content/charts/bars.md': pageText('Bars', '## One series\n\n{{"demo": "Bars.js"}}').replace(
    'title: Bars',
    'title: Bars\ncomponents: BarChart',
  ),
  'content/charts/bars.zh.md': pageText('柱子', '## 一个系列\n\n{{"demo": "Bars.js"}}')
    .replace('About 柱子.', '说明。')
    .replace('title: 柱子', 'title: 柱子\ncomponents: BarChart'),
  'content/charts/Bars.tsx': `import { BarChart } from '@scope/charts'
export default function Bars() {
  return <BarChart series={[]} old />
}
`,
  'node_modules/@types/react/package.json': '{ "name": "@types/react", "version": "19.0.0", "types": "index.d.ts" }',
  'node_modules/@types/react/index.d.ts': react,
  ...packageFiles('node_modules/@scope/charts', '1.0.0', library()),
  ...packageFiles('next', '2.0.0', library(" | 'c'; added?: string").replace('data: number[]', 'data: string[]')),
})
let built: BuildResult
beforeAll(async () => {
  built = await site.result()
})
afterAll(() => site.remove())

const body = (path: string) => /<article[\s\S]*<\/article>/.exec(site.read(`export/${path}/index.html`))![0]
const article = (path: string) => find(body(path), 'article')[0]
const textsIn = (path: string, language: string) =>
  elementsOf(article(path))
    .filter(({ properties }) => properties['lang'] === language)
    .map(textOf)

test('builds without complaint, once', async () => {
  expect(built).toMatchObject({ exitCode: 0, diagnostics: [] })
  expect((await site.result()).diagnostics).toEqual([])
})

test('what is new is labelled, and rows say what they were', () => {
  const page = article('api/charts/bar-chart')
  const isNew = (id: string) => find(byId(page, id), 'span').some((label) => textOf(label) === 'New')
  expect(isNew('bar-chart-prop-silent')).toBe(true)
  expect(isNew('bar-chart-slot-bar')).toBe(true)
  expect(isNew('bar-chart-prop-series')).toBe(false)
  expect(textOf(find(page, 'h1')[0])).toBe('BarChart API')
  expect(textOf(find(article('api/charts/use-series'), 'h1')[0])).toBe('useSeries API New')
})

test('pages say what changed between versions', () => {
  const index = article('api/charts/changes')
  expect(linksOf(index).filter((link) => link.includes('/changes/'))).toEqual([
    '/api/charts/changes/from-0-8-0/ From 0.8.0 to 1.0.0',
    '/api/charts/changes/1-0-0/ 1.0.0',
    '/api/charts/changes/0-9-0/ 0.9.0',
  ])
  const step = article('api/charts/changes/0-9-0')
  expect(
    find(step, 'tr')
      .map((row) => textOf(row))
      .filter((text) => text.includes('New')),
  ).toEqual(['gone', 'keepSilent', 'old'].map((name) => expect.stringContaining(name)))
  // What the author has written is where it belongs.
  expect(textOf(step)).toMatch(
    /Bars learn to be quiet\..*Thanks.*To all\..*Added.*BarChart\s*All of it is new\..*gone/s,
  )
  expect(textOf(article('zh/api/charts/changes/0-9-0'))).toContain('柱子学会了安静。')
  expect(textOf(byId(article('api/charts/changes/1-0-0'), 'breaking-BarChart-keepSilent'))).toMatch(
    /Migration guide: Silence\./,
  )
  expect(linksOf(article('zh/api/charts/changes/1-0-0')).join(' ')).toContain('/zh/charts/upgrade/#silent')
  const last = textOf(article('api/charts/changes/1-0-0'))
  expect(last).toContain('Removed prop.')
  expect(last).toContain('Removed prop; probably silent has taken its place.')
  expect(last).toContain('Before: Series[].')
  // What came and went within an upgrade is not said of it.
  expect(textOf(article('api/charts/changes/from-0-8-0'))).not.toContain('gone')
  const { steps } = JSON.parse(site.read('export/api/charts/changes.json')) as { steps: { from: string; to: string }[] }
  expect(steps.map(({ from, to }) => `${from} ${to}`)).toEqual(['0.9.0 1.0.0', '0.8.0 0.9.0'])
  const [history] = find(article('api/charts/bar-chart'), 'section').filter((one) => textOf(one).startsWith('History'))
  expect(textOf(history)).toContain('0.9: new old.')
  expect(linksOf(history)).toContain('/api/charts/changes/from-0-8-0/#breaking-BarChart From 0.8.0 to 1.0.0')
  // What a hook returns has the history of its type.
  const hook = article('api/charts/use-series')
  expect(textOf(find(hook, 'section').find((one) => textOf(one).startsWith('History')))).toContain('changed kind')
  expect(textOf(byId(hook, 'use-series-prop-kind'))).toContain('Changed in version 1.0; before:')
  // All that a comparison of any two versions needs, which the form of the index reads.
  const { versions, hrefs } = JSON.parse(site.read('export/api/charts/changes/history.json')) as ComparedHistory
  const found = versions.reduce<Snapshot[]>((known, file) => [...known, snapshotInFile(file, known.at(-1))], [])
  expect(found.map(({ version }) => version)).toEqual(['0.8.0', '0.9.0', '1.0.0'])
  expect(apiDiff(found[0]!, found[2]!).map(({ name }) => name)).not.toContain('BarChart.gone')
  expect(hrefs['BarChart']).toBe('/api/charts/bar-chart/')
  expect(textOf(byId(article('api/charts/bar-chart'), 'bar-chart-prop-old'))).toContain('Since version 0.9.')
  const list = site.read('export/charts/llms.txt')
  expect(list.slice(list.indexOf('## Changes between versions: 4 pages'))).toContain('/api/charts/changes/0-9-0.md)')
  expect(list.slice(0, list.indexOf('## Changes'))).not.toContain('/changes')
  expect(site.read('export/llms.txt')).toMatch(/- \[Charts\].*; Changes between versions: 4 pages/)
  expect(site.read('export/api/charts/changes/1-0-0.md')).toContain(
    '- **old** {#deprecations-BarChart-old}: Deprecated prop.',
  )
})

test.each<[fault: string, file: object, message: RegExp]>([
  ['another schema', { schema: 1 }, /not an API snapshot/],
  ['another package', { package: 'other' }, /a snapshot of other 0\.9\.0, not of @scope\/charts 0\.9\.0/],
  ['another order', { after: '0.7.0' }, /continues 0\.7\.0, but 0\.8\.0 is before it/],
])('a snapshot of %s is one message', { tags: 'long' }, async (_fault, change, message) => {
  const [path, before] = ['history/0.9.0.json', site.read('history/0.9.0.json')]
  site.write({ [path]: JSON.stringify({ ...(JSON.parse(before) as object), ...change }) })
  const { diagnostics } = await site.result()
  expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([`api/snapshot ${path}`])
  expect(diagnostics[0]!.text).toMatch(message)
  site.write({ [path]: before })
})

describe('the page of a component', () => {
  test('has a row with a permanent id for each prop and slot', () => {
    const page = article('api/charts/bar-chart')
    expect(linksOf(find(byId(page, 'bar-chart-prop-series'), 'th', { scope: 'row' })[0])).toEqual([
      '#bar-chart-prop-series series',
    ])
    expect(byId(page, 'bar-chart-slot-bar')).toBeDefined()
    expect(byId(page, 'bar-chart-prop-title')).toBeUndefined()
  })

  test('links the types that it names, and escapes what is no markup', () => {
    const page = article('api/charts/bar-chart')
    expect(linksOf(find(page, 'code').find((type) => textOf(type) === 'readonly Series[]'))).toEqual([
      '/api/charts/series/ Series',
    ])
    expect(linksOf(page)).toContain('/api/charts/types/#api-Kind Kind')
    expect(textOf(page)).toContain('drawn as <svg>')
    expect(textOf(page)).toContain('Also accepts the props of React.HTMLAttributes<HTMLElement>')
  })

  test('leads to pages of this site where comments lead to the same elsewhere', () => {
    const page = article('api/charts/series')
    expect(linksOf(page)).toEqual(expect.arrayContaining(['/charts/bars/ part', '/charts/names/ names']))
    expect(textOf(page)).toContain('see part, names.')
    expect(linksOf(article('zh/api/charts/series'))).toContain('/zh/charts/names/ names')
    const markdown = 'see [part](/zh/charts/bars.md), [names](/zh/charts/names.md).'
    expect(site.read('export/zh/api/charts/series.md')).toContain(markdown)
    expect(site.read('export/api/charts/series.json')).toContain('see [part](/charts/bars/)')
  })

  test('folds long types, strikes out what is deprecated', () => {
    const page = article('api/charts/bar-chart')
    const [folded] = find(byId(page, 'bar-chart-prop-mode'), 'details')
    expect(textOf(find(folded, 'summary')[0])).toMatch(/^'mode-0' \| .* …$/)
    expect(textOf(folded)).toContain("'mode-39'")
    expect(find(page, 's').map(textOf)).toEqual(['old'])
    expect(textOf(page)).toContain('Use mode.')
  })

  test('names the demo that uses it, and its source', () => {
    const page = article('api/charts/bar-chart')
    const demos = find(page, 'li').find((item) => linksOf(item)[0] === '/charts/bars/ Bars')
    expect(linksOf(demos)).toEqual(['/charts/bars/ Bars', '/charts/bars/#Bars One series'])
    expect(linksOf(article('zh/api/charts/bar-chart'))).toContain('/zh/charts/bars/#Bars 一个系列')
    expect(hrefsOf(page)).toContain('https://example.com/index.tsx')
  })

  test('is Chinese around English descriptions, and says so', () => {
    const page = article('zh/api/charts/bar-chart')
    expect(find(page, 'h2').map(textOf)).toContain('属性')
    expect(textOf(page)).toContain('尚未翻译的说明来自软件包本身，为英文。')
    const english = textsIn('zh/api/charts/bar-chart', 'en')
    expect(english).toContain('How long a type may be.')
    // What the site's translations say wins.
    for (const text of ['柱状图。', '更多说明。', '柱子。']) expect(textOf(page)).toContain(text)
    expect(textOf(byId(page, 'bar-chart-prop-series'))).toContain('要画的内容。')
    expect(english.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([])
  })

  test.each([
    'api/charts',
    'api/charts/types',
    'api/charts/series',
    'api/charts/use-series',
    'api/charts/bar-chart-pro',
  ])('%s says in Chinese that texts are English where some are', (pathname) => {
    const page = body(`zh/${pathname}`)
    expect(page.includes('尚未翻译的说明')).toBe(page.includes(' lang="en"'))
  })

  it('translates what the package says by its text, wherever it says it', () => {
    const page = article('zh/api/charts/bar-chart')
    const pressed = byId(page, 'bar-chart-prop-onPress')
    for (const text of ['点击了柱子 Series。', '柱子的序号。', '是否继续。']) expect(textOf(pressed)).toContain(text)
    expect(linksOf(pressed)).toContain('/zh/api/charts/series/ Series')
    expect(elementsOf(pressed).filter(({ properties }) => properties['lang'])).toEqual([])
    expect(textOf(page)).toContain('请使用 mode。')
    const markdown = site.read('export/zh/api/charts/bar-chart.md')
    expect(markdown).toContain('点击了柱子 [`Series`](/zh/api/charts/series.md)。')
    expect(markdown).toContain('请使用 `mode`。')
    expect(markdown).toContain('要画的内容。')
    expect(site.read('export/api/charts/bar-chart.md')).toContain('A bar was clicked.')
  })
})

test('pages of a hook, an interface, a package and what is not installed', () => {
  expect(textOf(article('api/charts/use-series'))).toContain('useSeries(id: string): Series')
  expect(linksOf(article('api/charts/use-series'))).toContain('/api/charts/series/ Series')
  expect(byId(article('api/charts/series'), 'series-prop-data')).toBeDefined()
  expect(byId(article('api/charts/constructor'), 'constructor-prop-toString')).toBeDefined()
  expect(byId(article('api/charts'), 'api-isSeries')).toBeDefined()
  expect(body('api/charts/bar-chart-pro')).toContain('commercial package of the Pro plan')
})

test('types that are not exported have a page that signatures lead to, and the search does not find them', () => {
  expect(textOf(article('api/charts'))).toContain('shade?: Shade')
  expect(linksOf(article('api/charts'))).toContain('/api/charts/internal-types/#api-Shade Shade')
  const row = byId(article('api/charts/internal-types'), 'api-Shade')
  expect(find(row, 'code').map(textOf)).toContain("'light' | 'dark'")
  expect(textOf(row)).not.toContain('New')
  expect(body('zh/api/charts/internal-types')).toContain('的内部类型')
  expect(JSON.parse(site.read('export/api/charts/internal-types.json'))).toMatchObject({
    schema: 1,
    kind: 'internal-types',
    types: [{ name: 'Shade', type: "'light' | 'dark'" }],
  })
  expect(JSON.parse(site.read('export/api/charts/types.json'))).not.toMatchObject({ types: [{ name: 'Shade' }] })
})

test('the navigation lists them, the front matter leads to them', () => {
  const navigation = (path: string) => named(site.read(`export/${path}/index.html`), 'Documentation')
  expect(hrefsOf(article('charts/bars'))).toContain('/api/charts/bar-chart/')
  // They are a tree of their own.
  expect(hrefsOf(navigation('charts/bars'))).not.toContain('/api/charts/bar-chart-pro/')
  expect(hrefsOf(navigation('api/charts'))).toContain('/api/charts/bar-chart-pro/')
  // Where the types are is seen there, too.
  const current = find(navigation('api/charts/types'), 'a', { ariaCurrent: 'page' })
  expect(current.map(({ properties }) => properties['href'])).toEqual(['/api/charts/types/'])
})

test('the index groups components and says what each is for, in every language', () => {
  const lists = (path: string) =>
    find(article(path), 'section').flatMap((section) => {
      const [heading] = find(section, 'h2')
      const id = String(heading?.properties['id'])
      const items = find(section, 'li').map(
        (item) => textOf(item) + (find(item, 'p', { lang: 'en' }).length > 0 ? ' (English)' : ''),
      )
      return /^(components|hooks|interfaces)/.test(id) ? [[`${id} ${textOf(heading)}`, ...items]] : []
    })
  expect(lists('api/charts')).toEqual([
    ['components-bars Bars', 'BarChartA chart of bars, drawn as <svg>.'],
    ['components Other components', 'BarChartPro Pro'],
    ['hooks Hooks', 'useSeries New'],
    ['interfaces Interfaces', 'SeriesOne series.', 'constructor NewIts name is one that every object has.'],
  ])
  expect(lists('zh/api/charts')[0]).toEqual(['components-bars 柱子', 'BarChart柱状图。'])
  expect(lists('zh/api/charts')[1]).toEqual(['components 其他组件', 'BarChartPro Pro更多。'])
  expect(lists('zh/api/charts')[3]![1]).toBe('SeriesOne series. (English)')
  // A page without types has at least its purpose.
  expect(textOf(article('zh/api/charts/bar-chart-pro'))).toContain('更多。')
  expect(site.read('export/zh/api/charts/bar-chart-pro.md')).toContain('# BarChartPro API\n\n更多。\n\n`BarChartPro`')
})

it.each([
  ['Draws bars. See `a. B` too.', 'Draws bars.', 'See `a. B` too.'],
  ['Calls `a. B` once', 'Calls `a. B` once', ''],
  ['Version 1.2 and\nmore.\n\nRest.', 'Version 1.2 and more.', 'Rest.'],
  ['One. Two\nand three.\n\nRest.', 'One.', 'Two and three.\n\nRest.'],
  ['一句话。第二句。', '一句话。', '第二句。'],
  ['A list:\n- one', 'A list:', '- one'],
  ['Demos:\n\n- one', '', 'Demos:\n\n- one'],
])('the first sentence of %j', (text, sentence, rest) => {
  expect(splitPurpose(text)).toEqual([sentence, rest])
})

it.each([
  ['https://mui.com/x/react-data-grid/layout/#flex-parent-container', 'flex parent container (mui.com)'],
  ['https://github.com/mui/mui-x/issues/123', 'issues 123 (github.com)'],
  ['https://www.w3.org/TR/index.html', 'index (w3.org)'],
  ['https://example.com', 'example.com'],
])('the bare address %s is called %j', (address, name) => {
  expect(docHtml(`See ${address}.`, new Names(() => undefined))).toBe(`See <a href="${address}">${name}</a>.`)
})

it.each([
  [
    '1. one\n2. *two*\n   - **three**',
    '<ol><li>one</li><li><em>two</em><ul><li><strong>three</strong></li></ul></li></ol>',
  ],
  ['A `<div>` or <div>, one<br />each', 'A <code>&lt;div&gt;</code> or &lt;div&gt;, one<br>each'],
  [
    '{@link Bar | the bar}, [[Bar]] and `Bar`',
    '<a href="/bar/">the bar</a>, <a href="/bar/"><code>Bar</code></a> and <a href="/bar/"><code>Bar</code></a>',
  ],
  ['`{@link Bar}`, {@link Baz} and [here](/there/)', '<code>{@link Bar}</code>, <code>Baz</code> and here'],
])('the description %j', (text, html) => {
  expect(docHtml(text, new Names((name) => (name === 'Bar' ? '/bar/' : undefined)))).toBe(html)
})

test('names in prose lead to the reference', () => {
  const links = (path: string) => find(article(path), 'p').flatMap(linksOf)
  expect(links('charts/names')).toEqual([
    '/api/charts/bar-chart/ BarChart',
    '/api/charts/#api-isSeries isSeries',
    '/api/charts/types/#api-Kind Kind',
    '/api/charts/bar-chart-pro/ BarChartPro',
    '/api/charts/bar-chart/#bar-chart-prop-series series',
    '/api/charts/bar-chart/#bar-chart-slot-bar bar',
    '/api/charts/series/#series-prop-data data',
    '/api/charts/use-series/ useSeries',
  ])
  expect(links('zh/charts/names')).toContain('/zh/api/charts/bar-chart/ BarChart')
})

test('tabs of a page describe its components and hooks', () => {
  const components = article('charts/tabs/components-api')
  expect(byId(components, 'barchart')!.tagName).toBe('h2')
  expect(byId(components, 'bar-chart-props')!.tagName).toBe('h3')
  expect(byId(components, 'bar-chart-prop-series')).toBeDefined()
  expect(site.read('export/charts/tabs/components-api/index.html')).toMatch(/<link rel="stylesheet" href="[^"]*\/api-/)
  expect(byId(article('charts/tabs/hooks-api'), 'use-series-signature')!.tagName).toBe('h3')
})

test('the site describes props that mean the same everywhere, where the package does not', () => {
  const silent = (path: string) => textOf(byId(article(path), 'bar-chart-prop-silent'))
  expect(silent('api/charts/bar-chart')).toContain('Draws without sound.')
  expect(silent('zh/api/charts/bar-chart')).toContain('不发出声音。')
  expect(body('api/charts/bar-chart')).not.toContain('Not shown.')
  expect(site.read('export/api/charts/bar-chart.md')).toContain('Draws without sound.')
})

test('blocks list members, selectors and events in prose', () => {
  const page = article('charts/names')
  expect(byId(page, 'in-series-prop-data')).toBeDefined()
  expect(byId(page, 'in-series-prop-kind')).toBeUndefined()
  expect(byId(page, 'api-isSeries')).toBeDefined()
  const [click, move] = [byId(page, 'api-event-barClick'), byId(page, 'api-event-barMove')]
  expect(textOf(click)).toContain('(params: Series, event: MouseEvent)')
  expect(linksOf(click)).toContain('/api/charts/series/ Series')
  expect(textOf(move)).toContain('{ params: Series } | { params: ')
  expect(linksOf(move)).toContain('/api/charts/series/ Series')
  expect(site.read('export/charts/names.md')).toContain(
    '- **barClick** (`(params: Series, event: MouseEvent)`): A bar was clicked.',
  )
})

test('alternates: JSON and Markdown', () => {
  const json = JSON.parse(site.read('export/api/charts/bar-chart.json')) as { props: { name: string }[] }
  expect(json).toMatchObject({
    schema: 1,
    kind: 'component',
    name: 'BarChart',
    package: '@scope/charts',
    version: '1.0.0',
    demos: [{ name: 'Bars', href: '/charts/bars/#Bars', props: ['old', 'series'] }],
  })
  expect(json.props[0]).toEqual({
    name: 'series',
    type: 'readonly Series[]',
    required: true,
    description: 'What to draw, as [Series](/api/charts/series/).',
    changed: [{ version: '1.0', before: 'Series[]' }],
  })
  expect(site.read('export/api/charts/bar-chart/index.html')).toContain(
    'type="application/json" href="/api/charts/bar-chart.json"',
  )
  expect(site.read('export/api/charts/bar-chart.md')).toContain(
    '- **series** (`readonly Series[]`, required): What to draw, as [`Series`](/api/charts/series.md).',
  )
  const index = JSON.parse(site.read('export/api/index.json')) as { packages: { pages: { name: string }[] }[] }
  const names = index.packages[0]!.pages.map(({ name }) => name)
  expect([...names].sort()).toEqual(['BarChart', 'BarChartPro', 'Series', 'constructor', 'useSeries'])
})

test('the server does not wait for the declarations: links come when they are read', { tags: 'long' }, async () => {
  // All but the declarations is in the cache: a page takes less time than they do. A block of the reference waits.
  site.write({
    ...packageFiles('node_modules/@scope/charts', '1.0.1', `${library()}\nexport type Other = 1\n`),
    'content/charts/names.md': pageText('Names', '`BarChart` `isSeries`'),
  })
  const server = await startServer(site.dir)
  const page = async () => (await fetch(`${server.url}charts/names/`)).text()
  const first = await page()
  expect(first).toContain('href="/api/charts/bar-chart/"><code>BarChart')
  expect(first).not.toContain('#api-isSeries')
  expect(first).not.toContain('vitrine-problem')
  await server.event('update')
  // The types that it names but does not export are read next.
  expect(
    server
      .events()
      .filter(({ type }) => type === 'task')
      .slice(0, 2),
  ).toEqual([
    { type: 'task', text: 'Reading type declarations', done: 0, total: 1 },
    { type: 'task', text: 'Reading type declarations', done: 1, total: 1 },
  ])
  expect(await page()).toContain('#api-isSeries')
  await server.stop()
  site.write({
    ...packageFiles('node_modules/@scope/charts', '1.0.0', library()),
    'content/charts/names.md': pageText('Names', names),
  })
})

test('check api', async () => {
  const bars = site.read('content/charts/bars.md')
  site.write({ 'content/charts/bars.md': bars.replace('BarChart', 'BarChart, BarChrt') })
  const { stdout } = await site.build(['check', 'api', '--json'])
  const { diagnostics, api } = JSON.parse(stdout) as {
    diagnostics: { code: string; text: string; notes: string[] }[]
    api: object[]
  }
  expect(diagnostics.map(({ code }) => code).sort()).toEqual([
    'api/deprecated-prop',
    'api/no-description',
    'api/no-page',
    'api/unknown-name',
  ])
  const of = (code: string) => diagnostics.find((one) => one.code === code)
  expect(of('api/no-description')).toMatchObject({
    text: '3 props and members of "@scope/charts" have no description.',
    notes: ['BarChart: silent, slots', 'Series: kind'],
  })
  expect(of('api/no-page')).toMatchObject({
    text: '1 component or hook of "@scope/charts" has no page.',
    notes: ['Gone'],
  })
  expect(api).toEqual([expect.objectContaining({ package: '@scope/charts', withoutPage: ['Gone'], withoutDemo: [] })])
  expect((await site.build(['check', 'api'])).stderr).toMatch(
    /@scope\/charts \S+: \d+ pages, \d+ of \d+ members described, 0 components without a demo/,
  )
  // A build says it as well.
  expect((await site.result()).diagnostics).toMatchObject([
    {
      code: 'api/unknown-name',
      severity: 'warning',
      file: 'content/charts/bars.md',
      line: 3,
      column: 23,
      hint: 'Did you mean "BarChart"?',
    },
  ])
  site.write({ 'content/charts/bars.md': bars })
})

test('api-snapshot adds a version to the history, with what differs from the one before it', async () => {
  const before = site.read('history/0.9.0.json')
  const { stdout, code } = await site.build(['api-snapshot', '@scope/charts', '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ package: '@scope/charts', version: '1.0.0' })
  const written = JSON.parse(site.read('history/1.0.0.json')) as SnapshotFile
  expect(written).toMatchObject({ schema: 2, after: '0.9.0' })
  // Of the type of the props, what is said of the component is not said again.
  expect(written.exports['BarChartProps']).toEqual({ kind: 'type' })
  expect(written.exports['BarChart']).toMatchObject({ members: { 'old?': { deprecated: true } }, slots: 'bar' })
  expect(written.exports).not.toHaveProperty('Kind')
  expect(JSON.parse(site.read('history/0.9.0.json'))).toMatchObject(JSON.parse(before) as object)
  rmSync(join(site.dir, 'history/1.0.0.json'))
})

test('a tarball is read as if it were installed', { tags: 'long' }, async () => {
  const tarball = join(site.dir, 'next.tgz')
  execFileSync('tar', ['-czf', tarball, '-C', site.dir, '--transform=s,^next,package,', 'next'])
  const { stdout } = await site.build(['api-snapshot', './next.tgz', '--to', 'other', '--json'])
  expect(JSON.parse(stdout)).toMatchObject({ version: '2.0.0', written: ['2.0.0.json'] })
  expect(JSON.parse(site.read('other/2.0.0.json'))).toMatchObject({
    exports: { BarChart: { members: { 'added?': expect.anything() } } },
  })
})

test('api-diff', async () => {
  const { stdout, code } = await site.build(['api-diff', '@scope/charts', 'next', '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    before: { version: '1.0.0' },
    after: { version: '2.0.0' },
    breaking: true,
    changes: [
      { change: 'added', what: 'prop', name: 'BarChart.added', breaking: false },
      { change: 'changed', what: 'prop', name: 'BarChart.silent', breaking: false },
      { change: 'changed', what: 'member', name: 'Series.data', before: 'number[]', after: 'string[]', breaking: true },
    ],
  })
})

test('api-diff in words, and of what cannot be read', { tags: 'long' }, async () => {
  const text = await site.build(['api-diff', '@scope/charts', 'next'])
  expect(text.stdout).toContain('~ member Series.data: number[] → string[]')
  expect((await site.build(['api-diff', 'no-such-package', 'next'])).code).toBe(2)
  site.write({ 'broken/package.json': '{' })
  expect(await site.build(['api-diff', 'broken', 'next'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('its package.json is not valid JSON') as string,
  })
})

test(
  'an edit of a linked package is noticed without a new version, also by the thread that has read it',
  { tags: 'long' },
  async () => {
    const installed = join(site.dir, 'node_modules/@scope/charts')
    rmSync(installed, { recursive: true })
    symlinkSync(join(site.dir, 'next'), installed)
    expect((await site.result()).exitCode).toBe(0)
    expect(body('api/charts/bar-chart')).not.toContain('edited')
    site.write({ 'next/index.d.ts': library('; edited?: string') })
    expect((await site.result()).exitCode).toBe(0)
    expect(body('api/charts/bar-chart')).toContain('edited')
  },
)

test(
  'a name that is listed as what it is not is a warning, and its page shows what it is',
  { tags: 'long' },
  async () => {
    const before = site.read('docs.config.ts')
    site.write({
      'docs.config.ts': before.replace("components: ['BarChart']", "components: ['BarChart', 'isSeries', 'BarEvents']"),
    })
    const { exitCode, diagnostics } = await site.result()
    expect(exitCode).toBe(0)
    const found = diagnostics.filter(({ code }) => code === 'api/wrong-kind')
    expect(found.map(({ severity, file, text, hint }) => [severity, file, text, hint])).toEqual([
      [
        'warning',
        'docs.config.ts',
        '"isSeries" is listed in "components", but TypeScript sees that it is of another kind: function.',
        'Remove it from "components"; without a page, it is described on the index of the package.',
      ],
      [
        'warning',
        'docs.config.ts',
        '"BarEvents" is listed in "components", but TypeScript sees that it is of another kind: interface.',
        'Move it from "components" to "interfaces".',
      ],
    ])
    expect(body('api/charts/is-series')).toContain('shade')
    site.write({ 'docs.config.ts': before })
  },
)

test('a group that the navigation does not have is an error in the configuration', async () => {
  const config = site.read('docs.config.ts')
  site.write({ 'docs.config.ts': config.replace("navigation: '/charts'", "navigation: '/chart'") })
  expect((await site.result()).diagnostics).toMatchObject([
    { code: 'api/navigation', file: 'docs.config.ts', hint: 'Did you mean "/charts"?' },
  ])
  site.write({ 'docs.config.ts': config })
})

test('a reference that does not exist is an error at its place', async () => {
  site.write({
    'content/charts/names.md': pageText(
      'Names',
      '`prop:BarChart.serie` `prop:BarChrt.mode` `api:Seris`\n\n{{"component": "ApiMethods", "of": "Seris"}}\n\n{{"component": "ApiEntry", "nam": "Series"}}',
    ),
  })
  const { exitCode, diagnostics } = await site.result()
  expect(exitCode).toBe(1)
  expect(
    diagnostics.map(({ code, file, line, column, text, hint }) => ({
      at: `${file}:${line}:${column}`,
      code,
      text,
      hint,
    })),
  ).toEqual([
    {
      at: 'content/charts/names.md:9:1',
      code: 'api/unknown-reference',
      text: 'There is no prop "BarChart.serie" in the API reference.',
      hint: 'Did you mean "prop:BarChart.series"?',
    },
    {
      at: 'content/charts/names.md:9:23',
      code: 'api/unknown-reference',
      text: 'There is no prop "BarChrt.mode" in the API reference.',
      hint: 'Did you mean "prop:BarChart.mode"?',
    },
    {
      at: 'content/charts/names.md:9:43',
      code: 'api/unknown-reference',
      text: 'There is no export "Seris" in the API reference.',
      hint: 'Did you mean "api:Series"?',
    },
    {
      at: 'content/charts/names.md:11:1',
      code: 'api/unknown-in-block',
      text: 'The API reference has no "Seris".',
      hint: 'Did you mean "Series"?',
    },
    {
      at: 'content/charts/names.md:13:1',
      code: 'api/block-option',
      text: '"ApiEntry" has no option "nam".',
      hint: 'Its options: name, package.',
    },
    {
      at: 'content/charts/names.md:13:1',
      code: 'api/block-option',
      text: '"ApiEntry" needs the option "name": the name of an export.',
      hint: undefined,
    },
  ])
  // The check finds them, too.
  const { stdout } = await site.build(['check', 'api', '--json'])
  const checked = (JSON.parse(stdout) as { diagnostics: { code: string }[] }).diagnostics.map(({ code }) => code)
  expect(checked.filter((code) => code === 'api/unknown-reference')).toHaveLength(3)
  site.write({ 'content/charts/names.md': pageText('Names', names) })
})

test('a translation of what does not exist is reported at its place', async () => {
  const file = 'content/translations.zh.json'
  const before = site.read(file)
  site.write({
    [file]: JSON.stringify(
      {
        api: { 'BarChart.serie': '要画的内容。', Series: '系列。', [valuesText]: '值。', 'What it draws.': '内容。' },
      },
      null,
      2,
    ),
  })
  const { diagnostics } = await site.result()
  expect(diagnostics.map(({ code, severity, line, column, hint }) => [severity, code, line, column, hint])).toEqual([
    ['warning', 'api/unknown-translation', 3, 6, 'Did you mean "BarChart.series"?'],
    ['warning', 'api/unknown-translation', 6, 6, undefined],
  ])
  site.write({ [file]: before })
})

test('what is missing is one message, and the other pages are built', async () => {
  site.write({ 'docs.config.ts': config(', unlisted: []').replace("'Series'", "'Seris'") })
  const { exitCode, diagnostics } = await site.result()
  expect(exitCode).toBe(1)
  expect(diagnostics.map(({ code, text }) => `${code} ${text}`)).toContain(
    'api/missing The package "@scope/charts" does not export "Seris".',
  )
})

test('a package that cannot be read is one message, and the pages say it', { tags: 'long' }, async () => {
  // Declarations that do not compile: one message, and a page for what can be read.
  const installed = 'node_modules/@scope/broken'
  site.write(packageFiles(installed, '1.0.0', `${library()}\nexport interface Bad { a: string; b }}`))
  const own = config().replace("history: './history', ", '')
  site.write({ 'docs.config.ts': own.replace("name: '@scope/charts'", "name: '@scope/broken'") })
  const broken = await site.result()
  expect([...new Set(broken.diagnostics.map(({ code }) => code))]).toEqual(['api/syntax'])
  expect(byId(article('api/charts/bar-chart'), 'bar-chart-prop-series')).toBeDefined()
  site.write({ 'docs.config.ts': config().replace("name: '@scope/charts'", "name: '@scope/nothing'") })
  const missing = await site.result()
  expect(missing.exitCode).toBe(0)
  expect(missing.diagnostics.map(({ code }) => code)).toEqual(['api/not-installed'])
  site.write({ 'docs.config.ts': config(", entry: 'src/indx.ts'") })
  const { diagnostics: wrongEntry } = await site.result()
  const text = 'There is no file "src/indx.ts", from which the reference of "@scope/charts" is read.'
  expect(wrongEntry.filter(({ severity }) => severity === 'error')).toMatchObject([
    { code: 'api/no-entry', file: 'docs.config.ts', text },
  ])
  site.write({ 'docs.config.ts': config().replace("name: '@scope/charts'", "name: '@scope/nothing'") })
  await site.result()
  const unread = 'The type declarations of @scope/nothing could not be read.'
  expect(textOf(article('api/charts'))).toContain(unread)
  expect(textOf(article('api/charts/bar-chart'))).toContain(unread)
})

test(
  'types lead to packages that a package asks for, not to what another one happens to name alike',
  { tags: 'long' },
  async () => {
    const packages = (['core', 'pro', 'other'] as const).map(
      (name) => `{ name: '@scope/${name}', at: '/api/${name}', hooks: ['use*'] }`,
    )
    const files = (name: string, text: string, dependencies = {}) => ({
      [`node_modules/@scope/${name}/package.json`]: JSON.stringify({
        name: `@scope/${name}`,
        version: '1.0.0',
        types: './index.d.ts',
        dependencies,
      }),
      [`node_modules/@scope/${name}/index.d.ts`]: text,
    })
    const own = project({
      'docs.config.ts': `export default { title: 'Test', url: 'https://example.com', features: { api: { packages: [${packages.join()}] } },
      products: [{ id: 'pro', title: 'Pro', pathnames: ['/pro', '/api/pro'] }] }`,
      'content/navigation.ts': `export default [{ pathname: '/pro' }]`,
      'content/pro.md': pageText('Pro', '`useRows` `api:useCore` `useCore`'),
      ...files('core', `export interface Row { id: string }\nexport declare function useCore(): void\n`),
      ...files('other', `export interface Mode { name: string }\nexport interface Row { other: true }\n`),
      ...files(
        'pro',
        `import { Row } from '@scope/core'\nimport { Mode } from 'internals'\nexport declare function useRows(mode: Mode): Row[]\n`,
        { '@scope/core': '1.0.0' },
      ),
    })
    try {
      expect((await own.result()).diagnostics).toEqual([])
      expect(textOf(own.read('export/api/core/internal-types/index.html'))).toContain('There are none.')
      expect(own.read('export/api/core/internal-types.md')).toContain('\n\nThere are none.\n')
      const page = own.read('export/api/pro/use-rows/index.html')
      expect(linksOf(page)).toContain('/api/core/row/ Row')
      expect(find(page, 'code').map(textOf)).toContain('Mode')
      const prose = find(own.read('export/pro/index.html'), 'p').find(
        (text) => textOf(text) === 'useRows useCore useCore',
      )
      expect(linksOf(prose)).toEqual(['/api/pro/use-rows/ useRows', '/api/core/use-core/ useCore'])
      // Who asks for one export, or for their list, does not read all of them.
      const site = openSite({ root: own.dir, cache: false }, 'build')
      const { entries } = await site.graph.get(apiPackage, '@scope/core')
      expect(entries).toEqual([
        { name: 'Row', kind: 'interface' },
        { name: 'useCore', kind: 'hook' },
      ])
      const row = await site.graph.get(apiEntry, { package: '@scope/core', name: 'Row' })
      expect(row).toMatchObject({ members: [{ name: 'id', type: 'string' }] })
      await site.close(false)
    } finally {
      own.remove()
    }
  },
)

it('a package that is not installed is read from declarations of the project', { timeout: 60_000 }, async () => {
  const plan = `{ package: '@scope/charts-max', plan: 'premium', components: ['BarChartMax'], entry: 'charts-max.d.ts' }`
  site.write({
    'docs.config.ts': config().replace('elsewhere: [', `elsewhere: [${plan}, `),
    'charts-max.d.ts': `import type * as React from 'react'
import type { Series } from '@scope/charts'
export interface BarChartMaxProps {
  series: Series
  /**
   * How far away.
   * @default 2
   * @plan premium
   */
  depth?: number
}
export declare function BarChartMax(props: BarChartMaxProps): React.JSX.Element
`,
  })
  const { diagnostics } = await site.result()
  expect(diagnostics).toEqual([])
  const page = article('api/charts/bar-chart-max')
  expect(textOf(page)).toContain('@scope/charts-max, a commercial package of the Premium plan')
  expect(textOf(byId(page, 'bar-chart-max-prop-depth'))).toMatch(/depth.*Premium.*How far away/)
  expect(linksOf(byId(page, 'bar-chart-max-prop-series'))).toContain('/api/charts/series/ Series')
  expect(textOf(article('zh/api/charts/bar-chart-max'))).toContain('Premium 方案的商业软件包')
  expect(site.read('export/api/charts/bar-chart-max.md')).toContain('`@scope/charts-max`, a commercial package')
  expect(JSON.parse(site.read('export/api/charts/bar-chart-max.json'))).toMatchObject({
    package: '@scope/charts-max',
    plan: 'premium',
    props: [{ name: 'series' }, { name: 'depth', default: '2' }],
  })
})
