/**
 * Types and descriptions as HTML.
 *
 * Descriptions are a small part of Markdown (paragraphs, lists, code, emphasis, links) with what doc comments have
 * besides: `{@link Name}`, and `[[Name]]`. There are thousands of them, mostly one plain sentence, so they do not go
 * through the pipeline for pages; and HTML in them is text, since authors write `<div>` and mean the word.
 */
import { decodePercent, escapeHtml } from '../../../../feature.js'

/** The address of a documented name; undefined where there is none. */
export type FindName = (name: string) => string | undefined

/** The same of an address of the web. */
export type FindPage = (address: string) => string | undefined

/** Quotes are no danger outside of attributes, and types are full of them. */
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** So long a type is folded. */
const foldedFrom = 160

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

/** @returns the inside of `<code>`, every name that is documented as a link */
export function typeHtml(type: string, names: Names): string {
  return type.replace(
    /'(?:[^'\\]|\\.)*'|`[^`]*`|(?<![\w$.])[A-Za-z_$][\w$]*(?![\w$])|[&<]/g,
    (token, offset: number) => {
      if (!/^[A-Za-z_$]/.test(token)) return escapeText(token)
      // The name of a parameter or a member.
      if (/^\??:/.test(type.slice(offset + token.length))) return token
      const href = /^[a-z]/.test(token) ? undefined : names.href(token)
      return href === undefined ? breakable(token) : `<a href="${escapeHtml(href)}">${breakable(token)}</a>`
    },
  )
}

/** A name that is longer than its column may be broken where a word begins. */
export function breakable(name: string): string {
  return name.length < 12 ? name : name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=_)(?=[A-Za-z])/g, '<wbr>')
}

/** What a long type begins with; undefined for one that is short enough. */
export function shortType(type: string): string | undefined {
  if (type.length <= foldedFrom) return undefined
  const cut = type.slice(0, 100)
  const end = Math.max(...[' | ', '; ', ', ', ' & '].map((mark) => cut.lastIndexOf(mark)))
  const shown = cut.slice(
    0,
    [end, cut.lastIndexOf(' ')].find((at) => at > 40),
  )
  return `${typeHtml(shown, withoutLinks)} …`
}

/** @returns HTML of a description; a single paragraph without its element */
export function docHtml(text: string | undefined, names: Names): string {
  if (!text) return ''
  const blocks = blocksOf(text)
  if (blocks.length === 1 && blocks[0]!.kind === 'text') return inlineHtml(blocks[0]!.text, names)
  return blocks
    .map((block) => {
      if (block.kind === 'code') return `<pre><code>${escapeHtml(block.text)}</code></pre>`
      if (block.kind === 'list')
        return `<ul>${block.items.map((item) => `<li>${inlineHtml(item, names)}</li>`).join('')}</ul>`
      return `<p>${inlineHtml(block.text, names)}</p>`
    })
    .join('')
}

/** The same as Markdown in one line. */
export function docMarkdown(text: string | undefined, names: Names): string {
  return withLinks(text ?? '', names).replace(/\s*\n\s*/g, ' ')
}

/** A description whose links to names are those of Markdown. */
export function withLinks(text: string, names: Names): string {
  return withPages(text, names)
    .replace(/\[\[([\w.$]+)\]\]/g, '{@link $1}')
    .replace(/\{@link(?:code|plain)?\s+([^\s|}]+)(?:\s*\|\s*|\s+)?([^}]*)\}/g, (_, target: string, label: string) => {
      const href = /^(https?:|\/)/.test(target) ? target : names.href(target)
      return href === undefined ? label || target : `[${label || target}](${href})`
    })
}

/** An address in a comment, without what ends the sentence. */
const webAddress = /https?:\/\/[^\s<>()[\]{}|`"'\\]*[^\s<>()[\]{}|`"'\\.,;:!?]/

/** A description whose links to pages of this site lead to them. */
function withPages(text: string, names: Names): string {
  return text.replace(
    new RegExp(`(\`+)[^]+?\\1|(\\]\\(|\\{@link\\w*\\s+)?<?(${webAddress.source})>?`, 'g'),
    (whole, _code, before: string | undefined, address: string | undefined) => {
      const href = address && names.page(address)
      if (!href) return whole
      return before === undefined ? `[${nameOfPage(address)}](${href})` : before + href
    },
  )
}

type Block = { kind: 'text' | 'code'; text: string } | { kind: 'list'; items: string[] }

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let paragraph: string[] = []
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'text', text: paragraph.join('\n') })
    paragraph = []
  }
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    if (/^\s*(```|~~~)/.test(line)) {
      flush()
      const fence = /^\s*(```|~~~)/.exec(line)![1]!
      const code: string[] = []
      while (++at < lines.length && !lines[at]!.trimStart().startsWith(fence)) code.push(lines[at]!)
      blocks.push({ kind: 'code', text: code.join('\n') })
    } else if (/^\s*[-*]\s+/.test(line)) {
      flush()
      const items: string[] = [line.replace(/^\s*[-*]\s+/, '')]
      while (at + 1 < lines.length && lines[at + 1]!.trim() !== '') {
        const next = lines[++at]!
        if (/^\s*[-*]\s+/.test(next)) items.push(next.replace(/^\s*[-*]\s+/, ''))
        else items[items.length - 1] += ` ${next.trim()}`
      }
      blocks.push({ kind: 'list', items })
    } else if (line.trim() === '') flush()
    else paragraph.push(line.trim())
  }
  flush()
  return blocks
}

const inline =
  /(`+)(.+?)\1|\{@link(?:code|plain)?\s+([^\s|}]+)(?:\s*\|\s*|\s+)?([^}]*)\}|\[\[([\w.$]+)\]\]|\[([^\]]+)\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)|<?(https?:\/\/[^\s<>()]*[^\s<>().,;:!?'"])>?|(\*\*|__)(?=\S)(.+?)\9|<br\s*\/?>/gs

/** Text with code, links and strong words. */
export function inlineHtml(text: string, names: Names): string {
  let html = ''
  let end = 0
  for (const match of text.matchAll(inline)) {
    html += escapeHtml(text.slice(end, match.index))
    end = match.index + match[0].length
    const [whole, , code, target, label, bracketed, shown, href, url, , strong] = match
    if (code !== undefined) html += codeHtml(code.trim(), names)
    else if (target !== undefined) html += linkHtml(target, label ?? '', names)
    else if (bracketed !== undefined) html += linkHtml(bracketed, '', names)
    else if (shown !== undefined) html += anchor(href!, inlineHtml(shown, names), names)
    else if (url !== undefined)
      html += anchor(url, escapeHtml(names.page(url) ? nameOfPage(url) : nameOfAddress(url)), names)
    else if (strong !== undefined) html += `<strong>${inlineHtml(strong, names)}</strong>`
    else html += whole.startsWith('<br') ? '<br>' : escapeHtml(whole)
  }
  return html + escapeHtml(text.slice(end))
}

/** A documented name alone is a link; everything else stays code. */
function codeHtml(code: string, names: Names): string {
  const href = /^[A-Z]\w+$/.test(code) ? names.href(code) : undefined
  return href === undefined
    ? `<code>${escapeHtml(code)}</code>`
    : `<a href="${escapeHtml(href)}"><code>${code}</code></a>`
}

function linkHtml(target: string, label: string, names: Names): string {
  if (/^https?:\/\//.test(target))
    return anchor(target, escapeHtml(label || (names.page(target) ? nameOfPage(target) : nameOfAddress(target))), names)
  const href = names.href(target)
  const shown = label ? escapeHtml(label) : `<code>${escapeHtml(target)}</code>`
  return href === undefined ? shown : `<a href="${escapeHtml(href)}">${shown}</a>`
}

/**
 * What a bare address is called: `https://example.com/layout/#flex-parent` is “flex parent (example.com)”. An address is hard to
 * read and wider than a phone.
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

/** Only addresses of the web: what a package says is not trusted further. */
function anchor(href: string, html: string, names: Names): string {
  return /^https?:\/\//.test(href) ? `<a href="${escapeHtml(names.page(href) ?? href)}">${html}</a>` : html
}
