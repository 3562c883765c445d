/**
 * Offline reading: a service worker `sw.js` for each language, with the list of output files and their hashes, and the
 * page that is shown offline instead of one that is not cached.
 *
 * A worker controls only pages below its own address, so each further language has a worker that imports the first, and
 * so has each folder of pages outside of the prefix (`treesOf`). So does one for the whole site, which covers pages
 * above all of these, such as the home page; visitors get it, and the workers of other languages and folders, when they
 * keep the whole site.
 */
import {
  all,
  type Ask,
  breadcrumbs,
  config,
  defineFeature,
  defineOptions,
  defineOutputs,
  definePages,
  emptyPage,
  fileToHref,
  hash,
  localeOfLink,
  locales,
  localizedPath,
  navTitle,
  offlineRule,
  type OfflineView,
  outputDigest,
  type OutputEntry,
  type OutputPath,
  outputs,
  productOfPage,
  routeToHref,
  runOptions,
  type ServiceWorkerConfig,
  type SiteConfig,
  siteMap,
  toUrlPath,
  translations,
  treeOfPath,
  treesOf,
  withBase,
  z,
} from '../../feature.js'
import { bundleWorker } from '../../feature-unstable.js'
import { type ManifestFile, type PrecacheManifest, shellGroup } from './shared/manifest.js'

export const serviceWorkerOptions = defineOptions(
  'service-worker',
  z.strictObject({
    /** Hosts on which the worker is registered; by default the site's own and localhost, for previews. */
    hosts: z.array(z.string()).optional(),
    /** Whether to replace the worker by one that removes itself and its caches. */
    kill: z.boolean().default(false),
  }),
)

async function isActive(ask: Ask): Promise<boolean> {
  return (await ask(runOptions)).mode === 'build'
}

/** Prefix of the caches' names. Ends in `:`, so that no site's prefix is a prefix of another's. */
function cachePrefixOf({ storagePrefix, base, prefix }: SiteConfig): string {
  return `${storagePrefix}-sw:${base}${prefix.slice(1)}:`
}

/** Names a worker: the folder whose pages it controls, `/x/` or `/zh/x/`, without the base. */
type WorkerKey = string

/** The key of the worker of the whole site. */
const wholeSite: WorkerKey = '/'

function workerOf(tree: string, locale: string, site: SiteConfig): WorkerKey {
  return localizedPath(`${tree}/`, locale, site)
}

function workerPath(key: WorkerKey): OutputPath {
  return `${key}sw.js`.slice(1) as OutputPath
}

/** All workers: for each folder of pages one per language and, if the site has pages above the prefix, one for them. */
async function workers(ask: Ask, site: SiteConfig): Promise<WorkerKey[]> {
  const built = await ask(locales)
  const keys = treesOf(site).flatMap((tree) => built.map(({ code }) => workerOf(tree, code, site)))
  return site.prefix ? [...keys, wholeSite] : keys
}

/** Workers that the page registers only when the visitor keeps the whole site. */
async function otherWorkers(ask: Ask, own: WorkerKey, site: SiteConfig): Promise<ServiceWorkerConfig['others']> {
  const others = (await workers(ask, site)).filter((key) => key !== own)
  return others.map((key) => ({ url: withBase(`/${workerPath(key)}`, site), scope: withBase(key, site) }))
}

async function manifest(ask: Ask): Promise<PrecacheManifest> {
  const site = await ask(config)
  const found = await all((await ask(outputs)).map((entry) => manifestFile(ask, entry, site)))
  const files = found.filter((file) => file !== undefined)
  const built = await ask(locales)
  const offline = Object.fromEntries(
    treesOf(site).flatMap((tree) =>
      built.map(({ code }) => [
        withBase(workerOf(tree, code, site), site),
        withBase(localizedPath(`${site.prefix}/offline/`, code, site), site),
      ]),
    ),
  )
  return {
    version: hash(JSON.stringify(files)),
    cachePrefix: cachePrefixOf(site),
    base: site.base,
    offline,
    products: productPaths(site),
    languages: built.slice(1).map(({ code }) => `/${code}/`),
    files,
  }
}

/** The paths of products without the prefix: files of demos and of the search have them, too. */
function productPaths({ products, prefix }: SiteConfig): Record<string, string[]> {
  const tail = (pathname: string) => (pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname)
  return Object.fromEntries(
    products.map(({ id, pathnames }) => [
      id,
      pathnames.flatMap((one) => (tail(one) === '' || tail(one) === '/' ? [] : `${tail(one)}/`)),
    ]),
  )
}

async function manifestFile(
  ask: Ask,
  { path, family, key }: OutputEntry,
  site: SiteConfig,
): Promise<ManifestFile | undefined> {
  const rule = await offlineRule(ask, { family, key })
  if (rule === 'never') return undefined
  const group = typeof rule === 'object' ? rule.group : rule === 'shell' ? shellGroup : undefined
  return { url: fileToHref(path, site), ...(await ask(outputDigest, { family, key })), ...(group && { group }) }
}

/** Pages outside of all groups come first: they are the home page and the like. */
async function offlineView(ask: Ask, locale: string): Promise<OfflineView> {
  const site = await ask(config)
  const offline = toUrlPath(`${site.prefix}/offline`)
  const pathnames = Object.entries(await ask(siteMap)).flatMap(([pathname, kind]) =>
    kind === 'group' || toUrlPath(pathname) === offline ? [] : [pathname],
  )
  const found = await all(
    pathnames.map(async (pathname) => {
      const [title, [group], own] = await all([
        ask(navTitle, { pathname, locale }),
        ask(breadcrumbs, { pathname, locale }),
        localeOfLink(ask, pathname, locale),
      ])
      const href = routeToHref({ pathname: toUrlPath(pathname), locale: own }, site)
      return { group: group?.title ?? '', page: { title, href } }
    }),
  )
  const groups = new Map<string, OfflineView['groups'][number]['pages']>([['', []]])
  for (const { group, page } of found) {
    const pages = groups.get(group)
    if (pages) pages.push(page)
    else groups.set(group, [page])
  }
  return { groups: [...groups].map(([title, pages]) => ({ title, pages })).filter(({ pages }) => pages.length > 0) }
}

export const serviceWorker = defineFeature({
  name: 'service-worker',
  options: serviceWorkerOptions,
  pages: [
    definePages<null>({
      name: 'offline',
      keys: async (ask) => ((await isActive(ask)) ? [null] : []),
      pathname: async (ask) => toUrlPath(`${(await ask(config)).prefix}/offline`),
      async page(ask, _key, locale) {
        const { strings } = await ask(translations, locale)
        return {
          ...emptyPage(locale, 'offline', strings['offline.title'] ?? 'Offline', strings['offline.text'] ?? ''),
          frontMatter: { noIndex: true },
          data: await offlineView(ask, locale),
        }
      },
      offline: 'shell',
    }),
  ],
  async clientConfig(ask, page, { pathname, locale }): Promise<{ serviceWorker?: ServiceWorkerConfig }> {
    const { hosts, kill } = await serviceWorkerOptions(ask)
    // If pages named the worker, they would register it again after the kill switch has removed it.
    if (kill || !(await isActive(ask))) return {}
    const site = await ask(config)
    const product = productOfPage(page, pathname, site.products)
    const { products: titles } = await ask(translations, locale)
    const isPart = product && (productPaths(site)[product.id] ?? []).length > 0 && site.products.length > 1
    const own = workerOf(treeOfPath(pathname, site) ?? site.prefix, locale, site)
    return {
      serviceWorker: {
        url: withBase(`/${workerPath(own)}`, site),
        scope: withBase(own, site),
        others: await otherWorkers(ask, own, site),
        ...(isPart && { product: { id: product.id, title: titles?.[product.id] ?? product.title } }),
        hosts: hosts ?? [new URL(site.url).host, 'localhost', '127.0.0.1', '[::1]'],
        cachePrefix: cachePrefixOf(site),
      },
    }
  },
  outputs: [
    defineOutputs<WorkerKey>({
      name: 'service-worker',
      keys: async (ask) => ((await isActive(ask)) ? workers(ask, await ask(config)) : []),
      path: async (_ask, key) => workerPath(key),
      async make(ask, key) {
        const site = await ask(config)
        const { kill } = await serviceWorkerOptions(ask)
        if (kill) {
          const code = await bundleWorker(
            ask,
            'vitrine:dist/src/features/offline/browser/service-worker/kill-switch.js',
          )
          return `self.cachePrefix = ${JSON.stringify(cachePrefixOf(site))};\n${code}`
        }
        const original = workerOf(site.prefix, site.locales[0]!.code, site)
        if (key !== original && (await workers(ask, site)).includes(original))
          return `importScripts(${JSON.stringify(withBase(workerPath(original), site))});\n`
        const code = await bundleWorker(ask, 'vitrine:dist/src/features/offline/browser/service-worker/sw.js')
        return `self.precacheManifest = ${JSON.stringify(await manifest(ask))};\n${code}`
      },
      cache: 'revalidate',
      offline: 'never',
    }),
  ],
})
