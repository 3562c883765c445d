/** What a page is called in each language, which pages have one language only, and the product that a page belongs to. */
import { describe, expect, test } from 'vitest'
import { pageText } from '../support/files.js'
import { type Files, site } from '../support/site.js'

const config = (more = '') =>
  `export default { title: 'T', url: 'https://example.com', prefix: '/x', content: [{ dir: 'content', at: '/' }], locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文' }], ${more} }`

const make = (navigation: string, files: Files, more?: string) =>
  site({ 'docs.config.ts': config(more), 'content/navigation.ts': `export default ${navigation}`, ...files })

describe('titles in the navigation', () => {
  const files = {
    'content/guides/one.md': pageText('First steps'),
    'content/guides/one.zh.md': pageText('第一步'),
    'content/guides/two.md': pageText('Second'),
    'content/guides/two.zh.md': pageText('第二步'),
  }
  // A group of one page would be a link to it.
  const other = (name: string) => `{ pathname: 'https://example.org/${name}' }`
  const tree = `[{ pathname: '/x/getting-started-group', children: [{ pathname: '/guides/one', title: 'Begin' }, ${other('a')}] }, { pathname: '/guides', title: 'Our guides', children: [{ pathname: '/guides/two' }, ${other('b')}] }]`

  test('are those of the translated pages and of the top-level sections', async () => {
    const it = make(tree, files)
    expect(await it.messages()).toEqual([])
    const zh = await it.file('zh/guides/one/index.html')
    expect(zh).toContain('快速入门')
    expect(zh).toContain('操作指南')
    expect(zh).not.toMatch(/Begin|Our guides|Getting started/)
    expect(await it.file('zh/guides/index.html')).toMatch(/<title>操作指南 /)
    expect(await it.file('zh/guides/index.html')).toContain('第二步')
    expect(await it.file('zh/x/getting-started-group/index.html')).toMatch(/<title>快速入门 /)
  })

  test('of the navigation win in the default language', async () => {
    const en = await make(tree, files).file('guides/one/index.html')
    expect(en).toContain('Getting started')
    expect(en).toContain('Our guides')
    expect(en).toContain('Begin')
    expect(en).not.toContain('How-to guides')
  })

  test('are the text of the first heading where the front matter has none', async () => {
    const heading =
      '# `rowHeight` &amp; _行高_ <br> [链接](https://example.org/) {#id}\n\n<p class="description">说明。</p>\n'
    const it = make(tree, { ...files, 'content/guides/two.zh.md': heading })
    // Between the words of the name is a place for a line break.
    expect(await it.file('zh/guides/index.html')).toContain('Height &amp; 行高 链接<')
  })

  test('of the translation file win over all', async () => {
    const zh = await make(tree, {
      ...files,
      'content/translations.zh.json': JSON.stringify({
        pages: { '/guides/one': '开始吧' },
        sections: { guides: '指南', 'getting-started': '入门' },
      }),
    }).file('zh/guides/two/index.html')
    for (const title of ['指南', '入门']) expect(zh).toContain(title)
    expect(zh).not.toMatch(/操作指南|快速入门/)
  })

  test('of the translation file are for links to a heading as well', async () => {
    const zh = await make(
      `[{ pathname: '/guides', title: 'Guides', children: [{ pathname: '/guides/one' }, { pathname: '/guides/one/#next', title: 'Next steps' }] }]`,
      { ...files, 'content/translations.zh.json': JSON.stringify({ pages: { '/guides/one/#next': '下一步' } }) },
    ).file('zh/guides/one/index.html')
    expect(zh).toContain('下一步')
    expect(zh).not.toContain('Next steps')
  })

  test('in a language without section titles are those of the navigation', async () => {
    const it = site({
      'docs.config.ts': config().replace(
        /locales: \[[^\]]*\]/,
        "locales: [{ code: 'en', label: 'E' }, { code: 'fr', label: 'F' }]",
      ),
      'content/navigation.ts': `export default ${tree}`,
      ...files,
    })
    const fr = await it.file('fr/guides/one/index.html')
    expect(fr).toContain('Our guides')
    expect(fr).toContain('Getting started')
  })

  test('follow an edit of the translated page', async () => {
    const it = make(tree, files)
    expect(await it.file('zh/guides/index.html')).toContain('第二步')
    await it.edit({ 'content/guides/two.zh.md': pageText('再一步') })
    expect(await it.file('zh/guides/index.html')).toContain('再一步')
  })
})

describe('pages that are never repeated', () => {
  const only = { 'content/blog/only.md': pageText('Only', '[the other](./post.md)') }
  const post = {
    'content/blog/post.md': pageText('Post'),
    'content/blog/post.zh.md': pageText('文章', '[无](./only.md)'),
  }
  const start = {
    'content/start.md': pageText('Start'),
    'content/start.zh.md': pageText('开始', '[甲](/blog/only/) [乙](/blog/post/)'),
  }
  const tree = `[{ pathname: '/start' }, { pathname: '/blog/only' }, { pathname: '/blog/post' }]`
  const never = `translatedOnly: ['/blog'],`
  const it = make(
    tree,
    { ...only, ...post, ...start },
    `${never} headerLinks: [{ title: 'Blog', href: '/blog/only' }],`,
  )

  test('are written and listed once for each language that they are written in', async () => {
    expect(await it.messages()).toEqual([])
    expect((await it.paths()).filter((path) => path.includes('blog') && path.endsWith('.html')).sort()).toEqual([
      'blog/only/index.html',
      'blog/post/index.html',
      'zh/blog/post/index.html',
    ])
    const listed = [...(await it.file('sitemap.xml')).matchAll(/<loc>[^<]*(\/zh)?\/blog[^<]*/g)].map(([loc]) => loc)
    expect(listed).toEqual([
      '<loc>https://example.com/blog/only/',
      '<loc>https://example.com/blog/post/',
      '<loc>https://example.com/zh/blog/post/',
    ])
  })

  test('name their translations, where there are any', async () => {
    expect(await it.file('blog/only/index.html')).not.toMatch(/hreflang|\/zh\/blog\/only/)
    expect(await it.file('blog/post/index.html')).toMatch(/<link [^>]*\/zh\/blog\/post\/"[^>]* hreflang="zh"/)
    const zh = await it.file('zh/blog/post/index.html')
    expect(zh).toContain('About 文章.')
    expect(zh).toMatch(/rel="canonical" href="[^"]*\/zh\/blog\/post\/"/)
  })

  test('are linked in the language of the page, or in the default one', async () => {
    const hrefs = async (path: string) =>
      new Set([...(await it.file(path)).matchAll(/href="([^"]*\/blog\/[^".]*)"/g)].map(([, href]) => href))
    for (const path of ['zh/start/index.html', 'zh/blog/post/index.html']) {
      const all = await hrefs(path)
      expect(all).toContain('/blog/only/')
      expect(all).not.toContain('/zh/blog/only/')
    }
    expect(await hrefs('zh/start/index.html')).toContain('/zh/blog/post/')
    expect(await hrefs('zh/start/index.html')).not.toContain('/blog/post/')
  })

  test('appear when they are translated', async () => {
    const growing = make(tree, { ...only, ...post, ...start }, never)
    expect(await growing.paths()).not.toContain('zh/blog/only/index.html')
    await growing.edit({ 'content/blog/only.zh.md': pageText('唯一') })
    expect(await growing.paths()).toContain('zh/blog/only/index.html')
    expect(await growing.file('zh/start/index.html')).toContain('href="/zh/blog/only/"')
  })

  test('have one redirect from each old address', async () => {
    const text = pageText('Post').replace('---\n', '---\nredirectFrom: [/old]\n')
    const moved = make(`[{ pathname: '/blog/post' }]`, { 'content/blog/post.md': text }, never)
    expect(await moved.file('_redirects')).toBe('/old/ /blog/post/ 301\n')
  })
})

test('every other page is repeated in other languages, wherever it is', async () => {
  const it = make(`['/blog/post', '/news/item', '/size-snapshot/a'].map((pathname) => ({ pathname }))`, {
    'content/blog/post.md': pageText('Post'),
    'content/news/item.md': pageText('Item'),
    'content/size-snapshot/a.md': pageText('A'),
  })
  expect(await it.paths()).toEqual(
    expect.arrayContaining(['zh/blog/post/index.html', 'zh/news/item/index.html', 'zh/size-snapshot/a/index.html']),
  )
})

test('a folder may have an address of another name, where reference pages are below /api', async () => {
  const roots = `content: [{ dir: 'content', at: '/' }, { dir: 'api-docs', at: '/api' }]`
  const it = site({
    'docs.config.ts': config().replace(/content: \[[^\]]*\]/, roots),
    'content/navigation.ts': `export default [{ pathname: '/start' }, { pathname: '/api/button' }]`,
    'content/start.md': pageText('Start', '[the button](../api-docs/button.md) [again](/api/button/)'),
    'api-docs/button.md': pageText('Button'),
  })
  expect(await it.messages()).toEqual([])
  expect(await it.file('api/button/index.html')).toContain('About button.')
  expect(await it.file('start/index.html')).not.toContain('api-docs')
})

test('a page without a navigation entry is reported once, not again for its translations', async () => {
  const it = make('[]', {
    'content/a.md': pageText('A'),
    'content/a.zh.md': pageText('甲'),
    'content/b.zh.md': pageText('乙'),
  })
  const found = (await it.diagnostics()).filter(({ code }) => code === 'navigation/orphan')
  expect(found.map(({ file, hint }) => [file, /'([^']*)'/.exec(hint!)![1]])).toEqual([
    ['content/a.md', '/a'],
    ['content/b.zh.md', '/b'],
  ])
})

describe('productId', () => {
  const products = `products: [{ id: 'grid', title: 'Grid', pathnames: ['/grid'] }, { id: 'charts', title: 'Charts', pathnames: ['/charts'] }]`
  const withProduct = (id: string) => ({
    'content/grid/one.md': pageText('One').replace('---\n', `---\nproductId: ${id}\n`),
    'content/other.md': pageText('Other').replace('---\n', `---\nproductId: ${id}\n`),
  })
  const tree = `[{ pathname: '/grid/one' }, { pathname: '/other' }]`

  test('is the product of the page, also where the address belongs to another one or to none', async () => {
    const pages = { 'content/grid.md': pageText('Grid'), 'content/charts.md': pageText('Charts') }
    const whole = tree.replace('[', "[{ pathname: '/grid' }, { pathname: '/charts' }, ")
    const it = make(whole, { ...withProduct('charts'), ...pages }, products)
    expect(await it.messages()).toEqual([])
    for (const path of ['grid/one/index.html', 'other/index.html']) {
      const html = await it.file(path)
      expect(html).toContain('<meta name="docs:product" content="charts"')
      expect(html).toContain('"productId":"charts"')
    }
  })

  test('that the configuration does not have is reported', async () => {
    const it = make(tree, withProduct('chart'), products)
    const [first] = await it.diagnostics()
    expect(first).toMatchObject({
      code: 'front-matter/product',
      severity: 'warning',
      line: 2,
      hint: 'Did you mean "charts"?',
    })
    expect(await it.file('grid/one/index.html')).toContain('<meta name="docs:product" content="grid"')
  })
})

describe('translations in other layouts', () => {
  const config = (more: string, codes = ['en', 'zh']) =>
    `export default { title: 'Test', url: 'https://example.com', locales: [${codes.map((code) => `{ code: '${code}', label: '${code}' }`).join()}], ${more} }`
  const h1 = (html: string) => /<h1>([^<]*)/.exec(html)?.[1]

  test('both languages may be in the names of files', async () => {
    for (const navigation of [null, "export default [{ pathname: '/button' }, { pathname: '/other' }]"]) {
      const it = site({
        'docs.config.ts': config('', ['en-US', 'zh-CN']),
        'content/navigation.ts': navigation,
        'content/index.md': pageText('Home'),
        'content/button/index.en-US.md': pageText('Button', '[other](../other.md) [self](./index.en-US.md)'),
        'content/button/index.zh-CN.md': '# 按钮\n\n[other](../other.zh-CN.md)\n',
        'content/other.md': pageText('Other', '[button](./button/index.en-US.md)'),
        'content/other.zh-CN.md': '# 其他\n\n文字。\n',
      })
      expect((await it.messages()).filter((one) => !one.startsWith('markdown/'))).toEqual([])
      expect(h1(await it.file('button/index.html'))).toBe('Button')
      const html = await it.file('zh-CN/button/index.html')
      expect(h1(html)).toBe('按钮')
      expect(html).toContain('<a href="/zh-CN/other/">other</a>')
    }
  })

  test('folders are named after languages in the tree of a preset', async () => {
    const it = site({
      'docs.config.ts': config(`markdown: { preset: 'vitepress' }`),
      'content/navigation.ts': null,
      'content/en/index.md': pageText('Home'),
      'content/en/guide/a.md': pageText('A', '[b](./b)'),
      'content/en/guide/b.md': pageText('B'),
      'content/zh/guide/a.md': '# 甲\n\n[b](./b) [c](/zh/guide/b)\n',
      'content/zh/guide/b.md': '# 乙\n\n文字。\n',
      'content/en/guide/b.fr.md': '# B\n\nTexte.\n',
    })
    expect(await it.messages()).toEqual([])
    expect(await it.file('guide/a/index.html')).toContain('<a href="/guide/b/">b</a>')
    const html = await it.file('zh/guide/a/index.html')
    expect(html).toContain('<a href="/zh/guide/b/">b</a> <a href="/zh/guide/b/">c</a>')
    expect(h1(html)).toBe('甲')
  })

  test('a generator has them in a folder beside its pages', async () => {
    const it = site({
      'docs.config.ts': config(`markdown: { preset: 'docusaurus' }, content: [{ dir: 'docs', at: '/docs' }]`),
      'content/navigation.ts': null,
      'content/index.md': null,
      'docs/index.md': pageText('Home'),
      'docs/01-a.md': '---\nslug: /first\n---\n\n# A\n\nText.\n',
      'docusaurus.config.js': 'export default {}',
      'i18n/zh/docusaurus-plugin-content-docs/current/01-a.md':
        '---\nsidebar_label: 第一\n---\n\n# 甲\n\n[home](./index.md)\n',
    })
    expect((await it.messages()).filter((one) => !one.startsWith('navigation/home'))).toEqual([])
    const html = await it.file('zh/docs/first/index.html')
    expect(h1(html)).toBe('甲')
    expect(html).toContain('<a href="/zh/docs/">home</a>')
    expect(html).toContain('第一')
  })

  test('`pageFile` gets the language', async () => {
    const it = site({
      'docs.config.ts': config(
        `pageFile: (pathname, locale) => 'content/' + (locale === 'zh' ? 'chinese' : 'english') + pathname + '.md'`,
      ),
      'content/navigation.ts': "export default [{ pathname: '/a' }, { pathname: '/b' }]",
      'content/english/a.md': pageText('A'),
      'content/english/b.md': pageText('B'),
      'content/chinese/a.md': '# 甲\n\n文字。\n',
    })
    expect(h1(await it.file('zh/a/index.html'))).toBe('甲')
    expect(h1(await it.file('zh/b/index.html'))).toBe('B')
    expect((await it.messages()).filter((one) => /orphan/.test(one))).toEqual([])
  })
})
