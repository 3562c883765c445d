/** What answers wait for, and how a thrown error becomes an outcome. */
import type { Live, Outcome } from './answer.js'
import { Failure } from './diagnostic.js'
import { CycleError, FaultError } from './question.js'

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
