/** `docs-build check demos`: what the check found, as text or JSON. */
import { checkDemos, type CheckedDemo, type CheckResult } from '../src/index.js'
import { readerOf } from './flags.js'
import { annotationText, diagnosticText, painter, seconds } from './report.js'

/** What can be checked. */
export const checks = ['demos'] as const

export interface CheckFlags {
  config?: string
  base?: string
  only: string[]
  cache: boolean
  cacheDir: string
  followSymlinks?: boolean
  json?: boolean
  quiet?: boolean
  browser?: string
}

export async function checkCommand(root: string, flags: CheckFlags): Promise<number> {
  const reader = readerOf(process.stderr, process.env)
  const isQuiet = flags.json === true || flags.quiet === true
  const result = await checkDemos({
    root,
    ...(flags.config !== undefined && { config: flags.config }),
    ...(flags.base !== undefined && { base: flags.base }),
    ...(flags.browser !== undefined && { browser: flags.browser }),
    only: flags.only,
    cache: flags.cache,
    cacheDir: flags.cacheDir,
    followSymlinks: flags.followSymlinks ?? false,
    onProgress: (text) => void (isQuiet || process.stderr.write(`${text}\n`)),
  })
  if (flags.json) process.stdout.write(`${JSON.stringify(result)}\n`)
  else {
    for (const diagnostic of result.diagnostics) {
      if (reader.annotations) process.stdout.write(`${annotationText(diagnostic)}\n`)
      process.stderr.write(`${diagnosticText(diagnostic, reader)}\n\n`)
    }
    if (!flags.quiet) for (const line of checkReport(result, reader)) process.stderr.write(`${line}\n`)
  }
  return result.exitCode
}

const columns: [title: string, cell: (demo: CheckedDemo) => string][] = [
  ['demo', ({ pathname }) => pathname],
  ['own', ({ size }) => kilobytes(size)],
  ['with packages', ({ total }) => kilobytes(total)],
  ['prerender', ({ prerender }) => milliseconds(prerender)],
  ['hydration', ({ hydration }) => milliseconds(hydration)],
  [
    '',
    ({ problems, remembered }) =>
      problems > 0 ? `${problems} problem${problems > 1 ? 's' : ''}` : remembered ? 'as before' : 'good',
  ],
]

/** A line for each demo, then what was not checked and how long it took. */
export function checkReport({ demos, notes, milliseconds: took }: CheckResult, reader: { color: boolean }): string[] {
  const paint = painter(reader)
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
  const verdict = `${demos.length} demos checked in ${seconds(took)}${bad > 0 ? `, ${bad} with problems` : ''}`
  return [...lines, ...notes.map((note) => paint('yellow', note)), paint(bad > 0 ? 'red' : 'green', verdict)]
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function milliseconds(value: number | undefined): string {
  return value === undefined ? '–' : `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
}
