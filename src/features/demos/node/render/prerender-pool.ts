/**
 * Threads for demos, apart from those for the generator's own work: what runs here may loop, exit or eat memory. They
 * start with the first task and never keep the process alive.
 */
import { availableParallelism } from 'node:os'
import { generatorFile, StoppedError, ThreadPool } from '../../../../feature-unstable.js'
import type { RenderResult, RenderTask } from './prerender-worker.js'

export interface PrerenderLimits {
  /** Seconds of processor time. */
  time: number
  /** MiB of JavaScript objects. */
  heap: number
  /** MiB by which the whole process may grow while a demo runs. */
  memory: number
}

export const defaultLimits: PrerenderLimits = { time: 10, heap: 512, memory: 1536 }

/** Those included that wait for a demo of their language. */
const mostThreads = 4

/** Why a thread was stopped. */
export type Stopped = { stopped: StoppedError['reason']; detail: string }

export class PrerenderPool {
  readonly #threads: ThreadPool<RenderTask, RenderResult>

  constructor(heap = defaultLimits.heap) {
    this.#threads = new ThreadPool({
      file: generatorFile('dist/src/features/demos/node/render/prerender-worker.js'),
      // Prerendering is a small part of a build, and every thread loads the packages of the demos.
      size: Math.max(1, Math.min(mostThreads, availableParallelism() >> 1)),
      most: mostThreads,
      resourceLimits: { maxOldGenerationSizeMb: heap },
    })
  }

  /** Starts a thread if there is none: it takes 80 ms, while the module of a demo is built. */
  prepare(formats: string): void {
    this.#threads.prepare(formats)
  }

  async run(
    task: RenderTask,
    { time, memory }: Omit<PrerenderLimits, 'heap'> = defaultLimits,
  ): Promise<RenderResult | Stopped> {
    try {
      return await this.#threads.run(task, { data: task.formats, time, memory })
    } catch (error) {
      if (error instanceof StoppedError) return { stopped: error.reason, detail: error.message }
      throw error
    }
  }

  close(): Promise<void> {
    return this.#threads.close()
  }
}
