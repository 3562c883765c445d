/**
 * The lock of an output folder, so that two builds never write to the same folder at once.
 *
 * The library proper-lockfile is not used: it keeps a lock alive by touching it on a timer, which a build that blocks
 * its thread for seconds would miss. This lock contains its process id and, where the system provides it, the time when
 * the process started, so a lock whose process has ended is stale immediately and never by mistake.
 */
import { linkSync, mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { attempt } from '../attempt.js'
import { Failure } from '../diagnostic.js'
import { inEnvironment } from '../environment.js'
import { messages } from '../messages.js'
import { isAlive } from '../process.js'
import { sibling } from './manifest.js'
import { rename } from '../rename.js'

/** Takes the lock of an output folder. It is also released when the process exits. Throws a `Failure` if it is held. */
export function lockOutput(outDir: string): { release(): void } {
  const file = sibling(outDir, 'lock')
  inEnvironment(outDir, () => mkdirSync(dirname(outDir), { recursive: true }))
  const mine = `${process.pid} ${startOf(process.pid)}`
  const holder = inEnvironment(outDir, () => take(file, mine))
  if (holder !== undefined) throw new Failure(messages.locked(basename(outDir), holder), 2)
  const release = () => {
    process.off('exit', release)
    // If another process took it over, it is no longer ours to remove.
    attempt(() => readFileSync(file, 'utf8') === mine && unlinkSync(file))
  }
  process.once('exit', release)
  return { release }
}

/**
 * Creates the file, or takes it over from a process that has ended. Only the process that holds a second lock may do
 * the latter: others read the old text as well, and would take it over from the one that was faster.
 *
 * @returns the id of the process that holds it, where that is another one
 */
function take(file: string, mine: string): number | undefined {
  for (;;) {
    if (createWhole(file, mine)) return undefined
    const found = readIfThere(file)
    if (found === undefined) continue
    const [pid = 0, start] = found.split(' ').map(Number)
    if (pid > 0 && isAlive(pid) && (start === undefined || start === startOf(pid))) return pid
    const takeover = `${file}-takeover`
    const faster = take(takeover, mine)
    if (faster !== undefined) return faster
    try {
      if (readIfThere(file) === found) {
        replaceWhole(file, mine)
        return undefined
      }
    } finally {
      unlinkSync(takeover)
    }
  }
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

/** Nobody finds the file missing or empty meanwhile. */
function replaceWhole(file: string, text: string): void {
  const draft = `${file}-${process.pid}`
  writeFileSync(draft, text)
  rename(draft, file)
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
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return stat === undefined ? 0 : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19])
}
