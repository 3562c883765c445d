/** The index of a language, put together from the shares of its pages. */
import { all, type Ask, config, hash, question, type RouteKey, routes, translations } from '../../feature.js'
import {
  bucketCount,
  type CorePage,
  encodePlaces,
  groupOf,
  type IndexCore,
  type IndexNames,
  type IndexPart,
  encodeOwnEntry,
} from './index-format.js'
import { searchOptions } from './options.js'
import { type PageShare, pageShare } from './page-share.js'
import { synonymsOf } from './synonyms.js'
import { bucketOf } from './words.js'

/** The pages of a language, which may turn out to have no share. */
export const pagesOf = question('search/pages', async (ask, locale: string): Promise<RouteKey[]> =>
  (await ask(routes)).filter((route) => route.locale === locale),
)

async function sharesOf(ask: Ask, locale: string): Promise<{ route: RouteKey; share: PageShare }[]> {
  const pages = await ask(pagesOf, locale)
  // A page that can't be made says so itself.
  const shares = await all(pages.map((route) => ask(pageShare, route).catch(() => null)))
  return pages.flatMap((route, index) => {
    const share = shares[index]
    return share ? [{ route, share }] : []
  })
}

export async function buckets(ask: Ask, locale: string): Promise<number> {
  return bucketCount((await ask(pagesOf, locale)).length)
}

/** Identifies the numbers of pages and entries: changes when a page or an entry is added or removed, not with every text. */
function versionOf(pages: { route: RouteKey; share: PageShare }[]): string {
  return hash(pages.map(({ route, share }) => `${route.pathname} ${share.count}`).join('\n'), 12)
}

/** How many files of names there are: one for each product, and one for pages of none. */
export async function nameGroups(ask: Ask): Promise<number> {
  return (await ask(config)).products.length + 1
}

/** The core, all names and all parts of a language, as the texts of their files. */
export const searchIndex = question(
  'search/index',
  async (ask, locale: string): Promise<{ core: string; names: string[]; parts: string[] }> => {
    const pages = await sharesOf(ask, locale)
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
      pages: pages.map(({ route, share }): CorePage => {
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
      names[groupOf(page, core)]!.pages.push(split(pages[number]!.share.entries)[1])
    })
    const parts = termsByBucket(
      pages.map(({ share }) => share),
      count,
    ).map((lines): IndexPart => ({ version, terms: lines.join('\n') }))
    return {
      core: JSON.stringify(core),
      names: names.map((one) => JSON.stringify(one)),
      parts: parts.map((part) => JSON.stringify(part)),
    }
  },
  { persist: 'hash' },
)

/** The entry of a page, and those in it. */
function split(entries: string): [own: string, others: string] {
  const end = entries.indexOf('\n')
  return end === -1 ? [entries, ''] : [entries.slice(0, end), entries.slice(end + 1)]
}

/**
 * The lines of each part. A thousand pages have half a million places, and pages have the same few lists of entries, so a
 * place is two small numbers.
 */
function termsByBucket(shares: readonly PageShare[], count: number): string[][] {
  /** The numbers of a page and of a list of entries in turn, by term. */
  const places = new Map<string, number[]>()
  const numbers = new Map<string, number>()
  const lists: number[][] = []
  shares.forEach(({ terms }, page) => {
    if (terms === '') return
    for (const line of terms.split('\n')) {
      const tab = line.indexOf('\t')
      const written = line.slice(tab + 1)
      let list = numbers.get(written)
      if (list === undefined) {
        list = lists.push(written.split(' ').map(Number)) - 1
        numbers.set(written, list)
      }
      const term = line.slice(0, tab)
      const known = places.get(term)
      if (known) known.push(page, list)
      else places.set(term, [page, list])
    }
  })
  function* placesOf(pairs: number[]): Generator<[page: number, entries: number[]]> {
    for (let at = 0; at < pairs.length; at += 2) yield [pairs[at]!, lists[pairs[at + 1]!]!]
  }
  const parts = Array.from({ length: count }, (): string[] => [])
  for (const term of [...places.keys()].sort((a, b) => (a < b ? -1 : 1)))
    parts[bucketOf(term, count)]!.push(`${term}\t${encodePlaces(placesOf(places.get(term)!))}`)
  return parts
}
