/** What questions can use besides other questions: the file system, a worker pool and the content cache. */
import type { FileSystem } from './file-system.js'
import type { ContentCache } from './cache/cache.js'
import type { Modules } from './modules.js'
import type { Workers } from './workers.js'

export interface BuildContext {
  readonly fs: FileSystem
  readonly workers: Workers
  /** Results of pure functions by the hash of their input. They are always valid, so they are not questions. */
  readonly contentCache: ContentCache
  /** Runs the JavaScript that bundle/ produced. */
  readonly modules: Modules
  /** Options of the command line; plain data, read by one question. */
  readonly runOptions: unknown
}
