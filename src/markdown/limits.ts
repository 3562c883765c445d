/**
 * Checks the limits of the parser before it runs: blocks nested too deeply (it recurses per level and takes half a
 * minute for lists 1,000 deep) and paragraphs that are too long (time grows with the square of the length: 76 s for 1
 * MB).
 *
 * One pass over the lines counts quote marks, list markers, the indentation of open lists and blocks that are not
 * closed yet; the content of code fences is skipped while their container is open. It may overestimate the depth but
 * never underestimates it.
 */
import type { Span } from '../model.js'
import { blockTooLong, tooDeep, type Message } from './messages.js'
import { readOpening } from './syntax/container-syntax.js'

const maxDepth = 100
const maxParagraph = 200_000
/** A line that may open or close a block such as `:::info`, behind the marks of quotes and items. */
const containerLine = /^(?:[\s>]|[-+*]\s|\d{1,9}[.)]\s)*((?::{3}|<\/?(?:codeblock|featureList)\b).*)$/

export function findLimit(text: string): { message: Message; span: Span } | undefined {
  const lists: number[] = []
  /** The lines that close the open blocks. */
  const containers: string[] = []
  let fence: { mark: string; quotes: number; column: number } | undefined
  let paragraph = 0
  let paragraphStart = 0
  for (let start = 0; start <= text.length;) {
    let end = text.indexOf('\n', start)
    if (end === -1) end = text.length
    const line = readLine(text, start, end)
    if (fence && (line.quotes < fence.quotes || (!line.blank && line.indent < fence.column))) fence = undefined
    const mark = line.fence
    if (fence) {
      if (mark && mark[0] === fence.mark[0] && mark.length >= fence.mark.length) fence = undefined
      paragraph = 0
    } else if (line.blank) paragraph = 0
    else {
      const wasInList = lists.length > 0
      while (lists.length && lists[lists.length - 1]! > line.indent) lists.pop()
      const container = containerLine.exec(text.slice(start, end))?.[1]?.trimEnd()
      const closed = container === undefined ? -1 : containers.indexOf(container)
      const opened = container === undefined || closed !== -1 ? undefined : readOpening(container)
      if (closed !== -1) containers.length = closed
      if (opened) containers.push(opened.close)
      const depth = lists.length + line.quotes + line.markers.length + containers.length
      if (depth > maxDepth) return { message: tooDeep(maxDepth), span: { start, end } }
      // An item of a list or a heading begins a new paragraph. A number may also be text in the middle of one.
      const isItem = line.markers.length > 0 && (wasInList || /[-+*]/.test(line.first))
      if (isItem || (line.first === '#' && /^[\s>]*#{1,6}(?:\s|$)/.test(text.slice(start, end)))) paragraph = 0
      lists.push(...line.markers)
      if (mark) {
        fence = { mark, quotes: line.quotes, column: lists.at(-1) ?? 0 }
        paragraph = 0
      } else if (paragraph === 0) paragraphStart = start
      if (!mark) paragraph += end - start + 1
      if (paragraph > maxParagraph) {
        const size = paragraphSize(text, paragraphStart)
        return {
          message: blockTooLong(kindAt(text, paragraphStart), size, maxParagraph),
          span: { start: paragraphStart, end: paragraphStart + 1 },
        }
      }
    }
    start = end + 1
  }
  return undefined
}

/** What the lines from `start` on are, for a message. */
function kindAt(text: string, start: number): 'table' | 'HTML block' | 'paragraph' {
  const end = text.indexOf('\n', start)
  const next = end === -1 ? '' : text.slice(end + 1, end + 200)
  if (/^[\s>]*\|?\s*:?-+:?\s*\|/.test(next)) return 'table'
  return /^[\s>]*<[a-z!/?]/i.test(text.slice(start, start + 200)) ? 'HTML block' : 'paragraph'
}

function paragraphSize(text: string, start: number): number {
  const blank = /\n[ \t]*\n/g
  blank.lastIndex = start
  return (blank.exec(text)?.index ?? text.length) - start
}

interface Line {
  blank: boolean
  /** Column of the first character that is not white space; quote marks count as one column. */
  indent: number
  quotes: number
  /** Columns where the content of the list items opened by this line begins. */
  markers: number[]
  /** Its first character that is not white space or a quote mark. */
  first: string
  /** The characters of a code fence that begins or ends here. */
  fence: string
}

function readLine(text: string, start: number, end: number): Line {
  const line: Line = { blank: false, indent: 0, quotes: 0, markers: [], first: '', fence: '' }
  let at = start
  let column = 0
  for (;;) {
    while (at < end && (text[at] === ' ' || text[at] === '\t')) {
      column += text[at] === '\t' ? 4 - (column % 4) : 1
      at++
    }
    if (line.markers.length === 0) line.indent = column
    const marker = markerAt(text, at, end)
    if (line.first === '' && at < end && text[at] !== '>') line.first = text[at]!
    if (marker === 0) break
    if (text[at] === '>') line.quotes++
    else line.markers.push(column + marker + 1)
    column += marker
    at += marker
  }
  line.blank = at >= end && line.markers.length === 0 && line.quotes === 0
  const char = text[at]
  if (char === '`' || char === '~') {
    let stop = at
    while (stop < end && text[stop] === char) stop++
    const info = text.slice(stop, Math.min(end, stop + 200))
    if (stop - at >= 3 && !(char === '`' && info.includes('`'))) line.fence = text.slice(at, stop)
  }
  return line
}

/** Length of the quote mark or list marker at `at`; 0 for none. */
function markerAt(text: string, at: number, end: number): number {
  const char = text[at]
  if (at >= end || char === undefined) return 0
  if (char === '>') return 1
  let stop = at
  if (char === '-' || char === '*' || char === '+') stop = at + 1
  else {
    while (stop < end && stop - at < 9 && text[stop]! >= '0' && text[stop]! <= '9') stop++
    if (stop === at || (text[stop] !== '.' && text[stop] !== ')')) return 0
    stop++
  }
  return stop >= end || text[stop] === ' ' || text[stop] === '\t' ? stop - at : 0
}
