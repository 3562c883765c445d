/** The engine finds what shiki's own JavaScript engine finds. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHighlighterCore, type RegexEngine } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { bundledLanguages } from 'shiki/langs'
import { afterAll, describe, expect, test } from 'vitest'
import { unionTheme } from '../../src/markdown/code-theme.js'
import { createRegexEngine } from '../../src/markdown/speed/regex-engine.js'
import { packageRoot } from '../support/files.js'

const languages = ['tsx', 'typescript', 'css', 'json', 'bash', 'html', 'yaml', 'markdown'] as const

const highlighter = async (engine: RegexEngine) =>
  createHighlighterCore({
    themes: [unionTheme().theme],
    langs: languages.map((name) => bundledLanguages[name]),
    engine,
  })

describe('the engine', async () => {
  const [ours, theirs] = await Promise.all([
    highlighter(createRegexEngine()),
    highlighter(createJavaScriptRegexEngine({ forgiving: true })),
  ])
  afterAll(() => [ours, theirs].forEach((one) => one.dispose()))

  test.each([
    ['tsx', 'src/features/demos/shared/demo-tree.tsx'],
    ['typescript', 'src/markdown/speed/required-text.ts'],
    ['typescript', 'src/markdown/syntax/cjk-syntax.ts'],
    ['css', 'templates/styles/layout.css'],
    ['json', 'package.json'],
    ['bash', '.ci/run'],
    ['markdown', 'content/vitrine/markdown.md'],
  ])('finds the same tokens in %s: %s', { tags: 'long' }, (lang, file) => {
    const code = readFileSync(join(packageRoot, file), 'utf8')
    const options = { lang, theme: 'union', tokenizeTimeLimit: 0, includeExplanation: 'scopeName' } as const
    expect(ours.codeToTokensBase(code, options)).toEqual(theirs.codeToTokensBase(code, options))
  })

  test.each([
    [
      'tsx',
      'const a = <B c="d" {...e}>f {g ? <h.i /> : null}</B> // j\nimport k, { type l as m } from "n"; export default k',
    ],
    ['tsx', 'const fn = async <T,>(a: T, { b = /x(?:y)z/g, ...c }: P = {}): Promise<T[]> => `a${await b(`c${d}`)}e`'],
    [
      'typescript',
      'abstract class A<T extends B = C> extends D implements E { #f?: g; get h(): i { return this.#f! as i } }',
    ],
    [
      'typescript',
      'function a(this: B, c?: d): asserts c is e\n@f() declare module "g" { export = h }\nlabel: for (;;) break label',
    ],
    ['css', '@media (min-width: 1em) { a:not(.b)::after { content: "\\201c"; margin: calc(1px + 2%) } }'],
    ['html', '<!doctype html><p class=a>b<script>let a = "</p>"</script><style>b { c: d }</style>é</p>'],
    ['yaml', 'a: &b\n  - "c\\n"\n  - |\n    d: 1\n    e\n  - *b'],
    ['bash', 'for a in "$@"; do b=$(c --d "${a%.*}" <<\'E\'\n$f\nE\n); done || exit 1 # g'],
    ['json', '{ "a": [1.5e3, true, null, "\\u00e9 中文"] }'],
  ])('finds the same tokens in %s: %s', (lang, code) => {
    const options = { lang, theme: 'union', tokenizeTimeLimit: 0, includeExplanation: 'scopeName' } as const
    expect(ours.codeToTokensBase(code, options)).toEqual(theirs.codeToTokensBase(code, options))
  })

  test('searches a text again from an earlier place', () => {
    const engine = createRegexEngine()
    const scanner = engine.createScanner(['b', 'a(?=c)'])
    const text = engine.createString('ac b')
    expect(scanner.findNextMatchSync(text, 2, 0)).toMatchObject({ index: 0, captureIndices: [{ start: 3, end: 4 }] })
    expect(scanner.findNextMatchSync(text, 0, 0)).toMatchObject({ index: 1, captureIndices: [{ start: 0, end: 1 }] })
    expect(scanner.findNextMatchSync(text, 4, 0)).toBeNull()
    expect(scanner.findNextMatchSync(text, 1, 0)).toMatchObject({ index: 0 })
  })
})
