/**
 * What the generator wants to know of finished HTML that it did not write: that of a site's components and demos, which
 * React drew. A parser reads it as a browser would; a pattern would take an attribute's value or a text for a tag.
 */
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toText } from 'hast-util-to-text'
import { SKIP, visit } from 'unist-util-visit'

export interface HtmlFacts {
  /** In the order of the HTML. */
  ids: string[]
  /** Each once. */
  classes: string[]
  /** A strict Content-Security-Policy has to allow them: they can't be named by their hashes. */
  hasStyleAttributes: boolean
  /** What a reader would read aloud: a line for each block, without drawings. */
  text: string
}

/** @param html a part of a page, as it would stand in `<body>` */
export function htmlFacts(html: string): HtmlFacts {
  const tree = fromHtml(html, { fragment: true })
  const ids: string[] = []
  const classes = new Set<string>()
  let hasStyleAttributes = false
  visit(tree, 'element', ({ properties }: Element) => {
    if (typeof properties.id === 'string' && properties.id !== '') ids.push(properties.id)
    if (Array.isArray(properties.className)) for (const name of properties.className) classes.add(String(name))
    hasStyleAttributes ||= properties.style !== undefined
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
  return { ids, classes: [...classes], hasStyleAttributes, text }
}
