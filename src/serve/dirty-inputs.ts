/** Maps paths reported by the watcher to the inputs of the graph that may have changed. */
import { posix } from 'node:path'
import type { FileSystem } from '../engine/file-system.js'
import { paths } from '../engine/native-path.js'
import { parseId } from '../engine/question.js'
import { readsOneOf } from '../engine/inputs.js'
import type { FilePath } from '../model.js'

/** Inputs whose key is one path. */
const pathInputs = /^(file-bytes|file-hash|file-text|file-kind|folder|real-path) "/

/**
 * @param generator the generator's folder, whose files also have names of the form `vitrine:…`
 * @returns a function that tells whether an input may have changed
 */
export function dirtyInputs(
  changed: { files: string[]; folders: string[] },
  fs: FileSystem,
  generator: string,
): (id: string) => boolean {
  const spellings = (path: string): FilePath[] => {
    const own = paths.relative(generator, path)
    const plain = fs.relative(path)
    const isOwn = own !== '' && !paths.isOutside(own)
    return isOwn ? [plain, `vitrine:${own}` as FilePath] : [plain]
  }
  const files = new Set(changed.files.flatMap(spellings))
  const folders = new Set(changed.folders.flatMap(spellings))
  const isRead = readsOneOf(new Set([...files, ...folders]))
  return (id) => {
    if (isRead(id)) return true
    if (folders.size === 0) return false
    if (pathInputs.test(id)) return folders.has(posix.dirname(parseId(id).key as string) as FilePath)
    if (!id.startsWith('located-in ')) return false
    return folders.has(posix.dirname((parseId(id).key as { path: FilePath }).path) as FilePath)
  }
}
