/**
 * The last step of a Markdown alternate: HTML in it becomes Markdown, and what readers of the page do not see is removed:
 * comments, hidden elements, definitions that nothing uses, invisible characters.
 */
import type { Definition, FootnoteDefinition, Html, Link, Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmTable } from 'micromark-extension-gfm-table'
import { htmlVoidElements } from 'html-void-elements'
import { SKIP, visit } from 'unist-util-visit'
import { spanOf } from './context.js'
import { decodeHTML } from 'entities'
import { addressOf, htmlMarkdown, isHidden } from './html/html-markdown.js'
import { elements } from './html/html-structure.js'
import { htmlTokens, type Tag } from './html/html-scanner.js'
import { plainCharacters } from './plain-characters.js'

interface Edit {
  start: number
  end: number
  text: string
}

/** A Markdown text, split where links lead to another page: their addresses are every second part. */
export type LinkedMarkdown = string[]

export function plainMarkdown(written: string): LinkedMarkdown {
  let text = plainCharacters(written)
  let tree = parse(text)
  const edits = [...htmlEdits(tree, text), ...unusedDefinitions(tree)]
  if (edits.length > 0) {
    text = `${applied(text, edits)
      .replace(/^[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`
    tree = parse(text)
  }
  return splitAtLinks(text, linksIn(tree, text))
}

function parse(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfmTable(), gfmFootnote()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown()],
  })
}

function applied(text: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const { start, end, text: by } of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue
    const before = text.slice(at, start)
    result += before
    result += by.replaceAll('\n', `\n${continuation(result)}`)
    at = end
  }
  return result + text.slice(at)
}

/** What a further line begins with after a text: quote marks stay, list markers become spaces. */
function continuation(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1)
  return /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+[\s>]*)*/.exec(line)![0].replace(/[^>\s]/g, ' ')
}

// ── Links ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where the addresses of links are. Images lead to no page. */
function linksIn(tree: Root, text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  visit(tree, (node: Nodes) => {
    if (node.type !== 'link' && node.type !== 'definition') return
    if (!node.url.startsWith('/')) return
    const span = destinationOf(node, text)
    if (span) found.push(span)
  })
  return found.sort((a, b) => a.start - b.start)
}

function destinationOf(node: Link | Definition, text: string): { start: number; end: number } | undefined {
  const { start, end } = spanOf(node)
  const last = node.type === 'definition' ? undefined : node.children.at(-1)
  const from = last ? spanOf(last).end : start
  const [, before = '', address = ''] = /^([^]*?\]:?\(?\s*<?)(\/[^\s<>)]*)/.exec(text.slice(from, end)) ?? []
  return address === '' ? undefined : { start: from + before.length, end: from + before.length + address.length }
}

function splitAtLinks(text: string, spans: readonly { start: number; end: number }[]): LinkedMarkdown {
  const parts: string[] = []
  let at = 0
  for (const { start, end } of spans) {
    if (start < at) continue
    parts.push(text.slice(at, start), text.slice(start, end))
    at = end
  }
  return [...parts, text.slice(at)]
}

/** A definition that nothing uses is shown nowhere. */
function unusedDefinitions(tree: Root): Edit[] {
  const used = new Set<string>()
  const definitions: (Definition | FootnoteDefinition)[] = []
  visit(tree, (node: Nodes) => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') definitions.push(node)
    else if ('identifier' in node) used.add(`${node.type === 'footnoteReference'} ${node.identifier}`)
  })
  return definitions
    .filter((node) => !used.has(`${node.type === 'footnoteDefinition'} ${node.identifier}`))
    .map((node) => ({ ...spanOf(node), text: '' }))
}

// ── HTML ──────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Opened {
  tag: Tag
  start: number
  hidden: boolean
  /** What its end tag becomes. */
  close: string
  /** Of its start tag. A name that is none of HTML is text, unless the element has an end: `Array<string>`. */
  edit: Edit
  tagEdit: Edit
}

const voidElements = new Set(htmlVoidElements)

function htmlEdits(tree: Root, text: string): Edit[] {
  const edits: Edit[] = []
  const open: Opened[] = []
  visit(tree, (node: Nodes, _index, parent) => {
    if (node.type !== 'html') return undefined
    const span = spanOf(node)
    const isBlock = parent?.type !== 'paragraph' && parent?.type !== 'heading' && parent?.type !== 'tableCell'
    if (isBlock && !open.some(({ hidden }) => hidden) && isWhole(node.value)) {
      edits.push({ ...span, text: htmlMarkdown(withoutMarkup(node.value)) })
      return SKIP
    }
    edits.push(...tagEdits(node, text, open, parent?.type === 'tableCell'))
    return SKIP
  })
  return edits
}

/** Whether every element that the text opens ends in it, and none ends that begins elsewhere. */
function isWhole(html: string): boolean {
  const open: string[] = []
  for (const { type, tag, isElement } of htmlTokens(html)) {
    if (type === 'unclosed') return false
    if (type !== 'tag' || !tag || isElement || tag.selfClosing || voidElements.has(tag.name)) continue
    if (!tag.closing) open.push(tag.name)
    else if (open.pop() !== tag.name) return false
  }
  return open.length === 0
}

/** As pages are made: browsers may end a comment earlier. */
function withoutMarkup(html: string): string {
  return [...htmlTokens(html)].map((one) => (one.type === 'markup' ? '' : html.slice(one.start, one.end))).join('')
}

/** What becomes of the tags of an element whose text is Markdown. */
function tagEdits(node: Html, text: string, open: Opened[], inCell: boolean): Edit[] {
  const edits: Edit[] = []
  const { start, end } = spanOf(node)
  let from = start
  for (const token of htmlTokens(node.value)) {
    if (token.type === 'text') continue
    // Marks of quotes and lists between lines are in the text, but not in the node.
    const lines = node.value.slice(token.start, token.end).split('\n')
    const at = text.indexOf(lines[0]!, from)
    if (at === -1 || at >= end) continue
    from = lines.reduce((place, line) => text.indexOf(line, place) + line.length, at)
    if (token.type === 'unclosed') edits.push({ start: at, end: at + 1, text: '\\<' })
    else if (token.type === 'markup' || token.isElement) edits.push({ start: at, end: from, text: '' })
    else edits.push(...tagEdit(token.tag!, { start: at, end: from }, open, inCell))
  }
  return edits
}

function tagEdit(tag: Tag, span: { start: number; end: number }, open: Opened[], inCell: boolean): Edit[] {
  if (tag.closing) {
    const index = open.findLastIndex((one) => one.tag.name === tag.name)
    if (index === -1) return [{ ...span, text: '' }]
    const [opened] = open.splice(index)
    // The whole element goes, with all that is edited in it.
    if (opened!.hidden) return [{ start: opened!.start, end: span.end, text: '' }]
    Object.assign(opened!.edit, opened!.tagEdit)
    return [{ ...span, text: opened!.close }]
  }
  const value = (name: string) => {
    const written = tag.attributes.find(([one]) => one === name)
    return written && decodeHTML(written[1] ?? '')
  }
  const isVoid = tag.selfClosing || voidElements.has(tag.name)
  const [before, after] = marksOf(tag.name, value, inCell)
  const isText = !elements.has(tag.name) && !/-|^codeblock$|^featurelist$/.test(tag.name)
  const edit = isText ? { start: span.start, end: span.start + 1, text: '\\<' } : { ...span, text: before }
  if (!isVoid) {
    const hidden =
      never.has(tag.name) ||
      isHidden({
        ...(value('hidden') !== undefined && { hidden: true }),
        ...(value('aria-hidden') === 'true' && { ariaHidden: 'true' }),
        ...(value('style') !== undefined && { style: value('style')! }),
      })
    open.push({ tag, start: span.start, hidden, close: after, edit, tagEdit: { ...span, text: before } })
  }
  return [edit]
}

/** Elements whose contents are no text of the page. */
const never = new Set([
  'script',
  'style',
  'template',
  'svg',
  'math',
  'noscript',
  'object',
  'canvas',
  'select',
  'textarea',
])

function marksOf(name: string, value: (name: string) => string | undefined, inCell: boolean): [string, string] {
  switch (name) {
    case 'b':
    case 'strong':
    case 'summary':
      return ['**', '**']
    case 'i':
    case 'em':
      return ['_', '_']
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
    case 'var':
      return ['`', '`']
    case 'br':
      return [inCell ? '<br>' : '\\\n', '']
    case 'a': {
      const url = addressOf(value('href'))
      return url === undefined ? ['', ''] : ['[', `](${url.replace(/[\s()<>]/g, encodeURIComponent)})`]
    }
    case 'img': {
      const url = addressOf(value('src'))
      const alt = (value('alt') ?? '').replace(/[[\]\\]/g, '\\$&').replace(/\s+/g, ' ')
      return [url === undefined || alt === '' ? '' : `![${alt}](${url.replace(/[\s()<>]/g, encodeURIComponent)})`, '']
    }
    default:
      return ['', '']
  }
}
