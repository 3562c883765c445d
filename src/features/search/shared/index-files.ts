/**
 * The files of an index, made from the shares of its pages: pure functions, so that a program that has the texts of a
 * site can search them without the site's own index.
 */
import type { Label } from '../../../feature.js'
import {
  type CorePage,
  encodeEntries,
  encodeOwnEntry,
  encodePlaces,
  groupCount,
  groupOf,
  type IndexCore,
  type IndexNames,
  type IndexPart,
  phraseNumber,
} from './index-format.js'
import type { EntryKind } from './kinds.js'
import { stopWords } from './vocabulary.js'
import { bucketOf, compoundsOf, isCjk, sinceWord, termsOfCompound } from './words.js'

/** An entry with its text. */
export interface FoundEntry {
  id: string
  kind: EntryKind
  name: string
  text: string
  type?: string
  since?: string
  /** Phrases by which it should be found. */
  foundBy?: string[]
}

export type PageShare = {
  title: string
  labels?: Label[]
  /** The id of its product. */
  family?: string
  /** The titles above it in the navigation. */
  parents: string[]
  /** `encodeEntries` */
  entries: string
  /** How many. */
  count: number
  /**
   * A line for each term: the term, a tab, and the numbers of the entries whose texts have it; where they have phrases
   * with it, another tab and the numbers of those (`phraseNumber`).
   */
  terms: string
}

/** @param entries that of the page itself first */
export function shareOf(
  entries: readonly FoundEntry[],
  page: Pick<PageShare, 'title' | 'labels' | 'family' | 'parents'>,
): PageShare {
  return {
    ...page,
    entries: encodeEntries(entries),
    count: entries.length,
    terms: [...placesOf(entries)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([term, lists]) =>
        [term, lists[0].join(' '), ...(lists[1].length > 0 ? [lists[1].join(' ')] : [])].join('\t'),
      )
      .join('\n'),
  }
}

type Places = [entries: number[], phrases: number[]]

/** The numbers of the entries whose texts have a term, and of their phrases that have it, for every term. */
function placesOf(entries: readonly FoundEntry[]): Map<string, Places> {
  const places = new Map<string, Places>()
  // A page repeats its words.
  const known = new Map<string, string[]>()
  const termsOf = (word: string): string[] => {
    let terms = known.get(word)
    if (!terms) {
      terms = termsOfCompound(word).flatMap(({ term }) => (stopWords.has(term) ? [] : [term]))
      known.set(word, terms)
    }
    return terms
  }
  const wordsIn = (text: string) => [...new Set(compoundsOf(text.normalize('NFKC')).map(({ word }) => word))]
  const add = (terms: readonly string[], entry: number, phrase?: number): void => {
    for (const term of terms) {
      let lists = places.get(term)
      if (!lists) places.set(term, (lists = [[], []]))
      if (lists[0].at(-1) !== entry) lists[0].push(entry)
      if (phrase !== undefined && lists[1].at(-1) !== phrase) lists[1].push(phrase)
    }
  }
  for (const [index, { text, type = '', since, foundBy = [] }] of entries.entries()) {
    for (const word of wordsIn(`${text}\n${type}`)) add(termsOf(word), index)
    if (since !== undefined) add([sinceWord(since)], index)
    for (const [place, phrase] of foundBy.entries()) {
      const words = wordsIn(phrase).map(termsOf)
      // Pairs of characters are words, too.
      const count = words.reduce((sum, terms) => sum + (terms.every(isCjk) ? terms.length : 1), 0)
      add(words.flat(), index, phraseNumber(index, place, count))
    }
  }
  return places
}

/** What the core and the names say of a page: all of its share but its terms, which are most of it. */
export type ListedPage = Omit<PageShare, 'terms'> & { pathname: string }

/** The core, all names and all parts of a language, as the texts of their files. */
export type IndexFiles = { core: string; names: string[]; parts: string[] }

/** @param last pathnames, with their slashes, whose headings come after those of other pages */
export function indexFiles(
  pages: readonly ListedPage[],
  terms: Terms,
  { last, ...head }: Omit<IndexCore, 'pages'> & { last: readonly string[] },
): IndexFiles {
  const { version, buckets, families } = head
  const core: IndexCore = {
    ...head,
    pages: pages.map(({ pathname, ...share }): CorePage => {
      const family = families.findIndex(({ id }) => id === share.family)
      const own = encodeOwnEntry(split(share.entries)[0], share.title)
      return {
        p: pathname,
        t: share.title,
        ...(family !== -1 && { f: family }),
        ...(share.parents.length > 0 && { b: share.parents }),
        ...(share.labels && { l: share.labels }),
        ...(last.some((one) => pathname.startsWith(one)) && { z: 1 as const }),
        ...(own !== undefined && { e: own }),
      }
    }),
  }
  const names = Array.from({ length: groupCount(families) }, (): IndexNames => ({ version, pages: [] }))
  core.pages.forEach((page, number) => {
    names[groupOf(page, core)]!.pages.push(split(pages[number]!.entries)[1])
  })
  return {
    core: JSON.stringify(core),
    names: names.map((one) => JSON.stringify(one)),
    parts: [...terms.byBucket(buckets)].map((lines) => JSON.stringify({ version, terms: lines } satisfies IndexPart)),
  }
}

/** The entry of a page, and those in it. */
function split(entries: string): [own: string, others: string] {
  const end = entries.indexOf('\n')
  return end === -1 ? [entries, ''] : [entries.slice(0, end), entries.slice(end + 1)]
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A part of a text that does not keep the whole in memory. */
function copied(part: string): string {
  return decoder.decode(encoder.encode(part))
}

/**
 * The terms of all pages and where each occurs. A thousand pages have half a million places, and pages have the same
 * few lists of entries, so a place is two small numbers.
 */
export class Terms {
  /** The numbers of a page and of a list of entries in turn, by term; and those of lists of phrases. */
  private readonly places = new Map<string, number[]>()
  private readonly phrases = new Map<string, number[]>()
  private readonly numbers = new Map<string, number>()
  private readonly lists: number[][] = []

  /** @param terms of a share */
  add(page: number, terms: string): void {
    if (terms === '') return
    for (const line of terms.split('\n')) {
      const [term, entries, phrases] = line.split('\t') as [string, string, string?]
      this.addList(this.places, term, page, entries)
      if (phrases !== undefined) this.addList(this.phrases, term, page, phrases)
    }
  }

  private addList(places: Map<string, number[]>, term: string, page: number, written: string): void {
    let list = this.numbers.get(written)
    if (list === undefined) {
      list = this.lists.push(written.split(' ').map(Number)) - 1
      this.numbers.set(copied(written), list)
    }
    const known = places.get(term)
    if (known) known.push(page, list)
    else places.set(copied(term), [page, list])
  }

  /** The lines of each part, one part at a time. */
  *byBucket(count: number): Generator<string> {
    const buckets = Array.from({ length: count }, (): string[] => [])
    for (const term of this.places.keys()) buckets[bucketOf(term, count)]!.push(term)
    for (const terms of buckets)
      yield terms
        .sort((a, b) => (a < b ? -1 : 1))
        .map((term) => [term, ...this.written(term)].join('\t'))
        .join('\n')
  }

  private written(term: string): string[] {
    const lists = [this.places.get(term), this.phrases.get(term)]
    return lists.flatMap((pairs) => (pairs ? [encodePlaces(this.placesOf(pairs))] : []))
  }

  private *placesOf(pairs: number[]): Generator<[page: number, entries: number[]]> {
    for (let at = 0; at < pairs.length; at += 2) yield [pairs[at]!, this.lists[pairs[at + 1]!]!]
  }
}
