/**
 * Reports each problem once, and reports when all problems are fixed.
 *
 * Problems are known only for what was checked: the open pages, and pages that failed when they were last requested.
 * The latter are checked again after an edit even if no browser shows them.
 */
import type { ServeEvent } from './types.js'
import type { Problem } from './problems.js'

/** Maximum number of failing paths that are checked again. */
const mostFailing = 16

export class Reporter {
  readonly #emit: (event: ServeEvent) => void
  readonly #reported = new Set<string>()
  readonly #failing = new Set<string>()
  #pass: Set<string> | undefined

  constructor(emit: (event: ServeEvent) => void) {
    this.#emit = emit
  }

  /** Reports the problems that have not been reported yet. */
  report(problems: readonly Problem[]): void {
    const fresh = problems.filter(({ text }) => !this.#reported.has(text))
    for (const { text } of problems) {
      this.#reported.add(text)
      this.#pass?.add(text)
    }
    if (fresh.length > 0) this.#emit({ type: 'problems', problems: fresh })
  }

  /** Reports new problems of the page at a path. */
  reportAt(path: string, problems: readonly Problem[]): void {
    this.report(problems)
    if (problems.length === 0) this.#failing.delete(path)
    else if (this.#failing.size < mostFailing) this.#failing.add(path)
  }

  /** Paths whose pages have problems. */
  get failing(): string[] {
    return [...this.#failing]
  }

  /** Starts a pass after an edit: problems that are not reported again before it ends are fixed. */
  beginPass(): void {
    this.#pass = new Set()
  }

  /** Ends the pass. @returns whether there were problems before and there are none now */
  endPass(): boolean {
    const had = this.#reported.size > 0
    for (const text of this.#reported) if (!this.#pass?.has(text)) this.#reported.delete(text)
    this.#pass = undefined
    return had && this.#reported.size === 0
  }
}
