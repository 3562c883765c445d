/**
 * The output: which files there are, and what is in one.
 *
 * Names and contents are two questions. `docs-build` asks for all names and then for every file; `docs-serve` asks for
 * the one file that the browser wants, without the list.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { all, type Ask, question } from '../engine/graph.js'
import { fileBytes } from '../engine/inputs.js'
import { hash } from '../engine/hash.js'
import type { Feature } from '../feature.js'
import { messages } from '../messages.js'
import type { Contents, FilePath, OutputPath, SiteConfig } from '../model.js'
import { assetFile, assetPath } from './asset.js'
import { clientBundle } from './client.js'
import { config, locales } from './config.js'
import { features } from './features.js'
import { html } from './html.js'
import { pageSummary, type RouteKey } from './page.js'
import { pathnameToLanguage, routeToFile, toPathname, toUrlPath } from './paths.js'
import { pageKind, siteMap } from './site-map.js'
import { stylesheet } from './styles.js'

/** Every page in every language of this run. */
export const routes = question('routes', async (ask, _key: null): Promise<RouteKey[]> => {
  const pathnames = Object.keys(await ask(siteMap, null))
  return (await ask(locales, null)).flatMap(({ code }) =>
    pathnames.map((pathname) => ({ pathname: toUrlPath(pathname), locale: code })),
  )
})

const pageAssets = question(
  'page-assets',
  async (ask, route: RouteKey): Promise<FilePath[]> => (await ask(pageSummary, route)).assets,
)

/** The names of all files, sorted, without their compressed forms. Reports names that two sources claim. */
export const filePaths = question('file-paths', async (ask, _key: null): Promise<OutputPath[]> => {
  const owners = new Map<OutputPath, Set<string>>()
  const claim = (path: OutputPath, owner: string) => owners.set(path, (owners.get(path) ?? new Set()).add(owner))
  const site = await ask(config, null)
  const everyRoute = await ask(routes, null)
  for (const route of everyRoute) claim(routeToFile(route, site), 'pages')
  claim((await ask(stylesheet, null)).path, 'styles')
  for (const { path } of (await ask(clientBundle, null)).files) claim(path, 'client')
  // A page that fails is reported by itself; its assets are no concern of the list.
  const assets = await all(everyRoute.map((route) => ask(pageAssets, route).catch(() => [])))
  for (const file of new Set(assets.flat())) claim((await ask(assetPath, file))!, 'assets')
  for (const feature of await features(ask))
    for (const path of (await feature.files?.list(ask)) ?? []) claim(path, feature.name)
  for (const [path, by] of owners) if (by.size > 1) ask.report(messages.outputClash(path, [...by]))
  return [...owners.keys()].sort()
})

/** One file of the output; undefined where there is none of that name. Only its print is remembered. */
export const file = question(
  'file',
  async (ask, path: OutputPath): Promise<Contents | undefined> => (await own(ask, path)) ?? fromFeature(ask, path),
  { keep: 'print' },
)

/** Hash (sha256, 24 digits) and size in bytes of a file, for lists that a browser checks files by. Apart, since contents are not remembered. */
export const fileDigest = question(
  'file-digest',
  async (ask, path: OutputPath): Promise<{ hash: string; size: number }> => {
    const contents = (await ask(file, path)) ?? ''
    return { hash: hash(contents, 24), size: Buffer.byteLength(contents) }
  },
)

async function own(ask: Ask, path: OutputPath): Promise<Contents | undefined> {
  const route = await routeOf(ask, path)
  if (route) return ask(html, route)
  const styles = await ask(stylesheet, null)
  if (path === styles.path) return styles.css
  const client = (await ask(clientBundle, null)).files.find((one) => one.path === path)
  if (client) return client.text
  const asset = await assetFile(ask, path)
  return asset && ask(fileBytes, asset)
}

async function fromFeature(ask: Ask, path: OutputPath): Promise<Contents | undefined> {
  const owner = await ownerOf(ask, path)
  return owner?.files!.make(ask, path)
}

/** The feature that makes a file. */
export async function ownerOf(ask: Ask, path: OutputPath): Promise<Feature | undefined> {
  for (const feature of await features(ask)) {
    const { files } = feature
    if (files && (files.has ? await files.has(ask, path) : (await files.list(ask)).includes(path))) return feature
  }
  return undefined
}

/** The page that a file is, if it is one. */
export async function routeOf(ask: Ask, path: OutputPath): Promise<RouteKey | undefined> {
  if (path !== 'index.html' && !path.endsWith('/index.html')) return undefined
  const site = await ask(config, null)
  const { userLanguage, canonicalAs } = pathnameToLanguage(`/${path.slice(0, -'index.html'.length)}`, site.locales)
  const route = { pathname: toUrlPath(canonicalAs), locale: userLanguage }
  if (routeToFile(route, site) !== path) return undefined
  const isBuilt = (await ask(locales, null)).some(({ code }) => code === userLanguage)
  return isBuilt && (await ask(pageKind, toPathname(canonicalAs))) !== null ? route : undefined
}

/** A page's own files: its HTML, what features make from it, and their compressed forms. */
export const filesOfPage = question('files-of-page', async (ask, route: RouteKey): Promise<OutputPath[]> => {
  const site = await ask(config, null)
  const beside = await all(
    (await features(ask)).map((feature) => feature.files?.beside?.(ask, route) ?? Promise.resolve([])),
  )
  return [routeToFile(route, site), ...beside.flat()].flatMap((path) => formsOf(path, site))
})

const compressible = /\.(html|css|js|mjs|json|svg|xml|txt|md|map|webmanifest)$/

/** Can a file have compressed forms? Those of a kind that is compressed already do not. */
export function isCompressible(path: string): boolean {
  return compressible.test(path) && !path.startsWith('_')
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A file compressed, as its sibling `.br` or `.gz`. Remembered by content. */
export async function compressed(ask: Ask, path: OutputPath, form: 'br' | 'gz'): Promise<Uint8Array> {
  const contents = (await ask(file, path)) ?? ''
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents
  const key = `${form} ${hash(bytes, 40)}`
  const known = ask.world.memo.get(key)
  if (known instanceof Uint8Array) return known
  const made =
    form === 'br'
      ? await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : await toGzip(bytes, { level: 9 })
  ask.world.memo.set(key, made)
  return made
}

/** A file or one of its compressed forms: what the writer writes. */
export const outputFile = question(
  'output-file',
  async (ask, path: OutputPath): Promise<Contents | undefined> => {
    const form = /\.(br|gz)$/.exec(path)?.[1] as 'br' | 'gz' | undefined
    if (form && (await ask(config, null)).compress && isCompressible(path.slice(0, -3)))
      return compressed(ask, path.slice(0, -3) as OutputPath, form)
    return ask(file, path)
  },
  { keep: 'print' },
)

/** The names of all files, compressed forms included. */
export const outputPaths = question('output-paths', async (ask, _key: null): Promise<OutputPath[]> => {
  const site = await ask(config, null)
  return (await ask(filePaths, null)).flatMap((path) => formsOf(path, site)).sort()
})

export function isCompressedForm(path: string): boolean {
  return /\.(br|gz)$/.test(path)
}

/** A file with its compressed forms, where the site has them. */
export function formsOf(path: OutputPath, { compress }: Pick<SiteConfig, 'compress'>): OutputPath[] {
  return compress && isCompressible(path) ? ([path, `${path}.br`, `${path}.gz`] as OutputPath[]) : [path]
}
