/**
 * Which folders outside of the project the graph has read: those of linked packages. They are known only from the reads
 * themselves, and a server watches them one by one, since a package's folder may contain much that is never read.
 */
import type { FileSystem } from '../engine/file-system.js'
import { paths } from '../engine/native-path.js'
import type { FilePath } from '../model.js'

/** @returns a file system that reads as `fs` does, and the folders outside of the project that were read, absolute */
export function recordOutsideFolders(fs: FileSystem): { fs: FileSystem; folders: ReadonlySet<string> } {
  const folders = new Set<string>()
  const seen = new Set<string>()
  const note = (path: FilePath, isFolder: boolean) => {
    const isOutside = path.startsWith('../') || path === '..' || paths.isAbsolute(path)
    if (!isOutside || seen.has(path) || `${path}/`.includes('/node_modules/')) return
    seen.add(path)
    const absolute = fs.absolute(path)
    folders.add(paths.toNative(isFolder ? absolute : paths.dirname(absolute)))
  }
  return {
    folders,
    fs: {
      ...fs,
      read(path) {
        note(path, false)
        return fs.read(path)
      },
      stamp(path) {
        note(path, false)
        return fs.stamp(path)
      },
      kind(path) {
        note(path, false)
        return fs.kind(path)
      },
      list(path) {
        note(path, true)
        return fs.list(path)
      },
    },
  }
}
