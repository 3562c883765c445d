/** The HTML files of all pages, written and generated. */
import type { OutputPath } from '../../model.js'
import { defineOutputs, type OfflineRule } from '../output-family.js'
import { config } from '../config/config.js'
import { html } from '../pages/html.js'
import { fileToRoute, productOf, routeToFile, toPathname } from '../paths.js'
import { existingRoute, generatedPage, type RouteKey, routes } from '../navigation/site-map.js'

export const pageOutputs = defineOutputs<RouteKey>({
  name: 'pages',
  keys: (ask) => ask(routes),
  path: async (ask, route) => routeToFile(route, await ask(config)),
  key: async (ask, path: OutputPath) => existingRoute(ask, fileToRoute(path, await ask(config))),
  make: (ask, route) => ask(html, route),
  ofPage: async (_ask, { pathname, locale }) => [{ pathname, locale }],
  /** A product's pages in one language are cached together. */
  async offline(ask, { pathname, locale }): Promise<OfflineRule> {
    const generated = await generatedPage(ask, toPathname(pathname))
    if (generated?.family.offline) return generated.family.offline
    const { products, locales: all } = await ask(config)
    const product = productOf(pathname, products)
    if (!product) return 'on-use'
    return { group: locale === all[0]!.code ? product.id : `${locale}:${product.id}` }
  },
})
