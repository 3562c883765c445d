/**
 * HTML as Markdown: what React rendered for a site's components, and what authors wrote as HTML, for the Markdown
 * alternates. Lists, tables, links and code keep their form; what is not shown is left out.
 */
import type { Element, ElementContent, Properties, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toText } from 'hast-util-to-text'
import type { BlockContent, ListItem, Nodes, PhrasingContent, RowContent, TableCell } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { slug } from '../slug.js'

/** @param html a fragment of `<body>` */
export function htmlMarkdown(html: string): string {
  const children = flow(fromHtml(html, { fragment: true }).children)
  return markdownText({ type: 'root', children }).trim()
}

function markdownText(tree: Nodes): string {
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    fences: true,
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    handlers: {
      // The text of a heading may end in its id, whose braces and hash need no escape.
      text: (node: { value: string }, _parent, state, info) =>
        /^ \{#[^\s{}]+\}$/.test(node.value) ? node.value : state.safe(node.value, info),
    },
  })
}

type HtmlNode = RootContent | ElementContent | Root

const nothing = new Set([
  ...['script', 'style', 'template', 'noscript', 'head', 'title', 'base', 'link', 'meta', 'canvas', 'datalist'],
  ...['svg', 'math', 'object', 'embed', 'select', 'textarea', 'progress', 'meter', 'dialog', 'colgroup', 'map'],
])

const blocks = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'body', 'center', 'details', 'dd', 'div', 'dl', 'dt', 'fieldset'],
  ...['figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hgroup', 'hr', 'html'],
  ...['legend', 'li', 'main', 'menu', 'nav', 'ol', 'p', 'pre', 'search', 'section', 'summary', 'table', 'ul', 'iframe'],
  ...['video', 'audio', 'caption', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th'],
])

/** Whether readers see nothing of an element, by what its attributes say. */
export function isHidden({ hidden, ariaHidden, style }: Properties): boolean {
  if (hidden !== undefined && hidden !== null && hidden !== false) return true
  if (ariaHidden === 'true') return true
  return typeof style === 'string' && hiddenStyle.test(style)
}

const hiddenStyle =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|content-visibility\s*:\s*hidden|opacity\s*:\s*0*\.?0+%?\s*(?:[;!]|$)|font-size\s*:\s*0*\.?0+[a-z%]*\s*(?:[;!]|$)|color\s*:\s*transparent|clip-path\s*:\s*inset\(\s*(?:50|100)%|clip\s*:\s*rect\()/i

function isShown(node: HtmlNode): boolean {
  if (node.type === 'text') return true
  return node.type === 'element' && !nothing.has(node.tagName) && !isHidden(node.properties)
}

const isElement = (node: HtmlNode): node is Element => node.type === 'element'

function holdsBlocks(node: HtmlNode): boolean {
  return isElement(node) && isShown(node) && (blocks.has(node.tagName) || node.children.some(holdsBlocks))
}

/** The blocks of children; what stands in lines between them are paragraphs. */
function flow(children: readonly HtmlNode[]): BlockContent[] {
  const found: BlockContent[] = []
  let line: HtmlNode[] = []
  const endLine = () => {
    const text = trimmed(line.flatMap((node, at) => phrasing(node, line[at - 1])))
    if (text.length > 0) found.push({ type: 'paragraph', children: text })
    line = []
  }
  for (const node of children) {
    if (!isShown(node)) continue
    if (!isElement(node) || !holdsBlocks(node) || node.tagName === 'a') line.push(node)
    else {
      endLine()
      found.push(...block(node))
    }
  }
  endLine()
  return found
}

function block(element: Element): BlockContent[] {
  const { tagName, children, properties } = element
  const classes = classesOf(element)
  if (classes.includes('code')) {
    const title = descendant(element, (one) => classesOf(one).includes('code-title'))
    const [code, ...others] = flow(children).filter(({ type }) => type === 'code')
    const meta = title ? `title="${toText(title)}"` : null
    if (code?.type === 'code') return [{ ...code, meta }, ...others]
  }
  if (classes.includes('tabs')) return tabs(element)
  if (properties['role'] === 'note') return [{ type: 'blockquote', children: flow(children) }]
  switch (tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6': {
      const text = inLine(children)
      const id = idToKeep(element)
      const shown: PhrasingContent[] = id === undefined ? text : [...text, { type: 'text', value: ` {#${id}}` }]
      return text.length === 0 ? [] : [{ type: 'heading', depth: Number(tagName[1]) as 1, children: shown }]
    }
    case 'hr':
      return [{ type: 'thematicBreak' }]
    case 'blockquote':
      return [{ type: 'blockquote', children: flow(children) }]
    case 'pre': {
      const inner = children.find((one): one is Element => isElement(one) && one.tagName === 'code')
      const lang = classesOf(inner ?? element).flatMap((name) => /^lang(?:uage)?-(.+)$/.exec(name)?.[1] ?? [])[0]
      const value = plain(toText(element, { whitespace: 'pre' })).replace(/\n$/, '')
      return [{ type: 'code', lang: lang ?? null, value }]
    }
    case 'ul':
    case 'ol':
    case 'menu':
      return listOf(children, tagName === 'ol', Number(properties['start'] ?? 1))
    case 'dl':
      return definitions(children)
    case 'table':
      return table(element)
    case 'summary':
    case 'legend':
    case 'figcaption':
    case 'caption': {
      const text = inLine(children)
      const isTitle = tagName === 'summary' || tagName === 'legend'
      if (text.length === 0) return []
      return [{ type: 'paragraph', children: isTitle ? [{ type: 'strong', children: text }] : text }]
    }
    case 'iframe':
    case 'video':
    case 'audio': {
      const url = addressOf(properties['src'])
      if (url === undefined) return flow(children)
      const name = String(properties['title'] ?? properties['ariaLabel'] ?? url)
      return [{ type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', value: name }] }] }]
    }
    default:
      return flow(children)
  }
}

/** Without the places where a line may end: `<wbr>`. */
const plain = (text: string) => text.replaceAll('\u200b', '')

function descendant(element: Element, matches: (one: Element) => boolean): Element | undefined {
  for (const child of element.children.filter(isElement)) {
    const found = matches(child) ? child : descendant(child, matches)
    if (found) return found
  }
  return undefined
}

/** The panels of tabs, each under its label. */
function tabs({ children }: Element): BlockContent[] {
  const [list, ...panels] = children
    .filter(isElement)
    .flatMap((one) => (classesOf(one).includes('tabs-panels') ? one.children.filter(isElement) : [one]))
  const labels = (list?.children ?? []).filter(isElement).filter(({ tagName }) => tagName === 'label')
  return panels.flatMap((panel, at) => {
    const label = inLine(labels[at]?.children ?? [])
    const title: BlockContent[] =
      label.length > 0 ? [{ type: 'paragraph', children: [{ type: 'strong', children: label }] }] : []
    return [...title, ...flow(panel.children)]
  })
}

/** The id of a heading, where it is not what its text says. */
function idToKeep(heading: Element): string | undefined {
  const { id } = heading.properties
  return typeof id === 'string' && id !== '' && id !== slug(toText(heading)) ? id : undefined
}

function listOf(children: readonly HtmlNode[], ordered: boolean, start: number): BlockContent[] {
  const items = children.filter(isShown).flatMap((node): ListItem[] => {
    const content = isElement(node) && node.tagName === 'li' ? flow(node.children) : flow([node])
    return content.length === 0 ? [] : [{ type: 'listItem', spread: false, children: content }]
  })
  if (items.length === 0) return []
  return [
    { type: 'list', ordered, ...(ordered && Number.isInteger(start) && { start }), spread: false, children: items },
  ]
}

/** Terms with what they mean, as a list. */
function definitions(children: readonly HtmlNode[]): BlockContent[] {
  const items: ListItem[] = []
  const parts = children.flatMap((one) => (isElement(one) && one.tagName === 'div' ? one.children : [one]))
  let isTerm = false
  for (const part of parts.filter(isElement).filter(isShown)) {
    if (part.tagName === 'dt') {
      const term: PhrasingContent = { type: 'strong', children: inLine(part.children) }
      const last = items.at(-1)?.children[0]
      if (isTerm && last?.type === 'paragraph') last.children.push({ type: 'text', value: ', ' }, term)
      else items.push({ type: 'listItem', spread: false, children: [{ type: 'paragraph', children: [term] }] })
    } else {
      const [first, ...others] = flow(part.children)
      const last = items.at(-1)
      const head = last?.children[0]
      if (isTerm && head?.type === 'paragraph' && first?.type === 'paragraph')
        head.children.push({ type: 'text', value: ': ' }, ...first.children)
      else if (first) last?.children.push(first)
      last?.children.push(...others)
    }
    isTerm = part.tagName === 'dt'
  }
  return items.length === 0 ? [] : [{ type: 'list', ordered: false, spread: false, children: items }]
}

/** A table with a head of its own; one that arranges a layout in one column is its contents. */
function table(element: Element): BlockContent[] {
  const rows: Element[] = []
  const caption: BlockContent[] = []
  const collect = (nodes: readonly HtmlNode[]) => {
    for (const node of nodes.filter(isElement).filter(isShown)) {
      if (node.tagName === 'tr') rows.push(node)
      else if (node.tagName === 'caption') caption.push(...block(node))
      else if (node.tagName !== 'td' && node.tagName !== 'th') collect(node.children)
    }
  }
  collect(element.children)
  const written: RowContent[][] = []
  rows.forEach((row, at) => {
    const cells = (written[at] ??= [])
    let column = 0
    for (const cell of row.children.filter(isElement).filter(isShown)) {
      while (cells[column]) column++
      const [width, height] = [spanOf(cell.properties['colSpan']), spanOf(cell.properties['rowSpan'])]
      for (let down = 0; down < Math.min(height, rows.length - at); down++)
        for (let right = 0; right < width; right++)
          (written[at + down] ??= [])[column + right] =
            down === 0 && right === 0 ? { type: 'tableCell', children: inLine(cell.children) } : emptyCell()
      column += width
    }
  })
  const width = Math.max(0, ...written.map((cells) => cells.length))
  if (width === 0) return caption
  const children = written.map((cells) => ({
    type: 'tableRow' as const,
    children: Array.from({ length: width }, (_, at) => cells[at] ?? emptyCell()),
  }))
  const hasHead = rows[0]!.children.filter(isElement).every(({ tagName }) => tagName === 'th')
  const head = { type: 'tableRow' as const, children: Array.from({ length: width }, emptyCell) }
  return [...caption, { type: 'table', children: hasHead ? children : [head, ...children] }]
}

const emptyCell = (): TableCell => ({ type: 'tableCell', children: [] })

const spanOf = (written: unknown): number => Math.min(100, Math.max(1, Math.trunc(Number(written ?? 1)) || 1))

/** Everything in one line, as cells and headings have it: blocks are set apart by spaces. */
function inLine(children: readonly HtmlNode[]): PhrasingContent[] {
  const shown = children.filter(isShown)
  return trimmed(shown.flatMap((node, at) => phrasing(node, shown[at - 1], true)))
}

/** @param before the node before it */
function phrasing(node: HtmlNode, before: HtmlNode | undefined, inOneLine = false): PhrasingContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value.replace(/\s+/g, ' ') }]
  if (!isElement(node) || !isShown(node)) return []
  const { tagName, properties, children } = node
  // Links side by side are apart by their style.
  const isApart = before !== undefined && isElement(before) && (blocks.has(tagName) || blocks.has(before.tagName))
  const isBesideLink = tagName === 'a' && before !== undefined && isElement(before) && before.tagName === 'a'
  const space: PhrasingContent[] = isApart || isBesideLink ? [{ type: 'text', value: ' ' }] : []
  const inside = () => inLine(children)
  switch (tagName) {
    case 'br':
      return inOneLine ? [{ type: 'text', value: ' ' }] : [{ type: 'break' }]
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
    case 'var':
      return codeOf(node)
    case 'pre':
      return [...space, ...codeOf(node)]
    case 'strong':
    case 'b':
      return marked('strong', inside())
    case 'em':
    case 'i':
    case 'cite':
    case 'dfn':
      return marked('emphasis', inside())
    case 'img': {
      const url = addressOf(properties['src'])
      const alt = String(properties['alt'] ?? '')
      return url === undefined || alt === '' || classesOf(node).includes('only-dark-mode')
        ? []
        : [{ type: 'image', url, alt }]
    }
    case 'input':
      return properties['type'] === 'checkbox' ? [{ type: 'text', value: properties['checked'] ? '☑ ' : '☐ ' }] : []
    case 'a': {
      const url = addressOf(properties['href'])
      const text = inside()
      if (url === undefined || classesOf(node).includes('heading-anchor')) return [...space, ...text]
      if (text.length === 0) {
        const label = String(properties['ariaLabel'] ?? properties['title'] ?? '')
        return label === '' ? [] : [...space, { type: 'link', url, children: [{ type: 'text', value: label }] }]
      }
      return [...space, { type: 'link', url, children: text.flatMap(withoutLink) }]
    }
    case 'q':
      return [{ type: 'text', value: '“' }, ...inside(), { type: 'text', value: '”' }]
    case 'li':
    case 'dt':
    case 'dd':
      return [...space, ...inside()]
    default:
      return [...space, ...children.filter(isShown).flatMap((one, at, all) => phrasing(one, all[at - 1], inOneLine))]
  }
}

function codeOf(element: Element): PhrasingContent[] {
  const value = plain(toText(element, { whitespace: 'nowrap' }))
    .replace(/\s+/g, ' ')
    .trim()
  return value === '' ? [] : [{ type: 'inlineCode', value }]
}

function marked(type: 'strong' | 'emphasis', children: PhrasingContent[]): PhrasingContent[] {
  // Two marks around code say no more than the code.
  if (children.length === 0 || children.every((one) => one.type === type)) return children
  return [{ type, children }]
}

/** Links do not contain links. */
function withoutLink(node: PhrasingContent): PhrasingContent[] {
  return node.type === 'link' ? node.children : [node]
}

/** Adjacent texts as one, without space at the ends and where another space is. */
function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const found: PhrasingContent[] = []
  for (const node of nodes) {
    const last = found.at(-1)
    if (node.type === 'text' && last?.type === 'text')
      found[found.length - 1] = { ...last, value: last.value + node.value }
    else found.push(node)
  }
  const texts = found.map((node, at) => {
    if (node.type !== 'text') return node
    let value = node.value.replace(/ {2,}/g, ' ')
    if (at === 0 || found[at - 1]!.type === 'break') value = value.trimStart()
    if (at === found.length - 1 || found[at + 1]!.type === 'break') value = value.trimEnd()
    return { ...node, value }
  })
  const shown = texts.filter((node) => node.type !== 'text' || node.value !== '')
  while (shown[0]?.type === 'break') shown.shift()
  while (shown.at(-1)?.type === 'break') shown.pop()
  return shown
}

/** Addresses that lead somewhere for readers of text. */
export function addressOf(written: unknown): string | undefined {
  if (typeof written !== 'string' || written === '') return undefined
  return /^(?:javascript|data|vbscript|blob):/i.test(written.trim()) ? undefined : written.trim()
}

function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : []
}
