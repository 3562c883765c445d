/**
 * The Markdown twin: the source itself with addresses resolved and demos, components and includes written out. Cutting
 * the source at known places keeps every other character as its author wrote it; printing the tree again would not.
 */
import { pushChunk, type Context } from './context.js'
import type { Chunk } from './parts.js'

/** @param from where the page begins behind its front matter */
export function markdownChunks(context: Context, from: number): Chunk[] {
  const chunks: Chunk[] = []
  const edits = [...context.edits].sort((a, b) => a.start - b.start || b.end - a.end)
  let at = from
  for (const edit of edits) {
    // What ends at 0 is not in the source: a plugin has made it.
    if (edit.start < at || edit.end === 0) continue
    pushChunk(chunks, context.text.slice(at, edit.start))
    for (const chunk of edit.chunks) pushChunk(chunks, chunk)
    at = edit.end
  }
  pushChunk(chunks, context.text.slice(at))
  return chunks
}

/** What begins each further line of a block that stands behind `before`: quote marks stay, list markers become spaces. */
export function continuationPrefix(before: string): string {
  const line = before.slice(before.lastIndexOf('\n') + 1)
  return line.replace(/[^>\s]/g, ' ')
}

/** Writes a block of several lines where the text `before` ends. */
export function indentBlock(block: string, before: string): string {
  const prefix = continuationPrefix(before)
  return prefix === '' ? block : block.split('\n').join(`\n${prefix}`)
}
