/**
 * Keeps authors' HTML from damaging the page around it. An element that is never closed would contain the rest of the
 * page (`<textarea>` and `<title>` even as text), a stray end tag would close an element of the template, and a browser
 * drops the text of a tag that is not an element (`Array<string>`). Such tags are reported, and shown as the text that
 * they mostly were meant to be; stray end tags are removed. In a tree of another generator, a box with its name stands
 * for a component, as in MDX.
 *
 * An element has to be closed within the block that contains its start tag: the paragraph, list item, quote or page.
 */
import { htmlTagNames } from 'html-tag-names'
import { htmlVoidElements } from 'html-void-elements'
import type { Html, Nodes, Parents, Root, Text } from 'mdast'
import { report, spanOf, type Context } from '../context.js'
import { htmlTokens, placeIn, type HtmlToken, type Tag } from './html-scanner.js'
import * as messages from '../messages.js'
import { isAllowedElement } from './sanitize.js'

/** Obsolete elements, and those of a whole document: in a page they are mistakes, and some hide the text after them. */
const misplaced = new Set([
  ...['html', 'head', 'body', 'title', 'frame', 'frameset', 'noframes', 'noembed', 'plaintext', 'xmp', 'listing'],
  ...['image', 'isindex', 'nextid', 'content', 'command', 'element', 'shadow', 'spacer', 'multicol'],
])
export const elements = new Set(htmlTagNames.filter((name) => !misplaced.has(name)))
const voidElements = new Set(htmlVoidElements)
/** Elements that end without an end tag, at the latest with one of these; outside of them, nothing would end them. */
const optionalEnd = new Map<string, string[]>([
  ['li', ['ul', 'ol', 'menu']],
  ...['dt', 'dd'].map((name): [string, string[]] => [name, ['dl']]),
  ...['rt', 'rp'].map((name): [string, string[]] => [name, ['ruby']]),
  ...['option', 'optgroup'].map((name): [string, string[]] => [name, ['select', 'datalist']]),
  ...['colgroup', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'].map((name): [string, string[]] => [name, ['table']]),
])
/** Elements whose content is text. */
const textElements = new Set(['textarea', 'script', 'style', 'iframe'])
/** Elements with another syntax inside, where any name is allowed. */
const foreign = ['svg', 'math']

const scopes = new Set<Nodes['type']>([
  ...(['root', 'listItem', 'blockquote', 'container', 'footnoteDefinition'] as const),
  ...(['paragraph', 'heading', 'tableCell'] as const),
])

interface OpenTag {
  name: string
  unclosed(): void
}

/** The elements that are open, and how many there are of each name: a block may have tens of thousands of tags. */
class OpenTags {
  private readonly tags: OpenTag[] = []
  private readonly counts = new Map<string, number>()

  push(tag: OpenTag): void {
    this.tags.push(tag)
    this.counts.set(tag.name, this.count(tag.name) + 1)
  }

  has(name: string): boolean {
    return this.count(name) > 0
  }

  /**
   * Removes the last one of that name with all that are open in it. @returns those in it; undefined if there is none
   */
  close(name: string): OpenTag[] | undefined {
    if (!this.has(name)) return undefined
    return this.removeFrom(this.tags.findLastIndex((tag) => tag.name === name)).slice(1)
  }

  closeAll(): OpenTag[] {
    return this.removeFrom(0)
  }

  private removeFrom(index: number): OpenTag[] {
    const removed = this.tags.splice(index)
    for (const { name } of removed) this.counts.set(name, this.count(name) - 1)
    return removed
  }

  private count(name: string): number {
    return this.counts.get(name) ?? 0
  }
}

interface Edit {
  start: number
  end: number
  text: string
}

/** Changes the values of `html` nodes, and reports what is wrong with them. */
export function repairHtml(context: Context, tree: Root): void {
  const shown = new Set<string>()
  const isSanitized = context.options.config.html === 'sanitize'
  const hasBoxes = context.options.config.preset !== undefined
  const edited = new Map<Html, Edit[]>()
  checkScope(tree)
  for (const [node, edits] of edited) node.value = applied(edits, node.value)

  function checkScope(parent: Parents): void {
    const open = new OpenTags()
    checkChildren(parent, open)
    leave(open.closeAll())
  }

  function checkChildren(parent: Parents, open: OpenTags): void {
    const children: Nodes[] = parent.children
    for (const child of [...children]) {
      if (child.type === 'html') checkHtml(child, open)
      else if (child.type === 'text') {
        const tags = checkJsx(child)
        if (hasBoxes && tags.length > 0) children.splice(children.indexOf(child), 1, ...withBoxes(child, tags))
      } else if (!('children' in child)) continue
      else if (scopes.has(child.type)) checkScope(child)
      else checkChildren(child, open)
    }
  }

  function leave(left: OpenTag[]): void {
    for (const { unclosed } of left) unclosed()
  }

  function checkHtml(node: Html, open: OpenTags): void {
    const html = node.value
    const edits: Edit[] = []
    edited.set(node, edits)
    const place = placeIn(context, spanOf(node))
    for (const token of htmlTokens(html)) {
      if (token.type === 'unclosed') {
        report(context, messages.htmlUnclosed(), place(html.slice(token.start, token.start + 10)))
        escape(edits, html, token)
      } else if (token.tag) checkTag(token, token.tag)
    }

    function checkTag(token: HtmlToken, tag: Tag): void {
      const at = place(html.slice(token.start, token.start + tag.written.length + (tag.closing ? 2 : 1)))
      const isForeign = foreign.some((name) => open.has(name))
      const isKnown = isForeign || elements.has(tag.name) || /^[a-z][a-z\d.]*-[\w.-]*$/.test(tag.name)
      if (!isKnown) {
        if (!tag.closing || !shown.has(tag.name)) report(context, messages.htmlUnknown(tag.written), at)
        shown.add(tag.name)
        if (hasBoxes && /^[A-Z]/.test(tag.written) && !/\w/.test(context.text[at.start - 1] ?? ''))
          edits.push({ ...token, text: tag.closing ? '' : boxOf(tag.written) })
        else escape(edits, html, token)
      } else if (tag.closing) {
        const inside = open.close(tag.name)
        if (inside) {
          if (!textElements.has(tag.name)) leave(inside)
        } else if (tag.name !== 'br') {
          if (!shown.has(tag.name)) report(context, messages.htmlStray(tag.written), at)
          edits.push({ start: token.start, end: token.end, text: '' })
        }
      } else if (isSanitized && !isAllowedElement(tag.name)) {
        report(context, messages.htmlNotAllowed(tag.written), at)
        if (!token.isElement && !tag.selfClosing && !voidElements.has(tag.name)) push(token, tag, at)
      } else if (token.isElement || (voidElements.has(tag.name) && !isForeign)) return
      else if (tag.selfClosing) {
        if (isForeign || foreign.includes(tag.name)) return
        // The slash has no effect on HTML elements: they would stay open.
        const slash = /\s*\/\s*>$/.exec(html.slice(token.start, token.end))![0]
        edits.push({ start: token.end - slash.length, end: token.end, text: `></${tag.name}>` })
      } else push(token, tag, at)
    }

    function push(token: HtmlToken, tag: Tag, at: { start: number; end: number }): void {
      const isOptional = tag.name === 'p' || (optionalEnd.get(tag.name)?.some((name) => open.has(name)) ?? false)
      open.push({
        name: tag.name,
        unclosed() {
          if (isOptional) return
          report(context, messages.htmlOpen(tag.written), at)
          shown.add(tag.name)
          escape(edits, html, token)
        },
      })
    }
  }

  /**
   * Reports JSX that is text in Markdown: properties with braces, names with dots, and fragments.
   *
   * @returns where tags begin
   */
  function checkJsx(node: Text): number[] {
    const tags: number[] = []
    if (!node.value.includes('<')) return tags
    const place = placeIn(context, spanOf(node))
    for (const { 0: written, 1: withBrace, 2: withDot, index } of node.value.matchAll(jsxTag)) {
      const name = withBrace ?? withDot
      const chunk = name === undefined ? written : `<${name}`
      const at = place(chunk)
      // Where the bracket is escaped or a character reference, the text is not in the source as it is.
      if (at.end - at.start !== chunk.length || context.text[at.start - 1] === '\\') continue
      if (name === undefined) report(context, messages.jsxText(chunk), at)
      else report(context, withDot === undefined ? messages.htmlUnknown(name) : messages.jsxText(`<${name}>`), at)
      if (name !== undefined) shown.add(name.toLowerCase())
      tags.push(index)
    }
    return tags
  }
}

/** A whole tag of JSX. */
const wholeTag =
  /<([A-Z][\w.]*)(?:\s+(?:[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}))?|\{[^{}]*\}))*\s*\/?>|<\/?>/y

/** A text with boxes in place of tags. @param tags where they begin */
function withBoxes({ value }: Text, tags: readonly number[]): (Text | Html)[] {
  const nodes: (Text | Html)[] = []
  let at = 0
  const add = (to: number) => {
    // End tags of names with dots are text, too.
    const text = value.slice(at, to).replace(/<\/(?:[A-Z][\w.]*)?>/g, '')
    if (text !== '') nodes.push({ type: 'text', value: text })
  }
  for (const start of tags) {
    wholeTag.lastIndex = start
    const [tag, name] = wholeTag.exec(value) ?? []
    if (tag === undefined || start < at) continue
    add(start)
    if (name !== undefined) nodes.push({ type: 'html', value: boxOf(name) })
    at = start + tag.length
  }
  add(value.length)
  return nodes
}

function boxOf(name: string): string {
  return `<code class="missing-component">&lt;${name}></code>`
}

/**
 * `Array<React.Node>` is a type, which reads as it should. Within a line, a lone `<>` is an operator; a fragment begins
 * a line or has an end.
 */
const jsxTag = /<([A-Z][\w.]*)\s[^<>]*=\{|(?<!\w)<([A-Z]\w*(?:\.\w+)+)(?=(?:\s[^<>]*)?>|\/>)|^<>|<>(?=[^<]*<\/>)/gm

function applied(edits: readonly Edit[], html: string): string {
  let result = ''
  let at = 0
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    result += html.slice(at, start) + text
    at = end
  }
  return result + html.slice(at)
}

/** Shows a token as text. */
function escape(edits: Edit[], html: string, { start, end }: HtmlToken): void {
  edits.push({ start, end, text: html.slice(start, end).replaceAll('<', '&lt;') })
}
