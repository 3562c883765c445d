/** The in-process state of an answer: its value, what it waits for, and how a thrown error becomes its outcome. */
import type { Diagnostic } from '../model.js'
import type { Answer, Outcome, Stored } from './answer.js'
import { Failure } from './diagnostic.js'
import { CycleError, FaultError } from './question.js'

export const isValue: Outcome = { kind: 'value' }
/** Shared by all answers without reports. */
export const none: Diagnostic[] = []
/** Shared by all answers without dependencies. */
const noDeps: Live[] = []

/** A class, which makes objects of one piece: a large site has hundreds of thousands. */
export class Live implements Answer {
  outcome = isValue
  hash = ''
  deps = noDeps
  reports = none
  changed = 0
  checked = 0
  used = 0
  stamp: string | undefined = undefined
  stored: Stored | undefined = undefined
  /** The value, if it is in memory; otherwise it is read from the store or computed again. */
  value: { is: unknown; size: number; isUsed: boolean } | undefined = undefined
  pending: Promise<void> | undefined = undefined
  busy = false
  /** The answers it waits for, to detect cycles; undefined while there are none. */
  waiting: Set<Live> | undefined = undefined
  cyclic = false
  dirty = false
  /** The last revision in which an input was touched that it depends on. */
  touched = 0
  /** Whether its question is known to be defined in this process. */
  isDefined = false
  /** Whether its question ran in this process. */
  ran = false
  /** Why it last ran in this process: the dependency that had changed; undefined for a first answer or an input. */
  because: Live | undefined = undefined

  constructor(readonly id: string) {}
}

/** A list that stays as it is, without room to grow. */
export function lastingList(deps: Live[]): Live[] {
  return deps.length === 0 ? noDeps : deps.slice()
}

export function startWaiting(asker: Live, live: Live): void {
  asker.waiting ??= new Set()
  asker.waiting.add(live)
}

export function stopWaiting(asker: Live, live: Live): void {
  asker.waiting?.delete(live)
  if (asker.waiting?.size === 0) asker.waiting = undefined
}

export function outcomeOf(error: unknown, id: string): Outcome {
  if (error instanceof CycleError) return { kind: 'cycle' }
  if (error instanceof Failure) return { kind: 'failure', diagnostics: error.diagnostics, exitCode: error.exitCode }
  if (error instanceof FaultError)
    return { kind: 'fault', message: error.message, chain: [id, ...error.chain], cause: error.cause }
  return { kind: 'fault', message: error instanceof Error ? error.message : String(error), chain: [id], cause: error }
}

export function asError(outcome: Outcome): Error {
  if (outcome.kind === 'failure') return new Failure(outcome.diagnostics, outcome.exitCode)
  if (outcome.kind === 'fault') return new FaultError(outcome.message, outcome.chain, outcome.cause)
  return new CycleError()
}
