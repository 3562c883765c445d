/** Colours of code: one tokenisation for both modes, classes instead of styles, readable on every background. */
import { createHighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import tsx from 'shiki/langs/tsx.mjs'
import dark from 'shiki/themes/github-dark-default.mjs'
import light from 'shiki/themes/github-light-default.mjs'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  codeBackgrounds,
  codeStylesheet,
  contrast,
  highlightCode,
  highlighterVersion,
  unionTheme,
  codeKey,
  codeRequest,
  type CodeText,
} from '../../src/markdown/index.js'

const one = async (code: string, more = {}) => (await highlightCode([{ lang: 'tsx', code, ...more }]))[0]!
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

describe('highlightCode', () => {
  it('renders classes and joins adjacent tokens', async () => {
    const { lines } = await one('const a = 1\n\nreturn <A />')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^<span class="t\d+">const <\/span>/)
    expect(lines[1]).toBe('')
    expect(lines.join('')).not.toContain('style')
  })

  it('keeps every character', async () => {
    const code = readFileSync(new URL('../../src/markdown/highlight.ts', import.meta.url), 'utf8')
    expect((await one(code)).lines.map(text).join('\n')).toBe(code)
    expect((await highlightCode([{ lang: 'text', code: '<b> & "c"' }]))[0]!.lines).toEqual(['&lt;b> &amp; "c"'])
  })

  it('distinguishes what either theme distinguishes', async () => {
    const code =
      readFileSync(new URL('../../src/markdown/context.ts', import.meta.url), 'utf8') +
      'const a: Set<string> = new Set([/x/g, `b${1}`]) // c\nexport default function A() { return <B c="d" {...e}>f</B> }'
    const highlighter = await createHighlighterCore({
      themes: [light, dark],
      langs: [tsx],
      engine: createJavaScriptRegexEngine(),
    })
    const { tokens } = highlighter.codeToTokens(code, {
      lang: 'tsx',
      tokenizeTimeLimit: 0,
      themes: { light: 'github-light-default', dark: 'github-dark-default' },
    })
    const kinds = new Map<string, string>()
    for (const [index, line] of (await one(code)).lines.entries()) {
      const ours = [...line.matchAll(/<span class="(\w+)">([^<]*)<\/span>|([^<]+)/g)].flatMap(([, type, a, b]) =>
        [...text(a ?? b ?? '')].map((char) => [char, type ?? 't0'] as const),
      )
      const theirs = tokens[index]!.flatMap(({ content, htmlStyle }) =>
        [...content].map((char) => [char, JSON.stringify(htmlStyle)] as const),
      )
      expect(ours.map(([char]) => char)).toEqual(theirs.map(([char]) => char))
      for (const [at, [char, type]] of ours.entries()) {
        if (char.trim() === '') continue
        expect(kinds.get(theirs[at]![1]) ?? type).toBe(type)
        kinds.set(theirs[at]![1], type)
      }
    }
    expect(kinds.size).toBeGreaterThan(5)
  })

  it('highlights the two sides of a diff separately', async () => {
    const { lines, signs } = await one(' const a = `\n-b${1\n+b${1}\n c`\n d', { diff: true })
    expect(signs).toBe(' -+  ')
    expect(lines.map(text)).toEqual(['const a = `', 'b${1', 'b${1}', 'c`', 'd'])
    expect(lines[4]).toBe('d')
  })

  it('marks words within tokens', async () => {
    const { lines } = await one('useState(useStateful)', { words: ['useState'] })
    expect(lines[0]!.match(/<mark>(<span class="t\d+">)?useState(<\/span>)?<\/mark>/g)).toHaveLength(2)
    expect(text(lines[0]!)).toBe('useState(useStateful)')
  })

  it('leaves only lines over 2,000 characters plain', async () => {
    const { lines } = await one(`const a = 1\nconst b = "${'x'.repeat(20_000)}"`)
    expect(lines[0]).toContain('<span')
    expect(lines[1]).not.toContain('<span')
  })

  it('does not depend on what was highlighted before', { tags: 'long' }, async () => {
    const text = '# Title\n\n```rust\nfn main() {}\n```\n\n```tsx\nconst a = 1\n```\n\n<p class="a">b</p>\n'
    const blocks = ['markdown', 'mdx', 'vue'].map((lang) => ({ lang, code: text }))
    const before = await highlightCode(blocks)
    for (const lang of ['rust', 'tsx', 'html', 'angular-ts', 'vue', 'python'])
      await highlightCode([{ lang, code: 'let a = 1' }])
    const code = { lang: 'typescript', code: 'const a = html`<p>${b}</p>`' }
    expect(await highlightCode(blocks.map(({ lang, code }) => ({ lang, code: `${code}\n` })))).toEqual(
      before.map(({ lines }) => ({ lines: [...lines, ''] })),
    )
    expect(before[0]!.lines.join('\n')).toContain('<span class="t2">const </span>')
    const first = (await highlightCode([code]))[0]!
    await highlightCode([{ lang: 'ts-tags', code: code.code }])
    expect(await highlightCode([{ ...code, code: `${code.code}\n` }])).toEqual([{ lines: [...first.lines, ''] }])
  })

  it('has a version', () => {
    expect(highlighterVersion).toMatch(/^shiki \d+\.\d+\.\d+, printer \d+$/)
  })
})

describe('the cache key of a result', () => {
  const key = (block: CodeText) => codeKey(codeRequest(block))
  const block = { lang: 'tsx', code: 'const a = 1' }

  it('is the same for all names of a language and for options that do not affect highlighting', () => {
    expect(key({ ...block, lang: 'TSX' })).toBe(key(block))
    expect(key({ ...block, lang: 'markup' })).toBe(key({ ...block, lang: 'html' }))
    expect(key({ ...block, lang: 'plain' })).toBe(key({ ...block, lang: '' }))
    expect(key({ ...block, meta: { title: 'a.tsx', highlight: [1], lineNumbers: 1, diff: false } })).toBe(key(block))
  })

  it('differs with everything that affects highlighting', () => {
    const keys = [
      block,
      { ...block, lang: 'js' },
      { ...block, code: 'const a = 2' },
      { ...block, meta: { diff: true } },
      { ...block, meta: { words: ['a'] } },
      { ...block, meta: { words: ['b'] } },
    ].map(key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys[0]).toContain(highlighterVersion)
  })

  it('contains the whole request, so that no future option can be forgotten', () => {
    const request = codeRequest(block)
    expect(codeKey({ ...request, ...{ ligatures: true } })).not.toBe(codeKey(request))
  })
})

describe('the stylesheet of code', () => {
  const css = codeStylesheet()

  it('has a light and a dark colour for every class', () => {
    const { tokens } = unionTheme()
    expect(tokens.length).toBeGreaterThan(8)
    for (let index = 1; index < tokens.length; index++) {
      expect(css).toContain(`\n.t${index}{color:${tokens[index]!.light}`)
      expect(css).toContain(`\n.mode-dark .t${index}{color:${tokens[index]!.dark}`)
    }
  })

  it('is dark without a script if the system prefers it', () => {
    const { tokens } = unionTheme()
    const rule = css.split('\n').find((line) => line.startsWith('@media screen and (prefers-color-scheme:dark)'))
    for (let index = 1; index < tokens.length; index++)
      expect(rule).toContain(`:root:not(.mode-light,.mode-dark) .t${index}{color:${tokens[index]!.dark}`)
  })

  it.each(['light', 'dark'] as const)('reads at 4.5:1 on every background, %s', (mode) => {
    for (const token of unionTheme().tokens) {
      for (const background of Object.values(codeBackgrounds[mode])) {
        expect(contrast(token[mode], background)).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('contrast is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})
