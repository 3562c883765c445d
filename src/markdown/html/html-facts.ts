/**
 * What the generator needs to know about HTML that React rendered for a site's components and demos. It is parsed as in
 * a browser; a regular expression would mistake attribute values or text for tags.
 */
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toText } from 'hast-util-to-text'
import { SKIP, visit } from 'unist-util-visit'

export interface HtmlFacts {
  /** In document order. */
  ids: string[]
  /** Without duplicates. */
  classes: string[]
  /** Style attributes need a weaker Content-Security-Policy, since they cannot be allowed by hash. */
  hasStyleAttributes: boolean
  /**
   * Of its style elements that have a text, which the policy of a page blocks: the name by which a library finds its
   * own (the first word of `data-emotion`), or ''. Without duplicates.
   */
  styleElements: string[]
  /** The readable text: a line for each block, without SVG. */
  text: string
}

/** @param html a fragment of `<body>` */
export function htmlFacts(html: string): HtmlFacts {
  const tree = fromHtml(html, { fragment: true })
  const ids: string[] = []
  const classes = new Set<string>()
  let hasStyleAttributes = false
  const styleElements = new Set<string>()
  visit(tree, 'element', ({ tagName, properties, children }: Element) => {
    if (typeof properties.id === 'string' && properties.id !== '') ids.push(properties.id)
    if (Array.isArray(properties.className)) for (const name of properties.className) classes.add(String(name))
    hasStyleAttributes ||= properties.style !== undefined
    if (tagName === 'style' && children.length > 0)
      styleElements.add(/^\S*/.exec(String(properties['dataEmotion'] ?? ''))![0])
  })
  visit(tree, 'element', ({ tagName }: Element, index, parent) => {
    if (tagName !== 'svg' || !parent || index === undefined) return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
  const text = toText(tree)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
  return { ids, classes: [...classes], hasStyleAttributes, styleElements: [...styleElements], text }
}
