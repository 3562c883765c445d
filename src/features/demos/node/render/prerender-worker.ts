/**
 * The thread that renders demos. A demo is the site's own code, but it may be wrong in any way: it may throw, throw
 * later, reject, end the process or never return. What can be caught here is returned as a result; the rest ends the
 * thread, and the pool knows which demo it was running.
 */
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { workerData } from 'node:worker_threads'
import type { ComponentType } from 'react'
import { answerTasks } from '../../../../engine/thread.js'
import { fixLocale, type LocalUse } from '../../../../fixed-locale.js'
import type { RenderedDemo, RenderRuntime } from './render-demo.js'

/** Paths are absolute. */
export type RenderTask = { runtime: string; formats: string } & (
  | { task: 'css' }
  | { task: 'demo'; module: string; prefix: string; isolated: boolean; width: number; props?: string }
)

export interface Thrown {
  name: string
  message: string
  stack: string
}

export type RenderResult =
  | { css: string }
  | (RenderedDemo & { milliseconds: number; local: LocalUse[] })
  | { thrown: Thrown }

/** Told of everything that depends on the zone or the locale while a demo is loaded or rendered. */
let hear: ((use: LocalUse) => void) | undefined
// A thread has one default locale: modules that it has loaded keep what they have formatted.
fixLocale(workerData as string, (use) => hear?.(use))
let fail: ((error: unknown) => void) | undefined

/**
 * The modules of the demos that this thread has run, with what depends on zone and locale in them, and the one that it
 * runs.
 */
const modules = new Map<string, Set<LocalUse>>()
let current: string | undefined

/** What an earlier demo left behind may throw now; the demo that runs must not be blamed for it. */
function isOfEarlierDemo(error: unknown): boolean {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return !(current && stack.includes(current)) && [...modules.keys()].some((module) => stack.includes(module))
}

process.on('uncaughtException', (error) => {
  if (!isOfEarlierDemo(error)) fail?.(error)
})
process.on('unhandledRejection', (reason) => {
  if (!isOfEarlierDemo(reason)) fail?.(new UnhandledRejection(reason))
})
process.exit = (code?: number) => {
  throw new Error(`process.exit(${code ?? ''}) was called.`)
}
// Logs are for the browser's console; a thousand demos must not write into the build's report.
for (const name of ['log', 'info', 'debug', 'warn', 'error'] as const) console[name] = () => {}

/**
 * The timers of the demo that runs, so that an error after one of them is still this demo's. Longer ones, and more than
 * these, are not waited for.
 */
const timers = new Set<NodeJS.Timeout>()
const longestTimer = 1_000
const mostTimers = 100
let started = 0
let onTimer = () => {}
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis
globalThis.setTimeout = Object.defineProperties<unknown>(
  (callback: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    const timer = startTimer(() => {
      forget(timer)
      callback(...args)
    }, delay)
    if (delay <= longestTimer && started++ < mostTimers) timers.add(timer)
    return timer
  },
  Object.getOwnPropertyDescriptors(startTimer),
) as typeof setTimeout
globalThis.clearTimeout = (timer) => {
  forget(timer as NodeJS.Timeout)
  stopTimer(timer)
}

function forget(timer: NodeJS.Timeout): void {
  timers.delete(timer)
  onTimer()
}

/** Waits for the timers, and then for rejections, which surface after the microtasks. */
async function settled(): Promise<void> {
  do {
    if (timers.size > 0) await new Promise<void>((resolve) => (onTimer = resolve))
    await new Promise((resolve) => setImmediate(resolve))
  } while (timers.size > 0)
}

answerTasks(answer)

async function answer(task: RenderTask): Promise<RenderResult> {
  const later = new Promise<never>((_, reject) => (fail = reject))
  later.catch(() => {})
  try {
    // oxlint-disable-next-line vitrine/first-failure-in-order -- the one that is first is meant: a demo, or what it left behind
    return await Promise.race([run(task), later])
  } catch (error) {
    return { thrown: describe(error) }
  } finally {
    fail = hear = undefined
  }
}

async function run(task: RenderTask): Promise<RenderResult> {
  timers.clear()
  started = 0
  const runtime = await load<RenderRuntime>(task.runtime)
  if (task.task === 'css') return { css: runtime.globalCss() }
  const module = (current = pathToFileURL(task.module).href)
  const inModule = modules.get(module) ?? new Set()
  modules.set(module, inModule)
  hear = (use) => {
    // Packages are loaded with whichever demo is first.
    if (stackOfNow().includes(module)) inModule.add(use)
  }
  const demo = await load<ComponentType | undefined>(task.module)
  if (demo === undefined) throw new Error('The file has no default export; a demo exports its component as default.')
  hear = undefined
  const render = (uses: Set<LocalUse>) =>
    runtime.render(demo, {
      ...task,
      heard(render) {
        hear = (use) => uses.add(use)
        try {
          return render()
        } finally {
          hear = undefined
        }
      },
    })
  const uses = new Set<LocalUse>()
  const start = performance.now()
  const { html, css } = await render(uses)
  const milliseconds = performance.now() - start
  // What a package asks once and keeps would count for whichever demo is first in the thread.
  const everyTime = new Set<LocalUse>()
  if (uses.size > 0) await render(everyTime)
  const local = new Set([...inModule, ...everyTime])
  await settled()
  return { html, css, milliseconds, local: [...local].sort() }
}

function stackOfNow(): string {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = Infinity
  const { stack = '' } = new Error()
  Error.stackTraceLimit = stackTraceLimit
  return stack
}

async function load<Value>(path: string): Promise<Value> {
  return ((await import(pathToFileURL(path).href)) as { default: Value }).default
}

class UnhandledRejection {
  constructor(readonly reason: unknown) {}
}

function describe(error: unknown): Thrown {
  if (error instanceof UnhandledRejection) {
    const { name, message, stack } = describe(error.reason)
    const text = name === 'Error' ? message : `${name}: ${message}`
    return { name: 'Error', message: `a promise was rejected and nothing handles it: ${text}`, stack }
  }
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack ?? '' }
  return { name: 'Error', message: typeof error === 'string' ? error : inspect(error), stack: '' }
}
