/**
 * Finds the place of a key, a pathname or a thrown error in TypeScript that has already run.
 *
 * Configuration and navigation are values by the time they are validated. Their text is searched rather than parsed: a
 * parser would cost every build 0.35 s for messages that are seldom printed, and without a place a message only lacks
 * its code frame.
 */
import { SourceMap } from 'node:module'
import type { FilePath, Span } from '../../model.js'

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The place of a key in nested object and array literals; each key of the path is searched for after the one before,
 * and within its element of an array. The place of an element is the element.
 */
export function keySpan(text: string, path: string[]): Span | undefined {
  let from = 0
  let span: Span | undefined
  for (const key of path) {
    if (/^\d+$/.test(key)) {
      const element = elementSpan(text, from, Number(key))
      if (!element) continue
      span = element
      from = element.start
      text = text.slice(0, element.end)
      continue
    }
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

/** The place of an element of the array literal that begins at `from`, or is the value of the key that ends there. */
function elementSpan(text: string, from: number, index: number): Span | undefined {
  const opening = /["'`]?\s*:?\s*\[/y
  opening.lastIndex = from
  if (!opening.test(text)) return undefined
  const token = /\/\/.*|\/\*[^]*?\*\/|(["'`])(?:\\[^]|(?!\1)[^\\])*\1|[[\](){},]/g
  token.lastIndex = opening.lastIndex
  let start = opening.lastIndex
  let [depth, at] = [0, 0]
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [found] = match
    if ('[({'.includes(found)) depth++
    else if (depth > 0 && '])}'.includes(found)) depth--
    else if (depth > 0 || !',])}'.includes(found)) continue
    else if (found === ',' && at < index) {
      at++
      start = token.lastIndex
    } else if (at < index) return undefined
    else return trimmed(text, start, match.index)
  }
  return undefined
}

function trimmed(text: string, start: number, end: number): Span | undefined {
  const [, before, content] = /^((?:\s|\/\/.*|\/\*[^]*?\*\/)*)([^]*?)\s*$/.exec(text.slice(start, end))!
  const first = start + before!.length
  return content === '' ? undefined : { start: first, end: first + content!.length }
}

/** The place of the `nth` (from 0) string literal with this content. */
export function stringSpan(text: string, content: string, nth = 0): Span | undefined {
  const found = new RegExp(`(["'\`])${escape(content)}\\1`, 'g')
  for (let index = 0, match = found.exec(text); match; match = found.exec(text), index++) {
    if (index === nth) return { start: match.index + 1, end: match.index + 1 + content.length }
  }
  return undefined
}

/**
 * The places of all string literals that start like an address, by content, in order: one pass for a long navigation.
 */
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
 * The place in `file` where an error was thrown, by the source map in its bundle; a stack that is mapped already
 * (Node's `--enable-source-maps`) is used as it is.
 */
export function thrownSpan(error: Error, file: FilePath, text: string | undefined, bundle: string): Span | undefined {
  if (text === undefined) return undefined
  const mapped = new RegExp(`${escape(file)}:(\\d+):(\\d+)`).exec(error.stack ?? '')
  if (mapped) return lineSpan(text, Number(mapped[1]) - 1, Number(mapped[2]) - 1)
  const [place] = thrownPlaces(error, bundle)
  return place?.source.endsWith(file) ? lineSpan(text, place.line, place.column) : undefined
}

interface SourcePlace {
  /** As the bundler names it: `vitrine:content/templates/footer.tsx`. */
  source: string
  /** Both from 0. */
  line: number
  column: number
}

/** The frames of an error's stack by the source map of their bundle, the innermost first. */
function thrownPlaces(error: Error, bundle: string): SourcePlace[] {
  const encoded = /\/\/# sourceMappingURL=data:application\/json;base64,(\S+)/.exec(bundle)
  if (!encoded) return []
  const map = new SourceMap(
    JSON.parse(Buffer.from(encoded[1]!, 'base64').toString('utf8')) as ConstructorParameters<typeof SourceMap>[0],
  )
  return [...(error.stack ?? '').matchAll(/([^\s(]+\.mjs):(\d+):(\d+)/g)].flatMap(([, , line, column]) => {
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
    return 'originalSource' in entry
      ? [{ source: entry.originalSource, line: entry.originalLine, column: entry.originalColumn }]
      : []
  })
}

/**
 * The innermost file of the site in the stack of an error that its bundle threw: what a component of the site throws is
 * not the fault of the generator's template around it.
 *
 * @returns the file and, for its text, the place
 */
export function thrownInSite(error: Error, bundle: string): { file: FilePath; spanIn(text: string): Span } | undefined {
  for (const { source, line, column } of thrownPlaces(error, bundle)) {
    const file = /^(?:.*\/)?vitrine:(?!vitrine:)(.*)$/.exec(source)?.[1]
    if (file && !/(^|\/)node_modules\//.test(file))
      return { file: file as FilePath, spanIn: (text) => lineSpan(text, line, column) }
  }
  return undefined
}

/** From a line and column, both from 0, to the end of the line. */
function lineSpan(text: string, line: number, column: number): Span {
  let start = 0
  for (let at = 0; at < line; at++) start = text.indexOf('\n', start) + 1
  const end = text.indexOf('\n', start + column)
  return { start: start + column, end: end === -1 ? text.length : end }
}
