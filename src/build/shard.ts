/** A part of a build: makes some of the pages and stores them in the remote cache. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOfManyPages, type RouteKey } from '../core/navigation/site-map.js'
import { output, outputDigest, outputsOfPage, sharedWork } from '../core/output/outputs.js'
import { toPathname } from '../core/paths.js'
import { inEnvironment } from '../engine/environment.js'
import { hash as hashOf } from '../engine/hash.js'
import type { Shard } from '../features/remote-cache/node/remote-cache.js'
import { messages } from '../messages.js'
import type { Contents } from '../model.js'
import type { OpenSite } from '../site.js'
import { askReported, quietly } from './ask.js'
import { findPages, makePages } from './pages.js'
import { addError, collect, printed } from './report.js'
import type { BuildResult, BuildRun } from './types.js'

/**
 * Makes the pages of a shard and stores them. Which shard a page belongs to depends on its address alone, so a page
 * that is added or removed moves no other one.
 */
export async function buildShard(run: BuildRun, shard: Shard): Promise<void> {
  const { remote, result, settings, site } = run
  const { graph } = site
  // Nobody could read what it makes. The build that puts the shards together makes everything.
  if (settings && !remote?.canWrite) {
    if (remote) result.diagnostics.push(printed(messages.shardReadOnly()))
    return
  }
  const own: RouteKey[] = []
  for (const route of await findPages(run))
    if (isInShard(route, shard) && !(await quietly(graph.get(isOfManyPages, toPathname(route.pathname)))))
      own.push(route)
  result.pages = own.length
  await makePages(run, own, async (route) => {
    for (const { path: _, ...key } of (await quietly(graph.get(outputsOfPage, route))) ?? []) {
      const hash = await askReported(run, { question: output, key })
      if (hash === undefined) continue
      result.files++
      if (remote && !remote.hasOutput(hash)) await remote.addOutput(hash, (await graph.get(output, key)) as Contents)
      const { family, key: of, form } = key
      if (!form) await quietly(graph.hash(outputDigest, { family, key: of }))
    }
    await quietly(graph.hash(sharedWork, route))
  })
  collect(run)
  if (result.exitCode < 2) await remote?.publish()
}

/** Whether a page belongs to a shard. */
export function isInShard({ pathname, locale }: RouteKey, { index, count }: Shard): boolean {
  return parseInt(hashOf(`${locale} ${pathname}`, 12), 16) % count === index - 1
}

/** Writes what a shard has done into the cache folder, where a CI job can collect it. */
export function writeReport({ cacheDir }: OpenSite, { index, count }: Shard, result: BuildResult): void {
  try {
    inEnvironment(cacheDir, () => {
      mkdirSync(cacheDir, { recursive: true })
      writeFileSync(join(cacheDir, `shard-${index}-of-${count}.json`), `${JSON.stringify(result, null, 2)}\n`)
    })
  } catch (error) {
    addError(error, undefined, result)
  }
}
