/** Serialization of text and attributes outside of the tree libraries. */
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
