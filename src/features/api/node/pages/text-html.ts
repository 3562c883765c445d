/**
 * Descriptions as HTML: they are Markdown with what doc comments have besides: `{@link Name}`, and `[[Name]]`. HTML in
 * them is text, since authors write `<div>` and mean the word.
 */
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmTable } from 'micromark-extension-gfm-table'
import { decodePercent, escapeHtml } from '../../../../feature.js'
import { anchor, type FindName } from '../../shared/type-html.js'
import { codeSpan } from '../code-text.js'

/** The address of a page of this site that an address of the web means. */
export type FindPage = (address: string) => string | undefined

/** Linked names, for the list of the types of a page. */
export class Names {
  readonly used = new Set<string>()

  /**
   * @param find addresses in the reference
   * @param elsewhere addresses of other names: `CSSObject`
   * @param page where the page of this site is that an address of the web means
   */
  constructor(
    private readonly find: FindName,
    private readonly elsewhere: Readonly<Record<string, string>> = {},
    readonly page: FindPage = () => undefined,
  ) {}

  href(name: string): string | undefined {
    const href = this.find(name)
    if (href !== undefined) this.used.add(name)
    return href ?? (Object.hasOwn(this.elsewhere, name) ? this.elsewhere[name] : undefined)
  }
}

const withoutLinks = new Names(() => undefined)

/** Most descriptions are one plain sentence, which need not be parsed. */
const markup = /[`*_[<&\\{\n]|https?:|^(?:[-+#>]|\d+[.)])/

/** @returns HTML of a description; a single paragraph without its element */
export function docHtml(text: string | undefined, names: Names): string {
  if (!text || !markup.test(text)) return escapeHtml(text ?? '')
  const blocks = parse(text, names)
  return htmlOf(blocks, names, blocks.length === 1)
}

/** A description whose links to names, and to pages of this site, are those of Markdown. */
export function withLinks(text: string, names: Names): string {
  return replaceLinks(
    text,
    (target, label) => {
      const href = destinationOf(target, names) ?? names.href(target)
      const shown = label || (web.test(target) ? nameOf(target, names) : target)
      return href === undefined ? shown : `[${shown}](${href})`
    },
    (address, before) => {
      const href = names.page(address)
      return href && (before ? before + href : `[${nameOfPage(address)}](${href})`)
    },
  )
}

const web = /^https?:\/\//

/** Code; `[[Name]]`; `{@link Name label}`; an address, without what ends the sentence. */
const links =
  /(`+)[^]+?\1|\[\[([\w.$]+)\]\]|\{@link(?:code|plain)?\s+([^\s|}]+)(?:\s*\|\s*|\s+)?([^}]*)\}|(\]\()?<?(https?:\/\/[^\s<>()[\]{}|`"'\\]*[^\s<>()[\]{}|`"'\\.,;:!?])>?/g

/**
 * @param named replaces a link of comments
 * @param bare replaces an address, with `](` before it where a link of Markdown leads there; undefined leaves it
 */
function replaceLinks(
  text: string,
  named: (target: string, label: string) => string,
  bare: (address: string, before: string) => string | undefined,
): string {
  return text.replace(
    links,
    (whole: string, _code, bracketed?: string, braced?: string, label?: string, before?: string, address?: string) => {
      const target = bracketed ?? braced
      return target ? named(target, label ?? '') : ((address && bare(address, before ?? '')) ?? whole)
    },
  )
}

/** An address as Markdown shows it. */
const nameOf = (address: string, names: Names) =>
  (names.page(address) ? nameOfPage(address) : nameOfAddress(address)).replace(/[\\`*_[\]<&]/g, '\\$&')

/** The scheme of links to names, which are resolved when the Markdown has been read. */
const nameScheme = 'name:'

const extensions = [cjkFriendlyExtension(), gfmTable(), { disable: { null: ['htmlFlow', 'htmlText', 'codeIndented'] } }]

function parse(text: string, names: Names): Nodes[] {
  const markdown = replaceLinks(
    text,
    (target, label) =>
      web.test(target)
        ? `[${label || nameOf(target, names)}](${target})`
        : `[${label || codeSpan(target)}](${nameScheme}${encodeURIComponent(target)})`,
    (address, before) => (before ? undefined : `[${nameOf(address, names)}](${address})`),
  )
  return fromMarkdown(markdown, { extensions, mdastExtensions: [gfmTableFromMarkdown()] }).children
}

/** A heading would be one of the page's. */
const elements: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'p',
  heading: 'p',
  blockquote: 'blockquote',
  listItem: 'li',
  tableRow: 'tr',
  tableCell: 'td',
  strong: 'strong',
  emphasis: 'em',
}

/** @param isTight paragraphs have no element */
function htmlOf(nodes: readonly Nodes[], names: Names, isTight = false): string {
  return nodes
    .map((node) => (isTight && node.type === 'paragraph' ? htmlOf(node.children, names) : nodeHtml(node, names)))
    .join('')
}

function nodeHtml(node: Nodes, names: Names): string {
  const children = 'children' in node ? node.children : []
  const isTight = node.type === 'listItem' && !node.spread
  const inside = htmlOf(children, node.type === 'link' ? withoutLinks : names, isTight)
  switch (node.type) {
    case 'text':
      return node.value
        .split(/<br\s*\/?>/)
        .map(escapeHtml)
        .join('<br>')
    case 'break':
      return '<br>'
    case 'inlineCode':
      return codeHtml(node.value, names)
    case 'code': {
      const language = node.lang ? ` class="language-${escapeHtml(node.lang)}"` : ''
      return `<pre><code${language}>${escapeHtml(node.value)}</code></pre>`
    }
    case 'image':
      return escapeHtml(node.alt ?? '')
    case 'link':
      return anchor(destinationOf(node.url, names), inside)
    case 'table':
      return `<table>${htmlOf(node.children, names)}</table>`
    case 'list':
      return node.ordered ? `<ol>${inside}</ol>` : `<ul>${inside}</ul>`
    default: {
      const element = elements[node.type]
      return element ? `<${element}>${inside}</${element}>` : inside
    }
  }
}

/** A documented name alone is a link; everything else stays code. */
function codeHtml(code: string, names: Names): string {
  return anchor(/^[A-Z]\w+$/.test(code) ? names.href(code) : undefined, `<code>${escapeHtml(code)}</code>`)
}

/** Only names and addresses of the web: what a package says is not trusted further. */
function destinationOf(url: string, names: Names): string | undefined {
  if (url.startsWith(nameScheme)) return names.href(decodePercent(url.slice(nameScheme.length)) ?? '')
  return web.test(url) ? (names.page(url) ?? url) : undefined
}

/**
 * What a bare address is called: `https://example.com/layout/#flex-parent` is “flex parent (example.com)”. An address
 * is hard to read and wider than a phone.
 */
export function nameOfAddress(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '')
  const name = nameOfPage(address)
  return name === '' ? host : `${name} (${host})`
}

function nameOfPage(address: string): string {
  const { pathname, hash } = new URL(address)
  const steps = [...pathname.split('/'), hash.slice(1)].filter(Boolean)
  const last = steps.pop()?.replace(/\.\w{1,5}$/, '')
  if (last === undefined) return ''
  // A number says nothing without what it counts: `issues/123`.
  const name = /^\d+$/.test(last) && steps.length > 0 ? `${steps.at(-1)} ${last}` : last
  return (decodePercent(name) ?? name).replace(/[-_]+/g, ' ')
}
