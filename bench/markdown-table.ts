/** Tables in Markdown: what the benchmarks print, and what documents say of them. */

export const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

/**
 * Replaces the rows of a table in a document.
 *
 * @param head the table's first line
 * @throws where the document has no such table
 */
export function withRows(text: string, head: string, rows: readonly string[]): string {
  const lines = text.split('\n')
  const at = lines.indexOf(head)
  if (at === -1) throw new Error(`there is no table that begins with ${head}`)
  const first = at + 2
  const end = lines.findIndex((line, index) => index >= first && !line.startsWith('|'))
  return [...lines.slice(0, first), ...rows, ...lines.slice(end === -1 ? lines.length : end)].join('\n')
}
