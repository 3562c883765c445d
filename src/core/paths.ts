/**
 * Addresses: how pathnames, locales, tabs and files relate. Pure functions; all rules
 * for addresses are here and nowhere else.
 *
 * An address is base + locale + pathname. Public addresses end in a slash; `toPathname` drops it, for look-ups. Locales
 * are whole first segments, so `pt-BR` works and `/zhx/` is a page.
 */
import picomatch from 'picomatch'
import { decodePercent } from '../text.js'
import type { Locale, OutputPath, Page, Product, Route, SiteConfig, UrlPath } from '../model.js'

export interface LanguagePath {
  userLanguage: string
  /** The path without its language. */
  canonicalAs: string
  /** Without language and hash. */
  canonicalAsServer: string
}

/**
 * Splits the language off a path.
 *
 * @param path a path as in the browser, with or without hash: `/zh/x/charts/#a`
 * @param locales the site's; the first is the default and has no prefix
 */
export function pathnameToLanguage(path: string, locales: readonly Pick<Locale, 'code'>[]): LanguagePath {
  const [, segment = '', rest = ''] = /^\/([^/#?]*)(.*)$/s.exec(path) ?? []
  const found = locales.slice(1).find(({ code }) => code === segment)
  const canonicalAs = found ? (rest.startsWith('/') ? rest : `/${rest}`) : path
  return {
    userLanguage: found?.code ?? locales[0]?.code ?? 'en',
    canonicalAs,
    canonicalAsServer: canonicalAs.replace(/#.*$/s, ''),
  }
}

/** Is it one of the pathnames, or below one? */
export function isAtOrBelow(pathname: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => toUrlPath(pathname).startsWith(toUrlPath(beginning)))
}

const tabs = ['components-api', 'hooks-api'] as const
export type DocsTab = (typeof tabs)[number]

/** Splits the tab off a pathname: `/x/button/hooks-api/` is the tab `hooks-api` of `/x/button/`. */
export function splitDocsTab(pathname: string): { pathname: string; docsTab?: DocsTab } {
  const parts = /^(.*\/)([^/]+)\/?$/.exec(pathname)
  const docsTab = tabs.find((tab) => tab === parts?.[2])
  return docsTab ? { pathname: parts![1]!, docsTab } : { pathname }
}

/** `DataTable` → `data-table`, `useSeries` → `use-series`. */
export function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()
}

/**
 * The last part of the address of an export’s page: `Menu.Item` → `menu-item`. `unstable_` is ignored, so that an address
 * survives the release of a stable version.
 */
export function slugOfName(name: string): string {
  return kebabCase(name.replace(/^unstable_/i, '')).replaceAll('.', '-')
}

/** With its trailing slash: `/x/bars` → `/x/bars/`. */
export function toUrlPath(pathname: string): UrlPath {
  return (pathname.endsWith('/') ? pathname : `${pathname}/`) as UrlPath
}

/** Without its trailing slash, as in the navigation and in look-up tables: `/x/bars/` → `/x/bars`. */
export function toPathname(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

type Places = Pick<SiteConfig, 'base' | 'locales'>

/** The path of a page below the base: `/zh/x/bars/`. */
export function localizedPath(pathname: string, locale: string, { locales }: Pick<SiteConfig, 'locales'>): string {
  return locale === locales[0]!.code ? pathname : `/${locale}${pathname}`
}

/** The href of a page of this site: base, locale and pathname. */
export function routeToHref({ pathname, locale }: Pick<Route, 'pathname' | 'locale'>, config: Places): string {
  return withBase(encodePath(localizedPath(pathname, locale, config)), config)
}

/** The absolute address of a page. */
export function routeToUrl(
  route: Pick<Route, 'pathname' | 'locale'>,
  config: Places & Pick<SiteConfig, 'url'>,
): string {
  return config.url + routeToHref(route, config)
}

/** The output file of a page. Its segments are not encoded; only addresses are percent-encoded. */
export function routeToFile(
  { pathname, locale }: Pick<Route, 'pathname' | 'locale'>,
  config: Pick<SiteConfig, 'locales'>,
): OutputPath {
  return `${localizedPath(pathname, locale, config).slice(1)}index.html` as OutputPath
}

/** The route of the page at an output path: the inverse of `routeToFile`. */
export function fileToRoute(
  path: OutputPath,
  { locales }: Pick<SiteConfig, 'locales'>,
): { pathname: UrlPath; locale: string } | undefined {
  if (path !== 'index.html' && !path.endsWith('/index.html')) return undefined
  const { userLanguage, canonicalAs } = pathnameToLanguage(`/${path.slice(0, -'index.html'.length)}`, locales)
  const route = { pathname: canonicalAs as UrlPath, locale: userLanguage }
  return routeToFile(route, { locales }) === path ? route : undefined
}

/**
 * A segment of a path that Windows cannot write: a device's name, a character that it forbids, or a dot or space at the
 * end.
 */
export function windowsForbids(path: string): string | undefined {
  return path
    .split('/')
    .find(
      (name) =>
        /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name) ||
        /[<>:"|?*\\]/.test(name) ||
        (name !== '..' && /[. ]$/.test(name)),
    )
}

/** The public address of an output file; an `index.html` has the address of its folder. */
export function fileToHref(path: OutputPath, config: Pick<SiteConfig, 'base'>): string {
  return withBase(encodePath(`/${path.replace(/(^|\/)index\.html$/, '$1')}`), config)
}

/** A path below the base, as an href. */
export function withBase(path: string, { base }: Pick<SiteConfig, 'base'>): string {
  return base + path.replace(/^\//, '')
}

/** Percent-encodes a path except for its slashes. */
export function encodePath(path: string): string {
  return path
    .split('/')
    .map((segment) =>
      encodeURIComponent(segment).replace(/%(40|3A|24|2C|3B|2B|3D|26|21|27|28|29|2A)/g, decodeURIComponent),
    )
    .join('/')
}

/** Percent-decodes, into NFC as the names of files are; returns other text as it is where it is not valid. */
export function decodePath(path: string): string {
  return (decodePercent(path) ?? path).normalize()
}

/**
 * The folders of addresses that have pages of their own, without a final slash: the site's prefix first, then those
 * that content folders are at outside of it, such as `/handbook` beside `/x`. Pages above all of them, such as a home
 * page at `/`, belong to none.
 */
export function treesOf({ prefix, content }: Pick<SiteConfig, 'prefix' | 'content'>): string[] {
  const trees = [prefix]
  const others = content.map(({ at }) => toPathname(at)).filter((at) => at !== '/')
  for (const at of others.sort((a, b) => (a < b ? -1 : 1))) {
    if (!trees.some((tree) => toUrlPath(at).startsWith(`${tree}/`))) trees.push(at)
  }
  return trees
}

/** The tree of `treesOf` that a page belongs to; undefined for a page above all of them. */
export function treeOfPath(pathname: string, site: Pick<SiteConfig, 'prefix' | 'content'>): string | undefined {
  return treesOf(site).find((tree) => toUrlPath(pathname).startsWith(`${tree}/`))
}

/** The product that a pathname belongs to: the one with the longest matching prefix. */
export function productOf(pathname: string, products: readonly Product[]): Product | undefined {
  const path = toUrlPath(splitDocsTab(pathname).pathname)
  let best: { product: Product; length: number } | undefined
  for (const product of products) {
    for (const prefix of product.pathnames) {
      if (path.startsWith(toUrlPath(prefix)) && prefix.length > (best?.length ?? 0))
        best = { product, length: prefix.length }
    }
  }
  return best?.product
}

/** The product of a page: the one that its front matter names, else that of its pathname. */
export function productOfPage(
  { frontMatter }: Pick<Page, 'frontMatter'>,
  pathname: string,
  products: readonly Product[],
): Product | undefined {
  return products.find(({ id }) => id === frontMatter.productId) ?? productOf(pathname, products)
}

/**
 * The id of the top-level section at a pathname: `getting-started` for `/x/getting-started` and for the group
 * `/x/getting-started-group`; undefined for a deeper pathname.
 *
 * @param prefix the site's: `/x`
 */
export function sectionOf(pathname: string, prefix: string): string | undefined {
  const path = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname
  return /^\/([^/]+?)(?:-group)?$/.exec(path)?.[1]
}

/**
 * Makes a title from a pathname: the last segment without extension, dashes as spaces; below `/api/`
 * PascalCase, hooks camelCase.
 */
export function pathnameToTitle(pathname: string): string {
  const path = toPathname(pathname.replace(/[?#].*$/s, ''))
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  if (!path.includes('/api/')) {
    const spaced = name.replaceAll('-', ' ')
    return spaced.charAt(0).toUpperCase() + spaced.slice(1)
  }
  const pascal = name.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase())
  return name.startsWith('use-') ? pascal.charAt(0).toLowerCase() + pascal.slice(1) : pascal
}

/**
 * Does a pathname match one of the globs? Syntax of picomatch: `*` is a segment or part of one, `**` any number of
 * segments.
 */
export function matchesGlobs(pathname: string, globs: readonly string[]): boolean {
  return picomatch.isMatch(toPathname(pathname), globs.map(toPathname), { dot: true })
}
