/** What features put into pages and files, on small sites. */
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { versionHref } from '../../src/features/menus.js'
import type { ClientConfig } from '../../src/client/site-config.js'
import type { PrecacheManifest } from '../../src/features/offline/shared/manifest.js'
import { pageText } from '../support/files.js'
import { find, linksOf, named as part, textOf } from '../support/html.js'
import { site, type Files } from '../support/site.js'

const products = `[
  { id: 'grid', title: 'Grid', category: 'x', pathnames: ['/x/grid', '/x/api/grid'], versions: [{ label: '8' }, { label: 'v7', url: 'https://v7.example.com/x/grid/', paths: ['/x/grid/rows'] }] },
  { id: 'chart', title: 'Chart', pathnames: ['/x/chart'], versions: [{ label: '8' }] },
]`
const files = (features = '', more = ''): Files => ({
  'docs.config.ts': `export default { title: 'Test', url: 'https://example.com', prefix: '/x', storagePrefix: 'lib', base: '/b/',
    locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文' }], products: ${products}, features: { ${features} }, ${more} }`,
  'content/navigation.ts': `export default [{ pathname: '/x/grid' }, { pathname: '/x/grid/rows' }, { pathname: '/x/chart' }]`,
  'content/grid.md': pageText('Grid'),
  'content/grid/rows.md': pageText('Rows'),
  'content/chart.md': pageText('Chart').replace('title: Chart', 'title: Chart\ndisableAd: true'),
})
const clientConfig = (html: string) =>
  JSON.parse(/<script type="application\/json" id="site-config">(.*?)<\/script>/s.exec(html)![1]!) as ClientConfig
const policy = (html: string) =>
  /Content-Security-Policy" content="([^"]*)"/.exec(html)![1]!.replaceAll('&#x27;', "'").replaceAll('&#39;', "'")

describe('menus', () => {
  const product = { pathnames: ['/x/grid'] }
  test('a version below another base', () => {
    const paths = ['/x/grid/rows']
    expect(versionHref({ label: 'v7', url: 'https://example.com/v7/x/grid/', paths }, '/x/grid/rows/', product)).toBe(
      'https://example.com/v7/x/grid/rows/',
    )
    expect(
      versionHref({ label: 'v7', url: 'https://example.com/v7/x/grid/start/', paths }, '/x/grid/rows/', product),
    ).toBe('https://example.com/v7/x/grid/rows/')
    expect(versionHref({ label: 'v7', url: 'https://example.com/v7/', paths }, '/x/grid/rows/', product)).toBe(
      'https://example.com/v7/x/grid/rows/',
    )
    expect(versionHref({ label: 'v7', url: 'https://example.com', paths }, '/x/grid/rows/', product)).toBe(
      'https://example.com/x/grid/rows/',
    )
  })

  test('a version that lists the page leads to it, others lead to the product’s root', () => {
    const version = { label: 'v7', url: 'https://v7.example.com/x/grid/', paths: ['/x/grid/rows'] }
    expect(versionHref(version, '/x/grid/rows/', product)).toBe('https://v7.example.com/x/grid/rows/')
    expect(versionHref(version, '/x/grid/new/', product)).toBe('https://v7.example.com/x/grid/')
    expect(versionHref({ label: '8' }, '/x/grid/', product)).toBeUndefined()
  })

  test('each product lists its own versions, and the products that have pages', async () => {
    const it = site(files())
    const rows = await it.file('zh/x/grid/rows/index.html')
    expect(rows).toContain('href="https://v7.example.com/x/grid/rows/"')
    expect(rows).toContain('href="/b/zh/x/chart/"')
    expect(await it.file('x/chart/index.html')).not.toContain('v7.example.com')
    const inFooter = linksOf(find(rows, 'footer')[0])
    expect(inFooter).toEqual(expect.arrayContaining(['/b/zh/x/grid/rows/ 8 (true)']))
    expect(inFooter.join()).toContain('v7')
  })
})

describe('a version that is no longer supported', () => {
  const versions = `versions: [{ label: 'v9', url: 'https://example.com/x/grid/', paths: ['/x/grid/rows'] }, { label: '8', unsupported: true }, { label: 'v7', url: 'https://v7.example.com/x/grid/', unsupported: true }]`
  const given = files()
  const it = site({
    ...given,
    'docs.config.ts': String(given['docs.config.ts']).replace(/versions: \[[^\]]*\]\s*\}\]/, versions),
  })
  const notice = (html: string, name = 'Version') => part(html, name)

  test('says so on its pages, with the same page of the newest one', async () => {
    const rows = notice(await it.file('x/grid/rows/index.html'))
    expect(textOf(rows)).toContain('Grid 8, which is no longer supported')
    expect(linksOf(rows)).toEqual(['https://example.com/x/grid/rows/ Go to v9'])
    expect(textOf(notice(await it.file('zh/x/grid/rows/index.html'), '版本'))).toContain('已停止支持')
    expect(notice(await it.file('x/chart/index.html'))).toBeUndefined()
    expect(notice(await it.file('404.html'))).toBeUndefined()
  })

  test('is marked in the menu, where other sites are, too', async () => {
    const menus = find(part(await it.file('x/grid/rows/index.html'), 'Documentation'), 'details')
    const versions = menus.find((menu) => textOf(menu).startsWith('Choose a version'))
    expect(linksOf(versions)).toEqual([
      'https://example.com/x/grid/rows/ v9 (another site)',
      '/b/x/grid/rows/ 8unsupported (true)',
      'https://v7.example.com/x/grid/ v7unsupported (another site)',
    ])
  })
})

test('the announcement has the language of the page, and the head script knows it', async () => {
  const given = files()
  const it = site({
    ...given,
    'docs.config.ts': String(given['docs.config.ts']).replace(
      'products:',
      `announcement: { id: 'nine', text: { en: 'Nine is out.', zh: '九号版本已发布。' }, link: { title: 'Read', href: '/x/grid' } }, products:`,
    ),
  })
  const zh = await it.file('zh/x/grid/rows/index.html')
  const bar = part(zh, '公告')
  expect(textOf(bar)).toContain('九号版本已发布。')
  expect(linksOf(bar)).toEqual(['/b/zh/x/grid/ Read'])
  expect(zh.split('<link rel="stylesheet"')[0]).toContain('"a":"nine"')
})

test('a site without an icon says so, so that browsers do not ask for one', async () => {
  const it = site(files())
  const icons = async () => (await it.file('x/grid/rows/index.html')).match(/<link rel="icon"[^>]*>/g)
  expect(await icons()).toEqual(['<link rel="icon" href="data:,">'])
  await it.edit({ 'public/favicon.png': 'image' })
  expect(await icons()).toEqual(['<link rel="icon" href="/b/favicon.png" type="image/png">'])
})

describe('the head of a page whose product has a brand', () => {
  const given = files()
  const it = site({
    ...given,
    'docs.config.ts': String(given['docs.config.ts']).replace(
      "id: 'grid',",
      "id: 'grid', brand: { title: 'Rows & Co', pathname: '/x/grid' },",
    ),
  })
  const head = (html: string) => html.split('</head>')[0]!
  const named = (html: string) => ({
    title: /<title>(.*?)<\/title>/.exec(html)![1],
    siteName: /property="og:site_name" content="([^"]*)"/.exec(html)![1],
    webSite: (
      JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!) as {
        '@graph': { isPartOf?: object }[]
      }
    )['@graph'][0]!.isPartOf,
  })

  test.each(['x/grid/rows/', 'zh/x/grid/rows/'])('/%s has the name and the start page of the brand', async (path) => {
    const html = head(await it.file(`${path}index.html`))
    expect(named(html)).toEqual({
      title: 'Rows - Rows &amp; Co',
      siteName: 'Rows &amp; Co',
      webSite: { '@type': 'WebSite', name: 'Rows & Co', url: 'https://example.com/b/x/grid/' },
    })
  })

  test('a page that is called like the brand is not called so twice', async () => {
    const own = site({
      ...given,
      'docs.config.ts': String(given['docs.config.ts']).replace("id: 'grid',", "id: 'grid', brand: { title: 'Grid' },"),
    })
    expect(named(head(await own.file('x/grid/index.html')))).toEqual({
      title: 'Grid',
      siteName: 'Grid',
      webSite: { '@type': 'WebSite', name: 'Grid', url: 'https://example.com/b/' },
    })
  })

  test('has its icons and its card, and those of the site for what it lacks', async () => {
    const own = site({
      ...given,
      'public/favicon.svg': 'site',
      'public/og.png': 'site',
      'public/manifest.webmanifest': '{}',
      'public/rows/favicon.svg': 'rows',
      'public/rows/og.png': 'rows',
      'docs.config.ts': String(given['docs.config.ts']).replace(
        "id: 'grid',",
        "id: 'grid', brand: { title: 'Rows', icons: '/rows' },",
      ),
    })
    const pictures = async (path: string) =>
      head(await own.file(path)).match(/[^"]*\/(favicon\.svg|og\.png|manifest\.webmanifest)(?=")/g)
    expect(await pictures('x/grid/index.html')).toEqual([
      'https://example.com/b/rows/og.png',
      '/b/rows/favicon.svg',
      '/b/manifest.webmanifest',
    ])
    expect(await pictures('x/chart/index.html')).toEqual([
      'https://example.com/b/og.png',
      '/b/favicon.svg',
      '/b/manifest.webmanifest',
    ])
  })

  test('pages of other products have the name of the site', async () => {
    expect(named(head(await it.file('x/chart/index.html')))).toEqual({
      title: 'Chart - Test',
      siteName: 'Test',
      webSite: { '@type': 'WebSite', name: 'Test', url: 'https://example.com/b/' },
    })
  })
})

describe('third parties', () => {
  test('are not mentioned, loaded or allowed without configuration', async () => {
    const html = await site(files()).file('x/grid/index.html')
    expect(clientConfig(html)).not.toHaveProperty('ads')
    expect(clientConfig(html)).not.toHaveProperty('analytics')
    expect(html).not.toContain('data-ad-slot')
    expect(policy(html)).not.toContain('https:')
  })

  const ads = `ads: { script: 'https://ads.example.net/ad.js', feed: 'https://feed.example.net/ads.json', inHouse: [] }`

  test('images of ads come from the configured origins only', async () => {
    const options = `${ads.slice(0, -2)}, imageOrigins: ['https://*.pictures.example'] }`
    const images = policy(await site(files(options)).file('x/grid/index.html')).match(/img-src [^;]*/)![0]
    expect(images.split(' ').slice(1)).not.toContain('https:')
    expect(images).toContain('https://*.pictures.example')
  })

  test('pages without disableAd have an ad slot, and their policy allows the network', async () => {
    const it = site(files(ads))
    const html = await it.file('x/grid/index.html')
    expect(html.indexOf('data-ad-slot')).toBeGreaterThan(html.indexOf('class="description"'))
    expect(policy(html)).toMatch(/script-src [^;]*https:\/\/ads\.example\.net/)
    expect(policy(html)).toMatch(/connect-src [^;]*https:\/\/feed\.example\.net/)
    const refused = await it.file('x/chart/index.html')
    expect(refused).not.toContain('data-ad-slot')
    expect(policy(refused)).not.toContain('ads.example.net')
  })

  test('no ads and no analytics in docs-serve', async () => {
    const html = await site(files(`${ads}, analytics: { measurementId: 'G-1' }`), { mode: 'serve' }).file(
      'x/grid/index.html',
    )
    expect(clientConfig(html)).not.toHaveProperty('ads')
    expect(clientConfig(html)).not.toHaveProperty('analytics')
  })

  test('analytics reports the id, the product and the language', async () => {
    const html = await site(files(`analytics: { measurementId: 'G-1', consent: true }`)).file('zh/x/grid/index.html')
    expect(clientConfig(html)).toMatchObject({
      analytics: { measurementId: 'G-1', consent: true, adDisplayRatio: 0.1 },
      productId: 'grid',
      productCategory: 'x',
      locale: 'zh',
      localePrefix: '/zh',
    })
    expect(policy(html)).toContain('https://www.googletagmanager.com')
  })

  test('font services', async () => {
    const html = await site(
      files(
        `'font-stylesheets': { href: ['https://fonts.example.org/icons.css'], fontOrigins: ['https://files.example.org'] }`,
      ),
    ).file('x/grid/index.html')
    expect(clientConfig(html).fontStylesheets).toEqual(['https://fonts.example.org/icons.css'])
    expect(policy(html)).toMatch(/style-src [^;]*https:\/\/fonts\.example\.org/)
    expect(policy(html)).toMatch(/font-src [^;]*https:\/\/files\.example\.org/)
  })

  test('invalid options are configuration errors with their place', async () => {
    expect(await site(files(`ads: { scrpt: 'https://a.b/c.js' }`)).messages()).toEqual([
      expect.stringMatching(/^config\/unknown-key {2}docs\.config\.ts:\d+:\d+ {2}Unknown key "features\.ads\.scrpt"\./),
    ])
    expect(await site(files('advertisements: {}')).messages()).toEqual([
      expect.stringContaining('Unknown feature "advertisements".'),
    ])
  })
})

describe('service worker', () => {
  test('lists every file once, with its base, hash and size', async () => {
    const it = site(files())
    const text = await it.file('x/sw.js')
    const manifest = JSON.parse(/^self\.precacheManifest = (.*);\n/.exec(text)![1]!) as PrecacheManifest
    const paths = (await it.paths()).filter(
      (path) =>
        !/sw\.js$|_headers|_redirects|robots\.txt|llms(?:-full)?\.txt|agents\.json|agents\.json|demos\/.*\.(?:md|json)$|sitemap\.xml|opensearch\.xml|fonts\/.*license.*\.txt/.test(
          path,
        ),
    )
    expect(manifest.files).toHaveLength(paths.length)
    expect(manifest.cachePrefix).toBe('lib-sw:/b/x:')
    expect(manifest.offline).toEqual({ '/b/x/': '/b/x/offline/', '/b/zh/x/': '/b/zh/x/offline/' })
    const page = manifest.files.find(({ url }) => url === '/b/x/grid/')!
    const bytes = Buffer.from(await it.file('x/grid/index.html'))
    expect(page).toEqual({
      url: '/b/x/grid/',
      group: 'grid',
      size: bytes.length,
      hash: createHash('sha256').update(bytes).digest('hex').slice(0, 24),
    })
    expect(manifest.files.find(({ url }) => url === '/b/zh/x/grid/')!.group).toBe('zh:grid')
    const shell = manifest.files.filter(({ group }) => group === 'shell')
    expect(shell.map(({ url }) => url)).toEqual(expect.arrayContaining(['/b/x/offline/', '/b/zh/x/offline/']))
    // The editor, of half a megabyte, is for those who use it.
    expect(manifest.files.filter(({ url, size }) => url.endsWith('.js') && size > 200_000).length).toBeGreaterThan(0)
    expect(shell.filter(({ url, size }) => url.endsWith('.js') && size > 65_536)).toEqual([])
  })

  test('the worker of a prefixed language imports the first and has its own scope', async () => {
    const it = site(files())
    expect(await it.file('zh/x/sw.js')).toBe('importScripts("/b/x/sw.js");\n')
    expect(clientConfig(await it.file('zh/x/grid/index.html')).serviceWorker).toMatchObject({
      url: '/b/zh/x/sw.js',
      scope: '/b/zh/x/',
    })
  })

  test('pages above the prefix have a worker, too, for visitors who keep the whole site', async () => {
    const it = site(files())
    expect(await it.file('sw.js')).toBe('importScripts("/b/x/sw.js");\n')
    expect(clientConfig(await it.file('x/grid/index.html')).serviceWorker).toMatchObject({
      others: [
        { url: '/b/zh/x/sw.js', scope: '/b/zh/x/' },
        { url: '/b/sw.js', scope: '/b/' },
      ],
    })
  })

  test('content outside of the prefix has workers of its own, which import the first', async () => {
    const it = site({
      ...files('', `content: [{ dir: 'content', at: '/x' }, { dir: 'manual', at: '/manual' }]`),
      'content/navigation.ts': `export default [{ pathname: '/x/grid' }, { pathname: '/manual/start' }]`,
      'manual/start.md': pageText('Start'),
    })
    for (const path of ['manual/sw.js', 'zh/manual/sw.js'])
      expect(await it.file(path)).toBe('importScripts("/b/x/sw.js");\n')
    expect(clientConfig(await it.file('zh/manual/start/index.html')).serviceWorker).toMatchObject({
      url: '/b/zh/manual/sw.js',
      scope: '/b/zh/manual/',
      others: [
        { url: '/b/x/sw.js', scope: '/b/x/' },
        { url: '/b/zh/x/sw.js', scope: '/b/zh/x/' },
        { url: '/b/manual/sw.js', scope: '/b/manual/' },
        { url: '/b/sw.js', scope: '/b/' },
      ],
    })
    const manifest = JSON.parse(
      /^self\.precacheManifest = (.*);\n/.exec(await it.file('x/sw.js'))![1]!,
    ) as PrecacheManifest
    expect(manifest.offline).toMatchObject({ '/b/manual/': '/b/x/offline/', '/b/zh/manual/': '/b/zh/x/offline/' })
  })

  test('an edit changes the version; the same pages give the same bytes', async () => {
    const it = site(files())
    const before = await it.file('x/sw.js')
    expect(await site(files()).file('x/sw.js')).toBe(before)
    await it.edit({ 'content/grid.md': pageText('Grid', 'More.') })
    expect(await it.file('x/sw.js')).not.toBe(before)
  })

  test('the kill switch', async () => {
    const it = site(files(`'service-worker': { kill: true }`))
    expect(await it.file('x/sw.js')).toMatch(/^self\.cachePrefix = "lib-sw:\/b\/x:";\n/)
    expect(clientConfig(await it.file('x/grid/index.html'))).not.toHaveProperty('serviceWorker')
  })
})

describe('docs tabs', () => {
  const tabbed = {
    ...files(`'docs-tabs': { pages: ['/x/grid/**'] }`),
    'content/grid/rows.md': pageText('Rows').replace(
      'title: Rows',
      "title: Rows\ntabs: true\ncomponents: [Row]\nhooks: [useRow]\npackageName: '@lib/grid'",
    ),
  }

  test('components and hooks have their own pages', async () => {
    const it = site(tabbed)
    expect((await it.paths()).filter((path) => /^x\/grid\/rows\/.*index\.html$/.test(path))).toEqual([
      'x/grid/rows/components-api/index.html',
      'x/grid/rows/hooks-api/index.html',
      'x/grid/rows/index.html',
    ])
    const html = await it.file('x/grid/rows/hooks-api/index.html')
    expect(html).toContain('<title>Rows hooks API - Test</title>')
    expect(html).toContain('href="/b/x/grid/rows/components-api/"')
    expect(linksOf(html)).toContain('/b/x/grid/rows/hooks-api/ hooks API (page)')
    expect(textOf(html)).toContain("import { useRow } from '@lib/grid'")
    expect(html).toContain('data-copy')
    expect(await it.messages()).toEqual([])
  })

  test('pages that match no glob or do not set `tabs` have none', async () => {
    const paths = await site({ ...tabbed, ...{ 'docs.config.ts': files()['docs.config.ts']! } }).paths()
    expect(paths.filter((path) => path.includes('-api'))).toEqual([])
  })
})

describe('redirects', () => {
  test('old addresses lead to the page in every language, with the base', async () => {
    const it = site({
      ...files(),
      'content/grid.md': pageText('Grid').replace('title: Grid', 'title: Grid\nredirectFrom: [/old/grid]'),
    })
    expect(await it.file('_redirects')).toBe('/b/old/grid/ /b/x/grid/ 301\n/b/zh/old/grid/ /b/zh/x/grid/ 301\n')
    expect(await it.paths()).toEqual(expect.arrayContaining(['old/grid/index.html', 'zh/old/grid/index.html']))
  })

  test('the configuration of another generator redirects, too', async () => {
    const it = site({
      'docs.config.ts': `export default { title: 'T', url: 'https://example.com', content: [{ dir: 'docs', at: '/' }], markdown: { preset: 'vitepress' } }`,
      'docs/.vitepress/config.js': 'export default {}',
      'docs/index.md': '# Start',
      'docs/guide/index.md': '# Guide',
      'docs/guide/use&care.md': '# Use',
    })
    expect(await it.file('_redirects')).toBe('/guide.html /guide/ 301\n/guide/use&care.html /guide/use&care/ 301\n')
    expect(await it.paths()).toContain('guide/use&care.html')
    const starlight = site({
      'docs.config.ts': `export default { title: 'T', url: 'https://example.com', content: [{ dir: 'src/content/docs', at: '/' }], markdown: { preset: 'starlight' } }`,
      'astro.config.mjs':
        "export default { redirects: { '/old': '/new/#part', '/older': { status: 302, destination: '/new' }, '/new': '/old', '/lost': '/gone' } }",
      'src/content/docs/index.md': '---\ntitle: Start\n---\n',
      'src/content/docs/new.md': '---\ntitle: New\n---\n',
    })
    expect(await starlight.file('_redirects')).toBe('/old/ /new/#part 301\n/older/ /new/ 301\n')
    expect(await starlight.messages()).toEqual([expect.stringMatching(/^redirect\/target .*pages that do not exist/)])
  })

  test('a redirect that hides a page or is claimed twice is an error', async () => {
    const claim = (title: string, from: string) =>
      pageText(title).replace(`title: ${title}`, `title: ${title}\nredirectFrom: [${from}]`)
    const it = site({
      ...files(),
      'content/grid.md': claim('Grid', '/x/chart, /old, /../out'),
      'content/grid/rows.md': claim('Rows', '/old'),
    })
    expect(await it.messages()).toEqual([
      'redirect/clash  content/grid.md:3:16  The redirect from /x/chart hides a page.',
      'redirect/clash  content/grid.md:3:32  The redirect from /../out is not a valid pathname.',
      'redirect/clash  content/grid/rows.md:3:16  The redirect from /old is claimed twice.',
    ])
  })
})

test('the sitemap lists translated pages with their languages, and no untranslated repetitions', async () => {
  const it = site({ ...files(), 'content/grid.zh.md': pageText('网格').replace('About 网格.', '说明。') })
  const xml = await it.file('sitemap.xml')
  expect(xml).toContain(
    '<loc>https://example.com/b/zh/x/grid/</loc><xhtml:link rel="alternate" hreflang="en" href="https://example.com/b/x/grid/"/>',
  )
  expect(xml).not.toContain('/zh/x/chart/')
  expect(xml).not.toContain('offline')
})

test('the Markdown alternate is at the page’s address with .md, and the page names it', async () => {
  const it = site(files())
  expect(await it.file('x/grid/rows.md')).toContain('# Rows')
  expect(await it.file('x/grid/rows/index.html')).toContain(
    '<link rel="alternate" type="text/markdown" href="/b/x/grid/rows.md">',
  )
})

test('a plugin adds a file, a head tag and a page', async () => {
  const it = site({
    ...files(
      '',
      `plugins: [{
      name: 'mine',
      head: async () => [{ tag: 'meta', attributes: { name: 'mine', content: 'yes' } }],
      pages: [{ name: 'mine', keys: async () => [null], pathname: async () => '/x/mine/', page: async (ask, key, locale) => ({ title: 'Mine', description: 'Mine.', layout: 'doc', frontMatter: {}, lead: '<h1>Mine</h1>', body: '', titleLabels: [], blocks: [], headings: [], links: [], assets: [], sections: [], markdown: '', styles: [], client: [], clientStrings: [], head: [], csp: {}, locale, fallback: false }) }],
      outputs: [{ name: 'mine', keys: async () => ['mine'], path: async (ask, key) => key + '.txt', make: async (ask, key) => key }],
    }]`,
    ),
  })
  expect(await it.file('mine.txt')).toBe('mine')
  expect(await it.file('zh/x/mine/index.html')).toContain('<meta name="mine" content="yes">')
  expect(await it.messages()).toEqual([])
})
