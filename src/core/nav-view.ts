/**
 * The navigation as one page shows it: its ancestors open, at most 40 of its nearest siblings, everything else closed
 * and fetched when it is opened. So a page does not grow with the number of pages, and does not change when a title in a
 * distant part of the navigation does.
 */
import { all, type Ask, question } from '../engine/question.js'
import type { GroupItem, LinkRef, NavEntry, NeighbourLink, OutputPath } from '../model.js'
import { config } from './config.js'
import { type NavItem, navigation, soleChildOf } from './navigation.js'
import { pathnameToTitle, productOf, routeToHref, sectionOf, toUrlPath, withBase } from './paths.js'
import { parts } from './parts.js'
import { kindOfAll, pageKind } from './site-map.js'
import { sourceFile } from './source.js'
import { sectionTitle, translatedTitle } from './translations.js'

/** Maximum number of entries of one level in a page. */
export const levelLimit = 40

/** The title of an entry or a page in a language. */
export const navTitle = question(
  'nav-title',
  async (ask, { pathname, locale }: { pathname: string; locale: string }): Promise<string> => {
    const group = await ask(groupNamedAfter, pathname)
    if (group !== null) return ask(navTitle, { pathname: group, locale })
    const translated =
      (await ask(translatedTitle, { locale, pathname })) ?? (await ask(ownTranslatedTitle, { pathname, locale }))
    if (translated) return translated
    const place = await ask(navPlace, pathname)
    const { locales, prefix } = await ask(config)
    const section = sectionOf(pathname, prefix)
    const titles = section === undefined ? undefined : await ask(sectionTitle, { locale, section })
    // Titles in the navigation are in the default language.
    const inLanguage = locale === locales[0]!.code ? undefined : titles?.own
    return inLanguage ?? place?.title ?? titles?.own ?? titles?.english ?? pathnameToTitle(pathname)
  },
)

/**
 * The group that gives its name to its only page: the one at the page's own address, `/x/react-charts-group` for
 * `/x/react-charts`. The page alone is usually an “Overview”, which says nothing without its group.
 */
const groupNamedAfter = question('group-named-after', async (ask, pathname: string): Promise<string | null> => {
  const place = await ask(navPlace, pathname)
  const parent = place?.parents.at(-1)
  if (parent === undefined || (await ask(soleChild, parent)) === null) return null
  const { pathname: group } = await ask(navTarget, parent)
  return group === `${pathname}-group` ? group : null
})

/** The page that stands in the navigation in place of its group; null if the group is shown. */
const soleChild = question('nav-sole-child', async (ask, index: number): Promise<number | null> => {
  const items = await ask(navigation)
  const child = soleChildOf(items, index)
  // A group with a page of its own has two pages.
  return child === undefined || (await ask(kindOfAll, items[index]!.pathname)) !== null ? null : child
})

/** The groups that are not shown, with their only pages: their addresses lead to these. */
export const hiddenGroups = question('hidden-groups', async (ask): Promise<{ group: string; page: string }[]> => {
  const items = await ask(navigation)
  const children = await all(items.map((_, index) => ask(soleChild, index)))
  return items.flatMap(({ pathname }, index) => {
    const child = children[index]
    return child === null || child === undefined ? [] : [{ group: pathname, page: items[child]!.pathname }]
  })
})

/** The ancestors of a page that are shown, outermost first. */
async function shownParents(ask: Ask, pathname: string): Promise<number[]> {
  const { parents = [] } = (await ask(navPlace, pathname)) ?? {}
  const children = await all(parents.map((parent) => ask(soleChild, parent)))
  return parents.filter((_, index) => children[index] === null)
}

/** The title that a page's translation gives itself; null if it is not translated, or its file cannot be read. */
const ownTranslatedTitle = question(
  'own-translated-title',
  async (ask, { pathname, locale }: { pathname: string; locale: string }): Promise<string | null> => {
    const { locales } = await ask(config)
    if (locale === locales[0]!.code || (await ask(pageKind, pathname)) !== 'file') return null
    const source = await sourceFile(ask, pathname, locale)
    if (source?.locale !== locale) return null
    const parsed = await ask(parts, { file: source.file }).catch(() => undefined)
    return parsed?.title || null
  },
)

/** The index of every pathname in the list of the navigation's entries. */
const navIndex = question('nav-index', async (ask): Promise<Record<string, number>> => {
  const index: Record<string, number> = {}
  const items = await ask(navigation)
  items.forEach(({ pathname, hash }, at) => {
    if (hash === undefined) index[pathname] ??= at
  })
  return index
})

/** What the entry at an index refers to, without its title: pages ask this, so that editing a title elsewhere is no change. */
const navTarget = question('nav-target', async (ask, index: number): Promise<{ pathname: string; hash?: string }> => {
  const { pathname, hash } = (await ask(navigation))[index]!
  return { pathname, ...(hash !== undefined && { hash }) }
})

/** The position of a pathname in the tree; `parents` outermost first. */
export const navPlace = question('nav-place', async (ask, pathname: string) => {
  const index = (await ask(navIndex))[pathname]
  if (index === undefined) return null
  const { parents, labels, title } = (await ask(navigation))[index]!
  return { index, parents, labels, ...(title !== undefined && { title }) }
})

/** Stands for the parent of the top-level entries, in place of an index. */
export const wholeNavigation = -1

/** The indexes of one level: the children of an item, or the top level if `parent` is `wholeNavigation`. */
const levelIndexes = question('nav-level', async (ask, parent: number): Promise<number[]> => {
  const items = await ask(navigation)
  return parent === wholeNavigation
    ? items.flatMap((item, index) => (item.parents.length === 0 ? [index] : []))
    : items[parent]!.children
})

/** One entry, closed; null if it is hidden. A question for each, so that a page depends only on those that it shows. */
const entryAt = question(
  'nav-entry',
  async (ask, { index, locale }: { index: number; locale: string }): Promise<LevelEntry | null> => {
    const items = await ask(navigation)
    const child = await ask(soleChild, index)
    if (child === null) return (await levelEntry(ask, items, index, locale)) ?? null
    const entry = await levelEntry(ask, items, child, locale)
    if (!entry) return null
    const labels = [...new Set([...items[index]!.labels, ...items[child]!.labels])]
    return labels.length > 0 ? { ...entry, labels } : entry
  },
)

/** All entries of one level. */
async function navLevel(ask: Ask, parent: number, locale: string): Promise<LevelEntry[]> {
  const entries = await all((await ask(levelIndexes, parent)).map((index) => ask(entryAt, { index, locale })))
  return entries.filter((entry) => entry !== null)
}

/** An entry with its index, which is needed to open it. */
export interface LevelEntry extends NavEntry {
  index: number
}

async function levelEntry(ask: Ask, items: NavItem[], index: number, locale: string): Promise<LevelEntry | undefined> {
  const item = items[index]!
  const title = item.external
    ? ((await ask(translatedTitle, { locale, pathname: item.pathname })) ?? item.title ?? item.pathname)
    : item.hash !== undefined
      ? (item.title ?? pathnameToTitle(item.hash))
      : await ask(navTitle, { pathname: item.pathname, locale })
  const entry: LevelEntry = { index, id: entryId(item), title, kind: 'link' }
  if (item.labels.length > 0) entry.labels = item.labels
  if (item.external) return { ...entry, href: item.pathname, external: true }
  const kind = await ask(pageKind, item.pathname)
  if (item.subheader) entry.kind = 'subheader'
  else if (item.group) entry.kind = 'group'
  else if (!kind) entry.kind = 'text'
  if (kind)
    entry.href =
      (await hrefOf(ask, item.pathname, locale)) + (item.hash === undefined ? '' : `#${encodeURIComponent(item.hash)}`)
  // In a partial build, entries without a page, and without descendants that have one, are hidden.
  if (!kind && !item.planned && !(await hasPages(ask, items, index))) return undefined
  if (item.group && !item.subheader)
    entry.fragment = withBase(fragmentPath(item, locale, (await ask(config)).prefix), await ask(config))
  return entry
}

async function hasPages(ask: Ask, items: NavItem[], index: number): Promise<boolean> {
  for (const child of items[index]!.children) {
    const item = items[child]!
    if (
      item.external ||
      item.planned ||
      (await ask(pageKind, item.pathname)) !== null ||
      (await hasPages(ask, items, child))
    )
      return true
  }
  return false
}

/** Stable and unique: the pathname with dashes. */
function entryId(item: NavItem): string {
  return (
    `${item.pathname}${item.hash ? `-${item.hash}` : ''}`.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') ||
    'root'
  )
}

async function hrefOf(ask: Ask, pathname: string, locale: string): Promise<string> {
  return routeToHref({ pathname: toUrlPath(pathname), locale }, await ask(config))
}

/** The output file with the entries of a group. */
export function fragmentPath(item: NavItem, locale: string, prefix: string): OutputPath {
  return `${prefix.slice(1)}${prefix ? '/' : ''}_nav/${locale}/${entryId(item)}.html` as OutputPath
}

/** The navigation tree of a page. */
export async function navView(ask: Ask, pathname: string, locale: string): Promise<NavEntry[]> {
  const place = await ask(navPlace, pathname)
  const open = new Set(place ? [...place.parents, place.index] : [])
  return openLevel(ask, -1, locale, open, place?.index)
}

/** One level, including the groups in it that are open. */
export async function openLevel(
  ask: Ask,
  parent: number,
  locale: string,
  open: ReadonlySet<number>,
  current: number | undefined,
): Promise<NavEntry[]> {
  const shown = await nearestEntries(ask, await ask(levelIndexes, parent), locale, open)
  return all(
    shown.map(async ({ index, ...entry }): Promise<NavEntry> => {
      if (index === current) entry.current = true
      const isOpen = open.has(index)
      if (entry.kind !== 'subheader' && !(isOpen && entry.kind === 'group')) return entry
      const children = await openLevel(ask, index, locale, open, current)
      const { fragment: _closed, ...opened } = entry
      return { ...opened, ...(entry.kind === 'group' && { open: true }), children }
    }),
  )
}

/** At most `levelLimit` entries around the open one; the others are not asked for. */
async function nearestEntries(
  ask: Ask,
  indexes: number[],
  locale: string,
  open: ReadonlySet<number>,
): Promise<LevelEntry[]> {
  const at = Math.max(
    0,
    indexes.findIndex((index) => open.has(index)),
  )
  const [before, after]: [LevelEntry[], LevelEntry[]] = [[], []]
  let [left, right] = [at - 1, at]
  const fill = async (list: LevelEntry[], step: 1 | -1, size: number) => {
    while (list.length < size && indexes[step === 1 ? right : left] !== undefined) {
      const entry = await ask(entryAt, { index: indexes[step === 1 ? right++ : left--]!, locale })
      if (entry) list.push(entry)
    }
  }
  await fill(before, -1, levelLimit / 2)
  await fill(after, 1, levelLimit - before.length)
  await fill(before, -1, levelLimit - after.length)
  return [...before.reverse(), ...after]
}

/** The ancestors of a page, outermost first. */
export async function breadcrumbs(ask: Ask, pathname: string, locale: string): Promise<LinkRef[]> {
  return all(
    (await shownParents(ask, pathname)).map(async (parent) => {
      const { pathname: ancestor } = await ask(navTarget, parent)
      const title = await ask(navTitle, { pathname: ancestor, locale })
      return (await ask(pageKind, ancestor)) ? { title, href: await hrefOf(ask, ancestor, locale) } : { title }
    }),
  )
}

/** Pathnames in reading order, without external links and duplicates. */
const readingOrder = question('reading-order', async (ask): Promise<string[]> => {
  const items = await ask(navigation)
  return [
    ...new Set(items.flatMap(({ pathname, hash, external }) => (external || hash !== undefined ? [] : [pathname]))),
  ]
})

const readingIndex = question('reading-index', async (ask): Promise<Record<string, number>> => {
  return Object.fromEntries((await ask(readingOrder)).map((pathname, index) => [pathname, index]))
})

interface Neighbours {
  previous?: string
  next?: string
}

/** The pages before and after one page; groups don't count. Stops at the nearest. */
export const neighbours = question('neighbours', async (ask, pathname: string): Promise<Neighbours> => {
  const index = await ask(readingIndex)
  if (!Object.hasOwn(index, pathname) || !(await isRead(ask, pathname))) return {}
  const order = await ask(readingOrder)
  const search = async (step: 1 | -1) => {
    for (let at = index[pathname]! + step; order[at] !== undefined; at += step)
      if (await isRead(ask, order[at]!)) return order[at]
    return undefined
  }
  const previous = await search(-1)
  const next = await search(1)
  return { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) }
})

async function isRead(ask: Ask, pathname: string): Promise<boolean> {
  const kind = await ask(pageKind, pathname)
  return kind !== null && kind !== 'group'
}

/** The link to a page before or after `from`. */
export async function pageLink(ask: Ask, pathname: string, locale: string, from: string): Promise<NeighbourLink> {
  const title = await ask(navTitle, { pathname, locale })
  const [place, here] = await all([ask(navPlace, pathname), ask(navPlace, from)])
  const [part] = await shownParents(ask, pathname)
  const [ownPart = here?.index] = await shownParents(ask, from)
  const section =
    part === undefined || part === ownPart
      ? undefined
      : await ask(navTitle, { pathname: (await ask(navTarget, part)).pathname, locale })
  return {
    title,
    href: await hrefOf(ask, pathname, locale),
    ...(place?.labels.length && { labels: place.labels }),
    ...(section !== undefined && { section }),
  }
}

/**
 * The items of a group's index page: its whole subtree.
 *
 * @param index of the group in the navigation, or `wholeNavigation`
 * @param describe returns the description of a page; '' for none
 */
export async function groupItems(
  ask: Ask,
  index: number,
  locale: string,
  describe: (pathname: string) => Promise<string>,
): Promise<GroupItem[]> {
  const level = await navLevel(ask, index, locale)
  return all(
    level.map(async ({ index: child, title, href, labels, external, kind }): Promise<GroupItem> => {
      const item: GroupItem = { title, ...(href && { href }), ...(labels && { labels }), ...(external && { external }) }
      const children = kind === 'group' || kind === 'subheader' ? await groupItems(ask, child, locale, describe) : []
      if (children.length > 0) return { ...item, children }
      if (kind !== 'link' || external) return item
      const target = await ask(navTarget, child)
      const description = target.hash === undefined ? await describe(target.pathname) : ''
      return description ? { ...item, description } : item
    }),
  )
}

/** The id of the product that all pages of a group belong to; null if there is none, or more than one. */
export const groupProduct = question('group-product', async (ask, pathname: string): Promise<string | null> => {
  const items = await ask(navigation)
  const { products } = await ask(config)
  const place = await ask(navPlace, pathname)
  if (!place) return null
  const found = new Set<string | undefined>()
  const collect = (index: number): void => {
    const { external, group, children, pathname: page } = items[index]!
    if (!external && !group) found.add(productOf(page, products)?.id)
    children.forEach(collect)
  }
  collect(place.index)
  const [only] = found
  return found.size === 1 ? (only ?? null) : null
})
