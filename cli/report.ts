/** Formats messages for terminals, plain logs and GitHub annotations. */
import {
  type BuildResult,
  describeDiagnostic,
  type Paint,
  placeDiagnostic,
  type Failure,
  type PrintedDiagnostic,
} from '../src/index.js'

/** The messages of a failure that occurred before a site was opened, without source excerpts. */
export function failureTexts({ diagnostics }: Failure, paint: Paint): string[] {
  return diagnostics.map((one) => {
    const placed = placeDiagnostic(one, () => undefined)
    return describeDiagnostic(placed, paint)
  })
}

/** `::error file=content/a.md,line=1,col=2,title=links/missing::No page.` */
export function annotationText(diagnostic: PrintedDiagnostic): string {
  const { severity, file, line, column: col, endLine, endColumn, code: title, text, hint } = diagnostic
  const properties = { file, line, col, endLine, endColumn, title }
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
  const { shard, remoteCache } = result
  const rows: [string, string | number][] = [
    ['pages', result.pages],
    ['files', result.files],
  ]
  if (!shard) rows.push(['written', result.written], ['unchanged', result.unchanged], ['removed', result.removed])
  if (remoteCache) rows.push(['remote cache', remoteText(remoteCache)])
  rows.push(['time', seconds(result.milliseconds)])
  rows.push(['peak memory', `${Math.round(result.peakMemory / 1024 / 1024)} MiB`])
  if (count('error')) rows.push(['errors', count('error')])
  if (count('warning')) rows.push(['warnings', count('warning')])
  const width = Math.max(...rows.map(([name]) => name.length))
  const part = shard && `shard ${shard.index} of ${shard.count}`
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
