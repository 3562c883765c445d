/**
 * The search: an index of names and texts for each language, which the site's own scripts search offline, and a page
 * that works without them.
 */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  config,
  defineFeature,
  defineOutputs,
  escapeHtml,
  existingRoute,
  fillTemplate,
  langOf,
  locales,
  localizedPath,
  type OfflineRule,
  type OutputPath,
  pageKind,
  pageSummary,
  renderTemplate,
  type RouteKey,
  routes,
  routeToHref,
  routeToUrl,
  singleOutput,
  toPathname,
  toUrlPath,
  translations,
  withBase,
} from '../../feature.js'
import { bundleWorker, pageStyle } from '../../feature-unstable.js'
import { checkPhrases } from './node/found-by.js'
import { buckets, nameGroups, searchIndex, searchPath } from './node/build-index.js'
import { coreFile, namesFile, partFile, setupFile, textsFile } from './shared/index-format.js'
import { searchOptions } from './options.js'
import { pageTexts } from './node/page-share.js'
import type { SearchSetup } from './shared/protocol.js'
import { letterPages, namePages, pageNames, searchPages } from './node/search-pages.js'

/** `zh/x/search/pages.json`, or the file of another name there. */
async function indexPath(ask: Ask, locale: string, file: string): Promise<OutputPath> {
  const site = await ask(config)
  return localizedPath(`${site.prefix}/search/${file}`, locale, site).slice(1) as OutputPath
}

/** What the search loads later is cached once it has been used, for each language. */
const afterUse = async (_ask: Ask, { locale }: { locale: string }): Promise<OfflineRule> => ({
  group: `search:${locale}`,
})

const cores = defineOutputs<string>({
  name: 'search-core',
  keys: async (ask) => (await ask(locales)).map(({ code }) => code),
  path: (ask, locale) => indexPath(ask, locale, coreFile),
  make: async (ask, locale) => (await ask(searchIndex, locale)).core,
  cache: 'revalidate',
  offline: 'shell',
})

const names = defineOutputs<{ locale: string; group: number }>({
  name: 'search-entries',
  async keys(ask) {
    const groups = Array.from({ length: await nameGroups(ask) }, (_, group) => group)
    return (await ask(locales)).flatMap(({ code }) => groups.map((group) => ({ locale: code, group })))
  },
  path: (ask, { locale, group }) => indexPath(ask, locale, namesFile(group)),
  make: async (ask, { locale, group }) => (await ask(searchIndex, locale)).names[group],
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
      return existingRoute(ask, { pathname: toUrlPath(stem === 'index' ? '/' : `/${stem}`), locale: code })
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

const setups = defineOutputs<string>({
  name: 'search-setup',
  keys: async (ask) => (await ask(locales)).map(({ code }) => code),
  path: (ask, locale) => indexPath(ask, locale, setupFile),
  make: async (ask, locale) => JSON.stringify(await setup(ask, locale)),
  cache: 'revalidate',
  offline: 'shell',
})

async function setup(ask: Ask, locale: string): Promise<SearchSetup> {
  const site = await ask(config)
  const { strings } = await ask(translations, locale)
  const { suggestions } = await searchOptions(ask)
  const pathnames = suggestions.length > 0 ? suggestions : site.headerLinks.map(({ href }) => href)
  return {
    strings: Object.fromEntries(Object.entries(strings).filter(([key]) => key.startsWith('search.'))),
    labels: Object.fromEntries(
      (['pro', 'premium', 'new', 'planned', 'unstable'] as const).map((label) => [
        label,
        strings[`label.${label}`] ?? label,
      ]),
    ) as SearchSetup['labels'],
    languages: [...(await ask(locales))]
      .sort((a, b) => Number(b.code === locale) - Number(a.code === locale))
      .map(({ code, label }) => ({
        locale: code,
        label,
        folder: withBase(localizedPath(`${site.prefix}/search/`, code, site), site),
        home: withBase(localizedPath('/', code, site), site).replace(/\/$/, ''),
      })),
    suggestions: await linksTo(ask, pathnames, locale),
    styles: withBase(`/${await pageStyle(ask, 'search')}`, site),
    worker: withBase(`${site.prefix}/search/${workerFile}`, site),
  }
}

/** Links to those of the pathnames that have pages. */
async function linksTo(ask: Ask, pathnames: readonly string[], locale: string): Promise<SearchSetup['suggestions']> {
  const site = await ask(config)
  const links: SearchSetup['suggestions'] = []
  for (const written of pathnames) {
    const pathname = toPathname(written)
    if (!written.startsWith('/') || (await ask(pageKind, pathname)) === null) continue
    const route = { pathname: toUrlPath(pathname), locale }
    // The names of the navigation say little by themselves: “Overview”.
    const { title } = await ask(pageSummary, route)
    links.push({ title, href: routeToHref(route, site) })
  }
  return links
}

const workerFile = 'worker.js'
const builtinEngine = 'vitrine:dist/src/features/search/browser/worker.js'

const worker = singleOutput({
  name: 'search-worker',
  path: async (ask) => `${(await ask(config)).prefix}/search/${workerFile}`.slice(1) as OutputPath,
  async make(ask) {
    const { engine } = await searchOptions(ask)
    return bundleWorker(ask, engine === undefined ? builtinEngine : posix.normalize(engine))
  },
  cache: 'revalidate',
  offline: 'shell',
})

const openSearch = defineOutputs<string>({
  name: 'opensearch',
  keys: async (ask) => (await ask(locales)).map(({ code }) => code),
  path: (ask, locale) => indexPath(ask, locale, openSearchFile),
  async make(ask, locale) {
    const site = await ask(config)
    const { strings } = await ask(translations, locale)
    const page = routeToUrl({ pathname: await searchPath(ask), locale }, site)
    return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeHtml([...site.title].slice(0, 16).join('').trim())}</ShortName>
<Description>${escapeHtml(fillTemplate(strings['search.in'] ?? '', { site: site.title }))}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${escapeHtml(langOf(site, locale))}</Language>
<Url type="text/html" template="${escapeHtml(page)}?q={searchTerms}"/>
</OpenSearchDescription>
`
  },
  offline: 'never',
})

const openSearchFile = 'opensearch.xml'

const isSearchPage = ({ layout }: { layout: string }) => ['search', 'search-names', 'not-found'].includes(layout)

export const search = defineFeature({
  name: 'search',
  options: searchOptions,
  outputs: [setups, cores, names, parts, texts, letterPages, worker, openSearch],
  pages: [searchPages, namePages],
  // The names are found in what the index needs.
  needsOfPage: (ask, route) => ask(pageNames, route),
  check: checkPhrases,
  slots: {
    async headerSearch(ask, _page, { locale, pathname }) {
      const href = routeToHref({ pathname: await searchPath(ask), locale }, await ask(config))
      return renderTemplate(
        ask,
        'search-button',
        { href, translations: await ask(translations, locale) },
        { pathname, locale },
      )
    },
  },
  async head(ask, _page, { locale }) {
    const site = await ask(config)
    const { strings } = await ask(translations, locale)
    return [
      {
        tag: 'link',
        attributes: {
          rel: 'search',
          type: 'application/opensearchdescription+xml',
          href: withBase(`/${await indexPath(ask, locale, openSearchFile)}`, site),
          title: fillTemplate(strings['search.in'] ?? '', { site: site.title }),
        },
      },
    ]
  },
  styles: [
    { name: 'search', file: 'search.css', when: isSearchPage, offline: 'shell' },
    { name: 'search-page', file: 'search-page.css', when: isSearchPage },
  ],
  client: [
    {
      name: 'search-page',
      module: 'vitrine:dist/src/features/search/browser/search-page.js',
      when: ({ layout }) => layout === 'search' || layout === 'not-found',
    },
  ],
})
