/**
 * How a command ends when it does not end by itself: a signal, a reader that went away, or a fault of ours. Node's own
 * answers (a bare stack and exit code 1) would pass for errors in content.
 */

/** Ends with 130 or 143, as a shell expects it of an interrupted command. Locks and half-made folders go with the exit. */
export function exitOnSignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => process.exit(code))
}

/** Anything that nobody caught is a fault of ours: exit code 3. `docs-build | head` is none. */
export function exitOnFaults(debug: boolean): void {
  process.on('uncaughtException', (error) => process.exit(reportFault(error, debug)))
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}

/** @returns the exit code of a fault */
export function reportFault(error: unknown, debug: boolean): 3 {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  process.stderr.write(`fault  ${message}\n  This is a fault of the generator, not of your content.\n`)
  process.stderr.write(debug && stack ? `${stack}\n` : '  Run it with --debug for the stack.\n')
  return 3
}
