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
  troubled(): string[]
  /** An edit is being followed: what is not said again until the round ends is mended. */
  beginRound(): void
  /** @returns whether something was wrong and nothing is any more */
  endRound(): boolean
}

/** So many addresses are looked at again. */
const mostTroubled = 16

export function createReporter(tell: (event: ServeEvent) => void): Reporter {
  const told = new Set<string>()
  const troubled = new Set<string>()
  let round: Set<string> | undefined
  const report = (problems: readonly Problem[]) => {
    const fresh = problems.filter(({ text }) => !told.has(text))
    for (const { text } of problems) {
      told.add(text)
      round?.add(text)
    }
    if (fresh.length > 0) tell({ type: 'problems', problems: fresh })
  }
  return {
    report,
    reportAt(path, problems) {
      report(problems)
      if (problems.length === 0) troubled.delete(path)
      else if (troubled.size < mostTroubled) troubled.add(path)
    },
    troubled: () => [...troubled],
    beginRound() {
      round = new Set()
    },
    endRound() {
      const had = told.size > 0
      for (const text of told) if (!round?.has(text)) told.delete(text)
      round = undefined
      return had && told.size === 0
    },
  }
}
