/**
 * `AGENTS.md`: what an agent reads before anything else, so it is short: how to look things up, and which pages there are.
 */
import type { AgentsIndex } from './format.js'

const beginMark = '<!-- docs: begin -->'
const endMark = '<!-- docs: end -->'

/** Bytes. */
const longest = 8_192

/**
 * @param where the folder of the files, with its slash, or the site's address
 * @returns at most 8 kB
 */
export function guideText({ packages, title, pages, url, base }: AgentsIndex, where: string): string {
  const names = packages.map(({ name, version }) => [name, version].filter(Boolean).join(' '))
  const isAddress = where.startsWith(url + base)
  const tool = `npx vitrine-docs${isAddress ? ` --url ${where}` : ''}`
  const head = [
    `## Documentation of ${names.join(', ') || title}`,
    `Read it before you write code with ${names.length > 1 ? 'them' : 'it'}: it is about the versions that are installed, and what you remember may be about others.`,
    toolLines(tool),
    `Pages are Markdown in \`${where}\`; links that begin with \`${base}\` lead to files there.`,
  ].join('\n\n')
  for (const list of [byFolder(pages, true), byFolder(pages, false)]) {
    const text = `${head}\n\n${list}\n`
    if (Buffer.byteLength(text) <= longest) return text
  }
  return `${head}\n`
}

/** How to look things up. @param tool the command line of `vitrine-docs` */
export const toolLines = (tool: string): string =>
  [
    `- \`${tool} search "<words>"\`: ids of pages, sections, demos and API names`,
    `- \`${tool} read <id> --about "<question>"\`: a page or a section, within a budget of tokens`,
    `- \`${tool} api <Name> <Name.prop>\`: declarations and texts`,
    `- \`${tool} demo <id>\`: all files of a demo, which compile`,
    `- \`${tool} mcp\`: the same as an MCP server over stdio`,
  ].join('\n')

/** A line for each folder: with its files, or how many it has. */
function byFolder(pages: AgentsIndex['pages'], named: boolean): string {
  const folders = new Map<string, string[]>()
  for (const { path } of pages) {
    const [, folder = '', name = ''] = /^(.*\/)?([^/]*)\.md$/.exec(path) ?? []
    folders.set(folder, [...(folders.get(folder) ?? []), name])
  }
  return [...folders]
    .map(
      ([folder, names]) =>
        `- ${folder || './'}: ${named ? names.map((name) => `${name}.md`).join(' ') : `${names.length} pages`}`,
    )
    .join('\n')
}

/** A text with the guide between its marks: in place of the one before, or at its end. */
export function withGuide(text: string, guide: string): string {
  const block = `${beginMark}\n${guide}${endMark}\n`
  const begin = text.indexOf(beginMark)
  const end = text.indexOf(endMark, begin)
  if (begin === -1 || end === -1) return text.trim() === '' ? block : `${text.trimEnd()}\n\n${block}`
  return text.slice(0, begin) + block + text.slice(end + endMark.length).replace(/^\n/, '')
}
