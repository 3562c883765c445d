/**
 * Watches for edits: files and folders that are written, created or removed.
 *
 * It reports only that something may have changed; the graph decides what that means. So all habits of editors
 * (renaming a new file over the old one, emptying a file and filling it later, saving a hundred files at once) are one
 * case: paths are gathered for a moment and then reported. The first scan runs after the first page has been served;
 * edits made before it are recognised by their modification time.
 */
import { existsSync, type Stats, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ChokidarOptions, type FSWatcher, watch } from 'chokidar'
import { attempt } from '../engine/attempt.js'
import { markerName } from '../engine/output/manifest.js'

export interface WatchOptions {
  /** Absolute folders. */
  folders: string[]
  /** Absolute folders to ignore. */
  without: string[]
  followSymlinks: boolean
  /** Files that the first scan finds modified after this time count as edited. Milliseconds. */
  since: number
  /** Called with absolute paths: edited files, and folders in which entries were added or removed. */
  onChange(paths: { files: string[]; folders: string[] }): void
  /** Called when the system's limit of watched files is reached. */
  onLimit(): void
}

/** chokidar drops changes within 50 ms after an event, so files are checked again this long after it. Milliseconds. */
const lookAgainAfter = 70
/** Editors write in bursts: a burst ends after this much silence, or after its maximum length. Milliseconds. */
const silence = 4
const longestBurst = 150

export class Watcher {
  readonly #options: WatchOptions
  readonly #roots: Set<string>
  readonly #singles = new Set<string>()
  readonly #watcher: FSWatcher
  #singleWatcher: FSWatcher | undefined
  /** What has changed since the last report. */
  readonly #files = new Set<string>()
  readonly #folders = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #begun = 0
  readonly #looking = new Map<string, NodeJS.Timeout>()
  /** What the first scan has found, until it is complete. */
  readonly #scanned: { path: string; isFolder: boolean; known: string }[] = []
  #isReady = false
  #comparing: NodeJS.Timeout | undefined

  constructor(options: WatchOptions) {
    this.#options = options
    this.#roots = new Set(options.folders)
    const skipped = new Set(options.without)
    const isBuilt = (path: string, stats: Stats | undefined) =>
      stats?.isDirectory() === true && existsSync(join(path, markerName))
    this.#watcher = this.#watch(options.folders, {
      ignored: (path, stats) =>
        !this.#roots.has(path) && (skipped.has(path) || isForeign(path) || isBuilt(path, stats)),
    })
    this.#watcher.on('ready', () => {
      this.#isReady = true
      this.#compareScanned()
    })
  }

  /**
   * Watches these as well, unless it does already.
   *
   * @param folders absolute; with everything below them
   * @param single absolute; only their own entries
   */
  include(folders: readonly string[], single: readonly string[] = []): void {
    const fresh = folders.filter((folder) => !this.#roots.has(folder))
    for (const folder of fresh) this.#roots.add(folder)
    if (fresh.length > 0) this.#watcher.add(fresh)
    const isBelowRoot = (folder: string) => [...this.#roots].some((root) => `${folder}/`.startsWith(`${root}/`))
    const freshSingle = single.filter((folder) => !this.#singles.has(folder) && !isBelowRoot(folder))
    for (const folder of freshSingle) this.#singles.add(folder)
    if (freshSingle.length === 0) return
    if (this.#singleWatcher) this.#singleWatcher.add(freshSingle)
    else
      this.#singleWatcher = this.#watch(freshSingle, {
        depth: 0,
        ignored: (path) => !this.#singles.has(path) && isForeign(path),
      })
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    clearTimeout(this.#comparing)
    for (const waiting of this.#looking.values()) clearTimeout(waiting)
    await this.#watcher.close()
    await this.#singleWatcher?.close()
  }

  #watch(folders: string[], options: ChokidarOptions): FSWatcher {
    const watcher = watch(folders, { alwaysStat: true, followSymlinks: this.#options.followSymlinks, ...options })
    watcher.on('error', (error) => {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'ENOSPC' || code === 'EMFILE') this.#options.onLimit()
    })
    return watcher.on('all', (event, path, stats) => {
      const isFolder = event === 'addDir' || event === 'unlinkDir'
      const isFirstScan = watcher === this.#watcher && !this.#isReady
      const known = signature(stats)
      if (isFirstScan && event.startsWith('add')) this.#scanned.push({ path, isFolder, known })
      // Each added folder is scanned, too: what was there before the server started is not news.
      const isOld = Math.max(stats?.mtimeMs ?? 0, stats?.ctimeMs ?? 0) < this.#options.since
      if ((isFirstScan || watcher === this.#singleWatcher) && event.startsWith('add') && isOld) return
      this.#gather(path, isFolder)
      if (!isFolder) this.#lookAgain(path, known)
    })
  }

  #gather(path: string, isFolder: boolean): void {
    ;(isFolder ? this.#folders : this.#files).add(path)
    if (this.#timer) clearTimeout(this.#timer)
    else this.#begun = performance.now()
    const wait = Math.max(0, Math.min(silence, this.#begun + longestBurst - performance.now()))
    this.#timer = setTimeout(() => this.#flush(), wait)
  }

  #flush(): void {
    this.#timer = undefined
    // Most editors empty a file before they write it. What is empty for longer is meant to be.
    if (performance.now() < this.#begun + longestBurst && [...this.#files].some(isEmpty)) {
      this.#timer = setTimeout(() => this.#flush(), silence)
      return
    }
    this.#options.onChange({ files: [...this.#files], folders: [...this.#folders] })
    this.#files.clear()
    this.#folders.clear()
  }

  /** Reports a file again if it has changed since its event. */
  #lookAgain(path: string, known: string): void {
    clearTimeout(this.#looking.get(path))
    const look = () => {
      this.#looking.delete(path)
      const now = signatureOf(path)
      if (now === known) return
      this.#gather(path, false)
      this.#lookAgain(path, now)
    }
    this.#looking.set(path, setTimeout(look, lookAgainAfter))
  }

  /** Reports files that changed between being scanned and being watched; in batches, so as not to delay requests. */
  #compareScanned(): void {
    for (const { path, isFolder, known } of this.#scanned.splice(-200))
      if (signatureOf(path) !== known) this.#gather(path, isFolder)
    if (this.#scanned.length > 0) this.#comparing = setTimeout(() => this.#compareScanned())
  }
}

function isEmpty(path: string): boolean {
  return attempt(() => statSync(path, { throwIfNoEntry: false })?.size) === 0
}

function signature(stats: Stats | undefined): string {
  return stats ? `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size} ${stats.ino}` : 'gone'
}

/** Without permission to read it, `closed`; the graph will report that. */
function signatureOf(path: string): string {
  return attempt(() => signature(statSync(path, { throwIfNoEntry: false }))) ?? 'closed'
}

/** Whether a path is never watched: packages, version control and hidden files. */
function isForeign(path: string): boolean {
  const name = basename(path)
  return name === 'node_modules' || (name.startsWith('.') && name !== '.well-known')
}
