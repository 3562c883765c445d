/** What questions can reach beside other questions: the disk, hands for heavy work, and results kept by content. */
import type { Disk } from './disk.js'
import type { Memo } from './cache/cache.js'
import type { Modules } from './modules.js'
import type { Workers } from './workers.js'

export interface World {
  readonly disk: Disk
  readonly workers: Workers
  /** Results of pure functions by the hash of their input. Always valid, so no question: it needs no checking. */
  readonly memo: Memo
  /** Runs the JavaScript that bundle/ made. */
  readonly modules: Modules
  /** What the command line said; plain data, read by one question. */
  readonly runOptions: unknown
}
