/** What a build reports: messages, faults, its exit code, and why a page was rendered. */
import { reasonsOfIslands } from '../core/content/islands.js'
import { sourceFile } from '../core/content/source.js'
import { output } from '../core/output/outputs.js'
import { pageOutputs } from '../core/output/page-outputs.js'
import { withSeverity } from '../core/config/severities.js'
import type { RouteKey } from '../core/navigation/site-map.js'
import { localizedPath, pathnameToLanguage, toPathname, toUrlPath } from '../core/paths.js'
import { Failure, nearest, type PrintedDiagnostic, sortDiagnostics } from '../engine/diagnostic.js'
import { FaultError } from '../engine/question.js'
import { messages } from '../messages.js'
import type { Diagnostic } from '../model.js'
import type { OpenSite } from '../site.js'
import type { BuildOptions, BuildResult, BuildRun } from './types.js'

export function emptyResult({ shard }: BuildOptions): BuildResult {
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
    ...(shard && { shard }),
  }
}

/** Adds what the graph says of all that was asked. */
export function collect({ options, result, roots, settings, site }: BuildRun): void {
  const found = site.graph
    .messages(roots, (one, isFailure) => withSeverity(one, isFailure, settings?.severities ?? {}))
    .map((one): Diagnostic => (options.strict ? { ...one, severity: 'error' } : one))
  result.diagnostics.push(...sortDiagnostics(found).map(site.place))
  // The longest chain to each origin.
  const origins = new Set<string | undefined>()
  for (const { message, chain, cause } of site.graph.faults(roots).sort((a, b) => b.chain.length - a.chain.length)) {
    if (origins.has(chain.at(-1))) continue
    origins.add(chain.at(-1))
    result.faults.push({ message, chain, ...(cause instanceof Error && cause.stack && { stack: cause.stack }) })
  }
  if (result.faults.length > 0) result.exitCode = 3
  else if (found.some(({ severity }) => severity === 'error')) result.exitCode = site.graph.failureCode(roots)
}

export function printed(diagnostic: Diagnostic): PrintedDiagnostic {
  return { ...diagnostic, notes: diagnostic.notes ?? [] }
}

/** Adds an error that ended the build. */
export function addError(error: unknown, site: OpenSite | undefined, result: BuildResult): void {
  if (error instanceof Failure) {
    result.exitCode = error.exitCode
    result.diagnostics.push(...sortDiagnostics(error.diagnostics).map(site?.place ?? printed))
    return
  }
  result.exitCode = 3
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  const cause = error instanceof FaultError && error.cause instanceof Error ? error.cause.stack : stack
  result.faults.push({ message, chain: error instanceof FaultError ? error.chain : [], ...(cause && { stack: cause }) })
}

/** Explains why a page was rendered and what is interactive in it, or reports that there is no such page. */
export async function explain(
  { options, result, settings, site }: BuildRun,
  pages: readonly RouteKey[],
): Promise<void> {
  const { explain: pathname } = options
  if (pathname === undefined || !settings) return
  const { userLanguage, canonicalAsServer } = pathnameToLanguage(pathname, settings.locales)
  const wanted = toUrlPath(canonicalAsServer)
  const route = pages.find((one) => one.pathname === wanted && one.locale === userLanguage)
  if (route) {
    const { graph } = site
    result.explained = graph.why(output, { family: pageOutputs.name, key: route })
    const source = await sourceFile(graph.ask, toPathname(route.pathname), route.locale).catch(() => undefined)
    result.islands = source ? await reasonsOfIslands(graph.ask, source.file).catch(() => []) : []
  } else if (result.exitCode === 0) {
    const pathnames = pages.map((one) => localizedPath(one.pathname, one.locale, settings))
    result.diagnostics.push(site.place(messages.explainUnknown(pathname, nearest(pathname, pathnames))))
  }
}
