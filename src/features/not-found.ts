/** `404.html`, in every language. It is served at any address, so it is not a page of the site map. */
import {
  type Ask,
  config,
  defineFeature,
  defineOptions,
  defineOutputs,
  emptyPage,
  type LinkRef,
  locales,
  localizedPath,
  localeOfLink,
  navTitle,
  type OutputPath,
  pageKind,
  renderPage,
  routeToHref,
  toPathname,
  toUrlPath,
  translations,
  type UrlPath,
  z,
} from '../feature.js'

export const notFoundOptions = defineOptions(
  'not-found',
  z.strictObject({
    /** Pathnames of the pages to start from; without them, the top of the navigation. */
    pages: z.array(z.string()).default([]),
  }),
)

/** The pathname that the not-found page is rendered with; it is not in the site map. */
const pathname = '/404/' as UrlPath

/** The configured pages that are part of this run, the first page of a product by the product's name. */
async function startingPages(ask: Ask, locale: string): Promise<LinkRef[]> {
  const site = await ask(config)
  const { products } = await ask(translations, locale)
  const links: LinkRef[] = []
  for (const written of (await notFoundOptions(ask)).pages) {
    const page = toPathname(written)
    if ((await ask(pageKind, page)) === null) continue
    const product = site.products.find(({ pathnames: [first] }) => first !== undefined && toPathname(first) === page)
    const title = product ? (products?.[product.id] ?? product.title) : await ask(navTitle, { pathname: page, locale })
    const target = { pathname: toUrlPath(page), locale: await localeOfLink(ask, page, locale) }
    links.push({ title, href: routeToHref(target, site) })
  }
  return links
}

export const notFound = defineFeature({
  name: 'not-found',
  options: notFoundOptions,
  outputs: [
    defineOutputs<string>({
      name: 'not-found',
      keys: async (ask) => (await ask(locales)).map(({ code }) => code),
      path: async (ask, locale) => localizedPath('/404.html', locale, await ask(config)).slice(1) as OutputPath,
      async make(ask, locale) {
        const { strings } = await ask(translations, locale)
        const page = emptyPage(
          locale,
          'not-found',
          strings['notFound.title'] ?? 'Page not found',
          strings['notFound.description'] ?? '',
        )
        const starts = await startingPages(ask, locale)
        return renderPage(
          ask,
          { pathname, locale },
          {
            ...page,
            frontMatter: { noIndex: true },
            ...(starts.length > 0 && { data: { starts: starts.map((link) => ({ ...link })) } }),
          },
        )
      },
    }),
  ],
})
