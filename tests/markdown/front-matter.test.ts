/** Keys of a page, between two lines `---`. */
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../src/markdown/index.js'
import { messages, page } from './pages.js'

const withKeys = (yaml: string) => `---\n${yaml}\n---\n\n${page('Text.')}`

describe('front matter', () => {
  it('accepts every key of the dialect', async () => {
    const { parts, title } = await renderMarkdown(
      withKeys(
        "title: Charts - Bars\nproductId: x-charts\ncomponents: BarChart, BarElement\nhooks: [useBars]\ngithubLabel: 'scope: charts'\ndisableToc: true\nredirectFrom:\n  - /old/\nlinks:\n  Guidelines: https://a.example/\ndata:\n  date: 2024-01-01\n  authors: [{ name: Ann }, null]\n  1: .5\n  __proto__: x",
      ),
    )
    expect(parts.frontMatter).toEqual({
      title: 'Charts - Bars',
      productId: 'x-charts',
      components: ['BarChart', 'BarElement'],
      hooks: ['useBars'],
      githubLabel: 'scope: charts',
      disableToc: true,
      redirectFrom: ['/old/'],
      links: { Guidelines: 'https://a.example/' },
      data: { date: '2024-01-01', authors: [{ name: 'Ann' }, null], 1: 0.5, ['__proto__']: 'x' },
    })
    expect(title).toBe('Charts - Bars')
    expect(parts.reports).toEqual([])
  })

  it('may call keys by other names', async () => {
    const config = { frontMatterKeys: { metaTitle: 'title', oldPaths: 'redirectFrom' } } as const
    const read = async (yaml: string) => (await renderMarkdown(withKeys(yaml), { config })).parts
    expect((await read('metaTitle: Bars\noldPaths: [/a]')).frontMatter).toEqual({ title: 'Bars', redirectFrom: ['/a'] })
    // The key itself says more.
    expect((await read('metaTitle: Bars\ntitle: Charts')).frontMatter).toEqual({ title: 'Charts' })
    const { reports } = await read('metaTitle: 3')
    expect(reports.map(({ code, span }) => [code, span])).toEqual([['front-matter/type', { start: 15, end: 16 }]])
  })

  it('is replaced by spaces, so that offsets stay valid', async () => {
    expect(await messages(`${withKeys('title: Bars')}\n\n:::infos\nx\n:::`)).toEqual([
      ['markdown/callout-unknown', ':::infos', 'Did you mean "info"?'],
    ])
  })

  it('may be missing, and a thematic break at the start of a page is not front matter', async () => {
    const { body } = await renderMarkdown('---\n\ntext')
    expect(body).toBe('<hr>\n<p>text</p>')
  })

  it.each([
    ['an unknown key', 'titel: Bars', 'front-matter/unknown-key', 'titel', 'Did you mean "title"?'],
    ['a key that would reach the prototype', '__proto__: x', 'front-matter/unknown-key', '__proto__', 'Known keys:'],
    ['a wrong type', 'title: 8', 'front-matter/type', '8', 'Put the value in quotes.'],
    ['a flag that is a text', 'disableToc: "yes"', 'front-matter/type', '"yes"', 'Write `disableToc: true`.'],
    ['a key of version 0.1 near another one', 'tags: [a]', 'front-matter/unknown-key', 'tags', 'goes below `data`.'],
    [
      'a key that only templates read',
      'cardTitle: Bars',
      'front-matter/unknown-key',
      'cardTitle',
      'goes below `data`.',
    ],
    ['a list of something else', 'hooks: [1]', 'front-matter/type', '[1]', 'Write `hooks: [first, second]`.'],
    ['links without addresses', 'links: { A: /a/ }', 'front-matter/type', '{ A: /a/ }', 'Write `links: { Guidelines:'],
    ['data without keys', 'data: 2024-01-01', 'front-matter/type', '2024-01-01', 'Write `data: { key: value }`.'],
    ['a number that JSON has not', 'data: { a: [.inf] }', 'front-matter/type', '{ a: [.inf] }', 'Write `data:'],
    ['a number that is a text', 'order: first', 'front-matter/type', 'first', 'Write `order: 1`.'],
    ['an open bracket', 'title: Bars\nhooks: [a', 'front-matter/yaml', '', 'Close brackets'],
    ['the same key twice', 'title: A\ntitle: B', 'front-matter/duplicate-key', 'title', 'Keep one of them.'],
    ['a tab', 'hooks:\n\t- a', 'front-matter/yaml', '', 'Indent with spaces'],
    ['a colon in a bare value', 'title: Bars: all', 'front-matter/yaml', '', 'in quotes'],
    ['an at sign in front', 'packageName: @scope/a', 'front-matter/yaml', '@', 'in quotes'],
    ['an exclamation mark in front', 'title: !important notes', 'front-matter/yaml', '!important', 'in quotes'],
    ['a star in front', 'title: *new', 'front-matter/yaml', '*new', 'in quotes'],
    ['a bracket in front', 'title: [Draft] Bars', 'front-matter/yaml', '', 'in quotes'],
    ['a value that is cut', 'title: Bars in C #1', 'front-matter/comment', '#1', 'in quotes'],
    ['open quotes', 'title: "Bars', 'front-matter/yaml', '', ''],
    ['no keys at all', '- a\n- b', 'front-matter/shape', '- a\n- b\n', 'Write `key: value`'],
  ])('reports %s', async (_, yaml, code, at, hint) => {
    const found = await messages(withKeys(yaml))
    expect(found).toHaveLength(1)
    expect(found[0]![0]).toBe(code)
    expect(found[0]![1]).toContain(at)
    expect(found[0]![2]).toContain(hint)
  })

  it('may contain comments', async () => {
    expect(await messages(withKeys('# All\ntitle: Bars # of a chart\nhooks: [a] # b\n#c'))).toEqual([])
  })

  it('reads dates as text', async () => {
    const { title, reports } = await renderMarkdown('---\ntitle: 2024-01-01\n---\n')
    expect([title, reports]).toEqual(['2024-01-01', []])
  })

  it('reports front matter that is never closed', async () => {
    expect(await messages(`---\ntitle: Bars\n\n${page('')}`)).toEqual([
      ['front-matter/unclosed', '---', 'End it with a line `---`.'],
    ])
  })

  it('reports an alias bomb instead of growing', async () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...'bcdefghi'
        .split('')
        .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(',')}]`),
    ]
    expect((await messages(withKeys(bomb.join('\n')))).map(([code]) => code)).toEqual(['front-matter/aliases'])
  })
})
