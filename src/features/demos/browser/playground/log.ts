/** What the code in the playground has logged, and its errors. */
import type { ConsoleLevel } from '../editor/frame-protocol.js'

/** Older messages are removed beyond this number. */
const maximum = 200

export interface Log {
  /** `number` counts from the first entry that there was. */
  entries: readonly { number: number; level: ConsoleLevel; message: string; times: number }[]
  errors: number
  messages: number
}

export const emptyLog: Log = { entries: [], errors: 0, messages: 0 }

/** @returns the log with a message, which is only counted if it repeats the last one */
export function logged({ entries, errors, messages }: Log, level: ConsoleLevel, message: string): Log {
  const last = entries.at(-1)
  const isRepeated = last?.level === level && last.message === message
  const entry = isRepeated
    ? { ...last, times: last.times + 1 }
    : { number: errors + messages, level, message, times: 1 }
  return {
    entries: [...(isRepeated ? entries.slice(0, -1) : entries), entry].slice(-maximum),
    errors: errors + (level === 'error' ? 1 : 0),
    messages: messages + (level === 'error' ? 0 : 1),
  }
}
