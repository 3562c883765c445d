/** What a check of demos found: as data for programs, as a table for people. */
import type { CommandContext } from '../../../../feature.js'
import { counted } from '../../../../feature-unstable.js'

export interface CheckedDemo {
  pathname: string
  name: string
  /**
   * Compressed bytes of its own module, and of everything that it loads: packages, React, the provider.
   * Absent where it cannot be built. */
  size?: number
  total?: number
  /** Milliseconds; absent where it is not prerendered. */
  prerender?: number
  /** Milliseconds from waking to reacting; absent where no browser has looked. */
  hydration?: number
  problems: number
  /** Nothing had to be done: it is as it was. */
  cached: boolean
}

/** What `docs-build check demos --json` prints beside what all checks print. */
export interface CheckedDemos {
  demos: CheckedDemo[]
  /** What could not be checked, and why. */
  notes: string[]
}

const columns: [title: string, cell: (demo: CheckedDemo) => string][] = [
  ['demo', ({ pathname }) => pathname],
  ['own', ({ size }) => kilobytes(size)],
  ['with packages', ({ total }) => kilobytes(total)],
  ['prerender', ({ prerender }) => duration(prerender)],
  ['hydration', ({ hydration }) => duration(hydration)],
  [
    '',
    ({ problems, cached }) =>
      problems > 0 ? `${problems} problem${problems > 1 ? 's' : ''}` : cached ? 'as before' : 'good',
  ],
]

/** A line for each demo, then what was not checked and how long it took. */
export function reportLines(
  { demos, notes }: CheckedDemos,
  milliseconds: number,
  paint: CommandContext['paint'],
): string[] {
  const rows = [columns.map(([title]) => title), ...demos.map((demo) => columns.map(([, cell]) => cell(demo)))]
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)))
  const lines = rows.map((row, index) => {
    const text = row
      .map((cell, at) => (at === 0 || at === row.length - 1 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join('  ')
      .trimEnd()
    return index === 0 ? paint('dim', text) : text
  })
  const bad = demos.filter(({ problems }) => problems > 0).length
  const took = milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
  const verdict = `${counted(demos.length, 'demo')} checked in ${took}${bad > 0 ? `, ${bad} with problems` : ''}`
  return [...lines, ...notes.map((note) => paint('yellow', note)), paint(bad > 0 ? 'red' : 'green', verdict)]
}

function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)} kB`
}

function duration(value: number | undefined): string {
  return value === undefined ? '–' : `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
}
