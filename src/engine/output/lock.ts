/**
 * The lock of an output folder, so that two builds never write to the same folder at once.
 *
 * The library proper-lockfile is not used: it keeps a lock alive by touching it on a timer, which a build that blocks its
 * thread for seconds would miss. This lock contains its process id and, where the system provides it, the time when the
 * process started, so a lock whose process has ended is stale immediately and never by mistake.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { Failure } from '../diagnostic.js'
import { inEnvironment } from '../environment.js'
import { messages } from '../messages.js'
import { isAlive } from '../process.js'
import { sibling } from './manifest.js'

/** Takes the lock of an output folder. It is also released when the process exits. Throws a `Failure` if it is held. */
export function lockOutput(outDir: string): { release(): void } {
  const file = sibling(outDir, 'lock')
  inEnvironment(outDir, () => mkdirSync(dirname(outDir), { recursive: true }))
  const mine = `${process.pid} ${startOf(process.pid)}`
  for (let tries = 0; !inEnvironment(outDir, () => createWhole(file, mine)); tries++) {
    const found = inEnvironment(outDir, () => readIfThere(file))
    if (found === undefined) continue
    const [pid = 0, start] = found.split(' ').map(Number)
    const isHeld = pid > 0 && isAlive(pid) && (start === undefined || start === startOf(pid))
    if (isHeld || tries > 9) throw new Failure(messages.locked(basename(outDir), pid), 2)
    inEnvironment(outDir, () => removeStale(file, found))
  }
  const release = () => {
    process.off('exit', release)
    try {
      if (readFileSync(file, 'utf8') === mine) unlinkSync(file)
    } catch {
      // Another process took it over: it is no longer ours to remove.
    }
  }
  process.once('exit', release)
  return { release }
}

/** Creates a file together with its text: an empty lock would look stale. @returns false if the file exists */
function createWhole(file: string, text: string): boolean {
  const draft = `${file}-${process.pid}`
  try {
    writeFileSync(draft, text)
    try {
      linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
      // A file system without hard links.
      writeFileSync(file, text, { flag: 'wx' })
    }
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Removes a lock that still contains `text`. A new one, taken by a faster process, is put back. */
function removeStale(file: string, text: string): void {
  const aside = `${file}-stale-${process.pid}`
  try {
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') !== text) linkSync(aside, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** When a process started, so that a reused process id is not mistaken for it. 0 if the system does not provide it. */
function startOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19])
  } catch {
    return 0
  }
}
