/**
 * Errors of the file system as messages to the user: a full disk or a missing permission is not a fault of the generator.
 * In a file of its own, because writing the output and writing the cache run into the same errors.
 */
import { basename } from 'node:path'
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
 * @param folder the folder that was to be written, absolute; messages show its name only
 */
export function environmentError(error: unknown, folder: string): unknown {
  const { code = '', message } = (error ?? {}) as NodeJS.ErrnoException
  if (full.has(code)) return new Failure(messages.diskFull(basename(folder)), 2)
  if (denied.has(code)) return new Failure(messages.noWrite(basename(folder), message.replace(/'[^']*\//g, "'")), 2)
  return error
}

/** Runs work on the file system; its errors go through `environmentError`. */
export function inEnvironment<A>(folder: string, work: () => A): A {
  try {
    return work()
  } catch (error) {
    throw environmentError(error, folder)
  }
}
