/**
 * A message as text: one layout for the terminal, the overlay in the browser and logs. The caller decides about
 * colours, so painting is a parameter.
 */
import { placeText, type PrintedDiagnostic } from './diagnostic.js'

export type TextStyle = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan'
export type Paint = (style: TextStyle, text: string) => string

/** No colours. */
export const unpainted: Paint = (_style, text) => text

/**
 *     content/x/bars.md:12:5 error links/missing  No page "./buton".
 *
 *       11 | …
 *
 *       Did you mean "./button/"?
 */
export function diagnosticText(diagnostic: PrintedDiagnostic, paint: Paint): string {
  const place = placeText(diagnostic)
  const severity = diagnostic.severity === 'error' ? paint('red', 'error') : paint('yellow', 'warning')
  // Every further line is indented, so that what content says does not look like another message.
  const lines = [
    `${place ? `${paint('bold', place)} ` : ''}${severity} ${paint('dim', diagnostic.code)}  ${continued(diagnostic.text)}`,
  ]
  if (diagnostic.frame) lines.push('', indent(diagnostic.frame), '')
  for (const note of diagnostic.notes) lines.push(`  ${continued(note)}`)
  if (diagnostic.hint) lines.push(`  ${paint('cyan', continued(diagnostic.hint))}`)
  return lines.join('\n').trimEnd()
}

export interface PrintedFault {
  message: string
  /** The questions that led to it. */
  chain: string[]
  stack?: string
}

/** A fault of the generator: the error and the questions that led to it. */
export function faultText({ message, chain, stack }: PrintedFault, paint: Paint, debug: boolean): string {
  const lines = [
    `${paint('red', 'fault')}  ${message}`,
    '  This is a bug in the generator, not in your content. The questions that led to it:',
  ]
  for (const id of chain) lines.push(`    ${paint('dim', id)}`)
  if (debug && stack) lines.push(indent(stack))
  else lines.push('  Run the command with --debug to see the stack trace.')
  return lines.join('\n')
}

function continued(text: string): string {
  return text.replace(/\n(?=.)/g, '\n  ')
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
