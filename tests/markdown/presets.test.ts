/** Markdown that was written for VitePress or Docusaurus: what is read as it was meant, and what is reported, with its place. */
import { describe, expect, test } from 'vitest'
import { readFrontMatter } from '../../src/markdown/front-matter.js'
import { renderMarkdown } from '../../src/markdown/index.js'
import type { MarkdownPreset } from '../../src/model.js'
import { pageText } from '../support/files.js'
import { site } from '../support/site.js'

const render = (preset: MarkdownPreset, text: string) => renderMarkdown(text, { config: { preset } })
/** What is reported, with the text that it points to. */
const found = (text: string, { reports }: Awaited<ReturnType<typeof renderMarkdown>>) =>
  reports.map(({ code, severity, span }) => `${severity} ${code} ${text.slice(span!.start, span!.end)}`)

describe('docusaurus', () => {
  test('reads titles, positions, admonitions and ids, and has no rules of style', async () => {
    const text =
      '---\nid: a\ntitle: The title of the page\nsidebar_label: A\nsidebar_position: 3\ntags: [a]\nhide_table_of_contents: true\n---\n\n:::note Read this\nBody\n:::\n\n:::tip\nTip\n:::\n\n## Next {#custom-id}\n'
    const page = await render('docusaurus', text)
    expect(page.reports).toEqual([])
    expect(page.title).toBe('The title of the page')
    expect(readFrontMatter(text, { preset: 'docusaurus' }).frontMatter).toEqual({
      title: 'The title of the page',
      order: 3,
      disableToc: true,
    })
    expect(page.body).toContain('<p class="callout-title">Read this</p>')
    expect(page.body).toContain('aria-label="Tip"')
    expect(page.body).toContain('<h2 id="custom-id">')
  })
})

describe('vitepress', () => {
  test('reads layouts and outlines, and leaves out lists of contents', async () => {
    const text =
      '---\nlayout: home\noutline: false\naside: left\n---\n\n# Title\n\n[[toc]]\n\n::: details More\nInside\n:::\n'
    const page = await render('vitepress', text)
    expect(page.reports).toEqual([])
    expect(readFrontMatter(text, { preset: 'vitepress' }).frontMatter).toEqual({ layout: 'landing', disableToc: true })
    expect(page.body).not.toContain('toc')
    expect(page.body).toContain('<summary>More</summary>')
    expect(readFrontMatter('---\noutline: deep\n---\n', { preset: 'vitepress' }).frontMatter).toEqual({})
  })

  test('reports what only its templates can say', async () => {
    const text = '# Title\n\nHello {{ $frontmatter.name }}, `{{ code }}`.\n\n<!--@include: ./part.md{2,4}-->\n\nText.\n'
    const page = await render('vitepress', text)
    expect(found(text, page)).toEqual([
      'warning preset/interpolation {{ $frontmatter.name }}',
      'warning preset/include <!--@include: ./part.md{2,4}-->',
    ])
    expect(page.body).not.toContain('@include')
  })

  test('shows labels', async () => {
    const page = await render(
      'vitepress',
      '# Title\n\n## One <Badge type="tip" text="1.2" />\n\nText <Badge>new</Badge>.\n',
    )
    expect(page.reports).toEqual([])
    expect(page.headings).toMatchObject([{ id: 'one' }])
    expect(page.body).toContain('One <span class="v-label">1.2</span>')
    expect(page.body).toContain('Text <span class="v-label">new</span>.')
  })
})

test('first pages whose text is in the front matter show it, with links of the site', async () => {
  const it = site({
    'docs.config.ts': `export default { title: 'Test', url: 'https://example.com', markdown: { preset: 'vitepress' } }`,
    'content/navigation.ts': null,
    'content/index.md':
      '---\nlayout: home\nhero:\n  name: Acme\n  text: Buttons\n  tagline: For all.\n  image: /logo.svg\n  actions:\n    - theme: brand\n      text: Start\n      link: /guide/start\n    - theme: alt\n      text: Code\n      link: https://example.org\nfeatures:\n  - title: Fast\n    details: Very.\n  - title: Small\n    details: Tiny.\n    link: /guide/start\n---\n\nMore text.\n',
    'content/guide/start.md':
      '# Start\n\n<<< ./a.js#part{1} [name.js]\n\n<!--@include: ../part.md-->\n\n<<< @/content/guide/a.js\n',
    'content/guide/a.js': '// #region part\nlet a = 1\n// #endregion part\n',
    'content/part.md': '# Part\n\nIncluded text.\n',
    'content/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    '.vitepress/config.ts': 'export default {}',
  })
  expect(await it.messages()).toEqual([])
  const html = await it.file('index.html')
  expect(html).toMatch(/<h1[^>]*>(<a [^>]*>)?Acme/)
  expect(html).toContain('<p class="description">Buttons</p>')
  expect(html).toContain('<a class="button button-primary" href="/guide/start/">Start</a>')
  expect(html).toContain('src="/logo.svg"')
  expect(html).toMatch(/<div class="cards">\s*<ul>\s*<li><strong>Fast<\/strong> Very\./)
  expect(html).toContain('<a href="/guide/start/">Small</a> Tiny.')
  expect(html).toContain('More text.')
  expect(await it.file('index.md')).toMatch(/^> .*\n\n# Acme\n\nButtons\n/)
  const start = await it.file('guide/start/index.html')
  expect(start).toContain('<span class="code-title">name.js</span>')
  expect(start).toContain('Included text.')
  expect(start.match(/let<\/span>|let /g)!.length).toBeGreaterThan(1)
})

test('a first page of VitePress is called like its hero, unless it has a heading', async () => {
  const hero = '---\nlayout: home\nhero:\n  name: Acme\n  text: Buttons\n---\n'
  expect((await render('vitepress', hero)).title).toBe('Acme')
  expect((await render('vitepress', hero.replace('  name: Acme\n', ''))).title).toBe('Buttons')
  expect((await render('vitepress', `${hero}\n# Heading\n`)).title).toBe('Heading')
  expect((await render('docusaurus', hero)).title).toBe('')
  const it = site({
    'docs.config.ts': `export default { title: 'Test', url: 'https://example.com', markdown: { preset: 'vitepress' } }`,
    'content/index.md': hero,
  })
  expect(await it.messages()).toEqual([])
  expect(await it.file('index.html')).toContain('<title>Acme')
})

test('links may leave out the ending of a file, or name it below the content folder', async () => {
  const files = (markdown: string) => ({
    'docs.config.ts': `export default { title: 'Test', url: 'https://example.com', markdown: ${markdown} }`,
    'content/navigation.ts':
      "export default [{ pathname: '/guide/a' }, { pathname: '/guide/start' }, { pathname: '/b' }]",
    'content/index.md': '# Home\n\nText.\n',
    'content/guide/a.md':
      '# A\n\n[1](./start) [2](start.html#part) [3](../b) [4](../) [5](./no) [6](/guide/start.md#part) [7](/b.html)\n',
    'content/guide/start.md': '# Start\n\n## Part\n\nText.\n',
    'content/b.md': '# B\n\nText.\n',
  })
  const hrefs = { 1: '/guide/start/', 2: '/guide/start/#part', 3: '/b/', 4: '/', 6: '/guide/start/#part', 7: '/b/' }
  for (const preset of ['vitepress', 'docusaurus']) {
    const it = site(files(`{ preset: '${preset}' }`))
    expect((await it.diagnostics()).map(({ code, text }) => `${code} ${text}`)).toEqual([
      'links/missing There is no page at "./no".',
    ])
    const html = await it.file('guide/a/index.html')
    for (const [name, href] of Object.entries(hrefs)) expect(html).toContain(`<a href="${href}">${name}</a>`)
  }
  const other = (await site(files('{}')).diagnostics()).filter(({ code }) => code === 'links/missing')
  expect(other.length).toBeGreaterThan(1)
})

test('without a preset, nothing is understood that is not of the dialect', async () => {
  const { reports, body } = await renderMarkdown("---\nslug: a\n---\n\n# Title\n\n[[toc]]\n\nimport a from 'b'\n")
  expect(reports.map(({ code }) => code)).toContain('front-matter/unknown-key')
  expect(body).toContain('[[toc]]')
  expect(body).toContain('import a from')
})

test('in a site: relative links lead to pages, rules can be switched on, and messages have their place', async () => {
  const it = site({
    'docs.config.ts': `export default { title: 'Test', url: 'https://example.com', markdown: { preset: 'vitepress' } }`,
    'content/navigation.ts': "export default [{ pathname: '/guide/a' }, { pathname: '/b' }]",
    'content/guide/a.md': '---\ntitle: A\n---\n\n{{ x }}\n\n[b](../b.md#part) [own](./a.md)\n',
    'content/b.md': '# B\n\n## Part\n\nText.\n',
  })
  expect(await it.diagnostics()).toMatchObject([
    { code: 'preset/interpolation', severity: 'warning', file: 'content/guide/a.md', line: 5, column: 1 },
  ])
  const html = await it.file('guide/a/index.html')
  expect(html).toContain('href="/b/#part"')
  expect(html).toContain('href="/guide/a/"')
})

test('vitepress: blocks of a text as it is, code of templates, and files in groups of code', async () => {
  const text =
    '---\ntitle: A\n---\n\n::: v-pre\n`{{ a }}` {{ b }}\n:::\n\n```js-vue\nconst a = 1\n```\n\n::: code-group\n\n<<< ./a.js [one]\n\n```js [two]\nb\n```\n\n<<< ./c.css\n\n:::\n'
  const page = await render('vitepress', text)
  expect(page.reports).toEqual([])
  expect(page.body).toContain('<p><code>{{ a }}</code> {{ b }}</p>')
  expect(page.body).toContain('<code class="language-js">')
  expect([...page.body.matchAll(/<span>(one|two|c\.css)<\/span>/g)].map(([, name]) => name)).toEqual([
    'one',
    'two',
    'c.css',
  ])
  expect(page.parts.includes.map(({ path }) => path)).toEqual(['./a.js', './c.css'])
})

test('fumadocs: headings have ids in brackets, and commands are for all package managers', async () => {
  const text = '---\ntitle: A\n---\n\n## 示例 [#examples]\n\n## Fix [#12]\n\n```package-install\nswr react\n```\n'
  const page = await render('fumadocs', text)
  expect(page.reports).toEqual([])
  expect(page.body).toContain('<h2 id="examples"><a class="heading-anchor" href="#examples">示例</a></h2>')
  expect(page.body).toContain('[#12]')
  expect(page.body).toMatch(/install swr react<.*pnpm .*add swr react</s)
  expect((await render('docusaurus', '---\ntitle: A\n---\n\n## B [#c]\n')).body).toContain('[#c]')
  const yarn = await render('docusaurus', '---\ntitle: A\n---\n\n```bash npm2yarn\nnpm run dev\n```\n')
  expect(yarn.body).toMatch(/yarn .*dev</)
})

test('fumadocs: the description of the front matter is shown below the title', async () => {
  const text = '---\ntitle: A\ndescription: Of <A>.\n---\n\nText.\n'
  const whole = (preset: MarkdownPreset) => renderMarkdown(text, { config: { preset }, fragment: false })
  const page = await whole('fumadocs')
  expect(page.lead).toBe('<h1>A</h1>\n<p class="description">Of &lt;A&gt;.</p>')
  expect(page.markdown).toBe('# A\n\nOf <A>.\n\nText.\n')
  expect((await whole('starlight')).lead).toBe('<h1>A</h1>')
})

test('starlight: a first page has one title', async () => {
  const text = '---\ntitle: A\nhero:\n  tagline: All.\n---\n\nText.\n'
  const page = await renderMarkdown(text, { config: { preset: 'starlight' }, fragment: false })
  expect(`${page.lead}${page.body}`.match(/<h1/g)).toHaveLength(1)
})

test.each([
  ['A list.\n', '<h1>Flat list</h1>', '# Flat list\n\nA list.\n'],
  ['Text.\n\n# Reference\n', '<h1>Flat list</h1>', '# Flat list\n\nText.\n\n# Reference\n'],
  ['# Own\n\nText.\n', '<h1>Own</h1>', '# Own\n\nText.\n'],
  ['<h1>Own</h1>\n\nText.\n', '', '<h1>Own</h1>\n\nText.\n'],
])('a title of the front matter is shown where the text has none: %s', async (text, lead, markdown) => {
  const page = await renderMarkdown(`---\ntitle: Flat list\n---\n\n${text}`, { fragment: false })
  expect(page).toMatchObject({ title: 'Flat list', lead, markdown })
  const landing = await renderMarkdown(`---\ntitle: A\nlayout: landing\n---\n\n${text}`, { fragment: false })
  expect(landing.lead).not.toContain('>A<')
})

test('the navigation names a page by its title, not by a heading of a part', async () => {
  const it = site({
    'docs.config.ts': `export default { title: 'Test', url: 'https://example.com' }`,
    'content/navigation.ts': null,
    'content/index.md': pageText('Home'),
    'content/list.md': '---\ntitle: Flat list\n---\n\nText.\n\n# Reference\n\nText.\n',
    'content/b.md': '---\ntitle: Long title of B\n---\n\n<!--\nlicence\n-->\n\n# B\n\nText.\n',
  })
  const html = await it.file('list/index.html')
  expect(html).toMatch(/href="\/list\/"[^>]*>(<[^>]+>)*Flat list/)
  expect(html).toMatch(/href="\/b\/"[^>]*>(<[^>]+>)*B</)
})
