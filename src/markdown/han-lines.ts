/**
 * Joins lines within Chinese and Japanese paragraphs. Markdown renders a line end as white space, which these scripts
 * do not use between words: a sentence on its own line would be preceded by a gap. A line end between two wide
 * characters is removed; between Han and Latin characters it is kept, because a gap is correct there.
 */
import type { Root, RootContent } from 'mdast'
import { walk } from './walk.js'

const wide = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef“”‘’…—]`
const between = new RegExp(`(${wide})[ \\t]*\\n[ \\t]*(?=${wide})`, 'gu')
const atEnd = new RegExp(`(${wide})[ \\t]*\\n[ \\t]*$`, 'u')
const atStart = new RegExp(`^${wide}`, 'u')

/** Joins lines in place; positions remain those of the source. */
export function joinHanLines(tree: Root): void {
  walk(tree, (node, index, parent) => {
    if (node.type !== 'text' || !node.value.includes('\n')) return
    node.value = node.value.replace(between, '$1')
    const next = parent?.children[index + 1]
    if (next && atEnd.test(node.value) && atStart.test(firstText(next))) node.value = node.value.replace(atEnd, '$1')
  })
}

function firstText(node: RootContent): string {
  if ('value' in node) return node.type === 'text' ? node.value : ''
  const [first] = 'children' in node ? node.children : []
  return first ? firstText(first) : ''
}
