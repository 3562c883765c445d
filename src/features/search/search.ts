/**
 * The search: an index of names and texts for each language, which the site's own scripts search offline, and a page that
 * works without them.
 */
import {
  all,
  type Ask,
  config,
  defineFeature,
  defineOutputs,
  existingRoute,
  locales,
  localizedPath,
  type OfflineRule,
  type OutputPath,
  pageSummary,
  type RouteKey,
  routes,
  toUrlPath,
} from '../../feature.js'
import { buckets, searchIndex } from './build-index.js'
import { coreFile, partFile, textsFile } from './index-format.js'
import { searchOptions } from './options.js'
import { pageTexts } from './page-share.js'

/** `zh/x/search/names.json` */
async function indexPath(ask: Ask, locale: string, file: string): Promise<OutputPath> {
  const site = await ask(config)
  return localizedPath(`${site.prefix}/search/${file}`, locale, site).slice(1) as OutputPath
}

/** What the search loads later is cached once it has been used, for each language. */
const afterUse = async (_ask: Ask, { locale }: { locale: string }): Promise<OfflineRule> => ({
  group: `search:${locale}`,
})

const cores = defineOutputs<string>({
  name: 'search-names',
  keys: async (ask) => (await ask(locales)).map(({ code }) => code),
  path: (ask, locale) => indexPath(ask, locale, coreFile),
  make: async (ask, locale) => (await ask(searchIndex, locale)).core,
  cache: 'revalidate',
  offline: 'shell',
})

const parts = defineOutputs<{ locale: string; bucket: number }>({
  name: 'search-words',
  async keys(ask) {
    const lists = await all(
      (await ask(locales)).map(async ({ code }) =>
        Array.from({ length: await buckets(ask, code) }, (_, bucket) => ({ locale: code, bucket })),
      ),
    )
    return lists.flat()
  },
  path: (ask, { locale, bucket }) => indexPath(ask, locale, partFile(bucket)),
  make: async (ask, { locale, bucket }) => (await ask(searchIndex, locale)).parts[bucket],
  cache: 'revalidate',
  offline: afterUse,
})

const texts = defineOutputs<RouteKey>({
  name: 'search-texts',
  async keys(ask) {
    const every = await ask(routes)
    const hidden = await all(
      every.map(async (route) => (await ask(pageSummary, route).catch(() => undefined))?.frontMatter.noIndex ?? false),
    )
    return every.filter((_, index) => !hidden[index])
  },
  path: (ask, { pathname, locale }) => indexPath(ask, locale, textsFile(pathname)),
  async key(ask, path) {
    for (const { code } of await ask(locales)) {
      const folder = await indexPath(ask, code, 'texts/')
      if (!path.startsWith(folder) || !path.endsWith('.json')) continue
      const stem = path.slice(folder.length, -'.json'.length)
      const route = await existingRoute(ask, {
        pathname: toUrlPath(stem === 'index' ? '/' : `/${stem}`),
        locale: code,
      })
      return route
    }
    return undefined
  },
  async make(ask, route) {
    const found = await pageTexts(ask, route)
    return found && JSON.stringify(found)
  },
  ofPage: async (ask, { pathname, locale }) =>
    (await ask(pageSummary, { pathname, locale })).frontMatter.noIndex ? [] : [{ pathname, locale }],
  cache: 'revalidate',
  offline: afterUse,
})

export const search = defineFeature({
  name: 'search',
  options: searchOptions,
  outputs: [cores, parts, texts],
})
