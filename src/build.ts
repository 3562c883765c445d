/** `docs-build`: asks for every output file once, and writes those that changed. */
import { relative, resolve } from 'node:path'
import { makeSite } from './build/pages.js'
import { connect, disconnect } from './build/remote.js'
import { addError, collect, emptyResult, explain, printed } from './build/report.js'
import { buildShard, writeReport } from './build/shard.js'
import { mountVersions, prepareVersions } from './build/versions/versions.js'
import type { BuildOptions, BuildResult, BuildRun } from './build/types.js'
import { config } from './core/config/config.js'
import { buildSummary } from './core/config/features.js'
import { immutableFolders, revalidatedPaths } from './core/output/outputs.js'
import { Failure } from './engine/diagnostic.js'
import { lockOutput } from './engine/output/lock.js'
import { checkOutput, OutputDraft, recoverOutput } from './engine/output/draft.js'
import { FaultError } from './engine/question.js'
import { messages } from './messages.js'
import type { Diagnostic } from './model.js'
import { type OpenSite, openSite } from './site.js'

export type { BuildOptions, BuildResult, Progress } from './build/types.js'

/** Builds a site. Never throws: every problem is in the result. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const started = performance.now()
  const { shard } = options
  const result = emptyResult(options)
  const warn = (diagnostic: Diagnostic) => void result.diagnostics.push(printed(diagnostic))
  let site: OpenSite | undefined
  let run: BuildRun | undefined
  try {
    site = openSite(options, 'build')
    site.context.signals.working = (task) => options.onProgress?.({ phase: 'task', ...task })
    result.outDir = relative(site.root, outDirOf(site, options)) || '.'
    refuseContradictions(options)
    const settings = await settingsOf(site)
    const now = () => performance.now() - started
    const remote = settings && (await connect(site, settings, options, warn, now))
    run = { options, result, site, settings, remote, roots: [] }
    const versions = await prepareVersions(run, build)
    await (shard ? buildShard(run, shard) : buildOutput(run, versions))
    result.ran = site.graph.log.length
  } catch (error) {
    addError(error, site, result)
  } finally {
    if (run?.remote) result.remoteCache = disconnect(run.remote, run.settings, options, warn)
    await site?.close(true, run?.settings?.cache.maxSize)
  }
  result.milliseconds = performance.now() - started
  result.peakMemory = process.resourceUsage().maxRSS * 1024
  if (site && shard) writeReport(site, shard, result)
  return result
}

function outDirOf({ root }: OpenSite, { outDir = 'export' }: BuildOptions): string {
  return resolve(root, outDir)
}

function refuseContradictions({ cache, locales, only, outDir, shard }: BuildOptions): void {
  if (shard && only?.length) throw new Failure(messages.shardWithOnly(), 2)
  if (shard && cache === false) throw new Failure(messages.shardWithoutCache(), 2)
  if (!shard && (only?.length || locales?.length) && outDir === undefined) throw new Failure(messages.outDirNarrow(), 2)
}

/** Undefined if docs.config.ts cannot be used; whatever else is asked then says why. */
async function settingsOf({ graph }: OpenSite): Promise<BuildRun['settings']> {
  return graph.get(config).catch((error: unknown) => {
    if (error instanceof FaultError) throw error
    return undefined
  })
}

async function buildOutput(run: BuildRun, versions: Awaited<ReturnType<typeof prepareVersions>>): Promise<void> {
  const { options, remote, result, settings, site } = run
  const { graph, root } = site
  const outDir = outDirOf(site, options)
  const contentRoots = (settings?.content ?? []).map(({ dir }) => resolve(root, dir))
  const target = { outDir, root, contentRoots, force: options.force ?? false }
  checkOutput(target)
  const lock = lockOutput(outDir)
  let draft: OutputDraft | undefined
  try {
    recoverOutput(outDir)
    const hashed = settings ? await graph.get(immutableFolders).catch(() => []) : []
    draft = new OutputDraft({ ...target, isHashed: (path) => hashed.some((folder) => path.startsWith(`${folder}/`)) })
    const pages = await makeSite(run, draft)
    collect(run)
    if (result.exitCode === 0) {
      await mountVersions(run, draft, versions)
      options.onProgress?.({ phase: 'write' })
      const last = new Set<string>(await graph.get(revalidatedPaths))
      const { written, unchanged, removed } = await draft.commit(last)
      Object.assign(result, { written: written.length, unchanged, removed: removed.length })
      await remote?.publish()
      result.summary = await graph.get(buildSummary)
    }
    await explain(run, pages)
  } finally {
    draft?.discard()
    lock.release()
  }
}
