/**
 * What trees of MDX contain although it is no MDX: generators take it out before they parse. It is hidden from the
 * parser by text of the same length, so every place stays as it is.
 *
 * - `<!-- … -->` becomes a comment in braces.
 * - The brace of `## Title {#id}` becomes a character for private use, until the tree is there.
 */
import type { Nodes } from 'mdast'
import { walk } from '../walk.js'

/** In place of the brace that begins an id. */
const hiddenBrace = '\ue0f1'

const fence = /^[ \t>]*(?:[-+*][ \t]+|\d{1,9}[.)][ \t]+)*(`{3,}|~{3,})/
const idAtEnd = /\{(?=#[^\s{}#"'<>]+\}\s*$)/
const heading = /^[ \t>]*#{1,6}\s/

/** @returns a text of the same length that the parser can read */
export function hidden(text: string): string {
  if (!text.includes('<!--') && !text.includes('{#')) return text
  let open: string | undefined
  let isComment = false
  const lines = text.split('\n').map((line) => {
    const mark = isComment ? undefined : fence.exec(line)?.[1]
    if (open !== undefined) {
      if (mark !== undefined && mark.startsWith(open)) open = undefined
      return line
    }
    if (mark !== undefined) {
      open = mark
      return line
    }
    const comments = isComment || line.includes('<!--') ? hideComments(line) : line
    return heading.test(comments) ? comments.replace(idAtEnd, hiddenBrace) : comments
  })
  return lines.join('\n')

  function hideComments(line: string): string {
    return line.replace(/(`+)[^`]+\1|<!--|-->|\*\//g, (found) => {
      if (found === '<!--' && !isComment) {
        isComment = true
        return '{/* '
      }
      if (found === '-->' && isComment) {
        isComment = false
        return '*/}'
      }
      return found === '*/' && isComment ? '* ' : found
    })
  }
}

/** Puts back what was hidden. */
export function reveal(tree: Nodes): void {
  walk(tree, (node) => {
    if ('value' in node && node.value.includes(hiddenBrace)) node.value = node.value.replaceAll(hiddenBrace, '{')
  })
}
