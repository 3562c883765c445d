/** Processes: other ones by their ids, and the signals that end this one. */

/** The signals by which people, terminals and systems end a process, and the exit codes that shells expect then. */
export const endingSignals = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 } as const

export type EndingSignal = keyof typeof endingSignals

const listeners: [EndingSignal, () => void][] = []
let areHeeded = true

/** Calls the listener for every such signal, instead of ending the process. */
export function onSignal(signal: EndingSignal, listener: () => void): void {
  listeners.push([signal, listener])
  if (areHeeded) process.on(signal, listener)
}

/** Without listeners, a signal ends the process at once. */
function heedSignals(heeded: boolean): void {
  if (heeded === areHeeded) return
  areHeeded = heeded
  for (const [signal, listener] of listeners) process[heeded ? 'on' : 'off'](signal, listener)
}

/** A signal that has come is forgotten with its listeners. */
async function hearSignals(): Promise<void> {
  if (listeners.length > 0) await new Promise((resolve) => setImmediate(resolve))
}

/**
 * Calls code that may never return, such as that of a site. Node calls listeners between two pieces of work only, so
 * that meanwhile there are none. What a signal leaves, the next run removes.
 */
export async function callUnheeded<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  await hearSignals()
  heedSignals(false)
  try {
    return await work()
  } finally {
    heedSignals(true)
  }
}

const evaluationStarts = Symbol.for('vitrine.evaluationStarts')

/** The first statement of a module that `importUnheeded` imports: before it, signals are heeded. */
export const startOfEvaluation = `globalThis[Symbol.for('${evaluationStarts.description!}')]?.();`

/** Imports a module whose evaluation may never end. */
export async function importUnheeded<Module>(load: () => Promise<Module>): Promise<Module> {
  await hearSignals()
  Object.assign(globalThis, { [evaluationStarts]: () => heedSignals(false) })
  try {
    return await load()
  } finally {
    heedSignals(true)
  }
}

/** When work began that has given no other a turn. */
let busySince: number | undefined

/**
 * Lets timers, requests and signals have a turn if they have had none for a while: promises alone never let them.
 *
 * @returns undefined if there is nothing to wait for
 */
export function takeTurns(): Promise<void> | undefined {
  if (busySince === undefined) {
    busySince = performance.now()
    setImmediate(() => (busySince = undefined))
    return undefined
  }
  return performance.now() - busySince < 50 ? undefined : new Promise((resolve) => setImmediate(resolve))
}

/** Whether a process with this id is running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
