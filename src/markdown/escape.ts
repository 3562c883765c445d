/** The two directions between text and HTML that the pipeline needs outside the tree libraries. */
import type { DataAttributes } from '../contract.js'
import { escapeHtml } from '../text.js'

/** Attributes as they are in a tag: `data-copy data-copied="Copied"`. Those without a value are left out. */
export function dataHtml(attributes: DataAttributes): string {
  return Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => (value === '' ? name : `${name}="${escapeHtml(value)}"`))
    .join(' ')
}

/** For text between tags, where quotes are harmless and code is full of them. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  Tab: '\t',
  NewLine: '\n',
  colon: ':',
  sol: '/',
  num: '#',
  quest: '?',
  period: '.',
  commat: '@',
  equals: '=',
  lpar: '(',
  rpar: ')',
  percnt: '%',
  lowbar: '_',
  semi: ';',
  comma: ',',
  copy: '©',
  reg: '®',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  times: '×',
  rarr: '→',
  larr: '←',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  middot: '·',
  bull: '•',
}

/**
 * Numeric references and the named ones above. Not the whole table of 2,231 names: besides those listed none stands for
 * a character that matters to a URL's scheme, and an unknown one stays as it is written.
 */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));?/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return named[name] ?? whole
      const point = hex ? parseInt(hex, 16) : parseInt(decimal!, 10)
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd'
    },
  )
}
