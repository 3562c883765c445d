/**
 * Keeps the cache folder small: caches of runs with other options, and modules that were made to be run, are removed
 * when they were not used for the longest time. What this process uses stays; its own cache is kept small by itself
 * (cache.ts).
 */
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '../process.js'

export interface BoundedFolder {
  /** Bytes of what this process has used, without its cache. */
  readonly inUse: number
  /** Removes what was not used for the longest time until the folder has at most so many bytes. Never throws. */
  reduce(limit: number): void
}

interface Part {
  path: string
  size: number
  /** When it was last used, in milliseconds since 1970. */
  used: number
}

/**
 * @param dir the folder of all caches
 * @param own the folder of this process's cache
 */
export function boundedFolder(dir: string, own: string): BoundedFolder {
  const start = Date.now() - process.uptime() * 1000
  const parts = attempt(() => partsOf(dir, own)) ?? []
  const isInUse = ({ used }: Part) => used >= start
  return {
    inUse: parts.filter(isInUse).reduce((sum, { size }) => sum + size, 0),
    reduce(limit) {
      if (limit === Infinity) return
      let size = parts.reduce((sum, part) => sum + part.size, attempt(() => sizeOf(own)) ?? 0)
      for (const part of parts.filter((one) => !isInUse(one)).sort((a, b) => a.used - b.used)) {
        if (size <= limit) return
        attempt(() => rmSync(part.path, { recursive: true, force: true }))
        size -= part.size
      }
    },
  }
}

function partsOf(dir: string, own: string): Part[] {
  const parts: Part[] = []
  for (const { name, isFolder } of entriesOf(dir)) {
    const path = join(dir, name)
    if (!isFolder || path === own) continue
    if (name === 'modules') parts.push(...entriesOf(path).map((one) => partOf(join(path, one.name))))
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

/** Another process may remove files meanwhile; then nothing is removed here. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
