import { describe, expect, test } from 'vitest'
import type { UrlPath } from '../../src/model.js'
import {
  encodePath,
  isAtOrBelow,
  localizedPath,
  matchesGlobs,
  pathnameToLanguage,
  pathnameToTitle,
  productOf,
  routeToFile,
  routeToHref,
  splitDocsTab,
  toPathname,
  toUrlPath,
  treeOfPath,
  treesOf,
} from '../../src/core/paths.js'

const locales = [
  { code: 'en', label: 'English' },
  { code: 'zh', label: '中文' },
  { code: 'pt-BR', label: 'Português' },
]

describe('pathnameToLanguage', () => {
  test.each([
    ['/', 'en', '/', '/', '/'],
    ['/x/react-charts/bars/', 'en', '/x/react-charts/bars/', '/x/react-charts/bars/', '/x/react-charts/bars'],
    ['/zh/x/react-charts/#a', 'zh', '/x/react-charts/#a', '/x/react-charts/', '/x/react-charts'],
    ['/zhx/', 'en', '/zhx/', '/zhx/', '/zhx'],
    ['/fr/x/', 'en', '/fr/x/', '/fr/x/', '/fr/x'],
    ['/api/button/', 'en', '/api/button/', '/api/button/', '/api/button'],
    ['/x/api/data-grid/', 'en', '/x/api/data-grid/', '/x/api/data-grid/', '/x/api/data-grid'],
    // Locales are whole segments, of any length, with or without a slash behind them.
    ['/zh', 'zh', '/', '/', '/'],
    ['/zh/', 'zh', '/', '/', '/'],
    ['/pt-BR/x/', 'pt-BR', '/x/', '/x/', '/x'],
    ['/zh#a', 'zh', '/#a', '/', '/'],
    ['/api', 'en', '/api', '/api', '/api'],
    ['/apiary/', 'en', '/apiary/', '/apiary/', '/apiary'],
    ['/zh/api/button/', 'zh', '/api/button/', '/api/button/', '/api/button'],
    ['/en/x/', 'en', '/en/x/', '/en/x/', '/en/x'],
  ])('%s', (path, userLanguage, canonicalAs, canonicalAsServer, pathname) => {
    expect(pathnameToLanguage(path, locales)).toEqual({ userLanguage, canonicalAs, canonicalAsServer })
    expect(toPathname(canonicalAsServer)).toBe(pathname)
  })
})

test('beginnings of pathnames are whole segments', () => {
  const isIn = (pathname: string) => isAtOrBelow(pathname, ['/blog', '/size-snapshot/'])
  expect(['/blog', '/blog/', '/blog/a/', '/size-snapshot/b'].map(isIn)).toEqual([true, true, true, true])
  expect(['/blogs/', '/x/blog/', '/'].map(isIn)).toEqual([false, false, false])
})

test('a language other than the default one is a prefix', () => {
  expect(localizedPath('/blog/a/', 'zh', { locales })).toBe('/zh/blog/a/')
  expect(localizedPath('/x/', 'zh', { locales })).toBe('/zh/x/')
  expect(localizedPath('/x/', 'en', { locales })).toBe('/x/')
})

test('the docsTab segment is split off', () => {
  expect(splitDocsTab('/x/button/components-api/')).toEqual({ pathname: '/x/button/', docsTab: 'components-api' })
  expect(splitDocsTab('/x/button/hooks-api')).toEqual({ pathname: '/x/button/', docsTab: 'hooks-api' })
  expect(splitDocsTab('/x/hooks-api-guide/')).toEqual({ pathname: '/x/hooks-api-guide/' })
  expect(splitDocsTab('/')).toEqual({ pathname: '/' })
})

test('a page’s addresses and file carry base and language', () => {
  const config = { base: '/deep/base/', locales }
  const route = { pathname: toUrlPath('/x/图 表/a#b%'), locale: 'zh' }
  expect(routeToHref(route, config)).toBe('/deep/base/zh/x/%E5%9B%BE%20%E8%A1%A8/a%23b%25/')
  expect(routeToFile(route, config)).toBe('zh/x/图 表/a#b%/index.html')
  expect(routeToFile({ pathname: '/' as UrlPath, locale: 'en' }, config)).toBe('index.html')
  expect(toPathname('/x/')).toBe('/x')
  expect(toPathname('/')).toBe('/')
  expect(encodePath('/a/@b:c,d')).toBe('/a/@b:c,d')
})

test('product ids by the longest prefix, API pages included', () => {
  const product = (id: string, ...pathnames: string[]) => ({ id, title: id, pathnames })
  const products = [
    product('x', '/x'),
    product('x-data-grid', '/x/react-data-grid', '/x/api/data-grid'),
    product('x-tree-view', '/x/react-tree-view', '/x/api/tree-view'),
  ]
  const idOf = (pathname: string) => productOf(pathname, products)?.id
  expect(idOf('/x/api/data-grid/grid-col-def/')).toBe('x-data-grid')
  expect(idOf('/x/api/tree-view/')).toBe('x-tree-view')
  expect(idOf('/x/react-data-grid')).toBe('x-data-grid')
  expect(idOf('/x/react-data-gridlock/')).toBe('x')
  expect(idOf('/x/react-data-grid/components-api/')).toBe('x-data-grid')
  expect(idOf('/about/')).toBeUndefined()
})

test.each([
  ['/x/introduction/mcp', 'Mcp'],
  ['/x/react-data-grid', 'React data grid'],
  ['/x/react-charts/zoom-and-pan/', 'Zoom and pan'],
  ['/x/api/charts/bar-chart', 'BarChart'],
  ['/x/api/charts/use-series/', 'useSeries'],
  ['/x/guides/page.html', 'Page'],
])('the title of %s is %s', (pathname, title) => expect(pathnameToTitle(pathname)).toBe(title))

test('globs', () => {
  const matching = (glob: string) =>
    ['/x', '/x/a', '/x/a/b', '/x/ab', '/y'].filter((pathname) => matchesGlobs(pathname, [glob]))
  expect(matching('/x/**')).toEqual(['/x', '/x/a', '/x/a/b', '/x/ab'])
  expect(matching('/x/*')).toEqual(['/x/a', '/x/ab'])
  expect(matching('/x/a*')).toEqual(['/x/a', '/x/ab'])
  expect(matching('**/b')).toEqual(['/x/a/b'])
  expect(matching('/x/a/')).toEqual(['/x/a'])
})

describe('the folders of addresses that have pages', () => {
  const site = (prefix: string, ...at: string[]) => ({
    prefix,
    content: at.map((one) => ({ dir: 'content', at: one })),
  })
  test.each([
    ['the prefix alone', site('/x', '/x', '/'), ['/x']],
    ['the prefix, then others', site('/x', '/x', '/', '/manual/', '/blog'), ['/x', '/blog', '/manual']],
    ['not those within another', site('/x', '/x', '/x/api', '/manual', '/manual/old'), ['/x', '/manual']],
    ['not those that begin with the same letters only', site('/x', '/xy'), ['/x', '/xy']],
    ['one for a site without a prefix', site('', '/', '/manual'), ['']],
  ])('%s', (_, config, trees) => expect(treesOf(config)).toEqual(trees))

  test('a page is in at most one of them', () => {
    const config = site('/x', '/x', '/', '/manual')
    expect(treeOfPath('/manual/start', config)).toBe('/manual')
    expect(treeOfPath('/manual/', config)).toBe('/manual')
    expect(treeOfPath('/x/grid', config)).toBe('/x')
    expect(treeOfPath('/', config)).toBeUndefined()
    expect(treeOfPath('/manuals', config)).toBeUndefined()
    expect(treeOfPath('/any', site('', '/'))).toBe('')
  })
})
