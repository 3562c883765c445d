/**
 * Renders headings: `## Text {#id} [<span class="plan-pro"></span>](/licensing/)` has a text, an id and labels.
 *
 * The text itself is the link to the heading, so that both have a clear accessible name; a heading that contains links
 * gets a separate link after its text.
 */
import type { Element, ElementContent } from 'hast'
import type { Heading, PhrasingContent } from 'mdast'
import type { Label } from '../model.js'
import { mark, report, spanOf, type Context } from './context.js'
import { headingId, headingOrder } from './messages.js'
import { planAt, planOfLink, plansIn } from './plan-labels.js'
import { plainText } from './plain-text.js'
import { presets } from '../presets/index.js'
import { slug } from './slug.js'

interface HeadingParts {
  text: PhrasingContent[]
  labels: PhrasingContent[]
  plans: Label[]
  id?: string
  /** Position of `{#id}`, with the space before it. */
  idSpan?: { start: number; end: number }
}

const explicitId = /\{#([^\s{}#"'<>]+)\}\s*$/
/** Not the number of an issue. */
export const idInBrackets = /\[#(?!\d+\])([^\s[\]#"'<>]+)\]\s*$/

/** Takes labels and the id from the end of a heading, in any order. */
function splitHeading({ options }: Context, node: Heading): HeadingParts {
  const { preset } = options.config
  const hasBrackets = preset !== undefined && presets[preset].hasIdsInBrackets === true
  const parts: HeadingParts = { text: [...node.children], labels: [], plans: [] }
  for (;;) {
    const last = parts.text.at(-1)
    const plan = planOfLink(last)
    const spanPlan = planAt(parts.text.at(-2), last)
    if (last?.type === 'text' && last.value.trim() === '') parts.text.pop()
    else if (last?.type === 'text' && last.value.endsWith(' '))
      parts.text[parts.text.length - 1] = { ...last, value: last.value.trimEnd() }
    else if (plan) takeLabel(parts, 1, plan)
    else if (spanPlan) takeLabel(parts, 2, spanPlan)
    else if (!takeId(parts, explicitId) && !(hasBrackets && takeId(parts, idInBrackets))) return parts
  }
}

function takeLabel(parts: HeadingParts, size: number, plan: string): void {
  parts.labels.unshift(...parts.text.splice(-size))
  if (plan === 'pro' || plan === 'premium') parts.plans.unshift(plan)
}

function takeId(parts: HeadingParts, written: RegExp): boolean {
  const last = parts.text.at(-1)
  const match = last?.type === 'text' ? written.exec(last.value) : null
  if (last?.type !== 'text' || !match || parts.id !== undefined) return false
  parts.id = match[1]!
  const end = spanOf(last).end
  const value = last.value.slice(0, match.index).trimEnd()
  parts.idSpan = { start: end - last.value.length + value.length, end }
  parts.text[parts.text.length - 1] = { ...last, value }
  return true
}

/** @param render renders children of the heading */
export function headingElement(
  context: Context,
  node: Heading,
  isTitle: boolean,
  render: (children: PhrasingContent[]) => ElementContent[],
): Element {
  const parts = splitHeading(context, node)
  const span = spanOf(node)
  const text = plainText(parts.text)
  const labels = parts.labels.length > 0 ? [{ type: 'text' as const, value: ' ' }, ...render(parts.labels)] : []
  if (isTitle) {
    if (parts.idSpan) context.edits.push({ ...parts.idSpan, chunks: [] })
    context.parts.title ||= text
    context.parts.titleLabels = plansIn(node.children)
    return { type: 'element', tagName: 'h1', properties: {}, children: [...render(parts.text), ...labels] }
  }
  checkOrder(context, node)
  const index = addHeading(context, node, text, parts)
  const id = mark(context, { placeholder: 'heading', index })
  const last = parts.text.at(-1)
  const end = last ? spanOf(last).end : 0
  context.edits.push({ ...(parts.idSpan ?? { start: end, end }), chunks: [{ placeholder: 'heading', index }] })
  const children = render(parts.text)
  const linked = parts.text.some(holdsLink)
  const anchor: Element = {
    type: 'element',
    tagName: 'a',
    properties: { className: ['heading-anchor'], href: `#${id}` },
    children,
  }
  if (linked) {
    anchor.children = [{ type: 'text', value: '#' }]
    anchor.properties.ariaLabelledBy = [id]
    children.push({ type: 'text', value: ' ' }, anchor)
  }
  context.placeholderOf.set(node, { placeholder: 'heading', index })
  if (parts.id && context.explicitIds.has(parts.id)) report(context, headingId(parts.id), parts.idSpan ?? span)
  if (parts.id) context.explicitIds.add(parts.id)
  return {
    type: 'element',
    tagName: `h${node.depth}`,
    properties: { id },
    children: [...(linked ? children : [anchor]), ...labels],
  }
}

function holdsLink(node: PhrasingContent): boolean {
  if (node.type === 'link' || node.type === 'linkReference' || node.type === 'footnoteReference') return true
  if (node.type === 'html') return /^<a\b/i.test(node.value)
  return 'children' in node && node.children.some(holdsLink)
}

function addHeading(context: Context, node: Heading, text: string, parts: HeadingParts): number {
  return (
    context.parts.headings.push({
      depth: node.depth,
      text,
      id: parts.id ?? slug(text, context.options.config.headingIds),
      explicit: parts.id !== undefined,
      ...(parts.plans.length > 0 && { labels: parts.plans }),
      span: spanOf(node),
    }) - 1
  )
}

/** Fragments are exempt: they continue the headings of the page that includes them. */
function checkOrder(context: Context, node: Heading): void {
  const { headings } = context.parts
  if (node.depth > 2 && headings.length === 0 && !context.options.fragment)
    report(context, headingOrder(node.depth), spanOf(node))
}
