/**
 * Keeps the cache folder small: caches of runs with other options, versions, and modules that were made to be run, are
 * removed when they were not used for the longest time. What this process uses stays; its own cache is kept small by
 * itself (cache.ts).
 */
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from '../attempt.js'
import { isAlive } from '../process.js'

interface Part {
  path: string
  size: number
  /** When it was last used, in milliseconds since 1970. */
  used: number
}

/** Another process may remove files meanwhile; then nothing is removed here. */
export class BoundedFolder {
  /** Bytes of what this process has used, without its cache. */
  readonly inUse: number
  readonly #own: string
  readonly #parts: Part[]
  readonly #start = Date.now() - process.uptime() * 1000

  /**
   * @param dir the folder of all caches
   * @param own the folder of this process's cache
   */
  constructor(dir: string, own: string) {
    this.#own = own
    this.#parts = attempt(() => partsOf(dir, own)) ?? []
    this.inUse = sumOf(this.#parts.filter((part) => this.#isInUse(part)))
  }

  /** Removes what was not used for the longest time until the folder is within the limit. Never throws. */
  reduce(limit: number): void {
    if (limit === Infinity) return
    let size = sumOf(this.#parts) + (attempt(() => sizeOf(this.#own)) ?? 0)
    for (const part of this.#parts.filter((one) => !this.#isInUse(one)).sort((a, b) => a.used - b.used)) {
      if (size <= limit) return
      attempt(() => rmSync(part.path, { recursive: true, force: true }))
      size -= part.size
    }
  }

  #isInUse({ used }: Part): boolean {
    return used >= this.#start
  }
}

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { size }) => sum + size, 0)

function partsOf(dir: string, own: string): Part[] {
  const parts: Part[] = []
  for (const { name, isFolder } of entriesOf(dir)) {
    const path = join(dir, name)
    if (!isFolder || path === own) continue
    if (name === 'modules' || name === 'versions')
      parts.push(...entriesOf(path).flatMap((one) => (one.name === 'pool' ? [] : [partOf(join(path, one.name))])))
    else if (/^cache(-[0-9a-f]{8})?$/.test(name) && !isWritten(path))
      // Each run writes its index.
      parts.push({
        path,
        size: sizeOf(path),
        used: Math.max(...entriesOf(path).map((one) => statSync(join(path, one.name)).mtimeMs), 0),
      })
  }
  return parts
}

function partOf(path: string): Part {
  return { path, size: sizeOf(path), used: statSync(path).mtimeMs }
}

/** Whether a running process writes values to a cache. */
function isWritten(path: string): boolean {
  return entriesOf(path).some(({ name }) => {
    const pid = /^values-(\d+)-/.exec(name)?.[1]
    return pid !== undefined && isAlive(Number(pid))
  })
}

function sizeOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats?.size ?? 0
  return entriesOf(path).reduce((sum, { name }) => sum + sizeOf(join(path, name)), 0)
}

function entriesOf(dir: string): { name: string; isFolder: boolean }[] {
  return readdirSync(dir, { withFileTypes: true }).map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
}
