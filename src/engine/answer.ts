/** What the graph knows of an answer and the memory writes down: how it came out, and where its value lies. */
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
  /** Fingerprint of the value or the failure; empty while there is none. */
  hash: string
  deps: Answer[]
  reports: Diagnostic[]
  /** The revision in which the print last changed, and the one in which it was last known to be right. */
  changed: number
  checked: number
  /** The last process in which it was right. */
  used: number
  /** Where the value lies in the value store. */
  stored: Stored | undefined
}

/** Where a value lies. */
export interface Stored {
  segment: string
  offset: number
  length: number
  /** `j` JSON, `b` bytes, `u` undefined. */
  form: 'j' | 'b' | 'u'
}
