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
import { attempt } from '../attempt.js'
import { Failure } from '../diagnostic.js'
import { environmentError, inEnvironment } from '../environment.js'
import { messages } from '../messages.js'
import { isAlive } from '../process.js'
import { foreignFiles, manifestFiles, markerName, type OutputManifest, readManifest, sibling } from './manifest.js'
import { commitStage, finishCommit, pendingFiles, stagedFile, stagedFolder, type Staging } from './transaction.js'

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
  // A user may have none, such as that of a container.
  const home = attempt(homedir)
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

/** The real path, as far as its folders exist. */
function realPath(path: string): string {
  const parent = dirname(path)
  const real = attempt(() => realpathSync.native(path))
  return real ?? (parent === path ? path : join(realPath(parent), basename(path)))
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

/**
 * The next set of files, while it is being made next to the current one. The caller holds the lock. Nothing is written
 * before the first file that differs.
 */
export class OutputDraft {
  readonly #options: WriteOptions
  readonly #before: OutputManifest
  readonly #stage: string
  readonly #staging: Staging
  readonly #files = new Map<string, WantedFile>()
  readonly #written = new Map<string, [hash: string, size: number]>()
  readonly #folders = new Set<string>()
  /** Folders with other builds, and which of them are new. */
  readonly #mounted = new Map<string, string>()
  readonly #newFolders: string[] = []
  #isOver = false

  constructor(options: WriteOptions) {
    const { outDir } = options
    this.#options = options
    this.#before = readManifest(outDir)
    this.#stage = sibling(outDir, `new-${process.pid}`)
    this.#staging = existsSync(outDir) ? 'flat' : 'tree'
    process.once('exit', this.discard)
  }

  /** Adds a file. If it differs from the current set, its contents are requested and staged at once. */
  async put(file: WantedFile): Promise<void> {
    const { path, hash } = file
    this.#files.set(path, file)
    const known = this.#before.files[path]
    if (known?.[0] === hash && sizeOf(join(this.#options.outDir, path)) === known[1]) return
    await this.#guarded(async () => {
      const bytes = bytesOf(await file.contents())
      // Another file could not be written.
      if (this.#isOver) return
      this.#stageFile(path, bytes)
      this.#written.set(path, [hash, bytes.length])
    })
  }

  /**
   * Adds a folder that holds another build.
   *
   * @param stamp says what it is made from: with the same one, the folder stays as it is
   * @param fill writes its files, with a manifest of their own, into an empty folder
   * @returns whether it was filled
   */
  async mount(folder: string, stamp: string, fill: (dir: string) => Promise<void>): Promise<boolean> {
    this.#mounted.set(folder, stamp)
    const { outDir } = this.#options
    if (this.#before.mounted?.[folder] === stamp && existsSync(join(outDir, folder, markerName))) return false
    await this.#guarded(async () => {
      const dir = stagedFolder(this.#stage, folder, this.#staging)
      mkdirSync(dir, { recursive: true })
      await fill(dir)
    })
    this.#newFolders.push(folder)
    return true
  }

  /** The first file of the set that is in a mounted folder. */
  get clash(): { folder: string; path: string } | undefined {
    for (const folder of this.#mounted.keys())
      for (const path of this.#files.keys()) if (path.startsWith(`${folder}/`)) return { folder, path }
    return undefined
  }

  /**
   * Makes the folder contain exactly the files that were put.
   *
   * @param last paths that are replaced after all others: service workers, which announce the new set
   */
  async commit(last?: ReadonlySet<string>): Promise<WriteResult> {
    const { outDir, isHashed } = this.#options
    const written = [...this.#written.keys()]
    const removed = Object.keys(this.#before.files).filter((path) => !this.#files.has(path))
    const unmounted = Object.keys(this.#before.mounted ?? {}).filter((folder) => !this.#mounted.has(folder))
    const isChanged = [written, removed, unmounted, this.#newFolders].some((list) => list.length > 0)
    if (isChanged || !existsSync(join(outDir, markerName)))
      await this.#guarded(async () => {
        await this.#refuseClashes()
        const manifest = this.#manifest(removed)
        commitStage(this.#stage, outDir, {
          manifest,
          staging: this.#staging,
          place: written,
          remove: [...removed, ...Object.keys(this.#before.kept), ...unmounted].filter(
            (path) => !this.#files.has(path) && !manifest.kept[path],
          ),
          folders: this.#newFolders,
          rank: (path) => (isHashed(path) ? 0 : last?.has(path) ? 3 : path.endsWith('.html') ? 2 : 1),
        })
      })
    this.discard()
    return { written, unchanged: this.#files.size - written.length, removed }
  }

  /** Removes staged files. */
  readonly discard = (): void => {
    this.#isOver = true
    process.off('exit', this.discard)
    rmSync(this.#stage, { recursive: true, force: true })
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.discard()
      throw environmentError(error, this.#options.outDir)
    }
  }

  #stageFile(path: string, bytes: Uint8Array): void {
    const target = stagedFile(this.#stage, path, this.#staging)
    const folder = dirname(target)
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true })
    this.#folders.add(folder)
    writeFileSync(target, bytes)
  }

  #manifest(removed: readonly string[]): OutputManifest {
    const { outDir, isHashed } = this.#options
    const { files: before } = this.#before
    const manifest: OutputManifest = { generator: 'vitrine', files: manifestFiles(), kept: manifestFiles() }
    if (this.#mounted.size > 0) manifest.mounted = Object.fromEntries(this.#mounted)
    for (const path of this.#files.keys()) {
      const known = this.#written.get(path) ?? before[path]
      if (known) manifest.files[path] = known
    }
    for (const path of removed)
      if (isHashed(path) && existsSync(join(outDir, path))) manifest.kept[path] = before[path]!
    return manifest
  }

  /** Foreign files are never overwritten: if one is in the way of a different file, nothing is written. */
  async #refuseClashes(): Promise<void> {
    const { outDir, force } = this.#options
    const foreign = force && existsSync(outDir) ? foreignFiles(outDir, this.#before) : []
    if (foreign.length === 0) return
    const folders = new Set([...this.#files.keys()].flatMap(foldersOf))
    const clashes: string[] = []
    for (const path of foreign) {
      const file = this.#files.get(path)
      if (folders.has(path) || foldersOf(path).some((folder) => this.#files.has(folder))) clashes.push(path)
      else if (file && !isSameFile(join(outDir, path), bytesOf(await file.contents()))) clashes.push(path)
    }
    if (clashes.length > 0) throw new Failure(messages.outDirClash(basename(outDir), clashes.slice(0, 3)), 2)
  }
}

const bytesOf = (contents: Contents) => (typeof contents === 'string' ? Buffer.from(contents) : contents)

/** The folders around a path: `a` and `a/b` for `a/b/c`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}

function isSameFile(path: string, bytes: Uint8Array): boolean {
  return lstatSync(path).isFile() && readFileSync(path).equals(bytes)
}

function sizeOf(path: string): number | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? stats.size : undefined
}
