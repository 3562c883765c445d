/**
 * What a page tells its scripts, as one JSON block: addresses, the names of keys, the strings that scripts show. Third
 * parties add their part through the features that stand for them.
 */
import { all } from '../engine/graph.js'
import { defineFeature } from '../spine/feature.js'
import type { HeadTag } from '../model.js'
import { clientStrings, commonGroups } from '../client/client-strings.js'
import type { ClientConfig } from '../client/site-config.js'
import { config } from '../spine/config.js'
import { features } from '../spine/features.js'
import { dirOf } from '../spine/html.js'
import { productOf } from '../spine/paths.js'
import { pageTheme } from '../spine/theme.js'
import { translations } from '../spine/translations.js'

export const clientConfig = defineFeature({
  name: 'client-config',
  async head(ask, page, route): Promise<HeadTag[]> {
    const site = await ask(config, null)
    const { strings } = await ask(translations, route.locale)
    const { schemes, defaults } = await ask(pageTheme, null)
    const product = productOf(route.pathname, site.products)
    const parts = await all(
      (await features(ask)).map(async (feature) => (await feature.clientConfig?.(ask, page, route)) ?? {}),
    )
    const client: ClientConfig = {
      base: site.base,
      prefix: site.prefix,
      locale: route.locale,
      direction: dirOf(site, route.locale),
      localePrefix: route.locale === site.locales[0]!.code ? '' : `/${route.locale}`,
      storagePrefix: site.storagePrefix,
      colorSchemes: schemes,
      defaultColorSchemes: defaults,
      ...(product && {
        productId: page.frontMatter.productId ?? product.id,
        ...(product.category && { productCategory: product.category }),
      }),
      strings: {},
      ...(Object.assign({}, ...parts) as Partial<ClientConfig>),
    }
    const groups = new Set([
      ...commonGroups,
      ...page.clientStrings,
      ...(client.ads ? ['ad'] : []),
      ...(client.analytics?.consent ? ['consent'] : []),
      ...(client.serviceWorker ? ['offline'] : []),
    ])
    for (const key of clientStrings) if (groups.has(key.split('.')[0]!)) client.strings[key] = strings[key]!
    return [
      {
        tag: 'script',
        attributes: { type: 'application/json', id: 'site-config' },
        text: JSON.stringify(client).replaceAll('<', '\\u003c'),
      },
    ]
  },
})
