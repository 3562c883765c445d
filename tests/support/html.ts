/**
 * Reads HTML by what it says: a part by its name, then its texts and links. A test that does so holds when the page gets
 * another look, with other classes and elements.
 */
import type { Element, Properties, RootContent } from 'hast'
import { raw } from 'hast-util-raw'
import { visit } from 'unist-util-visit'

/** HTML, or what was found in it: nothing where it was not there. */
export type Html = string | Element | undefined

/** The elements of a page, or those inside an element, in order. */
export function elementsOf(html: Html): Element[] {
  const elements: Element[] = []
  if (html === undefined) return elements
  visit(typeof html === 'string' ? parse(html) : { type: 'root', children: html.children }, 'element', (element) => {
    elements.push(element)
  })
  return elements
}

function parse(html: string) {
  const markup = { type: 'raw', value: html.replace(/^<!doctype html>/i, '') } as unknown as RootContent
  return raw({ type: 'root', children: [{ type: 'doctype' }, markup] })
}

/** @param attributes what the elements have, by their names in `hast`: `{ ariaCurrent: 'page' }` */
export function find(html: Html, tagName: string, attributes: Properties = {}): Element[] {
  const wanted = Object.entries(attributes)
  return elementsOf(html).filter(
    (element) =>
      element.tagName === tagName &&
      wanted.every(([name, value]) => String(element.properties[name]) === String(value)),
  )
}

/** The part whose `aria-label` is `name`. */
export function named(html: Html, name: string): Element | undefined {
  return elementsOf(html).find(({ properties }) => properties['ariaLabel'] === name)
}

/** The element with this id. */
export function byId(html: Html, id: string): Element | undefined {
  return elementsOf(html).find(({ properties }) => properties['id'] === id)
}

export function textOf(html: Html): string {
  if (html === undefined) return ''
  let text = ''
  visit(typeof html === 'string' ? parse(html) : html, 'text', ({ value }) => void (text += value))
  return text
}

export function hrefsOf(html: Html): string[] {
  return find(html, 'a').map(({ properties }) => String(properties['href']))
}

/** Each link with its address, its text and what is current of it: `/x/ Start (page)`. */
export function linksOf(html: Html): string[] {
  return find(html, 'a').map((link) => {
    const { href, ariaCurrent } = link.properties
    const text = textOf(link).replace(/\s+/g, ' ').trim()
    return `${href} ${text}${ariaCurrent ? ` (${ariaCurrent})` : ''}`
  })
}
