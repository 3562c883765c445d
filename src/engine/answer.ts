/** An answer: what the graph keeps and the cache saves of it, and what belongs to this process only. */
import type { Diagnostic } from '../model.js'
import { Failure, type FailureCode } from './diagnostic.js'
import { CycleError, FaultError } from './question.js'

export type Outcome =
  | { kind: 'value' }
  | { kind: 'failure'; diagnostics: readonly Diagnostic[]; exitCode: FailureCode }
  | { kind: 'cycle' }
  | { kind: 'fault'; message: string; chain: string[]; cause?: unknown }

/** The location of a value in the store. */
export interface Stored {
  segment: string
  offset: number
  length: number
  /** `j` JSON, `t` text, `b` bytes, `u` undefined. */
  form: 'j' | 't' | 'b' | 'u'
}

export const isValue: Outcome = { kind: 'value' }
/** Shared by all answers without reports. */
export const noReports: Diagnostic[] = []
/** Shared by all answers without dependencies. */
export const noDeps: Answer[] = []

/** A class, which makes objects of one piece: a large site has hundreds of thousands. */
export class Answer {
  outcome = isValue
  /** Hash of the value or the failure; empty while there is none. */
  hash = ''
  deps = noDeps
  reports = noReports
  /** The revision in which the hash last changed. */
  changed = 0
  /** The revision in which it was last verified. */
  checked = 0
  /** The session in which it was last verified. */
  used = 0
  /** Of an input: what its question's `stamp` said before it was read; undefined if there is none. */
  stamp: string | undefined = undefined
  /** Where the value is in the value store. */
  stored: Stored | undefined = undefined

  // What follows is not saved.

  /** The value, if it is in memory; otherwise it is read from the store or computed again. */
  value: { is: unknown; size: number; isUsed: boolean } | undefined = undefined
  pending: Promise<void> | undefined = undefined
  busy = false
  /** The answers it waits for, to detect cycles; undefined while there are none. */
  waiting: Set<Answer> | undefined = undefined
  cyclic = false
  dirty = false
  /** The last revision in which an input was touched that it depends on. */
  touched = 0
  /** Whether its question is known to be defined in this process. */
  isDefined = false
  /** Whether its question ran in this process. */
  ran = false
  /** Why it last ran in this process: the dependency that had changed; undefined for a first answer or an input. */
  because: Answer | undefined = undefined

  constructor(readonly id: string) {}

  startWaiting(other: Answer): void {
    this.waiting ??= new Set()
    this.waiting.add(other)
  }

  stopWaiting(other: Answer): void {
    this.waiting?.delete(other)
    if (this.waiting?.size === 0) this.waiting = undefined
  }

  /** Whether it waits, directly or not, for another one. */
  waitsFor(target: Answer, seen = new Set<Answer>()): boolean {
    if (this === target) return true
    if (seen.has(this)) return false
    seen.add(this)
    for (const next of this.waiting ?? []) if (next.waitsFor(target, seen)) return true
    return false
  }
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
