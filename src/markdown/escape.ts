/** Conversion between text and HTML outside of the tree libraries. */
import { decodeNamedCharacterReference } from 'decode-named-character-reference'
import type { DataAttributes } from '../contract.js'
import { escapeHtml } from '../text.js'

/** Serializes attributes: `data-copy data-copied="Copied"`. Undefined values are left out. */
export function dataHtml(attributes: DataAttributes): string {
  return Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => (value === '' ? name : `${name}="${escapeHtml(value)}"`))
    .join(' ')
}

/** Escapes text between tags, where quotes are harmless (and frequent in code). */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/**
 * Decodes character references as browsers do in attributes: numeric ones, the old names without a semicolon unless
 * more letters or `=` follow (`?a=1&lt=2` is no reference), and all other names with one. Unknown ones are left as is.
 */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]+);?|#(\d+);?|([a-z][a-z0-9]*);|(amp|lt|gt|quot|nbsp|copy|reg|times|middot)(?![=a-z0-9]))/gi,
    (whole, hex?: string, decimal?: string, name?: string, old?: string) => {
      if (name ?? old) return decodeNamedCharacterReference((name ?? old)!) || whole
      const point = hex ? parseInt(hex, 16) : parseInt(decimal!, 10)
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd'
    },
  )
}
