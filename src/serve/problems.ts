/** Problems of a site, with the text that both the terminal and the overlay show. */
import { sortDiagnostics, type PrintedDiagnostic } from '../engine/diagnostic.js'
import { diagnosticText, faultText, type PrintedFault, unpainted } from '../engine/diagnostic-text.js'
import type { Asked } from '../engine/question.js'
import { withSeverity } from '../core/config/severities.js'
import type { Diagnostic, SiteConfig } from '../model.js'
import type { OpenSite } from '../site.js'

export interface Problem {
  severity: 'error' | 'warning'
  /** Without colours. */
  text: string
  diagnostic?: PrintedDiagnostic
  fault?: PrintedFault
}

/** All messages of these answers and of everything that they read, errors first. @param severities of docs.config.ts */
export function problemsOf(
  site: Pick<OpenSite, 'graph' | 'place'>,
  roots: readonly Asked[],
  severities: SiteConfig['severities'] = {},
): Problem[] {
  const faults = new Map(site.graph.faults(roots).map((fault) => [fault.chain.at(-1), fault]))
  const found = [
    ...[...faults.values()].map(faultProblem),
    ...site.graph
      .messages(roots, (one, isFailure) => withSeverity(one, isFailure, severities))
      .map((diagnostic) => diagnosticProblem(diagnostic, site)),
  ]
  return [
    ...found.filter(({ severity }) => severity === 'error'),
    ...found.filter(({ severity }) => severity !== 'error'),
  ]
}

/** Problems from messages that belong to no answer. */
export function diagnosticProblems(diagnostics: Iterable<Diagnostic>, site: Pick<OpenSite, 'place'>): Problem[] {
  return sortDiagnostics(diagnostics).map((diagnostic) => diagnosticProblem(diagnostic, site))
}

function diagnosticProblem(diagnostic: Diagnostic, { place }: Pick<OpenSite, 'place'>): Problem {
  const printed = place(diagnostic)
  return { severity: printed.severity, text: diagnosticText(printed, unpainted), diagnostic: printed }
}

function faultProblem({ message, chain, cause }: { message: string; chain: string[]; cause?: unknown }): Problem {
  const fault: PrintedFault = { message, chain, ...(cause instanceof Error && cause.stack && { stack: cause.stack }) }
  return { severity: 'error', text: faultText(fault, unpainted, false), fault }
}
