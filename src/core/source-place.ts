/**
 * Finds the place of a key, a pathname or a thrown error in TypeScript that has already run.
 *
 * Configuration and navigation are values by the time they are validated. Their text is searched rather than parsed: a
 * parser would cost every build 0.35 s for messages that are seldom printed, and without a place a message only lacks its
 * code frame.
 */
import { SourceMap } from 'node:module'
import type { FilePath, Span } from '../model.js'

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The place of a key in a nested object literal; each key of the path is searched for after the one before. */
export function keySpan(text: string, path: string[]): Span | undefined {
  let from = 0
  let span: Span | undefined
  for (const key of path) {
    if (/^\d+$/.test(key)) continue
    const found = new RegExp(`(?<![\\w$.])(["'\`]?)(${escape(key)})\\1\\s*[:,(}\\n]`, 'g')
    found.lastIndex = from
    const match = found.exec(text)
    if (!match) return span
    const start = match.index + match[1]!.length
    span = { start, end: start + key.length }
    from = span.end
  }
  return span
}

/** The place of the `nth` (from 0) string literal with this content. */
export function stringSpan(text: string, content: string, nth = 0): Span | undefined {
  const found = new RegExp(`(["'\`])${escape(content)}\\1`, 'g')
  for (let index = 0, match = found.exec(text); match; match = found.exec(text), index++) {
    if (index === nth) return { start: match.index + 1, end: match.index + 1 + content.length }
  }
  return undefined
}

/** The places of all string literals that start like an address, by content, in order: one pass for a long navigation. */
export function addressSpans(text: string): Map<string, Span[]> {
  const spans = new Map<string, Span[]>()
  for (const { index, 2: content } of text.matchAll(/(["'`])((?:\/|https?:)[^"'`\n]*)\1/g)) {
    const span = { start: index + 1, end: index + 1 + content!.length }
    const met = spans.get(content!)
    if (met) met.push(span)
    else spans.set(content!, [span])
  }
  return spans
}

/**
 * The place in `file` where an error was thrown, by the source map in its bundle; a stack that is mapped already (Node's
 * `--enable-source-maps`) is used as it is.
 */
export function thrownSpan(error: Error, file: FilePath, text: string | undefined, bundle: string): Span | undefined {
  if (text === undefined) return undefined
  const mapped = new RegExp(`${escape(file)}:(\\d+):(\\d+)`).exec(error.stack ?? '')
  if (mapped) return lineSpan(text, Number(mapped[1]) - 1, Number(mapped[2]) - 1)
  const frame = /([^\s(]+\.mjs):(\d+):(\d+)/.exec(error.stack ?? '')
  const encoded = /\/\/# sourceMappingURL=data:application\/json;base64,(\S+)/.exec(bundle)
  if (!frame || !encoded) return undefined
  const map = new SourceMap(
    JSON.parse(Buffer.from(encoded[1]!, 'base64').toString('utf8')) as ConstructorParameters<typeof SourceMap>[0],
  )
  const entry = map.findEntry(Number(frame[2]) - 1, Number(frame[3]) - 1)
  if (!('originalSource' in entry) || !entry.originalSource.endsWith(file)) return undefined
  return lineSpan(text, entry.originalLine, entry.originalColumn)
}

/** From a line and column, both from 0, to the end of the line. */
function lineSpan(text: string, line: number, column: number): Span {
  let start = 0
  for (let at = 0; at < line; at++) start = text.indexOf('\n', start) + 1
  const end = text.indexOf('\n', start + column)
  return { start: start + column, end: end === -1 ? text.length : end }
}
