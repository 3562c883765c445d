/**
 * Errors of the file system as messages to the user: a full disk or a missing permission is not a fault of the
 * generator. In a file of its own, because writing the output and writing the cache run into the same errors.
 */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { messages } from './messages.js'
import { Failure } from './diagnostic.js'

const full = new Set(['ENOSPC', 'EDQUOT'])
const denied = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'EBUSY',
  'EXDEV',
  'ENOTDIR',
  'EISDIR',
  'EEXIST',
  'ENOTEMPTY',
  'ENAMETOOLONG',
  'ELOOP',
  'EIO',
])

/**
 * Turns an error from writing into a `Failure` (exit code 2); returns any other error unchanged.
 *
 * @param folder the folder that was to be written, absolute; messages show where it is from the working folder, if it
 *   is below
 */
export function environmentError(error: unknown, folder: string): unknown {
  const { code = '', message } = (error ?? {}) as NodeJS.ErrnoException
  const here = process.cwd()
  const isBelow = folder.startsWith(here + sep)
  const shown = (isBelow ? relative(here, folder) : folder).replaceAll('\\', '/')
  if (full.has(code)) return new Failure(messages.diskFull(shown), 2)
  const reason = message.replaceAll(here + sep, '').replace(/'\/[^']*\//g, "'")
  if (denied.has(code)) return new Failure(messages.noWrite(shown, reason), 2)
  return error
}

/** Makes a folder, unless it is there. @throws Failure if nothing can be written to it */
export function ensureWritable(folder: string): void {
  inEnvironment(folder, () => {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  })
}

/** Runs work on the file system; its errors go through `environmentError`. */
export function inEnvironment<A>(folder: string, work: () => A): A {
  try {
    return work()
  } catch (error) {
    throw environmentError(error, folder)
  }
}
