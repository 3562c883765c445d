/**
 * Parses a text by its sections and remembers their trees: while someone writes, one section changes and the others do
 * not. A development server parses for most of the time from a saved file to the new text in the browser.
 *
 * The result is that of parsing the whole text. What could make sections depend on each other, definitions of links and
 * footnotes, makes it parse the whole.
 */
import type { Root } from 'mdast'
import { moveNodes } from '../syntax/container-opening.js'
import { parseAt } from '../syntax/effort.js'
import { sectionStarts } from './large-text.js'

/** Whatever may be a definition, in any block; also some code. */
const definition = /^[ \t>*+\-.)\d]*\[[^\]]+\]:/m

/** Characters of all sections that are remembered, about those of fifty pages. */
const mostRemembered = 1_000_000
const remembered = new Map<string, Root>()
let size = 0

/**
 * @param syntax identifies what `parse` understands
 * @param parse returns the tree of a text, with offsets from 0
 */
export function parseSections(text: string, dialect: boolean, syntax: string, parse: (text: string) => Root): Root {
  if (definition.test(text)) return parse(text)
  const starts = sectionStarts(text, dialect)
  const whole: Root = { type: 'root', children: [] }
  for (const [index, start] of starts.entries()) {
    const section = text.slice(start, starts[index + 1])
    for (const child of structuredClone(treeOf(`${syntax}\n${section}`, () => parseAt(start, () => parse(section))))
      .children) {
      if (start > 0) moveNodes(child, start)
      whole.children.push(child)
    }
  }
  return whole
}

function treeOf(key: string, parse: () => Root): Root {
  const known = remembered.get(key)
  if (known) {
    // The oldest come first.
    remembered.delete(key)
    remembered.set(key, known)
    return known
  }
  const tree = parse()
  remembered.set(key, tree)
  size += key.length
  for (const oldest of remembered.keys()) {
    if (size <= mostRemembered) break
    remembered.delete(oldest)
    size -= oldest.length
  }
  return tree
}
