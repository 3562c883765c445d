/**
 * CPU-heavy tasks, which are pure functions from data to data. They never ask questions: everything they need is in
 * their input.
 *
 * A thread starts in 27 ms and then has to load the code of the task (0.3 s for Markdown and its highlighter), so a run
 * with few tasks stays on the main thread; threads start when many tasks wait at once, or for highlighting, while
 * the main thread does the rest of the page (of one edited demo: 0.1 s).
 *
 * A thread that runs out of heap ends alone, whereas the main thread would take the process with it. So large inputs
 * have a thread of their own, with a large heap, and one that is too large even for that becomes a message with its
 * name.
 */
import { availableParallelism, totalmem } from 'node:os'
import { Failure } from './diagnostic.js'
import { generatorFile } from './generator-root.js'
import { messages } from './messages.js'
import { callUnheeded } from './process.js'
import { StoppedError, ThreadPool } from './thread-pool.js'

export type Tasks = Record<string, (input: never) => unknown>

export interface WorkerOptions {
  /** Absolute path of the compiled module that exports `tasks`. */
  module: string
  /** Imports the same module on this thread. */
  load(): Promise<Tasks>
  /** The task that always has a thread: this one has other work meanwhile. */
  alwaysOffload?: string
  /** The main thread included: 0 keeps all work on it, 1 all but large inputs. By default the number of cores. */
  threads?: number
  /** Seconds of processor time that one task may take in a thread; large inputs may take longer in proportion. */
  timeLimit?: number
  /** Heap of the thread for large inputs, in MB; by default half of the machine's memory, at most 4 GB. */
  largeHeap?: number
}

interface Task {
  task: string
  input: unknown
}

interface WaitingTask {
  task: Task
  label: string | undefined
  size: number
  resolve(result: Promise<unknown>): void
}

/** Number of waiting tasks that makes starting threads worthwhile. */
const startAt = 12
/** Tasks for each thread, that it works on included. With fewer, it waits for the main thread, which is busy. */
const ahead = 6
/** Maximum size of an input, in characters, for a thread's heap. */
const largestInput = 500_000
/** MB of a thread's heap. */
const usualHeap = 256

export class Workers {
  readonly #options: WorkerOptions
  readonly #threads: number
  /** Has one thread for the task that always has one, until many tasks wait. */
  readonly #pool = startPool(usualHeap)
  /** Its thread takes one task at a time. */
  readonly #largePool: ThreadPool<Task, unknown>
  readonly #largeHeap: number
  readonly #timeLimit: number
  /** Tasks for this thread, unless others are started before it comes to them. */
  readonly #waiting: WaitingTask[] = []
  #isRunning = false
  #offloadsAll = false

  constructor(options: WorkerOptions) {
    this.#options = options
    this.#threads = options.threads ?? Math.min(8, availableParallelism())
    this.#timeLimit = options.timeLimit ?? 60
    this.#largeHeap =
      heapOption([process.env.NODE_OPTIONS ?? '', ...process.execArgv]) ??
      options.largeHeap ??
      Math.max(512, Math.min(4096, Math.floor(totalmem() / 2 ** 21)))
    this.#largePool = startPool(this.#largeHeap)
  }

  /**
   * Runs a task of the task module.
   *
   * @param input structured-clonable
   * @param label names the work in messages: a file
   * @param size of the input in characters; what may be too large for a thread's heap has a thread with a larger one
   */
  run<Input, Output>(task: string, input: Input, label?: string, size = 0): Promise<Output> {
    return this.#run({ task, input }, label, size) as Promise<Output>
  }

  /** Starts the thread of the task that always has one, and runs a first input, to load the task's code in advance. */
  prepare(input: unknown): void {
    const { alwaysOffload } = this.#options
    // An error is reported by the first real use.
    if (alwaysOffload !== undefined && this.#threads > 1) this.run(alwaysOffload, input).catch(() => {})
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    this.#offloadsAll = false
    this.#pool.size = 1
    await Promise.all([this.#pool.close(), this.#largePool.close()])
  }

  #run(task: Task, label: string | undefined, size: number): Promise<unknown> {
    if (size > largestInput && this.#threads > 0) return this.#offload(task, label, size, this.#largePool)
    if (this.#threads > 1 && task.task === this.#options.alwaysOffload) {
      if (this.#pool.waiting >= startAt) this.#offloadAll()
      return this.#offload(task, label, size)
    }
    if (this.#offloadsAll) return this.#offload(task, label, size)
    return new Promise((resolve) => {
      this.#waiting.push({ task, label, size, resolve })
      if (this.#threads > 1 && this.#waiting.length >= startAt) this.#offloadAll()
      else this.#schedule()
    })
  }

  #offloadAll(): void {
    this.#offloadsAll = true
    // The main thread renders what the others have parsed. One more of them than cores would save a tenth of the time
    // of 1,000 pages, and each takes 80 MB.
    this.#pool.size = this.#threads - 1
    for (const { task, label, size, resolve } of this.#waiting.splice(0)) resolve(this.#offload(task, label, size))
  }

  /** In a thread, and if its heap is too small, in the one for large inputs. */
  async #offload(task: Task, label: string | undefined, size: number, pool = this.#pool): Promise<unknown> {
    const isLarge = pool === this.#largePool
    const time = isLarge ? this.#timeLimit * Math.max(1, Math.ceil(size / largestInput)) : this.#timeLimit
    try {
      return await pool.run(task, { data: this.#options.module, time })
    } catch (error) {
      const reason = error instanceof StoppedError ? error.reason : undefined
      if (reason === 'time') throw new Failure(messages.overTime(label, time))
      if (reason !== 'memory') throw error
      if (isLarge) throw new Failure(messages.overMemory(label, size, this.#largeHeap))
      return this.#offload(task, label, size, this.#largePool)
    }
  }

  /** One task after the other: meanwhile others come, which may be enough for threads. */
  #schedule(): void {
    if (this.#isRunning || this.#waiting.length === 0) return
    this.#isRunning = true
    setImmediate(() => {
      const next = () => {
        this.#isRunning = false
        this.#schedule()
      }
      const first = this.#waiting.shift()
      const running = first ? this.#runHere(first.task) : Promise.resolve()
      first?.resolve(running)
      running.then(next, next)
    })
  }

  async #runHere({ task, input }: Task): Promise<unknown> {
    const run = taskOf(await this.#options.load(), task)
    return callUnheeded(() => run(input as never))
  }
}

export function taskOf(tasks: Tasks, name: string): (input: never) => unknown {
  const task = tasks[name]
  if (!task) throw new Error(`there is no task named ${name}`)
  return task
}

function startPool(heap: number): ThreadPool<Task, unknown> {
  return new ThreadPool({
    file: generatorFile('dist/src/engine/task-thread.js'),
    ahead,
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
