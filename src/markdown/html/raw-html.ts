/**
 * Cleans authors' HTML (`html: 'trusted'`): it is kept, except for what the site's policy forbids. These are URL
 * schemes outside the allow-list, event handlers, scripts and styles (the Content-Security-Policy of every page would
 * block them) and comments. Style attributes become classes. Links and images in it become placeholders.
 *
 * Every `<` of the result belongs to a tag that the scanner found; within attributes it is escaped, so a browser cannot
 * interpret the text differently.
 */
import { decodeHTMLAttribute } from 'entities/decode'
import { htmlVoidElements } from 'html-void-elements'
import type { Span } from '../../model.js'
import { copyMark, report, type Context } from '../context.js'
import { escapeHtml } from '../../text.js'
import { htmlTokens, placeIn, type Tag } from './html-scanner.js'
import { noteLayoutBlocks } from '../layout-blocks.js'
import { imageMark, linkMark } from '../links.js'
import { htmlId, htmlRemoved, htmlStyle } from '../messages.js'
import type { Chunk, ResourceDirective } from '../parts.js'
import { reservedIds } from '../reserved-ids.js'
import { styleRule } from './style-declarations.js'
import { checkUrl, urlKind } from '../urls.js'

const dropped = new Set(['base', 'meta', 'link', 'script', 'style'])
/** Attributes with a URL that is neither a link nor an image. */
const urlAttributes = new Set([
  'action',
  'formaction',
  'data',
  'cite',
  'ping',
  'longdesc',
  'manifest',
  'to',
  'from',
  'by',
  'values',
])
/** What the `src` of an element, or the `data` of an object, loads; images are the default. */
export const directives = new Map<string, ResourceDirective>([
  ['video', 'media-src'],
  ['audio', 'media-src'],
  ['source', 'media-src'],
  ['track', 'media-src'],
  ['iframe', 'frame-src'],
  ['embed', 'object-src'],
  ['object', 'object-src'],
])
/** Elements of SVG whose `href` is an image. */
const svgImages = new Set(['image', 'feimage'])
const sized = new Set(['img', 'video'])
const voidElements = new Set(htmlVoidElements)

/** @param span of the node that holds `html` */
export function cleanHtml(context: Context, html: string, span: Span): string {
  const place = placeIn(context, span)
  let result = ''
  for (const { type, start, end, tag } of htmlTokens(html)) {
    if (tag) result += serializeTag(context, tag, place)
    else if (type !== 'markup') result += html.slice(start, end).replaceAll('<', '&lt;')
  }
  return result
}

function serializeTag(context: Context, tag: Tag, place: (chunk: string) => Span): string {
  if (dropped.has(tag.name)) {
    if (!tag.closing) {
      const hint =
        tag.name === 'style' ? 'Write it in a stylesheet of the site.' : 'Use a component of the site instead.'
      report(context, htmlRemoved(`<${tag.name}>`, hint), place(`<${tag.name}`))
    }
    return ''
  }
  if (!/^[a-z][\w:.-]*$/.test(tag.name)) return ''
  if (tag.closing) return `</${tag.name}>`
  const serialized = withStyleClass(context, tag, place).map(([name, value]) =>
    serializeAttribute(context, tag, name, value, place),
  )
  // Within SVG a slash closes the element; `html-structure.ts` has removed it elsewhere.
  const slash = tag.selfClosing && !voidElements.has(tag.name) ? '/' : ''
  return `<${tag.name}${serialized.join('')}${slash}>`
}

/** The attributes of a tag, with a class in place of `style`. */
function withStyleClass(context: Context, tag: Tag, place: (chunk: string) => Span): Tag['attributes'] {
  const style = tag.attributes.find(([name]) => name === 'style')
  if (!style) return tag.attributes
  const others = tag.attributes.filter((one) => one !== style)
  const written = style[1] ?? ''
  const span = removeFromMarkdown(context, written, place)
  const { rule, omitted } = styleRule(decodeHTMLAttribute(written))
  for (const { text, reason } of omitted) report(context, htmlStyle(text, reason), span)
  if (!rule) return others
  context.parts.styleRules[rule.className] = rule.declarations
  const hasClass = others.some(([name]) => name === 'class')
  if (!hasClass) return [...others, ['class', rule.className]]
  return others.map(([name, value]) =>
    name === 'class' ? [name, [value ?? '', rule.className].filter(Boolean).join(' ')] : [name, value],
  )
}

/** The text alternates have no styles. @returns the place of the attribute */
function removeFromMarkdown(context: Context, written: string, place: (chunk: string) => Span): Span {
  for (const quote of ['"', "'", '']) {
    const attribute = ` style=${quote}${written}${quote}`
    const span = place(attribute)
    if (context.text.slice(span.start, span.end) !== attribute) continue
    context.edits.push({ ...span, chunks: [] })
    return { start: span.start + 1, end: span.end }
  }
  return place('style')
}

function serializeAttribute(
  context: Context,
  tag: Tag,
  name: string,
  written: string | undefined,
  place: (chunk: string) => Span,
): string {
  if (!/^[a-z_:@][\w:.-]*$/.test(name)) return ''
  if (name.startsWith('on') || name === 'srcdoc') {
    report(context, htmlRemoved(`The attribute ${name}`, 'Use a component of the site instead.'), place(name))
    return ''
  }
  if (written === undefined) return ` ${name}`
  const value = decodeHTMLAttribute(written)
  const isSvgImage = (name === 'href' || name === 'xlink:href') && svgImages.has(tag.name) && !value.startsWith('#')
  if ((name === 'href' || name === 'xlink:href') && !isSvgImage) {
    const span = place(written)
    const index = context.parts.links.length
    const href = linkMark(context, value, span)
    replaceInMarkdown(context, span, written, href === '' ? [] : [{ placeholder: 'link', index }])
    return urlAttribute(name, href)
  }
  const isAction = (name === 'action' || name === 'formaction') && urlKind(value) === 'external'
  const isImage = name === 'src' || name === 'poster' || name === 'background' || isSvgImage
  if (isImage || isAction || (name === 'data' && tag.name === 'object')) {
    const sizable =
      name === 'src' &&
      sized.has(tag.name) &&
      !tag.attributes.some(([other]) => other === 'width' || other === 'height')
    const span = place(written)
    const index = context.parts.images.length
    const directive = isAction
      ? 'form-action'
      : ((name === 'poster' ? undefined : directives.get(tag.name)) ?? 'img-src')
    const src = imageMark(context, value, span, sizable, directive)
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
  if (name === 'id') {
    noteId(context, value, place(written))
    return ` id="${escapeHtml(value)}${copyMark(context)}"`
  }
  return ` ${name}="${written.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`
}

const urlAttribute = (name: string, value: string): string => (value === '' ? '' : ` ${name}="${value}"`)

/** Only if the address in the file is exactly `written`. */
function replaceInMarkdown(context: Context, span: Span, written: string, chunks: Chunk[]): void {
  if (written !== '' && context.text.slice(span.start, span.end) === written) context.edits.push({ ...span, chunks })
}

/**
 * Reads candidates as browsers do: an address ends at white space or at a comma before it, descriptors end at a comma.
 */
export function sourceSet(context: Context, value: string, place: (chunk: string) => Span): string {
  const candidates: string[] = []
  const candidate = /[\s,]*(\S+)/y
  const descriptors = /(?:[^,(]|\([^)]*\)?)*/y
  for (let match = candidate.exec(value); match; match = candidate.exec(value)) {
    const url = match[1]!.replace(/,+$/, '')
    let words = ''
    if (url === match[1]) {
      descriptors.lastIndex = candidate.lastIndex
      words = descriptors.exec(value)![0].trim()
      candidate.lastIndex = descriptors.lastIndex
    }
    if (url === '') continue
    const written = imageMark(context, url, place(url), false)
    if (written !== '') candidates.push([written, ...words.split(/\s+/).filter(Boolean).map(escapeHtml)].join(' '))
  }
  return candidates.join(', ')
}

/** Records an id, and reports it if the page already has it, in its text or in its templates. */
export function noteId(context: Context, id: string, span: Span): void {
  if (context.parts.anchors.includes(id) || reservedIds.has(id)) report(context, htmlId(id), span)
  else context.parts.anchors.push(id)
}
