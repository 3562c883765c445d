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
import { bucketOf, fold, isCjk, matchQuality, termsOf } from '../../features/search/words.js'
import { parseQuery, type Query, type QueryWord } from './query.js'

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
  entries: { page: number; entry: number }[]
  written: string
}

/** A page and one of its entries as one number. */
const keyOf = (page: number, entry: number) => page * 65_536 + entry

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
  readonly #terms = new Map<string, [name: number, weight: number][]>()
  /** The names of each page, and of each of its entries. */
  readonly #pageNames: number[][] = []
  readonly #entryNames: number[][] = []
  readonly #parts = new Map<number, Map<string, string | Places>>()

  constructor(readonly core: IndexCore) {
    this.pages = core.pages.map(({ e }) => decodeEntries(e))
    const numbers = new Map<string, number>()
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
      this.#names.push({ compact: compactOf(written), entries: [], written })
      for (const [term, weight] of weights) {
        const known = this.#terms.get(term)
        if (known) known.push([number, weight])
        else this.#terms.set(term, [[number, weight]])
      }
      return number
    }
    this.pages.forEach((entries, page) => {
      const { t: title } = core.pages[page]!
      this.#entryNames.push(entries.map(({ name }) => numberOf(name)))
      this.#entryNames[page]!.forEach((name, entry) => this.#names[name]!.entries.push({ page, entry }))
      if (title !== entries[0]!.name) this.#names[numberOf(title)]!.entries.push({ page, entry: 0 })
      this.#pageNames.push([...new Set([numberOf(entries[0]!.name), numberOf(title)])])
    })
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
    this.#parts.set(
      number,
      new Map(
        part.terms.split('\n').map((line): [string, string | Places] => {
          const tab = line.indexOf('\t')
          return [line.slice(0, tab), line.slice(tab + 1)]
        }),
      ),
    )
  }

  parse(typed: string): Query {
    return parseQuery(typed, this.core.synonyms)
  }

  /** The best matches, best first. Those with some of the words count only if there are none with all. */
  search(typed: string, options: SearchOptions = {}): Found {
    const query = this.parse(typed)
    const best = new Map<number, Match>()
    query.variants.forEach((words, variant) => {
      for (const match of this.#searchWords(words, query.text)) {
        const score = variant === 0 ? match.score : match.score * variantFactor
        const key = keyOf(match.page, match.entry)
        const known = best.get(key)
        if (
          !known ||
          Number(match.whole) - Number(known.whole) > 0 ||
          (match.whole === known.whole && score > known.score)
        )
          best.set(key, { ...match, score })
      }
    })
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

  #searchWords(words: readonly QueryWord[], text: string): Match[] {
    if (words.length === 0) return []
    const byName = words.map((word, index) => this.#namesWith(word, index === words.length - 1))
    const byText = words.map((word) => this.#textsWith(word))
    const scores = new Map<number, Float64Array>()
    const own = (key: number): Float64Array => {
      let list = scores.get(key)
      if (!list) scores.set(key, (list = new Float64Array(words.length)))
      return list
    }
    words.forEach((_, index) => {
      for (const [name, quality] of byName[index]!)
        for (const { page, entry } of this.#names[name]!.entries) {
          const list = own(keyOf(page, entry))
          const worth = quality * nameWeight[this.pages[page]![entry]!.kind]
          if (list[index]! < worth) list[index] = worth
        }
      for (const [key, quality] of byText[index]!) {
        const list = own(key)
        const worth = quality * textWeight
        list[index] = list[index]! === 0 ? worth : list[index]! + worth / 4
      }
    })
    const compact = compactOf(text)
    const written = text.trim()
    const matches: Match[] = []
    for (const [key, list] of scores) {
      const page = Math.floor(key / 65_536)
      const entry = key % 65_536
      const found = this.pages[page]?.[entry]
      if (!found) continue
      let score = 0
      let missing = 0
      words.forEach((_, index) => {
        let worth = list[index]!
        if (entry > 0) {
          let context = 0
          for (const name of this.#pageNames[page]!) context = Math.max(context, byName[index]!.get(name) ?? 0)
          worth = Math.max(worth, context * contextWeight)
        }
        if (worth === 0) missing++
        score += worth
      })
      const count = words.length
      score /= Math.sqrt(count)
      const names = entry === 0 ? this.#pageNames[page]! : [this.#entryNames[page]![entry]!]
      score += Math.max(...names.map((name) => bonus(found.kind, this.#names[name]!, compact, written)))
      // Some of the words are better than none, but the more the better.
      if (missing > 0) score *= ((count - missing) / count) ** 2
      matches.push({ page, entry, ...found, score, whole: missing === 0 })
    }
    return matches
  }

  /** The names that match a word, and how well. */
  #namesWith({ text, stem }: QueryWord, isLast: boolean): Map<number, number> {
    const found = new Map<number, number>()
    for (const [term, names] of this.#terms) {
      let quality = matchQuality(term, text, stem)
      if (quality === 0) continue
      // A word that is being typed may be a beginning; of those before it only long ones.
      if (!isLast && quality < 0.85 && quality !== 0.5 && text.length < 3 && !isCjk(text)) continue
      quality *= quality
      for (const [name, weight] of names) {
        const worth = quality * weight
        if ((found.get(name) ?? 0) < worth) found.set(name, worth)
      }
    }
    return found
  }

  /** The entries whose texts have a word, and how much that says: a rare word says more. */
  #textsWith({ text, stem }: QueryWord): Map<number, number> {
    const found = new Map<number, number>()
    if (!isCjk(text) && text.length < 2) return found
    for (const number of new Set([bucketOf(text, this.core.buckets), bucketOf(stem, this.core.buckets)])) {
      const part = this.#parts.get(number)
      if (!part) continue
      for (const [term, encoded] of part) {
        const quality = matchQuality(term, text, stem)
        if (quality === 0 || (quality < 0.85 && text.length < 3 && !isCjk(text))) continue
        const places = typeof encoded === 'string' ? decodePlaces(encoded) : encoded
        part.set(term, places)
        const rarity = 0.5 + 0.5 * (1 - Math.log(1 + places.size) / Math.log(2 + this.pages.length))
        const worth = quality * quality * rarity
        for (const [page, entries] of places)
          for (const entry of entries) {
            const key = keyOf(page, entry)
            if ((found.get(key) ?? 0) < worth) found.set(key, worth)
          }
      }
    }
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

/** For names that are what was typed, or begin with it. */
function bonus(kind: EntryKind, name: Name, compact: string, written: string): number {
  if (compact === '') return 0
  if (name.compact === compact)
    return (
      20 +
      exactBonus[kind] +
      (name.written === written ? 12 : name.written.toLowerCase() === written.toLowerCase() ? 4 : 0)
    )
  if (name.compact.startsWith(compact)) return 5 * (compact.length / name.compact.length) + exactBonus[kind] / 6
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
