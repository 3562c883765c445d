/** The real process as `Io`, used by the two executables only. */
import { onSignal } from '../src/index.js'
import type { Io } from './io.js'

export function processIo(): Io {
  return {
    stdout: process.stdout,
    stderr: process.stderr,
    stdin: process.stdin,
    // As it was given: a site that is opened changes the time zone.
    env: { ...process.env },
    cwd: process.cwd(),
    uptime: () => process.uptime() * 1000,
    onSignal,
    onFault(listener) {
      process.on('uncaughtException', listener)
      process.on('unhandledRejection', listener)
    },
    onOutputError(listener) {
      for (const stream of [process.stdout, process.stderr]) stream.on('error', listener)
    },
    exit: (code) => process.exit(code),
  }
}
