/** What a graph stands on, in memory. */
import { posix } from 'node:path'
import type { ContentCache } from '../../src/engine/build-context.js'
import { compare } from '../../src/engine/diagnostic.js'
import type { FileKind, FileSystem } from '../../src/engine/file-system.js'
import { generatorScheme, paths } from '../../src/engine/native-path.js'
import type { FilePath } from '../../src/model.js'

/** Files in a Map: the graph reads what is edited there. A folder exists if it contains files. */
export function inMemoryFileSystem(files: Map<string, string | Uint8Array>, real?: FileSystem): FileSystem {
  const kind = (path: FilePath): FileKind => {
    if (files.has(path)) return 'file'
    const folder = path === '' || path === '.' ? '' : `${path}/`
    for (const name of files.keys()) if (name.startsWith(folder)) return 'folder'
    return real && isForeign(path) ? real.kind(path) : 'missing'
  }
  return {
    read(path) {
      const content = files.get(path)
      if (content === undefined) return real && isForeign(path) ? real.read(path) : undefined
      return typeof content === 'string' ? new TextEncoder().encode(content) : content
    },
    kind,
    list(path) {
      const folder = path === '' || path === '.' ? '' : `${path}/`
      const names = new Set<string>()
      for (const name of files.keys()) if (name.startsWith(folder)) names.add(name.slice(folder.length).split('/')[0]!)
      if (names.size === 0) return real && isForeign(path) ? real.list(path) : undefined
      return [...names].sort(compare).map((name) => ({ name, kind: kind(`${folder}${name}` as FilePath) }))
    },
    locate(path, folder) {
      const inFolder = posix.relative(posix.join('/site', folder), posix.join('/site', path))
      return paths.isOutside(inFolder) ? undefined : inFolder
    },
    realPath: (path) =>
      kind(path) === 'missing' ? undefined : real && !files.has(path) && isForeign(path) ? real.realPath(path) : path,
    stamp: (path) => (real && isForeign(path) && !files.has(path) ? real.stamp(path) : undefined),
    absolute: (path) => (real && isForeign(path) ? real.absolute(path) : `/site/${path}`),
    relative: (path) =>
      path.startsWith('/site/')
        ? (path.slice('/site/'.length) as FilePath)
        : (real?.relative(path) ?? (path as FilePath)),
  }
}

/** The generator's own files and packages come from the real file system even in tests. */
function isForeign(path: string): boolean {
  return path.startsWith(generatorScheme) || path.startsWith('node_modules/') || path.startsWith('..')
}

export function inMemoryContentCache(): ContentCache {
  const entries = new Map<string, unknown>()
  return { get: (key) => entries.get(key), set: (key, value) => void entries.set(key, value) }
}
