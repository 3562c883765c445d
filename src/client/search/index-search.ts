/**
 * Searches the index of one language: names in the core, and words of texts in the parts that have been loaded.
 *
 * Pure and without timers, so that tests and the benchmark measure in Node what a browser runs in a worker. Names that many
 * components share (`sx`) are compared once.
 */
import {
  bucketCount,
  decodeEntries,
  decodePlaces,
  type EntryKind,
  type IndexCore,
  type IndexEntry,
  type IndexPart,
  type Places,
} from '../../features/search/index-format.js'
import { bucketOf, fold, isCjk, isOneEditAway, shortestMisspelled, termsOf } from '../../features/search/words.js'
import { parseQuery, type Query, type QueryWord } from './query.js'
import { TermTable } from './term-table.js'

/** A place that matches. */
export interface Match {
  page: number
  entry: number
  kind: EntryKind
  name: string
  id: string
  score: number
  /** Every word of the query was found. */
  whole: boolean
}

export interface SearchOptions {
  /** The product of the page that the reader is on. */
  family?: string | undefined
  /** Only these; all if absent or empty. */
  families?: readonly string[] | undefined
  kinds?: readonly EntryKind[] | undefined
}

export interface Found {
  matches: Match[]
  /** How many there are, including those that are left out. */
  total: number
  facets: Facets
}

/** How many matches there are of each kind and family, whatever kinds and families are asked for. */
export interface Facets {
  kinds: Partial<Record<EntryKind, number>>
  families: Record<string, number>
}

/** How much a word in a name is worth, by what has the name. */
const nameWeight: Readonly<Record<EntryKind, number>> = {
  page: 10,
  component: 9.5,
  hook: 9,
  interface: 8.5,
  prop: 8,
  section: 7.5,
  slot: 7,
  event: 7,
  demo: 7,
  function: 6.5,
  class: 6,
  constant: 5,
}

/** What decides between equal names. */
const exactBonus: Readonly<Record<EntryKind, number>> = {
  page: 12,
  component: 11,
  hook: 10,
  interface: 9,
  prop: 8,
  event: 7,
  function: 6,
  slot: 5,
  section: 4,
  demo: 4,
  class: 3,
  constant: 2,
}

interface Name {
  /** Folded, without spaces and punctuation. */
  compact: string
  written: string
  /** The numbers of the entries that have the name. */
  entries: number[]
}

/** An entry and where it is. Entries are numbered throughout the index. */
interface Place extends IndexEntry {
  page: number
  entry: number
  /** The numbers of its names: a page has that of its navigation, too. */
  names: number[]
}

/** Places that are decoded when they are first needed. */
interface EncodedPlaces {
  encoded: string
  places?: Places
}

const compactOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** Worth of a word that is in the page's name only, and of one in the text. */
const contextWeight = 3
const textWeight = 3.5
/** What a variant of the query is worth, compared with what was typed. */
const variantFactor = 0.7
const mostMatches = 200

export class IndexSearch {
  readonly pages: IndexEntry[][]
  readonly #names: Name[] = []
  /** The names that have a term, and what the term is in them: 1 as a whole word, less as a part. */
  readonly #terms: TermTable<[name: number, weight: number][]>
  readonly #places: Place[] = []
  /** The number of each page's first entry, which is the page itself. */
  readonly #firstOf: number[] = []
  readonly #parts = new Map<number, TermTable<EncodedPlaces>>()

  constructor(readonly core: IndexCore) {
    this.pages = core.pages.map(({ e }) => decodeEntries(e))
    const numbers = new Map<string, number>()
    const terms = new Map<string, [name: number, weight: number][]>()
    const numberOf = (written: string): number => {
      let number = numbers.get(written)
      if (number !== undefined) return number
      number = this.#names.length
      numbers.set(written, number)
      const weights = new Map<string, number>()
      for (const { term, whole } of termsOf(written, true)) {
        const weight = whole ? 1 : 0.8
        if ((weights.get(term) ?? 0) < weight) weights.set(term, weight)
      }
      this.#names.push({ compact: compactOf(written), written, entries: [] })
      for (const [term, weight] of weights) {
        const known = terms.get(term)
        if (known) known.push([number, weight])
        else terms.set(term, [[number, weight]])
      }
      return number
    }
    this.pages.forEach((entries, page) => {
      this.#firstOf.push(this.#places.length)
      entries.forEach((found, entry) => {
        const titles = entry === 0 ? [core.pages[page]!.t] : []
        const names = [...new Set([found.name, ...titles])].map(numberOf)
        for (const name of names) this.#names[name]!.entries.push(this.#places.length)
        this.#places.push({ ...found, page, entry, names })
      })
    })
    this.#terms = new TermTable(terms, false)
  }

  /** The parts that a query needs and that are not there yet. */
  missingParts(typed: string): number[] {
    const { variants } = this.parse(typed)
    const wanted = new Set<number>()
    for (const word of variants.flat())
      for (const term of [word.text, word.stem])
        // A single letter is too little to look for in texts.
        if (isCjk(term) || term.length > 1) wanted.add(bucketOf(term, this.core.buckets))
    return [...wanted].filter((part) => !this.#parts.has(part))
  }

  /** @throws Error if the part belongs to another index, or is no part */
  addPart(number: number, part: IndexPart): void {
    if (part.version !== this.core.version || typeof part.terms !== 'string')
      throw new Error('the part belongs to another index')
    const terms = part.terms.split('\n').map((line): [string, EncodedPlaces] => {
      const tab = line.indexOf('\t')
      return [line.slice(0, tab), { encoded: line.slice(tab + 1) }]
    })
    this.#parts.set(number, new TermTable(new Map(terms), true))
  }

  parse(typed: string): Query {
    return parseQuery(typed, this.core.synonyms)
  }

  /** The best matches, best first. Those with some of the words count only if there are none with all. */
  search(typed: string, options: SearchOptions = {}): Found {
    const query = this.parse(typed)
    // Variants share most of their words.
    const lookUp: LookUp = {
      names: remembered((word, isLast) => this.#namesWith(word, isLast)),
      texts: remembered((word) => this.#textsWith(word)),
    }
    const best = new Map<number, Match>()
    query.variants.forEach((words, variant) =>
      this.#rate(words, query.text, lookUp, (number, rated, whole) => {
        const score = variant === 0 ? rated : rated * variantFactor
        const known = best.get(number)
        if (!known) {
          const { page, entry, kind, name, id } = this.#places[number]!
          best.set(number, { page, entry, kind, name, id, score, whole })
        } else if (known.whole === whole ? score > known.score : whole) Object.assign(known, { score, whole })
      }),
    )
    const ofKinds = [...best.values()].filter(({ kind }) => query.kinds.length === 0 || query.kinds.includes(kind))
    const isWhole = ofKinds.some(({ whole }) => whole)
    const found = isWhole ? ofKinds.filter(({ whole }) => whole) : ofKinds
    const facets: Facets = { kinds: {}, families: {} }
    for (const { kind, page } of found) {
      facets.kinds[kind] = (facets.kinds[kind] ?? 0) + 1
      const family = this.familyOf(page)
      if (family !== undefined) facets.families[family] = (facets.families[family] ?? 0) + 1
    }
    const wanted = found.filter(
      ({ page, kind }) =>
        (!options.kinds?.length || options.kinds.includes(kind)) &&
        (!options.families?.length || options.families.includes(this.familyOf(page) ?? '')),
    )
    for (const match of wanted)
      if (options.family !== undefined && this.familyOf(match.page) === options.family) match.score += 3
    return { matches: varied(wanted.sort(inOrder)).slice(0, mostMatches), total: wanted.length, facets }
  }

  familyOf(page: number): string | undefined {
    const { f } = this.core.pages[page]!
    return f === undefined ? undefined : this.core.families[f]?.id
  }

  /** Calls `take` with every entry that has one of the words, its score, and whether it has all of them. */
  #rate(
    words: readonly QueryWord[],
    text: string,
    lookUp: LookUp,
    take: (number: number, score: number, whole: boolean) => void,
  ): void {
    const count = words.length
    const byName = words.map((word, index) => lookUp.names(word, index === count - 1))
    // What each word is worth in each entry, and in the entries of each page because of the page's name.
    const worths = new Float64Array(this.#places.length * count)
    const contexts = new Float64Array(this.pages.length * count)
    const touched = new Set<number>()
    words.forEach((word, index) => {
      for (const [name, quality] of byName[index]!)
        for (const number of this.#names[name]!.entries) {
          const { kind, page, entry } = this.#places[number]!
          touched.add(number)
          const at = number * count + index
          worths[at] = Math.max(worths[at]!, quality * nameWeight[kind])
          const context = page * count + index
          if (entry === 0) contexts[context] = Math.max(contexts[context]!, quality * contextWeight)
        }
      for (const [number, quality] of lookUp.texts(word, false)) {
        touched.add(number)
        const at = number * count + index
        const worth = quality * textWeight
        worths[at] = worths[at] === 0 ? worth : worths[at]! + worth / 4
      }
    })
    const compact = compactOf(text)
    const written = text.trim()
    const root = Math.sqrt(count)
    for (const number of touched) {
      const { kind, page, entry, names } = this.#places[number]!
      let score = 0
      let missing = 0
      for (let index = 0; index < count; index++) {
        const own = worths[number * count + index]!
        const worth = entry === 0 ? own : Math.max(own, contexts[page * count + index]!)
        if (worth === 0) missing++
        score += worth / root
      }
      score += Math.max(...names.map((name) => bonus(kind, this.#names[name]!, compact, written)))
      // Some of the words are better than none, but the more the better.
      if (missing > 0) score *= ((count - missing) / count) ** 2
      take(number, score, missing === 0)
    }
  }

  /** The names that match a word, and how well. */
  #namesWith(word: QueryWord, isLast: boolean): Map<number, number> {
    const { text } = word
    const found = new Map<number, number>()
    for (const [, names, quality] of this.#terms.matching(word)) {
      // A word that is being typed may be a beginning; of those before it only long ones.
      if (!isLast && quality < 0.85 && text.length < 3 && !isCjk(text)) continue
      for (const [name, weight] of names) {
        const worth = quality * quality * weight
        if ((found.get(name) ?? 0) < worth) found.set(name, worth)
      }
    }
    return found
  }

  /** The entries whose texts have a word, and how much that says: a rare word says more. */
  #textsWith(word: QueryWord): Map<number, number> {
    const { text, stem } = word
    const found = new Map<number, number>()
    if (!isCjk(text) && text.length < 2) return found
    for (const number of new Set([bucketOf(text, this.core.buckets), bucketOf(stem, this.core.buckets)])) {
      for (const [, value, quality] of this.#parts.get(number)?.matching(word) ?? []) {
        if (quality < 0.85 && text.length < 3 && !isCjk(text)) continue
        const places = (value.places ??= decodePlaces(value.encoded))
        const rarity = 0.5 + 0.5 * (1 - Math.log(1 + places.size) / Math.log(2 + this.pages.length))
        const worth = quality * quality * rarity
        for (const [page, entries] of places)
          for (const entry of entries) {
            if (entry >= (this.pages[page]?.length ?? 0)) continue
            const number = this.#firstOf[page]! + entry
            if ((found.get(number) ?? 0) < worth) found.set(number, worth)
          }
      }
    }
    return found
  }
}

/** What a word is found in. */
interface LookUp {
  names: Remembered
  texts: Remembered
}

type Remembered = (word: QueryWord, isLast: boolean) => Map<number, number>

function remembered(find: Remembered): Remembered {
  const known = new Map<string, Map<number, number>>()
  return (word, isLast) => {
    const key = `${word.text} ${word.stem} ${isLast}`
    let found = known.get(key)
    if (!found) known.set(key, (found = find(word, isLast)))
    return found
  }
}

const inOrder = (a: Match, b: Match) => b.score - a.score || a.page - b.page || a.entry - b.entry

/** What many components have (`slots`) comes once or twice at the top, and then makes room for other results. */
function varied(matches: Match[]): Match[] {
  const seen = new Map<string, number>()
  for (const match of matches) {
    if (match.entry === 0) continue
    const key = `${match.kind} ${match.name}`
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    match.score *= 0.65 ** Math.min(count, 5)
  }
  return matches.sort(inOrder)
}

/** For names that are what was typed, begin with it, or differ from it by one typing error. */
function bonus(kind: EntryKind, name: Name, compact: string, written: string): number {
  if (compact === '') return 0
  if (name.compact === compact)
    return (
      20 +
      exactBonus[kind] +
      (name.written === written ? 12 : name.written.toLowerCase() === written.toLowerCase() ? 4 : 0)
    )
  if (name.compact.startsWith(compact)) return 5 * (compact.length / name.compact.length) + exactBonus[kind] / 6
  if (compact.length >= shortestMisspelled && isOneEditAway(name.compact, compact)) return 10 + exactBonus[kind]
  return exactBonus[kind] / 8
}

/** An index without pages, for a language whose core could not be loaded. */
export const emptyCore: IndexCore = {
  version: '',
  buckets: bucketCount(0),
  families: [],
  synonyms: [],
  pages: [],
}
