/**
 * What a command may use of the process that runs it. Commands receive it as an argument and never access `process`, so
 * a test can run them in its own process with its own streams, environment and signals.
 */

import type { EndingSignal } from '../src/index.js'

export interface OutputStream {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
  /** Present on terminal streams; takes NO_COLOR, FORCE_COLOR and TERM into account. */
  hasColors?(env: object): boolean
}

/** Standard input, read key by key. */
export interface KeyStream {
  readonly isTTY?: boolean
  setRawMode(raw: boolean): unknown
  setEncoding(encoding: 'utf8'): unknown
  on(event: 'data', listener: (pressed: string | Buffer) => void): unknown
  resume(): unknown
}

export interface Io {
  readonly stdout: OutputStream
  readonly stderr: OutputStream
  readonly stdin: KeyStream
  readonly env: Readonly<Record<string, string | undefined>>
  /** The folder that paths are relative to. */
  readonly cwd: string
  /** Milliseconds since the program started. */
  uptime(): number
  /** Calls the listener for every such signal, instead of ending the process. */
  onSignal(signal: EndingSignal, listener: () => void): void
  /** Calls the listener with uncaught errors and unhandled rejections, instead of ending the process. */
  onFault(listener: (error: unknown) => void): void
  /** Calls the listener when an output stream fails, because its reader closed it or its disk is full. */
  onOutputError(listener: (error: NodeJS.ErrnoException) => void): void
  /** Ends the process immediately. */
  exit(code: number): void
}

/**
 * @returns the exit code: 0 success, 1 content errors, 2 usage, configuration or environment, 3 a fault, from 129 on
 * signals
 */
export type Program = (argv: readonly string[], io: Io) => Promise<number>
