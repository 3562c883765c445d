/**
 * The files of the output folder that may be served. Only files in the manifest are served; a file that has become a
 * link or a folder, or whose size has changed since the build, is not.
 */
import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { markerName, readManifest } from '../engine/output/manifest.js'
import type { FileBody } from './reply.js'

export interface BuiltFile extends FileBody {
  /** Hash of its contents. */
  hash: string
}

export interface BuiltFiles {
  has(path: string): boolean
  find(path: string): BuiltFile | undefined
  text(path: string): string | undefined
}

/** Reads the manifest again whenever a build has replaced it. @param dir absolute */
export function openBuiltFiles(dir: string): { current(): BuiltFiles } {
  let stamp = ''
  let files: BuiltFiles = builtFiles(dir)
  return {
    current() {
      const stats = statSync(join(dir, markerName), { throwIfNoEntry: false })
      const now = stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : ''
      if (now !== stamp) {
        stamp = now
        files = builtFiles(dir)
      }
      return files
    },
  }
}

/** Some file systems of macOS keep letters and their accents apart, whatever a file was called. */
export const isSamePath = (a: string, b: string) => a.normalize() === b.normalize()

function builtFiles(dir: string): BuiltFiles {
  const { files, kept } = readManifest(dir)
  const named = new Map(Object.entries({ ...kept, ...files }))
  const find = (path: string): BuiltFile | undefined => {
    const entry = named.get(path)
    if (!entry) return undefined
    const file = join(dir, path)
    const stats = lstatSync(file, { throwIfNoEntry: false })
    if (!stats?.isFile() || stats.size !== entry[1]) return undefined
    // A folder on the path may have become a link as well.
    if (!isSamePath(realpathSync.native(file), join(realpathSync.native(dir), path))) return undefined
    return { file, size: stats.size, hash: entry[0] }
  }
  return {
    has: (path) => named.has(path),
    find,
    text(path) {
      const found = find(path)
      return found && readFileSync(found.file, 'utf8')
    },
  }
}
