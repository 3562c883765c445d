/** Formats messages for terminals, plain logs and GitHub annotations. */
import {
  type BuildResult,
  describeDiagnostic,
  describeFault,
  type Paint,
  placeDiagnostic,
  type Failure,
  type PrintedDiagnostic,
} from '../src/index.js'

/** The text of a message, the same as in the overlay of docs-serve. */
export const diagnosticText = describeDiagnostic

/** The text of a fault of the generator: the error, and the chain of questions that led to it. */
export const faultText = describeFault

/** The messages of a failure that occurred before a site was opened, without source excerpts. */
export function failureTexts({ diagnostics }: Failure, paint: Paint): string[] {
  return diagnostics.map((one) =>
    diagnosticText(
      placeDiagnostic(one, () => undefined),
      paint,
    ),
  )
}

/** `::error file=content/a.md,line=1,col=2,title=links/missing::No page.` */
export function annotationText({
  severity,
  file,
  line,
  column,
  endLine,
  endColumn,
  code,
  text,
  hint,
}: PrintedDiagnostic): string {
  const properties = { file, line, col: column, endLine, endColumn, title: code }
  const given = Object.entries(properties).filter(([, value]) => value !== undefined)
  const escaped = (value: string) => value.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
  const list = given.map(
    ([name, value]) => `${name}=${escaped(String(value)).replace(/:/g, '%3A').replace(/,/g, '%2C')}`,
  )
  return `::${severity} ${list.join(',')}::${escaped(hint ? `${text} ${hint}` : text)}`
}

/** The summary at the end of a build. */
export function closingTable(result: BuildResult, paint: Paint): string {
  const count = (severity: string) => result.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
  const rows: [string, string][] = [
    ['pages', String(result.pages)],
    ['files', String(result.files)],
    ...(result.shard
      ? []
      : ([
          ['written', String(result.written)],
          ['unchanged', String(result.unchanged)],
          ['removed', String(result.removed)],
        ] satisfies [string, string][])),
    ...(result.remoteCache ? [['remote cache', remoteText(result.remoteCache)] satisfies [string, string]] : []),
    ['time', seconds(result.milliseconds)],
    ['peak memory', `${Math.round(result.peakMemory / 1024 / 1024)} MiB`],
  ]
  if (count('error')) rows.push(['errors', String(count('error'))])
  if (count('warning')) rows.push(['warnings', String(count('warning'))])
  const width = Math.max(...rows.map(([name]) => name.length))
  const part = result.shard && `shard ${result.shard.index} of ${result.shard.count}`
  const head =
    result.exitCode === 0
      ? paint('green', `Built ${part ?? result.outDir}`)
      : paint(
          'red',
          part ? `The pages of ${part} have errors.` : `The build failed; nothing was written to ${result.outDir}.`,
        )
  return [head, ...rows.map(([name, value]) => `  ${paint('dim', name.padEnd(width))}  ${value}`)].join('\n')
}

/** `18 requests, 1.6 MB read, 0 MB sent, 145 files taken over`. */
function remoteText({ requests, received, sent, outputs }: NonNullable<BuildResult['remoteCache']>): string {
  const mega = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  // Also where the path of the server is wrong: what it does not have, it answers in the same way.
  const read = received === 0 ? 'nothing found' : `${mega(received)} read`
  return `${requests} requests, ${read}, ${mega(sent)} sent, ${outputs} files taken over`
}

export function seconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}
