/**
 * A disk on which some files can be held at an earlier state.
 *
 * A configuration that throws must not take the site away. Teaching every question to fall back to an older answer was
 * rejected: the graph would no longer be a function of what it reads. Here the graph stays as it is and reads, for the
 * files of the last good configuration, what stood there when it was good.
 */
import { posix } from 'node:path'
import type { FileSystem } from '../engine/file-system.js'
import type { FilePath } from '../model.js'

export interface SnapshotFileSystem extends FileSystem {
  /** From now on these files read like this. */
  hold(files: ReadonlyMap<FilePath, Uint8Array>): void
  /** Everything reads as it is. */
  release(): void
}

export function snapshotFileSystem(fs: FileSystem): SnapshotFileSystem {
  let held: ReadonlyMap<FilePath, Uint8Array> = new Map()
  return {
    ...fs,
    read: (path) => held.get(path) ?? fs.read(path),
    kind: (path) => (held.has(path) ? 'file' : fs.kind(path)),
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
