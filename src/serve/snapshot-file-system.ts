/**
 * A file system on which some files can be held at earlier contents.
 *
 * A configuration that throws must not break the whole site. Letting every question fall back to an older answer was
 * rejected: the graph would no longer be a function of what it reads. Instead, the graph is unchanged and reads the
 * earlier contents of the files that make up the last valid configuration.
 */
import { posix } from 'node:path'
import type { FileSystem } from '../engine/file-system.js'
import type { FilePath } from '../model.js'

export interface SnapshotFileSystem extends FileSystem {
  /** Lets these files read as the given contents, until they are released or others are held. */
  hold(files: ReadonlyMap<FilePath, Uint8Array>): void
  /** Lets all files read as they are on disk. */
  release(): void
}

export function snapshotFileSystem(fs: FileSystem): SnapshotFileSystem {
  let held: ReadonlyMap<FilePath, Uint8Array> = new Map()
  return {
    ...fs,
    read: (path) => held.get(path) ?? fs.read(path),
    stamp: (path) => (held.has(path) ? undefined : fs.stamp(path)),
    kind: (path) => (held.has(path) ? 'file' : fs.kind(path)),
    locate(path, folder) {
      const found = fs.locate(path, folder)
      if (found !== undefined || !held.has(path) || fs.kind(path) !== 'missing') return found
      const parent = fs.locate(posix.dirname(path) as FilePath, folder)
      return parent === undefined ? undefined : posix.join(parent, posix.basename(path))
    },
    list(path) {
      const entries = fs.list(path)
      const names = new Set(entries?.map(({ name }) => name))
      const gone = [...held.keys()].filter(
        (file) => posix.dirname(file) === posix.normalize(path || '.') && !names.has(posix.basename(file)),
      )
      if (gone.length === 0) return entries
      const all = [...(entries ?? []), ...gone.map((file) => ({ name: posix.basename(file), kind: 'file' as const }))]
      return all.sort((a, b) => (a.name < b.name ? -1 : 1))
    },
    hold(files) {
      held = files
    },
    release() {
      held = new Map()
    },
  }
}
