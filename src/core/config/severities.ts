/** The severities that docs.config.ts gives to messages by their codes (`severities`). */
import type { Diagnostic, SiteConfig } from '../../model.js'

/**
 * @param isFailure the message says why something could not be made, so it cannot become less than it is
 * @returns the message as the site wants it; undefined if it does not want it
 */
export function withSeverity(
  diagnostic: Diagnostic,
  isFailure: boolean,
  severities: SiteConfig['severities'],
): Diagnostic | undefined {
  const area = diagnostic.code.replace(/\/.*/, '/*')
  const wanted = severities[diagnostic.code] ?? severities[area]
  if (wanted === undefined || (isFailure && diagnostic.severity === 'error')) return diagnostic
  if (wanted === 'off') return undefined
  return { ...diagnostic, severity: wanted === 'warn' ? 'warning' : 'error' }
}
