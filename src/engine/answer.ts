/** The state of an answer: what the graph keeps and the cache saves, and what belongs to this process only. */
import type { Diagnostic } from '../model.js'
import type { FailureCode } from './diagnostic.js'

export type Outcome =
  | { kind: 'value' }
  | { kind: 'failure'; diagnostics: readonly Diagnostic[]; exitCode: FailureCode }
  | { kind: 'cycle' }
  | { kind: 'fault'; message: string; chain: string[]; cause?: unknown }

/** One answer. */
export interface Answer {
  readonly id: string
  outcome: Outcome
  /** Hash of the value or the failure; empty while there is none. */
  hash: string
  deps: Answer[]
  reports: Diagnostic[]
  /** The revision in which the hash last changed. */
  changed: number
  /** The revision in which it was last verified. */
  checked: number
  /** The session in which it was last verified. */
  used: number
  /** Of an input: what its question's `stamp` said before it was read; undefined if there is none. */
  stamp: string | undefined
  /** Where the value is in the value store. */
  stored: Stored | undefined
}

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
