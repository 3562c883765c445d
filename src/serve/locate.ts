/**
 * What stands at an address of the site that is being written.
 *
 * Only names that the graph knows are ever asked for, and finding out never draws a page and never leaves an answer
 * behind for a name that nobody has: whoever asks for ten thousand wrong addresses costs nothing that stays. Files of
 * content roots carry their path in their address; they count only when a page that was served has named them, since
 * whoever knows a file's hash could otherwise ask for it.
 */
import { question, type Ask } from '../engine/graph.js'
import type { OutputPath, SiteConfig } from '../model.js'
import { assetFolder } from '../spine/asset.js'
import { clientBundle } from '../spine/client.js'
import { config, locales } from '../spine/config.js'
import { ownerOf } from '../spine/files.js'
import type { RouteKey } from '../spine/page.js'
import {
  encodePath,
  localizedPath,
  pathnameToLanguage,
  routeToFile,
  toPathname,
  toUrlPath,
  withBase,
} from '../spine/paths.js'
import { isCandidate, pageKind } from '../spine/site-map.js'
import { stylesheet } from '../spine/styles.js'

export type Located =
  | { kind: 'file'; file: OutputPath; route?: RouteKey }
  | { kind: 'redirect'; to: string; status: number }
  /** Nothing; `file` is the page that says so. */
  | { kind: 'missing'; file: OutputPath }
  /** Outside the base. */
  | { kind: 'outside' }

/** Files for hosts, which are no part of the site. */
const hostFiles = new Set(['_redirects', '_headers'])

/** What of the configuration addresses need, apart, so that other edits to it change nothing here. */
export const places = question(
  'serve-places',
  async (ask, _key: null): Promise<Pick<SiteConfig, 'base' | 'locales' | 'prefix'>> => {
    const { base, locales: all, prefix } = await ask(config, null)
    return { base, locales: all, prefix }
  },
)

/**
 * @param path decoded, beginning with one slash
 * @param assets files of content roots that served pages have named
 */
export async function locate(ask: Ask, path: string, assets: ReadonlySet<OutputPath>): Promise<Located> {
  const site = await ask(places, null)
  const { base } = site
  if (!path.startsWith(base)) {
    return path === '/' || `${path}/` === base
      ? { kind: 'redirect', to: encodePath(base), status: 302 }
      : { kind: 'outside' }
  }
  const rest = path.slice(base.length)
  const isFolder = rest === '' || rest.endsWith('/')
  const route = await routeAt(ask, isFolder ? rest : `${rest}/`)
  if (route && isFolder) return { kind: 'file', file: routeToFile(route, site), route }
  if (route) return { kind: 'redirect', to: `${encodePath(path)}/`, status: 301 }
  if (/(^|\/)index\.html$/.test(rest) && (await routeAt(ask, rest.slice(0, -'index.html'.length)))) {
    return { kind: 'redirect', to: encodePath(path.slice(0, -'index.html'.length)), status: 301 }
  }
  if (!isFolder && (await isNamed(ask, rest as OutputPath, assets))) return { kind: 'file', file: rest as OutputPath }
  return { kind: 'missing', file: await notFoundFile(ask, rest) }
}

/** The page at an address below the base, which ends in a slash. */
async function routeAt(ask: Ask, rest: string): Promise<RouteKey | undefined> {
  const site = await ask(places, null)
  const { userLanguage, canonicalAs } = pathnameToLanguage(`/${rest}`, site.locales)
  const route = { pathname: toUrlPath(canonicalAs), locale: userLanguage }
  const pathname = toPathname(canonicalAs)
  if (
    routeToFile(route, site) !== `${rest}index.html` ||
    !(await isCandidate(ask, pathname)) ||
    (await ask(pageKind, pathname)) === null
  )
    return undefined
  return (await ask(locales, null)).some(({ code }) => code === userLanguage) ? route : undefined
}

async function isNamed(ask: Ask, path: OutputPath, assets: ReadonlySet<OutputPath>): Promise<boolean> {
  if (hostFiles.has(path)) return false
  const folder = await assetFolder(ask)
  if (path.startsWith(`${folder}/files/`)) return assets.has(path)
  if (path === (await ask(stylesheet, null)).path) return true
  if ((await ask(clientBundle, null)).files.some((file) => file.path === path)) return true
  return (await ownerOf(ask, path)) !== undefined
}

async function notFoundFile(ask: Ask, rest: string): Promise<OutputPath> {
  const site = await ask(places, null)
  const { userLanguage } = pathnameToLanguage(`/${rest}`, site.locales)
  const built = await ask(locales, null)
  const locale = built.find(({ code }) => code === userLanguage) ?? built[0]!
  return localizedPath('/404.html', locale.code, site).slice(1) as OutputPath
}

/** Where the site's service workers would lie: one for each language. */
export async function workerPaths(ask: Ask): Promise<string[]> {
  const site = await ask(places, null)
  return site.locales.map(({ code }) => withBase(localizedPath(`${site.prefix}/sw.js`, code, site), site))
}
