/**
 * The frame of the site, its configuration and navigation: kept at its last good state while it can't be read.
 *
 * Every page depends on it, so a slip of the pen there would take all of them away. While it fails, the files that the
 * last good frame was read from are held; an edit to anything that the failed attempt read is the moment to try again.
 */
import { Failure } from '../engine/diagnostic.js'
import type { Graph } from '../engine/graph.js'
import { CycleError, FaultError, parseId } from '../engine/question.js'
import { inputsOf } from '../engine/inputs.js'
import type { FilePath } from '../model.js'
import { config } from '../core/config.js'
import { navigation } from '../core/navigation.js'
import type { SnapshotFileSystem } from './snapshot-file-system.js'
import { type Problem, problemsOf } from './problems.js'
import type { OpenSite } from '../site.js'

export interface ConfigFallback {
  /** What is wrong with it; empty while it is good. */
  readonly problems: readonly Problem[]
  /** Brings it up to date after a touch. @param isDirty tells which inputs were touched */
  check(isDirty: (id: string) => boolean): Promise<void>
}

const roots = [
  { question: config, key: null },
  { question: navigation, key: null },
]

export function createConfigFallback(site: OpenSite, fs: SnapshotFileSystem): ConfigFallback {
  const { graph } = site
  let good: Map<FilePath, Uint8Array> | undefined
  let problems: Problem[] = []
  let isHeld = false
  let tried = new Set<string>()

  const attempt = async (): Promise<boolean> => {
    try {
      await graph.hash(config)
      await graph.hash(navigation)
      return true
    } catch (error) {
      if (!isExpected(error)) throw error
      return false
    }
  }
  const touchAll = (files: Iterable<FilePath>) => graph.touch([...files].flatMap(inputsOf))

  return {
    get problems() {
      return problems
    },
    async check(isDirty) {
      if (isHeld) {
        if (![...tried].some(isDirty)) return
        fs.release()
        isHeld = false
        await touchAll(good!.keys())
      }
      const isGood = await attempt()
      const reads = readsOf(graph)
      if (isGood) {
        problems = []
        if (good === undefined || reads.some(isDirty)) good = snapshot(reads, fs)
        return
      }
      problems = problemsOf(site, roots).filter(({ severity }) => severity === 'error')
      if (!good) return
      tried = new Set([...reads, ...[...good.keys()].flatMap(inputsOf)])
      fs.hold(good)
      isHeld = true
      await touchAll(good.keys())
      await attempt()
    },
  }
}

/** Failures, cycles and faults of questions are in the graph; anything else is an error here. */
export function isExpected(error: unknown): boolean {
  return error instanceof Failure || error instanceof CycleError || error instanceof FaultError
}

function readsOf(graph: Graph): string[] {
  return [...new Set([...graph.reads(config, null), ...graph.reads(navigation, null)])]
}

/** The site's own files among what was read, with their bytes. */
function snapshot(ids: readonly string[], fs: SnapshotFileSystem): Map<FilePath, Uint8Array> {
  const files = new Map<FilePath, Uint8Array>()
  for (const id of ids) {
    const { name, key } = parseId(id)
    if (
      (name !== 'file-text' && name !== 'file-bytes') ||
      typeof key !== 'string' ||
      key.startsWith('vitrine:') ||
      key.includes('node_modules/')
    )
      continue
    const bytes = fs.read(key as FilePath)
    if (bytes) files.set(key as FilePath, bytes)
  }
  return files
}
