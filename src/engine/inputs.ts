/**
 * The questions that ask nothing: the state of the file system. Everything that the generator reads goes through one of
 * them; bundle/ makes esbuild read through them, too.
 */
import { posix } from 'node:path'
import type { FilePath } from '../model.js'
import type { BuildContext } from './build-context.js'
import { decodeText } from './decode.js'
import { Failure } from './diagnostic.js'
import { type Commit, commitTimes, currentCommit, gitProblem, headingTimes } from './git.js'
import { messages } from './messages.js'
import { idOf, parseId, question } from './question.js'
import { hash } from './hash.js'

function stamp({ fs }: BuildContext, path: FilePath): string | undefined {
  return fs.stamp(path)
}

/** The bytes of a file; undefined if there is none. For text use `fileText`. */
export const fileBytes = question('file-bytes', (ask, path: FilePath) => ask.context.fs.read(path), {
  persist: 'hash',
  stamp,
})

/** The hash of a file's bytes; undefined if there is none. For files whose content is only copied. */
export const fileHash = question(
  'file-hash',
  (ask, path: FilePath) => {
    const bytes = ask.context.fs.read(path)
    return bytes && { hash: hash(bytes), size: bytes.length }
  },
  { stamp },
)

/**
 * The text of a file: UTF-8, without BOM, with `\n` line ends, so that neither changes a byte of the output.
 * Undefined if there is no such file. Throws a Failure if it is not UTF-8.
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
  { persist: 'hash', stamp },
)

export const fileKind = question('file-kind', (ask, path: FilePath) => ask.context.fs.kind(path))

/** Entries of a folder, sorted; undefined if there is none. */
export const folder = question('folder', (ask, path: FilePath) => ask.context.fs.list(path))

/** A path without symbolic links; undefined if nothing is there. */
export const realPath = question('real-path', (ask, path: FilePath) => ask.context.fs.realPath(path))

/** The real place of a path, through symbolic links, within a folder; null if it is not in it. */
export const locatedIn = question(
  'located-in',
  (ask, { path, root }: { path: FilePath; root: FilePath }) => ask.context.fs.locate(path, root) ?? null,
)

/** The repository's current commit; null without git, or in a shallow clone. */
export const commit = question('commit', async (ask): Promise<Commit | null> => {
  return (await currentCommit(ask.context.fs.absolute('' as FilePath))) ?? null
})

/** Why there is no commit, where that is not what the repository is like. */
export const noCommit = question('no-commit', (ask) => gitProblem(ask.context.fs.absolute('' as FilePath)))

/** The times of the last changes of Markdown files, by their paths. The key says all that it depends on. */
export const commitTimesOf = question(
  'commit-times',
  (ask, { commit: at, folders }: { commit: { [Key in keyof Commit]: Commit[Key] }; folders: string[] }) =>
    commitTimes(ask.context.fs.absolute('' as FilePath), at, folders),
)

/** The times of the commits that wrote the headings of a file, by the line. */
export const headingTimesOf = question(
  'heading-times',
  (ask, { commit: at, file }: { commit: { [Key in keyof Commit]: Commit[Key] }; file: FilePath }) =>
    headingTimes(ask.context.fs.absolute('' as FilePath), at, file),
)

/** The ids of the inputs that read a path: what to touch when a watcher reports that it changed. */
export function inputsOf(path: FilePath): string[] {
  const parent = posix.dirname(path) as FilePath
  return [
    ...[fileBytes, fileHash, fileText, fileKind, folder, realPath].map((asked) => idOf(asked, path)),
    idOf(folder, (parent === '.' ? '' : parent) as FilePath),
    idOf(fileKind, parent),
  ]
}

/** Whether an id is that of an input that reads one of these paths. */
export function readsOneOf(paths: ReadonlySet<FilePath>): (id: string) => boolean {
  const ids = new Set([...paths].flatMap(inputsOf))
  const quoted = [...paths].map((path) => JSON.stringify(path))
  return (id) => {
    if (ids.has(id)) return true
    // A look at the text first: there may be thousands.
    if (!id.startsWith(`${locatedIn.name} `) || !quoted.some((path) => id.includes(path))) return false
    return paths.has((parseId(id).key as { path: FilePath }).path)
  }
}
