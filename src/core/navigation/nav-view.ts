/**
 * The navigation as one page shows it: its ancestors open, at most 40 of its nearest siblings, everything else closed
 * and fetched when it is opened. So a page does not grow with the number of pages. What a page shows is the answer of
 * one question: an edit elsewhere in the navigation leaves it as it is, and the page with it.
 */
import { all, question } from '../../engine/question.js'
import type { HeaderEntry, Label, LinkRef, NavEntry, NavTreeLink, NeighbourLink, OutputPath } from '../../model.js'
import { headerEntries, type HeaderLink, headerLinks, headerSection } from './header-links.js'
import {
  fragmentFolder,
  itemAt,
  type NavKey,
  navTitle,
  type NavTree,
  navTree,
  type NavTreeItem,
  pathOfPage,
  pathTo,
  perTree,
  targetOf,
} from './nav-tree.js'
import { counterparts, type Counterparts } from './counterparts.js'
import { isAtOrBelow } from '../paths.js'
import { allItems, firstPageIn, isTree, pageInPlaceOf, soleChildOf } from './navigation.js'
import { interfaceString } from '../content/translations.js'

/** Maximum number of entries of one level in a page. */
const levelLimit = 40
/** The same in a tree of its own, which is all that its pages show. */
const treeLevelLimit = 120
/**
 * Closed groups up to this size are inlined and need no link to an index, unless they are among so many groups that
 * the page would become too large.
 */
const fewEntries = 3
const fewSiblings = 20

/** What a page shows of the navigation. */
export interface PageNavigation {
  /** The page's own entry; undefined if it is not listed. */
  entry?: { title: string; labels: Label[] }
  headerLinks: HeaderEntry[]
  nav: NavEntry[]
  /** The switch between this tree and those beside it; empty if there are none. */
  navTrees: NavTreeLink[]
  /** The way to the page: the section of the header that it is in, then the groups that it is below. */
  breadcrumbs: LinkRef[]
  previous?: NeighbourLink
  next?: NeighbourLink
  /**
   * The product whose tree it shows, null on pages that products share; and all products that have trees of their own.
   */
  product: string | null
  products: string[]
}

/** A page in a language. */
type PageKey = { pathname: string; locale: string }

export const pageNavigation = question('page-navigation', async (ask, page: PageKey): Promise<PageNavigation> => {
  const { pathname, locale } = page
  const [tree, links, title, guide] = await all([
    ask(navTree, locale),
    ask(headerLinks, locale),
    ask(navTitle, page),
    ask(interfaceString, { locale, key: 'nav.guide' }),
  ])
  const path = pathOfPage(tree, pathname)
  const isListed = path.length > 0
  const item = itemAt(tree, pathname)
  const header = headerEntries(links, tree, pathname)
  const groups = tree.products.flatMap(({ key }) => pathTo(tree, key).at(-1) ?? [])
  const trees = treesAround(tree, path)
  const same = trees.length > 0 ? await ask(counterparts, pathname) : { slugs: [] }
  const navTrees = treeLinks(tree, path, trees, pathname, guide, same)
  const root = rootOf(tree, path)
  const isElsewhere = (group: NavTreeItem) => isInOtherSection(links, tree, group, pathname)
  const nav = openLevel(tree, root, {
    path,
    current: item,
    // A page outside of the navigation leads everywhere, to the products first.
    first: isListed ? [] : groups,
    // The header or the switch leads to these.
    leftOut: [...(isListed && !root ? groups.filter(isElsewhere) : []), ...(navTrees.length > 0 ? trees : [])],
  })
  const { previous, next } = neighbours(tree, item)
  return {
    ...(item && { entry: { title, labels: item.labels } }),
    headerLinks: header,
    nav,
    navTrees,
    breadcrumbs: isListed ? trail(header, ancestors(tree, pathname, hasSharedTitle(tree, path, title))) : [],
    ...(previous && { previous: neighbourLink(tree, previous, path) }),
    ...(next && { next: neighbourLink(tree, next, path) }),
    product: tree.products.find(({ key }) => path.some((around) => around.key === key))?.id ?? null,
    products: tree.products.map(({ id }) => id),
  }
})

/** The ancestors of a page in the navigation, with its headings (`subheader`); outermost first. */
export const breadcrumbs = question('breadcrumbs', async (ask, { pathname, locale }: PageKey): Promise<LinkRef[]> =>
  ancestors(await ask(navTree, locale), pathname, true),
)

/**
 * @param hasHeadings whether the headings of the navigation are among them: they group entries, but are no places of
 *   their own
 */
function ancestors(tree: NavTree, pathname: string, hasHeadings: boolean): LinkRef[] {
  return shownParents(pathOfPage(tree, pathname))
    .filter(({ subheader }) => hasHeadings || !subheader)
    .map((parent) => {
      const target = startOf(parent) ?? overviewOf(parent) ?? parent
      const isLink = target.pathname !== pathname && target.href !== undefined
      return { title: parent.title, ...(isLink && { href: target.href! }) }
    })
}

/** The ancestors that are shown. */
function shownParents(path: readonly NavTreeItem[]): NavTreeItem[] {
  return path.slice(0, -1).filter((parent) => !pageInGroupsPlace(parent))
}

/** Breadcrumbs with the section of the header that the page is in. */
function trail(header: readonly HeaderEntry[], groups: LinkRef[]): LinkRef[] {
  const section = header.find(({ current }) => current !== undefined)
  if (!section || section.title === groups[0]?.title) return groups
  const { title, href, current } = section
  // A link of the header to the page itself is no way to it.
  if (current === 'page') return groups.length > 0 ? [{ title }, ...groups] : []
  return [{ title, ...(href !== undefined && { href }) }, ...groups]
}

/** The page that stands in the navigation in place of its group. A group with a page of its own has two pages. */
function pageInGroupsPlace(group: NavTreeItem): NavTreeItem | undefined {
  return group.fullKind ? undefined : soleChildOf(group)
}

/** The page that the entry of a tree of its own leads to: the tree's index page, or its first page. */
function startOf(item: NavTreeItem): NavTreeItem | undefined {
  return isTree(item) ? (item.fullKind ? item : firstPageIn(item)) : undefined
}

/** The first page of a group that has no page of its own, if the others are below it: the overview of them all. */
function overviewOf(group: NavTreeItem): NavTreeItem | undefined {
  const first = group.fullKind === 'group' && !group.subheader ? firstPageIn(group) : undefined
  const isBelow = (item: NavTreeItem): boolean =>
    isTree(item) ||
    item.external === true ||
    (item.children.length > 0 ? item.children.every(isBelow) : isAtOrBelow(item.pathname, [first!.pathname]))
  return first?.href !== undefined && group.children.every(isBelow) ? first : undefined
}

/** Groups without an index page, with the pages that their addresses lead to. */
export function hiddenGroups(tree: NavTree): { group: NavTreeItem; page: NavTreeItem }[] {
  return allItems(tree.items).flatMap((group) => {
    const page = group.fullKind ? undefined : pageInPlaceOf(group)
    return page ? [{ group, page }] : []
  })
}

// ── Trees ─────────────────────────────────────────────────────────────────────────────────────────────────────────
// A group that is a tree of its own (`tree`) replaces the tree around it on its pages, and a switch leads from one to
// the other. Where a site documents several products, a product's group is the tree of its pages, and a menu leads from
// product to product.

/** The entry whose children are the tree that a page shows; undefined for the whole navigation. */
function rootOf({ products }: NavTree, path: readonly NavTreeItem[]): NavTreeItem | undefined {
  return path.findLast(isTree) ?? path.find((item) => products.some(({ key }) => key === item.key))
}

/** The entry whose children are the trees that a page can switch between; undefined for the top level. */
function parentOfTrees(path: readonly NavTreeItem[]): NavTreeItem | undefined {
  const own = path.findLastIndex(isTree)
  return own === -1 ? path.findLast(({ children }) => children.some(isTree)) : path[own - 1]
}

function treesAround(tree: NavTree, path: readonly NavTreeItem[]): NavTreeItem[] {
  return path.length === 0 ? [] : (parentOfTrees(path)?.children ?? tree.items).filter(isTree)
}

/**
 * A link for each tree, to its page about the same or to its first page; none where this run has pages of only one of
 * them. @param guide title of the tree around them
 */
function treeLinks(
  tree: NavTree,
  path: readonly NavTreeItem[],
  trees: readonly NavTreeItem[],
  pathname: string,
  guide: string,
  same: Counterparts,
): NavTreeLink[] {
  if (trees.length === 0) return []
  const around = parentOfTrees(path)
  const first = around
    ? firstPageIn(around)
    : tree.items
        .filter((item) => !isTree(item))
        .map((item) => (item.group ? firstPageIn(item) : item))
        .find((item) => item && !item.external)
  const own = path.findLast(isTree)
  const link = (to: NavTreeItem | undefined, start: NavTreeItem | undefined, title: string): NavTreeLink[] => {
    if (start?.href === undefined) return []
    const current = start.pathname === pathname ? 'page' : to === own ? 'section' : undefined
    const { href } = (to === own ? undefined : counterpartIn(tree, start, same)) ?? start
    return [{ title, href: href!, ...(current && { current }) }]
  }
  const links = [link(undefined, first, guide), ...trees.map((item) => link(item, startOf(item), item.title))].flat()
  return links.length > 1 ? links : []
}

/** The page about the same in the tree of a page. */
function counterpartIn(tree: NavTree, { key }: NavTreeItem, same: Counterparts): NavTreeItem | undefined {
  const pages =
    readings(tree)
      .get(rootOf(tree, pathTo(tree, key)))
      ?.pages.filter(({ href }) => href !== undefined) ?? []
  const find = (is: (page: NavTreeItem) => boolean) => pages.find(is) ?? []
  return 'slugs' in same
    ? same.slugs.flatMap((slug) => find((page) => page.pathname.endsWith(`/${slug}`)))[0]
    : same.pathnames.flatMap((one) => find((page) => page.pathname === one))[0]
}

/** Does another link of the header lead to the tree of a product? */
function isInOtherSection(links: readonly HeaderLink[], tree: NavTree, group: NavTreeItem, pathname: string): boolean {
  const section = headerSection(links, tree, firstPageIn(group)!.pathname)
  return section !== undefined && section !== headerSection(links, tree, pathname)
}

// ── Reading order ─────────────────────────────────────────────────────────────────────────────────────────────────

/** For each tree, by its root: its pages in reading order, and the titles that several of its entries have. */
const readings = perTree((tree) => {
  const found = new Map<NavTreeItem | undefined, { pages: NavTreeItem[]; titles: Set<string>; shared: Set<string> }>()
  for (const item of allItems(tree.items)) {
    if (item.external || item.hash !== undefined) continue
    const root = rootOf(tree, pathTo(tree, item.key))
    const reading = found.get(root) ?? { pages: [], titles: new Set(), shared: new Set() }
    found.set(root, reading)
    if (item.kind && item.kind !== 'group') reading.pages.push(item)
    if (reading.titles.has(item.title)) reading.shared.add(item.title)
    reading.titles.add(item.title)
  }
  return found
})

function hasSharedTitle(tree: NavTree, path: readonly NavTreeItem[], title: string): boolean {
  return readings(tree).get(rootOf(tree, path))?.shared.has(title) === true
}

/**
 * The pages before and after one page in its tree: a reader of one product is not led to another, nor from a guide into
 * its reference. Groups don't count.
 */
function neighbours(tree: NavTree, item: NavTreeItem | undefined): { previous?: NavTreeItem; next?: NavTreeItem } {
  const pages = (item && readings(tree).get(rootOf(tree, pathTo(tree, item.key)))?.pages) ?? []
  const at = item ? pages.indexOf(item) : -1
  const [previous, next] = at === -1 ? [] : [pages[at - 1], pages[at + 1]]
  return { ...(previous && { previous }), ...(next && { next }) }
}

/** @param from the path to the page that has the link */
function neighbourLink(tree: NavTree, page: NavTreeItem, from: readonly NavTreeItem[]): NeighbourLink {
  const { title, href, labels } = page
  const path = pathTo(tree, page.key)
  // Of two pages with one title, the nearest group tells which it is; of others, the part of the tree.
  const section = shownParents(path).at(hasSharedTitle(tree, path, title) ? -1 : 0)
  return {
    title,
    ...(href !== undefined && { href }),
    ...(labels.length > 0 && { labels }),
    ...(section && !from.includes(section) && { section: section.title }),
  }
}

// ── Levels ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a level has for one of its entries, closed. */
export interface LevelEntry {
  entry: NavEntry
  /** Where a page stands in place of its group, the page. */
  item: NavTreeItem
  /** The page that it leads to. */
  page: NavTreeItem
}

/** The entries of each level, without those that have no page in this run. */
export const levels = perTree((tree) => {
  const level = (items: readonly NavTreeItem[]) => items.flatMap((item) => levelEntry(tree, items, item) ?? [])
  const found = new Map<NavTreeItem | undefined, LevelEntry[]>([[undefined, level(tree.items)]])
  for (const item of allItems(tree.items)) found.set(item, level(item.children))
  return found
})

function levelEntry(tree: NavTree, siblings: readonly NavTreeItem[], item: NavTreeItem): LevelEntry | undefined {
  const only = pageInGroupsPlace(item)
  const found = only && levelEntry(tree, item.children, only)
  const labels = [...new Set([...item.labels, ...(only?.labels ?? [])])]
  if (only) return found && { ...found, entry: { ...found.entry, ...(labels.length > 0 && { labels }) } }
  const { title, external, group, subheader, href, kind } = item
  const entry: NavEntry = { id: entryId(item), title, kind: 'link', ...(labels.length > 0 && { labels }) }
  if (external) return { item, page: item, entry: { ...entry, href: href!, external } }
  const start = startOf(item)
  if (start) return start.href === undefined ? undefined : { item, page: start, entry: { ...entry, href: start.href } }
  if (!hasPages(item)) return undefined
  entry.kind = subheader ? 'subheader' : group ? 'group' : kind ? 'link' : 'text'
  if (href !== undefined) entry.href = href
  if (entry.kind === 'group') {
    if (kind === 'file') entry.isWritten = true
    if (!hasFewEntries(item, siblings)) entry.fragment = `${tree.fragments}${entry.id}.html`
  }
  return { item, page: item, entry }
}

/** Has this run a page of the entry, or of one below it? */
function hasPages({ kind, external, planned, children }: NavTreeItem): boolean {
  return kind !== null || external === true || planned === true || children.some(hasPages)
}

/** Has a group so few entries that every page that lists the group has them? */
function hasFewEntries(group: NavTreeItem, siblings: readonly NavTreeItem[]): boolean {
  const count = ({ children }: NavTreeItem): number =>
    children.reduce((sum, child) => {
      if (isTree(child)) return sum + 1
      return child.group && !child.subheader ? Infinity : sum + 1 + count(child)
    }, 0)
  // A page that someone has written is no mere index.
  const isIndex = (group.fullKind ?? 'group') === 'group'
  return isIndex && siblings.length <= fewSiblings && count(group) <= fewEntries
}

interface LevelState {
  /** The path to the page: its ancestors are open. */
  path: readonly NavTreeItem[]
  current?: NavTreeItem | undefined
  /** Entries that are listed before the others of their level. */
  first?: readonly NavTreeItem[]
  /** Entries that are not listed. */
  leftOut?: readonly NavTreeItem[]
}

/** One level, including the groups in it that are open. */
function openLevel(tree: NavTree, parent: NavTreeItem | undefined, state: LevelState): NavEntry[] {
  const { entries, more } = nearestEntries(tree, parent, state)
  const level = entries.map(({ entry, item }): NavEntry => {
    const { kind } = entry
    const isCurrent = item === state.current
    const isOpen = kind === 'group' && state.path.includes(item)
    const isSmall = kind === 'group' && entry.fragment === undefined
    const { fragment, href, ...rest } = { ...entry, ...(isCurrent && { current: true }) }
    if (kind !== 'subheader' && !isOpen && !isSmall)
      return { ...rest, ...(href !== undefined && { href }), ...(fragment !== undefined && { fragment }) }
    const children = openLevel(tree, item, state)
    return {
      ...rest,
      ...(href !== undefined && (!isSmall || isCurrent || children.length === 0) && { href }),
      ...(isOpen && { open: true }),
      children,
    }
  })
  const href = parent && (startOf(parent) ?? parent).href
  if (more === 0 || href === undefined) return level
  return [...level, { id: `${entryId(parent!)}-more`, title: parent!.title, kind: 'link', href, more }]
}

/** As many entries around the open one as a page may have. */
function nearestEntries(
  tree: NavTree,
  parent: NavTreeItem | undefined,
  { path, first = [], leftOut = [] }: LevelState,
): { entries: LevelEntry[]; more: number } {
  const listed = levels(tree)
    .get(parent)!
    .filter(({ item }) => !leftOut.includes(item))
  const sorted = [true, false].flatMap((isFirst) => listed.filter(({ item }) => first.includes(item) === isFirst))
  const limit = parent && pathTo(tree, parent.key).some(isTree) ? treeLevelLimit : levelLimit
  const open = sorted.findIndex(({ item }) => path.includes(item))
  const start = Math.max(0, Math.min(open - limit / 2, sorted.length - limit))
  return { entries: sorted.slice(start, start + limit), more: Math.max(0, sorted.length - limit) }
}

/** Stable and unique: the pathname with dashes. */
function entryId({ pathname, hash }: Pick<NavTreeItem, 'pathname' | 'hash'>): string {
  const address = hash === undefined ? pathname : `${pathname}-${hash}`
  return address.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'root'
}

// ── Groups ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The groups whose entries are files of their own, fetched when a reader opens the closed group. */
export function closedGroups(tree: NavTree): NavKey[] {
  const hidden = new Set(hiddenGroups(tree).map(({ group }) => group))
  const closed = (siblings: readonly NavTreeItem[]): NavKey[] =>
    siblings.flatMap((item) => [
      ...(item.group && !item.subheader && !item.external && !hidden.has(item) && !hasFewEntries(item, siblings)
        ? [item.key]
        : []),
      ...closed(item.children),
    ])
  return closed(tree.items)
}

/** The entries of a closed group. */
export const groupEntries = question(
  'group-entries',
  async (ask, { group, locale }: { group: NavKey; locale: string }): Promise<NavEntry[]> => {
    const tree = await ask(navTree, locale)
    return openLevel(tree, pathTo(tree, group).at(-1), { path: [] })
  },
)

/** The output file with the entries of a group. */
export function fragmentPath(group: NavKey, locale: string, prefix: string): OutputPath {
  return `${fragmentFolder(locale, prefix)}${entryId(targetOf(group))}.html` as OutputPath
}
