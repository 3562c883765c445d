/**
 * Failures that carry a message for the user, and how a message becomes text.
 *
 * A thrown `Failure` means a problem in the content, the configuration or the environment; any other thrown error is a
 * fault of the generator. Line and column are computed here, from the text, when a message is printed: answers keep
 * offsets only, which are smaller to cache.
 */
import { distance as editDistance } from 'fastest-levenshtein'
import type { Diagnostic, FilePath, Severity, Span } from '../model.js'

/** The exit code of a command: 1 for content, 2 for usage, configuration or environment, 3 for code that throws. */
export type FailureCode = 1 | 2 | 3

export class Failure extends Error {
  readonly diagnostics: readonly Diagnostic[]
  readonly exitCode: FailureCode
  constructor(diagnostics: Diagnostic | readonly Diagnostic[], exitCode: FailureCode = 1) {
    const list = Array.isArray(diagnostics) ? (diagnostics as readonly Diagnostic[]) : [diagnostics as Diagnostic]
    super(list.map((diagnostic) => diagnostic.text).join('\n'))
    this.name = 'Failure'
    this.diagnostics = list
    this.exitCode = exitCode
  }
}

/** What a command ends with that several things made fail. */
export function highestCode(failures: Iterable<{ exitCode: FailureCode }>): FailureCode {
  let highest: FailureCode = 1
  for (const { exitCode } of failures) if (exitCode > highest) highest = exitCode
  return highest
}

/** The location of a diagnostic, and its text besides the main sentence. */
export type DiagnosticDetails = Partial<Pick<Diagnostic, 'file' | 'notes' | 'hint'>> & { span?: Span | undefined }

/**
 * A message with a configurable severity; otherwise use `errorAt` or `warningAt`.
 *
 * @param code stable and documented, `area/what`
 * @param text one sentence that says what is wrong
 */
export function diagnosticAt(
  severity: Severity,
  code: string,
  text: string,
  { span, ...details }: DiagnosticDetails = {},
): Diagnostic {
  return { code, severity, text, ...details, ...(span && { span }) }
}

/** An error, for `ask.report` or a `Failure`. See `diagnosticAt` for the parameters. */
export function errorAt(code: string, text: string, details?: DiagnosticDetails): Diagnostic {
  return diagnosticAt('error', code, text, details)
}

/** A warning, for `ask.report`. See `diagnosticAt` for the parameters. */
export function warningAt(code: string, text: string, details?: DiagnosticDetails): Diagnostic {
  return diagnosticAt('warning', code, text, details)
}

/** The hint for an unknown name. @param near the name that was probably meant */
export function didYouMean(near: string | undefined, otherwise = ''): string {
  return near === undefined ? otherwise : `Did you mean "${near}"?`
}

/** The note of a message that stands for all uses of a thing. @param files of each use, in order */
export function usedIn(files: readonly string[]): string {
  const different = [...new Set(files)]
  const shown = different.slice(0, 5).join(', ')
  const rest = different.length > 5 ? ` and ${different.length - 5} more files` : ''
  return `Used ${files.length} times: ${shown}${rest}.`
}

/** Line and column, both from 1; columns count UTF-16 code units as editors do. */
export interface Position {
  line: number
  column: number
}

export function positionAt(text: string, offset: number): Position {
  const end = Math.min(Math.max(offset, 0), text.length)
  let line = 1
  let lineStart = 0
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) {
    line++
    lineStart = at + 1
  }
  return { line, column: end - lineStart + 1 }
}

/**
 * Number of terminal cells that a string takes: Han and other wide characters take two. The package
 * string-width is not used, since every start of a command would have to load it; carets under rare emoji sequences may
 * be one cell off.
 */
export function displayWidth(text: string): number {
  let width = 0
  for (const char of text) {
    const point = char.codePointAt(0)!
    if (point < 32 || (point >= 0x300 && point <= 0x36f) || point === 0x200b || point === 0xfe0f) continue
    width += isWide(point) ? 2 : 1
  }
  return width
}

function isWide(point: number): boolean {
  return (
    (point >= 0x1100 && point <= 0x115f) ||
    (point >= 0x2e80 && point <= 0xa4cf) ||
    (point >= 0xac00 && point <= 0xd7a3) ||
    (point >= 0xf900 && point <= 0xfaff) ||
    (point >= 0xfe30 && point <= 0xfe6f) ||
    (point >= 0xff00 && point <= 0xff60) ||
    (point >= 0xffe0 && point <= 0xffe6) ||
    (point >= 0x1f300 && point <= 0x1faff) ||
    (point >= 0x20000 && point <= 0x3fffd)
  )
}

const longestLine = 120

/**
 * The lines around a span, numbered, with carets under it:
 *
 *     11 | # Bars
 *   > 12 | See [the button](./buton).
 *        |                  ^^^^^^^
 */
export function codeFrame(text: string, span: Span): string {
  const lines = text.split('\n')
  const from = positionAt(text, span.start)
  const to = positionAt(text, Math.max(span.start, span.end))
  const first = Math.max(1, from.line - 1)
  const last = Math.min(lines.length, from.line + 1)
  const gutter = String(last).length
  const output: string[] = []
  for (let line = first; line <= last; line++) {
    const raw = (lines[line - 1] ?? '').replaceAll('\t', ' ')
    const cut = line === from.line && from.column > longestLine ? from.column - Math.floor(longestLine / 2) : 0
    const shown = (cut ? '…' : '') + raw.slice(cut, cut + longestLine) + (raw.length > cut + longestLine ? '…' : '')
    output.push(`${line === from.line ? '>' : ' '} ${String(line).padStart(gutter)} | ${toPrintable(shown)}`.trimEnd())
    if (line !== from.line) continue
    const before = (cut ? '…' : '') + raw.slice(cut, from.column - 1)
    const marked = raw.slice(from.column - 1, to.line === from.line ? to.column - 1 : undefined)
    const carets = '^'.repeat(Math.max(1, Math.min(displayWidth(marked), longestLine - displayWidth(before))))
    output.push(`  ${' '.repeat(gutter)} | ${' '.repeat(displayWidth(toPrintable(before)))}${carets}`)
  }
  return output.join('\n')
}

/** Characters that control a terminal or turn the direction of text. */
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g
/** How a color begins or ends. */
const color = /\u001b\[[\d;]*m/y

/**
 * Replaces what could control the terminal: content, names of files and texts of errors may contain anything.
 *
 * @param keepsColors whether colors stay
 */
export function toPrintable(text: string, keepsColors = false): string {
  return text.replace(control, (character, at: number) => {
    color.lastIndex = at
    return keepsColors && color.test(text) ? character : '\ufffd'
  })
}

/** A message with its position resolved: what `--json` prints and the overlay shows. */
export interface PrintedDiagnostic {
  code: string
  severity: Severity
  text: string
  file?: string
  line?: number
  column?: number
  endLine?: number
  endColumn?: number
  frame?: string
  notes: string[]
  hint?: string
}

/** @param readText returns the normalised text of a file, or undefined if it cannot be read */
export function placeDiagnostic(
  diagnostic: Diagnostic,
  readText: (file: FilePath) => string | undefined,
): PrintedDiagnostic {
  const printed: PrintedDiagnostic = {
    code: diagnostic.code,
    severity: diagnostic.severity,
    text: toPrintable(diagnostic.text),
    notes: (diagnostic.notes ?? []).map((note) => toPrintable(note)),
  }
  if (diagnostic.hint !== undefined) printed.hint = toPrintable(diagnostic.hint)
  if (diagnostic.file === undefined) return printed
  printed.file = diagnostic.file
  const text = diagnostic.span && readText(diagnostic.file)
  if (text === undefined || !diagnostic.span) return printed
  const from = positionAt(text, diagnostic.span.start)
  const to = positionAt(text, diagnostic.span.end)
  Object.assign(printed, { line: from.line, column: from.column, endLine: to.line, endColumn: to.column })
  printed.frame = codeFrame(text, diagnostic.span)
  return printed
}

/** `content/x/bars.md:12:5`, or the known part of it. Names of files may contain anything, line ends included. */
export function placeText(printed: PrintedDiagnostic): string {
  if (!printed.file) return ''
  const file = toPrintable(printed.file).replace(/\s/g, ' ')
  return printed.line === undefined ? file : `${file}:${printed.line}:${printed.column}`
}

/** By file, position, code and text: the order does not depend on which answer came first. */
function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compare(a.file ?? '', b.file ?? '') ||
    (a.span?.start ?? -1) - (b.span?.start ?? -1) ||
    compare(a.code, b.code) ||
    compare(a.text, b.text) ||
    compare(JSON.stringify(a), JSON.stringify(b))
  )
}

/** Sorted, without duplicates. */
export function sortDiagnostics(diagnostics: Iterable<Diagnostic>): Diagnostic[] {
  const unique = new Map<string, Diagnostic>()
  for (const diagnostic of diagnostics) unique.set(JSON.stringify(diagnostic), diagnostic)
  return [...unique.values()].sort(compareDiagnostics)
}

/** Code unit order: independent of the machine's locale. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * The candidate most similar to `word`, if it is similar enough to be what was meant.
 *
 * @param most the number of letters that may differ
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  most = Math.max(2, Math.floor(word.length / 3)),
): string | undefined {
  let best: string | undefined
  let bestDistance = most + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}
