/**
 * The navigation in a language: its entries with their titles and addresses. What a page shows of it is computed from
 * this tree by pure functions (nav-view.ts).
 */
import { all, type Ask, question } from '../../engine/question.js'
import type { Product } from '../../model.js'
import { config } from '../config/config.js'
import { headOf } from '../content/content-files.js'
import { firstPageIn, isTree, type NavItem, navigation, soleChildOf } from './navigation.js'
import { pathnameToTitle, productOf, routeToHref, sectionOf, toPathname, toUrlPath, withBase } from '../paths.js'
import { kindOfAll, type PageKind, pageKind } from './site-map.js'
import { localeOfLink, sourceFile } from '../content/source.js'
import { sectionTitle, translatedTitle } from '../content/translations.js'

/** Identifies an entry by its address. */
export type NavKey = string

export function keyOf({ pathname, hash = '' }: Pick<NavItem, 'pathname' | 'hash'>): NavKey {
  return `${pathname}#${hash}`
}

/** What an entry of this site refers to. */
export function targetOf(key: NavKey): { pathname: string; hash?: string } {
  const at = key.indexOf('#')
  const hash = key.slice(at + 1)
  return { pathname: key.slice(0, at), ...(hash && { hash }) }
}

/** An entry in a language. */
export interface NavTreeItem extends Omit<NavItem, 'titles' | 'span'> {
  key: NavKey
  title: string
  /** The kind of its page in this run. */
  kind: PageKind | null
  /** The kind of its page in a full build. */
  fullKind: PageKind | null
  /** The address of its page in this run. */
  href?: string
  children: NavTreeItem[]
}

export interface NavTree {
  items: NavTreeItem[]
  /** The address of the folder with the entries of closed groups. */
  fragments: string
  /**
   * The top-level groups that are the trees of products: those with all pages of a product, where the site has several
   * and the menu of products leads to each.
   */
  products: { id: string; key: NavKey }[]
}

export const navTree = question('nav-tree', async (ask, locale: string): Promise<NavTree> => {
  const items = await all((await ask(navigation)).map((item) => inLanguage(ask, item, locale)))
  const site = await ask(config)
  const fragments = withBase(fragmentFolder(locale, site.prefix), site)
  return { items, fragments, products: await productTrees(ask, items) }
})

export function fragmentFolder(locale: string, prefix: string): string {
  return `${prefix.slice(1)}${prefix ? '/' : ''}_nav/${locale}/`
}

async function inLanguage(ask: Ask, item: NavItem, locale: string, nameOfGroup?: string): Promise<NavTreeItem> {
  const { titles: _titles, span: _span, ...own } = item
  const { pathname, hash, external } = own
  const title = nameOfGroup ?? (await titleOf(ask, item, locale))
  const [kind, fullKind] = external ? [null, null] : await all([ask(pageKind, pathname), kindOfAll(ask, pathname)])
  const href = external ? pathname : kind && (await hrefOf(ask, pathname, locale))
  const only = fullKind ? undefined : soleChildOf(item)
  return {
    ...own,
    key: keyOf(item),
    title,
    kind,
    fullKind,
    ...(href && { href: hash === undefined ? href : `${href}#${encodeURIComponent(hash)}` }),
    children: await all(
      item.children.map((child) =>
        // The only page at the address of its group, `/x/charts` in `/x/charts-group`, is usually an “Overview”, which
        // says nothing without the group.
        inLanguage(ask, child, locale, only && pathname === `${only.pathname}-group` ? title : undefined),
      ),
    ),
  }
}

export async function hrefOf(ask: Ask, pathname: string, locale: string): Promise<string> {
  const target = { pathname: toUrlPath(pathname), locale: await localeOfLink(ask, pathname, locale) }
  return routeToHref(target, await ask(config))
}

type Titled = Pick<NavItem, 'pathname' | 'hash' | 'external' | 'title' | 'titles'>

async function titleOf(ask: Ask, { pathname, hash, external, title, titles }: Titled, locale: string): Promise<string> {
  const { locales, prefix } = await ask(config)
  const address = hash === undefined ? pathname : `${toUrlPath(pathname)}#${hash}`
  const translated = await translatedTitle(ask, { locale, pathname: address })
  if (translated) return translated
  if (external || hash !== undefined) return titles?.[locale] ?? title ?? (hash ? pathnameToTitle(hash) : pathname)
  // Titles in the navigation are in the default language.
  const isOriginal = locale === locales[0]!.code
  const section = sectionOf(pathname, prefix)
  const sections = section === undefined ? undefined : await ask(sectionTitle, { locale, section })
  const inLanguage = isOriginal
    ? undefined
    : ((await titleOfTranslation(ask, pathname, locale)) ?? titles?.[locale] ?? sections?.own)
  return inLanguage ?? title ?? sections?.own ?? sections?.english ?? pathnameToTitle(pathname)
}

/** The title that a page's translation gives itself; undefined if it is not translated. */
async function titleOfTranslation(ask: Ask, pathname: string, locale: string): Promise<string | undefined> {
  if ((await ask(pageKind, pathname)) !== 'file') return undefined
  const source = await sourceFile(ask, pathname, locale)
  if (source?.locale !== locale) return undefined
  const { label, title, heading } = await headOf(ask, source.file)
  return label ?? title ?? heading
}

/** The title of an entry or a page in a language. */
export const navTitle = question(
  'nav-title',
  async (ask, { pathname, locale }: { pathname: string; locale: string }): Promise<string> =>
    itemAt(await ask(navTree, locale), pathname)?.title ?? titleOf(ask, { pathname }, locale),
)

async function productTrees(ask: Ask, items: NavTreeItem[]): Promise<NavTree['products']> {
  const { products } = await ask(config)
  const candidates = await all(
    items.map(async (item) => {
      const { group, subheader, key } = item
      if (!group || subheader || soleChildOf(item) || !firstPageIn(item)) return []
      const product = productOfGroup(item, products)
      const start = product?.pathnames[0]
      return product && start !== undefined && (await ask(pageKind, toPathname(start))) ? [{ id: product.id, key }] : []
    }),
  )
  const pages = items.filter(({ group, external }) => !group && !external)
  const outside = new Set(pages.map(({ pathname }) => productOf(pathname, products)?.id))
  const found = candidates.flat()
  const alone = found.filter(({ id }) => !outside.has(id) && found.filter((other) => other.id === id).length === 1)
  return alone.length > 1 ? alone : []
}

/** The product that all pages of a group belong to; undefined if there is none, or more than one. */
export function productOfGroup(group: NavItem, products: readonly Product[]): Product | undefined {
  const found = new Set<Product | undefined>()
  const collect = (item: NavItem): void => {
    if (!item.external && !item.group) found.add(productOf(item.pathname, products))
    item.children.forEach(collect)
  }
  collect(group)
  return found.size === 1 ? [...found][0] : undefined
}

/** A function of the tree that is computed once for each. */
export function perTree<T>(compute: (tree: NavTree) => T): (tree: NavTree) => T {
  const results = new WeakMap<NavTree, T>()
  return (tree) => {
    const result = results.get(tree) ?? compute(tree)
    results.set(tree, result)
    return result
  }
}

/** An entry, after those that it is below, outermost first. */
type NavPath = readonly NavTreeItem[]

const paths = perTree(({ items }) => {
  const found = new Map<NavKey, NavPath>()
  const visit = (item: NavTreeItem, parents: NavPath): void => {
    const path = [...parents, item]
    found.set(item.key, path)
    for (const child of item.children) visit(child, path)
  }
  for (const item of items) visit(item, [])
  return found
})

/** The path to an entry; empty if the navigation does not have it. */
export function pathTo(tree: NavTree, key: NavKey): NavPath {
  return paths(tree).get(key) ?? []
}

/** The entry of a page or a group. */
export function itemAt(tree: NavTree, pathname: string): NavTreeItem | undefined {
  return pathTo(tree, keyOf({ pathname })).at(-1)
}

/**
 * The path to the entry that a page is shown at: its own. A page that is not listed, such as one of an API reference
 * whose names are known only when the package has been read, has that of the nearest page above it, if that is in a
 * tree of its own.
 */
export function pathOfPage(tree: NavTree, pathname: string): NavPath {
  const path = pathTo(tree, keyOf({ pathname }))
  if (path.length > 0) return path
  for (let above = pathname; above.includes('/');) {
    above = above.slice(0, above.lastIndexOf('/'))
    const around = pathTo(tree, keyOf({ pathname: above }))
    if (above !== '' && around.length > 0) return around.some(isTree) ? around : []
  }
  return []
}
