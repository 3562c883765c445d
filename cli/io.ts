/**
 * What a command sees of the process that runs it. Commands get it as an argument and touch nothing of `process`, so a
 * test runs them in its own process and gives them streams, an environment and signals of its own making.
 */

export interface OutputStream {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
  /** Streams of a terminal have it; it honours NO_COLOR, FORCE_COLOR and TERM. */
  hasColors?(env: object): boolean
}

/** Keys as they are pressed. */
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
  /** The folder that relative paths start from. */
  readonly cwd: string
  /** Milliseconds since the program was started. */
  uptime(): number
  /** Calls the listener at every signal, in place of ending the process. */
  onSignal(signal: 'SIGINT' | 'SIGTERM', listener: () => void): void
  /** Calls the listener with whatever nobody caught, in place of ending the process. */
  onFault(listener: (error: unknown) => void): void
  /** Calls the listener when one of the output streams fails: its reader has gone, or its disk is full. */
  onOutputError(listener: (error: NodeJS.ErrnoException) => void): void
  /** Ends the process now, whatever is still running. */
  exit(code: number): void
}

/** @returns the exit code: 0 good, 1 content, 2 usage, configuration or environment, 3 a fault, 130 and 143 signals */
export type Program = (argv: readonly string[], io: Io) => Promise<number>
