/**
 * Replaces files of the output folder one by one, so that the folder is there at every moment and every file is either
 * the old or the new one.
 *
 * Exchanging two folders in one step would be better still, but needs a system call that Node does not have
 * (renameat2); with two renames a reader finds no folder in between, for as long as the scheduler likes. So the
 * complete new files are staged in a sibling folder, whose renaming commits them together with a journal; then they are
 * moved into place: files named by their contents first, then what pages load, pages, and service workers, which
 * announce the new set, last. Old files are removed only then. While that lasts, readers may see pages of both sets,
 * each with the files that it names. A process that dies before the commit has changed nothing; the work of one that
 * dies after it is finished by the next.
 */
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { attempt } from '../attempt.js'
import { compare } from '../diagnostic.js'
import { hash } from '../hash.js'
import { markerName, type OutputManifest, sibling, sortedManifest } from './manifest.js'
import { rename } from '../rename.js'

/** What remains to be done with staged files; every step may be repeated. */
interface Journal {
  /** Staged files in the order in which they are moved. */
  place: string[]
  /** Files of the previous set that the new one does not have. */
  remove: string[]
  /** Folders that are replaced as a whole. */
  folders?: string[]
  /** How the staged files are named. */
  staging: Staging
}

/**
 * The names of staged files. As a `tree`, they become the output folder by one renaming, if there is none yet.
 * Otherwise each is moved, so they need no folders (`flat`): with 1,400 pages, making those took 0.3 s.
 */
export type Staging = 'tree' | 'flat'

const journalName = 'journal.json'

/** The staged file for a path of the output. */
export function stagedFile(stage: string, path: string, staging: Staging): string {
  return join(stage, 'files', staging === 'flat' ? hash(path, 32) : path)
}

/** The staged folder for a folder of the output that is replaced as a whole. */
export function stagedFolder(stage: string, path: string, staging: Staging): string {
  return staging === 'tree' ? stagedFile(stage, path, staging) : join(stage, 'folders', hash(path, 32))
}

export interface Changes {
  manifest: OutputManifest
  staging: Staging
  place: readonly string[]
  remove: readonly string[]
  folders: readonly string[]
  /** Smaller numbers are moved first. */
  rank(path: string): number
}

/**
 * Commits staged files and moves them into the output folder.
 *
 * @param stage the folder with the staged files, a sibling of the output folder
 */
export function commitStage(stage: string, outDir: string, changes: Changes): void {
  const { manifest, staging, place, remove, folders, rank } = changes
  const journal: Journal = {
    place: [...place].sort((a, b) => rank(a) - rank(b) || compare(a, b)),
    remove: [...remove],
    folders: [...folders],
    staging,
  }
  mkdirSync(join(stage, 'files'), { recursive: true })
  writeFileSync(stagedFile(stage, markerName, staging), JSON.stringify(sortedManifest(manifest)))
  if (staging === 'tree' && !existsSync(outDir)) {
    rename(join(stage, 'files'), outDir)
    return
  }
  // What the file system refuses, it refuses before anything is changed.
  for (const folder of new Set([...journal.place, ...journal.remove].map((path) => dirname(join(outDir, path)))))
    accessSync(nearestFolder(folder), constants.W_OK)
  writeFileSync(join(stage, journalName), JSON.stringify(journal))
  rename(stage, sibling(outDir, 'commit'))
  finishCommit(outDir)
}

function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path))
}

/** Moves committed files into place, and again what a process that died has left. The caller holds the lock. */
export function finishCommit(outDir: string): void {
  const stage = sibling(outDir, 'commit')
  const journal = readJournal(stage)
  if (!journal) return void rmSync(stage, { recursive: true, force: true })
  const removed = new Set(journal.remove)
  const renamed = renamedByCase(journal)
  for (const path of journal.folders ?? []) {
    const from = stagedFolder(stage, path, journal.staging)
    if (!existsSync(from)) continue
    rmSync(join(outDir, path), { recursive: true, force: true })
    clearWay(outDir, path, removed)
    mkdirSync(dirname(join(outDir, path)), { recursive: true })
    rename(from, join(outDir, path))
  }
  for (const path of [...journal.place, markerName]) {
    const from = stagedFile(stage, path, journal.staging)
    // Moved already, by the process that died.
    if (!existsSync(from)) continue
    clearWay(outDir, path, removed)
    if (renamed.has(path)) removeFile(outDir, renamed.get(path)!)
    mkdirSync(dirname(join(outDir, path)), { recursive: true })
    rename(from, join(outDir, path))
  }
  for (const [path, old] of renamed) if (isSameEntry(join(outDir, path), join(outDir, old))) removed.delete(old)
  for (const path of removed) removeFile(outDir, path)
  rmSync(stage, { recursive: true, force: true })
}

/** The files that a commit which has not been finished adds or removes; none usually. */
export function pendingFiles(outDir: string): Set<string> {
  const journal = readJournal(sibling(outDir, 'commit'))
  return new Set([...(journal?.place ?? []), ...(journal?.remove ?? [])])
}

function readJournal(stage: string): Journal | undefined {
  return attempt(() => JSON.parse(readFileSync(join(stage, journalName), 'utf8')) as Journal)
}

/** Old paths by the new ones that differ from them only in case: one file on many file systems. */
function renamedByCase({ place, remove }: Journal): Map<string, string> {
  const old = new Map(remove.map((path) => [path.toLowerCase(), path]))
  return new Map(place.flatMap((path) => (old.has(path.toLowerCase()) ? [[path, old.get(path.toLowerCase())!]] : [])))
}

function isSameEntry(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => lstatSync(path, { throwIfNoEntry: false }))
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino
}

/** Removes old files where a new folder is to be, and an old folder where a new file is to be. */
function clearWay(outDir: string, path: string, removed: Set<string>): void {
  const parts = path.split('/')
  for (let length = 1; length < parts.length; length++) {
    const folder = parts.slice(0, length).join('/')
    if (removed.has(folder)) removeFile(outDir, folder)
  }
  for (const old of removed) if (old.startsWith(`${path}/`)) removeFile(outDir, old)
}

/** Removes a file, and the folders that are empty then. What is a folder by now is a new one. */
function removeFile(outDir: string, path: string): void {
  try {
    // One that holds another build is removed as a whole.
    const isMounted = existsSync(join(outDir, path, markerName))
    rmSync(join(outDir, path), { recursive: isMounted })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'ENOTDIR' && code !== 'ERR_FS_EISDIR') throw error
  }
  // Until one is not empty, or was removed already.
  attempt(() => {
    for (let folder = dirname(join(outDir, path)); folder.length > outDir.length; folder = dirname(folder))
      rmdirSync(folder)
  })
}
