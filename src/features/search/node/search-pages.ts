/**
 * The search as pages, which need no script: one lists every page by family and first letter, and one for each family
 * every name in it (components, props, slots …) with the pages that have it. Where these are too many for one page, it
 * links to a page for each letter.
 */
import {
  all,
  type Ask,
  config,
  defineOutputs,
  definePages,
  emptyPage,
  fileToRoute,
  fillTemplate,
  locales,
  type Page,
  pageKind,
  pageSummary,
  productOfPage,
  question,
  renderPage,
  type RouteKey,
  routeToFile,
  routeToHref,
  type SearchListView,
  type SearchNamesView,
  toPathname,
  toUrlPath,
  translations,
  type UrlPath,
} from '../../../feature.js'
import { contentPages, searchPath } from './build-index.js'
import { decodeEntries } from '../shared/index-format.js'
import type { EntryKind } from '../shared/kinds.js'
import { pageShare } from './page-share.js'

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
  async markdown(ask, { title, description, data }, { locale }) {
    const { strings } = await ask(translations, locale)
    const families = (data as SearchListView).families.map(({ title: name, letters }) => {
      const links = letters.flatMap((letter) => letter.links.map((link) => `- [${link.title}](${link.href})`))
      return `## ${name}\n\n${links.join('\n')}`
    })
    const text = [`# ${title}`, description || strings['search.description'], ...families].filter(Boolean)
    return `${text.join('\n\n')}\n`
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

type Letters = SearchNamesView['letters']

/** The names of a family by their first letters. */
const names = question(
  'search/names',
  async (ask, { family, locale }: { family: string; locale: string }): Promise<Letters> => {
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
  },
  { persist: 'hash' },
)

/** The page of what begins with no letter. */
const noLetter = '#'

/** The letter whose page has the names of a letter, a digit or a symbol. */
const pageLetter = (letter: string) => (/^\p{L}$/u.test(letter) ? letter : noLetter)

/**
 * The letters that have pages of their own; none where the names fit one page, as JSON nearly as long as its HTML, and
 * leave room for what is around them. The same in all languages, so that each page has its translation.
 */
const lettersWithPages = question('search/letters', async (ask, family: string): Promise<string[]> => {
  const { pageSizeWarning } = await ask(config)
  const lists = await all((await ask(locales)).map(({ code }) => ask(names, { family, locale: code })))
  if (lists.every((list) => Buffer.byteLength(JSON.stringify(list)) < pageSizeWarning * 500)) return []
  return [...new Set(lists.flat().map(({ letter }) => pageLetter(letter)))].sort(compare)
})

async function letterPath(ask: Ask, family: string, letter: string): Promise<UrlPath> {
  const name = letter === noLetter ? 'symbols' : letter.toLowerCase()
  return toUrlPath(`${await namesPath(ask, family)}${name}`)
}

/** @param letter that of the page; without one, the page of all names or of all letters */
async function listOfNames(ask: Ask, family: string, locale: string, letter?: string): Promise<Page> {
  const site = await ask(config)
  const { strings } = await ask(translations, locale)
  const every = await ask(names, { family, locale })
  const href = (pathname: UrlPath) => routeToHref({ pathname, locale }, site)
  const on = (page: string) => every.filter((one) => pageLetter(one.letter) === page)
  const made = await all(
    (await ask(lettersWithPages, family)).map(async (one) => ({
      letter: one,
      href: href(await letterPath(ask, family, one)),
      count: on(one).reduce((sum, { names }) => sum + names.length, 0),
      isCurrent: one === letter,
    })),
  )
  const pages = made.filter(({ count }) => count > 0)
  const overview = { title: await listTitle(ask, family, locale), href: href(await namesPath(ask, family)) }
  const view: SearchNamesView = {
    search: href(await searchPath(ask)),
    ...(letter !== undefined && { overview }),
    pages,
    letters: letter !== undefined ? on(letter) : pages.length > 0 ? [] : every,
  }
  const title = letter === undefined ? overview.title : `${overview.title}: ${letter}`
  return {
    ...emptyPage(locale, 'search-names', title, strings['search.namesDescription']),
    frontMatter: { noIndex: true },
    data: view,
  }
}

async function listTitle(ask: Ask, family: string, locale: string): Promise<string> {
  const { strings } = await ask(translations, locale)
  return fillTemplate(strings['search.names'] ?? '', { family: await familyTitle(ask, family, locale) })
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
  page: (ask, family, locale) => listOfNames(ask, family, locale),
  offline: 'on-use',
})

/**
 * The pages of letters, found in the contents of all others. So they cannot be in the site map, which every page may
 * ask.
 */
export const letterPages = defineOutputs<{ family: string; letter: string; locale: string }>({
  name: 'search-letters',
  async keys(ask) {
    const families = await familyIds(ask)
    const lists = await all(families.map((family) => lettersOfRun(ask, family)))
    return (await ask(locales)).flatMap(({ code }) =>
      families.flatMap((family, index) => lists[index]!.map((letter) => ({ family, letter, locale: code }))),
    )
  },
  async path(ask, { family, letter, locale }) {
    return routeToFile({ pathname: await letterPath(ask, family, letter), locale }, await ask(config))
  },
  async key(ask, path) {
    const route = fileToRoute(path, await ask(config))
    for (const family of route ? await familyIds(ask) : []) {
      const { pathname, locale } = route!
      if (!pathname.startsWith(await namesPath(ask, family))) continue
      for (const letter of await lettersOfRun(ask, family))
        if ((await letterPath(ask, family, letter)) === pathname) return { family, letter, locale }
    }
    return undefined
  },
  async make(ask, { family, letter, locale }) {
    const route = { pathname: await letterPath(ask, family, letter), locale }
    return renderPage(ask, route, await listOfNames(ask, family, locale, letter))
  },
})

/** None where the run leaves out the page that links to them. */
async function lettersOfRun(ask: Ask, family: string): Promise<string[]> {
  const isMade = (await ask(pageKind, toPathname(await namesPath(ask, family)))) !== null
  return isMade ? ask(lettersWithPages, family) : []
}
