/**
 * Keeps authors' HTML from damaging the page around it. An element that is never closed would contain the rest of the page
 * (`<textarea>` and `<title>` even as text), a stray end tag would close an element of the template, and a browser drops
 * the text of a tag that is not an element (`Array<string>`). Such tags are reported, and shown as the text that they mostly
 * were meant to be; stray end tags are removed.
 *
 * An element has to be closed within the block that contains its start tag: the paragraph, list item, quote or page.
 */
import { htmlTagNames } from 'html-tag-names'
import { htmlVoidElements } from 'html-void-elements'
import type { Html, Nodes, Parents, Root, Text } from 'mdast'
import { report, spanOf, type Context } from './context.js'
import { htmlTokens, placeIn, type HtmlToken, type Tag } from './html-scanner.js'
import * as messages from './messages.js'
import { isAllowedElement } from './sanitize.js'

/** Obsolete elements, and those of a whole document: in a page they are mistakes, and some hide the text after them. */
const misplaced = new Set([
  ...['html', 'head', 'body', 'title', 'frame', 'frameset', 'noframes', 'noembed', 'plaintext', 'xmp', 'listing'],
  ...['image', 'isindex', 'nextid', 'content', 'command', 'element', 'shadow', 'spacer', 'multicol'],
])
const elements = new Set(htmlTagNames.filter((name) => !misplaced.has(name)))
const voidElements = new Set(htmlVoidElements)
/** Elements that end without an end tag, at the latest with one of these; outside of them, nothing would end them. */
const optionalEnd: Partial<Record<string, string[]>> = {
  li: ['ul', 'ol', 'menu'],
  ...Object.fromEntries(['dt', 'dd'].map((name) => [name, ['dl']])),
  ...Object.fromEntries(['rt', 'rp'].map((name) => [name, ['ruby']])),
  ...Object.fromEntries(['option', 'optgroup'].map((name) => [name, ['select', 'datalist']])),
  ...Object.fromEntries(['colgroup', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'].map((name) => [name, ['table']])),
}
/** Elements whose content is text. */
const textElements = new Set(['textarea', 'script', 'style', 'iframe'])
/** Elements with another syntax inside, where any name is allowed. */
const foreign = new Set(['svg', 'math'])

const scopes = new Set<Nodes['type']>([
  ...(['root', 'listItem', 'blockquote', 'container', 'footnoteDefinition'] as const),
  ...(['paragraph', 'heading', 'tableCell'] as const),
])

interface OpenTag {
  name: string
  unclosed(): void
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
  checkScope(tree)

  function checkScope(parent: Parents): void {
    const open: OpenTag[] = []
    checkChildren(parent, open)
    leave(open, 0)
  }

  function checkChildren(parent: Parents, open: OpenTag[]): void {
    for (const child of parent.children) {
      if (child.type === 'html') checkHtml(child, open)
      else if (child.type === 'text') checkJsx(child)
      else if (!('children' in child)) continue
      else if (scopes.has(child.type)) checkScope(child)
      else checkChildren(child, open)
    }
  }

  /** Closes all open elements from `index` on. */
  function leave(open: OpenTag[], index: number): void {
    for (const { unclosed } of open.splice(index)) unclosed()
  }

  function checkHtml(node: Html, open: OpenTag[]): void {
    const html = node.value
    const edits: Edit[] = []
    const place = placeIn(context, spanOf(node))
    for (const token of htmlTokens(html)) {
      if (token.type === 'unclosed') {
        report(context, messages.htmlUnclosed(), place(html.slice(token.start, token.start + 10)))
        escape(edits, html, token)
      } else if (token.tag) checkTag(token, token.tag)
    }
    apply()

    function apply(): void {
      node.value = edits
        .sort((a, b) => b.start - a.start)
        .reduce((value, { start, end, text }) => value.slice(0, start) + text + value.slice(end), html)
    }

    function checkTag(token: HtmlToken, tag: Tag): void {
      const at = place(html.slice(token.start, token.start + tag.written.length + (tag.closing ? 2 : 1)))
      const isForeign = open.some(({ name }) => foreign.has(name))
      const isKnown = isForeign || elements.has(tag.name) || /^[a-z][a-z\d.]*-[\w.-]*$/.test(tag.name)
      if (!isKnown) {
        if (!tag.closing || !shown.has(tag.name)) report(context, messages.htmlUnknown(tag.written), at)
        shown.add(tag.name)
        escape(edits, html, token)
      } else if (tag.closing) {
        const index = open.findLastIndex(({ name }) => name === tag.name)
        if (index !== -1) {
          if (!textElements.has(tag.name)) leave(open, index + 1)
          open.splice(index)
        } else if (tag.name !== 'br') {
          if (!shown.has(tag.name)) report(context, messages.htmlStray(tag.written), at)
          edits.push({ start: token.start, end: token.end, text: '' })
        }
      } else if (isSanitized && !isAllowedElement(tag.name)) {
        report(context, messages.htmlNotAllowed(tag.written), at)
        if (!token.isElement && !tag.selfClosing && !voidElements.has(tag.name)) push(token, tag, at)
      } else if (token.isElement || (voidElements.has(tag.name) && !isForeign)) return
      else if (tag.selfClosing) {
        if (isForeign || foreign.has(tag.name)) return
        // The slash has no effect on HTML elements: they would stay open.
        const slash = /\s*\/\s*>$/.exec(html.slice(token.start, token.end))![0]
        edits.push({ start: token.end - slash.length, end: token.end, text: `></${tag.name}>` })
      } else push(token, tag, at)
    }

    function push(token: HtmlToken, tag: Tag, at: { start: number; end: number }): void {
      const isOptional = tag.name === 'p' || open.some(({ name }) => optionalEnd[tag.name]?.includes(name) ?? false)
      open.push({
        name: tag.name,
        unclosed() {
          if (isOptional) return
          report(context, messages.htmlOpen(tag.written), at)
          shown.add(tag.name)
          escape(edits, html, token)
          apply()
        },
      })
    }
  }

  /** Reports JSX that is text in Markdown: properties with braces, names with dots, and fragments. */
  function checkJsx(node: Text): void {
    if (!node.value.includes('<')) return
    const place = placeIn(context, spanOf(node))
    for (const [written, withBrace, withDot] of node.value.matchAll(jsxTag)) {
      const name = withBrace ?? withDot
      const chunk = name === undefined ? written : `<${name}`
      const at = place(chunk)
      // Where the bracket is escaped or a character reference, the text is not in the source as it is.
      if (at.end - at.start !== chunk.length || context.text[at.start - 1] === '\\') continue
      if (name === undefined) report(context, messages.jsxText(chunk), at)
      else report(context, withDot === undefined ? messages.htmlUnknown(name) : messages.jsxText(`<${name}>`), at)
      if (name !== undefined) shown.add(name.toLowerCase())
    }
  }
}

/**
 * `Array<React.Node>` is a type, which reads as it should. Within a line, a lone `<>` is an operator; a fragment begins a
 * line or has an end.
 */
const jsxTag = /<([A-Z][\w.]*)\s[^<>]*=\{|(?<!\w)<([A-Z]\w*(?:\.\w+)+)(?=(?:\s[^<>]*)?>|\/>)|^<>|<>(?=[^<]*<\/>)/gm

/** Shows a token as text. */
function escape(edits: Edit[], html: string, { start, end }: HtmlToken): void {
  edits.push({ start, end, text: html.slice(start, end).replaceAll('<', '&lt;') })
}
