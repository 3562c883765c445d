/**
 * Markdown that was written for another generator: what the dialect has another word for is read, the list of contents
 * in the text is left out since every page has one, and what nothing here can take the place of is reported.
 *
 * Titles in the front matter, `:::tip Title`, `::: details`, `{#id}` after headings and relative links to `.md` files
 * are part of the dialect.
 */
import type { Paragraph, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { MarkdownPreset } from '../model.js'
import { report, spanOf, type Context } from './context.js'
import * as messages from './messages.js'

/** Removes from the tree what is no text, and reports what is not understood. */
export function applyPreset(context: Context, tree: Root, preset: MarkdownPreset): void {
  const { text } = context
  tree.children = tree.children.filter((node) => {
    const stays = isText(node)
    // Nor is it in the Markdown that readers get.
    if (!stays) context.edits.push({ ...spanOf(node), chunks: [] })
    return stays
  })

  function isText(node: Root['children'][number]): boolean {
    if (node.type === 'html' && /^<!--\s*@include:/.test(node.value)) {
      report(context, messages.presetInclude(), spanOf(node))
      return false
    }
    if (node.type !== 'paragraph') return true
    const { start, end } = spanOf(node)
    const source = text.slice(start, end)
    if (/^\[\[toc\]\]$/i.test(source.trim())) return false
    if (preset === 'vitepress' && /^<<<\s/.test(source)) {
      report(context, messages.presetSnippet(source.trim()), { start, end })
      return false
    }
    return true
  }
  if (preset === 'vitepress')
    visit(tree, 'paragraph', (node: Paragraph) => {
      for (const child of node.children) {
        if (child.type !== 'text') continue
        const span = spanOf(child)
        for (const { 0: found, index } of text.slice(span.start, span.end).matchAll(/\{\{[^{}]+\}\}/g)) {
          const at = span.start + index
          report(context, messages.presetInterpolation(found), { start: at, end: at + found.length })
        }
      }
    })
}
