/**
 * Splits a very large page and parses the parts one by one: the parser's time and memory per character grow with the
 * length of its input (10 MB in parts: a quarter of the time and a third of the memory). A part begins at a heading
 * outside of any other block. Link and footnote definitions apply to the whole page, so each part gets a copy of all of
 * them.
 */
import type { Root } from 'mdast'
import { moveNodes } from '../syntax/container-opening.js'
import { readOpening } from '../syntax/container-syntax.js'
import { parseAt } from '../syntax/effort.js'

/** In characters. Smaller texts are parsed as a whole; parts have at least a quarter of this size. */
export const largeSize = 256_000

/** @param parse returns the tree of a text, with offsets from 0 */
export function parseInParts(text: string, dialect: boolean, parse: (text: string) => Root, size = largeSize): Root {
  if (text.length <= size) return parse(text)
  const starts = partStarts(text, dialect, size / 4)
  const definitions = (text.match(/^ {0,3}\[[^\]\n]+\]:.*$/gm) ?? []).join('\n')
  const whole: Root = { type: 'root', children: [] }
  for (const [index, start] of starts.entries()) {
    const part = text.slice(start, starts[index + 1])
    for (const child of parseAt(start, () => parse(`${part}\n\n${definitions}`)).children) {
      if ((child.position?.start.offset ?? 0) >= part.length) break
      if (start > 0) moveNodes(child, start)
      whole.children.push(child)
    }
  }
  return whole
}

const rawHtml: [opening: RegExp, closing: RegExp][] = [
  [/^ {0,3}<(?:script|pre|style|textarea)(?:[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^ {0,3}<!--/, /-->/],
  [/^ {0,3}<\?/, /\?>/],
  [/^ {0,3}<!\[CDATA\[/, /\]\]>/],
  [/^ {0,3}<![a-z]/i, />/],
]

/** A fence that is in a list or a quote, or in code. */
const innerFence = /^[\s>*+\-.)\d]*(?:`{3}|~{3})/

/** Where the sections of a text begin: at its beginning, and at every heading outside of any other block. */
export function sectionStarts(text: string, dialect: boolean): number[] {
  return partStarts(text, dialect, 1)
}

/**
 * Where it is not certain that a line opens or closes a fence, what follows is one part: after a mistake, code would be
 * taken for text.
 */
function partStarts(text: string, dialect: boolean, least: number): number[] {
  const starts = [0]
  const containers: string[] = []
  let fence = ''
  let indent = 0
  let isHtml = false
  let closing: RegExp | undefined
  let blank = false
  for (let start = 0; start < text.length;) {
    let end = text.indexOf('\n', start)
    if (end === -1) end = text.length
    const line = text.slice(start, end)
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (!fence && innerFence.test(line) && (!mark || closing || isHtml)) break
    isHtml = !fence && line.trim() !== '' && (isHtml || /^ {0,3}</.test(line))
    if (closing) {
      if (closing.test(line)) closing = undefined
    } else if (fence) {
      if (mark && mark[0] === fence[0] && mark.length >= fence.length && line.trim() === mark) fence = ''
      else if (line.trim() !== '' && line.search(/\S/) < indent) break
    } else if (mark) {
      fence = mark
      indent = line.search(/\S/)
    } else {
      const html = rawHtml.find(([opening]) => opening.test(line))
      if (html && !html[1].test(line)) closing = html[1]
      const opening = dialect ? readOpening(line.replace(/^ {0,3}/, '').trimEnd()) : undefined
      if (opening) containers.push(opening.close)
      else if (containers.length > 0 && line.trim() === containers.at(-1)) containers.pop()
      const isLarge = start - starts.at(-1)! >= least
      if (containers.length === 0 && isLarge && blank && /^#{1,6}[ \t]/.test(line)) starts.push(start)
    }
    blank = line.trim() === ''
    start = end + 1
  }
  return starts
}
