/** Every file of a folder of the site. */
import { posix } from 'node:path'
import type { Ask } from '../../engine/question.js'
import { folder, locatedIn } from '../../engine/inputs.js'
import { messages } from '../../messages.js'
import type { FilePath } from '../../model.js'
import { isHiddenPublicPath } from '../content/publishable.js'
import { runOptions } from '../config/run-options.js'

/** Hidden files of tools, which are skipped without a warning. */
const toolFiles = new Set(['.DS_Store', '.gitkeep', '.gitignore', '.gitattributes'])

/**
 * The files in a folder and the folders in it, sorted. Symbolic links to places outside it, hidden files (but for those
 * that hosts look for, such as `.well-known`) and entries that are neither files nor folders are reported and skipped.
 */
export async function filesBelow(ask: Ask, root: FilePath): Promise<FilePath[]> {
  const { followSymlinks } = await ask(runOptions)
  const walk = async (dir: FilePath): Promise<FilePath[]> => {
    const found: FilePath[] = []
    for (const { name, kind } of (await ask(folder, dir)) ?? []) {
      const path = posix.join(dir, name) as FilePath
      if (toolFiles.has(name) || kind === 'missing') continue
      const located = await ask(locatedIn, { path, root })
      if (kind === 'other') ask.report(messages.notAFile(path))
      else if (isHiddenPublicPath(posix.relative(root, path)) || (located !== null && isHiddenPublicPath(located)))
        ask.report(messages.hiddenSkipped(path))
      else if (located === null && !followSymlinks) ask.report(messages.notPublished('link', path, { file: path }))
      else if (kind === 'folder') found.push(...(await walk(path)))
      else if (kind === 'file') found.push(path)
    }
    return found
  }
  return walk(root)
}
