/**
 * A worker pool for CPU-heavy tasks, which are pure functions from data to data.
 *
 * A thread starts in 27 ms and then has to load the code of the task (0.3 s for Markdown and its highlighter), so a run
 * with few tasks stays on the main thread; the pool starts when many tasks wait at once, or for highlighting, while
 * the main thread does the rest of the page (of one edited demo: 0.1 s). Tasks are sent in batches, since a round trip
 * costs as much as a small page. Tasks never ask questions: everything they need is in their input.
 *
 * A thread that runs out of heap ends alone, whereas the main thread would take the process with it. So large inputs have
 * a thread of their own, with a large heap, and one that is too large even for that becomes a message with its name.
 */
import { availableParallelism, totalmem } from 'node:os'
import type Tinypool from 'tinypool'
import type { Diagnostic } from '../model.js'
import { Failure } from './diagnostic.js'
import { generatorFile } from './generator-root.js'
import { messages } from './messages.js'
import { callUnheeded } from './process.js'

export interface Workers {
  /**
   * Runs a task of the task module.
   *
   * @param input structured-clonable
   * @param label names the work in messages: a file
   * @param size of the input in characters; what may be too large for a thread's heap has a thread with a larger one
   */
  run<Input, Output>(task: string, input: Input, label?: string, size?: number): Promise<Output>
  /** Starts one thread now for one kind of task and runs a first input, to load the task's code in advance. */
  prepare(task: string, input: unknown): void
  /** Ends the threads. */
  close(): Promise<void>
}

export type Tasks = Record<string, (input: never) => unknown>

export interface WorkerOptions {
  /** Absolute path of the compiled module that exports `tasks`. */
  module: string
  /** Imports the same module on this thread. */
  load(): Promise<Tasks>
  /** A task that a thread does even if it is alone: this thread has other work meanwhile. */
  apart?: string
  /** The main thread included: 0 keeps all work on it, 1 all but large inputs. By default the number of cores. */
  threads?: number
  /** Seconds that one task may take in a thread while no other ends; large inputs may take longer in proportion. */
  timeLimit?: number
  /** Heap of the thread for large inputs, in MB; by default half of the machine's memory, at most 4 GB. */
  largeHeap?: number
}

interface Waiting {
  task: string
  input: unknown
  label: string | undefined
  size: number
  resolve(value: unknown): void
  reject(error: unknown): void
}

export interface Batch {
  module: string
  task: string
  inputs: unknown[]
}
export type BatchResult =
  | { value: unknown }
  | { failure: readonly Diagnostic[]; exitCode: Failure['exitCode'] }
  | { error: string; stack: string }

/** Number of waiting tasks that makes starting threads worthwhile. */
const startAt = 12
const batchSize = 6
/**
 * Batches for each thread, that it works on included. The others wait in Tinypool's queue on this thread, which sends the
 * next one as soon as it sees a result. With two, threads ran out of work, and a cold build took 3 to 5 % longer.
 */
const batchesSent = 6
/** Maximum size of an input, in characters, for a thread's heap. */
const largestInput = 500_000
/** MB of a thread's heap. */
const usualHeap = 256

export function createWorkers(options: WorkerOptions): Workers {
  const threads = options.threads ?? Math.min(8, availableParallelism())
  // The main thread renders what the others have parsed. One more of them than cores would save a tenth of the time of
  // 1,000 pages, and each takes 80 MB.
  const inPool = threads - 1
  const timeLimit = (options.timeLimit ?? 60) * 1000
  const queue: Waiting[] = []
  const largeHeap =
    heapOption([process.env.NODE_OPTIONS ?? '', ...process.execArgv]) ??
    options.largeHeap ??
    Math.max(512, Math.min(4096, Math.floor(totalmem() / 2 ** 21)))
  let pool: Promise<Tinypool> | undefined
  /** What the pool was sent and has not done, in that order: the first of them are worked on. The limits begin at `since`. */
  const unfinished = new Set<{ since: number }>()
  let largePool: Promise<Tinypool> | undefined
  let outstanding = 0
  let scheduled = false
  let inline = false
  /** The task that the pool was started for, while it was started for only one. */
  let prepared: { task: string; ready: Promise<unknown>; sent: number } | undefined

  const schedule = () => {
    if (scheduled || queue.length === 0) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      drain()
    })
  }

  const drain = () => {
    if (inPool > 0 && queue.length >= startAt) {
      prepared = undefined
      pool ??= startPool(inPool, usualHeap)
    }
    if (pool && !prepared) {
      while (outstanding < inPool * batchesSent && queue.length > 0) void sendBatch(takeBatch())
    } else if (!inline && queue.length > 0) {
      inline = true
      void runInline(queue.shift()!).finally(() => {
        inline = false
        schedule()
      })
    }
  }

  /** Waiting tasks of one kind; fewer if few are waiting, so that no thread is idle. */
  const takeBatch = (): Waiting[] => {
    const size = Math.max(1, Math.min(batchSize, Math.ceil(queue.length / (inPool * 2))))
    const batch = [queue.shift()!]
    while (batch.length < size && queue[0]?.task === batch[0]!.task) batch.push(queue.shift()!)
    return batch
  }

  const sendBatch = async (batch: Waiting[]): Promise<void> => {
    outstanding++
    try {
      const results = await send(pool!, batch, timeLimit * Math.max(1, batch.length / 2))
      if (typeof results !== 'string') results.forEach((result, index) => settle(batch[index]!, result))
      // One of them took too much: run each alone, so that the message names the right one.
      else if (batch.length > 1) for (const waiting of batch) await sendBatch([waiting])
      else if (results === 'memory') await sendLarge(batch[0]!)
      else batch[0]!.reject(overTime(batch[0]!.label, timeLimit))
    } catch (error) {
      for (const waiting of batch) waiting.reject(error)
    } finally {
      outstanding--
      schedule()
    }
  }

  /** A few at once: their time runs from now on. More of them wait in the queue, which starts the other threads. */
  const sendPrepared = async (to: NonNullable<typeof prepared>, waiting: Waiting): Promise<void> => {
    to.sent++
    await to.ready
    await sendBatch([waiting])
    to.sent--
  }

  /** One task in the thread with the large heap; these wait for each other. */
  const sendLarge = async (waiting: Waiting): Promise<void> => {
    const { label, size, reject } = waiting
    const limit = timeLimit * Math.max(1, Math.ceil(size / largestInput))
    largePool ??= startPool(1, largeHeap)
    const turn = largeTurn.then(() => send(largePool!, [waiting], limit))
    largeTurn = turn.catch(() => undefined)
    try {
      const results = await turn
      if (results === 'time') reject(overTime(label, limit))
      else if (results === 'memory') reject(new Failure(messages.overMemory(label, size, largeHeap)))
      else settle(waiting, results[0]!)
    } catch (error) {
      reject(error)
    }
  }
  let largeTurn: Promise<unknown> = Promise.resolve()

  /** @returns what the batch exceeded, if it did not end */
  const send = async (
    threadPool: Promise<Tinypool>,
    batch: Pick<Waiting, 'task' | 'input'>[],
    limit: number,
  ): Promise<BatchResult[] | 'time' | 'memory'> => {
    const controller = new AbortController()
    const own = { since: performance.now() }
    const stopIfOver = () => {
      const left = own.since + limit - performance.now()
      const isWaiting = [...unfinished].indexOf(own) >= inPool
      if (left > 0 || isWaiting) timer = setTimeout(stopIfOver, isWaiting ? limit : left)
      else controller.abort()
    }
    let timer = setTimeout(stopIfOver, limit)
    if (threadPool === pool) unfinished.add(own)
    const message: Batch = { module: options.module, task: batch[0]!.task, inputs: batch.map(({ input }) => input) }
    try {
      return (await (await threadPool).run(message, { signal: controller.signal })) as BatchResult[]
    } catch (error) {
      if (controller.signal.aborted) return 'time'
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return 'memory'
      throw error
    } finally {
      clearTimeout(timer)
      if (unfinished.delete(own)) for (const other of unfinished) other.since = performance.now()
    }
  }

  const runInline = async ({ task, input, resolve, reject }: Omit<Waiting, 'size'>): Promise<void> => {
    try {
      const run = taskOf(await options.load(), task)
      resolve(await callUnheeded(() => run(input as never)))
    } catch (error) {
      reject(error)
    }
  }

  return {
    run: <Input, Output>(task: string, input: Input, label?: string, size = 0) =>
      new Promise<Output>((resolve, reject) => {
        const waiting: Waiting = { task, input, label, size, resolve, reject }
        if (size > largestInput && threads > 0) return void sendLarge(waiting)
        if (task === options.apart && inPool > 0 && !pool) {
          pool = startPool(inPool, usualHeap, 1)
          prepared = { task, ready: Promise.resolve(), sent: 0 }
        }
        // Another thread would have to load the task's code again.
        if (task === prepared?.task && prepared.sent < startAt) return void sendPrepared(prepared, waiting)
        queue.push(waiting)
        schedule()
      }),
    prepare(task, input) {
      if (inPool < 1) return
      pool ??= startPool(inPool, usualHeap, 1)
      // An error is reported by the first real use.
      prepared = { task, ready: send(pool, [{ task, input }], timeLimit).catch(() => undefined), sent: 0 }
    },
    async close() {
      const running = await Promise.all([pool, largePool])
      pool = undefined
      largePool = undefined
      await Promise.all(running.map(async (one) => one?.destroy()))
    },
  }
}

/** Runs one batch; called by worker.ts in a thread. */
export async function runBatch(tasks: Tasks, { task, inputs }: Batch): Promise<BatchResult[]> {
  const results: BatchResult[] = []
  for (const input of inputs) {
    try {
      results.push({ value: await taskOf(tasks, task)(input as never) })
    } catch (error) {
      if (error instanceof Failure) results.push({ failure: error.diagnostics, exitCode: error.exitCode })
      else
        results.push({
          error: error instanceof Error ? error.message : String(error),
          stack: error instanceof Error ? (error.stack ?? '') : '',
        })
    }
  }
  return results
}

function taskOf(tasks: Tasks, name: string): (input: never) => unknown {
  const task = tasks[name]
  if (!task) throw new Error(`there is no task named ${name}`)
  return task
}

/**
 * @param heap MB for each thread
 * @param first number of threads to start now; the others start on demand
 */
async function startPool(threads: number, heap: number, first = threads): Promise<Tinypool> {
  const { default: Pool } = await import('tinypool')
  return new Pool({
    filename: generatorFile('dist/src/engine/worker.js'),
    minThreads: first,
    maxThreads: threads,
    idleTimeout: 60_000,
    // Without a limit a thread collects garbage only when the machine runs low on memory.
    // A page's tree survives collections of a smaller young generation, which then copy it: a third more time.
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 48 },
  })
}

/** The heap in MB that Node's options set, which also holds for every thread, whatever limit the thread is given. */
export function heapOption(options: readonly string[]): number | undefined {
  const found = [...options.join(' ').matchAll(/--max[-_]old[-_]space[-_]size[= ](\d+)/g)].at(-1)
  return found && Number(found[1])
}

function settle(waiting: Waiting, result: BatchResult): void {
  if ('value' in result) return waiting.resolve(result.value)
  if ('failure' in result) return waiting.reject(new Failure(result.failure, result.exitCode))
  waiting.reject(Object.assign(new Error(result.error), { stack: result.stack }))
}

function overTime(label: string | undefined, limit: number): Failure {
  return new Failure(messages.overTime(label, limit / 1000))
}
