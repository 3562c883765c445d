/** Whole small sites: what is written, what is said, and what is made again after an edit. */
import { describe, expect, test } from 'vitest'
import type { Element } from 'hast'
import { pageText } from '../support/files.js'
import { find, hrefsOf, linksOf, named, textOf } from '../support/html.js'
import { namesOf, site } from '../support/site.js'
import { parseId } from '../../src/engine/question.js'

const config = (more = '') => `import { defineConfig } from 'vitrine'
export default defineConfig({ title: 'Test', url: 'https://example.com', prefix: '/x', locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文', lang: 'zh-CN' }], ${more} })`
const nav = (entries: string) => `export default [${entries}]`

const basic = {
  'docs.config.ts': config(),
  'content/navigation.ts': nav(
    `{ pathname: '/x/guide', children: [{ pathname: '/x/guide/start' }, { pathname: '/x/guide/next', title: 'Go on', plan: 'pro', newFeature: true }] }`,
  ),
  'content/index.md': pageText('Home'),
  'content/guide/start.md': pageText('Start', '## First\n\nSee [next](/x/guide/next/#more).'),
  'content/guide/start.zh.md': pageText('开始', '## 第一步\n\n见[下一页](/x/guide/next/)。').replace(
    'About 开始.',
    '说明。',
  ),
  'content/guide/next.md': pageText('Next', '## More\n\nText.'),
}

/** The entries of the navigation, without what its drawer repeats of the header. */
const entriesOf = (html: string) =>
  named(html, 'Documentation')?.children.find((child): child is Element => 'tagName' in child && child.tagName === 'ul')
const treesOf = (html: string) => named(html, 'Parts of the documentation')
const breadcrumbsOf = (html: string) => named(html, 'Breadcrumbs')
const pagerOf = (html: string) => named(html, 'Previous and next page')
const productsOf = (html: string) => find(html, 'details').find((menu) => textOf(menu).startsWith('Choose a product'))

describe('pages', () => {
  test('every route in every language is a file, groups have an index, prefix and root are landings', async () => {
    const it = site(basic)
    const paths = await it.paths()
    expect(
      paths.filter((path) => path.endsWith('.html') && !path.includes('_nav') && !path.includes('offline')),
    ).toEqual([
      '404.html',
      'x/guide/index.html',
      'x/guide/next/index.html',
      'x/guide/start/index.html',
      'x/index.html',
      'x/search/index.html',
      'x/search/other/index.html',
      'zh/404.html',
      'zh/x/guide/index.html',
      'zh/x/guide/next/index.html',
      'zh/x/guide/start/index.html',
      'zh/x/index.html',
      'zh/x/search/index.html',
      'zh/x/search/other/index.html',
    ])
    expect(await it.messages()).toEqual([])
  })

  test('the header links to sections; the innermost that holds the page is current', async () => {
    const links = `[
      { title: { en: 'Guide', zh: '指南' }, href: '/x/guide/start/', pathnames: ['/x/guide'] },
      { title: 'Next', href: '/x/guide/next' },
      { title: 'Elsewhere', href: 'https://example.org/' },
      { title: 'Gone', href: '/x/guide/nexxt' },
    ]`
    const it = site({ ...basic, 'docs.config.ts': config(`headerLinks: ${links}`) })
    const header = async (path: string, name = 'Sections of the site') => linksOf(named(await it.file(path), name))
    expect(await header('x/guide/start/index.html')).toEqual([
      '/x/guide/start/ Guide (page)',
      '/x/guide/next/ Next',
      'https://example.org/ Elsewhere (another site)',
    ])
    expect(await header('zh/x/guide/next/index.html', '网站栏目')).toEqual([
      '/zh/x/guide/start/ 指南',
      '/zh/x/guide/next/ Next (page)',
      'https://example.org/ Elsewhere （站外链接）',
    ])
    expect((await header('x/guide/index.html'))[0]).toBe('/x/guide/start/ Guide (true)')
    expect((await header('x/index.html'))[0]).toBe('/x/guide/start/ Guide')
    expect((await it.messages()).map((text) => text.split('  ')[0])).toEqual(['config/header-link'])
  })

  test('the index of a group is in the section of its first page', async () => {
    const it = site({
      ...basic,
      'docs.config.ts': config(`headerLinks: [{ title: 'Guide', href: '/x/guide/start/' }]`),
    })
    expect(linksOf(named(await it.file('x/guide/index.html'), 'Sections of the site'))).toEqual([
      '/x/guide/start/ Guide (true)',
    ])
  })

  test('a home page that nobody has written lists the navigation, in every language', async () => {
    const it = site({ ...basic, 'content/index.md': null })
    expect(await it.messages()).toEqual([])
    const home = await it.file('x/index.html')
    expect(textOf(find(home, 'h1')[0])).toBe('Test')
    expect(hrefsOf(find(home, 'main')[0])).toEqual(['/x/guide/', '/x/guide/start/', '/x/guide/next/'])
    expect(await it.file('zh/x/index.html')).toContain('href="/zh/x/guide/start/"')
    await it.edit({ 'content/index.md': pageText('Home') })
    expect(textOf(find(await it.file('x/index.html'), 'h1')[0])).toBe('Home')
  })

  test('a site without any entry has no home page, and a warning', async () => {
    const it = site({ 'docs.config.ts': config(), 'content/navigation.ts': nav('') })
    expect(await it.messages()).toEqual([
      'content/home  content/navigation.ts  The site has no home page, because the navigation is empty.',
    ])
    expect((await it.paths()).filter((path) => path.endsWith('x/index.html'))).toEqual([])
  })

  test('a translation is Chinese, shares the ids, and its links stay in its language', async () => {
    const html = await site(basic).file('zh/x/guide/start/index.html')
    expect(html).toMatch(/<html lang="zh-CN"/)
    expect(html).toContain('id="first"')
    expect(html).toContain('href="/zh/x/guide/next/"')
    expect(html).toContain('<link rel="canonical" href="https://example.com/zh/x/guide/start/">')
    expect(html).toContain('hreflang="x-default"')
  })

  test('an untranslated page is the English one, marked and canonical to it', async () => {
    const html = await site(basic).file('zh/x/guide/next/index.html')
    expect(html).toMatch(/<html lang="zh-CN"/)
    expect(html).toMatch(/lang="en"/)
    expect(html).toContain('<link rel="canonical" href="https://example.com/x/guide/next/">')
    expect(html).not.toContain('hreflang="zh-CN" href="https://example.com/zh/x/guide/next/"')
  })

  test('a plugin’s code for the browser is loaded by the pages that need it', async () => {
    const plugins = `features: { components: false }, plugins: [{ name: 'chat', renderBlock: { component: async () => ({ html: '<i></i>', client: ['rare'] }) }, client: [{ name: 'chat', module: './chat.ts' }, { name: 'rare', module: './rare.ts', when: 'used' }] }]`
    const it = site({
      ...basic,
      'docs.config.ts': config(plugins),
      'content/guide/start.md': pageText('Start', '## First\n\n{{"component": "Chat"}}'),
      'chat.ts': `document.title += ' chat'`,
      'rare.ts': `document.title += ' rare'`,
    })
    const scripts = async (file: string) =>
      [...(await it.file(file)).matchAll(/<script type="module" src="\/x\/_assets\/(\w+)-[^"]+"/g)].map(
        (match) => match[1],
      )
    expect(await scripts('x/guide/start/index.html')).toEqual(['chat', 'rare', 'main'])
    expect(await scripts('zh/x/guide/next/index.html')).toEqual(['chat', 'main'])
    expect(await it.messages()).toEqual([])
  })

  test('a language that is written from right to left, and what is not translated into it', async () => {
    const it = site({
      ...basic,
      'docs.config.ts': config().replace(
        `lang: 'zh-CN' }`,
        `lang: 'zh-CN' }, { code: 'ar', label: 'العربية', dir: 'rtl' }`,
      ),
      'content/guide/start.ar.md': pageText('البداية', '## الأول'),
    })
    const translated = await it.file('ar/x/guide/start/index.html')
    expect(translated).toMatch(/<html lang="ar"[^>]* dir="rtl"/)
    expect(translated).toContain('"direction":"rtl"')
    expect(find(translated, 'div', { dir: 'rtl' })).toEqual([])
    expect(find(await it.file('ar/x/guide/next/index.html'), 'div', { lang: 'en', dir: 'ltr' })).not.toEqual([])
    expect(await it.file('x/guide/next/index.html')).toMatch(/<html lang="en"[^>]* dir="ltr"/)
  })

  test.each(['/a b/', '/café/', '/a%20b/', '/a//'])(
    'the base %s, which an address would write in another way, is refused',
    async (base) => {
      await expect(site({ ...basic, 'docs.config.ts': config(`base: '${base}'`) }).paths()).rejects.toThrow(/base/)
    },
  )

  test('an image below a folder whose name looks like the way out is found again', async () => {
    const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
    const it = site({
      ...basic,
      'docs.config.ts': config(`content: [{ dir: 'content', at: '/x' }, { dir: '__', at: '/other' }]`),
      'content/guide/__images__/a.svg': pixel,
      '__/b.svg': pixel,
      'content/guide/next.md': pageText('Next', '## More\n\n![a](./__images__/a.svg) ![b](../../__/b.svg)'),
    })
    const paths = (await it.paths()).filter((path) => path.endsWith('.svg') && path.includes('/files/'))
    expect(paths).toHaveLength(2)
    for (const path of paths) expect(String(await it.file(path)), path).toBe(pixel)
  })

  test('the way on names the part of the navigation that it leads into', async () => {
    const parts = ['grid', 'charts'].map(
      (part) =>
        `{ pathname: '/x/${part}', title: '${part}', children: [{ pathname: '/x/${part}/overview', title: 'Overview' }, { pathname: '/x/${part}/more', title: 'More' }] }`,
    )
    const pages = ['grid', 'charts'].flatMap((part) =>
      ['overview', 'more'].map((name) => [`content/${part}/${name}.md`, pageText(name)] as const),
    )
    const it = site({
      'docs.config.ts': config(),
      'content/navigation.ts': nav(parts.join()),
      ...Object.fromEntries(pages),
    })
    expect(linksOf(pagerOf(await it.file('x/grid/more/index.html')))).toEqual([
      '/x/grid/overview/ PreviousOverview',
      '/x/charts/overview/ Nextcharts: Overview',
    ])
    expect(linksOf(pagerOf(await it.file('x/charts/overview/index.html')))).toEqual([
      '/x/grid/more/ Previousgrid: More',
      '/x/charts/more/ NextMore',
    ])
  })

  test('asks whether a page was helpful; who says no can say more at an address', async () => {
    const feedback = async (more: string, path = 'zh/x/guide/start/index.html') => {
      const it = site({ ...basic, 'docs.config.ts': config(more) })
      return find(await it.file(path), 'div', { ariaLabelledBy: ['feedback-question'] })[0]
    }
    expect(await feedback('')).toBeUndefined()
    const withAddress = await feedback(
      `feedback: { url: 'https://example.org/new?title={title}&body={url}&at={pathname}&in={locale}&why={reason}', endpoint: 'https://answers.example.org/in' }`,
    )
    expect(hrefsOf(withAddress)).toEqual([
      `https://example.org/new?title=${encodeURIComponent('开始')}&body=https%3A%2F%2Fexample.com%2Fzh%2Fx%2Fguide%2Fstart%2F&at=%2Fx%2Fguide%2Fstart%2F&in=zh&why=`,
    ])
    const answers = (group: Element | undefined) =>
      find(group, 'button').map(({ properties }) => properties['dataGaEventAction'])
    expect(answers(withAddress)[0]).toEqual('yes')
    expect(withAddress!.properties['dataFeedbackUrl']).toContain('in=zh&why={reason}')
    expect(withAddress!.properties['dataFeedbackEndpoint']).toBe('https://answers.example.org/in')
    // The page stays open.
    expect(find(withAddress, 'a')[0]!.properties['target']).toBe('_blank')
    const eventsOnly = await feedback('feedback: {}')
    expect(eventsOnly!.properties['className']).toContain('v-scripted')
    expect(answers(eventsOnly).slice(0, 2)).toEqual(['yes', 'no'])
    // A group has nothing of its own to say.
    expect(await feedback('feedback: {}', 'x/guide/index.html')).toBeUndefined()
  })

  test('a group of one page is a link to it, without an index', async () => {
    const children = (path: string, title: string) => `children: [{ pathname: '${path}', title: '${title}' }]`
    const it = site({
      'docs.config.ts': config(),
      'content/navigation.ts': nav(
        `{ pathname: '/x/charts-group', title: 'Charts', ${children('/x/charts', 'Overview')} },
         { pathname: '/x/writing', title: 'Writing', ${children('/x/guide', 'Style guide')} },
         { pathname: '/x/own', title: 'Own', ${children('/x/own/part', 'Part')} }`,
      ),
      'content/translations.zh.json': JSON.stringify({ pages: { '/x/charts-group': '图表', '/x/charts': '概览' } }),
      'content/charts.md': pageText('Charts overview'),
      'content/guide.md': pageText('Style guide'),
      'content/own.md': pageText('Own'),
      'content/own/part.md': pageText('Part'),
    })
    expect(await it.messages()).toEqual([])
    const guide = await it.file('x/guide/index.html')
    // The page at the group's own address is named after the group, another one keeps its name.
    expect(linksOf(entriesOf(guide))).toEqual([
      '/x/charts/ Charts',
      '/x/guide/ Style guide (page)',
      '/x/own/ Overview: Own',
    ])
    expect(breadcrumbsOf(guide)).toBeUndefined()
    expect(linksOf(pagerOf(guide))).toEqual(['/x/charts/ PreviousCharts', '/x/own/ NextOwn'])
    expect(linksOf(named(await it.file('zh/x/guide/index.html'), '文档'))).toContain('/zh/x/charts/ 图表')
    expect((await it.file('_redirects')).trim().split('\n')).toEqual([
      '/x/charts-group/ /x/charts/ 301',
      '/x/writing/ /x/guide/ 301',
      '/zh/x/charts-group/ /zh/x/charts/ 301',
      '/zh/x/writing/ /zh/x/guide/ 301',
    ])
  })

  test('a tree of its own replaces the tree around it on its pages, with a switch between both', async () => {
    const names = ['bars', 'lines', 'api', 'api/bar', 'api/line', 'other']
    const it = site({
      'docs.config.ts': config(),
      'content/navigation.ts': nav(
        `{ pathname: '/x/charts', title: 'Charts', children: [{ pathname: '/x/bars', title: 'Bars' }, { pathname: '/x/lines', title: 'Lines' },
           { pathname: '/x/reference', title: { en: 'API', zh: '参考' }, tree: true, children: [{ pathname: '/x/api', title: 'Index' },
             { pathname: '/x/parts', title: 'Parts', subheader: true, children: [{ pathname: '/x/api/bar', title: 'Bar' }, { pathname: '/x/api/line', title: 'Line' }] }] }] },
         { pathname: '/x/other', title: 'Other' }`,
      ),
      ...Object.fromEntries(names.map((name) => [`content/${name}.md`, pageText(`Page ${name}`)])),
      ...Object.fromEntries(
        ['api/dot', 'bars/old'].map((name) => [
          `content/${name}.md`,
          pageText(`Page ${name}`).replace('---\n', '---\nunlisted: true\n'),
        ]),
      ),
    })
    expect(await it.messages()).toEqual([])
    const trees = async (path: string) => linksOf(treesOf(await it.file(path)))
    const list = async (path: string) => linksOf(entriesOf(await it.file(path)))
    expect(await trees('x/lines/index.html')).toEqual(['/x/bars/ Guide (true)', '/x/api/ API'])
    // What the switch leads to is no entry of the tree beside it.
    expect(await list('x/lines/index.html')).toEqual(['/x/bars/ Bars', '/x/lines/ Lines (page)', '/x/other/ Other'])
    expect(await list('x/other/index.html')).toContain('/x/api/ API')
    expect(await trees('x/api/bar/index.html')).toEqual(['/x/bars/ Guide', '/x/api/ API (true)'])
    expect(await list('x/api/bar/index.html')).toEqual([
      '/x/api/ Index',
      '/x/parts/ Parts',
      '/x/api/bar/ Bar (page)',
      '/x/api/line/ Line',
    ])
    expect(linksOf(named(await it.file('zh/x/api/index.html'), '文档分区'))).toEqual([
      '/zh/x/bars/ 指南',
      '/zh/x/api/ 参考 (page)',
    ])
    expect(await trees('x/other/index.html')).toEqual([])
    const crumbs = async (path: string) => linksOf(breadcrumbsOf(await it.file(path)))
    // Headings of the navigation are no places.
    expect(await crumbs('x/api/bar/index.html')).toEqual(['/x/charts/ Charts', '/x/api/ API'])
    // A page that is not listed, below one of such a tree, is in it; elsewhere it has no place.
    expect(await crumbs('x/api/dot/index.html')).toEqual(await crumbs('x/api/bar/index.html'))
    expect(await trees('x/api/dot/index.html')).toEqual(['/x/bars/ Guide', '/x/api/ API (true)'])
    expect(await list('x/api/dot/index.html')).toEqual([
      '/x/api/ Index',
      '/x/parts/ Parts',
      '/x/api/bar/ Bar',
      '/x/api/line/ Line',
    ])
    expect(await trees('x/bars/old/index.html')).toEqual([])
    expect(breadcrumbsOf(await it.file('x/bars/old/index.html'))).toBeUndefined()
    // The way on stays in the tree.
    const way = async (file: string) => linksOf(pagerOf(await it.file(file)))
    expect(await way('x/lines/index.html')).toEqual(['/x/bars/ PreviousBars', '/x/other/ NextOther'])
    expect(await way('x/api/line/index.html')).toEqual(['/x/api/bar/ PreviousBar'])
    expect(await it.file('_redirects')).toContain('/x/reference/ /x/api/ 301')
    await it.edit({
      'content/navigation.ts': nav(
        `{ pathname: '/x/bars' }, { pathname: '/x/api/bar-group', title: 'API', tree: true, children: [{ pathname: '/x/api/bar' }, { pathname: '/x/api/line' }] }`,
      ),
    })
    expect(await it.file('_redirects')).not.toContain('-group')
  })

  test('the switch between a guide and its reference leads to the page about the same', async () => {
    const about = (name: string, components: string) =>
      pageText(`Page ${name}`).replace('---\n', `---\n${components && `components: ${components}\n`}`)
    const it = site({
      'docs.config.ts': config(),
      'content/navigation.ts': nav(
        `{ pathname: '/x/charts', title: 'Charts', children: [{ pathname: '/x/basics' }, { pathname: '/x/lines' }, { pathname: '/x/areas' },
           { pathname: '/x/reference', title: 'API', tree: true, children: [{ pathname: '/x/api' }, { pathname: '/x/api/plot-parts' }, { pathname: '/x/api/line-chart' }, { pathname: '/x/api/menu-item' }] }] }`,
      ),
      'content/basics.md': about('basics', ''),
      'content/lines.md': about('lines', 'LineChart, Unstable_PlotParts'),
      'content/areas.md': about('areas', 'Menu.Item, LineChart'),
      ...Object.fromEntries(
        ['api', 'api/plot-parts', 'api/line-chart', 'api/menu-item'].map((name) => [
          `content/${name}.md`,
          pageText(`Page ${name}`),
        ]),
      ),
    })
    expect(await it.messages()).toEqual([])
    const trees = async (path: string) => hrefsOf(treesOf(await it.file(`x/${path}/index.html`)))
    expect(await trees('basics')).toEqual(['/x/basics/', '/x/api/'])
    expect(await trees('lines')).toEqual(['/x/basics/', '/x/api/line-chart/'])
    expect(await trees('areas')).toEqual(['/x/basics/', '/x/api/menu-item/'])
    expect(await trees('api')).toEqual(['/x/basics/', '/x/api/'])
    // The page that names it first.
    expect(await trees('api/line-chart')).toEqual(['/x/lines/', '/x/api/'])
    expect(await trees('api/plot-parts')).toEqual(['/x/lines/', '/x/api/'])
    await it.edit({ 'content/lines.md': about('lines', '') })
    expect(await trees('api/line-chart')).toEqual(['/x/areas/', '/x/api/'])
    expect(await trees('api/plot-parts')).toEqual(['/x/basics/', '/x/api/'])
  })

  test('where pages of one title are in several parts, their breadcrumbs and the links to them name the part', async () => {
    const part = (name: string, ...pages: string[]) =>
      `{ pathname: '/x/${name}', title: '${name}', subheader: true, children: [${pages.map((page) => `{ pathname: '/x/${name}/${page}', title: '${page}' }`).join()}] }`
    const pages = ['simple/items', 'simple/focus', 'rich/items', 'rich/editing']
    const it = site({
      'docs.config.ts': config(),
      'content/navigation.ts': nav(
        `{ pathname: '/x/tree', title: 'Tree', children: [${part('simple', 'items', 'focus')}, ${part('rich', 'items', 'editing')}] }`,
      ),
      ...Object.fromEntries(pages.map((name) => [`content/${name}.md`, pageText(name.split('/')[1]!)])),
    })
    expect(await it.messages()).toEqual([])
    const crumbs = async (name: string) => {
      const places = find(breadcrumbsOf(await it.file(`x/${name}/index.html`)), 'li')
      return places.map(textOf)
    }
    expect(await crumbs('rich/items')).toEqual(['Tree', 'rich', 'items'])
    expect(await crumbs('rich/editing')).toEqual(['Tree', 'editing'])
    const ways = async (name: string) => linksOf(pagerOf(await it.file(`x/${name}/index.html`)))
    expect(await ways('simple/focus')).toEqual(['/x/simple/items/ Previousitems', '/x/rich/items/ Nextrich: items'])
    expect(await ways('rich/editing')).toEqual(['/x/rich/items/ Previousitems'])
    expect(await ways('rich/items')).toEqual(['/x/simple/focus/ Previousfocus', '/x/rich/editing/ Nextediting'])
  })

  describe('several products', () => {
    const group = (name: string) =>
      `{ pathname: '/x/${name}-group', title: '${name}', children: [{ pathname: '/x/${name}', title: 'Overview' }, { pathname: '/x/${name}/more', title: 'More' }, { pathname: '/x/api/${name}-group', title: 'API', tree: true, children: [{ pathname: '/x/api/${name}', title: 'Index' }, { pathname: '/x/api/${name}/part', title: 'Part' }] }] }`
    const names = ['grid', 'charts'].flatMap((name) => [name, `${name}/more`, `api/${name}`, `api/${name}/part`])
    const products = `products: [{ id: 'g', title: 'Grid', pathnames: ['/x/grid', '/x/api/grid'] }, { id: 'c', title: 'Charts', pathnames: ['/x/charts', '/x/api/charts'] }, { id: 'x', title: 'X', pathnames: ['/x'] }],`
    const docs = (more = '') =>
      site({
        'docs.config.ts': config(products + more),
        'content/navigation.ts': nav(
          `{ pathname: '/x/guide', title: 'Guide' }, ${group('grid')}, ${group('charts')}, { pathname: '/x/moving-group', title: 'Migration', children: [{ pathname: '/x/moving', title: 'Moving' }, { pathname: '/x/old', title: 'Old' }] }`,
        ),
        'content/index.md': pageText('Components').replace('---\n', '---\nlayout: landing\n'),
        'content/guide.md': pageText('Guide'),
        'content/moving.md': pageText('Moving').replace('---\n', '---\nproductId: c\n'),
        'content/old.md': pageText('Old'),
        ...Object.fromEntries(names.map((name) => [`content/${name}.md`, pageText(`Page ${name}`)])),
      })
    const headerLinks = `headerLinks: [{ title: 'Docs', href: '/x/guide', pathnames: ['/x/guide', '/x/moving', '/x/old'] }, { title: 'Components', href: '/x', pathnames: ['/x/grid', '/x/charts', '/x/api'] }],`
    const list = async (it: ReturnType<typeof docs>, path: string) => hrefsOf(entriesOf(await it.file(path)))

    test('a product whose first pathname is no page is reported in the configuration', async () => {
      const it = docs()
      await it.edit({ 'docs.config.ts': config(products.replace("['/x/charts', ", "['/x/chart', ")) })
      expect(await it.diagnostics()).toMatchObject([
        { code: 'config/product', file: 'docs.config.ts', line: 2, hint: 'Did you mean "/x/charts"?' },
      ])
      const one = "products: [{ id: 'g', title: 'Grid', pathnames: ['/x/no'] }],"
      await it.edit({ 'docs.config.ts': config(one), 'content/moving.md': pageText('Moving') })
      expect(await it.messages()).toEqual([])
    })

    test('a page shows the tree of its product, with a menu of the other trees and without its reference', async () => {
      const it = docs(headerLinks)
      expect(await it.messages()).toEqual([])
      expect(await list(it, 'x/charts/more/index.html')).toEqual(['/x/charts/', '/x/charts/more/'])
      const page = await it.file('x/charts/more/index.html')
      expect(hrefsOf(productsOf(page))).toEqual(['/x/grid/', '/x/charts/'])
      expect(hrefsOf(productsOf(await it.file('x/api/charts/part/index.html')))).toEqual([
        '/x/api/grid/',
        '/x/api/charts/',
      ])
      expect(hrefsOf(treesOf(page))).toEqual(['/x/charts/', '/x/api/charts/'])
    })

    test('pages that products share have neither the menu nor the switch, whatever product they are about', async () => {
      const it = docs(headerLinks)
      for (const path of ['x/guide/index.html', 'x/moving/index.html']) {
        expect(await list(it, path)).toEqual(['/x/guide/', '/x/moving/', '/x/old/'])
        expect(productsOf(await it.file(path))).toBeUndefined()
        expect(treesOf(await it.file(path))).toBeUndefined()
      }
    })

    test('the tree of shared pages leads to the products where the header does not', async () => {
      const it = docs()
      const products = ['grid', 'charts'].flatMap((name) => [`/x/${name}/`, `/x/${name}/more/`, `/x/api/${name}/`])
      expect(await list(it, 'x/guide/index.html')).toEqual(['/x/guide/', ...products, '/x/moving/', '/x/old/'])
      const inOne = docs(`headerLinks: [{ title: 'Docs', href: '/x' }],`)
      expect(await list(inOne, 'x/guide/index.html')).toContain('/x/grid/')
    })

    test('breadcrumbs begin with the section of the header', async () => {
      const it = docs(headerLinks)
      const crumbs = async (path: string) => hrefsOf(breadcrumbsOf(await it.file(path)))
      expect(await crumbs('x/charts/more/index.html')).toEqual(['/x/', '/x/charts/'])
      expect(await crumbs('x/moving/index.html')).toEqual(['/x/guide/', '/x/moving-group/'])
      expect(await crumbs('x/guide/index.html')).toEqual([])
    })

    test('the not-found page leads to the products first', async () => {
      const [main] = find(await docs(headerLinks).file('404.html'), 'main')
      expect(hrefsOf(find(main, 'ul')[0])).toEqual(['/x/grid/', '/x/charts/', '/x/guide/', '/x/moving/'])
    })

    test('the not-found page leads to the pages that the configuration names', async () => {
      const it = docs(`features: { 'not-found': { pages: ['/x/charts/', '/x/old', '/x/gone'] } },`)
      const [main] = find(await it.file('404.html'), 'main')
      expect(linksOf(find(main, 'ul')[0])).toEqual(['/x/charts/ Charts', '/x/old/ Old'])
    })
  })

  test('a group of up to three entries is in every page that lists it, without a link to an index of them', async () => {
    const names = ['a/1', 'a/2', 'b/1', 'b/2', 'b/3', 'b/4', 'c']
    const group = (name: string, count: number) =>
      `{ pathname: '/x/${name}', title: '${name}', children: [${Array.from({ length: count }, (_, at) => `{ pathname: '/x/${name}/${at + 1}', title: '${name}${at + 1}' }`).join()}] }`
    const it = site({
      'docs.config.ts': config(),
      'content/navigation.ts': nav(`${group('a', 2)}, ${group('b', 4)}, { pathname: '/x/c', title: 'C' }`),
      ...Object.fromEntries(names.map((name) => [`content/${name}.md`, pageText(`Page ${name}`)])),
    })
    const list = async (path: string) => hrefsOf(entriesOf(await it.file(path)))
    expect(await list('x/c/index.html')).toEqual(['/x/a/1/', '/x/a/2/', '/x/b/', '/x/c/'])
    expect(await list('x/a/1/index.html')).toEqual(['/x/a/1/', '/x/a/2/', '/x/b/', '/x/c/'])
    // Its index page is the one that is shown.
    expect(await list('x/a/index.html')).toEqual(['/x/a/', '/x/a/1/', '/x/a/2/', '/x/b/', '/x/c/'])
    const fragments = (await it.paths()).filter((path) => path.includes('_nav/en'))
    expect(fragments).toEqual(['x/_nav/en/x-b.html'])
  })

  test('a level with more entries than a page lists says how many, and leads to all of them', async () => {
    const numbers = Array.from({ length: 50 }, (_, at) => at + 1)
    const it = site({
      'docs.config.ts': config(),
      'content/navigation.ts': nav(
        `{ pathname: '/x/all', title: 'All', children: [${numbers.map((at) => `{ pathname: '/x/p${at}' }`).join()}] }`,
      ),
      ...Object.fromEntries(numbers.map((at) => [`content/p${at}.md`, pageText(`Page ${at}`)])),
    })
    expect(linksOf(entriesOf(await it.file('x/p1/index.html'))).at(-1)).toBe('/x/all/ 10 more: All')
  })

  test('a group has the product of its pages', async () => {
    const it = site({
      'docs.config.ts': config(
        `products: [{ id: 'c', title: 'Charts', pathnames: ['/x/charts', '/x/api/charts'] }, { id: 'x', title: 'All', pathnames: ['/x'] }]`,
      ),
      'content/navigation.ts': nav(
        `{ pathname: '/x/charts-group', children: [{ pathname: '/x/charts' }, { pathname: '/x/inner', children: [{ pathname: '/x/api/charts' }, { pathname: '/x/api/charts/bar' }] }] },
         { pathname: '/x/mixed', children: [{ pathname: '/x/charts/two' }, { pathname: '/x/start' }] }`,
      ),
      ...Object.fromEntries(
        ['charts', 'charts/two', 'api/charts', 'api/charts/bar', 'start'].map((name) => [
          `content/${name}.md`,
          pageText(name),
        ]),
      ),
    })
    const product = async (path: string) => /name="docs:product" content="(\w+)"/.exec(await it.file(path))?.[1]
    expect(await product('x/charts-group/index.html')).toBe('c')
    expect(await product('x/inner/index.html')).toBe('c')
    expect(await product('x/mixed/index.html')).toBe('x')
  })

  test('addresses carry the base', async () => {
    const it = site({ ...basic, 'docs.config.ts': config(`base: '/deep/base/'`) })
    const html = await it.file('x/guide/start/index.html')
    const addresses = [...html.matchAll(/(?:href|src|data-fragment)="([^"#][^"]*)"/g)].map((match) => match[1]!)
    expect(addresses.length).toBeGreaterThan(10)
    expect(
      addresses.filter((address) => !/^(https?:|data:)/.test(address) && !address.startsWith('/deep/base/')),
    ).toEqual([])
  })

  test('file names with spaces, percent signs, hashes and Chinese characters', async () => {
    const it = site({
      'content/navigation.ts': nav(
        `{ pathname: '/a b' }, { pathname: '/c%23d' }, { pathname: '/100%25' }, { pathname: '/图表' }`,
      ),
      'content/a b.md': pageText('Spaces', 'See [the chart](/图表/) and [the hash](/c%23d/).'),
      'content/c#d.md': pageText('Hash'),
      'content/100%.md': pageText('Percent'),
      'content/图表.md': pageText('Chart'),
    })
    expect(await it.messages()).toEqual([])
    expect(await it.file('a b/index.html')).toContain('href="/c%23d/"')
    expect((await it.paths()).filter((path) => path.endsWith('/index.html') && !path.includes('offline'))).toEqual([
      '100%/index.html',
      'a b/index.html',
      'c#d/index.html',
      'search/index.html',
      'search/other/index.html',
      '图表/index.html',
    ])
  })

  test('a function serves an existing tree', async () => {
    const it = site({
      'docs.config.ts': `export default { title: 'T', url: 'https://example.com', content: [{ dir: 'docs', at: '/' }], navigation: 'content/navigation.ts', pageFile: (pathname) => pathname === '/' ? undefined : 'docs' + pathname + '/README.md' }`,
      'content/navigation.ts': nav(`{ pathname: '/one' }`),
      'docs/one/README.md': pageText('One'),
    })
    expect(await it.file('one/index.html')).toContain('About one.')
  })
})

describe('messages', () => {
  test('an unknown key of the configuration names the nearest valid one', async () => {
    const [message] = await site({ ...basic, 'docs.config.ts': config('storagePrefx: "a"') }).diagnostics()
    expect(message).toMatchObject({
      code: 'config/unknown-key',
      file: 'docs.config.ts',
      line: 2,
      hint: 'Did you mean "storagePrefix"?',
    })
    expect(message!.frame).toContain('storagePrefx')
  })

  test('a configuration that throws, does not compile, or exports nothing', async () => {
    const threw = await site({
      'docs.config.ts': "const a = 1\nthrow new Error('boom')\nexport default a",
    }).diagnostics()
    expect(threw[0]).toMatchObject({ code: 'module/threw', file: 'docs.config.ts', line: 2 })
    expect(await site({ 'docs.config.ts': 'export default {{' }).messages()).toEqual([
      'module/syntax  docs.config.ts:1:17  Expected identifier but found "{"',
    ])
    expect(await site({ 'docs.config.ts': 'export const a = 1' }).messages()).toEqual([
      expect.stringContaining('module/'),
    ])
  })

  test('the navigation: duplicates, missing pages, unknown keys and plans, each with its place', async () => {
    const it = site({
      'content/navigation.ts': `export default [
  { pathname: '/one' },
  { pathname: '/one' },
  { pathname: '/tow' },
  { pathname: '/three', plann: 'pro' },
  { pathname: '/four', plan: 'gold' },
  { pathname: 'five' },
  { pathname: '/six', planned: true },
]`,
      'content/one.md': pageText('One'),
      'content/three.md': pageText('Three'),
      'content/four.md': pageText('Four'),
    })
    expect(await it.messages()).toEqual([
      'navigation/duplicate  content/navigation.ts:3:16  /one is in the navigation twice.',
      'navigation/no-page  content/navigation.ts:4:16  /tow has no page.',
      'navigation/unknown-key  content/navigation.ts:5:25  Unknown key "plann" in a navigation entry.',
      'navigation/plan  content/navigation.ts:6:24  Unknown plan "gold".',
      'navigation/pathname  content/navigation.ts:7:16  "five" is not a valid pathname.',
    ])
  })

  test('a hint names the file, the heading or the page that was probably meant', async () => {
    const it = site({
      'content/navigation.ts': nav(
        `{ pathname: '/guide/start' }, { pathname: '/guide/instal' }, { pathname: '/guide/x' }, { pathname: '/moved' }`,
      ),
      'content/moved.md': pageText('Moved'),
      'content/guide/start.md': pageText(
        'Start',
        '## Top\n\n[a](./strat.md) [b](./install.md) [c](./other-things.md) [c](./moved.md) [d](#topp) [e](#elsewhere) [f](/guide/strat/)',
      ),
      'content/guide/install.md': pageText('Install'),
      'content/guide/_part.md': 'Part.',
    })
    const found = (await it.diagnostics()).filter(({ code }) => code !== 'navigation/orphan')
    expect(found.map(({ text, notes, hint }) => [text, ...(notes ?? []), hint])).toEqual([
      ['There is no page at "./strat.md".', 'Did you mean "./start.md"?'],
      [
        'content/guide/install.md, to which "./install.md" leads, is not a page.',
        'Give it an entry in the navigation; if it has one, it is a draft.',
      ],
      [
        'There is no page at "./other-things.md".',
        'Use the path of a Markdown file from the folder of this one, or the address of a page.',
      ],
      ['There is no page at "./moved.md".', 'Did you mean "../moved.md"?'],
      ['This page has no heading "#topp".', 'Did you mean "#top"?'],
      ['This page has no heading "#elsewhere".', 'The page has #top.'],
      ['There is no page at "/guide/strat/".', 'Did you mean "/guide/start/"?'],
      [
        '/guide/instal has no page.',
        'There is a file content/guide/install.md without an entry.',
        'Create content/guide/instal.md, or mark the entry as planned.',
      ],
      ['/guide/x has no page.', 'Create content/guide/x.md, or mark the entry as planned.'],
    ])
  })

  test(
    'a hint names the file whose name differs in case: of links, images, includes, demos and imports',
    { tags: 'long' },
    async () => {
      const it = site({
        'content/navigation.ts': nav(`{ pathname: '/guide/start' }, { pathname: '/guide/other' }`),
        'content/guide/start.md': pageText(
          'Start',
          '[a](./Other.md) ![b](./pics/Photo.svg)\n\n{{"include": "_Part.md"}}\n\n{{"demo": "button.js"}}\n\n{{"demo": "Card.js"}}',
        ),
        'content/guide/other.md': pageText('Other'),
        'content/guide/_part.md': 'Part.',
        'content/guide/pics/photo.SVG': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        'content/guide/Button.tsx': 'export default function Button() { return <b /> }',
        'content/guide/Card.tsx': `import Button from './button'\nimport './card.css'\nexport default () => <Button />`,
        'content/guide/Card.css': 'b { color: red }',
      })
      // The packages of demos are not on this disk.
      const found = (await it.diagnostics()).filter(({ text }) => !text.startsWith('Could not resolve'))
      expect(found.map(({ text, hint }) => [text, hint])).toEqual([
        ['No file "./button".', 'Did you mean "./Button"?'],
        ['No file "./card.css".', 'Did you mean "./Card.css"?'],
        ['There is no page at "./Other.md".', 'Did you mean "./other.md"?'],
        ['The image "./pics/Photo.svg" does not exist.', 'Did you mean "./pics/photo.SVG"?'],
        ['The included file "_Part.md" does not exist.', 'Did you mean "_part.md"?'],
        ['There is no demo "button.js" next to this page.', 'Did you mean "Button.js"?'],
      ])
    },
  )

  test('links, anchors, the navigation’s hashes, orphans and ambiguous files', async () => {
    const it = site({
      'content/navigation.ts': nav(
        `{ pathname: '/a' }, { pathname: '/a#nowhere', title: 'Nowhere' }, { pathname: '/two' }`,
      ),
      'content/a.md': pageText('A', '## Top\n\n[x](/b/) [y](#topp) [z](./lost.md) [w](/a/#tip)'),
      'content/orphan.md': pageText('Orphan'),
      'content/two.md': pageText('Two'),
      'content/two/index.md': pageText('Two'),
    })
    expect((await it.messages()).map((text) => text.split('  ').slice(0, 2).join(' '))).toEqual([
      'links/missing content/a.md:11:5',
      'links/anchor content/a.md:11:14',
      'links/missing content/a.md:11:25',
      'links/anchor content/a.md:11:40',
      'navigation/no-anchor content/navigation.ts:1:50',
      'navigation/orphan content/orphan.md',
      'content/ambiguous content/two/index.md',
    ])
  })

  test('anchors of headings in any script are found, however a link writes them', async () => {
    const it = site({
      'docs.config.ts': config(),
      'content/navigation.ts': nav(
        `{ pathname: '/x/a' }, { pathname: '/x/a#柱状图', title: 'Bars' }, { pathname: '/x/a#caf%C3%A9', title: 'Café' }`,
      ),
      'content/a.md': pageText(
        'A',
        '## 柱状图\n\n## Café – two\n\n<a id="图"></a>\n\n## Café\n\n[a](#柱状图) [b](#%E6%9F%B1%E7%8A%B6%E5%9B%BE) [c](/x/a/#café) [d](#图) [e](#caf%C3%A9-two) [f](#折线图)',
      ),
    })
    expect((await it.messages()).map((text) => text.split('  ')[0])).toEqual(['links/anchor'])
  })

  test('an address of the navigation that can’t be decoded, or holds what no file has, is its own message', async () => {
    const it = site({
      'docs.config.ts': config(),
      'content/navigation.ts': nav(`{ pathname: '/x/a' }, { pathname: '/x/a#%E0%A4%A' }, { pathname: '/x/a%00' }`),
      'content/a.md': pageText('A'),
    })
    expect((await it.messages()).map((text) => text.split('  ')[0])).toEqual([
      'navigation/pathname',
      'navigation/pathname',
    ])
  })

  test('links to files whose names hold dots, and to translations by their file', async () => {
    const it = site({
      'docs.config.ts': config(),
      'content/navigation.ts': nav(`{ pathname: '/x/bars.stacked' }, { pathname: '/x/bars' }`),
      'content/bars.md': pageText('Bars', '[a](./bars.stacked.md) [b](./bars.zh.md)'),
      'content/bars.stacked.md': pageText('Stacked'),
    })
    expect(await it.messages()).toEqual([])
    const html = await it.file('x/bars/index.html')
    expect(linksOf(find(html, 'article')[0])).toEqual(expect.arrayContaining(['/x/bars.stacked/ a', '/x/bars/ b']))
  })

  test('names of files that are written in decomposed form, as a Mac copies them', async () => {
    const uses = '[a](./caf\u00e9.md) [b](/caf\u00e9/) ![c](./bild-\u00fc.svg)\n\n{{"include": "_teil-\u00f6.md"}}'
    const it = site({
      'docs.config.ts': config(),
      'content/navigation.ts': nav(`{ pathname: '/x/start' }, { pathname: '/x/cafe\u0301' }`),
      'content/start.md': pageText('Start', uses.replaceAll('/caf', '/x/caf').replace('./x/', './').normalize('NFD')),
      'content/caf\u00e9.md': pageText('Coffee'),
      'content/bild-\u00fc.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      'content/_teil-\u00f6.md': 'Included.\n',
    })
    expect(await it.messages()).toEqual([])
    const html = await it.file('x/start/index.html')
    expect(linksOf(find(html, 'article')[0])).toEqual(expect.arrayContaining(['/x/caf%C3%A9/ a', '/x/caf%C3%A9/ b']))
    expect(html).toContain('Included.')
    expect(await it.paths()).toContain('x/caf\u00e9/index.html')
  })

  test('names that are one name on other systems', async () => {
    const it = site({
      'content/navigation.ts': nav(`{ pathname: '/a' }`),
      'content/a.md': pageText('A'),
      'content/A.md': pageText('A'),
    })
    expect((await it.messages()).filter((text) => text.startsWith('content/same-name'))).toHaveLength(1)
  })

  test('a template that throws is named, with its component', async () => {
    const it = site({
      'content/navigation.ts': nav(`{ pathname: '/a' }`),
      'content/a.md': pageText('A'),
      'content/templates/footer.tsx': 'export function Footer() { throw new Error("no foot") }',
    })
    expect((await it.diagnostics())[0]).toMatchObject({
      code: 'template/threw',
      file: 'content/templates/footer.tsx',
      line: 1,
      column: 34,
      text: 'The template "doc" threw in <Footer>: no foot',
      notes: ['On /a/'],
    })
    await expect(it.file('a/index.html')).rejects.toMatchObject({ exitCode: 3 })
  })

  test('a layout that does not exist, at the front matter that names it', async () => {
    const it = site({
      'content/navigation.ts': nav(`{ pathname: '/a' }, { pathname: '/b' }`),
      'content/a.md': pageText('A').replace('---\n', '---\nlayout: dco\n'),
      'content/b.md': pageText('B').replace('---\n', '---\nlayout: something\n'),
      'content/templates/footer.tsx': 'export const Footer = () => null',
      'content/templates/story.tsx': 'export default () => null',
    })
    const known = 'Known layouts: doc, landing, group, not-found, story.'
    expect(await it.diagnostics()).toMatchObject([
      { code: 'template/unknown', file: 'content/a.md', line: 2, column: 9, hint: 'Did you mean "doc"?' },
      {
        code: 'template/unknown',
        file: 'content/b.md',
        line: 2,
        column: 9,
        hint: expect.stringContaining(known) as string,
      },
    ])
  })

  test('a template whose name is misspelt', { tags: 'long' }, async () => {
    const part = 'export const Part = () => null'
    const it = site({
      'content/navigation.ts': nav(`{ pathname: '/a' }, { pathname: '/b' }`),
      'content/a.md': pageText('A'),
      'content/b.md': pageText('B').replace('---\n', '---\nlayout: docs\n'),
      'content/templates/foter.tsx': part,
      'content/templates/heade.tsx': part,
      'content/templates/something-else.tsx': "import { Part } from './heade.js'\nexport default Part",
      'content/templates/docs.tsx': 'export default () => null',
    })
    expect((await it.diagnostics()).filter(({ code }) => code.startsWith('template/'))).toMatchObject([
      {
        code: 'template/unused',
        severity: 'warning',
        file: 'content/templates/foter.tsx',
        hint: 'Did you mean "footer"?',
      },
    ])
  })

  test('files that are not UTF-8', async () => {
    const it = site({
      'content/navigation.ts': nav(`{ pathname: '/a' }`),
      'content/a.md': new Uint8Array([0x23, 0x20, 0xc3, 0x28]),
    })
    expect(await it.messages()).toEqual([
      'file/encoding  content/a.md  The file is not UTF-8: the byte at offset 2 is invalid.',
    ])
  })

  test('an include cycle', async () => {
    const it = site({
      'content/navigation.ts': nav(`{ pathname: '/a' }`),
      'content/a.md': pageText('A', '{{"include": "./_b.md"}}'),
      'content/_b.md': '{{"include": "./a.md"}}\n',
    })
    expect(await it.messages()).toContain(
      'include/cycle  content/_b.md:1:1  The files include each other: content/a.md → content/_b.md → content/a.md.',
    )
  })
})

describe('rebuilding', () => {
  const pagesThatRan = (ids: string[]) =>
    ids
      .map(parseId)
      .filter(({ name }) => name === 'html')
      .map(({ key }) => (key as { pathname: string; locale: string }).locale + (key as { pathname: string }).pathname)

  test('an edited text renders that page again, and its fallbacks, and nothing else', async () => {
    const it = site(basic)
    await it.messages()
    it.ran()
    await it.edit({ 'content/guide/next.md': pageText('Next', '## More\n\nOther text.') })
    await it.messages()
    expect(pagesThatRan(it.ran()).sort()).toEqual(['en/x/guide/next/', 'zh/x/guide/next/'])
  })

  test('the same text again renders nothing', async () => {
    const it = site(basic)
    await it.messages()
    it.ran()
    await it.edit({ 'content/guide/next.md': basic['content/guide/next.md'] })
    await it.messages()
    expect(namesOf(it.ran()).filter((name) => !name.startsWith('file') && name !== 'folder')).toEqual([])
  })

  test('a heading that goes makes the link to it an error, without rendering the page that links', async () => {
    const it = site(basic)
    await it.messages()
    it.ran()
    await it.edit({ 'content/guide/next.md': pageText('Next', '## Less\n\nText.') })
    expect(await it.messages()).toEqual([
      'links/anchor  content/guide/start.md:11:12  "/x/guide/next/" has no heading "#more".',
    ])
    expect(pagesThatRan(it.ran())).not.toContain('en/x/guide/start/')
  })

  test('another title of the site renders every page again and bundles only the configuration', async () => {
    const it = site(basic)
    await it.messages()
    it.ran()
    await it.edit({ 'docs.config.ts': config().replace(/title: '[^']*'/, "title: 'Other'") })
    await it.messages()
    const ran = it.ran()
    expect(pagesThatRan(ran)).not.toEqual([])
    expect(ran.filter((id) => /^(client-bundle|style-rules|page-stylesheet|node-module) /.test(id))).toEqual([
      'node-module {"modules":{"default":"docs.config.ts"},"ofConfiguration":true}',
    ])
  })

  test('a failure goes once its cause is fixed', async () => {
    const it = site(basic)
    await it.edit({ 'docs.config.ts': 'export default 1 +' })
    expect(await it.messages()).toEqual([expect.stringContaining('module/syntax')])
    await it.edit({ 'docs.config.ts': config() })
    expect(await it.messages()).toEqual([])
  })

  test('a template of the site appears, and goes', async () => {
    const it = site(basic)
    expect(await it.file('x/index.html')).not.toContain('my own foot')
    await it.edit({
      'content/templates/footer.tsx': 'export function Footer() { return <footer>my own foot</footer> }',
    })
    expect(await it.file('x/index.html')).toContain('my own foot')
    await it.edit({ 'content/templates/footer.tsx': null })
    expect(await it.file('x/index.html')).not.toContain('my own foot')
  })
})

test('components and hooks in the front matter become a section of links to their reference', async () => {
  const it = site({
    'docs.config.ts': `export default { title: 'T', url: 'https://example.com', products: [{ id: 'grid', title: 'Grid', pathnames: ['/grid', '/api/grid'] }] }`,
    'content/navigation.ts': nav(
      `{ pathname: '/grid' }, { pathname: '/api/grid/data-grid' }, { pathname: '/api/grid/tabs-list' }`,
    ),
    'content/grid.md': pageText('Grid', '## Use\n\nText.').replace(
      'title: Grid',
      'title: Grid\ncomponents: [DataGrid, Tabs.List, XAxis]\nhooks: [useGridRow]',
    ),
    'content/api/grid/data-grid.md': pageText('DataGrid'),
    'content/api/grid/tabs-list.md': pageText('Tabs.List'),
  })
  const html = await it.file('grid/index.html')
  expect(find(html, 'h2', { id: 'api' })).toHaveLength(1)
  const names = find(find(html, 'article')[0], 'li').map((item) => [textOf(item), ...hrefsOf(item)])
  expect(names).toEqual(
    expect.arrayContaining([
      ['<DataGrid />', '/api/grid/data-grid/'],
      ['<Tabs.List />', '/api/grid/tabs-list/'],
      ['<XAxis />'],
      ['API', '#api'],
    ]),
  )
  expect(await it.file('grid.md')).toContain('## API')
  expect(await it.messages()).toEqual([])
})

test('a narrowed run knows the pages that it leaves out: links to their files and addresses hold', async () => {
  const files = {
    ...basic,
    'content/guide/start.md': pageText('Start', '## First\n\n[More](./next.md) and [more](/x/guide/next/).'),
  }
  const it = site(files, { only: ['/x/guide/start'], locales: ['en'] })
  expect(await it.messages()).toEqual([])
  expect(linksOf(find(await it.file('x/guide/start/index.html'), 'article')[0])).toEqual(
    expect.arrayContaining(['/x/guide/next/ More', '/x/guide/next/ more']),
  )
})

test('a narrowed run is a site of the chosen pages', async () => {
  const it = site(basic, { only: ['/x/guide/start'], locales: ['en'] })
  expect((await it.paths()).filter((path) => path.endsWith('index.html'))).toEqual(['x/guide/start/index.html'])
  expect(await it.messages()).toEqual([])
})
