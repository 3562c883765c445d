/**
 * Notices edits: which paths were written, made, removed.
 *
 * It says only that something may have changed; what that means is the graph's affair. So every habit of editors (a
 * rename over the old file, an empty file that is filled a moment later, a hundred files at once) is one case: the paths
 * are gathered for a moment and handed over. The first scan runs after the first page is out; what was edited meanwhile
 * is told by its time of change.
 */
import { existsSync, type Stats, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { markerName } from '../engine/output/manifest.js'

export interface WatchOptions {
  /** Absolute folders. */
  folders: string[]
  /** Absolute folders that are left out. */
  without: string[]
  followSymlinks: boolean
  /** Milliseconds; what is younger when it is first seen counts as changed. */
  since: number
  /** Absolute paths; folders whose entries came or went are among them. */
  onChange(paths: { files: string[]; folders: string[] }): void
  /** The system watches no more files. */
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

/** chokidar says nothing of what is written within 50 ms after something it said: so long after each event we look again. */
const lookAgainAfter = 70
/** Editors write in bursts; this much silence ends one, and no burst is longer than the second. Milliseconds. */
const silence = 8
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
  /** Reports a file once more where it is no longer what the event told of. */
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

  /** What the first scan found, until it is complete. */
  const scanned: { path: string; isFolder: boolean; known: string }[] = []
  /** Reports what changed after it was scanned and before it was watched, a few at a time: requests go first. */
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

function signature(stats: Stats | undefined): string {
  return stats ? `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size} ${stats.ino}` : 'gone'
}

function signatureOf(path: string): string {
  try {
    return signature(statSync(path, { throwIfNoEntry: false }))
  } catch {
    // Not ours to read (any more): the graph will say so.
    return 'closed'
  }
}

/** Packages, version control and what hides itself. */
function isForeign(path: string): boolean {
  const name = basename(path)
  return name === 'node_modules' || (name.startsWith('.') && name !== '.well-known')
}
