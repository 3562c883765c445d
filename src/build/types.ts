/** The options and the result of a build, and what its parts share. */
import type { TaskProgress } from '../engine/build-context.js'
import type { PrintedDiagnostic } from '../engine/diagnostic.js'
import type { Asked } from '../engine/question.js'
import type { RemoteCache, RemoteReport, Shard } from '../features/remote-cache/node/remote-cache.js'
import type { SiteConfig } from '../model.js'
import type { OpenSite, SiteOptions } from '../site.js'

export interface BuildOptions extends SiteOptions {
  /** Relative to the root; `export` by default. */
  outDir?: string
  /** Build even if the folder contains files that the generator did not write. */
  force?: boolean
  /** Treat warnings as errors. */
  strict?: boolean
  /** A pathname: explain why its page was rendered again. */
  explain?: string
  /** Make only this part of the pages, store it in the remote cache and write no output. */
  shard?: Shard
  onProgress?(progress: Progress): void
}

export type Progress =
  | { phase: 'plan' }
  | ({ phase: 'task' } & TaskProgress)
  | { phase: 'pages'; done: number; total: number }
  | { phase: 'write' }

export interface BuildResult {
  exitCode: 0 | 1 | 2 | 3
  diagnostics: PrintedDiagnostic[]
  /** Faults of the generator, each with the chain of questions that led to it. */
  faults: { message: string; chain: string[]; stack?: string }[]
  pages: number
  files: number
  written: number
  unchanged: number
  removed: number
  /** Number of questions that ran. */
  ran: number
  milliseconds: number
  /** Bytes. */
  peakMemory: number
  slowest: { pathname: string; milliseconds: number }[]
  outDir: string
  /** What features say about the whole site, a line each. */
  summary: string[]
  explained?: string[]
  /** Why components of the explained page are interactive: `<Tabs>: it uses useState`. */
  islands?: string[]
  shard?: Shard
  remoteCache?: RemoteReport
}

/** A build that runs. */
export interface BuildRun {
  readonly options: BuildOptions
  readonly result: BuildResult
  readonly site: OpenSite
  /** Undefined if docs.config.ts cannot be used. */
  readonly settings: SiteConfig | undefined
  readonly remote: RemoteCache | undefined
  /** What was asked: its messages are those of the build. */
  readonly roots: Asked[]
}
