/**
 * The Markdown alternate: the source with addresses resolved and demos, components and includes written out. Replacing
 * known ranges of the source keeps every other character; serializing the tree would not.
 */
import { pushChunk, type Context } from './context.js'
import type { Chunk } from './parts.js'

/** @param from where the page begins after the front matter */
export function markdownChunks(context: Context, from: number): Chunk[] {
  const chunks: Chunk[] = []
  const edits = [...context.edits].sort((a, b) => a.start - b.start || b.end - a.end)
  let at = from
  for (const edit of edits) {
    // A node that ends at 0 was created by a plugin and is not in the source.
    if (edit.start < at || edit.end === 0) continue
    pushChunk(chunks, context.text.slice(at, edit.start))
    for (const chunk of edit.chunks) pushChunk(chunks, chunk)
    at = edit.end
  }
  pushChunk(chunks, context.text.slice(at))
  return chunks
}

/** Prefix for continuation lines of a block inserted after `before`: quote marks stay, list markers become spaces. */
function continuationPrefix(before: string): string {
  const line = before.slice(before.lastIndexOf('\n') + 1)
  return line.replace(/[^>\s]/g, ' ')
}

/** Indents a block of several lines for insertion after the text `before`. */
export function indentBlock(block: string, before: string): string {
  const prefix = continuationPrefix(before)
  return prefix === '' ? block : block.split('\n').join(`\n${prefix}`)
}
