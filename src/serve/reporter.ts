/**
 * Says each problem once, and says when the last one is gone.
 *
 * What is wrong is known only of what was looked at: the open pages, and addresses whose last answer was not good, which
 * are looked at again after an edit although no browser shows them.
 */
import type { ServeEvent } from './types.js'
import type { Problem } from './problems.js'

export interface Reporter {
  /** Says what is new. */
  report(problems: readonly Problem[]): void
  /** Says what is new about an address. */
  reportAt(path: string, problems: readonly Problem[]): void
  /** Addresses that were not good. */
  failing(): string[]
  /** An edit is being followed: what is not said again until the round ends is mended. */
  beginPass(): void
  /** @returns whether something was wrong and nothing is any more */
  endPass(): boolean
}

/** So many addresses are looked at again. */
const mostFailing = 16

export function createReporter(emit: (event: ServeEvent) => void): Reporter {
  const reported = new Set<string>()
  const failing = new Set<string>()
  let pass: Set<string> | undefined
  const report = (problems: readonly Problem[]) => {
    const fresh = problems.filter(({ text }) => !reported.has(text))
    for (const { text } of problems) {
      reported.add(text)
      pass?.add(text)
    }
    if (fresh.length > 0) emit({ type: 'problems', problems: fresh })
  }
  return {
    report,
    reportAt(path, problems) {
      report(problems)
      if (problems.length === 0) failing.delete(path)
      else if (failing.size < mostFailing) failing.add(path)
    },
    failing: () => [...failing],
    beginPass() {
      pass = new Set()
    },
    endPass() {
      const had = reported.size > 0
      for (const text of reported) if (!pass?.has(text)) reported.delete(text)
      pass = undefined
      return had && reported.size === 0
    },
  }
}
