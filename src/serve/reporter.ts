/**
 * Reports each problem once, and reports when all problems are fixed.
 *
 * Problems are known only for what was checked: the open pages, and pages that failed when they were last requested.
 * The latter are checked again after an edit even if no browser shows them.
 */
import type { ServeEvent } from './types.js'
import type { Problem } from './problems.js'

export interface Reporter {
  /** Reports the problems that have not been reported yet. */
  report(problems: readonly Problem[]): void
  /** Reports new problems of the page at a path. */
  reportAt(path: string, problems: readonly Problem[]): void
  /** Paths whose pages have problems. */
  failing(): string[]
  /** Starts a pass after an edit: problems that are not reported again before it ends are fixed. */
  beginPass(): void
  /** Ends the pass. @returns whether there were problems before and there are none now */
  endPass(): boolean
}

/** Maximum number of failing paths that are checked again. */
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
