/** Messages of one kind are folded after five, and each code is explained once. */
import { expect, test } from 'vitest'
import { messagePrinter } from '../../cli/message-printer.js'
import { explanationOf } from '../../src/index.js'
import type { Terminal } from '../../cli/terminal.js'

function printed(texts: string[], options: { all?: boolean; quiet?: boolean } = {}, code = 'a/b') {
  const lines: string[] = []
  const annotated: string[] = []
  const terminal: Terminal = {
    isInteractive: false,
    paint: (_style, text) => text,
    log: (line) => void lines.push(line.trimEnd()),
    annotate: ({ text }) => void annotated.push(text),
  }
  const printer = messagePrinter(terminal, options)
  for (const text of texts)
    printer.print({
      code,
      severity: text.startsWith('!') ? 'error' : 'warning',
      text,
      notes: [],
    })
  printer.end()
  return { lines, annotated }
}
const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index))

test('five of a kind are printed, then their number and how to see all', () => {
  const { lines, annotated } = printed([...many(7, (index) => `A title has ${70 + index} characters.`), 'Other.'])
  expect(lines).toEqual([
    ...many(5, (index) => `warning a/b  A title has ${70 + index} characters.`),
    'warning a/b  Other.',
    '2 more: warning a/b  A title has 70 characters.',
    'Run it with --verbose to see all messages.',
  ])
  expect(annotated).toHaveLength(8)
})

test('messages that say different things are all printed', () => {
  expect(printed(many(9, (index) => `There is no page at "/${'x'.repeat(index)}".`)).lines).toHaveLength(9)
  expect(printed(many(5, () => 'Same.')).lines).toHaveLength(5)
})

test('all are printed on request; quiet leaves warnings out', () => {
  expect(
    printed(
      many(9, () => 'Same.'),
      { all: true },
    ).lines,
  ).toHaveLength(9)
  expect(printed(['A.', '!B.'], { quiet: true }).lines).toEqual(['error a/b  !B.'])
})

test('a code of the generator leads to its explanation once, that of a plugin does not', () => {
  expect(
    printed(
      many(2, (index) => `Text ${'x'.repeat(index)}.`),
      {},
      'links/missing',
    ).lines.slice(2),
  ).toEqual(['Explained at:\n  https://vitrine-x-docs.example/vitrine/troubleshooting/#links-missing'])
  expect(printed(['A.'], { quiet: true }, 'links/missing').lines).toEqual([])
  expect(explanationOf('feed/empty')).toBeUndefined()
  expect(explanationOf('links')).toBeUndefined()
})
