/**
 * Which tree of the navigation a page shows. A group that is a tree of its own (`tree`) replaces the tree around it on its
 * pages, and a switch leads from one to the other. Where a site documents several products, a product's group is the tree
 * of its pages, and a menu leads from product to product.
 */
import { all, type Ask, question } from '../../engine/question.js'
import type { NavTreeLink } from '../../model.js'
import { config } from '../config/config.js'
import { headerSection } from './header-links.js'
import {
  hasTrees,
  hrefOf,
  keyOf,
  navIndex,
  type NavKey,
  navPlace,
  navTitle,
  shownPlace,
  targetOf,
  wholeNavigation,
} from './nav-places.js'
import { firstPageIn, isTree, navigation, soleChildOf } from './navigation.js'
import { productOf, toPathname } from '../paths.js'
import { kindOfAll, pageKind } from './site-map.js'
import { interfaceString } from '../content/translations.js'

/** The page that the entry of a tree of its own leads to: the tree's index page, or its first page. Null for other entries. */
export const treeStart = question('nav-tree-start', async (ask, key: NavKey): Promise<string | null> => {
  const items = await ask(navigation)
  const index = (await ask(navIndex))[key]
  if (index === undefined || !isTree(items, index)) return null
  const { pathname } = items[index]!
  return (await kindOfAll(ask, pathname)) === null ? items[firstPageIn(items, index)!]!.pathname : pathname
})

/** The places of the outermost entries in the list. */
const topLevel = question('nav-top-level', async (ask): Promise<number[]> =>
  (await ask(navigation)).flatMap(({ parents }, index) => (parents.length === 0 ? [index] : [])),
)

/** The trees that a page can switch between. */
interface TreesAround {
  /** The one that it belongs to, null for the tree around the others. */
  own: NavKey | null
  first: string | null
  trees: NavKey[]
}

async function treesAround(ask: Ask, pathname: string): Promise<TreesAround | null> {
  return (await ask(hasTrees)) ? ask(treesAroundPage, pathname) : null
}

const treesAroundPage = question('nav-trees-around', async (ask, pathname: string): Promise<TreesAround | null> => {
  const place = await shownPlace(ask, pathname)
  if (!place) return null
  const items = await ask(navigation)
  const at = (await ask(navIndex))[place.key]!
  const path = [...items[at]!.parents, at]
  const own = path.findLast((index) => isTree(items, index))
  const around =
    own === undefined
      ? path.findLast((index) => items[index]!.children.some((child) => isTree(items, child)))
      : items[own]!.parents.at(-1)
  const level = around === undefined ? await ask(topLevel) : items[around]!.children
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
})

/**
 * The top-level groups that are the trees of products: those with all pages of a product, where the site has several and
 * the menu of products leads to each.
 */
const productGroups = question(
  'nav-product-groups',
  async (ask): Promise<{ product: string; key: NavKey; first: string }[]> => {
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
        return [{ product, key: keyOf(item), first }]
      }),
    )
    const outside = new Set(
      items
        .filter(({ group, external, parents }) => !group && !external && parents.length === 0)
        .map(({ pathname }) => productOf(pathname, products)?.id),
    )
    const found = owned.flat()
    const alone = found.filter(
      ({ product }) => !outside.has(product) && found.filter((other) => other.product === product).length === 1,
    )
    return alone.length > 1 ? alone : []
  },
)

/** The product whose tree a page is in, with the key of its group; undefined on pages that products share. */
async function productGroupOf(ask: Ask, pathname: string): Promise<{ product: string; key: NavKey } | undefined> {
  const [place, groups] = await all([shownPlace(ask, pathname), ask(productGroups)])
  const path = place ? [...place.parents, place.key] : []
  return groups.find(({ key }) => path.includes(key))
}

/** The products that have trees of their own, and the one whose tree a page shows; null on pages that products share. */
export async function productTrees(ask: Ask, pathname: string): Promise<{ own: string | null; products: string[] }> {
  const [own, groups] = await all([productGroupOf(ask, pathname), ask(productGroups)])
  return { own: own?.product ?? null, products: groups.map(({ product }) => product) }
}

/** The tree that a page shows. */
export interface PageTree {
  /** The entry whose children it consists of, or `wholeNavigation`. */
  root: NavKey
  /** Entries that are listed before the others. */
  first: ReadonlySet<NavKey>
  /** Entries that are left out, since the header or the switch leads to them. */
  leftOut: ReadonlySet<NavKey>
  /** The switch between this tree and those beside it; empty if there are none. */
  switch: NavTreeLink[]
}

/** The entry whose children are the tree that a page shows, or `wholeNavigation`. */
export async function treeRoot(ask: Ask, pathname: string): Promise<NavKey> {
  const isOneTree = !(await ask(hasTrees)) && (await ask(productGroups)).length === 0
  return isOneTree ? wholeNavigation : ask(rootOfPage, pathname)
}

const rootOfPage = question('nav-tree-root', async (ask, pathname: string): Promise<NavKey> => {
  const around = await treesAround(ask, pathname)
  return around?.own ?? (await productGroupOf(ask, pathname))?.key ?? wholeNavigation
})

export async function treeOf(ask: Ask, pathname: string, locale: string): Promise<PageTree> {
  const [place, around, groups] = await all([shownPlace(ask, pathname), treesAround(ask, pathname), ask(productGroups)])
  const links = around ? await treeLinks(ask, around, pathname, locale) : []
  const root = await treeRoot(ask, pathname)
  const inOtherSection = root === wholeNavigation && place ? await groupsOfOtherSections(ask, pathname, groups) : []
  return {
    root,
    // A page outside of the navigation leads everywhere, to the products first.
    first: new Set(place ? [] : groups.map(({ key }) => key)),
    leftOut: new Set([...inOtherSection, ...(links.length > 0 ? around!.trees : [])]),
    switch: links,
  }
}

/** The trees of products that another link of the header leads to. */
async function groupsOfOtherSections(
  ask: Ask,
  pathname: string,
  groups: readonly { key: NavKey; first: string }[],
): Promise<NavKey[]> {
  const own = await headerSection(ask, pathname)
  const sections = await all(groups.map(({ first }) => headerSection(ask, first)))
  return groups.flatMap(({ key }, at) => (sections[at] !== null && sections[at] !== own ? [key] : []))
}

/** A link for each tree; none where this run has pages of only one of them. */
async function treeLinks(
  ask: Ask,
  { own, first, trees }: TreesAround,
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
      const { pathname: tree } = targetOf(key)
      return link(key, await ask(treeStart, key), await ask(navTitle, { pathname: tree, locale }))
    }),
  ])
  const found = links.flat()
  return found.length > 1 ? found : []
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
