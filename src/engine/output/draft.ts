/**
 * Puts a set of files into a folder so that whoever reads the folder sees either the old set or the new one.
 *
 * Where nothing differs nothing is touched. Otherwise the new set is made in a sibling folder, of hard links to what is
 * unchanged and of new files, and swapped in by two renames; a journal lets the next start finish or undo a swap that
 * died between them. Only what the folder's own list names is ever deleted. Hashed files of the previous set stay for
 * one generation, so that open tabs find them.
 *
 * Not the packages write-file-atomic and proper-lockfile: what must be atomic is a folder, not a file, and a lock is stale
 * exactly when its process is gone (number and start time), not when its owner was too busy to touch it.
 */
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { Contents, OutputPath } from '../../model.js'
import { Failure } from '../diagnostic.js'
import { environmentError, inEnvironment } from '../environment.js'
import { messages } from '../messages.js'
import { isAlive } from '../process.js'
import { foreignFiles, markerName, type OutputManifest, readManifest, sibling, sortedManifest } from './manifest.js'

export interface WantedFile {
  path: OutputPath
  hash: string
  contents(): Promise<Contents>
}

export interface WriteOptions {
  /** Absolute. */
  outDir: string
  /** Folders that the output may neither be nor contain, nor lie in, absolute: the root (lie in is allowed), content roots. */
  root: string
  contentRoots: string[]
  /** Build beside files that are not ours. */
  force: boolean
  /** Is this file named by its contents? Such a file outlives its set by one generation. */
  isHashed(path: string): boolean
}

export interface WriteResult {
  written: string[]
  unchanged: number
  removed: string[]
}

/** Throws where the folder must not be written. Folders are compared by where they really lie. */
export function checkOutput({ outDir, root, contentRoots, force }: Omit<WriteOptions, 'isHashed'>): void {
  const contains = (outer: string, inner: string) =>
    inner === outer || inner.startsWith(outer.endsWith(sep) ? outer : outer + sep)
  const refuse = (why: string) => new Failure(messages.outDirRefused(relative(root, outDir) || '.', why), 2)
  const real = realPath(outDir)
  if (contains(real, realPath(root))) throw refuse('it is the project folder or contains it')
  if (contains(real, realPath(homedir()))) throw refuse('it is the home folder or contains it')
  for (const content of contentRoots) {
    if (contains(real, realPath(content))) throw refuse(`it contains the content folder ${relative(root, content)}`)
    if (contains(realPath(content), real)) throw refuse(`it is inside the content folder ${relative(root, content)}`)
  }
  const kind = inEnvironment(outDir, () => lstatSync(outDir, { throwIfNoEntry: false }))
  if (!kind) return
  if (!kind.isDirectory()) throw refuse(kind.isSymbolicLink() ? 'it is a symbolic link' : 'it is not a folder')
  if (statSync(dirname(outDir)).dev !== kind.dev) throw refuse('it is a mount point, which cannot be renamed')
  const foreign = force ? [] : inEnvironment(outDir, () => foreignFiles(outDir, readManifest(outDir)))
  if (foreign.length > 0) throw new Failure(messages.outDirForeign(relative(root, outDir), foreign.slice(0, 3)), 2)
}

/** Where a path leads by the links of the folders that exist on it. */
function realPath(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(realPath(parent), basename(path))
  }
}

/** Finishes or undoes a swap that died, and removes folders that a killed build left. The caller holds the lock. */
export function recoverOutput(outDir: string): void {
  inEnvironment(outDir, () => {
    const old = sibling(outDir, 'old')
    if (existsSync(old)) {
      if (existsSync(outDir)) rmSync(old, { recursive: true, force: true })
      else renameSync(old, outDir)
    }
    const parent = dirname(outDir)
    const [build, draft] = ['new-', 'lock-'].map((purpose) => basename(sibling(outDir, purpose)))
    for (const name of existsSync(parent) ? readdirSync(parent) : []) {
      const isDead = () => !isAlive(Number(/\d+$/.exec(name)?.[0] ?? 0))
      if (name.startsWith(build!) || (name.startsWith(draft!) && isDead()))
        rmSync(join(parent, name), { recursive: true, force: true })
    }
  })
}

/** The next set of files, while it is being made beside the one that is there. */
export interface OutputDraft {
  /** Takes a file; where it differs from the set that is there, its contents are asked for and written at once. */
  put(file: WantedFile): Promise<void>
  /** Brings the folder to hold exactly the files that were put. */
  commit(): Promise<WriteResult>
  /** Throws away what was written. */
  discard(): void
}

/** Begins a set of files. The caller holds the lock. Nothing is made on disk before the first file that differs. */
export function draftOutput(options: WriteOptions): OutputDraft {
  const { outDir } = options
  const before = readManifest(outDir)
  const next = sibling(outDir, `new-${process.pid}`)
  const files = new Map<string, WantedFile>()
  const written: [path: string, print: string, size: number][] = []
  const folders = new Set<string>()
  let isOver = false

  const discard = () => {
    isOver = true
    process.off('exit', discard)
    rmSync(next, { recursive: true, force: true })
  }
  process.once('exit', discard)

  const place = (path: string): string => {
    const target = join(next, path)
    const folder = dirname(target)
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true })
      folders.add(folder)
    }
    return target
  }
  const isSame = ({ path, hash }: WantedFile) => {
    const known = before.files[path]
    return known?.[0] === hash && sizeOf(join(outDir, path)) === known[1]
  }
  const guarded = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work()
    } catch (error) {
      discard()
      throw environmentError(error, outDir)
    }
  }

  return {
    put: async (file) => {
      files.set(file.path, file)
      if (isSame(file)) return
      await guarded(async () => {
        const content = await file.contents()
        // Another file could not be written.
        if (isOver) return
        const bytes = typeof content === 'string' ? Buffer.from(content) : content
        writeFileSync(place(file.path), bytes)
        written.push([file.path, file.hash, bytes.length])
      })
    },
    async commit() {
      const removed = Object.keys(before.files).filter((path) => !files.has(path))
      const unchanged = files.size - written.length
      if (written.length === 0 && removed.length === 0 && existsSync(join(outDir, markerName))) {
        discard()
        return { written: [], unchanged, removed: [] }
      }
      await guarded(async () => {
        const foreign = options.force && existsSync(outDir) ? foreignFiles(outDir, before) : []
        await refuseClashes(foreign, files, outDir)
        mkdirSync(next, { recursive: true })
        const manifest: OutputManifest = { generator: 'vitrine', files: {}, kept: {} }
        for (const [path, hash, size] of written) manifest.files[path] = [hash, size]
        for (const path of files.keys()) {
          if (path in manifest.files) continue
          linkOrCopy(join(outDir, path), place(path))
          manifest.files[path] = before.files[path]!
        }
        for (const path of removed.filter((path) => options.isHashed(path) && existsSync(join(outDir, path)))) {
          linkOrCopy(join(outDir, path), place(path))
          manifest.kept[path] = before.files[path]!
        }
        for (const path of foreign.filter((path) => !files.has(path))) linkOrCopy(join(outDir, path), place(path))
        writeFileSync(place(markerName), JSON.stringify(sortedManifest(manifest)))
        swap(next, outDir)
      })
      discard()
      return { written: written.map(([path]) => path), unchanged, removed }
    },
    discard,
  }
}

function swap(next: string, outDir: string): void {
  const old = sibling(outDir, 'old')
  const hadOne = existsSync(outDir)
  if (hadOne) renameSync(outDir, old)
  try {
    renameSync(next, outDir)
  } catch (error) {
    if (hadOne) renameSync(old, outDir)
    throw error
  }
  try {
    rmSync(old, { recursive: true, force: true })
  } catch {
    // The new set is in place; the next start removes what is left of the old one.
  }
}

/** Files that are not ours are never overwritten: where one stands in the way of a file that differs, nothing is written. */
async function refuseClashes(foreign: string[], wanted: Map<string, WantedFile>, outDir: string): Promise<void> {
  if (foreign.length === 0) return
  const folders = new Set([...wanted.keys()].flatMap(foldersOf))
  const clashes: string[] = []
  for (const path of foreign) {
    const file = wanted.get(path)
    if (folders.has(path) || foldersOf(path).some((folder) => wanted.has(folder))) clashes.push(path)
    else if (file && !isSameFile(join(outDir, path), await file.contents())) clashes.push(path)
  }
  if (clashes.length > 0) throw new Failure(messages.outDirClash(basename(outDir), clashes.slice(0, 3)), 2)
}

/** The folders around a path: `a/b/c` lies in `a` and `a/b`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}

function isSameFile(path: string, contents: Contents): boolean {
  return (
    lstatSync(path).isFile() &&
    readFileSync(path).equals(typeof contents === 'string' ? Buffer.from(contents) : contents)
  )
}

function sizeOf(path: string): number | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? stats.size : undefined
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error
    copyFileSync(from, to)
  }
}
