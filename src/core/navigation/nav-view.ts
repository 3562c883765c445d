/**
 * The navigation as one page shows it: its ancestors open, at most 40 of its nearest siblings, everything else closed
 * and fetched when it is opened. So a page does not grow with the number of pages, and does not change when a title in a
 * distant part of the navigation does. Which tree a page shows is decided in nav-trees.ts.
 */
import { all, type Ask, question } from '../../engine/question.js'
import type { GroupItem, LinkRef, NavEntry, NavTreeLink, NeighbourLink, OutputPath } from '../../model.js'
import { config } from '../config/config.js'
import {
  entryId,
  hrefOf,
  isInTree,
  keyOf,
  navIndex,
  type NavKey,
  navPlace,
  navTitle,
  shownParents,
  shownPlace,
  soleChild,
  targetOf,
  wholeNavigation,
} from './nav-places.js'
import { treeOf, treeRoot, treeStart } from './nav-trees.js'
import { isTree, type NavItem, navigation, pageInPlaceOf } from './navigation.js'
import { pathnameToTitle, toUrlPath, withBase } from '../paths.js'
import { kindOfAll, pageKind } from './site-map.js'
import { translatedTitle } from '../content/translations.js'

/** Maximum number of entries of one level in a page. */
const levelLimit = 40
/** The same in a tree of its own, which is all that its pages show. */
const treeLevelLimit = 120
/**
 * A group of at most so many entries is in the page even while it is closed, and needs no link to an index of them; unless
 * it is one of many groups, which would be too much together.
 */
const fewEntries = 3
const fewSiblings = 20

/** The groups without an index page, with the pages that their addresses lead to, and whether they are trees of their own. */
export const hiddenGroups = question('hidden-groups', async (ask): Promise<HiddenGroup[]> => {
  const items = await ask(navigation)
  const kinds = await all(items.map(({ pathname }) => kindOfAll(ask, pathname)))
  return items.flatMap(({ pathname }, at) => {
    const page = pageInPlaceOf(items, at)
    // A group with a page of its own.
    return page === undefined || kinds[at] !== null
      ? []
      : [{ group: pathname, page: items[page]!.pathname, isTree: isTree(items, at) }]
  })
})

interface HiddenGroup {
  group: string
  page: string
  isTree: boolean
}

/** Has a group so few entries that every page that lists the group has them? */
export const hasFewEntries = question('nav-has-few-entries', async (ask, key: NavKey): Promise<boolean> => {
  const items = await ask(navigation)
  const index = (await ask(navIndex))[key]
  const count = (at: number): number =>
    items[at]!.children.reduce((sum, child) => {
      if (isTree(items, child)) return sum + 1
      const { group, subheader } = items[child]!
      return group && !subheader ? Infinity : sum + 1 + count(child)
    }, 0)
  if (index === undefined || count(index) > fewEntries) return false
  // A page that someone has written is no mere index.
  if (((await kindOfAll(ask, items[index]!.pathname)) ?? 'group') !== 'group') return false
  const parent = items[index]!.parents.at(-1)
  const siblings = parent === undefined ? items.filter(({ parents }) => parents.length === 0) : items[parent]!.children
  return siblings.length <= fewSiblings
})

/** One level: the children of an entry, or the top level if `parent` is `wholeNavigation`. */
const levelKeys = question('nav-level', async (ask, parent: NavKey): Promise<NavKey[]> => {
  const items = await ask(navigation)
  if (parent === wholeNavigation) return items.filter(({ parents }) => parents.length === 0).map(keyOf)
  const index = (await ask(navIndex))[parent]
  return index === undefined ? [] : items[index]!.children.map((child) => keyOf(items[child]!))
})

/** One entry, closed; null if it is hidden. A question for each, so that a page depends only on those that it shows. */
const entryAt = question(
  'nav-entry',
  async (ask, { key, locale }: { key: NavKey; locale: string }): Promise<LevelEntry | null> => {
    const items = await ask(navigation)
    const places = await ask(navIndex)
    const index = places[key]
    if (index === undefined) return null
    const child = items[index]!.group ? await ask(soleChild, key) : null
    if (child === null) return (await levelEntry(ask, items, index, locale)) ?? null
    const childIndex = places[child]!
    const entry = await levelEntry(ask, items, childIndex, locale)
    if (!entry) return null
    const labels = [...new Set([...items[index]!.labels, ...items[childIndex]!.labels])]
    return labels.length > 0 ? { ...entry, labels } : entry
  },
)

/** All entries of one level. */
async function navLevel(ask: Ask, parent: NavKey, locale: string): Promise<LevelEntry[]> {
  const entries = await all((await ask(levelKeys, parent)).map((key) => ask(entryAt, { key, locale })))
  return entries.filter((entry) => entry !== null)
}

/** An entry with its key, which is needed to open it. */
export interface LevelEntry extends NavEntry {
  key: NavKey
  /** The page that the entry of a tree of its own leads to. */
  start?: string
}

async function levelEntry(ask: Ask, items: NavItem[], index: number, locale: string): Promise<LevelEntry | undefined> {
  const item = items[index]!
  const title = item.external
    ? ((await translatedTitle(ask, { locale, pathname: item.pathname })) ??
      item.titles?.[locale] ??
      item.title ??
      item.pathname)
    : item.hash !== undefined
      ? ((await translatedTitle(ask, { locale, pathname: `${toUrlPath(item.pathname)}#${item.hash}` })) ??
        item.titles?.[locale] ??
        item.title ??
        pathnameToTitle(item.hash))
      : await ask(navTitle, { pathname: item.pathname, locale })
  const entry: LevelEntry = { key: keyOf(item), id: entryId(item), title, kind: 'link' }
  if (item.labels.length > 0) entry.labels = item.labels
  if (item.external) return { ...entry, href: item.pathname, external: true }
  const start = isTree(items, index) ? await ask(treeStart, entry.key) : null
  if (start !== null)
    return (await ask(pageKind, start)) === null
      ? undefined
      : { ...entry, start, href: await hrefOf(ask, start, locale) }
  const kind = await ask(pageKind, item.pathname)
  if (item.subheader) entry.kind = 'subheader'
  else if (item.group) {
    entry.kind = 'group'
    if (kind === 'file') entry.isWritten = true
  } else if (!kind) entry.kind = 'text'
  if (kind)
    entry.href =
      (await hrefOf(ask, item.pathname, locale)) + (item.hash === undefined ? '' : `#${encodeURIComponent(item.hash)}`)
  // In a partial build, entries without a page, and without descendants that have one, are hidden.
  if (!kind && !item.planned && !(await hasPages(ask, items, index))) return undefined
  if (item.group && !item.subheader && !(await ask(hasFewEntries, entry.key)))
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

/** The output file with the entries of a group. */
export function fragmentPath(item: NavItem, locale: string, prefix: string): OutputPath {
  return `${prefix.slice(1)}${prefix ? '/' : ''}_nav/${locale}/${entryId(item)}.html` as OutputPath
}

/** The navigation of a page: the tree that it belongs to, and the switch to the trees beside it. */
export async function navView(
  ask: Ask,
  pathname: string,
  locale: string,
): Promise<{ nav: NavEntry[]; navTrees: NavTreeLink[] }> {
  const place = await shownPlace(ask, pathname)
  const open = new Set(place ? [...place.parents, place.key] : [])
  const { root, first, leftOut, switch: navTrees } = await treeOf(ask, pathname, locale)
  const nav = await openLevel(ask, root, locale, { open, current: keyOf({ pathname }), leftOut, first })
  return { nav, navTrees }
}

interface LevelState {
  /** The entries that are open: those that the page belongs to. */
  open: ReadonlySet<NavKey>
  /** The entry of the page itself. */
  current: NavKey | undefined
  /** Entries that are not listed. */
  leftOut?: ReadonlySet<NavKey>
  /** Entries that are listed before the others of their level. */
  first?: ReadonlySet<NavKey>
}

/** One level, including the groups in it that are open. */
export async function openLevel(ask: Ask, parent: NavKey, locale: string, state: LevelState): Promise<NavEntry[]> {
  const { open, current } = state
  const { entries: shown, more } = await nearestEntries(ask, parent, locale, state)
  const level = await all(
    shown.map(async ({ key, start: _start, ...entry }): Promise<NavEntry> => {
      if (key === current) entry.current = true
      const isOpen = open.has(key)
      const isSmall = entry.kind === 'group' && entry.fragment === undefined
      if (entry.kind !== 'subheader' && !(isOpen && entry.kind === 'group') && !isSmall) return entry
      const children = await openLevel(ask, key, locale, state)
      const { fragment: _closed, href, ...opened } = entry
      return {
        ...opened,
        ...(href !== undefined && (!isSmall || entry.current || children.length === 0) && { href }),
        ...(entry.kind === 'group' && isOpen && { open: true }),
        children,
      }
    }),
  )
  const index = more > 0 && parent !== wholeNavigation ? await ask(entryAt, { key: parent, locale }) : null
  if (index?.href === undefined) return level
  return [...level, { id: `${index.id}-more`, title: index.title, kind: 'link', href: index.href, more }]
}

const none: ReadonlySet<NavKey> = new Set()

/** As many entries around the open one as a page may have; the others are not asked for, but counted. */
async function nearestEntries(
  ask: Ask,
  parent: NavKey,
  locale: string,
  { open, leftOut = none, first = none }: LevelState,
): Promise<{ entries: LevelEntry[]; more: number }> {
  const listed = (await ask(levelKeys, parent)).filter((key) => !leftOut.has(key))
  const keys = [...listed.filter((key) => first.has(key)), ...listed.filter((key) => !first.has(key))]
  const limit = (await ask(isInTree, parent)) ? treeLevelLimit : levelLimit
  const at = Math.max(
    0,
    keys.findIndex((key) => open.has(key)),
  )
  const [before, after]: [LevelEntry[], LevelEntry[]] = [[], []]
  let [left, right] = [at - 1, at]
  const fill = async (list: LevelEntry[], step: 1 | -1, size: number) => {
    while (list.length < size && keys[step === 1 ? right : left] !== undefined) {
      const entry = await ask(entryAt, { key: keys[step === 1 ? right++ : left--]!, locale })
      if (entry) list.push(entry)
    }
  }
  await fill(before, -1, limit / 2)
  await fill(after, 1, limit - before.length)
  await fill(before, -1, limit - after.length)
  return { entries: [...before.reverse(), ...after], more: left + 1 + keys.length - right }
}

/**
 * The ancestors of a page, outermost first.
 *
 * @param options.headings whether the headings of the navigation (`subheader`) that the page is below are among them; they
 *   are in any case where several pages of the tree have the page's title
 */
export async function breadcrumbs(
  ask: Ask,
  pathname: string,
  locale: string,
  { headings = true }: { headings?: boolean } = {},
): Promise<LinkRef[]> {
  const parents = await shownParents(ask, pathname)
  const isHeading = await all(parents.map((parent) => ask(isSubheader, parent)))
  const areShown = headings || (await ask(hasSharedTitle, { pathname, locale }))
  return all(
    parents
      .filter((_, index) => areShown || !isHeading[index])
      .map(async (parent) => {
        const { pathname: ancestor } = targetOf(parent)
        const title = await ask(navTitle, { pathname: ancestor, locale })
        const target = (await ask(treeStart, parent)) ?? ancestor
        const isLink = target !== pathname && (await ask(pageKind, target)) !== null
        return isLink ? { title, href: await hrefOf(ask, target, locale) } : { title }
      }),
  )
}

/** Is an entry a heading rather than a group that opens? */
const isSubheader = question('nav-is-subheader', async (ask, key: NavKey): Promise<boolean> => {
  const index = (await ask(navIndex))[key]
  return index !== undefined && (await ask(navigation))[index]!.subheader === true
})

/** The pathnames of each tree in reading order, without external links and duplicates. */
const readingOrders = question('reading-orders', async (ask): Promise<Record<NavKey, string[]>> => {
  const items = await ask(navigation)
  const pathnames = new Set(
    items.flatMap(({ pathname, hash, external }) => (external || hash !== undefined ? [] : [pathname])),
  )
  const orders: Record<NavKey, string[]> = {}
  const trees = await all([...pathnames].map((pathname) => treeRoot(ask, pathname)))
  ;[...pathnames].forEach((pathname, index) => (orders[trees[index]!] ??= []).push(pathname))
  return orders
})

const readingOrder = question('reading-order', async (ask, tree: NavKey): Promise<string[]> => {
  return (await ask(readingOrders))[tree] ?? []
})

const readingIndex = question('reading-index', async (ask, tree: NavKey): Promise<Record<string, number>> => {
  return Object.fromEntries((await ask(readingOrder, tree)).map((pathname, index) => [pathname, index]))
})

/** The titles that several pages of a tree have. */
const sharedTitles = question(
  'shared-titles',
  async (ask, { tree, locale }: { tree: NavKey; locale: string }): Promise<string[]> => {
    const order = await ask(readingOrder, tree)
    const titles = await all(order.map((pathname) => ask(navTitle, { pathname, locale })))
    const seen = new Set<string>()
    return [...new Set(titles.filter((title) => seen.size === seen.add(title).size))]
  },
)

const hasSharedTitle = question(
  'has-shared-title',
  async (ask, { pathname, locale }: { pathname: string; locale: string }): Promise<boolean> => {
    const titles = await ask(sharedTitles, { tree: await treeRoot(ask, pathname), locale })
    return titles.includes(await ask(navTitle, { pathname, locale }))
  },
)

interface Neighbours {
  previous?: string
  next?: string
}

/**
 * The pages before and after one page in its tree: a reader of one product is not led to another, nor from a guide into
 * its reference. Groups don't count. Stops at the nearest.
 */
export const neighbours = question('neighbours', async (ask, pathname: string): Promise<Neighbours> => {
  const tree = await treeRoot(ask, pathname)
  const index = await ask(readingIndex, tree)
  if (!Object.hasOwn(index, pathname) || !(await isRead(ask, pathname))) return {}
  const order = await ask(readingOrder, tree)
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
  // Of two pages with one title, the nearest group tells which it is; of others, the part of the tree.
  const isShared = await ask(hasSharedTitle, { pathname, locale })
  const [parents, ownParents] = await all([shownParents(ask, pathname), shownParents(ask, from)])
  const part = parents.at(isShared ? -1 : 0)
  const isAround = part !== undefined && (ownParents.includes(part) || part === here?.key)
  const section =
    part === undefined || isAround ? undefined : await ask(navTitle, { pathname: targetOf(part).pathname, locale })
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
 * @param key of the group in the navigation, or `wholeNavigation`
 * @param describe returns the description of a page; '' for none
 */
export async function groupItems(
  ask: Ask,
  key: NavKey,
  locale: string,
  describe: (pathname: string) => Promise<string>,
): Promise<GroupItem[]> {
  const level = await navLevel(ask, key, locale)
  return all(
    level.map(async ({ key: child, start, title, href, labels, external, kind }): Promise<GroupItem> => {
      const item: GroupItem = { title, ...(href && { href }), ...(labels && { labels }), ...(external && { external }) }
      const children = kind === 'group' || kind === 'subheader' ? await groupItems(ask, child, locale, describe) : []
      if (children.length > 0) return { ...item, children }
      if (kind !== 'link' || external) return item
      const target = targetOf(child)
      const description = target.hash === undefined ? await describe(start ?? target.pathname) : ''
      return description ? { ...item, description } : item
    }),
  )
}
