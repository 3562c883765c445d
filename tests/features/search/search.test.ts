/** The files of the search of small sites: what is in them, and what an edit costs. */
import { expect, test } from 'vitest'
import { featureChecks } from '../../../src/core/config/features.js'
import { IndexSearch } from '../../../src/features/search/browser/index-search.js'
import {
  type IndexCore,
  type IndexNames,
  type IndexPart,
  namesFile,
  type PageTexts,
  partFile,
} from '../../../src/features/search/shared/index-format.js'
import { isSaid } from '../../../src/features/search/node/page-share.js'
import type { SearchSetup } from '../../../src/features/search/shared/protocol.js'
import { pageText } from '../../support/files.js'
import { find, textOf } from '../../support/html.js'
import { namesOf, site, type Files, type TestSite } from '../../support/site.js'

const files = (more = ''): Files => ({
  'docs.config.ts': `export default { title: 'Test', url: 'https://example.com', prefix: '/x', base: '/b/',
    locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文' }],
    products: [{ id: 'grid', title: 'Grid', pathnames: ['/x/grid'] }], ${more} }`,
  'content/navigation.ts': `export default [{ pathname: '/x/grid' }, { pathname: '/x/grid/rows' }, { pathname: '/x/secret' }]`,
  'content/grid.md': pageText('Grid', '## Column widths\n\nDrag the border of a header.\n'),
  'content/grid.zh.md': pageText('Grid', '## 列宽\n\n拖动表头的边框。\n'),
  'content/grid/rows.md': pageText('Rows', '## Row height\n\nIn pixels.\n'),
  'content/secret.md': pageText('Secret').replace('title: Secret', 'title: Secret\nnoIndex: true'),
})

async function search(it: TestSite, query: string, locale = ''): Promise<string[]> {
  const json = async (file: string) => JSON.parse(await it.file(`${locale}x/search/${file}`)) as unknown
  const index = new IndexSearch((await json('pages.json')) as IndexCore)
  for (const group of index.missingNames()) index.addNames(group, (await json(namesFile(group))) as IndexNames)
  for (let parts = index.missingParts(query); parts.length > 0; parts = index.missingParts(query))
    for (const part of parts) index.addPart(part, (await json(partFile(part))) as IndexPart)
  return index.search(query).matches.map(({ page, id }) => index.core.pages[page]!.p + (id && `#${id}`))
}

test('pages, sections and texts are found in their language, hidden pages are not', async () => {
  const it = site(files())
  expect((await search(it, 'row height'))[0]).toBe('/x/grid/rows/#row-height')
  expect((await search(it, 'border'))[0]).toBe('/x/grid/#column-widths')
  expect((await search(it, '表头', 'zh/'))[0]).toBe('/x/grid/#column-widths')
  expect(await search(it, 'secret')).toEqual([])
  expect(await it.paths()).not.toContain('x/search/texts/x/secret.json')
  const texts = JSON.parse(await it.file('x/search/texts/x/grid/rows.json')) as PageTexts
  expect(texts.map(({ name }) => name)).toEqual(['Rows', 'Row height'])
})

/** On a page of its own each. */
const spellings: Record<string, string> = {
  mail: 'Each account has an e-mail address.',
  post: 'Write an email to the author.',
  renders: 'A change of state makes the cells re-render.',
  rerenders: 'A memo avoids rerenders.',
  clicks: 'Pass `onRowClick` to open a record.',
  client: 'Requests go through an http client.',
  requests: 'Create an `HttpClient` first.',
  languages: 'Bindings exist for C++ and .NET.',
  sharp: 'The same in C# is shorter.',
  letters: 'Columns are named A, B, C and so on. The net amount is in the last.',
  parts: 'Wrap the panel with Dialog.Root and give it an id.',
  object: 'The object has a root, and opens a dialog.',
  menu: 'Each Menu.Item closes its menu.',
  list: 'The menu has an item for each page.',
}

const spelled = site({
  'docs.config.ts': files()['docs.config.ts']!,
  'content/navigation.ts': `export default ${JSON.stringify(Object.keys(spellings).map((name) => ({ pathname: `/x/${name}` })))}`,
  ...Object.fromEntries(
    Object.entries(spellings).flatMap(([name, text], index) => [
      [`content/${name}.md`, pageText(`Page ${index}`, text)],
      [`content/${name}.zh.md`, pageText(`第 ${index} 页`, `见${text}为止。`)],
    ]),
  ),
})

test.each(
  Object.entries({
    email: ['mail', 'post'],
    'e-mail': ['mail', 'post'],
    'e‑mails': ['mail', 'post'],
    rerender: ['renders', 'rerenders'],
    're-rendering': ['renders', 'rerenders'],
    rowclick: ['clicks'],
    rowcli: ['clicks'],
    'row click': ['clicks'],
    httpclient: ['requests'],
    'HTTP client': ['client', 'requests'],
    'http-client': ['client', 'requests'],
    'C++': ['languages'],
    'c#': ['sharp'],
    '.NET': ['languages'],
    'Dialog.Root': ['parts'],
    dialogroot: ['parts'],
    'Menu.Item': ['menu'],
    menuitem: ['menu'],
  }),
)('%s is found however it is written', async (query, wanted) => {
  for (const locale of ['', 'zh/']) {
    const found = (await search(spelled, query, locale)).map((path) => path.split('/')[2])
    expect(found.slice(0, wanted.length).sort()).toEqual(wanted)
  }
})

test('a new heading is found after the edit, which costs its page only', async () => {
  const it = site(files(), { mode: 'serve' })
  await search(it, 'row')
  it.ran()
  await it.edit({ 'content/grid/rows.md': pageText('Rows', '## Striped rows\n\nIn two colours.\n') })
  expect((await search(it, 'striped'))[0]).toBe('/x/grid/rows/#striped-rows')
  const shares = it.ran().filter((id) => id.startsWith('search/page-share'))
  expect(shares.map((id) => /"pathname":"([^"]+)"/.exec(id)![1])).toEqual(['/x/grid/rows/'])
})

test('an edit of a text leaves the names as they are', async () => {
  const it = site(files())
  const indexFiles = ['pages.json', 'names-0.json', 'names-1.json'].map((name) => `x/search/${name}`)
  const contents = () => Promise.all(indexFiles.map((file) => it.file(file)))
  const before = await contents()
  await it.edit({ 'content/grid.md': pageText('Grid', '## Column widths\n\nDouble-click the border.\n') })
  expect(await contents()).toEqual(before)
  expect((await search(it, 'double'))[0]).toBe('/x/grid/#column-widths')
})

test('the same site has the same index', async () => {
  const one = site(files())
  const two = site(files())
  const paths = (await one.paths()).filter((path) => path.includes('search/'))
  expect(paths.length).toBeGreaterThan(20)
  // In another order, which must not matter.
  for (const path of [...paths].reverse()) await two.file(path)
  for (const path of paths) expect(await two.file(path)).toBe(await one.file(path))
})

test('a plugin adds entries, and a site synonyms and suggestions', async () => {
  const it = site({
    ...files(
      `plugins: [{ name: 'shortcuts', async searchEntries(ask, page, { pathname }) {
        return pathname === '/x/grid/' ? [{ id: 'column-widths', heading: 'resizeColumns', text: '', kind: 'function' }] : []
      } }], features: { search: { synonyms: { en: [['zebra', 'row height']] }, suggestions: ['/x/grid/rows', '/x/nowhere'] } }`,
    ),
  })
  expect((await search(it, 'resizeColumns'))[0]).toBe('/x/grid/#column-widths')
  expect(await search(it, 'zebra')).toEqual(['/x/grid/rows/#row-height'])
  const setup = JSON.parse(await it.file('zh/x/search/setup.json')) as SearchSetup
  expect(setup.suggestions).toEqual([{ title: 'Rows', href: '/b/zh/x/grid/rows/' }])
  expect(setup.languages.map(({ folder, home }) => [folder, home])).toEqual([
    ['/b/zh/x/search/', '/b/zh'],
    ['/b/x/search/', '/b'],
  ])
})

test('a word that pages do not use finds the one that they use', async () => {
  const it = site({ ...files(), 'content/grid/rows.zh.md': pageText('行', '## 校验\n\n内容。\n') })
  expect(await search(it, '验证', 'zh/')).toEqual(['/x/grid/rows/#row-height'])
})

test('phrases lead to their page or section and are not shown', async () => {
  const phrases = `foundBy: ['zebra has no stripes', 'Error: "b" is not, a letter']\n---`
  const grid = pageText('Grid', '## Column widths\n\n{{"foundBy": ["giraffe neck {too} long"]}}\n\nDrag the border.\n')
  const it = site({
    ...files(),
    'content/grid.md': grid,
    'content/grid/rows.md': pageText('Rows').replace(/\n---/, `\n${phrases}`),
  })
  expect((await search(it, 'why has my zebra no stripes'))[0]).toBe('/x/grid/rows/')
  expect((await search(it, 'error b is not a letter'))[0]).toBe('/x/grid/rows/')
  expect((await search(it, 'neck of the giraffe is long'))[0]).toBe('/x/grid/#column-widths')
  expect((await search(it, 'giraffe'))[0]).toBe('/x/grid/#column-widths')
  for (const path of [
    'x/grid/index.html',
    'x/grid.md',
    'x/grid/rows.md',
    'x/search/names-0.json',
    'x/search/texts/x/grid.json',
  ])
    expect(await it.file(path)).not.toMatch(/giraffe|zebra|foundBy/)
})

test('a phrase of two pages of a language is reported where it is the second time', async () => {
  const said = (text: string) => pageText('Rows', `## Row height\n\n{{"foundBy": ["${text}"]}}\n\nIn pixels.\n`)
  const it = site({
    ...files(),
    'content/grid.md': pageText('Grid', '## Column widths\n\n{{"foundBy": ["Empty table"]}}\n\nText.\n'),
    'content/grid.zh.md': pageText('Grid', '## 列宽\n\n{{"foundBy": ["空表"]}}\n\n拖动。\n'),
    'content/grid/rows.md': said('empty table!'),
  })
  await it.graph.get(featureChecks)
  const found = it.graph.messages([{ question: featureChecks, key: null }])
  expect(found.map(({ file, code, text }) => [file, code, text])).toEqual([
    ['content/grid/rows.md', 'search/found-by', '“empty table!” in "foundBy" is already in content/grid.md.'],
  ])
  expect(found[0]!.span).toBeDefined()
})

test('a letter of a query is not that of a product’s name', async () => {
  const text = (title: string, text: string) => pageText(title, text)
  const it = site({
    ...files(),
    'content/grid.md': text('Library X', 'It draws.'),
    'content/grid/rows.md': text('Charts', '## Labels of the axis x\n\nTurn them.\n'),
  })
  expect((await search(it, 'x axis labels'))[0]).toBe('/x/grid/rows/#labels-of-the-axis-x')
  expect((await search(it, 'x'))[0]).toBe('/x/grid/')
})

test('pages that come last are marked in the index, with those below them', async () => {
  const it = site(files("features: { search: { last: ['/x/grid/rows'] } }"))
  const core = JSON.parse(await it.file('x/search/pages.json')) as IndexCore
  expect(core.pages.filter(({ z }) => z).map(({ p }) => p)).toEqual(['/x/grid/rows/'])
})

test('the search page lists every page without a script, and every page leads to it', async () => {
  const it = site(files())
  const page = (await it.file('zh/x/search/index.html')).split('data-search-list')[1]
  expect(page).toContain('href="/b/zh/x/grid/rows/"')
  expect(page).not.toContain('href="/b/zh/x/secret/"')
  const html = await it.file('zh/x/grid/index.html')
  expect(find(find(html, 'header')[0], 'a', { dataSearch: '', href: '/b/zh/x/search/' })).toHaveLength(1)
  expect(html).toContain('href="/b/zh/x/search/opensearch.xml"')
  expect(await it.file('zh/x/search/opensearch.xml')).toContain(
    'template="https://example.com/b/zh/x/search/?q={searchTerms}"',
  )
})

test('lists of names lead without a script to everything that a family documents', async () => {
  const it = site(
    files(
      `plugins: [{ name: 'shortcuts', async searchEntries(ask, page, { pathname }) {
        return pathname.startsWith('/x/grid/') ? [
          { id: 'row-height', heading: 'rowHeight', text: '', kind: 'prop' },
          { id: 'root', heading: '.Grid-root', text: '', kind: 'class' },
        ] : []
      } }]`,
    ),
  )
  expect(await it.file('zh/x/search/index.html')).toContain('href="/b/zh/x/search/grid/"')
  const list = await it.file('zh/x/search/grid/index.html')
  expect(list).toContain('href="/b/zh/x/grid/rows/#row-height"')
  expect([...list.matchAll(/<summary><h2>(.)<\/h2>/g)].map(([, letter]) => letter)).toEqual(['G', 'R'])
})

test('where they are too many for one page, they lead to a page for each letter', async () => {
  const names = (letter: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${letter}${at}`,
      heading: `${letter}${at}`,
      text: '',
      kind: 'prop',
    }))
  const entries = [...names('a', 60), ...names('é', 60), ...names('9', 60)]
  const it = site(
    files(
      `pageSizeWarning: 30,
      plugins: [{ name: 'many', async searchEntries(ask, page, { pathname, locale }) {
        return pathname === '/x/grid/rows/' ? ${JSON.stringify(entries)} :
          locale === 'zh' ? [{ id: '值', heading: '值', text: '', kind: 'prop' }] : []
      } }]`,
    ),
  )
  const paths = (await it.paths()).filter((path) => path.includes('search/grid/') && path.endsWith('.html'))
  const letters = ['', 'a/', 'symbols/', 'é/', '值/']
  expect(paths).toEqual(
    ['x', 'zh/x'].flatMap((folder) => letters.map((letter) => `${folder}/search/grid/${letter}index.html`)).sort(),
  )
  const htmls = await Promise.all(paths.map((path) => it.file(path)))
  expect(htmls.map((html) => html.length).filter((length) => length > 30_000)).toEqual([])
  const linksOf = (html: string) =>
    find(find(html, 'ul', { className: ['v-search-letters'] })[0], 'a').map((link) => [
      textOf(link),
      link.properties['href'],
      link.properties['ariaCurrent'],
    ])
  const zh = await it.file('zh/x/search/grid/é/index.html')
  expect(linksOf(zh)).toEqual([
    ['# 60', '/b/zh/x/search/grid/symbols/', undefined],
    ['A 60', '/b/zh/x/search/grid/a/', undefined],
    ['É 60', '/b/zh/x/search/grid/%C3%A9/', 'page'],
    ['值 1', '/b/zh/x/search/grid/%E5%80%BC/', undefined],
  ])
  expect(zh).toContain('<a href="/b/zh/x/search/grid/">')
  expect(zh).toContain('href="/b/x/search/grid/%C3%A9/"')
  expect(zh).toContain('<meta name="robots" content="noindex">')
  expect(zh.match(/href="\/b\/zh\/x\/grid\/rows\/#[^"]*"/g)).toHaveLength(60)
  const overview = await it.file('x/search/grid/index.html')
  expect(linksOf(overview).map(([text]) => text)).toEqual(['# 60', 'A 60', 'É 60'])
  expect(overview).not.toContain('#a1"')
  expect(await it.messages()).toEqual([])
  expect(await it.file('sitemap.xml')).not.toContain('search')
})

test('without the feature nothing is left of it', async () => {
  const it = site(files('features: { search: false }'))
  expect((await it.paths()).filter((path) => path.includes('search'))).toEqual([])
  const html = await it.file('x/grid/index.html')
  expect(html).not.toContain('data-search')
  expect(html).not.toContain('rel="search"')
  expect(namesOf(it.ran()).filter((name) => name.startsWith('search/'))).toEqual([])
})

test('a module of the site takes the place of the engine, with the packages that it imports', async () => {
  const engine = (name: string) => ({
    ...files(`features: { search: { engine: './search/hosted.ts' } }`),
    'search/hosted.ts': `import { compressToBase64 } from '${name}'
import { greeting } from './greeting'
addEventListener('message', () => postMessage(compressToBase64(greeting)))`,
    'search/greeting.ts': `export const greeting: string = 'hosted answer'`,
  })
  const worker = await site(engine('lz-string')).file('x/search/worker.js')
  expect(worker).toContain('hosted answer')
  expect(worker).toContain('compressToBase64')
  expect(worker).not.toMatch(/\bimport\b|\brequire\(/)
  await expect(site(engine('not-installed')).file('x/search/worker.js')).rejects.toThrow('"not-installed"')
})

test.each([
  ['Breaking changes: Data Grid', 'Breaking changes from v7 to v8: Data Grid', true],
  ['Date format and localization', 'Date formats and localization of the Pickers', true],
  ['Column pinning', 'Data Grid: column pinning', true],
  ['固定列', '数据表格：固定列', true],
  ['Overview', 'Data Grid', false],
  ['Formats', 'Date format', false],
])('whether the name "%s" says more than the title "%s"', (name, title, isIt) => {
  expect(isSaid(name, title)).toBe(isIt)
})
