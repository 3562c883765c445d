/** The metadata in a page's head: title, description, canonical address, alternates, social cards, icons, JSON-LD. */
import { posix } from 'node:path'
import {
  type Ask,
  type Brand,
  config,
  defineFeature,
  fileKind,
  type FilePath,
  type HeadTag,
  isTranslated,
  langOf,
  locales,
  localesOfPage,
  navTitle,
  type Page,
  pageTheme,
  productOfPage,
  type Route,
  routeToUrl,
  type SiteConfig,
  splitDocsTab,
  toPathname,
  toUrlPath,
  pageNavigation,
  withBase,
} from '../feature.js'

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })
const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: name, content } })
const link = (rel: string, href: string, more: Record<string, string> = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...more },
})

async function head(ask: Ask, page: Page, route: Route): Promise<HeadTag[]> {
  const site = await ask(config)
  const isPage = page.layout !== 'not-found'
  const product = productOfPage(page, route.pathname, site.products)
  const brand: Brand = product?.brand ?? site
  const title = page.title === brand.title || !page.title ? brand.title : `${page.title} - ${brand.title}`
  const description = page.description || site.description
  const tags: HeadTag[] = [{ tag: 'title', text: title }]
  if (description) tags.push(meta('description', description))
  if (page.frontMatter.noIndex) tags.push(meta('robots', 'noindex'))
  if (isPage) tags.push(...(await addresses(ask, page, route, site)))
  if (product) tags.push(meta('docs:product', product.id))
  tags.push(
    property('og:type', 'website'),
    property('og:site_name', brand.title),
    property('og:title', page.title || brand.title),
    ...(description ? [property('og:description', description)] : []),
    ...(isPage ? [property('og:url', canonicalUrl(page, route, site))] : []),
    property('og:locale', langOf(site, route.locale).replace('-', '_')),
    ...(await cardImage(ask, site, product?.brand?.icons)),
    ...(await icons(ask, site, product?.brand?.icons)),
  )
  if (isPage) tags.push(await jsonLd(ask, page, route, site, brand, description))
  return tags
}

/** The canonical address; for an untranslated page that of the page it repeats. */
function canonicalUrl(page: Page, route: Route, site: SiteConfig): string {
  return routeToUrl({ pathname: route.pathname, locale: page.fallback ? page.locale : route.locale }, site)
}

async function addresses(ask: Ask, page: Page, route: Route, site: SiteConfig): Promise<HeadTag[]> {
  const tags = [link('canonical', canonicalUrl(page, route, site))]
  const built = await localesOfPage(ask, route.pathname, await ask(locales))
  // The page of a demo exists in the languages of the demo only, and search engines leave it out.
  if (page.fallback || page.standalone || built.length < 2) return tags
  // Only languages that the page is translated to: elsewhere it repeats the original.
  for (const { code } of built) {
    if (await isTranslated(ask, route.pathname, code))
      tags.push(
        link('alternate', routeToUrl({ pathname: route.pathname, locale: code }, site), {
          hreflang: langOf(site, code),
        }),
      )
  }
  tags.push(
    link('alternate', routeToUrl({ pathname: route.pathname, locale: site.locales[0]!.code }, site), {
      hreflang: 'x-default',
    }),
  )
  return tags
}

async function isPublic(ask: Ask, site: SiteConfig, name: string): Promise<boolean> {
  return (await ask(fileKind, posix.join(site.public, name) as FilePath)) === 'file'
}

/** The path of a file of a brand, or else of the site. */
async function brandFile(ask: Ask, site: SiteConfig, folder: string, name: string): Promise<string | undefined> {
  for (const path of new Set([posix.join(folder, name), `/${name}`])) if (await isPublic(ask, site, path)) return path
  return undefined
}

async function cardImage(ask: Ask, site: SiteConfig, folder = '/'): Promise<HeadTag[]> {
  const path = await brandFile(ask, site, folder, 'og.png')
  if (path === undefined) return [meta('twitter:card', 'summary')]
  return [property('og:image', site.url + withBase(path, site)), meta('twitter:card', 'summary_large_image')]
}

/** Icons and the web app manifest, if they are in the public folder, and the theme colours of both modes. */
async function icons(ask: Ask, site: SiteConfig, folder = '/'): Promise<HeadTag[]> {
  const { schemes, defaults } = await ask(pageTheme)
  const tags: HeadTag[] = []
  for (const mode of ['light', 'dark'] as const) {
    const color = schemes[defaults[mode]]
    if (color)
      tags.push({
        tag: 'meta',
        attributes: { name: 'theme-color', content: color, media: `(prefers-color-scheme: ${mode})` },
      })
  }
  const candidates: [name: string, rel: string, more?: Record<string, string>][] = [
    ['favicon.svg', 'icon', { type: 'image/svg+xml' }],
    ['favicon.ico', 'icon', { sizes: '32x32' }],
    ['favicon.png', 'icon', { type: 'image/png' }],
    ['apple-touch-icon.png', 'apple-touch-icon'],
    ['manifest.webmanifest', 'manifest'],
  ]
  for (const [name, rel, more] of candidates) {
    const path = await brandFile(ask, site, folder, name)
    if (path !== undefined) tags.push(link(rel, withBase(path, site), more))
  }
  // Without one, browsers ask for /favicon.ico and log that it is missing.
  if (!tags.some(({ attributes }) => attributes?.['rel'] === 'icon')) tags.push(link('icon', 'data:,'))
  return tags
}

async function jsonLd(
  ask: Ask,
  page: Page,
  route: Route,
  site: SiteConfig,
  brand: Brand,
  description: string,
): Promise<HeadTag> {
  const start =
    brand.pathname === undefined
      ? site.url + site.base
      : routeToUrl({ pathname: toUrlPath(brand.pathname), locale: site.locales[0]!.code }, site)
  const pathname = toPathname(splitDocsTab(route.pathname).pathname)
  const { breadcrumbs: crumbs } = await ask(pageNavigation, { pathname, locale: route.locale })
  const name = crumbs.length > 0 ? await ask(navTitle, { pathname, locale: route.locale }) : page.title
  const steps = [...crumbs, { title: name, href: undefined }]
  const graph: object[] = [
    {
      '@type': page.layout === 'doc' ? 'TechArticle' : 'WebPage',
      headline: page.title || brand.title,
      ...(description && { description }),
      url: canonicalUrl(page, route, site),
      inLanguage: langOf(site, page.locale),
      isPartOf: { '@type': 'WebSite', name: brand.title, url: start },
    },
  ]
  if (crumbs.length > 0) {
    graph.push({
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ title, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        ...(href && { item: site.url + href }),
      })),
    })
  }
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return { tag: 'script', attributes: { type: 'application/ld+json' }, text }
}

export const pageMeta = defineFeature({ name: 'meta', head })
