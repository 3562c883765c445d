/**
 * The kinds of hits: everything that the search knows about them, but their names in each language (`search.kind.…`).
 */
import type { SearchKind } from '../../../feature.js'

/** What a hit can be. */
export type EntryKind = 'page' | 'section' | SearchKind

export interface Kind {
  /** Its letter in the index. */
  letter: string
  /** How much a word in a name is worth. */
  weight: number
  /** Decides between equal names. */
  exactBonus: number
  /** What a topic is about as a whole. */
  isTopic?: true
  /** It has sentences. */
  isProse?: true
  /** A part of a component, which the page about it explains, too. */
  isPart?: true
  /** One name mostly means the same wherever it occurs: hits of one name are shown as one. */
  isFolded?: true
  /** Offered on the page that tells that there is no such page. */
  isNearest?: true
  /** The words before a colon that ask for it: `css:button`. */
  filters: readonly string[]
}

/** In the order of the filters. Weights were tuned with the questions in tests/site. */
export const kindTable: Readonly<Record<EntryKind, Kind>> = {
  page: { letter: 'P', weight: 10, exactBonus: 12, isTopic: true, isProse: true, isNearest: true, filters: ['page'] },
  section: { letter: 's', weight: 7.5, exactBonus: 4, isTopic: true, isProse: true, filters: ['section', 'page'] },
  component: { letter: 'C', weight: 9.5, exactBonus: 11, isNearest: true, filters: ['component', 'api'] },
  prop: { letter: 'p', weight: 8, exactBonus: 8, isFolded: true, filters: ['prop', 'api'] },
  slot: { letter: 'l', weight: 7, exactBonus: 5, isPart: true, isFolded: true, filters: ['slot', 'api'] },
  class: { letter: 'c', weight: 6, exactBonus: 3, isPart: true, isFolded: true, filters: ['css', 'class', 'api'] },
  hook: { letter: 'H', weight: 9, exactBonus: 10, isNearest: true, filters: ['hook', 'api'] },
  interface: { letter: 'I', weight: 8.5, exactBonus: 9, isNearest: true, filters: ['interface', 'type', 'api'] },
  event: { letter: 'e', weight: 7, exactBonus: 7, isFolded: true, filters: ['event', 'api'] },
  function: { letter: 'f', weight: 6.5, exactBonus: 6, filters: ['api'] },
  constant: { letter: 'k', weight: 5, exactBonus: 2, filters: ['api'] },
  demo: { letter: 'd', weight: 7, exactBonus: 4, isProse: true, isPart: true, filters: ['demo'] },
}

export const kinds = Object.keys(kindTable) as readonly EntryKind[]

/** The kinds for which `is` holds. */
export const kindsWhere = (is: (kind: Kind) => unknown) => kinds.filter((kind) => is(kindTable[kind]))
