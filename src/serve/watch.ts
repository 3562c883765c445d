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
import { type FSWatcher, watch } from 'chokidar'
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

export interface Watcher {
  /**
   * Watches these as well, unless it does already.
   *
   * @param folders absolute; with everything below them
   * @param single absolute; only their own entries
   */
  include(folders: readonly string[], single?: readonly string[]): void
  close(): Promise<void>
}

/** chokidar drops changes within 50 ms after an event, so files are checked again this long after it. Milliseconds. */
const lookAgainAfter = 70
/** Editors write in bursts: a burst ends after this much silence, or after its maximum length. Milliseconds. */
const silence = 4
const longestBurst = 150

export function watchFolders({ folders, without, followSymlinks, since, onChange, onLimit }: WatchOptions): Watcher {
  const files = new Set<string>()
  const changedFolders = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let begun = 0
  let isReady = false
  let comparing: NodeJS.Timeout | undefined
  const flush = () => {
    timer = undefined
    // Most editors empty a file before they write it. What is empty for longer is meant to be.
    if (performance.now() < begun + longestBurst && [...files].some(isEmpty)) {
      timer = setTimeout(flush, silence)
      return
    }
    onChange({ files: [...files], folders: [...changedFolders] })
    files.clear()
    changedFolders.clear()
  }
  const gather = (path: string, isFolder: boolean) => {
    ;(isFolder ? changedFolders : files).add(path)
    if (timer) clearTimeout(timer)
    else begun = performance.now()
    timer = setTimeout(flush, Math.max(0, Math.min(silence, begun + longestBurst - performance.now())))
  }

  const looking = new Map<string, NodeJS.Timeout>()
  /** Reports a file again if it has changed since its event. */
  const lookAgain = (path: string, known: string) => {
    clearTimeout(looking.get(path))
    const look = () => {
      looking.delete(path)
      const now = signatureOf(path)
      if (now === known) return
      gather(path, false)
      lookAgain(path, now)
    }
    looking.set(path, setTimeout(look, lookAgainAfter))
  }

  /** What the first scan has found, until it is complete. */
  const scanned: { path: string; isFolder: boolean; known: string }[] = []
  /** Reports files that changed between being scanned and being watched; in batches, so as not to delay requests. */
  const compareScanned = () => {
    for (const { path, isFolder, known } of scanned.splice(-200))
      if (signatureOf(path) !== known) gather(path, isFolder)
    if (scanned.length > 0) comparing = setTimeout(compareScanned)
  }

  const roots = new Set(folders)
  const skipped = new Set(without)
  const shared = { alwaysStat: true, followSymlinks }
  const watcher = watch(folders, {
    ...shared,
    ignored: (path, stats) =>
      !roots.has(path) &&
      (skipped.has(path) || isForeign(path) || (stats?.isDirectory() === true && existsSync(join(path, markerName)))),
  })
  watcher.on('all', (event, path, stats) => {
    const isFolder = event === 'addDir' || event === 'unlinkDir'
    if (!isReady && event.startsWith('add')) scanned.push({ path, isFolder, known: signature(stats) })
    if (!isReady && event.startsWith('add') && Math.max(stats?.mtimeMs ?? 0, stats?.ctimeMs ?? 0) < since) return
    gather(path, isFolder)
    if (!isFolder) lookAgain(path, signature(stats))
  })
  watcher.on('ready', () => {
    isReady = true
    compareScanned()
  })
  const onError = (error: unknown) => {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EMFILE') onLimit()
  }
  watcher.on('error', onError)

  const singles = new Set<string>()
  let singleWatcher: FSWatcher | undefined
  const watchSingle = (fresh: string[]) => {
    if (singleWatcher) return void singleWatcher.add(fresh)
    singleWatcher = watch(fresh, { ...shared, depth: 0, ignored: (path) => !singles.has(path) && isForeign(path) })
    singleWatcher.on('error', onError)
    singleWatcher.on('all', (event, path, stats) => {
      // Each added folder is scanned: what was there before the server started is not news.
      if (event.startsWith('add') && Math.max(stats?.mtimeMs ?? 0, stats?.ctimeMs ?? 0) < since) return
      const isFolder = event === 'addDir' || event === 'unlinkDir'
      gather(path, isFolder)
      if (!isFolder) lookAgain(path, signature(stats))
    })
  }
  const isBelowRoot = (folder: string) => [...roots].some((root) => folder === root || folder.startsWith(`${root}/`))

  return {
    include(more, single = []) {
      const fresh = more.filter((folder) => !roots.has(folder))
      for (const folder of fresh) roots.add(folder)
      if (fresh.length > 0) watcher.add(fresh)
      const freshSingle = single.filter((folder) => !singles.has(folder) && !isBelowRoot(folder))
      for (const folder of freshSingle) singles.add(folder)
      if (freshSingle.length > 0) watchSingle(freshSingle)
    },
    async close() {
      clearTimeout(timer)
      clearTimeout(comparing)
      for (const waiting of looking.values()) clearTimeout(waiting)
      await watcher.close()
      await singleWatcher?.close()
    },
  }
}

function isEmpty(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.size === 0
  } catch {
    return false
  }
}

function signature(stats: Stats | undefined): string {
  return stats ? `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size} ${stats.ino}` : 'gone'
}

function signatureOf(path: string): string {
  try {
    return signature(statSync(path, { throwIfNoEntry: false }))
  } catch {
    // No permission to read it; the graph will report that.
    return 'closed'
  }
}

/** Whether a path is never watched: packages, version control and hidden files. */
function isForeign(path: string): boolean {
  const name = basename(path)
  return name === 'node_modules' || (name.startsWith('.') && name !== '.well-known')
}
