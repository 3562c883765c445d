/** Every file of a folder of the site. */
import { posix } from 'node:path'
import type { Ask } from '../engine/question.js'
import { folder, leavesFolder } from '../engine/inputs.js'
import { messages } from '../messages.js'
import type { FilePath } from '../model.js'

/**
 * The files in a folder and the folders in it, sorted. Symbolic links to places outside it, and entries that are
 * neither files nor folders, are reported and skipped.
 */
export async function filesBelow(ask: Ask, root: FilePath): Promise<FilePath[]> {
  const walk = async (dir: FilePath): Promise<FilePath[]> => {
    const found: FilePath[] = []
    for (const { name, kind } of (await ask(folder, dir)) ?? []) {
      const path = posix.join(dir, name) as FilePath
      if (name === '.DS_Store') continue
      if (kind === 'other') ask.report(messages.notAFile(path))
      else if (await ask(leavesFolder, { path, root })) ask.report(messages.linkLeavesRoot(path))
      else if (kind === 'folder') found.push(...(await walk(path)))
      else if (kind === 'file') found.push(path)
    }
    return found
  }
  return walk(root)
}
