/**
 * Brings the output folder from one set of files to the next. Whatever happens to a build, the folder ends up with one
 * whole set: the old one, until all new files exist, and the new one from then on (transaction.ts).
 *
 * Unchanged files are not touched. Only files that the folder's own manifest lists are ever deleted. Hashed files of
 * the previous set stay for one generation, so that open tabs find them.
 *
 * The package write-file-atomic is not used: it replaces single files, but not a set of them.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
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
import { foreignFiles, manifestFiles, markerName, type OutputManifest, readManifest, sibling } from './manifest.js'
import { commitStage, finishCommit, pendingFiles, stagedFile, type Staging } from './transaction.js'

export interface WantedFile {
  path: OutputPath
  hash: string
  contents(): Promise<Contents>
}

export interface WriteOptions {
  /** Absolute. */
  outDir: string
  /** Absolute; the output folder must not be this folder or contain it. */
  root: string
  /** Absolute; the output folder must not be one of these, contain one or be inside one. */
  contentRoots: string[]
  /** Build even if the folder contains files that the generator did not write. */
  force: boolean
  /** Whether a file is named by its contents. Such a file outlives its set by one generation. */
  isHashed(path: string): boolean
}

export interface WriteResult {
  written: string[]
  unchanged: number
  removed: string[]
}

/** Throws a `Failure` if the folder must not be written. Folders are compared by their real paths. */
export function checkOutput({ outDir, root, contentRoots, force }: Omit<WriteOptions, 'isHashed'>): void {
  const contains = (outer: string, inner: string) =>
    inner === outer || inner.startsWith(outer.endsWith(sep) ? outer : outer + sep)
  const refuse = (why: string) => new Failure(messages.outDirRefused(relative(root, outDir) || '.', why), 2)
  const real = realPath(outDir)
  if (contains(real, realPath(root))) throw refuse('it is the project folder or contains it')
  const home = homeFolder()
  if (home !== undefined && contains(real, realPath(home))) throw refuse('it is the home folder or contains it')
  for (const content of contentRoots) {
    if (contains(real, realPath(content))) throw refuse(`it contains the content folder ${relative(root, content)}`)
    if (contains(realPath(content), real)) throw refuse(`it is inside the content folder ${relative(root, content)}`)
  }
  const kind = inEnvironment(outDir, () => lstatSync(outDir, { throwIfNoEntry: false }))
  if (!kind) return
  if (!kind.isDirectory()) throw refuse(kind.isSymbolicLink() ? 'it is a symbolic link' : 'it is not a folder')
  if (statSync(dirname(outDir)).dev !== kind.dev) throw refuse('it is a mount point, into which files cannot be moved')
  const foreign = force
    ? []
    : inEnvironment(outDir, () => {
        const pending = pendingFiles(outDir)
        return foreignFiles(outDir, readManifest(outDir)).filter((path) => !pending.has(path))
      })
  if (foreign.length > 0) throw new Failure(messages.outDirForeign(relative(root, outDir), foreign.slice(0, 3)), 2)
}

/** Undefined for a user without one, such as that of a container. */
function homeFolder(): string | undefined {
  try {
    return homedir()
  } catch {
    return undefined
  }
}

/** The real path, as far as its folders exist. */
function realPath(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(realPath(parent), basename(path))
  }
}

/** Finishes the commit of a process that died, and removes what killed builds left. The caller holds the lock. */
export function recoverOutput(outDir: string): void {
  inEnvironment(outDir, () => {
    finishCommit(outDir)
    const parent = dirname(outDir)
    const [stage, lock] = ['new-', 'lock-'].map((purpose) => basename(sibling(outDir, purpose)))
    for (const name of existsSync(parent) ? readdirSync(parent) : []) {
      const isDead = () => !isAlive(Number(/\d+$/.exec(name)?.[0] ?? 0))
      if (name.startsWith(stage!) || (name.startsWith(lock!) && isDead()))
        rmSync(join(parent, name), { recursive: true, force: true })
    }
  })
}

/** The next set of files, while it is being made next to the current one. */
export interface OutputDraft {
  /** Adds a file. If it differs from the current set, its contents are requested and staged at once. */
  put(file: WantedFile): Promise<void>
  /**
   * Makes the folder contain exactly the files that were put.
   *
   * @param last paths that are replaced after all others: service workers, which announce the new set
   */
  commit(last?: ReadonlySet<string>): Promise<WriteResult>
  /** Removes staged files. */
  discard(): void
}

/** Begins a set of files. The caller holds the lock. Nothing is written before the first file that differs. */
export function draftOutput(options: WriteOptions): OutputDraft {
  const { outDir } = options
  const before = readManifest(outDir)
  const stage = sibling(outDir, `new-${process.pid}`)
  const staging: Staging = existsSync(outDir) ? 'flat' : 'tree'
  const files = new Map<string, WantedFile>()
  const written: [path: string, print: string, size: number][] = []
  const folders = new Set<string>()
  let isOver = false

  const discard = () => {
    isOver = true
    process.off('exit', discard)
    rmSync(stage, { recursive: true, force: true })
  }
  process.once('exit', discard)

  const place = (path: string): string => {
    const target = stagedFile(stage, path, staging)
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
    async commit(last) {
      const removed = Object.keys(before.files).filter((path) => !files.has(path))
      const unchanged = files.size - written.length
      if (written.length === 0 && removed.length === 0 && existsSync(join(outDir, markerName))) {
        discard()
        return { written: [], unchanged, removed: [] }
      }
      await guarded(async () => {
        const foreign = options.force && existsSync(outDir) ? foreignFiles(outDir, before) : []
        await refuseClashes(foreign, files, outDir)
        const manifest: OutputManifest = { generator: 'vitrine', files: manifestFiles(), kept: manifestFiles() }
        for (const path of files.keys()) if (before.files[path]) manifest.files[path] = before.files[path]
        for (const [path, hash, size] of written) manifest.files[path] = [hash, size]
        for (const path of removed)
          if (options.isHashed(path) && existsSync(join(outDir, path))) manifest.kept[path] = before.files[path]!
        commitStage(stage, outDir, {
          manifest,
          staging,
          place: written.map(([path]) => path),
          remove: [...removed, ...Object.keys(before.kept)].filter((path) => !files.has(path) && !manifest.kept[path]),
          rank: (path) => (options.isHashed(path) ? 0 : last?.has(path) ? 3 : path.endsWith('.html') ? 2 : 1),
        })
      })
      discard()
      return { written: written.map(([path]) => path), unchanged, removed }
    },
    discard,
  }
}

/** Foreign files are never overwritten: if one is in the way of a different file, nothing is written. */
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

/** The folders around a path: `a` and `a/b` for `a/b/c`. */
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
