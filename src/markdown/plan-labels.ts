/**
 * Plan labels: `<span class="plan-pro"></span>`, mostly within a link to the licensing page. Authors leave the span
 * empty; here it gets a word, so that it can be read without the stylesheet. In a heading it is not part of the id and
 * the text.
 */
import type { Html, Parent, PhrasingContent } from 'mdast'
import type { Plan } from '../model.js'
import { mark, spanOf, stringMark, type Context } from './context.js'

const opening = /^<span\s+class=["']plan-(community|pro|premium)["']\s*>$/

/** The plan of the label that `node` opens, if `next` closes the empty span. */
export function planAt(node: PhrasingContent | undefined, next: PhrasingContent | undefined): Plan | undefined {
  if (node?.type !== 'html' || next?.type !== 'html' || next.value !== '</span>') return undefined
  return opening.exec(node.value)?.[1] as Plan | undefined
}

/** The plan of a node of a heading: a link around a label. */
export function planOfLink(node: PhrasingContent | undefined): Plan | undefined {
  return node?.type === 'link' && node.children.length === 2 ? planAt(node.children[0], node.children[1]) : undefined
}

/** The plans of all labels in a text, without duplicates. */
export function plansIn(nodes: readonly PhrasingContent[]): Exclude<Plan, 'community'>[] {
  const plans = nodes.flatMap((node, index) => {
    const plan = planAt(node, nodes[index + 1])
    if (plan) return plan === 'community' ? [] : [plan]
    return 'children' in node ? plansIn(node.children) : []
  })
  return [...new Set(plans)]
}

/** The HTML of the label that begins at `node`, or undefined if there is none. */
export function planLabel(context: Context, node: Html, parent: Parent | undefined): string | undefined {
  const index = parent?.children.indexOf(node) ?? -1
  const siblings = parent?.children as PhrasingContent[] | undefined
  const next = siblings?.[index + 1]
  const plan = planAt(node, next)
  if (!plan || !next) return undefined
  context.rendered.add(next)
  const placeholder = { placeholder: 'string' as const, key: `plan.${plan}` as const }
  context.edits.push({ start: spanOf(node).start, end: spanOf(next).end, chunks: [placeholder] })
  return mark(context, `<span class="plan plan-${plan}">${stringMark(context, placeholder.key)}</span>`)
}
