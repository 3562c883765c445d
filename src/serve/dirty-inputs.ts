/** From paths that a watcher names to the inputs of the graph that may read differently. */
import { dirname, relative, sep } from 'node:path'
import type { FileSystem } from '../engine/file-system.js'
import { parseId } from '../engine/question.js'
import { inputsOf } from '../engine/inputs.js'
import type { FilePath } from '../model.js'

/** Inputs whose key is one path. */
const pathInputs = /^(file-bytes|file-hash|file-text|file-kind|folder) "/

/**
 * @param generator the generator's folder: its own templates are known as `vitrine:…`, also where the site lies around them
 * @returns whether an input is among those that the paths concern
 */
export function dirtyInputs(
  paths: { files: string[]; folders: string[] },
  fs: FileSystem,
  generator: string,
): (id: string) => boolean {
  const spellings = (path: string): FilePath[] => {
    const own = relative(generator, path)
    const plain = fs.relative(path)
    const isOwn = own !== '' && !own.startsWith('..')
    return isOwn ? [plain, `vitrine:${own.split(sep).join('/')}` as FilePath] : [plain]
  }
  const files = new Set(paths.files.flatMap(spellings))
  const folders = new Set(paths.folders.flatMap(spellings))
  const ids = new Set([...files, ...folders].flatMap(inputsOf))
  return (id) => {
    if (ids.has(id)) return true
    if (folders.size > 0 && pathInputs.test(id)) return folders.has(dirname(parseId(id).key as string) as FilePath)
    if (!id.startsWith('located-in ')) return false
    const { path } = parseId(id).key as { path: FilePath }
    return files.has(path) || folders.has(dirname(path) as FilePath)
  }
}
