/**
 * Threads that run tasks of one kind, each within its limits. A task may loop, exit or eat memory: its thread is
 * stopped and takes nothing else along, and the next task gets a fresh one.
 *
 * The heap of a thread has a limit of its own. Memory outside of it (buffers) is seen only for the whole process, as is
 * processor time on some systems; the tasks that were at work when that grew too much run again one at a time, to find
 * the right one. Child processes were rejected: they take three times as long to start.
 */
import { Worker } from 'node:worker_threads'
import { Failure } from './diagnostic.js'
import type { Reply, ThreadStart } from './thread.js'
import { isOverTime, type Measured, processorSeconds } from './thread-time.js'

export interface ThreadPoolOptions {
  /** Absolute path of the module that threads run; it calls `answerTasks`. */
  file: string
  /** How many threads may work at once; by default 1. */
  size?: number
  /** How many threads may exist, those included that wait for tasks with their data; by default `size`. */
  most?: number
  /** As `worker_threads` takes them, whose types published declarations do without. */
  resourceLimits: { maxOldGenerationSizeMb: number; maxYoungGenerationSizeMb?: number }
  /** How many tasks a thread has at once. It works on one; the others spare it the wait for a busy main thread. */
  ahead?: number
  /** Milliseconds after which threads without a task end. */
  idleTime?: number
}

export interface TaskOptions {
  /** What the thread is started with (`workerData`). Threads with other data are not used. */
  data?: string
  /** Seconds of processor time. */
  time?: number
  /** MiB by which the whole process may grow meanwhile. */
  memory?: number
  /** Comes before those that wait. */
  isUrgent?: boolean
}

/** Why a task has no answer. */
export class StoppedError extends Error {
  constructor(
    readonly reason: 'time' | 'memory' | 'exit' | 'crash',
    message: string = reason,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}

interface Job extends TaskOptions {
  task: unknown
  /** Must run while nothing else does. */
  isAlone?: boolean
  resolve(value: unknown): void
  reject(error: unknown): void
}

interface Thread {
  worker: Worker
  data: string | undefined
  /** What it was sent and has not answered. It works on the first. */
  jobs: Job[]
  /** For `processorSeconds`, once it has started. */
  name?: string
  /** When the task at work was first looked at, and when last to see whether it does anything. */
  first?: Measured
  last?: Measured
  /** Bytes of the process when the task at work began. */
  memoryBefore: number
}

/** Milliseconds between two looks at the threads that work. */
const watchInterval = 100

export class ThreadPool<Task, Answer> {
  size: number
  readonly #options: ThreadPoolOptions
  readonly #threads = new Set<Thread>()
  readonly #queue: Job[] = []
  #watch: NodeJS.Timeout | undefined
  #idle: NodeJS.Timeout | undefined
  /** Bytes of the process at the last look. */
  #memory = 0

  constructor(options: ThreadPoolOptions) {
    this.#options = options
    this.size = options.size ?? 1
  }

  /** Number of tasks that no thread has been sent. */
  get waiting(): number {
    return this.#queue.length
  }

  /** Starts a thread if there is none, so that a task that comes soon need not wait for it. */
  prepare(data?: string): void {
    if (this.#threads.size === 0) this.#start(data).worker.unref()
  }

  /** Runs a task. Rejects with what it throws, or with a `StoppedError`. */
  run(task: Task, options: TaskOptions = {}): Promise<Answer> {
    clearTimeout(this.#idle)
    return new Promise<unknown>((resolve, reject) => {
      const job: Job = { task, ...options, resolve, reject }
      if (options.isUrgent) this.#queue.unshift(job)
      else this.#queue.push(job)
      this.#sendNext()
    }) as Promise<Answer>
  }

  /** Ends the threads; a task that comes later starts others. */
  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const threads = [...this.#threads]
    this.#threads.clear()
    for (const { reject } of [...threads.flatMap(({ jobs }) => jobs.splice(0)), ...this.#queue.splice(0)])
      reject(new StoppedError('exit', 'the threads were ended'))
    await Promise.all(threads.map(({ worker }) => worker.terminate()))
  }

  #sendNext(): void {
    const { ahead = 1, most = this.size } = this.#options
    while (this.#queue.length > 0) {
      const busy = this.#busy()
      const idle = [...this.#threads].filter(({ jobs }) => jobs.length === 0)
      const [first] = this.#queue as [Job]
      if (busy.some(({ jobs }) => jobs[0]!.isAlone) || (first.isAlone && busy.length > 0)) return
      const isIdle = (job: Job) => !job.isAlone && idle.some(({ data }) => data === job.data)
      // A task for which a thread is there comes first: one with other data would have to load its code again.
      const at = first.isAlone || isIdle(first) ? 0 : Math.max(0, this.#queue.findIndex(isIdle))
      const job = this.#queue[at]!
      let thread: Thread | undefined
      if (busy.length < this.size) {
        thread = idle.find(({ data }) => data === job.data)
        if (!thread && this.#threads.size >= most && idle[0]) this.#discard(idle[0])
        thread ??= this.#start(job.data)
      } else {
        thread = busy.sort((a, b) => a.jobs.length - b.jobs.length).find(({ data }) => data === job.data)
        if (!thread || thread.jobs.length >= ahead) return
      }
      this.#queue.splice(at, 1)
      thread.jobs.push(job)
      thread.worker.ref()
      thread.worker.postMessage(job.task)
      if (thread.jobs.length === 1) this.#begin(thread)
    }
  }

  #busy(): Thread[] {
    return [...this.#threads].filter(({ jobs }) => jobs.length > 0)
  }

  #start(data: string | undefined): Thread {
    const { file, resourceLimits } = this.#options
    const worker = new Worker(file, { workerData: data, resourceLimits, stdin: false })
    const thread: Thread = { worker, data, jobs: [], memoryBefore: 0 }
    this.#threads.add(thread)
    worker.on('message', (message: Reply | ThreadStart) => {
      if ('name' in message) Object.assign(thread, { name: message.name, first: undefined })
      else this.#answer(thread, message)
    })
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      this.#stop(thread, new StoppedError(isMemory ? 'memory' : 'crash', error.message, error))
    })
    worker.on('exit', (code) => this.#stop(thread, new StoppedError('exit', `the thread ended with code ${code}`)))
    return thread
  }

  /** The limits of the task at work begin. */
  #begin(thread: Thread): void {
    delete thread.first
    if (!this.#watch || thread.jobs[0]!.isAlone) this.#memory = process.memoryUsage.rss()
    thread.memoryBefore = this.#memory
    this.#watch ??= setInterval(() => this.#look(), watchInterval).unref()
  }

  #answer(thread: Thread, reply: Reply): void {
    const job = thread.jobs.shift()
    if (!job) return
    if (thread.jobs.length > 0) this.#begin(thread)
    else thread.worker.unref()
    // First, since what waits for the answer may keep this thread busy.
    this.#sendNext()
    if ('value' in reply) job.resolve(reply.value)
    else if ('failure' in reply) job.reject(new Failure(reply.failure, reply.exitCode))
    else job.reject(Object.assign(new Error(reply.error), { stack: reply.stack }))
    const { idleTime } = this.#options
    if (idleTime !== undefined && this.#busy().length === 0)
      this.#idle = setTimeout(() => void this.close(), idleTime).unref()
  }

  /** Stops the threads whose tasks exceed their limits. */
  #look(): void {
    this.#memory = process.memoryUsage.rss()
    const busy = this.#busy()
    if (busy.length === 0) {
      clearInterval(this.#watch)
      this.#watch = undefined
    }
    for (const thread of busy) {
      const { time = Infinity, memory = Infinity, isAlone } = thread.jobs[0]!
      const now = { at: performance.now() / 1000, taken: processorSeconds(thread.name) }
      const first = (thread.first ??= thread.last = now)
      if (isOverTime(time, first, thread.last!, now))
        this.#stop(thread, isAlone || thread.name !== undefined ? new StoppedError('time') : undefined)
      else if (this.#memory - thread.memoryBefore > memory * 2 ** 20)
        this.#stop(thread, isAlone || busy.length === 1 ? new StoppedError('memory') : undefined)
      else if (now.at - thread.last!.at >= time) thread.last = now
    }
  }

  /**
   * Ends a thread. What it has not begun goes to others.
   *
   * @param error of the task at work; without one it runs again, alone
   */
  #stop(thread: Thread, error?: StoppedError): void {
    this.#discard(thread)
    const [job, ...others] = thread.jobs.splice(0)
    this.#queue.unshift(...others)
    if (job && error) job.reject(error)
    else if (job) this.#queue.push({ ...job, isAlone: true })
    this.#sendNext()
  }

  #discard(thread: Thread): void {
    this.#threads.delete(thread)
    void thread.worker.terminate()
  }
}
