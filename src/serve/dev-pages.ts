/**
 * Finds what the development server serves at an address: the output file, or its last good version if it cannot be
 * made, together with its problems.
 */
import { hash } from '../engine/hash.js'
import { encode } from '../engine/cache/codec.js'
import { messages } from '../messages.js'
import type { Contents, OutputPath } from '../model.js'
import { Failure } from '../engine/diagnostic.js'
import { all, type Asked, isExpected } from '../engine/question.js'
import { config } from '../core/config/config.js'
import type { LiveModule } from '../core/feature.js'
import { features } from '../core/config/features.js'
import {
  fileAt,
  isMarkdownAlternate,
  markdownPathsOf,
  namedByPage,
  output,
  outputAt,
  type OutputKey,
} from '../core/output/outputs.js'
import { allItems, navigation } from '../core/navigation/navigation.js'
import { pathnameToLanguage, toPathname } from '../core/paths.js'
import { kindOfAll, type RouteKey } from '../core/navigation/site-map.js'
import { candidatesOf } from '../core/content/source.js'
import type { OpenSite } from '../site.js'
import type { ConfigFallback } from './config-fallback.js'
import { locate, type Located, places } from './locate.js'
import { markdownPaths, missingMarkdown } from './negotiation.js'
import { diagnosticProblems, type Problem, problemsOf } from './problems.js'
import type { Reply } from './reply.js'
import { readRedirects, redirectFor } from './redirects-file.js'

export type Answered = { hash: string; problems: Problem[] } & (
  | { kind: 'file'; file: OutputPath; route?: RouteKey; contents: Contents; status: 200 | 404 }
  | { kind: 'redirect'; to: string; status: number }
  /** The file cannot be made, and there is no earlier version. */
  | { kind: 'broken' }
  | { kind: 'outside' }
)

interface Good {
  file: OutputPath
  contents: Contents
}

/** Maximum number of last good pages that are kept. */
const keptPages = 64

export class DevPages {
  readonly #site: OpenSite
  readonly #configFallback: ConfigFallback
  readonly #named = new Set<OutputPath>()
  readonly #lastGood = new Map<string, Good>()

  constructor(site: OpenSite, configFallback: ConfigFallback) {
    this.#site = site
    this.#configFallback = configFallback
  }

  /** Finds what to serve at a path, which is decoded and begins with one slash. */
  async at(path: string): Promise<Answered> {
    let located: Located | undefined
    try {
      located = await this.#locate(path)
      if (located.kind === 'outside') return { ...located, hash: 'outside', problems: [] }
      if (located.kind === 'redirect') return { ...located, hash: `redirect ${located.to}`, problems: [] }
      const elsewhere = located.kind === 'missing' ? await this.#redirected(path) : undefined
      if (elsewhere) return elsewhere
      const { file } = located
      const contents = await this.#contentsOf(file, located.output)
      if (located.kind === 'missing') {
        const problems = [...(await this.#problemsAt(located)), ...(await this.#unplaced(path))]
        return { kind: 'file', file, contents, status: 404, hash: `404-${hash(contents)}`, problems }
      }
      const { route } = located
      if (route) {
        for (const name of await namedByPage(this.#site.graph.ask, route)) this.#named.add(name)
        this.#keep(path, { file, contents })
      }
      const problems = await this.#problemsAt(located)
      return {
        kind: 'file',
        file,
        ...(route && { route }),
        contents,
        status: 200,
        hash: `200-${hash(contents)}`,
        problems,
      }
    } catch (error) {
      if (!isExpected(error)) throw error
      const problems = await this.#problemsAt(located, error)
      const good = this.#lastGood.get(path)
      return good
        ? { kind: 'file', ...good, status: 200, hash: `200-${hash(good.contents)}`, problems }
        : { kind: 'broken', hash: 'broken', problems }
    }
  }

  /** The path of a page's Markdown, for the path of the page. */
  async markdownOf(path: string): Promise<string | undefined> {
    const { ask } = this.#site.graph
    const { base } = await ask(places)
    if (!path.startsWith(base) || !path.endsWith('/')) return undefined
    for (const one of markdownPaths(path.slice(base.length)))
      if (await isMarkdownAlternate(ask, one as OutputPath)) return base + one
    return undefined
  }

  /** The reply to an address of Markdown that does not exist. */
  async missingMarkdown(path: string): Promise<Reply> {
    const { ask } = this.#site.graph
    const { base } = await ask(places)
    const list = (await outputAt(ask, 'llms.txt' as OutputPath)) ? `${base}llms.txt` : undefined
    return missingMarkdown(path.slice(base.length), await markdownPathsOf(ask), base, list)
  }

  /** The scripts that an open page can exchange without being made again; none if it is not a page. */
  async modulesAt(path: string): Promise<Record<string, LiveModule>> {
    const { ask } = this.#site.graph
    try {
      const located = await this.#locate(path)
      if (located.kind !== 'file' || !located.route) return {}
      const { route } = located
      const found = await all((await features(ask)).map(async ({ liveModules }) => liveModules?.(ask, route)))
      const modules = Object.fromEntries(found.flatMap((one = {}) => Object.entries(one)))
      for (const { path: file } of Object.values(modules)) this.#named.add(file)
      return modules
    } catch (error) {
      if (!isExpected(error)) throw error
      return {}
    }
  }

  #locate(path: string): Promise<Located> {
    return locate(this.#site.graph.ask, path, this.#named)
  }

  #keep(path: string, good: Good): void {
    this.#lastGood.delete(path)
    this.#lastGood.set(path, good)
    if (this.#lastGood.size > keptPages) this.#lastGood.delete(this.#lastGood.keys().next().value!)
  }

  /**
   * The graph remembers only the hashes of output files. Pages are cached here by hash, so a warm start renders
   * nothing.
   */
  async #contentsOf(file: OutputPath, key: OutputKey): Promise<Contents> {
    const { context, graph } = this.#site
    const known = context.contentCache.get(`served ${await graph.hash(output, key)}`) as Contents | undefined
    if (known !== undefined) return known
    const made = (await graph.get(output, key))!
    // The key is the hash of what was made: there may have been an edit between the two questions.
    if (file.endsWith('.html')) context.contentCache.set(`served ${hash(encode(made).bytes)}`, made)
    return made
  }

  async #problemsAt(located: Located | undefined, error?: unknown): Promise<Problem[]> {
    const settings = await this.#site.graph.get(config).catch(() => undefined)
    const roots: Asked[] = located && 'file' in located ? [{ question: output, key: located.output }] : []
    if (roots.length === 0 && error !== undefined)
      roots.push({ question: config, key: null }, { question: navigation, key: null })
    const found = problemsOf(this.#site, roots, settings?.severities)
    const texts = new Set(found.map(({ text }) => text))
    const own = error instanceof Failure ? diagnosticProblems(error.diagnostics, this.#site) : []
    return [...this.#configFallback.problems, ...own.filter(({ text }) => !texts.has(text)), ...found].filter(
      ({ text }, index, all) => all.findIndex((other) => other.text === text) === index,
    )
  }

  /** Problems of a path that the navigation names but that has no page. A build reports all of these at once. */
  async #unplaced(path: string): Promise<Problem[]> {
    const { graph } = this.#site
    const { base, locales } = await graph.get(places)
    const pathname = toPathname(pathnameToLanguage(path.slice(base.length - 1), locales).canonicalAs)
    const items = allItems(await graph.get(navigation))
    const item = items.find((one) => one.pathname === pathname && !one.external && !one.planned)
    // It may be a page of another run: `--only` and `--locale`.
    if (!item || (await kindOfAll(graph.ask, pathname)) !== null) return []
    const { content, navigation: navFile } = await graph.get(config)
    const place = { file: navFile, span: item.span }
    const message = messages.navNoPage(pathname, candidatesOf(pathname, content), undefined, place)
    return diagnosticProblems([message], this.#site)
  }

  async #redirected(path: string): Promise<Answered | undefined> {
    const rules = (await fileAt(this.#site.graph.ask, '_redirects' as OutputPath)) ?? ''
    const text = typeof rules === 'string' ? rules : Buffer.from(rules).toString()
    const found = redirectFor(path, readRedirects(text))
    return found && found.status !== 200 && found.status !== 404
      ? { kind: 'redirect', to: found.to, status: found.status, hash: `redirect ${found.to}`, problems: [] }
      : undefined
  }
}
