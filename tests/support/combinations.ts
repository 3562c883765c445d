/** Combinations of the ways in which a page may look: all of them, or few that still show every two ways together. */
import { isLong } from './long.js'

/** The values of each factor: `{ colors: ['light', 'dark'], dir: ['ltr', 'rtl'] }`. */
type Factors = Record<string, readonly unknown[]>
export type Combination<F extends Factors> = { [Name in keyof F]: F[Name][number] }

/**
 * All combinations in the long run; otherwise few, in which any value of a factor meets any value of every other factor at
 * least once. A fault that takes three values at once is left to the long run.
 */
export function combinations<const F extends Factors>(factors: F): Combination<F>[] {
  const all = Object.entries(factors).reduce<Record<string, unknown>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as Combination<F>[]
  return isLong ? all : pairwise(all)
}

/** Takes the combination that shows most new pairs until every pair was shown. */
export function pairwise<Row extends object>(all: readonly Row[]): Row[] {
  const pairsOf = (row: Row) => {
    const values = Object.entries(row).map((entry) => JSON.stringify(entry))
    return values.flatMap((value, index) => values.slice(index + 1).map((other) => `${value} ${other}`))
  }
  const missing = new Set(all.flatMap(pairsOf))
  const chosen: Row[] = []
  while (missing.size > 0) {
    const news = all.map((row) => pairsOf(row).filter((pair) => missing.has(pair)).length)
    const best = all[news.indexOf(Math.max(...news))]!
    for (const pair of pairsOf(best)) missing.delete(pair)
    chosen.push(best)
  }
  return chosen
}
