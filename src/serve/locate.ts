/**
 * Finds the output file at an address of the development server.
 *
 * Only names that the graph knows are asked for. Looking up an address never renders a page, and leaves no answer in
 * the graph if there is none, so that ten thousand wrong addresses use no memory. Files whose address contains their
 * path on disk are served only after a served page has named them, because anyone who knows a file's hash could request
 * it.
 */
import { question, type Ask } from '../engine/question.js'
import type { OutputPath, SiteConfig } from '../model.js'
import { config, locales } from '../core/config/config.js'
import { outputAt, outputFamily, type OutputKey } from '../core/output/outputs.js'
import { pageOutputs } from '../core/output/page-outputs.js'
import { encodePath, localizedPath, pathnameToLanguage, treesOf, withBase } from '../core/paths.js'
import type { RouteKey } from '../core/navigation/site-map.js'

export type Located =
  | { kind: 'file'; file: OutputPath; output: OutputKey; route?: RouteKey }
  | { kind: 'redirect'; to: string; status: number }
  /** There is no file; `file` is the not-found page. */
  | { kind: 'missing'; file: OutputPath; output: OutputKey }
  /** Outside the base, or not found on a site without a not-found page. */
  | { kind: 'outside' }

/** The part of the configuration that addresses depend on, so that edits to other keys change nothing here. */
export const places = question(
  'serve-places',
  async (ask): Promise<Pick<SiteConfig, 'base' | 'locales' | 'prefix' | 'content'>> => {
    const { base, locales: all, prefix, content } = await ask(config)
    return { base, locales: all, prefix, content }
  },
)

/**
 * @param path decoded, beginning with one slash
 * @param named paths that served pages have named; of families with `onlyIfNamed`, only these are served
 */
export async function locate(ask: Ask, path: string, named: ReadonlySet<OutputPath>): Promise<Located> {
  const site = await ask(places)
  const { base } = site
  if (!path.startsWith(base)) {
    return path === '/' || `${path}/` === base
      ? { kind: 'redirect', to: encodePath(base), status: 302 }
      : { kind: 'outside' }
  }
  const rest = path.slice(base.length)
  const isFolder = rest === '' || rest.endsWith('/')
  const index = `${rest}${isFolder ? '' : '/'}index.html` as OutputPath
  const page = await outputAt(ask, index)
  if (page && isFolder) return { kind: 'file', file: index, output: page, ...routeOf(page) }
  if (page) return { kind: 'redirect', to: `${encodePath(path)}/`, status: 301 }
  const found = isFolder ? undefined : await outputAt(ask, rest as OutputPath)
  if (found && /(^|\/)index\.html$/.test(rest)) {
    return { kind: 'redirect', to: encodePath(path.slice(0, -'index.html'.length)), status: 301 }
  }
  if (found && (await isServed(ask, found, rest as OutputPath, named)))
    return { kind: 'file', file: rest as OutputPath, output: found }
  const file = await notFoundFile(ask, rest)
  const notFound = await outputAt(ask, file)
  return notFound ? { kind: 'missing', file, output: notFound } : { kind: 'outside' }
}

/** The route, if the output is a page of the site map. */
function routeOf({ family, key }: OutputKey): { route?: RouteKey } {
  return family === pageOutputs.name ? { route: key as RouteKey } : {}
}

async function isServed(
  ask: Ask,
  found: OutputKey,
  path: OutputPath,
  named: ReadonlySet<OutputPath>,
): Promise<boolean> {
  const { cache, onlyIfNamed } = await outputFamily(ask, found.family)
  return cache !== 'host' && (!onlyIfNamed || named.has(path))
}

async function notFoundFile(ask: Ask, rest: string): Promise<OutputPath> {
  const site = await ask(places)
  const { userLanguage } = pathnameToLanguage(`/${rest}`, site.locales)
  const built = await ask(locales)
  const locale = built.find(({ code }) => code === userLanguage) ?? built[0]!
  return localizedPath('/404.html', locale.code, site).slice(1) as OutputPath
}

/** Paths of the site's service workers: for each folder of pages one per language. */
export async function workerPaths(ask: Ask): Promise<string[]> {
  const site = await ask(places)
  return treesOf(site).flatMap((tree) =>
    site.locales.map(({ code }) => withBase(localizedPath(`${tree}/sw.js`, code, site), site)),
  )
}
