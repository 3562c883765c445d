/** The parts of live editing that need no browser. */
import { javascript } from '@codemirror/lang-javascript'
import { EditorState } from '@codemirror/state'
import lzString from 'lz-string'
import { describe, expect, it } from 'vitest'
import { type CompileError, compileDemo, importsOf } from '../../../../../src/features/demos/browser/editor/compile.js'
import { createEditedCodes } from '../../../../../src/features/demos/browser/editor/edited-code.js'
import { isFrameReport, isFrameRequest } from '../../../../../src/features/demos/browser/editor/frame-protocol.js'
import { problemRange } from '../../../../../src/features/demos/browser/editor/problem-mark.js'
import { problemText } from '../../../../../src/features/demos/browser/editor/problem-text.js'
import { filesOfHash, longestLink, shareHash } from '../../../../../src/features/demos/browser/editor/share-link.js'
import { bundledImports } from '../../../../../src/features/demos/browser/editor/vendor-texts.js'
import { frameHtml } from '../../../../../src/features/demos/node/bundle/editor-frame.js'

describe('compiling a demo', () => {
  it('replaces imports of its files by numbers, in an order that can be run', () => {
    const { modules, packages, styles } = compileDemo([
      {
        name: 'Demo.tsx',
        code: "import type { A } from 'types-only';\nimport { b } from './lib/b.js';\nimport data from './data.json';\nimport './look.css';\nimport { c } from 'pkg/sub';\nexport default () => <p title={b}>{c}{data.x}</p>;\n",
      },
      { name: 'lib/b.ts', code: "export { b } from '../c';\n" },
      { name: 'c.ts', code: 'export const b: string = "./look.css";' },
      { name: 'data.json', code: '{"x":1}' },
      { name: 'look.css', code: 'p{color:red}' },
    ])
    expect(modules.map(({ name }) => name)).toEqual(['c.ts', 'lib/b.ts', 'data.json', 'look.css', 'Demo.tsx'])
    expect(modules[1]!.parts).toEqual(['export { b } from ', 0, ';\n'])
    expect(modules[4]!.parts.filter((part) => typeof part === 'number')).toEqual([1, 2, 3])
    expect([...packages.keys()]).toEqual(['react/jsx-runtime', 'pkg/sub'])
    expect(packages.get('pkg/sub')).toEqual({ file: 'Demo.tsx', line: 5, column: 19 })
    expect(styles).toEqual(['p{color:red}'])
    expect(modules[0]!.parts).toEqual(['export const b = "./look.css";'])
  })

  it('knows what the imports of images and other files mean', () => {
    const { modules, styles } = compileDemo([
      {
        name: 'Demo.tsx',
        code: "import a from './文 a.svg';\nimport raw from './b.csv?raw';\nimport './look.css';\nimport './in/c';\nconst url = new URL('d.png', import.meta.url);\nthrow [a, raw, url];",
      },
      {
        name: 'look.css',
        code: 'p { background: url(d.png) } i { background: url("https://x/y.png"), url(z.png), url(\'d.png?#iefix\') }',
      },
      { name: 'in/c.ts', code: "export { default } from '../d.png?url'" },
      { name: '文 a.svg?url', code: '/a.svg' },
      { name: 'b.csv?raw', code: '"1",2' },
      { name: 'd.png?url', code: '/d.png' },
    ])
    const code = modules.at(-1)!.parts.join('')
    expect(modules.map(({ parts }) => parts.join(''))).toEqual(
      expect.arrayContaining(['export default "/a.svg"', 'export default "\\"1\\",2"', 'export default "/d.png"']),
    )
    expect(code).toContain('new URL("/d.png", location.href)')
    expect(code.split('\n')[5]).toContain('throw')
    expect(styles).toEqual([
      'p { background: url("/d.png") } i { background: url("https://x/y.png"), url(z.png), url("/d.png#iefix") }',
    ])
    const other = "import b from './b.csv'; throw b"
    expect(() =>
      compileDemo([
        { name: 'a.tsx', code: other },
        { name: 'b.csv?raw', code: '' },
      ]),
    ).toThrow('./b.csv')
  })

  it('keeps every line where it was', () => {
    const code =
      'interface A {\n  b: string;\n}\n\nexport default function Demo() {\n  const a = 1 as number;\n  throw new Error();\n}\n'
    expect((compileDemo([{ name: 'a.tsx', code }]).modules[0]!.parts[0] as string).split('\n')[6]).toContain('throw')
  })

  it('knows which column of the source a place in the compiled code is', () => {
    const source = "import { A } from 'a';\nexport default () => <A rows={[{ data: oops as number[] }]} />;\n"
    const compiled = compileDemo([{ name: 'a.tsx', code: source }])
    const [line1, line2] = (compiled.modules[0]!.parts[0] as string).split('\n')
    const place = compiled.sourcePlace({ file: 'a.tsx', line: 2, column: line2!.indexOf('oops') + 1 })
    expect(place).toEqual({ file: 'a.tsx', line: 2, column: source.split('\n')[1]!.indexOf('oops') + 1 })
    expect(place.column).not.toBe(line2!.indexOf('oops') + 1)
    // Where a brace of JSX is gone, its map names the brace.
    const text = compileDemo([{ name: 'b.tsx', code: 'export default () => <p title="a">{oops as string}</p>' }])
    const column = (text.modules[0]!.parts[0] as string).indexOf('oops') + 1
    expect(text.sourcePlace({ file: 'b.tsx', line: 1, column })).toEqual({ file: 'b.tsx', line: 1, column: 36 })
    const imported = { file: 'a.tsx', line: 1, column: line1!.indexOf("'a'") + 1 }
    expect(compiled.sourcePlace(imported)).toEqual({ file: 'a.tsx', line: 1, column: 19 })
    expect(compiled.sourcePlace({ file: 'other.json', line: 3, column: 4 })).toEqual({
      file: 'other.json',
      line: 3,
      column: 4,
    })
  })

  it('says where the code is wrong', () => {
    const problem = (...files: [string, string][]) => {
      try {
        compileDemo(files.map(([name, code]) => ({ name, code })))
      } catch (error) {
        return error as CompileError
      }
      return undefined
    }
    expect(problem(['a.tsx', 'const a = 1;\nconst b = ;'])).toMatchObject({
      name: 'CompileError',
      place: { file: 'a.tsx', line: 2, column: 11 },
    })
    expect(problem(['a.tsx', "import './b.js'"], ['b.ts', 'const = 1'])).toMatchObject({
      place: { file: 'b.ts', line: 1, column: 7 },
    })
    expect(problem(['a.tsx', "\nimport './b.js'"])).toMatchObject({
      message: 'The file “./b.js” does not exist.',
      place: { file: 'a.tsx', line: 2, column: 8 },
    })
    expect(problem(['a.tsx', "import './b.json'"], ['b.json', '{\n  "a" 1\n}'])?.place).toEqual({
      file: 'b.json',
      line: 2,
      column: 7,
    })
    expect(problem(['a.tsx', "import './b'"], ['b.ts', "import './a'"])?.message).toMatch(/circle/)
  })

  it('finds imports where they are, and nowhere else', () => {
    const code =
      "import a from 'a'\nexport * from 'b'\nconst c = import('c')\nconst d = \"import e from 'e'\" // import f from 'f'\n`${1} import g from 'g'`\nexport const h = 1"
    expect(importsOf(code).map(({ specifier }) => specifier)).toEqual(['a', 'b', 'c'])
  })
})

describe('imports of bundled modules', () => {
  it.each([
    [
      'import{a as b,c}from"./chunk-A.js";import"./d.js";import*as e from"../e.js";import f from"/f.js";import g,{h}from"g";',
      ['./chunk-A.js', './d.js', '../e.js', '/f.js', 'g'],
    ],
    [
      'export{a}from"./a.js";export*from"./b.js";export*as c from"./c.js";const d=()=>import("./d.js")',
      ['./a.js', './b.js', './c.js', './d.js'],
    ],
    ['import{"react:useState"as a,b}from"./react.js";', ['./react.js']],
    ['var important="x";reimport("y");export default"z";export{q};const t="a"', []],
  ])('%s', (code, expected) => {
    expect(bundledImports(code)).toEqual(expected)
  })
})

describe('a link with code', () => {
  const files = [
    { name: 'Bars.tsx', code: 'export default () => <b>“柱状图” &amp; 🎉</b>;\n' },
    { name: '../lib/data.ts', code: '' },
    { name: '图 1.svg?url', code: '/图.svg' },
  ]
  it('comes back as it was, in letters that an address may hold', () => {
    expect(shareHash(files)).toMatch(/^#code=[\w+$-]+$/)
    expect(filesOfHash(shareHash(files))).toEqual(files)
    expect(filesOfHash(encodeURI(shareHash(files)))).toEqual(files)
  })
  it('is refused where it cannot be one', () => {
    const made = (value: unknown) => `#code=${lzString.compressToEncodedURIComponent(JSON.stringify(value))}`
    const hostile = [
      [],
      {},
      'text',
      [['a.tsx']],
      [['a.tsx', 1]],
      [['<img>', '']],
      [['a.svg?url', '/a.svg']],
      [['a.tsx', '', '']],
      Array.from({ length: 51 }, () => ['a.tsx', '']),
    ]
    for (const value of hostile) expect(filesOfHash(made(value)), JSON.stringify(value)).toBeUndefined()
    for (const hash of ['', '#', '#code=', '#code=%', '#other', `#code=${'A'.repeat(longestLink)}`])
      expect(filesOfHash(hash), hash).toBeUndefined()
    const bomb = made([['a.tsx', 'a'.repeat(1_000_000)]])
    expect(bomb.length).toBeLessThan(longestLink)
    expect(filesOfHash(bomb)).toBeUndefined()
  })
})

describe('edited code', () => {
  const storage = (text?: string, works = true) => {
    const values = new Map<string, string>(text === undefined ? [] : [['docs-edited:/x/', text]])
    return {
      values,
      get: (key: string) => values.get(key) ?? null,
      set: (key: string, value: string) => (values.set(key, value), works),
    }
  }
  it('is kept by page and demo, and forgotten', () => {
    const session = storage()
    const codes = createEditedCodes(session, 'docs', '/x/')
    expect(codes.set('Bars', { source: 'system ts', code: 'a' })).toBe(true)
    codes.set('Lines', { source: 'css js', code: 'b' })
    expect(codes.get('Bars')).toEqual({ source: 'system ts', code: 'a' })
    expect(createEditedCodes(session, 'docs', '/y/').ids()).toEqual([])
    codes.set('Bars', undefined)
    expect(codes.ids()).toEqual(['Lines'])
  })
  it('is nothing where the storage holds nonsense', () => {
    for (const text of [
      'null',
      '[]',
      '1',
      '{',
      '{"Bars":1}',
      '{"Bars":{"source":"a"}}',
      `{"Bars":{"source":"a","code":"${'x'.repeat(200_001)}"}}`,
    ]) {
      const codes = createEditedCodes(storage(text), 'docs', '/x/')
      expect(codes.get('Bars'), text.slice(0, 40)).toBeUndefined()
    }
    const codes = createEditedCodes(storage('{}'), 'docs', '/x/')
    expect([codes.get('constructor'), codes.get('__proto__')]).toEqual([undefined, undefined])
    expect(createEditedCodes(storage('{}', false), 'docs', '/x/').set('Bars', { source: 'a', code: 'b' })).toBe(false)
  })
})

describe('messages between page and frame', () => {
  const settings = {
    direction: 'ltr',
    dense: false,
    mode: 'light',
    attributes: { class: 'mode-light', 'data-mode': 'dark' },
  }
  it('have exactly their shapes', () => {
    expect(isFrameRequest({ type: 'vitrine:start', texts: ['a'], names: { react: 0 }, styles: [] })).toBe(true)
    expect(
      isFrameRequest({ type: 'vitrine:run', run: 1, modules: [{ name: 'a', parts: ['x', 0] }], styles: [], settings }),
    ).toBe(true)
    expect(isFrameRequest({ type: 'vitrine:settings', settings })).toBe(true)
    const wrong = [
      null,
      1,
      'vitrine:start',
      [],
      {},
      { type: 'vitrine:start' },
      { type: 'vitrine:start', texts: [1], names: {}, styles: [] },
    ]
    const bad = [
      { ...settings, mode: 'x' },
      { ...settings, attributes: { onclick: 'x' } },
      { ...settings, attributes: { style: 'x' } },
      { ...settings, dense: 1 },
    ]
    for (const message of [...wrong, ...bad.map((settings) => ({ type: 'vitrine:settings', settings }))])
      expect(isFrameRequest(message), JSON.stringify(message)).toBe(false)
    expect(
      isFrameRequest({ type: 'vitrine:run', run: 1, modules: [{ name: 'a', parts: [-1] }], styles: [], settings }),
    ).toBe(false)
    for (const message of [
      { type: 'vitrine:ready' },
      { type: 'vitrine:done', run: 3 },
      { type: 'vitrine:height', height: 2.5 },
      { type: 'vitrine:error', run: 0, message: '' },
      { type: 'vitrine:error', run: 1, message: '', shown: 'earlier' },
    ])
      expect(isFrameReport(message)).toBe(true)
    for (const message of [
      undefined,
      {},
      { type: 'ready' },
      { type: 'vitrine:done' },
      { type: 'vitrine:height', height: Infinity },
      { type: 'vitrine:error', run: 0 },
      { type: 'vitrine:error', run: 0, message: '', place: 1 },
      { type: 'vitrine:error', run: 1, message: '', shown: true },
    ]) {
      expect(isFrameReport(message), JSON.stringify(message)).toBe(false)
    }
  })
  it('are told in the language of the page', () => {
    const config = { strings: { 'editor.missing': 'fehlt: {name}', 'editor.offline': 'kein Netz' } as const }
    const place = { file: 'a.tsx', line: 1, column: 2 }
    expect(problemText(config, { kind: 'missing', message: 'a, b', place })).toBe('a.tsx:1:2  fehlt: a, b')
    expect(problemText(config, { kind: 'offline', message: 'x' })).toBe('kein Netz')
    expect(problemText(config, { kind: 'code', message: 'bad', place })).toBe('a.tsx:1:2  bad')
    expect(problemText(config, { kind: 'code', message: 'bad', place: { file: 'a.tsx' } })).toBe('a.tsx  bad')
  })
})

describe('the place of an error', () => {
  const code = 'const a = oops;\n\n  const b = "two words" +'
  const state = EditorState.create({ doc: code, extensions: javascript() })
  const marked = (line: number, column?: number) => {
    const { from, to } = problemRange(state, line, column)
    return code.slice(from, to)
  }
  it('is the token there', () => {
    expect(marked(1, 11)).toBe('oops')
    expect(marked(1, 13)).toBe('oops')
    expect(marked(3, 13)).toBe('"two words"')
  })
  it('is the text of the line without a token', () => {
    expect(marked(1)).toBe('const a = oops;')
    expect(marked(3, 1)).toBe('const b = "two words" +')
    expect(marked(3, 99)).toBe('const b = "two words" +')
    expect(marked(99, 1)).toBe('const b = "two words" +')
    expect(marked(2, 1)).toBe('')
  })
})

describe('the frame', () => {
  it('has a policy of its own that lets nothing from the network in, and a script that cannot end early', () => {
    const html = frameHtml('"</script><b>"', 'start')
    expect(html).toContain("default-src 'none'; script-src blob: 'unsafe-inline'; style-src 'unsafe-inline'")
    expect(html).not.toMatch(/unsafe-eval|https?:|connect-src/)
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
  })
})
