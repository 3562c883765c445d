/** Makes every output file and runs every check. Failures are in the graph's messages. */
import { anchorCheck, contentCheck, navAnchorCheck } from '../core/pages/checks.js'
import { featureChecks } from '../core/config/features.js'
import { type RouteKey, routes } from '../core/navigation/site-map.js'
import {
  output,
  outputDigest,
  type OutputEntry,
  outputFiles,
  outputsOfPage,
  prepareFeatures,
  revalidatedPaths,
  sharedWork,
} from '../core/output/outputs.js'
import type { OutputDraft } from '../engine/output/draft.js'
import type { Contents, OutputPath } from '../model.js'
import { askReported, inParallel, quietly } from './ask.js'
import { releasePages } from './memory.js'
import type { BuildResult, BuildRun } from './types.js'

/** Finds the pages, and gets what the remote cache knows about them. */
export async function findPages(run: BuildRun): Promise<readonly RouteKey[]> {
  const { options, remote, site } = run
  options.onProgress?.({ phase: 'plan' })
  await askReported(run, { question: routes, key: null })
  const pages = (await quietly(site.graph.get(routes))) ?? []
  // A page takes longer on every machine that was measured.
  await remote?.ready(500 + 4 * pages.length)
  return pages
}

/** Calls `make` for every page, many at once. */
export async function makePages(
  { options, result }: BuildRun,
  pages: readonly RouteKey[],
  make: (route: RouteKey) => Promise<void>,
): Promise<void> {
  const times: BuildResult['slowest'] = []
  await inParallel(pages, async (route) => {
    const start = performance.now()
    await make(route)
    times.push({ pathname: route.pathname, milliseconds: performance.now() - start })
    options.onProgress?.({ phase: 'pages', done: times.length, total: pages.length })
  })
  result.slowest = times.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 10)
}

/** A page is written as soon as it is made. @returns the pages */
export async function makeSite(run: BuildRun, draft: OutputDraft): Promise<readonly RouteKey[]> {
  const { options, remote, result, site } = run
  const { graph } = site
  // With a cache, or of some pages, little is to be made; of a remote cache, it is not known yet what it has.
  const isCold = site.cache.revision === 0 && !remote && !options.only?.length
  const preparing = isCold ? prepareFeatures(graph.ask) : Promise.resolve()
  // Awaited below.
  preparing.catch(() => {})
  const pages = await findPages(run)
  result.pages = pages.length
  await askReported(run, { question: contentCheck, key: null })
  const maker = new OutputMaker(run, draft)
  const release = await releasePages(graph, pages)
  await makePages(run, pages, async (route) => {
    // A failure here occurs again in the list of all files.
    const entries = (await quietly(graph.get(outputsOfPage, route))) ?? []
    for (const entry of entries) await maker.makeAndDigest(entry)
    // While threads read other pages, and while this one is still in memory.
    await quietly(graph.hash(sharedWork, route))
    release(route, entries)
  })
  await quietly(preparing)
  // Little is left to parse, and each thread holds 80 MB.
  await site.context.workers.close()
  for (const question of [outputFiles, navAnchorCheck, featureChecks]) await askReported(run, { question, key: null })
  await inParallel(pages, async (key) => void (await askReported(run, { question: anchorCheck, key })))
  await maker.makeOthers()
  return pages
}

class OutputMaker {
  readonly #run: BuildRun
  readonly #draft: OutputDraft
  /** Several pages may list the same file. */
  readonly #begun = new Set<OutputPath>()

  constructor(run: BuildRun, draft: OutputDraft) {
    this.#run = run
    this.#draft = draft
  }

  /** Makes a file, and what lists of files say of it. */
  async makeAndDigest(entry: OutputEntry): Promise<void> {
    await this.#make(entry)
    const { family, key, form } = entry
    if (!form) await quietly(this.#run.site.graph.hash(outputDigest, { family, key }))
  }

  /** The files that are of no page. Those that list others come last: the others are digested while in memory. */
  async makeOthers(): Promise<void> {
    const { result, site } = this.#run
    const files = (await quietly(site.graph.get(outputFiles))) ?? []
    result.files = files.length
    const lists = new Set(await quietly(site.graph.get(revalidatedPaths)))
    await inParallel(
      files.filter(({ path }) => !lists.has(path)),
      (entry) => this.makeAndDigest(entry),
    )
    await inParallel(
      files.filter(({ path }) => lists.has(path)),
      (entry) => this.#make(entry),
    )
  }

  async #make({ path, ...key }: OutputEntry): Promise<void> {
    if (this.#begun.has(path)) return
    this.#begun.add(path)
    const { remote, site } = this.#run
    const hash = await askReported(this.#run, { question: output, key })
    if (hash === undefined) return
    const contents = async () => {
      const known = await remote?.output(hash)
      if (known !== undefined) return known
      const made = (await site.graph.get(output, key)) as Contents
      await remote?.addOutput(hash, made)
      return made
    }
    await this.#draft.put({ path, hash, contents })
  }
}
