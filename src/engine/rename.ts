/** Renames files and folders that other programs may hold for a moment. */
import { renameSync } from 'node:fs'

/** Milliseconds between attempts: a second in all. */
const waits = [10, 20, 50, 100, 200, 300, 300]

/**
 * Renames, again and again where Windows refuses it: virus scanners and readers hold files for moments.
 *
 * @param attempt for tests
 */
export function rename(
  from: string,
  to: string,
  attempt: typeof renameSync = renameSync,
  isWindows = process.platform === 'win32',
): void {
  for (const wait of isWindows ? waits : []) {
    try {
      return attempt(from, to)
    } catch (error) {
      if (!/^(?:EPERM|EBUSY|EACCES)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait)
  }
  attempt(from, to)
}
