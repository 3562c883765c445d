import { describe, expect, it } from 'vitest'
import { consoleText } from '../../../../../src/features/demos/browser/editor/console-text.js'
import { isFrameReport } from '../../../../../src/features/demos/browser/editor/frame-protocol.js'
import {
  filesOf,
  filesOfHash,
  longestLink,
  shareHash,
  storedFiles,
} from '../../../../../src/features/demos/browser/editor/share-link.js'
import { nameProblem } from '../../../../../src/features/demos/browser/playground/file-tabs.js'
import { emptyLog, logged } from '../../../../../src/features/demos/browser/playground/log.js'
import {
  moveSplit,
  readChoices,
  settingsOfResult,
  storeChoices,
} from '../../../../../src/features/demos/browser/playground/view-choices.js'
import { safeStorage } from '../../../../../src/client/platform/safe-storage.js'

const storageOf = (values: Record<string, string>) =>
  safeStorage(() => ({ getItem: (key) => values[key] ?? null, setItem: (key, value) => void (values[key] = value) }))

describe('the text of what is logged', () => {
  it('shows values of every kind', () => {
    class Point {
      x = 1
    }
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    expect(consoleText(['a', 'b'])).toBe('a b')
    expect(consoleText([1, null, undefined, true, 2n, Symbol('s')])).toBe('1 null undefined true 2n Symbol(s)')
    expect(consoleText([{ a: [1, 'two'] }, new Point()])).toBe('{ a: [1, "two"] } Point { x: 1 }')
    expect(consoleText([new Map([['k', 1]]), new Set([1]), {}, []])).toBe('Map {"k" => 1} Set {1} {} []')
    expect(consoleText([circle, new TypeError('no'), () => 1])).toBe('{ self: [circular] } TypeError: no ƒ anonymous()')
    expect(consoleText([])).toBe('')
  })

  it('fills in placeholders', () => {
    expect(consoleText(['%s is %d%% of %o%c', 'a', 5, { b: 1 }, 'color: red', 'rest'])).toBe('a is 5% of { b: 1 } rest')
    expect(consoleText(['%s'])).toBe('%s')
  })

  it('survives what is hostile, deep or long', () => {
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('trap')
        },
      },
    )
    expect(consoleText([trap])).toBe('[unreadable]')
    expect(consoleText([{ a: { b: { c: { d: 1 } } } }])).toBe('{ a: { b: { c: {…} } } }')
    expect(consoleText(['x'.repeat(10_000)]).length).toBeLessThan(6_000)
    expect(consoleText([Array.from({ length: 1000 }, () => 0)]).length).toBeLessThan(300)
  })

  it('is accepted by the page only in its shape', () => {
    const report = { type: 'vitrine:console', run: 1, level: 'log', message: 'a' }
    expect(isFrameReport(report)).toBe(true)
    for (const wrong of [{ level: 'constructor' }, { message: 1 }, { run: -1 }])
      expect(isFrameReport({ ...report, ...wrong })).toBe(false)
  })
})

describe('the console', () => {
  it('counts what repeats, and removes what is old', () => {
    let log = logged(logged(logged(emptyLog, 'warn', 'a'), 'warn', 'a'), 'error', 'a')
    expect(log).toMatchObject({ errors: 1, messages: 2 })
    expect(log.entries.map(({ level, times }) => [level, times])).toEqual([
      ['warn', 2],
      ['error', 1],
    ])
    for (let at = 0; at < 200; at++) log = logged(log, 'log', String(at))
    expect(log.entries).toHaveLength(200)
    expect(new Set(log.entries.map(({ number }) => number)).size).toBe(200)
    expect(log.messages).toBe(202)
  })
})

describe('names of files', () => {
  it.each(['parts.tsx', 'data/rows.ts', 'a.module.css', 'x.json'])('may be %s', (name) => {
    expect(nameProblem(name, ['Demo.tsx'])).toBeUndefined()
  })
  it.each(['', 'a', '../a.ts', '/a.ts', 'a b.ts', 'a.exe', '.ts', `${'a'.repeat(120)}.ts`])('may not be %j', (name) => {
    expect(nameProblem(name, [])).toBe('playground.nameInvalid')
  })
  it('are unique', () => {
    expect(nameProblem('a.ts', ['a.ts'])).toBe('playground.nameTaken')
  })
})

describe('files from elsewhere', () => {
  it('are pairs of strings with plain names', () => {
    expect(filesOf([['a.ts', 'b']])).toEqual([{ name: 'a.ts', code: 'b' }])
    for (const wrong of [null, [], {}, [['a.ts']], [['a b', '']], [[1, '']], [['a', 2]], Array(51).fill(['a', ''])])
      expect(filesOf(wrong)).toBeUndefined()
  })

  it('may be longer in the storage than in an address', () => {
    const files = [{ name: 'a.ts', code: Array.from({ length: 9_000 }, (_, at) => (at * at).toString(36)).join() }]
    const hash = shareHash(files)
    expect(hash.length).toBeGreaterThan(longestLink)
    expect(filesOfHash(hash)).toBeUndefined()
    expect(storedFiles(hash)).toEqual(files)
  })
})

describe('how the result is shown', () => {
  const page = {
    direction: 'ltr',
    dense: false,
    mode: 'light',
    attributes: { class: 'mode-light', 'data-docs-color-scheme': 'light', 'data-mode': 'system' },
  } as const
  const config = { storagePrefix: 'docs', defaultColorSchemes: { light: 'light', dark: 'night' } }

  it('follows the page until the reader chooses', () => {
    expect(settingsOfResult(page, {}, config)).toEqual({ ...page, attributes: { ...page.attributes, dir: 'ltr' } })
    expect(settingsOfResult(page, { mode: 'dark', direction: 'rtl' }, config)).toEqual({
      direction: 'rtl',
      dense: false,
      mode: 'dark',
      attributes: { class: 'mode-dark', dir: 'rtl', 'data-docs-color-scheme': 'night', 'data-mode': 'dark' },
    })
  })

  it('is kept, and nothing else is read', () => {
    const values: Record<string, string> = {}
    storeChoices(storageOf(values), 'docs', { width: 'phone', split: 33, view: 'result' })
    expect(readChoices(storageOf(values), 'docs')).toEqual({ width: 'phone', split: 33, view: 'result' })
    for (const wrong of ['null', '[', '"a"', '{"width":"wide","mode":1,"direction":{},"split":"9","view":"both"}'])
      expect(readChoices(storageOf({ 'docs-playground-view': wrong }), 'docs')).toEqual({})
    expect(readChoices(storageOf({ 'docs-playground-view': '{"split":1e9}' }), 'docs')).toEqual({ split: 80 })
  })

  it('moves its border within limits, the way the page reads', () => {
    expect([moveSplit('ArrowRight', 50, false), moveSplit('ArrowRight', 50, true)]).toEqual([55, 45])
    expect([moveSplit('Home', 50, false), moveSplit('End', 50, false), moveSplit('ArrowLeft', 21, false)]).toEqual([
      20, 80, 20,
    ])
    expect(moveSplit('a', 50, false)).toBeUndefined()
  })
})
