/**
 * What of a page's source its HTML shows, told by the words and the names of components of both, without asking the
 * generator how it read the page.
 */
import { decodeHTML } from 'entities'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { mdxjs } from 'micromark-extension-mdxjs'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

export interface Shares {
  /** Of the words of the source, those that are in the page. */
  text: number
  /** Uses of components in the source, and those of them that the page has a box for, or shows as text. */
  components: number
  missing: number
  /** Words that are lost, for the reader of a report. */
  lost: string[]
}

interface Node {
  type: string
  value?: string
  name?: string | null
  meta?: string | null
  attributes?: { type: string; name?: unknown }[]
  children?: Node[]
}

/**
 * @param html of the whole page
 * @param more text that readers open in it, such as the code of demos
 */
export function sharesOf(source: string, html: string, more = ''): Shares {
  const { text, names } = readSource(source)
  const main = /<main\b[^]*<\/main>/.exec(html)?.[0] ?? html
  const there = wordCounts(`${textOf(main)}\n${more}`)
  const lost: string[] = []
  let count = 0
  for (const [word, times] of wordCounts(text)) {
    count += times
    for (let left = times - (there.get(word) ?? 0); left > 0; left--) lost.push(word)
  }
  const boxes = main.match(/class="missing-component"/g)?.length ?? 0
  // Props of islands are no text.
  const outsideCode = main.replace(/<(pre|code)\b[^]*?<\/\1>|<[^>]*>/g, ' ')
  const asText = names.length === 0 ? 0 : (outsideCode.match(/&lt;[A-Z][\w.]*/g)?.length ?? 0)
  return {
    text: count === 0 ? 1 : 1 - lost.length / count,
    components: names.length,
    missing: Math.min(names.length, boxes + asText),
    lost,
  }
}

function readSource(source: string): { text: string; names: string[] } {
  const body = source
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/^(#+ .*?)\s*\{(?:#|\/\*)[^}]*\}\s*$/gm, '$1')
    // The kind of a block, and marks of lines, are no text.
    .replace(/^([ \t>]*:{3,}[ \t]*)[\w-]+/gm, '$1')
    .replace(/^[ \t]*(?:\/\/|#|\/\*|\{\/\*|<!--)[ \t]*highlight-(?:next-line|start|end)\b.*$/gm, '')
    .replace(/\[!code [^\]\n]*\]/g, '')
  const texts: string[] = []
  const names: string[] = []
  const visit = (node: Node): void => {
    if (node.type === 'definition' || node.type === 'mdxjsEsm') return
    if (node.name && /^[A-Z]/.test(node.name)) names.push(node.name)
    // Demos of dumi.
    if (node.name === 'code' && node.attributes?.some(({ name }) => name === 'src')) names.push('code')
    if (node.type === 'html') names.push(...(node.value!.match(/<code\s+src=|<[A-Z]\w*(?=[\s/>])/g) ?? []))
    // A file that an example needs, and its readers do not see.
    const isHidden = /(^|\s)hidden(\s|$)/.test(node.meta ?? '')
    if (node.value !== undefined && !isHidden && ['text', 'inlineCode', 'code'].includes(node.type))
      texts.push(node.value)
    node.children?.forEach(visit)
  }
  try {
    visit(
      fromMarkdown(body, {
        extensions: [mdxjs(), gfmTable()],
        mdastExtensions: [mdxFromMarkdown(), gfmTableFromMarkdown()],
      }),
    )
  } catch {
    // Not MDX: elements of HTML are tags in it.
    texts.length = names.length = 0
    visit(fromMarkdown(body, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }))
  }
  return { text: texts.join('\n'), names }
}

function textOf(html: string): string {
  const spaced = html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replace(/<\/?(?:span|a|b|i|em|strong|code|mark|del|u|small|wbr)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
  return decodeHTML(spaced)
}

function wordCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  // A character of Chinese or Japanese is a word.
  const words = text
    .toLowerCase()
    .match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{N}])+/gu)
  for (const word of words ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
