/**
 * Time as a value, so that everything that waits can be tested without waiting.
 *
 * Modules take a `Clock` rather than calling the globals; patched global timers were rejected because they hide which
 * module waits for what, and because they also slow down promises of the test itself.
 */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls `run` once after `ms` milliseconds; the result cancels it and may be called at any time. */
  after(ms: number, run: () => void): () => void
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
