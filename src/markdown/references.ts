/**
 * Checks references to definitions: `[text][label]` and `[^label]`. Without a definition Markdown shows them as text, a
 * footnote without a reference, or with the label of another one, is not shown at all, and of two link definitions with
 * the same label only the first has an effect.
 */
import type { Definition, FootnoteDefinition, Nodes, Root, Text } from 'mdast'
import { report, spanOf, type Context } from './context.js'
import { placeIn } from './html/html-scanner.js'
import * as messages from './messages.js'
import { walk } from './walk.js'

/** `[//]: # 'A comment.'`, for readers of the text. */
const isComment = ({ url }: Definition) => url === '#' || url === ''

/** Reports undefined references and contradictory definitions, and finds the footnotes that are shown. */
export function checkReferences(context: Context, tree: Root): void {
  const footnotes = new Map<string, FootnoteDefinition>()
  const definitions = new Map<string, Definition>()
  walk(tree, (node) => {
    if (node.type === 'text') checkText(context, node)
    if (node.type === 'definition' && !isComment(node)) {
      const first = definitions.get(node.identifier)
      if (!first) definitions.set(node.identifier, node)
      else if (first.url !== node.url || first.title !== node.title)
        report(context, messages.definitionDuplicate(labelOf(node), first.url, node.url), spanOf(node))
    }
    if (node.type !== 'footnoteDefinition') return
    if (footnotes.has(node.identifier)) report(context, messages.footnoteDuplicate(labelOf(node)), spanOf(node))
    else footnotes.set(node.identifier, node)
  })
  addReferenced(tree)
  for (const footnote of footnotes.values()) {
    if (!context.footnotes.has(footnote)) report(context, messages.footnoteUnused(labelOf(footnote)), spanOf(footnote))
  }

  /** Adds the footnotes that a node refers to, and those that they refer to. */
  function addReferenced(node: Nodes): void {
    if (node.type === 'footnoteReference') {
      const footnote = footnotes.get(node.identifier)
      if (!footnote || context.footnotes.has(footnote)) return
      context.footnotes.add(footnote)
      footnote.children.forEach(addReferenced)
    } else if ('children' in node && node.type !== 'footnoteDefinition') node.children.forEach(addReferenced)
  }
}

const labelOf = ({ label, identifier }: Definition | FootnoteDefinition): string => label ?? identifier

/** A reference is text only where it is undefined; indices such as `list[0][i]` follow a word or are numbers. */
const undefinedReference = /(\w)?(\[[^[\]]*)?\]\[([^[\]]*)\]|\[\^([^\s[\]]+)\]/g

function checkText(context: Context, node: Text): void {
  if (!node.value.includes('[')) return
  const place = placeIn(context, spanOf(node))
  for (const [, word, opening, given, footnote] of node.value.matchAll(undefinedReference)) {
    // `[label][]` is short for `[label][label]`.
    const label = given === '' ? opening?.slice(1) : given
    if (footnote === undefined && label === undefined) continue
    if (label !== undefined && ((word !== undefined && opening !== undefined) || !/\p{L}/u.test(label))) continue
    const written = footnote === undefined ? `${opening ?? ''}][${given!}]` : `[^${footnote}]`
    const at = place(written)
    // Where brackets are escaped, the text is not in the source as it is.
    if (at.end - at.start !== written.length || context.text[at.start - 1] === '\\') continue
    report(
      context,
      footnote === undefined ? messages.referenceUndefined(label!) : messages.footnoteUndefined(footnote),
      at,
    )
  }
}
