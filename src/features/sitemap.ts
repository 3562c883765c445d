/** `sitemap.xml` with all languages of every page, and a `robots.txt` that refers to it. */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  config,
  defineFeature,
  defineOutputs,
  escapeHtml,
  fileKind,
  type FilePath,
  langOf,
  lastUpdated,
  type OutputPath,
  pageListing,
  pageSummary,
  type RouteKey,
  routes,
  routeToUrl,
  singleOutput,
  withBase,
} from '../feature.js'
import { mountedVersions, placeOfVersion } from '../feature-unstable.js'

async function sitemapXml(ask: Ask): Promise<string> {
  const site = await ask(config)
  const every = await ask(routes)
  const listings = await all(every.map((route) => ask(pageListing, route).catch(() => undefined)))
  const pages = every.filter((_, index) => listings[index]?.isIndexed)
  // Where it is not known, nothing is said: no date is better than a wrong one.
  const dates = await all(pages.map(async (route) => lastUpdated(ask, await ask(pageSummary, route), route.locale)))
  const byPathname = new Map<string, RouteKey[]>()
  for (const route of pages) byPathname.set(route.pathname, [...(byPathname.get(route.pathname) ?? []), route])
  const entries = pages.map((route, index) => {
    const siblings = byPathname.get(route.pathname)!
    const alternates =
      siblings.length < 2
        ? []
        : siblings.map(
            (other) =>
              `<xhtml:link rel="alternate" hreflang="${langOf(site, other.locale)}" href="${escapeHtml(routeToUrl(other, site))}"/>`,
          )
    const { date } = dates[index] ?? {}
    const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`
    return `<url><loc>${escapeHtml(routeToUrl(route, site))}</loc>${lastmod}${alternates.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

export const sitemap = defineFeature({
  name: 'sitemap',
  outputs: [
    singleOutput({
      name: 'sitemap',
      listed: 'sitemap',
      path: 'sitemap.xml' as OutputPath,
      make: sitemapXml,
      offline: 'never',
    }),
    defineOutputs<null>({
      name: 'robots',
      async keys(ask) {
        const { public: dir } = await ask(config)
        // A site's own robots.txt takes precedence.
        return (await ask(fileKind, posix.join(dir, 'robots.txt') as FilePath)) === 'file' ? [] : [null]
      },
      path: async () => 'robots.txt' as OutputPath,
      async make(ask) {
        const site = await ask(config)
        const mounted = (await ask(mountedVersions)).filter(({ lists }) => lists.includes('sitemap.xml'))
        const listed = site.versions.filter((one) => !one.noIndex && mounted.some(({ name }) => name === one.name))
        const sitemaps = ['/', ...listed.map(placeOfVersion)].map(
          (place) => `Sitemap: ${site.url}${withBase(`${place}sitemap.xml`, site)}\n`,
        )
        return `User-agent: *\nAllow: /\n${sitemaps.join('')}`
      },
      offline: 'never',
    }),
  ],
})
