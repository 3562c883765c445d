/** Code fences and everything that may be written after their language. */
import { describe, expect, it } from 'vitest'
import { defaultMarkdownConfig, parseInclude, renderMarkdown } from '../../src/markdown/index.js'
import { find, textOf } from '../support/html.js'
import { html, messages } from './pages.js'

const code = async (fence: string): Promise<string> => /<code[^>]*>([\s\S]*)<\/code>/.exec(await html(fence))![1]!
const classes = async (options: string, lines = 'a\nb\nc'): Promise<string[]> =>
  [...(await code(`\`\`\`tsx ${options}\n${lines}\n\`\`\``)).matchAll(/<span class="line ?([^"]*)"/g)].map(
    ([, name]) => name!,
  )

describe('a code block', () => {
  it('is a focusable pre with a name and a copy button', async () => {
    const body = await html('```tsx\n<A b="c" />\n```')
    const pre = find(body, 'pre', { tabIndex: 0, role: 'group', ariaLabel: 'Code: tsx' })
    expect(pre.map(textOf)).toEqual(['<A b="c" />'])
    const event = { dataGaEventCategory: 'code', dataGaEventAction: 'copy-click' }
    expect(find(body, 'button', { dataCopy: '', dataCopied: 'Copied', ...event }).map(textOf)).toEqual(['Copy'])
  })

  it('may have a title', async () => {
    const body = await html('```tsx title="src/Bars.tsx"\nx\n```')
    expect(find(body, 'span').map(textOf)).toContain('src/Bars.tsx')
    expect(find(body, 'pre', { ariaLabel: 'Code: src/Bars.tsx' })).toHaveLength(1)
  })

  it.each([
    ['title="a \\"b\\" &amp; c"', 'a "b" & c'],
    ["title='it\\'s'", "it's"],
    ['title="C:\\temp\\x.ts"', 'C:\\temp\\x.ts'],
    ['title=a\\_b', 'a_b'],
    ['filename="a.js"', 'a.js'],
  ])('may have a title with quotation marks: %s', async (meta, title) => {
    const fence = `\`\`\`tsx ${meta}\nx\n\`\`\``
    for (const text of [fence, `> - a\n>\n>   ${fence.replaceAll('\n', '\n>   ')}`]) {
      expect(find(await html(text), 'span').map(textOf)).toContain(title)
      expect(await messages(text)).toEqual([])
    }
  })

  it.each(['title="a "b""', 'title="a', "title='a'b wrap"])('report where a title ends too early: %s', async (meta) => {
    const found = await messages(`\`\`\`tsx ${meta}\nx\n\`\`\``)
    expect(found.map(([code]) => code)).toEqual(['code/option-quote'])
  })

  it('needs no language', async () => {
    expect(await html('```\nx\n```')).toContain('<code class="language-text">x</code>')
    expect(await html('    x')).toContain('<code class="language-text">x</code>')
  })

  it.each([
    ['{1,3}', ['highlight', '', 'highlight']],
    ['{1-2} focus={3}', ['highlight', 'highlight', 'focus']],
    ['ins={1} del={2} {3}', ['ins', 'del', 'highlight']],
    ['error={1} warning={2-3}', ['error', 'warning', 'warning']],
  ])('%s', async (options, expected) => {
    expect(await classes(options)).toEqual(expected)
  })

  it('numbers its lines', async () => {
    expect(await html('```tsx lineNumbers=99\na\nb\n```')).toContain(
      '<code class="language-tsx numbered digits-3"><span class="line" data-line="99">a\n</span><span class="line" data-line="100">b</span></code>',
    )
  })

  it('marks words', async () => {
    expect(await code('```tsx /useState/ /a b/\nuseState(a b, useState)\n```')).toBe(
      '<mark>useState</mark>(<mark>a b</mark>, <mark>useState</mark>)',
    )
  })

  it('marks what is inserted, deleted and marked, by lines or by words', async () => {
    expect(await classes('ins="1" del={2} mark={3}')).toEqual(['ins', 'del', 'highlight'])
    expect(await code('```tsx ins="a b" mark=\'c\' ins=/d+ e/\na b c d\n```')).toBe('<mark>a b</mark> <mark>c</mark> d')
  })

  it('may be a diff of its language', async () => {
    const body = await html('```diff lang="tsx" title="a.tsx"\n-<A>\n+<B>\n```')
    expect(body).toContain('<span class="code-title">a.tsx</span>')
    expect(body).toContain('<code class="language-tsx"><span class="line del signed">&lt;A>')
  })

  it('may have options of another generator in its tree', async () => {
    const fence = '```tsx frame="none" noInline\nx\n```'
    expect((await messages(fence)).map(([found]) => found)).toEqual(['code/unknown-option'])
    expect(await messages(`---\ntitle: A\n---\n\n${fence}`, { config: { preset: 'starlight' } })).toEqual([])
  })

  it('wraps and collapses without JavaScript', async () => {
    expect(await html('```tsx wrap\nx\n```')).toContain('code-wrap')
    const lines = Array(61).fill('x').join('\n')
    const [more] = find(await html(`\`\`\`tsx\n${lines}\n\`\`\``), 'label')
    expect(textOf(more)).toBe('Show all 61 lines')
    expect(find(more, 'input', { type: 'checkbox' })).toHaveLength(1)
    expect(find(await html(`\`\`\`tsx nocollapse\n${lines}\n\`\`\``), 'label')).toEqual([])
    const [pre] = find(await html('```tsx collapse=2\na\nb\nc\n```'), 'pre')
    expect(textOf(pre)).toBe('a\nb\nc')
    expect(find(pre, 'span').map(textOf)).toEqual(['c'])
  })

  it('of the language diff keeps its signs', async () => {
    expect(await code('```diff\n-<A>\n+<B>\n c\n```')).toBe(
      '<span class="line del">-&lt;A>\n</span><span class="line ins">+&lt;B>\n</span><span class="line"> c</span>',
    )
  })

  it('with two sides leaves the signs to the stylesheet', async () => {
    expect(await code('```tsx diff\n-<A>\n+<B>\n c\n```')).toBe(
      '<span class="line del signed">&lt;A>\n</span><span class="line ins signed">&lt;B>\n</span><span class="line signed">c</span>',
    )
  })

  it('reports invalid options', async () => {
    const { reports } = await renderMarkdown('```typscript\nx\n```', { highlight: false })
    expect(reports).toMatchObject([
      {
        code: 'code/language',
        severity: 'warning',
        hint: 'Did you mean "typescript"?',
        span: { start: 0, end: '```typscript'.length },
      },
    ])
    expect(await messages('a\n\n```tsx {x}\n```')).toEqual([
      ['code/line-range', '```tsx {x}', 'Write `{1,4-6}`; lines are counted from 1.'],
    ])
    expect(await messages('```tsx tilte="a"\n```')).toEqual([
      ['code/unknown-option', '```tsx tilte="a"', 'Did you mean "title"?'],
    ])
    expect(await messages('```tsx warp\n```')).toEqual([['code/unknown-option', '```tsx warp', 'Did you mean "wrap"?']])
  })
})

describe('options without a space', () => {
  it.each([
    ['js{1,3}', { highlight: [1, 3] }],
    ['js{1, 3} wrap', { highlight: [1, 3], wrap: true }],
    ['js:line-numbers {2}', { lineNumbers: 1, highlight: [2] }],
    ['js:line-numbers=7', { lineNumbers: 7 }],
    ['js:no-line-numbers', {}],
    ['js showLineNumbers=3', { lineNumbers: 3 }],
  ])('%s', async (info, meta) => {
    const { parts, reports } = await renderMarkdown(`\`\`\`${info}\nx\n\`\`\``, { highlight: false })
    expect(parts.codes).toEqual([expect.objectContaining({ lang: 'js', meta })])
    expect(reports).toEqual([])
  })
})

describe('comments that mark lines', () => {
  const read = async (code: string, lang = 'js') => {
    const { parts, markdown } = await renderMarkdown(`\`\`\`${lang}\n${code}\n\`\`\``, { highlight: false })
    return { code: parts.codes[0]!.code, meta: parts.codes[0]!.meta, markdown }
  }

  it.each([
    ['a // [!code ++]\nb // [!code --]', 'js', 'a\nb', { inserted: [1], deleted: [2] }],
    ['a\nb # [!code highlight]', 'python', 'a\nb', { highlight: [2] }],
    ['<a> <!-- [!code focus] -->', 'html', '<a>', { focus: [1] }],
    ['<a> {/* [!code hl:2] */}\n<b>\n<c>', 'tsx', '<a>\n<b>\n<c>', { highlight: [1, 2] }],
    ['a // [!code error]\nb /* [!code warning] */', 'js', 'a\nb', { errors: [1], warnings: [2] }],
    ['// [!code focus:2]\na\nb\nc', 'js', 'a\nb\nc', { focus: [1, 2] }],
    ['// [!code word:key]\nkey', 'js', 'key', { words: ['key'] }],
    ['// highlight-next-line\na\nb', 'js', 'a\nb', { highlight: [1] }],
    ['a\n# highlight-start\nb\nc\n# highlight-end\nd', 'yaml', 'a\nb\nc\nd', { highlight: [2, 3] }],
    ['a {/* highlight-next-line */}', 'jsx', 'a {/* highlight-next-line */}', {}],
    ['a // [!code ++]', 'md', 'a // [!code ++]', {}],
  ])('%j', async (code, lang, shown, meta) => {
    const result = await read(code, lang)
    expect({ code: result.code, meta: result.meta }).toEqual({ code: shown, meta })
    expect(result.markdown).toBe(`\`\`\`${lang}\n${shown}\n\`\`\`\n`)
  })

  it('work in included files', () => {
    const use = { path: './a.ts', span: { start: 0, end: 1 } }
    const { codes } = parseInclude('a // [!code ++]\n', use, { config: defaultMarkdownConfig })
    expect(codes).toEqual([expect.objectContaining({ code: 'a', meta: { inserted: [1] } })])
  })
})
