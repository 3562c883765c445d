/** What the dialog and the search page have in common: hits, filters and messages as elements. */
import type { EntryKind } from '../../features/search/index-format.js'
import type { MarkedText, SearchHit, SearchReply, SearchSetup } from '../../features/search/protocol.js'
import type { InterfaceString } from '../../locales/types.js'
import { el } from '../platform/el.js'
import { type ClientConfig, text } from '../site-config.js'

/** The strings of the search. */
type SearchString = Extract<InterfaceString, `search.${string}`>

export type Say = (key: SearchString, values?: Record<string, string>) => string

export const sayWith =
  ({ strings }: Pick<SearchSetup, 'strings'>): Say =>
  (key, values = {}) =>
    // These strings are not among those of every page, whose keys are listed.
    text({ strings }, key as keyof ClientConfig['strings'], values)

/** Every second piece is marked. */
export function markedNodes(document: Document, pieces: MarkedText): (Node | string)[] {
  return pieces.flatMap((piece, index): (Node | string)[] =>
    piece === '' ? [] : [index % 2 === 1 ? el(document, 'mark', {}, piece) : piece],
  )
}

/** The contents of a hit, for the link around it. Texts run in the direction of their own language. */
export function hitNodes(document: Document, hit: SearchHit, setup: SearchSetup): Node[] {
  const say = sayWith(setup)
  const title = el(document, 'bdi', { class: 'v-hit-name' }, ...markedNodes(document, hit.name))
  const labels = (hit.labels ?? []).map((label) =>
    el(document, 'span', { class: `v-label v-label-${label}` }, setup.labels[label] ?? label),
  )
  const path = [...hit.path, ...(hit.language === undefined ? [] : [hit.language])].join(' › ')
  const facts = [
    ...(hit.type === undefined ? [] : [el(document, 'code', {}, shortened(hit.type))]),
    ...(hit.default === undefined
      ? []
      : [el(document, 'span', {}, say('search.default', { value: shortened(hit.default) }))]),
  ]
  return [
    el(document, 'span', { class: `v-hit-kind v-hit-${hit.kind}` }, say(`search.kind.${hit.kind}`)),
    el(document, 'span', { class: 'v-hit-head' }, title, ...labels),
    ...(path === '' ? [] : [el(document, 'span', { class: 'v-hit-path' }, el(document, 'bdi', {}, path))]),
    ...(facts.length > 0 ? [el(document, 'span', { class: 'v-hit-facts' }, ...facts)] : []),
    ...(hit.text && hit.text.join('') !== ''
      ? [el(document, 'span', { class: 'v-hit-text' }, el(document, 'bdi', {}, ...markedNodes(document, hit.text)))]
      : []),
  ]
}

const longestFact = 80

function shortened(text: string): string {
  return text.length > longestFact ? `${text.slice(0, longestFact)}…` : text
}

/** What the reader has narrowed the search to. */
export interface Filters {
  families: string[]
  kinds: EntryKind[]
}

/** The order of the filters. */
const kinds: readonly EntryKind[] = [
  'page',
  'section',
  'component',
  'prop',
  'slot',
  'class',
  'hook',
  'interface',
  'event',
  'function',
  'constant',
  'demo',
]

/**
 * The filters as switches: families, then kinds, with the number of hits of each.
 *
 * @param change is called with the new filters
 */
export function filterChips(
  document: Document,
  { facets }: Pick<SearchReply, 'facets'>,
  filters: Filters,
  say: Say,
  change: (filters: Filters) => void,
): HTMLElement[] {
  const chip = (label: string, count: number, isOn: boolean, toggle: () => void) => {
    const button = el(
      document,
      'button',
      { type: 'button', class: 'v-search-chip', 'aria-pressed': String(isOn) },
      label,
      ' ',
      el(document, 'span', {}, String(count)),
    )
    button.addEventListener('click', toggle)
    return button
  }
  const flipped = <Word>(words: readonly Word[], word: Word) =>
    words.includes(word) ? words.filter((one) => one !== word) : [...words, word]
  const families = facets.families.filter(({ id, count }) => count > 0 || filters.families.includes(id))
  const shown = kinds.filter((kind) => facets.kinds[kind] || filters.kinds.includes(kind))
  return [
    ...(families.length < 2 && filters.families.length === 0
      ? []
      : families.map(({ id, title, count }) =>
          chip(title, count, filters.families.includes(id), () =>
            change({ ...filters, families: flipped(filters.families, id) }),
          ),
        )),
    ...(shown.length < 2 && filters.kinds.length === 0
      ? []
      : shown.map((kind) =>
          chip(say(`search.kind.${kind}`), facets.kinds[kind] ?? 0, filters.kinds.includes(kind), () =>
            change({ ...filters, kinds: flipped(filters.kinds, kind) }),
          ),
        )),
  ]
}

/** Puts new chips in place of the old ones, and the focus back where it was. */
export function replaceChips(container: HTMLElement, chips: HTMLElement[]): void {
  const before = [...container.children].indexOf(container.ownerDocument.activeElement!)
  container.replaceChildren(...chips)
  if (before !== -1) (container.children[before] as HTMLElement | undefined)?.focus()
  container.hidden = chips.length === 0
}

/** “12 results” */
export function countText({ total }: Pick<SearchReply, 'total'>, say: Say): string {
  return total === 1 ? say('search.countOne') : say('search.count', { count: String(total) })
}
