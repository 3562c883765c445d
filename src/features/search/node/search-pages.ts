/**
 * The search as pages, which need no script: one lists every page by family and first letter, and one for each family
 * every name in it (components, props, slots …) with the pages that have it.
 */
import {
  all,
  type Ask,
  config,
  definePages,
  emptyPage,
  fillTemplate,
  pageSummary,
  productOfPage,
  question,
  type RouteKey,
  routeToHref,
  type SearchListView,
  type SearchNamesView,
  toUrlPath,
  translations,
  type UrlPath,
} from '../../../feature.js'
import { pagesOf } from './build-index.js'
import { decodeEntries } from '../shared/index-format.js'
import type { EntryKind } from '../shared/kinds.js'
import { pageShare } from './page-share.js'

/** The pathname of the search page. */
export async function searchPath(ask: Ask): Promise<UrlPath> {
  return toUrlPath(`${(await ask(config)).prefix}/search`)
}

/** The family of the pages that belong to no product. */
const otherFamily = 'other'

async function familyIds(ask: Ask): Promise<string[]> {
  return [...(await ask(config)).products.map(({ id }) => id), otherFamily]
}

async function familyTitle(ask: Ask, id: string, locale: string): Promise<string> {
  const { strings, products } = await ask(translations, locale)
  const product = (await ask(config)).products.find((one) => one.id === id)
  return products?.[id] ?? product?.title ?? strings['search.other'] ?? ''
}

async function namesPath(ask: Ask, family: string): Promise<UrlPath> {
  return toUrlPath(`${await searchPath(ask)}${family}`)
}

/** The pages of a language, without those of the search itself. */
async function contentPages(ask: Ask, locale: string): Promise<RouteKey[]> {
  const own = await searchPath(ask)
  return (await ask(pagesOf, locale)).filter(({ pathname }) => !pathname.startsWith(own))
}

/** Something with a name that lists put under its first letter. */
interface Named {
  name: string
  /** Decides between equal names. */
  tie: string
}

/** Groups in the order of their letters, their items in that of their names. */
function byLetter<Item extends Named>(items: readonly Item[]): { letter: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>()
  for (const item of [...items].sort((a, b) => compare(plain(a.name), plain(b.name)) || compare(a.tie, b.tie))) {
    const letter = [...plain(item.name).toUpperCase()][0] ?? ''
    const group = groups.get(letter)
    if (group) group.push(item)
    else groups.set(letter, [item])
  }
  return [...groups].map(([letter, group]) => ({ letter, items: group }))
}

/** Without the dot of a class. */
const plain = (name: string) => name.replace(/^[^\p{L}\p{N}]+(?=.)/u, '')

/** Without a collator, whose order depends on the system. */
function compare(a: string, b: string): number {
  const x = a.toLowerCase()
  const y = b.toLowerCase()
  return x < y ? -1 : x > y ? 1 : 0
}

async function pageList(ask: Ask, locale: string): Promise<SearchListView['families']> {
  const site = await ask(config)
  const families = new Map<string, (Named & { title: string; href: string })[]>(
    (await familyIds(ask)).map((id) => [id, []]),
  )
  const pages = await contentPages(ask, locale)
  const listed = await all(
    pages.map(async (route) => {
      const summary = await ask(pageSummary, route).catch(() => undefined)
      if (!summary || summary.frontMatter.noIndex) return undefined
      const { title } = summary
      const family = productOfPage(summary, route.pathname, site.products)?.id ?? otherFamily
      return { family, title, href: routeToHref(route, site) }
    }),
  )
  for (const one of listed)
    if (one) families.get(one.family)!.push({ name: one.title, tie: one.href, title: one.title, href: one.href })
  return all(
    [...families]
      .filter(([, links]) => links.length > 0)
      .map(async ([id, links]) => ({
        title: await familyTitle(ask, id, locale),
        names: routeToHref({ pathname: await namesPath(ask, id), locale }, site),
        letters: byLetter(links).map(({ letter, items }) => ({
          letter,
          links: items.map(({ title, href }) => ({ title, href })),
        })),
      })),
  )
}

export const searchPages = definePages<null>({
  name: 'search',
  ofManyPages: true,
  keys: async () => [null],
  pathname: searchPath,
  key: async (ask, pathname) => (pathname === (await searchPath(ask)) ? null : undefined),
  async page(ask, _key, locale) {
    const { strings } = await ask(translations, locale)
    const view: SearchListView = {
      action: routeToHref({ pathname: await searchPath(ask), locale }, await ask(config)),
      families: await pageList(ask, locale),
    }
    return {
      ...emptyPage(locale, 'search', strings['search.title']!, strings['search.description']),
      frontMatter: { noIndex: true },
      data: view,
    }
  },
  offline: 'shell',
})

/** What a list of names needs of a page, which most edits of its text leave as it is. */
export const pageNames = question('search/page-names', async (ask, route: RouteKey) => {
  const share = await ask(pageShare, route)
  return share && { title: share.title, family: share.family ?? otherFamily, entries: share.entries }
})

/** The kinds in a list of names. Sections are found on their pages, which have a table of contents. */
const isListed = (kind: EntryKind) => kind !== 'page' && kind !== 'section'

async function names(ask: Ask, family: string, locale: string): Promise<SearchNamesView['letters']> {
  const site = await ask(config)
  const pages = await contentPages(ask, locale)
  const shares = await all(pages.map((route) => ask(pageNames, route).catch(() => null)))
  const found = new Map<string, Named & { kind: EntryKind; places: { title: string; href: string }[] }>()
  pages.forEach((route, index) => {
    const share = shares[index]
    if (share?.family !== family) return
    const address = routeToHref(route, site)
    for (const { kind, name, id } of decodeEntries(share.entries)) {
      if (!isListed(kind)) continue
      const key = `${kind} ${name}`
      let item = found.get(key)
      if (!item) found.set(key, (item = { name, tie: key, kind, places: [] }))
      item.places.push({ title: share.title, href: id === '' ? address : `${address}#${encodeURIComponent(id)}` })
    }
  })
  const { strings } = await ask(translations, locale)
  return byLetter([...found.values()]).map(({ letter, items }) => ({
    letter,
    names: items.map(({ name, kind, places }) => ({ name, kind: strings[`search.kind.${kind}`] ?? kind, places })),
  }))
}

export const namePages = definePages<string>({
  name: 'search-names',
  ofManyPages: true,
  keys: familyIds,
  pathname: namesPath,
  async key(ask, pathname) {
    for (const id of await familyIds(ask)) if ((await namesPath(ask, id)) === pathname) return id
    return undefined
  },
  async page(ask, family, locale) {
    const { strings } = await ask(translations, locale)
    const title = await familyTitle(ask, family, locale)
    const view: SearchNamesView = {
      search: routeToHref({ pathname: await searchPath(ask), locale }, await ask(config)),
      letters: await names(ask, family, locale),
    }
    return {
      ...emptyPage(
        locale,
        'search-names',
        fillTemplate(strings['search.names'] ?? '', { family: title }),
        strings['search.namesDescription'],
      ),
      frontMatter: { noIndex: true },
      data: view,
    }
  },
  offline: 'on-use',
})
