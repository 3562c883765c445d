/**
 * Reading offline: `sw.js` below the prefix, made of the list of output files with their hashes, one for each language,
 * and the page that is shown where another is not kept.
 *
 * A worker controls what lies below it, so a prefixed language has a worker of its own that only imports the first.
 */
import { z } from 'zod'
import { all, type Ask } from '../engine/graph.js'
import type { Feature } from '../feature.js'
import { bundleWorker } from '../bundle/worker.js'
import type { ManifestFile, PrecacheManifest } from '../client/service-worker/manifest.js'
import type { ServiceWorkerConfig } from '../client/site-config.js'
import { hash } from '../engine/hash.js'
import type { OutputPath, SiteConfig } from '../model.js'
import { config, locales } from '../spine/config.js'
import { optionsOf } from '../spine/features.js'
import { fileDigest, filePaths } from '../spine/files.js'
import { given } from '../spine/given.js'
import { emptyPage } from '../spine/page.js'
import {
  encodePath,
  localizedPath,
  productOf,
  pathnameToLanguage,
  routeToFile,
  toUrlPath,
  withBase,
} from '../spine/paths.js'
import { translations } from '../spine/translations.js'

const schema = z.strictObject({
  /** Hosts on which it is registered; by default the site's own, and this machine, where a build is looked at. */
  hosts: z.array(z.string()).optional(),
  /** Write the worker that removes itself and its caches. */
  kill: z.boolean().default(false),
})
export type Options = z.output<typeof schema>

const name = 'service-worker'
const shell = 'shell'

async function isActive(ask: Ask): Promise<boolean> {
  return (await ask(given, null)).mode === 'build'
}

/** Names of caches begin with it; `:` so that no site's begins another's. */
function cachePrefixOf({ storagePrefix, base, prefix }: SiteConfig): string {
  return `${storagePrefix}-sw:${base}${prefix.slice(1)}:`
}

/** The worker's file in each language. */
async function workerFiles(ask: Ask): Promise<Map<OutputPath, string>> {
  const site = await ask(config, null)
  return new Map(
    (await ask(locales, null)).map(({ code }) => [
      localizedPath(`${site.prefix}/sw.js`, code, site).slice(1) as OutputPath,
      code,
    ]),
  )
}

async function manifest(ask: Ask): Promise<PrecacheManifest> {
  const site = await ask(config, null)
  const workers = await workerFiles(ask)
  const paths = (await ask(filePaths, null)).filter(
    (path) => !workers.has(path) && !/(^|\/)_(headers|redirects)$|(^|\/)(robots\.txt|sitemap\.xml)$/.test(path),
  )
  const offlinePages = new Set<string>(
    (await ask(locales, null)).map(({ code }) =>
      routeToFile({ pathname: toUrlPath(`${site.prefix}/offline`), locale: code }, site),
    ),
  )
  const files = await all(
    paths.map(async (path): Promise<ManifestFile> => {
      const digest = await ask(fileDigest, path)
      const group = groupOf(path, digest.size, offlinePages, site)
      return {
        url: withBase(encodePath(`/${path.replace(/(^|\/)index\.html$/, '$1')}`), site),
        ...digest,
        ...(group && { group }),
      }
    }),
  )
  const offline = Object.fromEntries(
    (await ask(locales, null)).map(({ code }) => [
      scopeOf(code, site),
      withBase(localizedPath(`${site.prefix}/offline/`, code, site), site),
    ]),
  )
  return { version: hash(JSON.stringify(files)), cachePrefix: cachePrefixOf(site), base: site.base, offline, files }
}

/** Bytes of a script beyond which it is kept only when it has been used: the editor is for the few. */
const largestChunk = 65_536

/** The shell, with what closed groups of the navigation hold, is kept from the start, a product's pages in a language when one of them is open. */
function groupOf(
  path: OutputPath,
  size: number,
  offlinePages: ReadonlySet<string>,
  site: SiteConfig,
): string | undefined {
  const isChunk = /_assets\/chunk-[^/]+\.js$/.test(path) && size <= largestChunk
  if (
    isChunk ||
    offlinePages.has(path) ||
    /_assets\/(styles|main)-[^/]+\.(css|js)$/.test(path) ||
    /(^|\/)_nav\/[^/]+\/[^/]+\.html$/.test(path)
  )
    return shell
  if (!path.endsWith('index.html')) return undefined
  const { canonicalAs, userLanguage } = pathnameToLanguage(`/${path.slice(0, -'index.html'.length)}`, site.locales)
  // Demos' own pages are for embedding; readers meet demos within the family's pages.
  const product = canonicalAs.startsWith(`${site.prefix}/demos/`) ? undefined : productOf(canonicalAs, site.products)
  return product && (userLanguage === site.locales[0]!.code ? product.id : `${userLanguage}:${product.id}`)
}

function scopeOf(locale: string, site: SiteConfig): string {
  return withBase(localizedPath(`${site.prefix}/`, locale, site), site)
}

export const serviceWorker: Feature = {
  name,
  options: (written) => schema.parse(written ?? {}),
  async pages(ask) {
    if (!(await isActive(ask))) return []
    const { prefix } = await ask(config, null)
    return [
      {
        pathname: toUrlPath(`${prefix}/offline`),
        async page(asking, locale) {
          const { strings } = await asking(translations, locale)
          return {
            ...emptyPage(locale, 'offline', strings['offline.title'] ?? 'Offline', strings['offline.text'] ?? ''),
            frontMatter: { noIndex: true },
          }
        },
      },
    ]
  },
  async clientConfig(ask, _page, { locale }): Promise<{ serviceWorker?: ServiceWorkerConfig }> {
    const { hosts, kill } = await optionsOf<Options>(ask, name)
    // A page that names the worker would register again what the kill switch removes.
    if (kill || !(await isActive(ask))) return {}
    const site = await ask(config, null)
    return {
      serviceWorker: {
        url: withBase(localizedPath(`${site.prefix}/sw.js`, locale, site), site),
        scope: scopeOf(locale, site),
        hosts: hosts ?? [new URL(site.url).host, 'localhost', '127.0.0.1', '[::1]'],
        cachePrefix: cachePrefixOf(site),
      },
    }
  },
  files: {
    list: async (ask) => ((await isActive(ask)) ? [...(await workerFiles(ask)).keys()] : []),
    async make(ask, path) {
      const site = await ask(config, null)
      const { kill } = await optionsOf<Options>(ask, name)
      if (kill)
        return `self.cachePrefix = ${JSON.stringify(cachePrefixOf(site))};\n${await bundleWorker(ask, 'vitrine:dist/src/client/service-worker/kill-switch.js')}`
      const locale = (await workerFiles(ask)).get(path)!
      const own = [...(await workerFiles(ask))].find(([, code]) => code === site.locales[0]!.code)
      if (own && locale !== own[1]) return `importScripts(${JSON.stringify(withBase(own[0], site))});\n`
      return `self.precacheManifest = ${JSON.stringify(await manifest(ask))};\n${await bundleWorker(ask, 'vitrine:dist/src/client/service-worker/sw.js')}`
    },
  },
}
