/**
 * How the catalogues of messages are written: each message is a template that reads as it is printed.
 *
 *     portInUse: (port: number) => error('serve/port-in-use')`
 *       Port ${port} is in use.
 *       Stop the program that uses it, or choose another port with --port.`,
 *
 * The first line is the text, the others are the hint. A backslash at the end of a line continues the text.
 */
import type { Diagnostic, Severity } from '../model.js'
import { diagnosticAt, type DiagnosticDetails } from './diagnostic.js'

/** Where a message points to. */
export type Place = Pick<DiagnosticDetails, 'file' | 'span'>
type Details = Omit<DiagnosticDetails, 'hint'>
type Template = (strings: TemplateStringsArray, ...values: readonly (string | number)[]) => Diagnostic

/** @param code stable and documented, `area/what` */
export const error = (code: string, details?: Details): Template => message('error', code, details)
export const warning = (code: string, details?: Details): Template => message('warning', code, details)

/** A message with a configurable severity; otherwise use `error` or `warning`. */
export function message(severity: Severity, code: string, { file, span, notes }: Details = {}): Template {
  return (strings, ...values) => {
    // Only the template's own line ends count, not those within values.
    const lines = ['']
    for (const [index, part] of strings.entries()) {
      const [rest = '', ...next] = part.replaceAll(/ {2,}/g, ' ').split(/ ?\n ?/)
      lines.push(`${lines.pop()}${rest}`, ...next)
      lines.push(`${lines.pop()}${values[index] ?? ''}`)
    }
    const [text = '', ...others] = lines[0] === '' ? lines.slice(1) : lines
    const hint = others.join(' ')
    return diagnosticAt(severity, code, text, {
      ...(file !== undefined && { file }),
      span,
      ...(notes && { notes }),
      ...(hint !== '' && { hint }),
    })
  }
}
