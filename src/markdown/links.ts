/** Links and images as placeholders: the site resolves what they point to. */
import type { Element, ElementContent } from 'hast'
import type { Definition, Image, ImageReference, Link, LinkReference } from 'mdast'
import type { Span } from '../model.js'
import { mark, report, spanOf, type Context } from './context.js'
import type { ResourceDirective } from './parts.js'
import { checkSlash, checkUrl } from './urls.js'

/** @returns the mark for a link's target, or '' if its scheme is not allowed */
export function linkMark(context: Context, written: string, span: Span): string {
  const { url, kind, message } = checkUrl(written, context.options.config)
  if (message) {
    report(context, message, span)
    return ''
  }
  const slash = checkSlash(url)
  if (slash) report(context, slash, span)
  context.parts.links.push({ url, kind, span })
  return mark(context, { placeholder: 'link', index: context.parts.links.length - 1 })
}

/** @param sizable the element accepts a width and a height */
export function imageMark(
  context: Context,
  written: string,
  span: Span,
  sizable: boolean,
  directive: ResourceDirective = 'img-src',
): string {
  const { url, kind, message } = checkUrl(written, context.options.config)
  if (message) {
    report(context, message, span)
    return ''
  }
  context.parts.images.push({ url, kind, span, sizable, directive })
  return mark(context, { placeholder: 'image', index: context.parts.images.length - 1 })
}

/** The position of a URL: the destination in `[a](b)`, the whole node for autolinks. */
function destinationOf(node: Link | Image | Definition): Span {
  const [start, end] = node.data?.destination ?? []
  return start === undefined || end === undefined ? spanOf(node) : { start, end }
}

export function linkElement(
  context: Context,
  node: Link | LinkReference,
  definition: Definition | undefined,
  children: ElementContent[],
): Element {
  const target = node.type === 'link' ? node : definition!
  const span = destinationOf(target)
  const count = context.parts.links.length
  const href = linkMark(context, target.url, span)
  if (target.data?.destination) {
    const chunks = context.parts.links.length > count ? [{ placeholder: 'link' as const, index: count }] : []
    context.edits.push({ ...span, chunks })
  }
  const properties = { ...(href && { href }), ...(target.title && { title: target.title }) }
  return { type: 'element', tagName: 'a', properties, children }
}

/** `logo.png#only-light` and `#only-dark` name the image of one colour mode. */
const modeFragment = /#only-(light|dark)$/

export function imageElement(
  context: Context,
  node: Image | ImageReference,
  definition: Definition | undefined,
): Element {
  const target = node.type === 'image' ? node : definition!
  const span = destinationOf(target)
  const mode = modeFragment.exec(target.url)?.[1]
  const count = context.parts.images.length
  const src = imageMark(context, target.url.replace(modeFragment, ''), span, true)
  // Without styles, both images of a pair would be shown.
  if (mode === 'dark' && context.text.includes('#only-light')) context.edits.push({ ...spanOf(node), chunks: [] })
  else if (target.data?.destination) {
    const chunks = context.parts.images.length > count ? [{ placeholder: 'image' as const, index: count }] : []
    context.edits.push({ ...span, chunks })
  }
  const properties: Element['properties'] = { ...(src && { src }), alt: node.alt ?? '' }
  if (target.title) properties.title = target.title
  if (mode) properties.className = [`only-${mode}-mode`]
  if (count > 0) properties.loading = 'lazy'
  return { type: 'element', tagName: 'img', properties, children: [] }
}
