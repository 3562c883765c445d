/**
 * Splits authors' HTML into tags, comments and text.
 *
 * It scans tags instead of parsing HTML: a node of the Markdown tree often contains only half an element, and a parser
 * would close what the author closes three paragraphs later.
 */
import type { Span } from '../../model.js'
import type { Context } from '../context.js'

export interface Tag {
  /** In lower case. */
  name: string
  /** The name as written. */
  written: string
  closing: boolean
  /** Ends with `/>`. */
  selfClosing: boolean
  attributes: [name: string, value: string | undefined][]
}

export interface HtmlToken {
  /**
   * `markup` is a comment, declaration or instruction; `unclosed` is a `<` that begins a tag or markup without an end.
   */
  type: 'text' | 'tag' | 'markup' | 'unclosed'
  start: number
  end: number
  /** For `tag`. */
  tag?: Tag
  /** For a `<script>` or `<style>` that is closed: the end of the whole element, which is `end`. */
  isElement?: true
}

const tagName = /^<(\/?)([a-zA-Z][^\s/>]*)/
const attribute = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y

/** Elements whose content is not HTML; if they are closed in the same text, they are one token. */
const codeElements: ReadonlySet<string> = new Set(['script', 'style'])

/**
 * A tag with more attributes counts as unclosed. Otherwise a block in which no tag ends would be scanned from each of
 * its tags up to its end: 200 kB would take minutes.
 */
const mostAttributes = 100

export function* htmlTokens(html: string): Generator<HtmlToken, void, void> {
  const lastEnd = html.lastIndexOf('>')
  /** Code elements that are not closed from here on. */
  const unclosed = new Set<string>()
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at)
    if (open !== at) yield { type: 'text', start: at, end: open === -1 ? html.length : open }
    if (open === -1) return
    const token = tokenAt(html, open, lastEnd, unclosed)
    yield token
    at = token.end
  }
}

function tokenAt(html: string, open: number, lastEnd: number, unclosed: Set<string>): HtmlToken {
  if (html.startsWith('<!', open) || html.startsWith('<?', open)) {
    const end = endOfMarkup(html, open)
    return end === -1 ? { type: 'unclosed', start: open, end: html.length } : { type: 'markup', start: open, end }
  }
  const read = open < lastEnd ? readTag(html, open) : undefined
  if (!read) return { type: tagName.test(html.slice(open, open + 3)) ? 'unclosed' : 'text', start: open, end: open + 1 }
  const { tag, end } = read
  const isCode = codeElements.has(tag.name) && !tag.closing && !unclosed.has(tag.name)
  const whole = isCode ? endOfElement(html, tag.name, end) : -1
  if (isCode && whole === -1) unclosed.add(tag.name)
  return whole === -1
    ? { type: 'tag', start: open, end, tag }
    : { type: 'tag', start: open, end: whole, tag, isElement: true }
}

/** The end of a comment, declaration or instruction; -1 if it is unclosed. */
function endOfMarkup(html: string, open: number): number {
  const close = html.startsWith('<!--', open) ? '-->' : html.startsWith('<![CDATA[', open) ? ']]>' : '>'
  if (/^<!---?>/.test(html.slice(open, open + 6))) return html.indexOf('>', open) + 1
  const end = html.indexOf(close, open + 2)
  return end === -1 ? -1 : end + close.length
}

function endOfElement(html: string, name: string, from: number): number {
  const tag = new RegExp(`</${name}`, 'gi')
  tag.lastIndex = from
  return tag.test(html) ? html.indexOf('>', tag.lastIndex) + 1 || -1 : -1
}

function readTag(html: string, open: number): { tag: Tag; end: number } | undefined {
  const match = tagName.exec(html.slice(open, open + 80))
  if (!match) return undefined
  const written = match[2]!
  const attributes: Tag['attributes'] = []
  const seen = new Set<string>()
  attribute.lastIndex = open + match[0].length
  for (let count = 0; ; count++) {
    const before = attribute.lastIndex
    const found = count < mostAttributes ? attribute.exec(html) : null
    if (!found) {
      const close = /^[\s/]*>/.exec(html.slice(before, before + 1000))
      if (!close) return undefined
      const tag: Tag = {
        name: written.toLowerCase(),
        written,
        closing: match[1] === '/',
        selfClosing: close[0].endsWith('/>'),
        attributes,
      }
      return { tag, end: before + close[0].length }
    }
    const name = found[1]!.toLowerCase()
    if (!seen.has(name)) attributes.push([name, found[2] ?? found[3] ?? found[4]])
    seen.add(name)
  }
}

/** Finds the positions of chunks of a node's HTML in the file by searching forward, since containers shift offsets. */
export function placeIn(context: Context, span: Span): (chunk: string) => Span {
  let from = span.start
  return (chunk) => {
    const start = chunk === '' ? -1 : context.text.indexOf(chunk, from)
    if (start === -1 || start >= span.end) return span
    from = start + chunk.length
    return { start, end: from }
  }
}
