/**
 * What a page tells its scripts, as one JSON block: addresses, the names of keys, the strings that scripts show. Third
 * parties add their part through the features that stand for them.
 */
import { all } from '../engine/graph.js'
import type { Feature } from '../feature.js'
import type { HeadTag } from '../model.js'
import { clientStrings } from '../client/client-strings.js'
import type { ClientConfig } from '../client/site-config.js'
import { config } from '../spine/config.js'
import { features } from '../spine/features.js'
import { dirOf } from '../spine/html.js'
import { productOf } from '../spine/paths.js'
import { pageTheme } from '../spine/theme.js'
import { translations } from '../spine/translations.js'

export const clientConfig: Feature = {
  name: 'client-config',
  async head(ask, page, route): Promise<HeadTag[]> {
    const site = await ask(config, null)
    const { strings } = await ask(translations, route.locale)
    const { schemes, modes, defaults } = await ask(pageTheme, null)
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
      ...(modes && { colorSchemeModes: modes }),
      defaultColorSchemes: defaults,
      ...(product && {
        productId: page.frontMatter.productId ?? product.id,
        ...(product.category && { productCategory: product.category }),
      }),
      strings: {},
      ...Object.assign({}, ...parts),
    }
    const isOff: Record<string, boolean> = {
      ad: !client.ads,
      consent: !client.analytics?.consent,
      editor: page.layout !== 'playground' && !page.body.includes(' data-demo="'),
      offline: !client.serviceWorker,
      demo: page.islands.length === 0,
    }
    for (const key of clientStrings) if (!isOff[key.split('.')[0]!]) client.strings[key] = strings[key]!
    return [
      {
        tag: 'script',
        attributes: { type: 'application/json', id: 'site-config' },
        text: JSON.stringify(client).replaceAll('<', '\\u003c'),
      },
    ]
  },
}
