/**
 * Errors of the file system as messages to the person at the keyboard: a full disk or a missing right is no fault of
 * the generator. Apart from the writer, because the cache meets the same errors.
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
 * A `Failure` of the environment (exit code 2) for an error that came from writing; anything else as it is.
 *
 * @param folder the folder that was to be written, absolute; messages name it without the folders around it
 */
export function environmentError(error: unknown, folder: string): unknown {
  const { code = '', message } = (error ?? {}) as NodeJS.ErrnoException
  if (full.has(code)) return new Failure(messages.diskFull(basename(folder)), 2)
  if (denied.has(code)) return new Failure(messages.noWrite(basename(folder), message.replace(/'[^']*\//g, "'")), 2)
  return error
}

/** Runs work on the file system; throws what `environmentError` makes of its error. */
export function inEnvironment<A>(folder: string, work: () => A): A {
  try {
    return work()
  } catch (error) {
    throw environmentError(error, folder)
  }
}
