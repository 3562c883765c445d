/** What questions can reach beside other questions: the disk, hands for heavy work, and results kept by content. */
import type { FileSystem } from './file-system.js'
import type { ContentCache } from './cache/cache.js'
import type { Modules } from './modules.js'
import type { Workers } from './workers.js'

export interface BuildContext {
  readonly fs: FileSystem
  readonly workers: Workers
  /** Results of pure functions by the hash of their input. Always valid, so no question: it needs no checking. */
  readonly contentCache: ContentCache
  /** Runs the JavaScript that bundle/ made. */
  readonly modules: Modules
  /** What the command line said; plain data, read by one question. */
  readonly runOptions: unknown
}
