/** The index of a language, put together from the shares of its pages. */
import {
  all,
  type Ask,
  config,
  hash,
  question,
  type RouteKey,
  routes,
  toUrlPath,
  translations,
  type UrlPath,
} from '../../../feature.js'
import {
  bucketCount,
  type CorePage,
  encodePlaces,
  groupOf,
  type IndexCore,
  type IndexNames,
  type IndexPart,
  encodeOwnEntry,
} from '../shared/index-format.js'
import { searchOptions } from '../options.js'
import { type PageShare, pageShare } from './page-share.js'
import { synonymsOf } from '../shared/vocabulary.js'
import { bucketOf } from '../shared/words.js'

/** The pathname of the search page. */
export async function searchPath(ask: Ask): Promise<UrlPath> {
  return toUrlPath(`${(await ask(config)).prefix}/search`)
}

/** The pages of a language, which may turn out to have no share. */
const pagesOf = question('search/pages', async (ask, locale: string): Promise<RouteKey[]> =>
  (await ask(routes)).filter((route) => route.locale === locale),
)

/** Without those of the search itself, which are made from them. */
export async function contentPages(ask: Ask, locale: string): Promise<RouteKey[]> {
  const own = await searchPath(ask)
  return (await ask(pagesOf, locale)).filter(({ pathname }) => !pathname.startsWith(own))
}

/** What the core and the names say of a page: all of its share but its terms, which are most of it. */
type ListedPage = Omit<PageShare, 'terms'> & { route: RouteKey }

/** Pages that are in memory at once. */
const batchSize = 100

/** The pages of a language that have a share. Each share's terms are added to `terms`, and not kept. */
async function listedPages(ask: Ask, locale: string, terms: Terms): Promise<ListedPage[]> {
  const routesOfPages = await contentPages(ask, locale)
  const pages: ListedPage[] = []
  for (let start = 0; start < routesOfPages.length; start += batchSize) {
    const batch = routesOfPages.slice(start, start + batchSize)
    // A page that can't be made says so itself.
    const shares = await all(batch.map((route) => ask(pageShare, route).catch(() => null)))
    shares.forEach((share, index) => {
      if (!share) return
      const { terms: own, ...listed } = share
      terms.add(pages.push({ ...listed, route: batch[index]! }) - 1, own)
    })
  }
  return pages
}

export async function buckets(ask: Ask, locale: string): Promise<number> {
  return bucketCount((await ask(pagesOf, locale)).length)
}

/**
 * Identifies the numbers of pages and entries: changes when a page or an entry is added or removed, not with every
 * text.
 */
function versionOf(pages: ListedPage[]): string {
  return hash(pages.map(({ route, count }) => `${route.pathname} ${count}`).join('\n'), 12)
}

/** How many files of names there are: one for each product, and one for pages of none. */
export async function nameGroups(ask: Ask): Promise<number> {
  return (await ask(config)).products.length + 1
}

/** The core, all names and all parts of a language, as the texts of their files. */
export const searchIndex = question(
  'search/index',
  async (ask, locale: string): Promise<{ core: string; names: string[]; parts: string[] }> => {
    const terms = new Terms()
    const pages = await listedPages(ask, locale, terms)
    const version = versionOf(pages)
    const count = await buckets(ask, locale)
    const site = await ask(config)
    const { products } = await ask(translations, locale)
    const families = site.products.map(({ id, title }) => ({ id, title: products?.[id] ?? title }))
    const options = await searchOptions(ask)
    const last = options.last.map((pathname) => pathname.replace(/\/*$/, '/'))
    const core: IndexCore = {
      version,
      buckets: count,
      families,
      synonyms: synonymsOf(locale, options.synonyms),
      pages: pages.map(({ route, ...share }): CorePage => {
        const family = families.findIndex(({ id }) => id === share.family)
        const own = encodeOwnEntry(split(share.entries)[0], share.title)
        return {
          p: route.pathname,
          t: share.title,
          ...(family !== -1 && { f: family }),
          ...(share.parents.length > 0 && { b: share.parents }),
          ...(share.labels && { l: share.labels }),
          ...(last.some((pathname) => route.pathname.startsWith(pathname)) && { z: 1 as const }),
          ...(own !== undefined && { e: own }),
        }
      }),
    }
    const names = Array.from({ length: await nameGroups(ask) }, (): IndexNames => ({ version, pages: [] }))
    core.pages.forEach((page, number) => {
      names[groupOf(page, core)]!.pages.push(split(pages[number]!.entries)[1])
    })
    return {
      core: JSON.stringify(core),
      names: names.map((one) => JSON.stringify(one)),
      parts: [...terms.byBucket(count)].map((lines) => JSON.stringify({ version, terms: lines } satisfies IndexPart)),
    }
  },
  { persist: 'hash' },
)

/** The entry of a page, and those in it. */
function split(entries: string): [own: string, others: string] {
  const end = entries.indexOf('\n')
  return end === -1 ? [entries, ''] : [entries.slice(0, end), entries.slice(end + 1)]
}

/** A part of a text that does not keep the whole in memory. */
function copied(part: string): string {
  return Buffer.from(part).toString()
}

/**
 * The terms of all pages and where each occurs. A thousand pages have half a million places, and pages have the same
 * few lists of entries, so a place is two small numbers.
 */
class Terms {
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
