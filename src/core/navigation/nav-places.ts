/**
 * Where the entries of the navigation are, and what they are called. Pages ask these questions instead of reading the list
 * of all entries, so that a page does not change when a distant part of the navigation does.
 */
import { all, type Ask, question } from '../../engine/question.js'
import { config } from '../config/config.js'
import { isTree, type NavItem, navigation, soleChildOf } from './navigation.js'
import { pathnameToTitle, routeToHref, sectionOf, toUrlPath } from '../paths.js'
import { parts } from '../content/parts.js'
import { kindOfAll, pageKind } from './site-map.js'
import { localeOfLink, sourceFile } from '../content/source.js'
import { sectionTitle, translatedTitle } from '../content/translations.js'

/** Identifies an entry by its address. Not its index, which changes when an entry is added before it. */
export type NavKey = string

/** Stands for the parent of the top-level entries, in place of a key. */
export const wholeNavigation: NavKey = ''

export function keyOf({ pathname, hash = '' }: Pick<NavItem, 'pathname' | 'hash'>): NavKey {
  return `${pathname}#${hash}`
}

/** What an entry of this site refers to. */
export function targetOf(key: NavKey): { pathname: string; hash?: string } {
  const at = key.indexOf('#')
  const hash = key.slice(at + 1)
  return { pathname: key.slice(0, at), ...(hash && { hash }) }
}

/** Stable and unique: the pathname with dashes. */
export function entryId(item: NavItem): string {
  return (
    `${item.pathname}${item.hash ? `-${item.hash}` : ''}`.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') ||
    'root'
  )
}

/** Where every entry is in the list of the navigation's entries. */
export const navIndex = question('nav-index', async (ask): Promise<Record<NavKey, number>> => {
  const index: Record<NavKey, number> = {}
  const items = await ask(navigation)
  items.forEach((item, at) => (index[keyOf(item)] ??= at))
  return index
})

/** The entry with a key, which has to be in the navigation. */
export async function navItem(ask: Ask, key: NavKey): Promise<NavItem> {
  return (await ask(navigation))[(await ask(navIndex))[key]!]!
}

/** The position of a pathname in the tree. */
export interface NavPlace extends Pick<NavItem, 'labels' | 'title' | 'titles'> {
  key: NavKey
  /** Outermost first. */
  parents: NavKey[]
}

export const navPlace = question('nav-place', async (ask, pathname: string): Promise<NavPlace | null> => {
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

/** Does the navigation have trees of their own? Without one, nothing is asked for each page about them. */
export const hasTrees = question('nav-has-trees', async (ask): Promise<boolean> => {
  const items = await ask(navigation)
  return items.some((_, index) => isTree(items, index))
})

/** Do the entries of a group belong to a tree of its own? */
export const isInTree = question('nav-is-in-tree', async (ask, parent: NavKey): Promise<boolean> => {
  const items = await ask(navigation)
  const index = (await ask(navIndex))[parent]
  return index !== undefined && [index, ...items[index]!.parents].some((at) => isTree(items, at))
})

/**
 * The place that a page is shown at: its own. A page that is not listed, such as one of an API reference whose names are
 * known only when the package has been read, has that of the nearest page above it, if that is in a tree of its own.
 */
export async function shownPlace(ask: Ask, pathname: string): Promise<NavPlace | null> {
  const own = await ask(navPlace, pathname)
  return own ?? ((await ask(hasTrees)) ? ask(placeAbove, pathname) : null)
}

const placeAbove = question('nav-place-above', async (ask, pathname: string): Promise<NavPlace | null> => {
  const places = await ask(navIndex)
  let above = pathname
  do above = above.slice(0, Math.max(0, above.lastIndexOf('/')))
  while (above !== '' && places[keyOf({ pathname: above })] === undefined)
  return above !== '' && (await ask(isInTree, keyOf({ pathname: above }))) ? ask(navPlace, above) : null
})

/** The title of an entry or a page in a language. */
export const navTitle = question(
  'nav-title',
  async (ask, { pathname, locale }: { pathname: string; locale: string }): Promise<string> => {
    const group = await groupNamedAfter(ask, pathname)
    if (group !== null) return ask(navTitle, { pathname: group, locale })
    const { locales, prefix } = await ask(config)
    const isOriginal = locale === locales[0]!.code
    const translated =
      (await translatedTitle(ask, { locale, pathname })) ??
      (isOriginal ? null : await ask(ownTranslatedTitle, { pathname, locale }))
    if (translated) return translated
    const place = await ask(navPlace, pathname)
    const section = sectionOf(pathname, prefix)
    const titles = section === undefined ? undefined : await ask(sectionTitle, { locale, section })
    // Titles in the navigation are in the default language.
    const inLanguage = isOriginal ? undefined : (place?.titles?.[locale] ?? titles?.own)
    return inLanguage ?? place?.title ?? titles?.own ?? titles?.english ?? pathnameToTitle(pathname)
  },
)

/**
 * The group that gives its name to its only page: the one at the page's own address, `/x/charts-group` for
 * `/x/charts`. The page alone is usually an “Overview”, which says nothing without its group.
 */
async function groupNamedAfter(ask: Ask, pathname: string): Promise<string | null> {
  const place = await ask(navPlace, pathname)
  const parent = place?.parents.at(-1)
  if (parent === undefined || (await ask(soleChild, parent)) === null) return null
  const { pathname: group } = targetOf(parent)
  return group === `${pathname}-group` ? group : null
}

/** The page that stands in the navigation in place of its group; null if the group is shown. */
export const soleChild = question('nav-sole-child', async (ask, key: NavKey): Promise<NavKey | null> => {
  const items = await ask(navigation)
  const index = (await ask(navIndex))[key]
  const child = index === undefined ? undefined : soleChildOf(items, index)
  // A group with a page of its own has two pages.
  return child === undefined || (await kindOfAll(ask, items[index!]!.pathname)) !== null ? null : keyOf(items[child]!)
})

/** The ancestors of a page that are shown, outermost first. */
export async function shownParents(ask: Ask, pathname: string): Promise<NavKey[]> {
  const { parents = [] } = (await shownPlace(ask, pathname)) ?? {}
  const children = await all(parents.map((parent) => ask(soleChild, parent)))
  return parents.filter((_, index) => children[index] === null)
}

/** The title that a page's translation gives itself; null if it is not translated, or its file cannot be read. */
const ownTranslatedTitle = question(
  'own-translated-title',
  async (ask, { pathname, locale }: { pathname: string; locale: string }): Promise<string | null> => {
    if ((await ask(pageKind, pathname)) !== 'file') return null
    const source = await sourceFile(ask, pathname, locale)
    if (source?.locale !== locale) return null
    const parsed = await ask(parts, { file: source.file }).catch(() => undefined)
    return parsed?.title || null
  },
)

export async function hrefOf(ask: Ask, pathname: string, locale: string): Promise<string> {
  const target = { pathname: toUrlPath(pathname), locale: await localeOfLink(ask, pathname, locale) }
  return routeToHref(target, await ask(config))
}
