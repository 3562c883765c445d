/**
 * Threads for demos, apart from those for the generator's own work: what runs here may loop, exit or eat memory, and is
 * then stopped without taking anything else along.
 *
 * A thread that ends names the demo that was at work; the next demo gets a fresh thread. The heap has a limit of its
 * own; memory outside of it (buffers) is seen only for the whole process, so it is watched while a demo runs, and
 * the threads that were at work then are run again one at a time, to name the right one. Child processes were rejected:
 * three times as slow to start, and the heap's limit is what stops nearly every such demo.
 */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FilePath } from '../../../../feature.js'
import type { BuildContext } from '../../../../feature-unstable.js'
import type { RenderResult, RenderTask, ThreadData, ThreadStart } from './prerender-worker.js'
import { nextLook, processorSeconds } from './thread-time.js'

export interface PrerenderLimits {
  /** Seconds of processor time. */
  time: number
  /** MiB of JavaScript objects. */
  heap: number
  /** MiB by which the whole process may grow while a demo runs. */
  memory: number
}

export const defaultLimits: PrerenderLimits = { time: 10, heap: 512, memory: 1536 }

/** Milliseconds between two looks at the memory of the process. */
const watchInterval = 100

/** Those included that wait for a demo of their language. */
const mostThreads = 4

/** Why a thread was stopped. */
export type Stopped = { stopped: 'time' | 'memory' | 'exit' | 'crash'; detail?: string }

interface Job {
  task: RenderTask
  limits: PrerenderLimits
  resolve(result: RenderResult | Stopped): void
  /** Must run while nothing else does. */
  standalone?: boolean
}

interface Thread {
  worker: Worker
  /** Its default locale. */
  formats: string
  /** Of `threadName`, once it has started. */
  name?: string
  /** Its processor time, in seconds, when it was last read. */
  taken?: Reading
  job?: Job
  /** Ends the job at work. */
  end?: (result: RenderResult | Stopped | undefined, reuse: boolean) => void
}

interface Reading {
  at: number
  value: number
}

/**
 * What takes Linux longer to tell than some demos take to render, so it is not read again before each of them.
 *
 * @param maxAge in milliseconds
 */
function readAgain(last: Reading | undefined, maxAge: number, read: () => number): Reading {
  const at = performance.now()
  return last && at - last.at < maxAge ? last : { at, value: read() }
}

export interface PrerenderPool {
  /** Starts a thread if there is none: it takes 80 ms, while the module of a demo is built. */
  start(formats: string): void
  run(task: RenderTask, limits?: PrerenderLimits): Promise<RenderResult | Stopped>
}

const pools = new WeakMap<BuildContext, PrerenderPool>()

/** The pool of a site. Its threads start with the first task and never keep the process alive. */
export function prerenderPool(context: BuildContext): PrerenderPool {
  let pool = pools.get(context)
  if (!pool)
    pools.set(
      context,
      (pool = createPool(
        context.fs.absolute('vitrine:dist/src/features/demos/node/render/prerender-worker.js' as FilePath),
      )),
    )
  return pool
}

function createPool(file: string): PrerenderPool {
  // Prerendering is a small part of a build, and every thread loads the packages of the demos.
  const size = Math.max(1, Math.min(mostThreads, availableParallelism() >> 1))
  const threads = new Set<Thread>()
  const queue: Job[] = []
  let memory: Reading | undefined

  const next = (): void => {
    const busy = [...threads].filter(({ job }) => job)
    if (queue.length === 0 || busy.length >= size || busy.some(({ job }) => job!.standalone)) return
    if (queue[0]!.standalone && busy.length > 0) return
    const idle = [...threads].filter((thread) => !thread.job)
    const isFor = (thread: Thread) => (job: Job) => thread.formats === job.task.formats
    // A demo for which a thread is there comes first: one of another language would load all packages again.
    const at = queue[0]!.standalone
      ? 0
      : queue.findIndex((job) => !job.standalone && idle.some((one) => isFor(one)(job)))
    const [job] = queue.splice(Math.max(0, at), 1) as [Job]
    const thread = idle.find((one) => isFor(one)(job))
    if (!thread && threads.size >= mostThreads && idle[0]) {
      threads.delete(idle[0])
      void idle[0].worker.terminate()
    }
    run(thread ?? start(job.task.formats, job.limits), job)
    next()
  }

  const start = (formats: string, limits: PrerenderLimits): Thread => {
    const worker = new Worker(file, {
      workerData: { formats } satisfies ThreadData,
      resourceLimits: { maxOldGenerationSizeMb: limits.heap },
      stdin: false,
    })
    const thread: Thread = { worker, formats }
    threads.add(thread)
    worker.on('message', (said: RenderResult | ThreadStart) => {
      if (!('thread' in said)) thread.end?.(said, true)
      else if (said.thread !== undefined) thread.name = said.thread
    })
    worker.on('error', (error: NodeJS.ErrnoException) =>
      thread.end?.(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? { stopped: 'memory' } : { stopped: 'crash', detail: error.message },
        false,
      ),
    )
    worker.on('exit', (code) => {
      threads.delete(thread)
      thread.end?.({ stopped: 'exit', detail: String(code) }, false)
    })
    return thread
  }

  const run = (thread: Thread, job: Job): void => {
    const { worker } = thread
    thread.job = job
    worker.ref()
    memory = readAgain(memory, job.standalone ? 0 : watchInterval, () => process.memoryUsage.rss())
    const before = memory.value
    /** @param result undefined: the job is to run again */
    const end = (thread.end = (result: RenderResult | Stopped | undefined, reuse: boolean): void => {
      clearTimeout(timer)
      clearInterval(watch)
      delete thread.job
      delete thread.end
      if (reuse) worker.unref()
      else {
        threads.delete(thread)
        void worker.terminate()
      }
      if (result) job.resolve(result)
      else queue.push({ ...job, standalone: true })
      next()
    })
    const limit = job.limits.time
    const started = performance.now()
    // A new thread has no name yet, and has taken nothing.
    const namedAtStart = thread.name
    if (namedAtStart !== undefined)
      thread.taken = readAgain(thread.taken, limit * 10, () => processorSeconds(namedAtStart))
    const takenBefore = thread.taken?.value ?? 0
    const processBefore = processorSeconds(undefined)
    const now = () => ({
      elapsed: (performance.now() - started) / 1000,
      taken:
        thread.name === undefined
          ? processorSeconds(undefined) - processBefore
          : processorSeconds(thread.name) - takenBefore,
    })
    let last = { elapsed: 0, taken: 0 }
    const look = (): void => {
      const at = now()
      const since = { elapsed: at.elapsed - last.elapsed, taken: at.taken - last.taken }
      last = at
      const next = nextLook({ limit, ...at, since })
      if (next !== undefined) timer = setTimeout(look, next * 1000)
      // Where only the whole process is measured, what the others took must not count.
      else end(job.standalone ? { stopped: 'time' } : undefined, false)
    }
    let timer = setTimeout(look, limit * 1000)
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before < job.limits.memory * 1024 * 1024) return
      const isAlone = [...threads].filter((one) => one.job).length === 1
      end(isAlone ? { stopped: 'memory' } : undefined, false)
    }, watchInterval)
    worker.postMessage(job.task)
  }

  return {
    start: (formats) => {
      if (threads.size === 0) start(formats, defaultLimits).worker.unref()
    },
    run: (task, limits = defaultLimits) =>
      new Promise((resolve) => {
        queue.push({ task, limits, resolve })
        next()
      }),
  }
}
