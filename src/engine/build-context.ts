/** What questions can use besides other questions: the file system, threads and the content cache. */
import type { FileSystem } from './file-system.js'
import type { Modules } from './modules.js'
import type { Services } from './services.js'
import type { Workers } from './workers.js'

/** Results of pure functions by content. The caller's key names the function, its version and the hash of its input. */
export interface ContentCache {
  /**
   * Gets results that a remote cache has, so that `get` finds them. Call it before `get` where computing the results
   * takes longer than a request.
   *
   * @returns undefined if there is nothing to wait for
   */
  fetch?(keys: readonly string[]): Promise<void> | undefined
  get(key: string): unknown
  set(key: string, value: unknown): void
}

export interface BuildContext {
  readonly fs: FileSystem
  readonly workers: Workers
  readonly services: Services
  /** Results of pure functions by the hash of their input. They are always valid, so they are not questions. */
  readonly contentCache: ContentCache
  /** Runs the JavaScript that bundle/ produced. */
  readonly modules: Modules
  /** Options of the command line; plain data, read by one question. */
  readonly runOptions: unknown
  /** Another one whenever the site is opened. */
  readonly runId: string
  readonly signals: Signals
  /** The versions of the site that are mounted; plain data, read by one question. */
  mounted?: unknown
  /** Answers, with the given `ask`, the aliases of the site's configuration, which the bundler follows. */
  aliases?(ask: object): Promise<Readonly<Record<string, string>>>
  /** The address of a file that code imports, by its name below the folder of these, or of a path of the site. */
  importedAddress?(ask: object, name: string): Promise<string>
}

/** What work that no answer waits for tells the program that opened the site. */
export interface Signals {
  /** These inputs would be answered differently now. Only a server listens: a build waits for all work. */
  inputsChanged?(ids: readonly string[]): void
  /** Runs work that no answer waits for, when it no longer delays the first page; at once if there is none. */
  later?(work: () => void): void
  /** Something takes long: `done` of `total` parts of it are finished. */
  working?(task: TaskProgress): void
}

export interface TaskProgress {
  /** `Reading type declarations`. */
  text: string
  done: number
  total: number
}
