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
import { bucketCount, groupCount } from '../shared/index-format.js'
import { searchOptions } from '../options.js'
import { type IndexFiles, indexFiles, type ListedPage, Terms } from '../shared/index-files.js'
import { pageShare } from './page-share.js'
import { synonymsOf } from '../shared/vocabulary.js'

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
      terms.add(pages.push({ ...listed, pathname: batch[index]!.pathname }) - 1, own)
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
  return hash(pages.map(({ pathname, count }) => `${pathname} ${count}`).join('\n'), 12)
}

/** How many files of names there are: one for each product, and one for pages of none. */
export async function nameGroups(ask: Ask): Promise<number> {
  return groupCount((await ask(config)).products)
}

/** The core, all names and all parts of a language, as the texts of their files. */
export const searchIndex = question(
  'search/index',
  async (ask, locale: string): Promise<IndexFiles> => {
    const terms = new Terms()
    const pages = await listedPages(ask, locale, terms)
    const version = versionOf(pages)
    const count = await buckets(ask, locale)
    const site = await ask(config)
    const { products } = await ask(translations, locale)
    const families = site.products.map(({ id, title }) => ({ id, title: products?.[id] ?? title }))
    const options = await searchOptions(ask)
    const last = options.last.map((pathname) => pathname.replace(/\/*$/, '/'))
    return indexFiles(pages, terms, {
      version,
      buckets: count,
      families,
      synonyms: synonymsOf(locale, options.synonyms),
      last,
    })
  },
  { persist: 'hash' },
)
