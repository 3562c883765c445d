/**
 * The configuration of a page's scripts, as one JSON block: addresses, names of keys, the strings that scripts show.
 * Each feature adds its part.
 */
import { all, type Ask } from '../../engine/question.js'
import type { HeadTag, Page, Route } from '../../model.js'
import { clientStrings, commonGroups } from '../../client/client-strings.js'
import type { ClientConfig } from '../../client/site-config.js'
import { config, dirOf } from '../config/config.js'
import { features } from '../config/features.js'
import { productOfPage } from '../paths.js'
import { pageTheme } from '../config/theme.js'
import { translations } from '../content/translations.js'

const grouped = clientStrings.map((key) => [key.split('.')[0]!, key] as const)

/** The block as an element of `<head>`. */
export async function clientConfigTag(ask: Ask, page: Page, route: Route): Promise<HeadTag> {
  const site = await ask(config)
  const { strings } = await ask(translations, route.locale)
  const { schemes, modes, defaults } = await ask(pageTheme)
  const product = productOfPage(page, route.pathname, site.products)
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
      productId: product.id,
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
  for (const [group, key] of grouped) if (groups.has(group)) client.strings[key] = strings[key]!
  return {
    tag: 'script',
    attributes: { type: 'application/json', id: 'site-config' },
    text: JSON.stringify(client).replaceAll('<', '\\u003c'),
  }
}
