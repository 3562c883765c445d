/** Keeps the memory of a build low: what a page was made from is large, and nothing else needs it. */
import { parsedFile, parts } from '../core/content/parts.js'
import { sourceFile } from '../core/content/source.js'
import { type RouteKey, siteMap } from '../core/navigation/site-map.js'
import { output, type OutputEntry } from '../core/output/outputs.js'
import { html } from '../core/pages/html.js'
import { page } from '../core/pages/page.js'
import { toPathname } from '../core/paths.js'
import type { Graph } from '../engine/graph.js'
import { fileText } from '../engine/inputs.js'
import type { FilePath } from '../model.js'
import { quietly } from './ask.js'

/**
 * The share of the memory for values that is free again when all pages are made: lists need little of each page, while
 * there are more and more answers. With it, 5,000 pages take 590 to 650 MiB instead of 720 to 740.
 */
const memoryReleaseShare = 0.8

/** @returns to be called with each page that has been made */
export async function releasePages(
  graph: Graph,
  pages: readonly RouteKey[],
): Promise<(route: RouteKey, entries: readonly OutputEntry[]) => void> {
  const files = new Map<RouteKey, FilePath>()
  /** How many pages are still to be made from a file: translations that are missing, and pages in tabs, share one. */
  const users = new Map<FilePath, number>()
  const kinds = (await quietly(graph.get(siteMap))) ?? {}
  for (const route of pages) {
    const pathname = toPathname(route.pathname)
    const source = kinds[pathname] === 'file' && (await quietly(sourceFile(graph.ask, pathname, route.locale)))
    if (!source) continue
    files.set(route, source.file)
    users.set(source.file, (users.get(source.file) ?? 0) + 1)
  }
  // Checks have read every text before the first page is made; reading one again takes a tenth of a millisecond.
  for (const file of users.keys()) graph.release(fileText, file)
  let made = 0
  return (route, entries) => {
    graph.limitMemory(1 - (memoryReleaseShare * ++made) / pages.length)
    for (const { path: _, ...key } of entries) graph.release(output, key)
    graph.release(html, route)
    graph.release(page, route)
    const file = files.get(route)
    if (file === undefined) return
    users.set(file, users.get(file)! - 1)
    if (users.get(file)! > 0) return
    for (const question of [parts, parsedFile]) graph.release(question, { file })
    graph.release(fileText, file)
  }
}
