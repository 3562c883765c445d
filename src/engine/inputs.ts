/**
 * The questions that ask nothing: what stands on the disk. Everything the generator reads goes through one of them, or
 * through esbuild's reads, which bundle/ brings in here.
 */
import { posix } from 'node:path'
import type { FilePath } from '../model.js'
import { decodeText } from './decode.js'
import { Failure } from './diagnostic.js'
import { messages } from './messages.js'
import { idOf, question } from './question.js'
import { hash } from './hash.js'

/** The bytes of a file; undefined where there is none. For text use `fileText`. */
export const fileBytes = question('file-bytes', (ask, path: FilePath) => ask.context.fs.read(path), {
  persist: 'hash',
})

/** The hash of a file's bytes; undefined where there is none. For files whose content only passes through. */
export const fileHash = question('file-hash', (ask, path: FilePath) => {
  const bytes = ask.context.fs.read(path)
  return bytes && { hash: hash(bytes), size: bytes.length }
})

/**
 * The text of a file: UTF-8, without BOM, with `\n` line ends, so that neither changes a byte of the output.
 * Undefined where there is no such file; a Failure where it is not UTF-8.
 */
export const fileText = question(
  'file-text',
  (ask, path: FilePath) => {
    const bytes = ask.context.fs.read(path)
    if (!bytes) return undefined
    const decoded = decodeText(bytes)
    if ('text' in decoded) return decoded.text
    throw new Failure(messages.notUtf8(path, decoded.invalidAt))
  },
  { persist: 'hash' },
)

export const fileKind = question('file-kind', (ask, path: FilePath) => ask.context.fs.kind(path))

/** Entries of a folder, sorted; undefined where there is none. */
export const folder = question('folder', (ask, path: FilePath) => ask.context.fs.list(path))

/** The real place of a path, through symbolic links, within a folder; null if it is not in it. */
export const locatedIn = question(
  'located-in',
  (ask, { path, root }: { path: FilePath; root: FilePath }) => ask.context.fs.locate(path, root) ?? null,
)

/** The ids of the inputs that read a path: what to touch when a watcher says that it changed. */
export function inputsOf(path: FilePath): string[] {
  const parent = posix.dirname(path) as FilePath
  return [
    ...[fileBytes, fileHash, fileText, fileKind, folder].map((asked) => idOf(asked, path)),
    idOf(folder, (parent === '.' ? '' : parent) as FilePath),
    idOf(fileKind, parent),
  ]
}
