/**
 * A page's share of the index: its entries and the words of their texts. It is the answer to a question of its own, so
 * that an edited page costs its own share, and putting the index together reads no texts.
 */
import {
  type Ask,
  breadcrumbs,
  config,
  type Label,
  navTitle,
  type Page,
  page,
  productOfPage,
  question,
  type RouteKey,
  searchEntries,
  type TextSection,
  toPathname,
} from '../../../feature.js'
import { encodeEntries, type PageTexts, phraseNumber } from '../shared/index-format.js'
import type { EntryKind } from '../shared/kinds.js'
import { stopWords } from '../shared/vocabulary.js'
import { compoundsOf, fold, isCjk, sinceWord, termsOfCompound } from '../shared/words.js'

/** An entry with its text. */
interface FoundEntry extends Omit<TextSection, 'kind' | 'heading'> {
  kind: EntryKind
  name: string
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

/** The entries of a page: the page itself first. */
async function entriesOf(ask: Ask, content: Page, route: RouteKey): Promise<FoundEntry[]> {
  const { title, description } = content
  const sections = await searchEntries(ask, content, route)
  // The text before the first heading, and that under the page's own title, is the page's.
  const known = new Set([fold(title)])
  const first = sections[0]
  const named = first?.id === '' && first.kind ? first : undefined
  const isLead = ({ id, heading, kind }: TextSection) => id === '' || (kind === undefined && known.has(fold(heading)))
  const lead: TextSection[] = []
  for (const section of sections) {
    if (!isLead(section)) break
    lead.push(section)
  }
  const texts = [...lead.map(({ text }) => text)]
  if (!texts.some((text) => text.includes(description))) texts.unshift(description)
  const foundBy = [...(content.frontMatter.foundBy ?? []), ...lead.flatMap((section) => section.foundBy ?? [])]
  const own: FoundEntry = {
    kind: named?.kind ?? 'page',
    name: named?.heading ?? title,
    id: '',
    text: texts.filter(Boolean).join('\n'),
    foundBy,
  }
  return [
    own,
    ...sections
      .slice(lead.length)
      .map(({ kind, heading, ...rest }): FoundEntry => ({ ...rest, kind: kind ?? 'section', name: heading })),
  ]
}

/** Null for a page that is not to be found. */
export const pageShare = question('search/page-share', async (ask, route: RouteKey): Promise<PageShare | null> => {
  const content = await ask(page, route)
  if (content.frontMatter.noIndex) return null
  const pathname = toPathname(route.pathname)
  const entries = await entriesOf(ask, content, route)
  const places = placesOf(entries)
  const site = await ask(config)
  const product = productOfPage(content, route.pathname, site.products)
  const parents = (await ask(breadcrumbs, { pathname, locale: route.locale })).map(({ title }) => title)
  const title = entries[0]!.kind === 'page' ? await pageTitle(ask, content, route) : content.title
  return {
    title,
    ...(content.titleLabels.length > 0 && { labels: content.titleLabels }),
    ...(product && { family: product.id }),
    parents,
    entries: encodeEntries(entries),
    count: entries.length,
    terms: [...places]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([term, lists]) =>
        [term, lists[0].join(' '), ...(lists[1].length > 0 ? [lists[1].join(' ')] : [])].join('\t'),
      )
      .join('\n'),
  }
})

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

/** With the name in the navigation, if that says anything else: readers know the page by it. */
async function pageTitle(ask: Ask, { title }: Page, { pathname, locale }: RouteKey): Promise<string> {
  const name = await ask(navTitle, { pathname: toPathname(pathname), locale }).catch(() => title)
  return isSaid(name, title) ? title : `${title} · ${name}`
}

/** Whether a title has each word of a name, or a longer one that begins with it: "formats" says "format". */
export function isSaid(name: string, title: string): boolean {
  const words = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const ofTitle = words(title)
  return fold(title).includes(fold(name)) || words(name).every((word) => ofTitle.some((one) => one.startsWith(word)))
}

/** The texts of a page, in the order of its entries. */
export async function pageTexts(ask: Ask, route: RouteKey): Promise<PageTexts | undefined> {
  const content = await ask(page, route)
  if (content.frontMatter.noIndex) return undefined
  return (await entriesOf(ask, content, route)).map(({ name, text, type, default: value, labels }) => ({
    name,
    text: text.replace(/\s*\n\s*/g, '\n'),
    ...(type && { type }),
    ...(value !== undefined && { default: value }),
    ...(labels?.length && { labels }),
  }))
}
