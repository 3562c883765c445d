/**
 * Cleans authors' HTML (`html: 'trusted'`): it is kept, except for what the site's policy forbids. These are URL schemes
 * outside the allow-list, event handlers, style attributes, scripts and styles (the Content-Security-Policy of every page
 * would block them) and comments. Links and images in it become placeholders.
 *
 * It scans tags instead of parsing HTML: a node of the Markdown tree often contains only half an element, and a parser would
 * close what the author closes three paragraphs later. Every `<` of the result belongs to a tag that was read here; within
 * attributes it is escaped, so a browser cannot interpret the text differently.
 */
import type { Span } from '../model.js'
import { report, type Context } from './context.js'
import { escapeHtml } from '../text.js'
import { decodeReferences } from './escape.js'
import { noteLayoutBlocks } from './layout-blocks.js'
import { imageMark, linkMark } from './links.js'
import { htmlId, htmlRemoved, htmlUnclosed } from './messages.js'
import type { Chunk } from './parts.js'
import { checkUrl } from './urls.js'

const tagName = /^<(\/?)([a-zA-Z][^\s/>]*)/
const attribute = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y
const withContent = new Set(['script', 'style'])
const dropped = new Set(['base', 'meta', 'link', 'html', 'head', 'body', 'plaintext'])
/** Attributes with a URL that is neither a link nor an image. */
const urlAttributes = new Set([
  'action',
  'formaction',
  'data',
  'cite',
  'background',
  'ping',
  'longdesc',
  'manifest',
  'to',
  'from',
  'by',
  'values',
])
const sized = new Set(['img', 'video'])

interface Tag {
  name: string
  closing: boolean
  attributes: [name: string, value: string | undefined][]
  /** Offset in the HTML after the tag. */
  end: number
}

/** @param span of the node that holds `html` */
export function cleanHtml(context: Context, html: string, span: Span): string {
  const place = placeIn(context, span)
  let result = ''
  let at = 0
  for (;;) {
    const open = html.indexOf('<', at)
    if (open === -1) return result + html.slice(at)
    result += html.slice(at, open)
    at = open
    const rest = html.startsWith('<!', open) || html.startsWith('<?', open)
    const tag = rest ? undefined : readTag(html, open)
    if (rest) {
      const end = endOfMarkup(html, open)
      if (end === -1) {
        report(context, htmlUnclosed(), place(html.slice(open, open + 10)))
        return `${result}&lt;${html.slice(open + 1).replaceAll('<', '&lt;')}`
      }
      at = end
    } else if (tag === undefined) {
      if (tagName.test(html.slice(open, open + 3))) report(context, htmlUnclosed(), place(html.slice(open, open + 10)))
      result += '&lt;'
      at++
    } else {
      result += serializeTag(context, tag, place)
      at = withContent.has(tag.name) && !tag.closing ? endOfElement(html, tag) : tag.end
    }
  }
}

/** Finds the positions of chunks of a node's HTML in the file by searching forward, since containers shift offsets. */
function placeIn(context: Context, span: Span): (chunk: string) => Span {
  let from = span.start
  return (chunk) => {
    const start = chunk === '' ? -1 : context.text.indexOf(chunk, from)
    if (start === -1 || start >= span.end) return span
    from = start + chunk.length
    return { start, end: from }
  }
}

/** The end of a comment, declaration or instruction; -1 if it is unclosed. */
function endOfMarkup(html: string, open: number): number {
  const close = html.startsWith('<!--', open) ? '-->' : html.startsWith('<![CDATA[', open) ? ']]>' : '>'
  if (/^<!---?>/.test(html.slice(open, open + 6))) return html.indexOf('>', open) + 1
  const end = html.indexOf(close, open + 2)
  return end === -1 ? -1 : end + close.length
}

function endOfElement(html: string, tag: Tag): number {
  const close = new RegExp(`</${tag.name}[^>]*>`, 'i').exec(html.slice(tag.end))
  return close ? tag.end + close.index + close[0].length : html.length
}

function readTag(html: string, open: number): Tag | undefined {
  const match = tagName.exec(html.slice(open, open + 80))
  if (!match) return undefined
  const tag: Tag = { name: match[2]!.toLowerCase(), closing: match[1] === '/', attributes: [], end: 0 }
  const seen = new Set<string>()
  attribute.lastIndex = open + match[0].length
  for (;;) {
    const before = attribute.lastIndex
    const found = attribute.exec(html)
    if (!found) {
      const close = /^[\s/]*>/.exec(html.slice(before, before + 1000))
      tag.end = before + (close?.[0].length ?? 0)
      return close ? tag : undefined
    }
    const name = found[1]!.toLowerCase()
    if (!seen.has(name)) tag.attributes.push([name, found[2] ?? found[3] ?? found[4]])
    seen.add(name)
  }
}

function serializeTag(context: Context, tag: Tag, place: (chunk: string) => Span): string {
  if (withContent.has(tag.name) || dropped.has(tag.name)) {
    if (!tag.closing) {
      const hint =
        tag.name === 'style' ? 'Write it in a stylesheet of the site.' : 'Use a component of the site instead.'
      report(context, htmlRemoved(`<${tag.name}>`, hint), place(`<${tag.name}`))
    }
    return ''
  }
  if (!/^[a-z][\w:.-]*$/.test(tag.name)) return ''
  if (tag.closing) return `</${tag.name}>`
  const serialized = tag.attributes.map(([name, value]) => serializeAttribute(context, tag, name, value, place))
  return `<${tag.name}${serialized.join('')}>`
}

function serializeAttribute(
  context: Context,
  tag: Tag,
  name: string,
  written: string | undefined,
  place: (chunk: string) => Span,
): string {
  if (!/^[a-z_:@][\w:.-]*$/.test(name)) return ''
  if (name.startsWith('on') || name === 'style' || name === 'srcdoc') {
    const hint =
      name === 'style' ? 'Use a class, or the attributes width and height.' : 'Use a component of the site instead.'
    report(context, htmlRemoved(`The attribute ${name}`, hint), place(name))
    return ''
  }
  if (written === undefined) return ` ${name}`
  const value = decodeReferences(written)
  if (name === 'href' || name === 'xlink:href') {
    const span = place(written)
    const index = context.parts.links.length
    const href = linkMark(context, value, span)
    replaceInMarkdown(context, span, written, href === '' ? [] : [{ placeholder: 'link', index }])
    return urlAttribute(name, href)
  }
  if (name === 'src' || name === 'poster') {
    const sizable =
      name === 'src' &&
      sized.has(tag.name) &&
      !tag.attributes.some(([other]) => other === 'width' || other === 'height')
    const span = place(written)
    const index = context.parts.images.length
    const src = imageMark(context, value, span, sizable)
    replaceInMarkdown(context, span, written, src === '' ? [] : [{ placeholder: 'image', index }])
    return urlAttribute(name, src)
  }
  if (name === 'srcset') return urlAttribute(name, sourceSet(context, value, place))
  if (urlAttributes.has(name)) {
    const { url, message } = checkUrl(value, context.options.config)
    if (message) report(context, message, place(written))
    return urlAttribute(name, escapeHtml(url))
  }
  if (name === 'class') noteLayoutBlocks(context, value.split(/\s+/))
  if (name === 'id') noteId(context, value, place(written))
  return ` ${name}="${written.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`
}

const urlAttribute = (name: string, value: string): string => (value === '' ? '' : ` ${name}="${value}"`)

/** Only if the address in the file is exactly `written`. */
function replaceInMarkdown(context: Context, span: Span, written: string, chunks: Chunk[]): void {
  if (written !== '' && context.text.slice(span.start, span.end) === written) context.edits.push({ ...span, chunks })
}

function sourceSet(context: Context, value: string, place: (chunk: string) => Span): string {
  const candidates = value.split(/,\s+|,$/).map((candidate) => candidate.trim().split(/\s+/))
  return candidates
    .filter(([url]) => url)
    .map(([url, ...descriptors]) =>
      [imageMark(context, url!, place(url!), false), ...descriptors.map(escapeHtml)].join(' '),
    )
    .join(', ')
}

function noteId(context: Context, id: string, span: Span): void {
  if (context.parts.anchors.includes(id)) report(context, htmlId(id), span)
  else context.parts.anchors.push(id)
}
