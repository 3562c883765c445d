/** The page's faces from one tree: includes, plain text, the Markdown alternate, other languages. */
import { describe, expect, it } from 'vitest'
import type { FilePath } from '../../src/model.js'
import {
  assemble,
  defaultMarkdownConfig as config,
  markdownStrings,
  parseInclude,
  parseMarkdown,
  renderMarkdown,
  type IncludeUse,
  type Parts,
} from '../../src/markdown/index.js'
import { byId, find, linksOf, textOf } from '../support/html.js'

const files: Record<string, string> = {
  './shared.md': '## Setup\n\nShared **text**.[^1]\n\n```bash npm\nx\n```\n\n[^1]: Note.',
  './Bars.tsx': "import a from 'a'\n\n// #region draw\nexport function Bars() {\n  return <A />\n}\n// #endregion\n",
}
const include = (use: IncludeUse) => ({ parts: parseInclude(files[use.path]!, use, { config }), resolutions: {} })
const resolve = (parts: Parts) => ({ includes: parts.includes.map(include) })

describe('includes', () => {
  it('of Markdown add headings, text and footnotes', async () => {
    const page = await renderMarkdown('## Setup\n\n{{"include": "./shared.md"}}\n\n## After', {
      resolve,
      highlight: false,
    })
    expect(page.headings.map(({ id }) => id)).toEqual(['setup', 'setup-2', 'after'])
    expect(linksOf(byId(page.body, 'setup-2'))).toEqual(['#setup-2 Setup'])
    expect(page.body).toContain('<p>Shared <strong>text</strong>.')
    expect(page.body).toContain('id="user-content-shared-md-fn-1"')
    expect(page.body).toContain('id="shared-md-footnote-label"')
    expect(page.sections).toEqual([
      { id: 'setup', heading: 'Setup', text: '' },
      { id: 'setup-2', heading: 'Setup', text: 'Shared text.\nNote.' },
      { id: 'after', heading: 'After', text: '' },
    ])
    expect(page.markdown).toBe(
      `## Setup\n\n${files['./shared.md']!.replace('## Setup', '## Setup {#setup-2}')}\n\n## After\n`,
    )
  })

  it.each(['trusted', 'sanitize'] as const)('twice have distinct ids (%s)', async (html) => {
    const parts = parseMarkdown('## A {#own}\n\n<b id="b">x</b>[^1]\n\n:::info{#c}\ny\n:::\n\n[^1]: Note.', {
      config: { ...config, html },
      file: 'note.md' as FilePath,
      fragment: true,
      idPrefix: 'note',
    })
    const include = { parts, resolutions: {} }
    const { body, ids, reports } = await renderMarkdown('{{"include": "note.md"}}\n\n{{"include": "note.md"}}', {
      config: { html },
      resolve: () => ({ includes: [include, include] }),
    })
    const written = [...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(written).toHaveLength(12)
    expect(new Set(written).size).toBe(12)
    expect(written).toContain('user-content-note-fn-1')
    expect(written).toContain('user-content-note-2-fn-1')
    expect(ids).toEqual(expect.arrayContaining(['own', 'own-2']))
    expect(reports).toEqual([])
    const targets = [...body.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id)
    expect(targets.filter((id) => !written.includes(id))).toEqual([])
  })

  it('of code show a region, without its indentation', async () => {
    const page = await renderMarkdown(
      '- a\n\n  {{"include": "./Bars.tsx", "region": "draw", "meta": "title=\\"Bars.tsx\\" {2}"}}',
      { resolve, highlight: false },
    )
    const texts = find(page.body, 'span').map(textOf)
    expect(texts).toContain('Bars.tsx')
    expect(texts).toContain('  return <A />\n')
    expect(page.body).toMatch(/highlight[^<]+return/)
    expect(page.markdown).toBe(
      '- a\n\n  ```tsx title="Bars.tsx"\n  export function Bars() {\n    return <A />\n  }\n  ```\n',
    )
  })

  it('report a missing region', () => {
    const use = { path: './Bars.tsx', region: 'drow', span: { start: 0, end: 1 } }
    const from = 'content/bars.md' as FilePath
    expect(parseInclude(files['./Bars.tsx']!, use, { config, from }).reports).toMatchObject([
      { code: 'include/region', hint: 'Did you mean "draw"?', file: from, span: use.span },
    ])
  })

  it('keep the places of messages in the included file', () => {
    const text = 'a\n<!-- #region r -->\n:::infos\nx\n:::\n<!-- #endregion -->\n'
    const { reports } = parseInclude(text, { path: 'a.md', region: 'r', span: { start: 0, end: 1 } }, { config })
    expect(reports.map(({ span }) => text.slice(span!.start, span!.end))).toEqual([':::infos'])
  })
})

describe('plain text', () => {
  it('is divided by headings and omits code', async () => {
    const { sections } = await renderMarkdown(
      'Intro &amp; <b>more</b>.\n\n## A `b`\n\n- one\n- two\n\n```tsx\ncode\n```\n\n| c | d |\n|---|---|\n| e | f |\n\n### G\n\n:::info H\ni\n:::',
      { highlight: false },
    )
    expect(sections).toEqual([
      { id: '', heading: '', text: 'Intro & more.' },
      { id: 'a-b', heading: 'A b', text: 'one\ntwo\nc\nd\ne\nf' },
      { id: 'g', heading: 'G', text: 'H\ni' },
    ])
  })
})

describe('the Markdown alternate', () => {
  it('is the source without front matter and with words for labels', async () => {
    const source =
      '---\ntitle: A\n---\n\n# A\n\n<p class="description">\n  What it is.\n</p>\n\n:::info\n*As* __written__\n:::\n\n[<span class="plan-pro"></span>](/x/l/ "Pro plan")'
    expect((await renderMarkdown(source)).markdown).toBe(
      '# A\n\nWhat it is.\n\n:::info\n*As* __written__\n:::\n\n[Pro](/x/l/ "Pro plan")\n',
    )
  })
})

describe('interface strings', () => {
  it('are resolved per language, from one parse', () => {
    const parts = parseMarkdown(':::info\na\n:::\n\n```bash\nb\n```', { config, fragment: true })
    const strings = { 'callout.info': '信息', 'code.copy': '复制', 'code.label': '代码：{name}' }
    const { body } = assemble(parts, { strings })
    expect(body).toContain('aria-label="信息"')
    expect(find(body, 'button').map(textOf)).toEqual(['复制'])
    expect(body).toContain('aria-label="代码：bash"')
    expect(find(assemble(parts).body, 'button').map(textOf)).toEqual([markdownStrings['code.copy']])
  })

  it('are escaped', () => {
    const parts = parseMarkdown(':::info\na\n:::', { config, fragment: true })
    expect(assemble(parts, { strings: { 'callout.info': '"<b>' } }).body).toContain('aria-label="&quot;&lt;b&gt;"')
  })
})

it('the data passed between the phases is plain', () => {
  const parts = parseMarkdown('# A\n\n[b](c) {{"demo": "D.js"}}\n\n{{"demo": "D.js"}}\n\n```tsx {1}\nx\n```', {
    config,
  })
  expect(JSON.parse(JSON.stringify(parts))).toEqual(parts)
  expect(structuredClone(parts)).toEqual(parts)
})
