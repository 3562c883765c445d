/**
 * Which content folder a file is in, and where it is edited. Not in paths.ts, which plugins see: these rules are
 * internal.
 */
import { posix } from 'node:path'
import type { ContentRoot } from '../../model.js'

/** Whether a file is in a folder or below it. Both are relative to the project's root, which as a folder is `.`. */
export function isBelow(file: string, folder: string): boolean {
  return folder === '.' ? !file.startsWith('../') && !posix.isAbsolute(file) : file.startsWith(`${folder}/`)
}

/** The content folder that a file is in; of folders within each other the inner one. */
export function rootOfFile(file: string, roots: readonly ContentRoot[]): ContentRoot | undefined {
  return roots.filter(({ dir }) => isBelow(file, dir)).sort((a, b) => b.dir.length - a.dir.length)[0]
}

/**
 * Where a file can be edited, by the `editUrl` of its content folder; undefined if it has none.
 *
 * @param path the file's path in that folder, where it is edited elsewhere than it is
 */
export function editUrlOf(file: string, roots: readonly ContentRoot[], path?: string): string | undefined {
  const root = rootOfFile(
    file,
    roots.filter(({ editUrl }) => editUrl),
  )
  return root && `${root.editUrl!.replace(/\/$/, '')}/${path ?? posix.relative(root.dir, file)}`
}
