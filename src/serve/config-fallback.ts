/**
 * Keeps serving with the last valid configuration and navigation while the current ones cannot be read.
 *
 * Every page depends on them, so a typo there would break all pages. While they fail, the files of the last valid
 * version are held at their earlier contents. An edit to any file that the failed attempt read triggers another
 * attempt.
 */
import { isExpected, parseId } from '../engine/question.js'
import { inputsOf, readsOneOf } from '../engine/inputs.js'
import type { FilePath } from '../model.js'
import { config } from '../core/config/config.js'
import { navigation } from '../core/navigation/navigation.js'
import type { SnapshotFileSystem } from './snapshot-file-system.js'
import { type Problem, problemsOf } from './problems.js'
import type { OpenSite } from '../site.js'

const roots = [
  { question: config, key: null },
  { question: navigation, key: null },
]

export class ConfigFallback {
  /** Errors of the current configuration and navigation; empty while they are valid. */
  problems: readonly Problem[] = []
  readonly #site: OpenSite
  readonly #fs: SnapshotFileSystem
  #good: Map<FilePath, Uint8Array> | undefined
  /** What the failed attempt read; undefined while the current files are read. */
  #tried: Set<string> | undefined

  constructor(site: OpenSite, fs: SnapshotFileSystem) {
    this.#site = site
    this.#fs = fs
  }

  /** Reads both again after an edit. @param isDirty returns whether an input may have changed */
  async check(isDirty: (id: string) => boolean): Promise<void> {
    if (this.#tried) {
      if (![...this.#tried].some(isDirty)) return
      this.#fs.release()
      this.#tried = undefined
      await this.#touch(this.#good!)
    }
    const isGood = await this.#attempt()
    const { graph } = this.#site
    const reads = [...new Set([...graph.reads(config, null), ...graph.reads(navigation, null)])]
    if (isGood) {
      this.problems = []
      if (this.#good === undefined || reads.some(isDirty)) this.#good = snapshot(reads, this.#fs)
      return
    }
    this.problems = problemsOf(this.#site, roots).filter(({ severity }) => severity === 'error')
    if (!this.#good) return
    this.#tried = new Set([...reads, ...[...this.#good.keys()].flatMap(inputsOf)])
    this.#fs.hold(this.#good)
    await this.#touch(this.#good)
    await this.#attempt()
  }

  async #attempt(): Promise<boolean> {
    try {
      await this.#site.graph.hash(config)
      await this.#site.graph.hash(navigation)
      return true
    } catch (error) {
      if (!isExpected(error)) throw error
      return false
    }
  }

  #touch(files: ReadonlyMap<FilePath, unknown>): Promise<void> {
    return this.#site.graph.touch(readsOneOf(new Set(files.keys())))
  }
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
