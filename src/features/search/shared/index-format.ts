/**
 * The files of the index, which the feature writes and the search reads.
 *
 * The *core* of a language has all pages. *Names* are in a file for each family: those of sections, props and so on.
 * The core and the names of the reader's family are enough for the first results. *Parts* have the words of the texts,
 * each those with certain beginnings. The *texts* of a page are in a file of their own, for the results that are shown.
 * A page is numbered by its place in the core, an entry by its place in its page, so an edit within a page changes the
 * numbers of that page only.
 */
import type { Label } from '../../../feature.js'
import { type EntryKind, kinds, kindTable } from './kinds.js'

/** A kind is one letter. */
const kindOfLetter = new Map(kinds.map((kind) => [kindTable[kind].letter, kind]))

/** Something that can be found. */
export interface IndexEntry {
  kind: EntryKind
  name: string
  /** Its id in the page; empty for the page itself. */
  id: string
}

export interface CorePage {
  /** The pathname, without base and locale. */
  p: string
  /** The page's title. */
  t: string
  /** Its place in `families`; absent for a page of no family. */
  f?: number
  /** The titles above it in the navigation. */
  b?: string[]
  /** Its labels. */
  l?: Label[]
  /** Present if its headings come after those of other pages. */
  z?: 1
  /** The entry of the page itself, as `encodeOwnEntry` writes it: pages of components are components. */
  e?: string
}

export interface IndexCore {
  /** Identifies the numbers of pages and entries, which all parts must agree upon. */
  version: string
  /** How many parts there are. */
  buckets: number
  /** The products of the site, whether they have pages or not. */
  families: { id: string; title: string }[]
  /** Groups of words that mean the same. */
  synonyms: string[][]
  pages: CorePage[]
}

/** The names of a family, or of the pages that have none. */
export interface IndexNames {
  version: string
  /** The entries (`encodeEntries`) of each page of the family, in the order of the core, without the page itself. */
  pages: string[]
}

/** The words of texts with certain beginnings. */
export interface IndexPart {
  version: string
  /**
   * A line for each term, in the order of code points: the term, a tab, and its places (`encodePlaces`); if phrases have
   * it by which an entry should be found, another tab and those.
   */
  terms: string
}

/** The texts of one page, in the order of its entries. */
export type PageTexts = {
  name: string
  text: string
  type?: string
  default?: string
  labels?: Label[]
  /** The address of a demo. */
  picture?: string
}[]

// Ids are nearly always made from names, in one of these ways.
const idMakers: ((name: string) => string)[] = [
  (name) => name.replace(/^\./, '').replace(/[^\w-]+/g, '-'),
  (name) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, ''),
]

/**
 * A line for each entry: the letter of its kind, its name, and, unless the id follows from the name as it does in the
 * entries before, a tab and the id. `=0prefix` says that ids from here on, of this kind, are that prefix and the name.
 */
export function encodeEntries(entries: readonly IndexEntry[]): string {
  const rules = new Map<EntryKind, { maker: number; prefix: string }>()
  return entries
    .map(({ kind, name, id }) => {
      const line = kindTable[kind].letter + name.replace(/[\t\n]/g, ' ')
      if (id === '') return `${line}\t`
      const known = rules.get(kind)
      if (known && known.prefix + idMakers[known.maker]!(name) === id) return line
      for (const [maker, make] of idMakers.entries()) {
        const made = make(name)
        if (made === '' || !id.endsWith(made)) continue
        const prefix = id.slice(0, id.length - made.length)
        rules.set(kind, { maker, prefix })
        return `${line}\t=${maker}${prefix}`
      }
      return `${line}\t${id}`
    })
    .join('\n')
}

export function decodeEntries(text: string): IndexEntry[] {
  const rules = new Map<EntryKind, { maker: number; prefix: string }>()
  return text.split('\n').map((line) => {
    const [first = '', written] = line.split('\t')
    const kind = kindOfLetter.get(first[0]!) ?? 'section'
    const name = first.slice(1)
    if (written?.startsWith('=')) rules.set(kind, { maker: Number(written[1]), prefix: written.slice(2) })
    else if (written !== undefined) return { kind, name, id: written }
    const rule = rules.get(kind) ?? { maker: 0, prefix: '' }
    return { kind, name, id: rule.prefix + idMakers[rule.maker]!(name) }
  })
}

/** The entry of a page that is nothing but a page. */
const pageEntry = (title: string) => encodeEntries([{ kind: 'page', name: title, id: '' }])

const withoutLastWord = (title: string) => title.replace(/ \S+$/, '')

/**
 * The entry of a page itself, which mostly follows from its title.
 *
 * @param own its line (`encodeEntries`)
 * @returns undefined if it is nothing but a page, and only the letter of its kind if it is called like the title
 *   without its last word (“DataTable API”)
 */
export function encodeOwnEntry(own: string, title: string): string | undefined {
  if (own === pageEntry(title)) return undefined
  return own.slice(1) === `${withoutLastWord(title)}\t` ? own[0] : own
}

export function decodeOwnEntry({ t, e = pageEntry(t) }: Pick<CorePage, 't' | 'e'>): IndexEntry {
  return decodeEntries(e.length === 1 ? `${e}${withoutLastWord(t)}\t` : e)[0]!
}

/** What a page is shown as: `t` may also have the name that the navigation has for it. */
export function titleOf(page: Pick<CorePage, 't' | 'e'>): string {
  const { kind, name } = decodeOwnEntry(page)
  return kind === 'page' ? name : page.t
}

/** The number of the file with the names of a page. */
export const groupOf = ({ f }: Pick<CorePage, 'f'>, { families }: Pick<IndexCore, 'families'>): number =>
  f ?? families.length

/** The number of a phrase is made of that of its entry, its place there and how many words it has. */
const phrasesOfEntry = 32
export const wordsOfPhrase = 16
export const phraseNumbers = phrasesOfEntry * wordsOfPhrase

/** @param words how many it has; of more than there are numbers for, some do not count */
export const phraseNumber = (entry: number, place: number, words: number): number =>
  entry * phraseNumbers + Math.min(place, phrasesOfEntry - 1) * wordsOfPhrase + Math.min(words, wordsOfPhrase - 1)

/** Where a term is: entries, or phrases, by page. */
export type Places = Map<number, number[]>

/**
 * `2:0,3;5:1`: differences in base 36. A page whose only place is the entry 0 is just its number.
 *
 * @param places in the order of pages
 */
export function encodePlaces(places: Iterable<readonly [page: number, entries: readonly number[]]>): string {
  let before = 0
  const encoded: string[] = []
  for (const [page, entries] of places) {
    const number = (page - before).toString(36)
    before = page
    let last = 0
    const list = entries.map((entry) => {
      const step = (entry - last).toString(36)
      last = entry
      return step
    })
    encoded.push(list.length === 1 && list[0] === '0' ? number : `${number}:${list.join(',')}`)
  }
  return encoded.join(';')
}

export function decodePlaces(text: string): Places {
  const places: Places = new Map()
  let page = 0
  for (const one of text.split(';')) {
    const [number = '', list = '0'] = one.split(':')
    page += parseInt(number, 36)
    let entry = 0
    places.set(
      page,
      list.split(',').map((step) => (entry += parseInt(step, 36))),
    )
  }
  return places
}

/** How many parts a site with so many pages has: each loads in a moment, and there are not too many of them. */
export function bucketCount(pages: number): number {
  let count = 8
  while (count < 256 && count * 4 < pages) count *= 2
  return count
}

/** How many groups of names there are: one for each family, and one for pages of none. */
export const groupCount = (families: readonly unknown[]): number => families.length + 1

/** Names of the files, in the folder of a language's search page. */
export const coreFile = 'pages.json'
export const namesFile = (group: number) => `names-${group}.json`
export const setupFile = 'setup.json'
export const partFile = (bucket: number) => `words-${bucket}.json`
/** @param pathname with its slashes: `/x/charts/bars/` */
export const textsFile = (pathname: string) => `texts${pathname.replace(/\/$/, '') || '/index'}.json`
