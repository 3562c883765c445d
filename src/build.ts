/** `docs-build`: asks for every output file once, and writes those that changed. */
import { relative, resolve } from 'node:path'
import { Failure, nearest, type PrintedDiagnostic, sortDiagnostics } from './engine/diagnostic.js'
import type { TaskProgress } from './engine/build-context.js'
import { CycleError, FaultError, type Key, type Question } from './engine/question.js'
import { checkOutput, draftOutput, type OutputDraft, recoverOutput } from './engine/output/draft.js'
import { lockOutput } from './engine/output/lock.js'
import { messages } from './messages.js'
import type { Contents, Diagnostic, OutputPath, SiteConfig } from './model.js'
import { type OpenSite, openSite, type SiteOptions } from './site.js'
import { anchorCheck, contentCheck, navAnchorCheck } from './core/checks.js'
import { config } from './core/config.js'
import { buildSummary, featureChecks } from './core/features.js'
import {
  immutableFolders,
  outputDigest,
  type OutputEntry,
  outputFile,
  outputFiles,
  outputsOfPage,
  revalidatedPaths,
} from './core/outputs.js'
import { pageOutputs } from './core/page-outputs.js'
import { localizedPath, pathnameToLanguage, toUrlPath } from './core/paths.js'
import { withSeverity } from './core/severities.js'
import { type RouteKey, routes } from './core/site-map.js'

export interface BuildOptions extends SiteOptions {
  /** Relative to the root; `export` by default. */
  outDir?: string
  /** Build even if the folder contains files that the generator did not write. */
  force?: boolean
  /** Treat warnings as errors. */
  strict?: boolean
  /** A pathname: explain why its page was rendered again. */
  explain?: string
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
}

type Root = { question: Question<never, unknown>; key: Key }

/** Builds a site. Never throws: every problem is in the result. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const started = performance.now()
  const result = emptyResult()
  let site: OpenSite | undefined
  let lock: { release(): void } | undefined
  let draft: OutputDraft | undefined
  try {
    site = openSite(options, 'build')
    site.context.signals.working = (task) => options.onProgress?.({ phase: 'task', ...task })
    const outDir = resolve(site.root, options.outDir ?? 'export')
    result.outDir = relative(site.root, outDir) || '.'
    if ((options.only?.length || options.locales?.length) && options.outDir === undefined)
      throw new Failure(messages.outDirNarrow(), 2)
    const settings = await site.graph.get(config).catch((error: unknown) => {
      if (error instanceof FaultError) throw error
      return undefined
    })
    const contentRoots = (settings?.content ?? []).map(({ dir }) => resolve(site!.root, dir))
    const target = { outDir, root: site.root, contentRoots, force: options.force ?? false }
    checkOutput(target)
    lock = lockOutput(outDir)
    recoverOutput(outDir)
    const hashed = settings ? await site.graph.get(immutableFolders).catch(() => []) : []
    draft = draftOutput({ ...target, isHashed: (path) => hashed.some((folder) => path.startsWith(`${folder}/`)) })
    const { every, roots } = await askForEverything(site, draft, options, result)
    collect(site, roots, settings?.severities ?? {}, result, options)
    if (result.exitCode === 0) {
      options.onProgress?.({ phase: 'write' })
      const last = new Set<string>(await site.graph.get(revalidatedPaths))
      const { written, unchanged, removed } = await draft.commit(last)
      Object.assign(result, { written: written.length, unchanged, removed: removed.length })
    }
    if (result.exitCode === 0) result.summary = await site.graph.get(buildSummary)
    if (options.explain !== undefined && settings) explain(site, options.explain, settings, every, result)
    result.ran = site.graph.log.length
  } catch (error) {
    addError(error, site, result)
  } finally {
    draft?.discard()
    lock?.release()
    await site?.close()
  }
  result.milliseconds = performance.now() - started
  result.peakMemory = process.resourceUsage().maxRSS * 1024
  return result
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

/** Makes every file and runs every check. Failures are in the graph's messages. A page is written as soon as it is made. */
async function askForEverything(
  site: OpenSite,
  draft: OutputDraft,
  options: BuildOptions,
  result: BuildResult,
): Promise<{ every: RouteKey[]; roots: Root[] }> {
  const { graph } = site
  const roots: Root[] = []
  const add = <K extends Key, A>(question: Question<K, A>, key: K) => void roots.push({ question, key })
  const quietly = <A>(answer: Promise<A>): Promise<A | undefined> =>
    answer.catch((error: unknown) => void ignoreExpected(error))
  const begun = new Set<OutputPath>()
  const make = async ({ path, ...key }: OutputEntry): Promise<void> => {
    // Several pages may list the same file.
    if (begun.has(path)) return
    begun.add(path)
    add(outputFile, key)
    const hash = await quietly(graph.hash(outputFile, key))
    if (hash === undefined) return
    await draft.put({ path, hash, contents: async () => (await graph.get(outputFile, key)) as Contents })
  }

  options.onProgress?.({ phase: 'plan' })
  for (const check of [routes, contentCheck] as const) {
    add(check, null)
    await quietly(graph.hash(check as Question<null, unknown>, null))
  }
  const every = (await quietly(graph.get(routes))) ?? []
  result.pages = every.length
  const slowest: BuildResult['slowest'] = []
  let done = 0
  await inParallel(every, async (route) => {
    const start = performance.now()
    // A failure here occurs again in the list of all files.
    for (const entry of (await quietly(graph.get(outputsOfPage, route))) ?? []) {
      await make(entry)
      const { family, key, form } = entry
      if (!form) await quietly(graph.hash(outputDigest, { family, key }))
    }
    slowest.push({ pathname: route.pathname, milliseconds: performance.now() - start })
    options.onProgress?.({ phase: 'pages', done: ++done, total: every.length })
  })
  result.slowest = slowest.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 10)
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
  await inParallel(files, make)
  return { every, roots }
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
  if (!(error instanceof Failure || error instanceof CycleError || error instanceof FaultError)) throw error
}

function collect(
  site: OpenSite,
  roots: Root[],
  severities: SiteConfig['severities'],
  result: BuildResult,
  options: BuildOptions,
): void {
  const found = site.graph.messages(roots, (one, isFailure) => withSeverity(one, isFailure, severities))
  const strict = found.map((diagnostic): Diagnostic =>
    options.strict ? { ...diagnostic, severity: 'error' } : diagnostic,
  )
  result.diagnostics = sortDiagnostics(strict).map(site.place)
  const faults = site.graph.faults(roots).sort((a, b) => b.chain.length - a.chain.length)
  const seen = new Set<string>()
  for (const { message, chain, cause } of faults) {
    const origin = chain.at(-1)!
    if (seen.has(origin)) continue
    seen.add(origin)
    result.faults.push({ message, chain, ...(cause instanceof Error && cause.stack && { stack: cause.stack }) })
  }
  const errors = result.diagnostics.some(({ severity }) => severity === 'error')
  if (result.faults.length > 0) result.exitCode = 3
  else if (errors) result.exitCode = site.graph.isConfigurationFailure(roots) ? 2 : 1
}

function addError(error: unknown, site: OpenSite | undefined, result: BuildResult): void {
  if (error instanceof Failure) {
    result.exitCode = error.exitCode
    const place =
      site?.place ?? ((diagnostic: Diagnostic): PrintedDiagnostic => ({ ...diagnostic, notes: diagnostic.notes ?? [] }))
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
  if (route) result.explained = site.graph.why(outputFile, { family: pageOutputs.name, key: route })
  else if (result.exitCode === 0) {
    const pathnames = every.map((one) => localizedPath(one.pathname, one.locale, settings))
    result.diagnostics.push(site.place(messages.explainUnknown(pathname, nearest(pathname, pathnames))))
  }
}
