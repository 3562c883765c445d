/** Messages as text: where they stand, the code around them, and what was probably meant. */
import { describe, expect, test } from 'vitest'
import {
  codeFrame,
  displayWidth,
  nearest,
  placeDiagnostic,
  placeText,
  positionAt,
  sortDiagnostics,
} from '../../src/engine/diagnostic.js'
import { diagnosticText, unpainted } from '../../src/engine/diagnostic-text.js'
import type { Diagnostic, FilePath } from '../../src/model.js'

const spanOf = (text: string, part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length })

describe('positions', () => {
  test.each([
    ['', 0, 1, 1],
    ['abc', 0, 1, 1],
    ['abc', 3, 1, 4],
    ['abc', 99, 1, 4],
    ['abc', -5, 1, 1],
    ['a\nb', 1, 1, 2],
    ['a\nb', 2, 2, 1],
    ['a\n\n\nb', 4, 4, 1],
    ['a\n', 2, 2, 1],
    ['图表\n😀x', 5, 2, 3],
  ])('of %j at %i', (text, offset, line, column) => {
    expect(positionAt(text, offset)).toEqual({ line, column })
  })
})

describe('frames', () => {
  const frame = (text: string, part: string) => codeFrame(text, spanOf(text, part)).split('\n')

  test('show the line before, the line, its mark and the line after', () => {
    expect(frame('one\ntwo\nsee [x](./y)\nlast', './y')).toEqual([
      '  2 | two',
      '> 3 | see [x](./y)',
      '    |         ^^^',
      '  4 | last',
    ])
  })

  test('line numbers keep their columns', () => {
    const text = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')
    expect(frame(text, 'line 9')).toEqual(['   8 | line 8', '>  9 | line 9', '     | ^^^^^^', '  10 | line 10'])
  })

  test('tabs take one cell, so that the mark stands under what it marks', () => {
    expect(frame('\t\tbad', 'bad')).toEqual(['> 1 |   bad', '    |   ^^^'])
  })

  test('Han and other wide characters take two', () => {
    expect(frame('见[下一页](x)', '下一页')).toEqual(['> 1 | 见[下一页](x)', '    |    ^^^^^^'])
    expect(displayWidth('a图😀e\u0301')).toBe(6)
  })

  test('a long line is cut around the mark', () => {
    const text = `${'a'.repeat(500)}BAD${'b'.repeat(500)}`
    const [line, mark] = frame(text, 'BAD')
    expect(line!.length).toBeLessThan(140)
    expect(line).toMatch(/^> 1 \| …a+BADb+…$/)
    expect(mark!.indexOf('^^^')).toBe(line!.indexOf('BAD'))
    expect(mark).toMatch(/ \^\^\^$/)
  })

  test('a mark that is longer than the line shown ends with it', () => {
    const [line, mark] = frame('x'.repeat(400), 'x'.repeat(400))
    expect(mark!.length).toBeLessThanOrEqual(line!.length)
  })

  test('a mark over several lines ends with its first', () => {
    expect(frame('xaa\nbbb\nccc', 'xaa\nbb')).toEqual(['> 1 | xaa', '    | ^^^', '  2 | bbb'])
  })

  test('an empty place and the end of the text have a mark', () => {
    expect(codeFrame('abc', { start: 3, end: 3 })).toBe('> 1 | abc\n    |    ^')
    expect(codeFrame('', { start: 0, end: 0 })).toBe('> 1 |\n    | ^')
  })

  test('control characters of the content do not reach the terminal', () => {
    const text = 'safe \u001b[31mred\u0007 \u202Eturned bad'
    const shown = codeFrame(text, spanOf(text, 'bad'))
    expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e]/)
    const [line, mark] = shown.split('\n')
    expect(mark!.indexOf('^')).toBe(line!.indexOf('bad'))
  })
})

describe('a message with its place', () => {
  const file = 'content/a.md' as FilePath
  const message: Diagnostic = {
    code: 'links/missing',
    severity: 'error',
    text: 'No page.',
    file,
    span: { start: 4, end: 7 },
    notes: ['a note'],
    hint: 'a hint',
  }

  test('has line, column, their ends and a frame', () => {
    expect(placeDiagnostic(message, () => 'one\ntwo\n')).toEqual({
      code: 'links/missing',
      severity: 'error',
      text: 'No page.',
      file,
      line: 2,
      column: 1,
      endLine: 2,
      endColumn: 4,
      frame: '  1 | one\n> 2 | two\n    | ^^^\n  3 |',
      notes: ['a note'],
      hint: 'a hint',
    })
  })

  test('whose file cannot be read has the file', () => {
    const printed = placeDiagnostic(message, () => undefined)
    expect(placeText(printed)).toBe('content/a.md')
    expect(printed.frame).toBeUndefined()
  })

  test('without a file has no place', () => {
    expect(placeText(placeDiagnostic({ code: 'a/b', severity: 'warning', text: 'x' }, () => 'unused'))).toBe('')
  })

  test('does not carry what would write to the terminal', () => {
    const printed = placeDiagnostic(
      { ...message, text: 'a\u001b]0;title\u0007', notes: ['\u009b1m'], hint: '\u001b[2J' },
      () => 'x',
    )
    expect(JSON.stringify([printed.text, printed.notes, printed.hint])).not.toMatch(/\\u00(1b|07|9b)|\u009b/)
  })

  test('has the name of the file on one line, without what would write to the terminal', () => {
    const named = placeDiagnostic(
      { ...message, file: 'content/\u001b]0;title\u0007\n\u202ea.md' as FilePath },
      () => 'x',
    )
    expect(placeText(named)).toBe('content/\ufffd]0;title\ufffd \ufffda.md:1:2')
    // A program that reads it needs the name itself.
    expect(named.file).toContain('\u001b')
  })

  test('cannot look like two messages', () => {
    const forged = 'A.\ncontent/b.md error a/b  B.'
    const printed = placeDiagnostic({ ...message, text: forged, notes: [forged], hint: forged }, () => undefined)
    const [, ...others] = diagnosticText(printed, unpainted).split('\n')
    expect(others).toHaveLength(5)
    expect(others.every((line) => line.startsWith('  '))).toBe(true)
  })
})

test('messages are sorted by file, place and code, each once', () => {
  const of = (file: string, start: number, code: string): Diagnostic => ({
    code,
    severity: 'error',
    text: 'x',
    file: file as FilePath,
    span: { start, end: start },
  })
  const sorted = [of('a', 1, 'b'), of('a', 2, 'a'), of('b', 0, 'a'), of('b', 0, 'b')]
  expect(sortDiagnostics([...sorted].reverse().concat(sorted))).toEqual(sorted)
  expect(sortDiagnostics([of('a', 0, 'a'), { code: 'z', severity: 'error', text: 'no file' }])[0]!.code).toBe('z')
})

describe('the nearest', () => {
  test.each([
    ['claen', ['clean', 'check'], 'clean'],
    ['storagePrefx', ['storagePrefix', 'prefix'], 'storagePrefix'],
    ['STRICT', ['strict'], 'strict'],
    ['xyz', ['clean', 'check'], undefined],
    ['', ['ab', 'abc'], 'ab'],
    ['guide', [], undefined],
    ['same', ['same', 'sane'], 'same'],
  ])('to %j in %j', (word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected)
  })
})
