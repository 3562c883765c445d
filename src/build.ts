/** `docs-build`: asks for every output file once, and writes those that changed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { Failure, nearest, type PrintedDiagnostic, sortDiagnostics } from './engine/diagnostic.js'
import type { TaskProgress } from './engine/build-context.js'
import { type Asked, FaultError, isExpected, type Key, type Question } from './engine/question.js'
import { checkOutput, draftOutput, type OutputDraft, recoverOutput } from './engine/output/draft.js'
import { inEnvironment } from './engine/environment.js'
import { lockOutput } from './engine/output/lock.js'
import type { RemoteCache, RemoteReport, Shard } from './features/remote-cache/node/remote-cache.js'
import type { Graph } from './engine/graph.js'
import { hash as hashOf } from './engine/hash.js'
import { fileText } from './engine/inputs.js'
import { connect, disconnect } from './build-remote.js'
import { messages } from './messages.js'
import type { Contents, Diagnostic, FilePath, OutputPath, SiteConfig } from './model.js'
import { type OpenSite, openSite, type SiteOptions } from './site.js'
import { anchorCheck, contentCheck, navAnchorCheck } from './core/pages/checks.js'
import { config } from './core/config/config.js'
import { buildSummary, featureChecks } from './core/config/features.js'
import {
  immutableFolders,
  output,
  outputDigest,
  type OutputEntry,
  outputFiles,
  outputsOfPage,
  prepareFeatures,
  revalidatedPaths,
  sharedWork,
} from './core/output/outputs.js'
import { html } from './core/pages/html.js'
import { page } from './core/pages/page.js'
import { parsedFile, parts } from './core/content/parts.js'
import { pageOutputs } from './core/output/page-outputs.js'
import { localizedPath, pathnameToLanguage, toPathname, toUrlPath } from './core/paths.js'
import { withSeverity } from './core/config/severities.js'
import { isOfManyPages, type RouteKey, routes, siteMap } from './core/navigation/site-map.js'
import { sourceFile } from './core/content/source.js'

export interface BuildOptions extends SiteOptions {
  /** Relative to the root; `export` by default. */
  outDir?: string
  /** Build even if the folder contains files that the generator did not write. */
  force?: boolean
  /** Treat warnings as errors. */
  strict?: boolean
  /** A pathname: explain why its page was rendered again. */
  explain?: string
  /** Make only this part of the pages, store it in the remote cache and write no output. */
  shard?: Shard
  onProgress?(progress: Progress): void
}

export type Progress =
  | { phase: 'plan' }
  | ({ phase: 'task' } & TaskProgress)
  | { phase: 'pages'; done: number; total: number }
  | { phase: 'write' }

export interface BuildResult {
  exitCode: 0 | 1 | 2 | 3
  diagnostics: PrintedDiagnostic[]
  /** Faults of the generator, each with the chain of questions that led to it. */
  faults: { message: string; chain: string[]; stack?: string }[]
  pages: number
  files: number
  written: number
  unchanged: number
  removed: number
  /** Number of questions that ran. */
  ran: number
  milliseconds: number
  /** Bytes. */
  peakMemory: number
  slowest: { pathname: string; milliseconds: number }[]
  outDir: string
  /** What features say about the whole site, a line each. */
  summary: string[]
  explained?: string[]
  shard?: Shard
  remoteCache?: RemoteReport
}

/** Builds a site. Never throws: every problem is in the result. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const started = performance.now()
  const result = emptyResult()
  let site: OpenSite | undefined
  const warn = (diagnostic: Diagnostic) => void result.diagnostics.push(printed(diagnostic))
  let lock: { release(): void } | undefined
  let draft: OutputDraft | undefined
  let remote: RemoteCache | undefined
  let settings: SiteConfig | undefined
  try {
    site = openSite(options, 'build')
    site.context.signals.working = (task) => options.onProgress?.({ phase: 'task', ...task })
    const outDir = resolve(site.root, options.outDir ?? 'export')
    result.outDir = relative(site.root, outDir) || '.'
    if (options.shard) {
      result.shard = options.shard
      if (options.only?.length) throw new Failure(messages.shardWithOnly(), 2)
      if (options.cache === false) throw new Failure(messages.shardWithoutCache(), 2)
    } else if ((options.only?.length || options.locales?.length) && options.outDir === undefined)
      throw new Failure(messages.outDirNarrow(), 2)
    settings = await site.graph.get(config).catch((error: unknown) => {
      if (error instanceof FaultError) throw error
      return undefined
    })
    remote = settings && (await connect(site, settings, options, warn, () => performance.now() - started))
    if (options.shard) await buildShard(site, remote, settings, options, result)
    else {
      const contentRoots = (settings?.content ?? []).map(({ dir }) => resolve(site!.root, dir))
      const target = { outDir, root: site.root, contentRoots, force: options.force ?? false }
      checkOutput(target)
      lock = lockOutput(outDir)
      recoverOutput(outDir)
      const hashed = settings ? await site.graph.get(immutableFolders).catch(() => []) : []
      draft = draftOutput({ ...target, isHashed: (path) => hashed.some((folder) => path.startsWith(`${folder}/`)) })
      const { every, roots } = await askForEverything(site, draft, remote, options, result)
      collect(site, roots, settings?.severities ?? {}, result, options)
      if (result.exitCode === 0) {
        options.onProgress?.({ phase: 'write' })
        const last = new Set<string>(await site.graph.get(revalidatedPaths))
        const { written, unchanged, removed } = await draft.commit(last)
        Object.assign(result, { written: written.length, unchanged, removed: removed.length })
        await remote?.publish()
      }
      if (result.exitCode === 0) result.summary = await site.graph.get(buildSummary)
      if (options.explain !== undefined && settings) explain(site, options.explain, settings, every, result)
    }
    result.ran = site.graph.log.length
  } catch (error) {
    addError(error, site, result)
  } finally {
    draft?.discard()
    lock?.release()
    if (remote) result.remoteCache = disconnect(remote, settings, options, warn)
    await site?.close(true, settings?.cache.maxSize)
  }
  result.milliseconds = performance.now() - started
  result.peakMemory = process.resourceUsage().maxRSS * 1024
  if (site && options.shard) writeReport(site, options.shard, result)
  return result
}

/** Writes what a shard has done into the cache folder, where a CI job can collect it. */
function writeReport({ cacheDir }: OpenSite, { index, count }: Shard, result: BuildResult): void {
  try {
    inEnvironment(cacheDir, () => {
      mkdirSync(cacheDir, { recursive: true })
      writeFileSync(join(cacheDir, `shard-${index}-of-${count}.json`), `${JSON.stringify(result, null, 2)}\n`)
    })
  } catch (error) {
    addError(error, undefined, result)
  }
}

/**
 * Makes the pages of a shard and stores them. Which shard a page belongs to depends on its address alone, so a page
 * that is added or removed moves no other one.
 */
async function buildShard(
  site: OpenSite,
  remote: RemoteCache | undefined,
  settings: SiteConfig | undefined,
  options: BuildOptions,
  result: BuildResult,
): Promise<void> {
  // Nobody could read what it makes. The build that puts the shards together makes everything.
  if (settings && !remote?.canWrite) {
    if (remote) result.diagnostics.push(printed(messages.shardReadOnly()))
    return
  }
  const { graph } = site
  const { roots, quietly, every } = await plan(site, remote, options)
  const own: RouteKey[] = []
  for (const route of every.filter((one) => isInShard(one, options.shard!)))
    if (!(await quietly(graph.get(isOfManyPages, toPathname(route.pathname))))) own.push(route)
  result.pages = own.length
  let files = 0
  await makePages(own, options, result, async (route) => {
    for (const { path: _, ...key } of (await quietly(graph.get(outputsOfPage, route))) ?? []) {
      roots.push({ question: output, key })
      const hash = await quietly(graph.hash(output, key))
      if (hash === undefined) continue
      files++
      if (remote && !remote.hasOutput(hash)) await remote.addOutput(hash, (await graph.get(output, key)) as Contents)
      const { family, key: of, form } = key
      if (!form) await quietly(graph.hash(outputDigest, { family, key: of }))
    }
    await quietly(graph.hash(sharedWork, route))
  })
  result.files = files
  collect(site, roots, settings?.severities ?? {}, result, options)
  if (result.exitCode < 2) await remote?.publish()
}

/** Whether a page belongs to a shard. */
export function isInShard({ pathname, locale }: RouteKey, { index, count }: Shard): boolean {
  return parseInt(hashOf(`${locale} ${pathname}`, 12), 16) % count === index - 1
}

function emptyResult(): BuildResult {
  return {
    exitCode: 0,
    diagnostics: [],
    faults: [],
    pages: 0,
    files: 0,
    written: 0,
    unchanged: 0,
    removed: 0,
    ran: 0,
    milliseconds: 0,
    peakMemory: 0,
    slowest: [],
    outDir: 'export',
    summary: [],
  }
}

/** Finds the pages, and gets what the remote cache knows about them. */
async function plan(
  { graph }: OpenSite,
  remote: RemoteCache | undefined,
  options: BuildOptions,
): Promise<{
  every: readonly RouteKey[]
  roots: Asked[]
  quietly: <A>(answer: Promise<A>) => Promise<A | undefined>
}> {
  const quietly = <A>(answer: Promise<A>): Promise<A | undefined> =>
    answer.catch((error: unknown) => void ignoreExpected(error))
  options.onProgress?.({ phase: 'plan' })
  const every = (await quietly(graph.get(routes))) ?? []
  // A page takes longer on every machine that was measured.
  await remote?.ready(500 + 4 * every.length)
  return { every, roots: [{ question: routes, key: null }], quietly }
}

/**
 * Calls `make` for every page, many at once.
 *
 * @param last called when all of them have begun, and is waited for together with them
 */
async function makePages(
  pages: readonly RouteKey[],
  options: BuildOptions,
  result: BuildResult,
  make: (route: RouteKey) => Promise<void>,
  last = async (): Promise<void> => {},
): Promise<void> {
  const slowest: BuildResult['slowest'] = []
  let done = 0
  const makePage = async (route: RouteKey) => {
    const start = performance.now()
    await make(route)
    slowest.push({ pathname: route.pathname, milliseconds: performance.now() - start })
    options.onProgress?.({ phase: 'pages', done: ++done, total: pages.length })
  }
  await inParallel([...pages, undefined], async (route) => (route ? makePage(route) : last()))
  result.slowest = slowest.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 10)
}

/** At most this many pages are made after an edit of one or two files; of many changed pages, more are made at once. */
const fewPages = 8

/** The share of the memory for values that is free again when all pages are made. Lists need little of each page. */
const heldLess = 0.8

/**
 * Makes every file and runs every check. Failures are in the graph's messages. A page is written as soon as it is made.
 */
async function askForEverything(
  site: OpenSite,
  draft: OutputDraft,
  remote: RemoteCache | undefined,
  options: BuildOptions,
  result: BuildResult,
): Promise<{ every: readonly RouteKey[]; roots: Asked[] }> {
  const { graph } = site
  // With a cache, or of some pages, little is to be made; of a remote cache, it is not known yet what it has.
  const isCold = site.cache.revision === 0 && !remote && !options.only?.length
  const preparing = isCold ? prepareFeatures(graph.ask) : Promise.resolve()
  // Awaited below.
  preparing.catch(() => {})
  const { every, roots, quietly } = await plan(site, remote, options)
  const add = <K extends Key, A>(question: Question<K, A>, key: K) => void roots.push({ question, key })
  const begun = new Set<OutputPath>()
  const make = async ({ path, ...key }: OutputEntry): Promise<void> => {
    // Several pages may list the same file.
    if (begun.has(path)) return
    begun.add(path)
    add(output, key)
    const hash = await quietly(graph.hash(output, key))
    if (hash === undefined) return
    const contents = async () => {
      const known = await remote?.output(hash)
      if (known !== undefined) return known
      const made = (await graph.get(output, key)) as Contents
      await remote?.addOutput(hash, made)
      return made
    }
    await draft.put({ path, hash, contents })
  }

  const makeAndDigest = async (entry: OutputEntry): Promise<void> => {
    await make(entry)
    const { family, key, form } = entry
    if (!form) await quietly(graph.hash(outputDigest, { family, key }))
  }

  add(contentCheck, null)
  await quietly(graph.hash(contentCheck))
  result.pages = every.length
  const release = await releasing(graph, every)
  let made = 0
  const makePage = async (route: RouteKey): Promise<void> => {
    // A failure here occurs again in the list of all files.
    const entries = (await quietly(graph.get(outputsOfPage, route))) ?? []
    for (const entry of entries) await makeAndDigest(entry)
    // While threads read other pages, and while this one is still in memory.
    await quietly(graph.hash(sharedWork, route))
    release(route, entries)
    // Fewer pages are left that anything is kept for, while there are more answers.
    graph.holdLess(1 - (heldLess * ++made) / every.length)
  }
  await makePages(every, options, result, makePage, async () => {
    // The list is made while threads work for the last pages. Where many are left, it would take memory from them.
    if (every.length - made <= fewPages) await quietly(graph.hash(outputFiles))
  })
  await quietly(preparing)
  // Little is left to parse, and each thread holds 80 MB.
  await site.context.workers.close()
  for (const check of [outputFiles, navAnchorCheck, featureChecks] as const) {
    add(check, null)
    await quietly(graph.hash(check as Question<null, unknown>, null))
  }
  await inParallel(every, async (route) => {
    add(anchorCheck, route)
    await quietly(graph.hash(anchorCheck, route))
  })
  const files = (await quietly(graph.get(outputFiles))) ?? []
  result.files = files.length
  // Those that list others come last: the others are digested while they are in memory.
  const lists = new Set(await quietly(graph.get(revalidatedPaths)))
  await inParallel(
    files.filter(({ path }) => !lists.has(path)),
    makeAndDigest,
  )
  await inParallel(
    files.filter(({ path }) => lists.has(path)),
    make,
  )
  return { every, roots }
}

/**
 * What a page was made from is large, and nothing else needs it.
 *
 * @returns to be called with each page that has been made
 */
async function releasing(
  graph: Graph,
  every: readonly RouteKey[],
): Promise<(route: RouteKey, entries: readonly OutputEntry[]) => void> {
  // Translations that are missing, and pages in tabs, are made from the same file.
  const waiting = new Map<FilePath, number>()
  const files = new Map<RouteKey, FilePath>()
  const kinds = (await graph.get(siteMap).catch(ignoreExpected)) ?? {}
  for (const route of every) {
    const pathname = toPathname(route.pathname)
    if (kinds[pathname] !== 'file') continue
    const source = await sourceFile(graph.ask, pathname, route.locale).catch(ignoreExpected)
    if (!source) continue
    files.set(route, source.file)
    waiting.set(source.file, (waiting.get(source.file) ?? 0) + 1)
  }
  // Checks have read every text before the first page is made; reading one again takes a tenth of a millisecond.
  for (const file of waiting.keys()) graph.release(fileText, file)
  return (route, entries) => {
    for (const { path: _, ...key } of entries) graph.release(output, key)
    graph.release(html, route)
    graph.release(page, route)
    const file = files.get(route)
    if (!file) return
    const left = waiting.get(file)! - 1
    waiting.set(file, left)
    if (left > 0) return
    for (const question of [parts, parsedFile]) graph.release(question, { file })
    graph.release(fileText, file)
  }
}

/** Enough items at once to keep every thread busy, few enough to keep memory low. The first error ends it. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  let next = 0
  const errors: unknown[] = []
  const lane = async () => {
    while (errors.length === 0 && next < items.length)
      await work(items[next++]!).catch((error: unknown) => errors.push(error))
  }
  await Promise.all(Array.from({ length: Math.min(48, items.length) }, lane))
  if (errors.length > 0) throw errors[0]
}

/** Failures, cycles and faults stay in the graph until they are collected. */
function ignoreExpected(error: unknown): void {
  if (!isExpected(error)) throw error
}

function collect(
  site: OpenSite,
  roots: readonly Asked[],
  severities: SiteConfig['severities'],
  result: BuildResult,
  options: BuildOptions,
): void {
  const found = site.graph.messages(roots, (one, isFailure) => withSeverity(one, isFailure, severities))
  const strict = found.map((diagnostic): Diagnostic =>
    options.strict ? { ...diagnostic, severity: 'error' } : diagnostic,
  )
  result.diagnostics = [...result.diagnostics, ...sortDiagnostics(strict).map(site.place)]
  const faults = site.graph.faults(roots).sort((a, b) => b.chain.length - a.chain.length)
  const seen = new Set<string>()
  for (const { message, chain, cause } of faults) {
    const origin = chain.at(-1)!
    if (seen.has(origin)) continue
    seen.add(origin)
    result.faults.push({ message, chain, ...(cause instanceof Error && cause.stack && { stack: cause.stack }) })
  }
  const errors = strict.some(({ severity }) => severity === 'error')
  if (result.faults.length > 0) result.exitCode = 3
  else if (errors) result.exitCode = site.graph.failureCode(roots)
}

function printed(diagnostic: Diagnostic): PrintedDiagnostic {
  return { ...diagnostic, notes: diagnostic.notes ?? [] }
}

function addError(error: unknown, site: OpenSite | undefined, result: BuildResult): void {
  if (error instanceof Failure) {
    result.exitCode = error.exitCode
    const place = site?.place ?? printed
    result.diagnostics = [...result.diagnostics, ...sortDiagnostics(error.diagnostics).map(place)]
    return
  }
  result.exitCode = 3
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  const cause = error instanceof FaultError && error.cause instanceof Error ? error.cause.stack : stack
  result.faults.push({ message, chain: error instanceof FaultError ? error.chain : [], ...(cause && { stack: cause }) })
}

/** Explains why a page was rendered, or reports that there is no such page. */
function explain(
  site: OpenSite,
  pathname: string,
  settings: SiteConfig,
  every: readonly RouteKey[],
  result: BuildResult,
): void {
  const { userLanguage, canonicalAsServer } = pathnameToLanguage(pathname, settings.locales)
  const wanted = toUrlPath(canonicalAsServer)
  const route = every.find((one) => one.pathname === wanted && one.locale === userLanguage)
  if (route) result.explained = site.graph.why(output, { family: pageOutputs.name, key: route })
  else if (result.exitCode === 0) {
    const pathnames = every.map((one) => localizedPath(one.pathname, one.locale, settings))
    result.diagnostics.push(site.place(messages.explainUnknown(pathname, nearest(pathname, pathnames))))
  }
}
