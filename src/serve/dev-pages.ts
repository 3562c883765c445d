/**
 * Finds what the development server serves at an address: the output file, or its last good version if it cannot be
 * made, together with its problems.
 */
import { hash } from '../engine/hash.js'
import { encode } from '../engine/cache/codec.js'
import { messages } from '../messages.js'
import type { Contents, OutputPath } from '../model.js'
import { Failure } from '../engine/diagnostic.js'
import { all, isExpected } from '../engine/question.js'
import { config } from '../core/config/config.js'
import type { LiveModule } from '../core/feature.js'
import { features } from '../core/config/features.js'
import { fileAt, namedByPage, output, type OutputKey } from '../core/output/outputs.js'
import { allItems, navigation } from '../core/navigation/navigation.js'
import { pathnameToLanguage, toPathname } from '../core/paths.js'
import { kindOfAll, type RouteKey } from '../core/navigation/site-map.js'
import { candidatesOf } from '../core/content/source.js'
import type { OpenSite } from '../site.js'
import type { ConfigFallback } from './config-fallback.js'
import { locate, type Located, places } from './locate.js'
import { diagnosticProblems, type Problem, problemsOf } from './problems.js'
import { readRedirects, redirectFor } from './redirects-file.js'

export type Answered = { hash: string; problems: Problem[] } & (
  | { kind: 'file'; file: OutputPath; route?: RouteKey; contents: Contents; status: 200 | 404 }
  | { kind: 'redirect'; to: string; status: number }
  /** The file cannot be made, and there is no earlier version. */
  | { kind: 'broken' }
  | { kind: 'outside' }
)

export interface DevPages {
  /** Finds what to serve at a path, which is decoded and begins with one slash. */
  at(path: string): Promise<Answered>
  /** The scripts that an open page can exchange without being made again; none if it is not a page. */
  modulesAt(path: string): Promise<Record<string, LiveModule>>
}

/** Maximum number of last good pages that are kept. */
const keptPages = 64

export function createDevPages(site: OpenSite, configFallback: ConfigFallback): DevPages {
  const { graph } = site
  const { ask } = graph
  const named = new Set<OutputPath>()
  const lastGood = new Map<string, { file: OutputPath; contents: Contents }>()

  const keep = (path: string, good: { file: OutputPath; contents: Contents }) => {
    lastGood.delete(path)
    lastGood.set(path, good)
    if (lastGood.size > keptPages) lastGood.delete(lastGood.keys().next().value!)
  }
  /**
   * The graph remembers only the hashes of output files. Pages are cached here by hash, so a warm start renders
   * nothing.
   */
  const contentsOf = async (file: OutputPath, key: OutputKey): Promise<Contents> => {
    const { contentCache } = site.context
    const known = contentCache.get(`served ${await graph.hash(output, key)}`) as Contents | undefined
    if (known !== undefined) return known
    const made = (await graph.get(output, key))!
    // The key is the hash of what was made: there may have been an edit between the two questions.
    if (file.endsWith('.html')) contentCache.set(`served ${hash(encode(made).bytes)}`, made)
    return made
  }
  const nameFiles = async (route: RouteKey) => {
    for (const path of await namedByPage(ask, route)) named.add(path)
  }
  const problemsAt = async (located: Located | undefined, error?: unknown): Promise<Problem[]> => {
    const severities = await graph.get(config).then(
      (site) => site.severities,
      () => ({}),
    )
    const roots =
      located && 'file' in located
        ? [{ question: output, key: located.output }]
        : error === undefined
          ? []
          : [
              { question: config, key: null },
              { question: navigation, key: null },
            ]
    const found = problemsOf(site, roots, severities)
    const texts = new Set(found.map(({ text }) => text))
    const own = error instanceof Failure ? diagnosticProblems(error.diagnostics, site) : []
    return [...configFallback.problems, ...own.filter(({ text }) => !texts.has(text)), ...found].filter(
      ({ text }, index, all) => all.findIndex((other) => other.text === text) === index,
    )
  }
  /** Problems of a path that the navigation names but that has no page. A build reports all of these at once. */
  const unplaced = async (path: string): Promise<Problem[]> => {
    const { base, locales } = await graph.get(places)
    const pathname = toPathname(pathnameToLanguage(path.slice(base.length - 1), locales).canonicalAs)
    const items = allItems(await graph.get(navigation))
    const item = items.find((one) => one.pathname === pathname && !one.external && !one.planned)
    // It may be a page of another run: `--only` and `--locale`.
    if (!item || (await kindOfAll(ask, pathname)) !== null) return []
    const { content, navigation: navFile } = await graph.get(config)
    return diagnosticProblems(
      [messages.navNoPage(pathname, candidatesOf(pathname, content), undefined, { file: navFile, span: item.span })],
      site,
    )
  }
  const redirected = async (path: string): Promise<Answered | undefined> => {
    const rules = await fileAt(ask, '_redirects' as OutputPath)
    const found = redirectFor(path, readRedirects(text(rules)))
    return found && found.status !== 200 && found.status !== 404
      ? { kind: 'redirect', to: found.to, status: found.status, hash: `redirect ${found.to}`, problems: [] }
      : undefined
  }

  const at: DevPages['at'] = async (path) => {
    let located: Located | undefined
    try {
      located = await locate(ask, path, named)
      if (located.kind === 'outside') return { ...located, hash: 'outside', problems: [] }
      if (located.kind === 'redirect') return { ...located, hash: `redirect ${located.to}`, problems: [] }
      const elsewhere = located.kind === 'missing' ? await redirected(path) : undefined
      if (elsewhere) return elsewhere
      const contents = await contentsOf(located.file, located.output)
      if (located.kind === 'file' && located.route) {
        await nameFiles(located.route)
        keep(path, { file: located.file, contents })
      }
      if (located.kind === 'missing') {
        const problems = [...(await problemsAt(located)), ...(await unplaced(path))]
        return { kind: 'file', file: located.file, contents, status: 404, hash: `404-${hash(contents)}`, problems }
      }
      return {
        kind: 'file',
        file: located.file,
        ...(located.route && { route: located.route }),
        contents,
        status: 200,
        hash: `200-${hash(contents)}`,
        problems: await problemsAt(located),
      }
    } catch (error) {
      if (!isExpected(error)) throw error
      const problems = await problemsAt(located, error)
      const good = lastGood.get(path)
      return good
        ? { kind: 'file', ...good, status: 200, hash: `200-${hash(good.contents)}`, problems }
        : { kind: 'broken', hash: 'broken', problems }
    }
  }

  const modulesAt: DevPages['modulesAt'] = async (path) => {
    try {
      const located = await locate(ask, path, named)
      if (located.kind !== 'file' || !located.route) return {}
      const { route } = located
      const found = await all((await features(ask)).map(async ({ liveModules }) => liveModules?.(ask, route)))
      const modules = Object.fromEntries(found.flatMap((one = {}) => Object.entries(one)))
      for (const { path: file } of Object.values(modules)) named.add(file)
      return modules
    } catch (error) {
      if (!isExpected(error)) throw error
      return {}
    }
  }

  return { at, modulesAt }
}

function text(contents: Contents | undefined): string {
  return contents === undefined ? '' : typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8')
}
