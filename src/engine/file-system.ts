/**
 * The file system as the engine sees it: paths are `FilePath`s, relative to the project's root, so that nothing in an
 * answer depends on the location of the project. Reads are synchronous: the inputs of 5,000 pages take 0.1 s, and an
 * unchanged graph is then checked without waiting. Only the questions of inputs.ts call it.
 *
 * Names are in Unicode's composed form (NFC), however a disk has them: archives and repositories made on a Mac may
 * leave the decomposed form. A file whose name is in another case is missing, also where the disk would find it: the
 * site would not build on Linux.
 */
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { FilePath } from '../model.js'
import { compare, Failure } from './diagnostic.js'
import { messages } from './messages.js'
import { paths, projectPaths } from './native-path.js'

export type FileKind = 'file' | 'folder' | 'other' | 'missing'

export interface Entry {
  name: string
  kind: FileKind
}

/**
 * Milliseconds after which another write gives a file another time, on every file system: they count in steps of up to
 * two seconds. Git is as careful with its index.
 */
export const settledAfter = 3_000

export interface FileSystem {
  /** The bytes, or undefined if there is no such file. Throws a Failure if reading it is not permitted. */
  read(path: FilePath): Uint8Array | undefined
  /** Follows symbolic links. */
  kind(path: FilePath): FileKind
  /** Entries of a folder, sorted by name; undefined if there is none. */
  list(path: FilePath): Entry[] | undefined
  /**
   * The real location of a path, through symbolic links, relative to that of `folder`; undefined if it is not in it.
   */
  locate(path: FilePath, folder: FilePath): string | undefined
  /** The path without symbolic links; undefined if nothing is there. */
  realPath(path: FilePath): FilePath | undefined
  /**
   * What changes whenever a file is written: its times, size and number, which are read sooner than its content.
   * Undefined if that is not certain, as for a file that has just been written.
   */
  stamp(path: FilePath): string | undefined
  /** The absolute path on this machine. For esbuild and `import`, never for answers. */
  absolute(path: FilePath): string
  /** The inverse of `absolute`. */
  relative(path: string): FilePath
}

/**
 * @param root the project's folder, absolute
 * @param generator the folder of the generator's package, which `vitrine:` stands for
 */
export function realFileSystem(root: string, generator: string): FileSystem {
  const { absolute: composed, relative } = projectPaths(root, generator)
  const absolute = (path: FilePath) => (isOfOneForm(path) ? composed(path) : onDisk(composed(path)))
  const ignoresCase = inOtherCase(root) !== root && existsSync(inOtherCase(root))
  const stats = (path: FilePath, file: string) => {
    const found = statSync(file, quietly)
    return found && ignoresCase && isMisspelled(path, realpathSync.native(file)) ? undefined : found
  }
  return {
    read(path) {
      return attempt(path, () => {
        const file = absolute(path)
        // Reading a FIFO or a device could block forever.
        return stats(path, file)?.isFile() ? readFileSync(file) : undefined
      })
    },
    kind(path) {
      return attempt(path, () => kindOf(stats(path, absolute(path)))) ?? 'missing'
    },
    list(path) {
      return attempt(path, () => {
        const folder = absolute(path)
        const entries = readdirSync(folder, { withFileTypes: true })
        const names = new Set(entries.map(({ name }) => name))
        return entries
          .map((entry): Entry => {
            const inNFC = entry.name.normalize()
            // A name in both forms is two entries.
            const name = names.has(inNFC) ? entry.name : inNFC
            if (!entry.isSymbolicLink()) return { name, kind: kindOf(entry) }
            const kind = attempt(path, () => kindOf(statSync(join(folder, entry.name), quietly))) ?? 'missing'
            return { name, kind }
          })
          .sort((a, b) => compare(a.name, b.name))
      })
    },
    locate(path, folder) {
      return attempt(path, () => {
        const real = (one: FilePath) => realpathSync.native(absolute(one))
        const inFolder = paths.relative(real(folder), real(path))
        return paths.isOutside(inFolder) ? undefined : inFolder.normalize()
      })
    },
    realPath: (path) => attempt(path, () => relative(realpathSync.native(absolute(path)))),
    stamp(path) {
      const stats = attempt(path, () => statSync(absolute(path), quietly))
      if (!stats) return undefined
      const { mtimeMs, ctimeMs, size, ino } = stats
      return Date.now() - Math.max(mtimeMs, ctimeMs) > settledAfter
        ? [mtimeMs, ctimeMs, size, ino].join(' ')
        : undefined
    },
    absolute,
    relative,
  }
}

function inOtherCase(path: string): string {
  const upper = path.toUpperCase()
  return upper === path ? path.toLowerCase() : upper
}

/** Whether a path differs from the real one in case. What comes before a symbolic link cannot be compared. */
export function isMisspelled(path: string, real: string): boolean {
  const names = paths.toPosix(real).split('/').reverse()
  for (const [index, name] of path.split('/').reverse().entries()) {
    const other = names[index] ?? ''
    if (name.toLowerCase() !== other.toLowerCase()) return false
    if (name !== other) return true
  }
  return false
}

/** Whether composing or decomposing changes nothing, as for ASCII and Han. */
function isOfOneForm(path: string): boolean {
  return !/[\u0080-\uffff]/.test(path) || path.normalize('NFD') === path.normalize()
}

/** The path as the disk spells it, where that is another form of the same text. */
function onDisk(path: string): string {
  const folder = posix.dirname(path)
  if (folder === path || existsSync(path)) return path
  const spelled = onDisk(folder)
  const name = posix.basename(path)
  const names = isOfOneForm(name) ? [] : (attempt(path as FilePath, () => readdirSync(spelled)) ?? [])
  const other = names.includes(name) ? name : names.find((one) => one.normalize() === name.normalize())
  return posix.join(spelled, other ?? name)
}

/** Nothing is thrown for a missing file, which takes longer than everything else. */
const quietly = { throwIfNoEntry: false } as const

function kindOf(stats: { isFile(): boolean; isDirectory(): boolean } | undefined): FileKind {
  if (!stats) return 'missing'
  return stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other'
}

/** Runs a read. A missing file is undefined; a denied one throws a Failure. */
function attempt<A>(path: FilePath, read: () => A): A | undefined {
  try {
    return read()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP' || code === 'ENAMETOOLONG') return undefined
    if (code === 'EACCES' || code === 'EPERM') {
      throw new Failure(messages.noRead(path), 2)
    }
    throw error
  }
}
