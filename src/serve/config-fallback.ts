/**
 * Keeps serving with the last valid configuration and navigation while the current ones cannot be read.
 *
 * Every page depends on them, so a typo there would break all pages. While they fail, the files of the last valid
 * version are held at their earlier contents. An edit to any file that the failed attempt read triggers another
 * attempt.
 */
import type { Graph } from '../engine/graph.js'
import { isExpected, parseId } from '../engine/question.js'
import { inputsOf, readsOneOf } from '../engine/inputs.js'
import type { FilePath } from '../model.js'
import { config } from '../core/config/config.js'
import { navigation } from '../core/navigation/navigation.js'
import type { SnapshotFileSystem } from './snapshot-file-system.js'
import { type Problem, problemsOf } from './problems.js'
import type { OpenSite } from '../site.js'

export interface ConfigFallback {
  /** Errors of the current configuration and navigation; empty while they are valid. */
  readonly problems: readonly Problem[]
  /** Reads both again after an edit. @param isDirty returns whether an input may have changed */
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
  const touchAll = (files: Iterable<FilePath>) => graph.touch(readsOneOf(new Set(files)))

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

function readsOf(graph: Graph): string[] {
  return [...new Set([...graph.reads(config, null), ...graph.reads(navigation, null)])]
}

/** The site's own files among the inputs, with their contents. */
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
