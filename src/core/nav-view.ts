/**
 * The navigation as one page shows it: its ancestors open, at most 40 of its nearest siblings, everything else closed
 * and fetched when it is opened. So a page does not grow with the number of pages, and does not change when a title in a
 * distant part of the navigation does. A group that is a tree of its own (`tree`) replaces the tree around it on its pages.
 * Where a site documents several products, a product's group is the tree of its pages and left out of those of the other
 * pages: the menu of products leads from one to the other.
 */
import { all, type Ask, question } from '../engine/question.js'
import type { GroupItem, LinkRef, NavEntry, NavTreeLink, NeighbourLink, OutputPath } from '../model.js'
import { config } from './config.js'
import { firstPageIn, isTree, type NavItem, navigation, pageInPlaceOf, soleChildOf } from './navigation.js'
import { pathnameToTitle, productOf, routeToHref, sectionOf, toPathname, toUrlPath, withBase } from './paths.js'
import { parts } from './parts.js'
import { kindOfAll, pageKind } from './site-map.js'
import { localeOfLink, sourceFile } from './source.js'
import { interfaceString, sectionTitle, translatedTitle } from './translations.js'

/** Identifies an entry by its address. Not its index, which changes when an entry is added before it. */
export type NavKey = string

export function keyOf({ pathname, hash = '' }: Pick<NavItem, 'pathname' | 'hash'>): NavKey {
  return `${pathname}#${hash}`
}

/** Maximum number of entries of one level in a page. */
export const levelLimit = 40
/** The same in a tree of its own, which is all that its pages show. */
const treeLevelLimit = 120
/**
 * A group of at most so many entries is in the page even while it is closed, and needs no link to an index of them; unless
 * it is one of many groups, which would be too much together.
 */
const fewEntries = 3
const fewSiblings = 20

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
    const inLanguage = locale === locales[0]!.code ? undefined : (place?.titles?.[locale] ?? titles?.own)
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
  const { pathname: group } = (await ask(navTarget, parent))!
  return group === `${pathname}-group` ? group : null
})

/** The page that stands in the navigation in place of its group; null if the group is shown. */
const soleChild = question('nav-sole-child', async (ask, key: NavKey): Promise<NavKey | null> => {
  const items = await ask(navigation)
  const index = (await ask(navIndex))[key]
  const child = index === undefined ? undefined : soleChildOf(items, index)
  // A group with a page of its own has two pages.
  return child === undefined || (await ask(kindOfAll, items[index!]!.pathname)) !== null ? null : keyOf(items[child]!)
})

/** The groups without an index page, with the pages that their addresses lead to. */
export const hiddenGroups = question('hidden-groups', async (ask): Promise<{ group: string; page: string }[]> => {
  const items = await ask(navigation)
  const kinds = await all(items.map(({ pathname }) => ask(kindOfAll, pathname)))
  return items.flatMap(({ pathname }, at) => {
    const page = pageInPlaceOf(items, at)
    // A group with a page of its own.
    return page === undefined || kinds[at] !== null ? [] : [{ group: pathname, page: items[page]!.pathname }]
  })
})

/** The ancestors of a page that are shown, outermost first. */
async function shownParents(ask: Ask, pathname: string): Promise<NavKey[]> {
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

/** Where every entry is in the list of the navigation's entries. */
const navIndex = question('nav-index', async (ask): Promise<Record<NavKey, number>> => {
  const index: Record<NavKey, number> = {}
  const items = await ask(navigation)
  items.forEach((item, at) => (index[keyOf(item)] ??= at))
  return index
})

/** The entry with a key, which has to be in the navigation. */
export async function navItem(ask: Ask, key: NavKey): Promise<NavItem> {
  return (await ask(navigation))[(await ask(navIndex))[key]!]!
}

/** What an entry refers to, without its title: pages ask this, so that editing a title elsewhere is no change. */
const navTarget = question(
  'nav-target',
  async (ask, key: NavKey): Promise<{ pathname: string; hash?: string } | null> => {
    const index = (await ask(navIndex))[key]
    if (index === undefined) return null
    const { pathname, hash } = (await ask(navigation))[index]!
    return { pathname, ...(hash !== undefined && { hash }) }
  },
)

/** The page that the entry of a tree of its own leads to: the tree's index page, or its first page. Null for other entries. */
const treeStart = question('nav-tree-start', async (ask, key: NavKey): Promise<string | null> => {
  const items = await ask(navigation)
  const index = (await ask(navIndex))[key]
  if (index === undefined || !isTree(items, index)) return null
  const { pathname } = items[index]!
  return (await ask(kindOfAll, pathname)) === null ? items[firstPageIn(items, index)!]!.pathname : pathname
})

/** The trees that a page can switch between; `own` is the one that it belongs to, null for the tree around the others. */
const treesAround = question(
  'nav-trees-around',
  async (ask, pathname: string): Promise<{ own: NavKey | null; first: string | null; trees: NavKey[] } | null> => {
    const items = await ask(navigation)
    const at = (await ask(navIndex))[keyOf({ pathname })]
    if (at === undefined) return null
    const path = [...items[at]!.parents, at]
    const own = path.findLast((index) => isTree(items, index))
    const around =
      own === undefined
        ? path.findLast((index) => items[index]!.children.some((child) => isTree(items, child)))
        : items[own]!.parents.at(-1)
    const level = items.flatMap(({ parents }, index) => (parents.at(-1) === around ? [index] : []))
    const trees = level.filter((index) => isTree(items, index))
    if (trees.length === 0) return null
    const first =
      around === undefined
        ? level
            .map((index) => (items[index]!.group ? firstPageIn(items, index) : index))
            .find((index) => index !== undefined && !items[index]!.external)
        : firstPageIn(items, around)
    return {
      own: own === undefined ? null : keyOf(items[own]!),
      first: first === undefined ? null : items[first]!.pathname,
      trees: trees.map((index) => keyOf(items[index]!)),
    }
  },
)

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
  if (((await ask(kindOfAll, items[index]!.pathname)) ?? 'group') !== 'group') return false
  const parent = items[index]!.parents.at(-1)
  return items.filter(({ parents }) => parents.at(-1) === parent).length <= fewSiblings
})

/** The position of a pathname in the tree; `parents` outermost first. */
export const navPlace = question('nav-place', async (ask, pathname: string) => {
  const index = (await ask(navIndex))[keyOf({ pathname })]
  if (index === undefined) return null
  const items = await ask(navigation)
  const { parents, labels, title, titles } = items[index]!
  return {
    key: keyOf({ pathname }),
    parents: parents.map((parent) => keyOf(items[parent]!)),
    labels,
    ...(title !== undefined && { title }),
    ...(titles && { titles }),
  }
})

/** Stands for the parent of the top-level entries, in place of a key. */
export const wholeNavigation: NavKey = ''

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
    const child = await ask(soleChild, key)
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
}

async function levelEntry(ask: Ask, items: NavItem[], index: number, locale: string): Promise<LevelEntry | undefined> {
  const item = items[index]!
  const title = item.external
    ? ((await ask(translatedTitle, { locale, pathname: item.pathname })) ??
      item.titles?.[locale] ??
      item.title ??
      item.pathname)
    : item.hash !== undefined
      ? ((await ask(translatedTitle, { locale, pathname: `${toUrlPath(item.pathname)}#${item.hash}` })) ??
        item.titles?.[locale] ??
        item.title ??
        pathnameToTitle(item.hash))
      : await ask(navTitle, { pathname: item.pathname, locale })
  const entry: LevelEntry = { key: keyOf(item), id: entryId(item), title, kind: 'link' }
  if (item.labels.length > 0) entry.labels = item.labels
  if (item.external) return { ...entry, href: item.pathname, external: true }
  const start = await ask(treeStart, entry.key)
  if (start !== null)
    return (await ask(pageKind, start)) === null ? undefined : { ...entry, href: await hrefOf(ask, start, locale) }
  const kind = await ask(pageKind, item.pathname)
  if (item.subheader) entry.kind = 'subheader'
  else if (item.group) entry.kind = 'group'
  else if (!kind) entry.kind = 'text'
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

/** Stable and unique: the pathname with dashes. */
function entryId(item: NavItem): string {
  return (
    `${item.pathname}${item.hash ? `-${item.hash}` : ''}`.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') ||
    'root'
  )
}

async function hrefOf(ask: Ask, pathname: string, locale: string): Promise<string> {
  const target = { pathname: toUrlPath(pathname), locale: await localeOfLink(ask, pathname, locale) }
  return routeToHref(target, await ask(config))
}

/** The output file with the entries of a group. */
export function fragmentPath(item: NavItem, locale: string, prefix: string): OutputPath {
  return `${prefix.slice(1)}${prefix ? '/' : ''}_nav/${locale}/${entryId(item)}.html` as OutputPath
}

/**
 * The navigation of a page: the tree that it belongs to, and links to the trees beside it.
 *
 * @param productId of the product that the page is about
 */
export async function navView(
  ask: Ask,
  pathname: string,
  locale: string,
  productId?: string,
): Promise<{ nav: NavEntry[]; navTrees: NavTreeLink[] }> {
  const place = await ask(navPlace, pathname)
  const open = new Set(place ? [...place.parents, place.key] : [])
  const [around, groups] = await all([ask(treesAround, pathname), ask(productGroups)])
  const ownGroup = groups.find(({ key }) => open.has(key))
  const root = around?.own ?? ownGroup?.key ?? wholeNavigation
  const entries = await openLevel(ask, root, locale, open, place?.key)
  const ids = new Set(root === wholeNavigation ? groups.map(({ id }) => id) : [])
  const others = entries.filter(({ id }) => !ids.has(id))
  const hasMenu = productOf(pathname, (await ask(config)).products) !== undefined
  // A page outside of the navigation leads everywhere, to the products first.
  const nav = place && hasMenu ? others : [...entries.filter(({ id }) => ids.has(id)), ...others]
  // A page about a product that is outside of its group, such as one about its migration, has the product's switch.
  const about = ownGroup ? undefined : groups.find(({ product }) => product === productId)
  const beside = around ?? (place && about ? await ask(treesAround, about.first) : null)
  if (!beside) return { nav, navTrees: [] }
  return { nav, navTrees: await treeLinks(ask, around ? beside : { ...beside, own: undefined }, pathname, locale) }
}

/** The top-level groups that have all pages of a product, where the site has several and the menu of products leads to each. */
const productGroups = question(
  'nav-product-groups',
  async (ask): Promise<{ product: string; key: NavKey; id: string; first: string }[]> => {
    const items = await ask(navigation)
    const { products } = await ask(config)
    const groups = items.flatMap((item, index) => {
      const first = firstPageIn(items, index)
      return item.parents.length === 0 &&
        item.group &&
        !item.subheader &&
        first !== undefined &&
        soleChildOf(items, index) === undefined
        ? [{ item, first: items[first]!.pathname }]
        : []
    })
    const owned = await all(
      groups.map(async ({ item, first }) => {
        const product = await ask(groupProduct, item.pathname)
        const start = products.find(({ id }) => id === product)?.pathnames[0]
        if (product === null || start === undefined || (await ask(pageKind, toPathname(start))) === null) return []
        return [{ product, key: keyOf(item), id: entryId(item), first }]
      }),
    )
    const found = owned.flat()
    const alone = found.filter(({ product }) => found.filter((other) => other.product === product).length === 1)
    return alone.length > 1 ? alone : []
  },
)

/** A link for each tree; none where this run has pages of only one of them. */
async function treeLinks(
  ask: Ask,
  { own, first, trees }: { own: NavKey | null | undefined; first: string | null; trees: NavKey[] },
  pathname: string,
  locale: string,
): Promise<NavTreeLink[]> {
  const link = async (key: NavKey | null, start: string | null, title: string): Promise<NavTreeLink[]> => {
    if (start === null || (await ask(pageKind, start)) === null) return []
    const current = start === pathname ? 'page' : key === own ? 'section' : undefined
    return [{ title, href: await hrefOf(ask, start, locale), ...(current && { current }) }]
  }
  const links = await all([
    link(null, first, await ask(interfaceString, { locale, key: 'nav.guide' })),
    ...trees.map(async (key) => {
      const { pathname: tree } = (await ask(navTarget, key))!
      return link(key, await ask(treeStart, key), await ask(navTitle, { pathname: tree, locale }))
    }),
  ])
  const found = links.flat()
  return found.length > 1 ? found : []
}

/** One level, including the groups in it that are open. */
export async function openLevel(
  ask: Ask,
  parent: NavKey,
  locale: string,
  open: ReadonlySet<NavKey>,
  current: NavKey | undefined,
): Promise<NavEntry[]> {
  const { entries: shown, more } = await nearestEntries(ask, parent, locale, open)
  const level = await all(
    shown.map(async ({ key, ...entry }): Promise<NavEntry> => {
      if (key === current) entry.current = true
      const isOpen = open.has(key)
      const isSmall = entry.kind === 'group' && entry.fragment === undefined
      if (entry.kind !== 'subheader' && !(isOpen && entry.kind === 'group') && !isSmall) return entry
      const children = await openLevel(ask, key, locale, open, current)
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

/** As many entries around the open one as a page may have; the others are not asked for, but counted. */
async function nearestEntries(
  ask: Ask,
  parent: NavKey,
  locale: string,
  open: ReadonlySet<NavKey>,
): Promise<{ entries: LevelEntry[]; more: number }> {
  const keys = await ask(levelKeys, parent)
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

/** Do the entries of a group belong to a tree of its own? */
const isInTree = question('nav-is-in-tree', async (ask, parent: NavKey): Promise<boolean> => {
  const items = await ask(navigation)
  const index = (await ask(navIndex))[parent]
  return index !== undefined && [index, ...items[index]!.parents].some((at) => isTree(items, at))
})

/** The ancestors of a page, outermost first. */
export async function breadcrumbs(ask: Ask, pathname: string, locale: string): Promise<LinkRef[]> {
  return all(
    (await shownParents(ask, pathname)).map(async (parent) => {
      const { pathname: ancestor } = (await ask(navTarget, parent))!
      const title = await ask(navTitle, { pathname: ancestor, locale })
      const target = (await ask(treeStart, parent)) ?? ancestor
      const isLink = target !== pathname && (await ask(pageKind, target)) !== null
      return isLink ? { title, href: await hrefOf(ask, target, locale) } : { title }
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
  const part = await partOf(ask, pathname)
  const ownPart = (await partOf(ask, from)) ?? here?.key
  const section =
    part === undefined || part === ownPart
      ? undefined
      : await ask(navTitle, { pathname: (await ask(navTarget, part))!.pathname, locale })
  return {
    title,
    href: await hrefOf(ask, pathname, locale),
    ...(place?.labels.length && { labels: place.labels }),
    ...(section !== undefined && { section }),
  }
}

/** The part of the navigation that a page belongs to: a tree of its own, or else its outermost group. */
async function partOf(ask: Ask, pathname: string): Promise<NavKey | undefined> {
  return (await ask(treesAround, pathname))?.own ?? (await shownParents(ask, pathname))[0]
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
    level.map(async ({ key: child, title, href, labels, external, kind }): Promise<GroupItem> => {
      const item: GroupItem = { title, ...(href && { href }), ...(labels && { labels }), ...(external && { external }) }
      const children = kind === 'group' || kind === 'subheader' ? await groupItems(ask, child, locale, describe) : []
      if (children.length > 0) return { ...item, children }
      if (kind !== 'link' || external) return item
      const target = (await ask(navTarget, child))!
      const described = (await ask(treeStart, child)) ?? target.pathname
      const description = target.hash === undefined ? await describe(described) : ''
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
  collect((await ask(navIndex))[place.key]!)
  const [only] = found
  return found.size === 1 ? (only ?? null) : null
})
