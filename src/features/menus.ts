/**
 * The product menu and the version menu above the navigation, the versions in the footer, and the notice on pages of a
 * version without support.
 */
import {
  type Ask,
  config,
  defineFeature,
  type Page,
  type PageNavigation,
  pageNavigation,
  pageKind,
  type Product,
  productOf,
  productOfPage,
  renderTemplate,
  runOptions,
  type Route,
  localeOfLink,
  localizedPath,
  routeToHref,
  type SiteConfig,
  splitDocsTab,
  toPathname,
  toUrlPath,
  type Translations,
  translations,
  type Version,
} from '../feature.js'
import { type ChangesLink, changesLinks, isOwnVersion, versionLinks, versionMarks } from '../feature-unstable.js'

/** An entry of one of the menus. */
export interface MenuLink {
  label: string
  href: string
  current: boolean
  external?: boolean
  note?: string
  /** The search page of a version. */
  search?: string
}

/**
 * The address of a page in the documentation of another version: the same page if that version lists it, otherwise the
 * product's root page. The part of that root before the product's own pathname is the base of the version's site.
 */
export function versionHref(
  version: Version,
  pathname: string,
  product: Pick<Product, 'pathnames'>,
): string | undefined {
  if (version.url === undefined) return undefined
  const path = toPathname(pathname)
  if (!version.paths?.some((known) => toPathname(known) === path)) return version.url
  const { origin, pathname: written } = new URL(version.url)
  const root = toUrlPath(written)
  const ends = product.pathnames.map((own) => root.indexOf(toUrlPath(own))).filter((at) => at !== -1)
  return origin + root.slice(0, Math.min(...ends, root.length - 1)) + toUrlPath(path)
}

const titleOf = ({ id, title }: Product, { products }: Translations) => products?.[id] ?? title

/** Each product in the section of the page: from a reference to the references of the others, where they have one. */
async function productLinks(
  ask: Ask,
  route: Route,
  site: SiteConfig,
  products: readonly Product[],
  current: Product,
  texts: Translations,
): Promise<MenuLink[]> {
  const links: MenuLink[] = []
  const section = current.pathnames.findIndex((pathname) => isBelow(route.pathname, pathname))
  for (const product of products) {
    const pathname = await firstPage(ask, [product.pathnames[section], product.pathnames[0]])
    if (pathname === undefined) continue
    const locale = await localeOfLink(ask, toPathname(pathname), route.locale)
    links.push({
      label: titleOf(product, texts),
      href: routeToHref({ pathname: toUrlPath(pathname), locale }, site),
      current: product === current,
    })
  }
  return links
}

const isBelow = (pathname: string, start: string) => toUrlPath(pathname).startsWith(toUrlPath(start))

async function firstPage(ask: Ask, pathnames: readonly (string | undefined)[]): Promise<string | undefined> {
  for (const pathname of pathnames)
    if (pathname !== undefined && (await ask(pageKind, toPathname(pathname))) !== null) return pathname
  return undefined
}

/** The versions of a product, or, where it has none of its own, of the site. */
async function versionsOf(
  ask: Ask,
  product: Product | undefined,
  page: Page,
  route: Route,
  { strings }: Translations,
): Promise<MenuLink[]> {
  const site = await ask(config)
  const { pathname } = splitDocsTab(route.pathname)
  const own = routeToHref({ pathname: route.pathname, locale: route.locale }, site)
  // A version of another site: that one knows the others.
  if ((await ask(runOptions)).versionOf !== undefined) return []
  const names = [route.pathname, ...(page.frontMatter.redirectFrom ?? [])]
  if (!product?.versions)
    return (
      await versionLinks(
        ask,
        names.map((name) => localizedPath(toUrlPath(name), route.locale, site)),
      )
    ).map(({ version, href, current, search }) => ({
      label: version.name,
      href,
      current,
      ...(search !== undefined && { search }),
      ...(version.unsupported && { note: strings['version.noSupport']! }),
    }))
  return product.versions.map((version) => ({
    label: version.label,
    href: versionHref(version, pathname, product) ?? own,
    current: version.url === undefined,
    ...(version.url !== undefined && { external: true }),
    ...(version.unsupported && { note: strings['version.noSupport']! }),
  }))
}

/** Where they say what has changed. */
async function changesOf(ask: Ask, product: Product | undefined, locale: string): Promise<ChangesLink[]> {
  const versions = product?.versions
    ? product.versions.map(({ label, url, changes }) => ({ name: label, changes, isOwn: url === undefined }))
    : (await ask(config)).versions.map((one) => ({ ...one, isOwn: isOwnVersion(one) }))
  return (await ask(runOptions)).versionOf === undefined ? changesLinks(ask, versions, locale) : []
}

/** The product of a page that has menus. */
async function productWithMenus(ask: Ask, page: Page, route: Route): Promise<Product | undefined> {
  const { products } = await ask(config)
  return page.layout === 'not-found' ? undefined : productOfPage(page, splitDocsTab(route.pathname).pathname, products)
}

/**
 * What the menu above the navigation offers. Where products have trees of their own, it leads from tree to tree, and
 * the pages that products share have none; elsewhere every page of a product has it.
 *
 * @returns the product whose versions the version menu lists, and the products of the product menu
 */
async function menuOf(
  ask: Ask,
  page: Page,
  pathname: string,
  trees: Pick<PageNavigation, 'product' | 'products'>,
): Promise<{ product: Product | undefined; choices: Product[] }> {
  const { products } = await ask(config)
  if (trees.products.length === 0) return { product: productOfPage(page, pathname, products), choices: products }
  if (trees.product === null) return { product: productOf(pathname, products), choices: [] }
  return {
    product: products.find(({ id }) => id === trees.product),
    choices: products.filter(({ id }) => trees.products.includes(id)),
  }
}

export const menus = defineFeature({
  name: 'menus',
  slots: {
    async bodyStart(ask, page, route) {
      if ((await ask(runOptions)).versionOf !== undefined) return versionMarks.notice
      const product = await productWithMenus(ask, page, route)
      const version = product?.versions?.find(({ url }) => url === undefined)
      if (!product || !version?.unsupported) return ''
      const { pathname } = splitDocsTab(route.pathname)
      const newest = product.versions!.find(({ url, unsupported }) => url !== undefined && !unsupported)
      const texts = await ask(translations, route.locale)
      return renderTemplate(
        ask,
        'version-notice',
        {
          product: titleOf(product, texts),
          version: version.label,
          ...(newest && { newest: { label: newest.label, href: versionHref(newest, pathname, product)! } }),
          translations: texts,
        },
        route,
      )
    },
    async footerEnd(ask, page, route) {
      if ((await ask(runOptions)).versionOf !== undefined) return versionMarks.footer
      const product = await productWithMenus(ask, page, route)
      const texts = await ask(translations, route.locale)
      const versions = page.layout === 'not-found' ? [] : await versionsOf(ask, product, page, route, texts)
      if (versions.length < 2) return ''
      const title = product ? titleOf(product, texts) : (await ask(config)).title
      return renderTemplate(ask, 'footer-versions', { product: title, versions, translations: texts }, route)
    },
    async navStart(ask, page, route) {
      const site = await ask(config)
      const { pathname } = splitDocsTab(route.pathname)
      if (page.layout === 'not-found') return ''
      const trees = await ask(pageNavigation, { pathname: toPathname(pathname), locale: route.locale })
      const { product, choices } = await menuOf(ask, page, pathname, trees)
      const texts = await ask(translations, route.locale)
      const products = product ? await productLinks(ask, route, site, choices, product, texts) : []
      const versions = await versionsOf(ask, product, page, route, texts)
      const mark = (await ask(runOptions)).versionOf === undefined ? '' : versionMarks.menu
      const changes = await changesOf(ask, product, route.locale)
      // Nothing is a choice.
      if (products.length < 2 && versions.length < 2 && changes.length === 0) return mark
      const title = product ? titleOf(product, texts) : site.title
      const props = { product: title, products, versions, changes, translations: texts }
      return (await renderTemplate(ask, 'product-menus', props, route)) + mark
    },
  },
})
