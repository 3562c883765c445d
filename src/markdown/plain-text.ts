/**
 * Plain text of a Markdown tree, for search and accessible names. Code blocks are left out: a search for a word should
 * not find every import of it.
 */
import { decodeHTML } from 'entities/decode'
import type { Nodes, Root } from 'mdast'
import { pushChunk, type Context, type MdastNode } from './context.js'
import type { Chunk, Placeholder } from './parts.js'

/** The text of phrasing content on one line. */
export function plainText(nodes: readonly Nodes[]): string {
  return nodes.map(textOf).join('').replace(/\s+/g, ' ').trim()
}

function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'html') return node.data?.isLabel ? '' : htmlText(node.value)
  if (node.type === 'break') return ' '
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** The visible text of authors' HTML. */
export function htmlText(html: string): string {
  const bare = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<br\b[^>]*>/gi, ' ')
    .replace(/<[a-z/!?][^>]*>/gi, '')
  return decodeHTML(bare)
}

const blocks = new Set(['paragraph', 'tableCell', 'html'])

/** The page's text in order; a `heading` placeholder begins a section, the site resolves the others. */
export function collectText(context: Context, root: Root): Chunk[] {
  const chunks: Chunk[] = []
  walk(root)
  return chunks

  function walk(node: MdastNode): void {
    const placeholder = context.placeholderOf.get(node)
    const [start, end] = [context.mdxStartOf?.get(node), context.mdxEndOf?.get(node)]
    if (start !== undefined) chunks.push({ placeholder: 'mdx', index: start })
    walkContent(node, placeholder)
    if (end !== undefined) chunks.push({ placeholder: 'mdx', index: end })
  }

  function walkContent(node: MdastNode, placeholder: Placeholder | undefined): void {
    if (placeholder) {
      chunks.push(placeholder)
      // What a component contains is text of the page.
      if (placeholder.placeholder !== 'component-start') return
    }
    if (node.type === 'heading' || node.type === 'code') {
      pushRuns(node)
      return
    }
    if (node.type === 'footnoteDefinition' && !context.footnotes.has(node)) return
    if (blocks.has(node.type)) {
      if (hasRuns(node)) walkInline(node)
      else {
        const text = plainText([node])
        if (text !== '') pushChunk(chunks, `${text}\n`)
      }
      return
    }
    if ('children' in node) for (const child of node.children) walk(child)
  }

  /** The runs of an MDX page that begin in a node whose text is not wanted. */
  function pushRuns(node: MdastNode): void {
    if (context.mdxEndOf?.size) eachRun(node, () => {})
  }

  function hasRuns(node: MdastNode): boolean {
    return (
      Boolean(context.mdxEndOf?.size) &&
      'children' in node &&
      node.children.some((child) => context.mdxEndOf!.has(child) || hasRuns(child))
    )
  }

  /** Text on one line, with the runs that begin in it. */
  function walkInline(node: MdastNode): void {
    eachRun(node, (text) => pushChunk(chunks, text))
    pushChunk(chunks, '\n')
  }

  function eachRun(node: MdastNode, addText: (text: string) => void): void {
    const [start, end] = [context.mdxStartOf?.get(node), context.mdxEndOf?.get(node)]
    if (start !== undefined) chunks.push({ placeholder: 'mdx', index: start })
    if ('children' in node) for (const child of node.children) eachRun(child, addText)
    else addText(textOf(node).replace(/\s+/g, ' '))
    if (end !== undefined) chunks.push({ placeholder: 'mdx', index: end })
  }
}
