/** Where a command's output goes: an interactive terminal, a log, or GitHub Actions. */
import { styleText } from 'node:util'
import { type Paint, type PrintedDiagnostic, toPrintable } from '../src/index.js'
import type { Io } from './io.js'
import { annotationText } from './report.js'

export interface Terminal {
  /** The output is a terminal that can redraw lines. */
  readonly isInteractive: boolean
  /** Colours a text for standard error, if colours are enabled. */
  readonly paint: Paint
  /** Writes a line to standard error, without what could control the terminal. */
  log(line: string): void
  /** On GitHub Actions, writes an annotation that shows the message next to the code. */
  annotate(diagnostic: PrintedDiagnostic): void
}

/** Follows the conventions of NO_COLOR, FORCE_COLOR, CI and GITHUB_ACTIONS. */
export function terminalOf({ stdout, stderr, env }: Pick<Io, 'stdout' | 'stderr' | 'env'>): Terminal {
  const isForced = env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '0'
  const hasColors = !env['NO_COLOR'] && (isForced || stderr.hasColors?.(env) === true)
  // hasColors decides; without validateStream: false, styleText would also check the process.
  const paint: Paint = (style, text) => (hasColors ? styleText(style, text, { validateStream: false }) : text)
  const log = (line: string) => void stderr.write(`${toPrintable(line, hasColors)}\n`)
  const annotate = (diagnostic: PrintedDiagnostic) => {
    if (env['GITHUB_ACTIONS'] === 'true') stdout.write(`${annotationText(diagnostic)}\n`)
  }
  return {
    isInteractive: stderr.isTTY === true && !isCi(env) && env['TERM'] !== 'dumb',
    paint,
    log,
    annotate,
  }
}

export function isCi(env: Io['env']): boolean {
  return env['CI'] !== undefined && env['CI'] !== '' && env['CI'] !== 'false'
}
