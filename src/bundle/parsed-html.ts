/** Whether browsers read HTML as React has written it. */
import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { htmlVoidElements } from 'html-void-elements'

const isVoid = new Set(htmlVoidElements)

/**
 * Browsers move what may not be where it is, such as a text in a table, out of its place; then hydration fails.
 *
 * @param html what React rendered, in an element that may have anything in it
 */
export function isReadAsWritten(html: string): boolean {
  const withoutComments = html.replace(/<!--[^]*?-->/g, '')
  const written = withoutComments
    .replace(/(<(style|script|textarea)\b[^>]*>)[^]*?(?=<\/\2>)/g, '$1')
    .matchAll(/<(\/?[^\s/>]+)[^>]*>|[^<]+/g)
  const read = tokensOf(fromHtml(withoutComments, { fragment: true }))
  return [...written].map(([, tag = 'text']) => tag.toLowerCase()).join() === read.join()
}

function tokensOf(node: Nodes): string[] {
  if (node.type === 'text') return ['text']
  if (node.type === 'root') return node.children.flatMap(tokensOf)
  if (node.type !== 'element') return []
  const name = node.tagName.toLowerCase()
  if (isVoid.has(name)) return [name]
  if (/^(style|script|textarea)$/.test(name)) return [name, `/${name}`]
  return [name, ...(node.content ?? node).children.flatMap(tokensOf), `/${name}`]
}
