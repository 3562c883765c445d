/** The state of an answer that the graph keeps and the cache saves: its outcome and where its value is stored. */
import type { Diagnostic } from '../model.js'

export type Outcome =
  | { kind: 'value' }
  | { kind: 'failure'; diagnostics: readonly Diagnostic[]; exitCode: 1 | 2 }
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
  /** `j` JSON, `b` bytes, `u` undefined. */
  form: 'j' | 'b' | 'u'
}
