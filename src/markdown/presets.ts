/**
 * Markdown that was written for another generator: what the dialect has another word for is read, the list of contents
 * in the text is left out since every page has one, and what nothing here can take the place of is reported.
 *
 * Titles in the front matter, `:::tip Title`, `::: details`, `{#id}` after headings and relative links to `.md` files
 * are part of the dialect.
 */
import { posix } from 'node:path'
import type { Nodes, Paragraph, Parents, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Json, MarkdownPreset } from '../model.js'
import { presets } from '../presets/index.js'
import { firstPageText } from '../presets/first-page.js'
import { report, spanOf, type Context } from './context.js'
import * as messages from './messages.js'
import type { ContainerNode } from './syntax/nodes.js'
import { markdownTree } from './syntax/markdown-tree.js'
import { walk } from './walk.js'

type Node = Root['children'][number]

/**
 * Changes what the generator writes in its own way, removes what is no text, and reports what is not understood.
 *
 * @param data the front matter
 * @returns the Markdown that the page begins with, which is in the tree, but not in the text
 */
export function applyPreset(
  context: Context,
  tree: Root,
  preset: MarkdownPreset,
  data: Record<string, Json> = {},
): string {
  const { text } = context
  const { labels, firstPage, borrowed, isTemplate } = presets[preset]
  if (borrowed?.from(data) !== undefined) {
    const start = text.search(/\S|$/)
    const position = { start: { line: 1, column: 1, offset: start }, end: { line: 1, column: 1, offset: text.length } }
    const include = `${posix.basename(context.options.file ?? '')}~text.md`
    tree.children = [{ type: 'directive', value: `{${JSON.stringify({ include })}}`, position }]
    return ''
  }
  if (isTemplate)
    visit(tree, (node) => {
      if (isAsIs(node)) return SKIP
      if (node.type === 'paragraph') reportInterpolations(node)
      return undefined
    })
  readBlocks(tree)
  if (labels) readLabels(tree, labels)
  const first = firstPage?.(data)
  if (!first) return ''
  const [top] = tree.children
  const hasTitle = top?.type === 'heading' && top.depth === 1
  const markdown = firstPageText(hasTitle ? { ...first, name: undefined, text: undefined } : first)
  const added = markdownTree(markdown, { dialect: true, gfm: true })
  // It has no place in the text.
  walk(added, (node: Nodes) => delete node.position)
  tree.children.splice(hasTitle ? 1 : 0, 0, ...added.children)
  return markdown === '' ? '' : `${markdown}\n\n`

  function readBlocks(parent: Parents): void {
    parent.children = (parent.children as Node[]).flatMap((node) => {
      if (node.type === 'container') readBlocks(node)
      const read = isAsIs(node) ? (node.children as Node[]) : readBlock(node)
      // What is left out is not in the Markdown that readers get, either.
      if (read.length === 0) context.edits.push({ ...spanOf(node), chunks: [] })
      return read
    }) as never
  }

  function readBlock(node: Node): Node[] {
    const span = spanOf(node)
    const block = foreignBlock(node.type, text.slice(span.start, span.end).trim(), preset)
    if (block === undefined) return [node]
    if ('message' in block) report(context, block.message, span)
    return 'options' in block ? [include(node, block.options)] : []
  }

  function reportInterpolations(node: Paragraph): void {
    for (const child of node.children) {
      if (child.type !== 'text') continue
      const span = spanOf(child)
      for (const { 0: found, index } of text.slice(span.start, span.end).matchAll(/\{\{[^{}]+\}\}/g)) {
        const at = span.start + index
        report(context, messages.presetInterpolation(found), { start: at, end: at + found.length })
      }
    }
  }
}

/** A block whose text is none of a template. */
export function isAsIs(node: Nodes): node is ContainerNode {
  return node.type === 'container' && /^:+\s*(v-pre|raw)\b/.test(node.opening)
}

/**
 * A block that the dialect has another word for: a directive with these options, nothing, or what is wrong with it.
 *
 * @param type of the node
 * @returns undefined for all other blocks
 */
export function foreignBlock(
  type: string,
  source: string,
  preset: MarkdownPreset,
): { options: Record<string, string> } | { message: messages.Message } | { isNothing: true } | undefined {
  if (type === 'html') {
    const [, path, lines] = /^<!--\s*@include:\s*(\S+?)(\{[^}]*\})?\s*-->\s*$/.exec(source) ?? []
    if (path === undefined) return undefined
    return lines === undefined && !path.includes('#')
      ? { options: { include: path } }
      : { message: messages.presetInclude() }
  }
  if (type !== 'paragraph') return undefined
  if (/^\[\[toc\]\]$/i.test(source)) return { isNothing: true }
  if (!presets[preset].isTemplate || !/^<<<\s/.test(source)) return undefined
  const [, path, region, lines, lang, name] =
    /^<<<\s+([^\s#{[]+)(?:#([\w-]+))?\s*(?:\{([\d,\s-]*)\s*([\w+-]*)[^}]*\})?\s*(?:\[(.+)\])?$/.exec(source) ?? []
  if (path === undefined) return { message: messages.presetSnippet(source) }
  const meta = [...(lines ? [`{${lines.replaceAll(' ', '')}}`] : []), ...(name ? [`title="${name}"`] : [])].join(' ')
  return { options: { include: path, ...(region && { region }), ...(lang && { lang }), ...(meta !== '' && { meta }) } }
}

function include({ position }: Node, options: Record<string, string>): Node {
  return { type: 'directive', value: `{${JSON.stringify(options)}}`, ...(position && { position }) }
}

function readLabels(tree: Root, labels: readonly string[]): void {
  visit(tree, 'html', (node) => {
    const { text, isWhole } = labelled(node.value, labels)
    node.value = text
    if (isWhole) node.data = { isLabel: true }
    return SKIP
  })
}

/** `<Badge type="tip" text="1.2" />`, `<Badge>new</Badge>` as HTML. @returns also whether one is a single tag */
export function labelled(html: string, labels: readonly string[]): { text: string; isWhole: boolean } {
  const tag = new RegExp(`<(/?)(?:${labels.join('|')})\\b([^>]*)>`, 'g')
  let isWhole = false
  const text = html.replace(tag, (_, slash: string, attributes: string) => {
    if (slash) return '</span>'
    const isSingle = attributes.endsWith('/')
    isWhole ||= isSingle
    const [, double, single] = /\btext="([^"]*)"|\btext='([^']*)'/.exec(attributes) ?? []
    return `<span class="v-label">${double ?? single ?? ''}${isSingle ? '</span>' : ''}`
  })
  return { text, isWhole }
}
