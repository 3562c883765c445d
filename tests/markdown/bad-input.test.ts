/** What a tool meets in the wild: each bad file gets one message with a place, and nothing hangs. */
import { build } from 'esbuild'
import type { Root } from 'mdast'
import { execFile } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { findLimit } from '../../src/markdown/limits.js'
import { decodeText, defaultMarkdownConfig as config, parseMarkdown, renderMarkdown } from '../../src/markdown/index.js'
import { parseInParts } from '../../src/markdown/speed/large-text.js'

const codes = (text: string) => parseMarkdown(text, { config, fragment: true }).reports.map(({ code }) => code)
const bytes = (...values: number[]) => new Uint8Array(values)

describe('encodings', () => {
  it('a byte order mark and CRLF change nothing', async () => {
    const unix = '---\ntitle: A\n---\n\n# A\n\n:::info\n- a\n\n```tsx\nx\n```\n:::\n'
    const windows = new TextEncoder().encode(`\ufeff${unix.replaceAll('\n', '\r\n')}`)
    expect(decodeText(windows)).toEqual({ text: unix })
    expect((await renderMarkdown(`\ufeff${unix.replaceAll('\n', '\r\n')}`)).body).toBe(
      (await renderMarkdown(unix)).body,
    )
  })

  it.each([
    ['a lone byte', bytes(65, 0xff, 66), 1],
    ['a cut sequence', bytes(65, 66, 0xe4, 0xb8), 2],
    ['an overlong form', bytes(0xc0, 0x80), 0],
    ['a surrogate', bytes(0xe4, 0xb8, 0xad, 0xed, 0xa0, 0x80), 3],
    ['Latin-1', bytes(67, 97, 102, 0xe9, 32), 3],
  ])('%s is found by its offset', (_, file, invalidAt) => {
    expect(decodeText(file)).toEqual({ invalidAt })
  })

  it('U+0000 in a file cannot forge a placeholder', async () => {
    const { body } = await renderMarkdown('a \0' + '0\0 `\0lead\0` [b](c)')
    expect(body).toBe('<p>a \ufffd0\ufffd <code>\ufffdlead\ufffd</code> <a href="c">b</a></p>')
  })
})

describe('files beyond the limits', () => {
  it('an empty one', () => {
    expect(codes('')).toEqual(['markdown/empty'])
    expect(codes(' \n\n')).toEqual(['markdown/empty'])
  })

  it.each([
    ['quotes', '>'.repeat(10_000)],
    ['quotes with spaces', '> '.repeat(5_000)],
    ['lists in one line', '- '.repeat(1_000) + 'a'],
    ['lists by indentation', Array.from({ length: 1_000 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['numbered lists', Array.from({ length: 300 }, (_, depth) => `${'   '.repeat(depth)}1. a`).join('\n')],
    ['blocks that are not closed', ':::info\n'.repeat(200)],
    ['blocks of code that are not closed', '<codeblock>\n\n```js\nx\n```\n\n'.repeat(200)],
    ['blocks in an item', `- a\n\n${'  ::: info\n'.repeat(200)}`],
    ['quotes behind a code fence in a quote', `> \`\`\`\n> a\n\n${'>'.repeat(500)}`],
  ])('%s nested too deep', (_, text) => {
    expect(codes(text)).toEqual(['markdown/too-deep'])
  })

  it('reports the line that is nested too deeply', () => {
    const text = `a\n\n${'>'.repeat(101)} b\n`
    expect(parseMarkdown(text, { config, fragment: true }).reports).toMatchObject([{ span: { start: 3, end: 106 } }])
  })

  it('allows nesting up to the limit', () => {
    expect(codes(`${'>'.repeat(90)} a`)).toEqual([])
    expect(codes(`\`\`\`\n${'> '.repeat(500)}\n\`\`\``)).toEqual([])
    expect(codes(Array(400).fill('- a').join('\n'))).toEqual([])
    expect(codes('::::details\n\n:::info\na\n:::\n\n::::\n\n'.repeat(200))).toEqual([])
    expect(codes(`\`\`\`\n${':::info\n'.repeat(200)}\`\`\``)).toEqual([])
  })

  it('emphasis without end', () => {
    const text = '*a **a '.repeat(5_000)
    expect(codes(text)).toEqual([])
  })

  it('a paragraph of 500 KB', () => {
    const { reports } = parseMarkdown(`a\n\n${'word '.repeat(100_000)}`, { config, fragment: true })
    expect(reports).toMatchObject([
      {
        code: 'markdown/paragraph-size',
        text: 'One paragraph has 500,000 characters; the limit is 200,000.',
        span: { start: 3, end: 4 },
      },
    ])
  })

  it('a table of 400 KB, which is called a table', () => {
    const row = '| a long cell | another long cell |\n'
    const { reports } = parseMarkdown(`${row}| --- | --- |\n${row.repeat(12_000)}`, { config, fragment: true })
    expect(reports).toMatchObject([
      {
        code: 'markdown/paragraph-size',
        text: expect.stringMatching(/^One table has 4\d\d,\d{3} characters/) as string,
      },
    ])
  })

  it('a paragraph whose lines look like items and headings', () => {
    const text = `a\n${'2. word\n#tag\n'.repeat(20_000)}`
    expect(codes(text)).toEqual(['markdown/paragraph-size'])
  })

  it.each([
    ['a list', '- an item of a list without blank lines\n'],
    ['a numbered list', '1. an item of a list without blank lines\n'],
    ['headings', '## A heading after another heading\n'],
  ])('%s of 400 KB without blank lines is no paragraph', (_, line) => {
    expect(findLimit(line.repeat(10_000))).toBeUndefined()
  })

  const size = 10_000_000
  it('a page of 10 MB of ordinary blocks builds', { tags: 'long', timeout: 300_000 }, async () => {
    // In a process of its own: the test runner loads a build of the parser whose assertions take ten times as long.
    const outfile = fileURLToPath(new URL('../../node_modules/.cache/vitrine-tests/markdown.mjs', import.meta.url))
    await build({
      entryPoints: ['src/markdown/index.ts'],
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      outfile,
      logLevel: 'silent',
    })
    const script = `
      import { parseMarkdown, defaultMarkdownConfig as config } from ${JSON.stringify(pathToFileURL(outfile).href)}
      const block = '## Section\\n\\n' + 'A chart draws \`bars\` for every item. '.repeat(20) + '\\n\\n- one\\n- two\\n\\n\`\`\`tsx\\n' + 'const a = 1\\n'.repeat(200) + '\`\`\`\\n\\n'
      const text = block.repeat(Math.ceil(${size} / block.length))
      const { reports, headings } = parseMarkdown(text, { config, fragment: true })
      console.log(JSON.stringify([text.length, reports, headings.length === text.length / block.length]))`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    expect(JSON.parse(stdout)).toEqual([expect.closeTo(size, -4), [], true])
  })

  it('one line of code of 500 KB', async () => {
    const { body } = await renderMarkdown(`\`\`\`js\nvar a = "${'x'.repeat(500_000)}"\n\`\`\``)
    expect(/<code[^]*<\/code>/.exec(body)![0]).not.toContain('<span')
  })

  it('parts of a large page make the same tree as the whole', () => {
    const section =
      '## A [b][c]\n\n[d](e.md) f[^g]\n\n```md\n\n# no heading\n```\n\n:::info\n\n# within\n:::\n\n<!--\n\n# comment\n-->\n\n- a\n\n  - b\n\n'
    const text = `${section.repeat(6)}[c]: h.md\n\n[^g]: Note.\n`
    const parse = (part: string) => unified().use(remarkParse).use(remarkGfm).parse(part)
    const whole = parse(text)
    const parts = parseInParts(text, true, parse, 400)
    const bare = (tree: Root) =>
      JSON.stringify(tree.children, (key, value: unknown) => (key === 'line' || key === 'column' ? undefined : value))
    expect(bare(parts)).toBe(bare(whole))
  })

  it('many blocks that are never closed', () => {
    expect(codes(':::info\n'.repeat(50)).every((code) => code === 'markdown/unclosed-block')).toBe(true)
  })
})
