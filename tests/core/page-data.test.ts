/** What blocks bring to the page that shows them, and what pages tell their templates and scripts: data all the way. */
import { describe, expect, test } from 'vitest'
import type { PageBlock } from '../../src/core/feature.js'
import type { Page } from '../../src/model.js'
import { pageText } from '../support/files.js'
import { find, hrefsOf } from '../support/html.js'
import { site, type Files } from '../support/site.js'

/** A site whose components are rendered by a plugin, which returns the blocks given here by name. */
function siteWithBlocks(blocks: Record<string, PageBlock>, files: Files, more = '') {
  return site({
    'docs.config.ts': `const blocks = ${JSON.stringify(blocks)}
export default { title: 'Test', url: 'https://example.com', prefix: '/x', features: { components: false }, plugins: [{
  name: 'mine',
  renderBlock: { component: async (ask, use) => blocks[use.name] },
  ${more}
}] }`,
    'content/navigation.ts': `export default [{ pathname: '/x/page' }, { pathname: '/x/other' }]`,
    ...files,
  })
}

describe('blocks', () => {
  test('bring rules, which the page writes once, in an element for each attribute and key', async () => {
    const rule = (id: string) => ({ id, css: `.${id}{color:red}` })
    const it = siteWithBlocks(
      {
        A: { html: '<i>a</i>', styles: [{ attribute: 'data-lib', key: 'k', rules: [rule('one'), rule('two')] }] },
        B: {
          html: '<i>b</i>',
          styles: [
            { attribute: 'data-lib', key: 'k-global', rules: [rule('g'), rule('h')] },
            { attribute: 'data-lib', key: 'k', rules: [rule('two'), rule('three')] },
            { attribute: 'data-other', key: 'k', rules: [rule('one')] },
          ],
        },
      },
      {
        'content/page.md': pageText('Page', '{{"component": "A"}}\n\n{{"component": "B"}}'),
        'content/other.md': pageText('Other'),
      },
    )
    const html = await it.file('x/page/index.html')
    expect(html.match(/<style.*?<\/style>/g)).toEqual([
      '<style data-lib="k one two three">.one{color:red}.two{color:red}.three{color:red}</style>',
      '<style data-lib="k-global g">.g{color:red}</style>',
      '<style data-lib="k-global h">.h{color:red}</style>',
      '<style data-other="k one">.one{color:red}</style>',
    ])
    expect(await it.file('x/other/index.html')).not.toContain('<style')
  })

  test('say which scripts and which interface strings their page needs; text that looks like a block does not', async () => {
    const it = siteWithBlocks(
      {
        A: { html: '<i>a</i>', client: ['sometimes'], clientStrings: ['editor'] },
        B: { html: '<i data-demo="b">b</i>' },
      },
      {
        'content/page.md': pageText('Page', '{{"component": "A"}}\n\n{{"component": "B"}}\n\n{{"component": "A"}}'),
        'content/other.md': pageText('Other', '{{"component": "B"}}\n\n`<i data-demo="b">`'),
        'src/sometimes.js': 'console.log("sometimes")',
        'src/ever.js': 'console.log("ever")',
      },
      `client: [{ name: 'sometimes', module: './src/sometimes.js', when: 'used' }, { name: 'ever', module: './src/ever.js' }],`,
    )
    const scripts = (html: string) =>
      [...html.matchAll(/<script type="module" src="[^"]*\/([a-z]+)-\w+\.js"/g)].map((match) => match[1])
    const page = await it.file('x/page/index.html')
    expect(scripts(page)).toEqual(['sometimes', 'ever', 'main'])
    expect(page).toContain('"editor.running"')
    expect(page).toContain('"copy.copied"')
    expect(page).not.toContain('"demo.retry"')
    const other = await it.file('x/other/index.html')
    expect(scripts(other)).toEqual(['ever', 'main'])
    expect(other).not.toContain('"editor.running"')
    expect(other).toContain('"copy.copied"')
  })
})

test('the template of a layout receives the data of its page', async () => {
  const page = {
    ...{ title: 'Mine', description: '', layout: 'mine', frontMatter: {}, lead: '', body: '', headings: [], links: [] },
    ...{ titleLabels: [], blocks: [], assets: [], sections: [], markdown: '', styles: [], client: [] },
    ...{
      clientStrings: [],
      head: [],
      csp: {},
      locale: 'en',
      fallback: false,
      data: { answers: ['</script>', 42, null] },
    },
  } satisfies Page
  const it = siteWithBlocks(
    {},
    {
      'content/page.md': pageText('Page'),
      'content/other.md': pageText('Other'),
      'content/templates/mine.tsx': 'export default ({ page }) => <pre>{JSON.stringify(page.data)}</pre>',
    },
    `pages: [{ name: 'mine', keys: async () => [null], pathname: async () => '/x/mine/', page: async () => (${JSON.stringify(page)}) }],`,
  )
  expect(await it.file('x/mine/index.html')).toContain(
    '<pre>{&quot;answers&quot;:[&quot;&lt;/script&gt;&quot;,42,null]}</pre>',
  )
})

describe('the section that links to the reference', () => {
  const matter = 'components: [DataGrid]'
  const text = (title: string, rest: string, more: string) =>
    pageText(title, rest).replace(`title: ${title}`, `title: ${title}\n${more}`)
  const siteOf = (original: string, translation: string) =>
    site({
      'docs.config.ts': `export default { title: 'T', url: 'https://example.com', locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文' }] }`,
      'content/navigation.ts': `export default [{ pathname: '/grid' }]`,
      'content/grid.md': original,
      'content/grid.zh.md': translation,
    })
  const ids = (html: string) => [...html.matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => id)
  const toc = (html: string) => find(find(html, 'article')[0], 'nav').flatMap(hrefsOf)

  test('has an id of its own beside a heading of the same name, and translations share both', async () => {
    const it = siteOf(text('Grid', '## API\n\n## Use', matter), text('表格', '## 接口\n\n## 使用', matter))
    for (const file of ['grid/index.html', 'zh/grid/index.html']) {
      const html = await it.file(file)
      expect(ids(html)).toEqual(['api', 'use', 'api-2'])
      expect(toc(html)).toEqual(expect.arrayContaining(['#api', '#use', '#api-2']))
    }
    expect(await it.file('grid.md')).toMatch(/## API\n\n## Use\n\n## API \{#api-2\}\n\n- `<DataGrid \/>`\n$/)
    expect(await it.messages()).toEqual([])
  })

  test('is the end of a last section of that name', async () => {
    const it = siteOf(
      text('Grid', '## Use\n\n## API\n\nOf rows, too.', matter),
      text('表格', '## 使用\n\n## API', matter),
    )
    for (const file of ['grid/index.html', 'zh/grid/index.html'])
      expect(ids(await it.file(file))).toEqual(['use', 'api'])
    expect(await it.file('grid.md')).toMatch(/## API\n\nOf rows, too.\n\n- `<DataGrid \/>`\n$/)
    expect(await it.messages()).toEqual([])
  })

  test.each([
    ['the translation', '', matter],
    ['the original', matter, ''],
  ])('may stand in %s only', async (_, original, translation) => {
    const it = siteOf(text('Grid', '## One\n\n## Two', original), text('表格', '## 一\n\n## 二', translation))
    expect(ids(await it.file('grid/index.html'))).toEqual(['one', 'two', ...(original ? ['api'] : [])])
    expect(ids(await it.file('zh/grid/index.html'))).toEqual(['one', 'two', ...(translation ? ['api'] : [])])
    expect(await it.messages()).toEqual([])
  })

  test('loses no message, and points to no place in the file, where nobody wrote it', async () => {
    const it = siteOf(text('Grid', '', `components: ['A\` <script>x</script> \`']`), pageText('表格'))
    expect(await it.messages()).toEqual([expect.stringMatching(/^html\/removed {2}content\/grid\.md {2}/)])
  })
})
