/** Blocks of code in Markdown, as alternates have them. */

export interface Fence {
  /** What follows the first marks: `tsx title="Bars.tsx"`. */
  lang: string
  title?: string
  code: string
  /** Where the block is in the text, with its marks. */
  start: number
  end: number
}

export function fencesIn(markdown: string): Fence[] {
  const found: Fence[] = []
  for (const match of markdown.matchAll(/^( {0,3})(`{3,}|~{3,})([^\n`]*)\n([^]*?)^ {0,3}\2[`~]*[ \t]*$/gm)) {
    const [text, , , info = '', code = ''] = match
    const title = /\btitle="([^"]*)"/.exec(info)?.[1]
    const lang = info.trim().split(/\s/)[0]!
    found.push({
      lang,
      ...(title !== undefined && { title }),
      code,
      start: match.index,
      end: match.index + text.length,
    })
  }
  return found
}
