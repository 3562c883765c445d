/**
 * Code spans that may name something that the site documents: `DataTable`, `<DataTable />`, `rowHeight`. The site
 * decides whether they become links. `prop:DataTable.rowHeight` says exactly what is meant and shows `rowHeight`;
 * `code:DataTable` shows `DataTable` and is never a link.
 */
import type { Element, ElementContent } from 'hast'
import type { Html, InlineCode, Nodes } from 'mdast'
import { mark, spanOf, type Context } from './context.js'

const identifier = String.raw`[A-Za-z_$][\w$]*`
const name = new RegExp(String.raw`^${identifier}(?:\.${identifier})*$`)
const element = new RegExp(String.raw`^<(${identifier}(?:\.${identifier})*)\s*/?>$`)
const explicit = new RegExp(String.raw`^(prop|slot|class|event|api|code):(${identifier}(?:\.[\w$-]+)*)$`)

/** Code spans of more characters may break: on the narrowest screens, fewer fit into a line. */
const lineLength = 28

/** Lets a long code span break. */
export function breakable(element: Element, { value }: InlineCode): Element {
  if (value.length > lineLength) element.properties.className = ['long']
  return element
}

/** Lists the code spans of a tree, and removes what only says what they mean. */
export function readCodeSpans(context: Context, tree: Nodes): void {
  const mayLink = context.parts.frontMatter.codeLinks !== false
  const visit = (node: Nodes, isLinked: boolean): void => {
    if (node.type === 'inlineCode') return read(node, isLinked)
    if (!('children' in node)) return
    // Headings are links to themselves.
    const within = isLinked || node.type === 'link' || node.type === 'linkReference' || node.type === 'heading'
    let open = 0
    for (const child of node.children) {
      if (child.type === 'html') open += anchorsOpened(child)
      visit(child, within || open > 0)
    }
  }
  const read = (node: InlineCode, isLinked: boolean): void => {
    const [, kind, target] = explicit.exec(node.value) ?? []
    if (kind === undefined) {
      const found = name.exec(node.value)?.[0] ?? element.exec(node.value)?.[1]
      if (found !== undefined && mayLink && !isLinked) add(node, { name: found, isLinked })
      return
    }
    node.value = kind === 'code' || kind === 'api' ? target! : target!.split('.').at(-1)!
    const written = `\`${node.value}\``
    if (kind === 'code') context.edits.push({ ...spanOf(node), chunks: [written] })
    else {
      const index = add(node, { kind, name: target!, isLinked })
      context.edits.push({ ...spanOf(node), chunks: isLinked ? [written] : [{ placeholder: 'code-span', index }] })
    }
  }
  const add = (node: InlineCode, use: { kind?: string; name: string; isLinked: boolean }): number => {
    const index = context.parts.codeSpans.push({ ...use, text: node.value, span: spanOf(node) }) - 1
    if (!use.isLinked) context.codeSpanOf.set(node, index)
    return index
  }
  visit(tree, false)
}

/** +1 for `<a …>`, -1 for `</a>`. */
function anchorsOpened({ value }: Html): number {
  if (/^<a[\s>]/i.test(value) && !/<\/a\s*>/i.test(value)) return 1
  return /^<\/a\s*>/i.test(value) ? -1 : 0
}

/** Around the element, which plugins see unchanged, there is room for a link. */
export function withLinkMarks(context: Context, node: InlineCode, code: ElementContent): ElementContent[] {
  const index = context.codeSpanOf.get(node)
  if (index === undefined) return [code]
  const text = (end?: true): ElementContent => ({
    type: 'text',
    value: mark(context, { placeholder: 'code-span', index, ...(end && { end }) }),
  })
  return [text(), code, text(true)]
}
