/** A clock that stands still until it is told how much time passes. */
import type { Clock } from '../../../src/client/platform/clock.js'

export interface FakeClock extends Clock {
  /** Lets time pass and runs what is due, in order, with its promises settled in between. */
  advance(ms: number): Promise<void>
  /** How many timers wait. */
  waiting(): number
}

export function fakeClock(start = 1_700_000_000_000): FakeClock {
  let now = start
  const timers = new Set<{ at: number; run: () => void }>()
  const settle = async () => {
    for (let turn = 0; turn < 30; turn++) await Promise.resolve()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    waiting: () => timers.size,
    async advance(ms) {
      const end = now + ms
      await settle()
      for (;;) {
        const due = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!due) break
        timers.delete(due)
        now = Math.max(now, due.at)
        due.run()
        await settle()
      }
      now = end
    },
  }
}
