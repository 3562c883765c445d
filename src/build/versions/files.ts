/** Folders of finished builds on disk. */
import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { attempt } from '../../engine/attempt.js'

/** The regular files of a folder, sorted, with slashes; without packages and what is hidden at its top. */
export function filesBelow(dir: string, start = ''): string[] {
  return readdirSync(join(dir, start), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = start ? `${start}/${entry.name}` : entry.name
      if (entry.name === 'node_modules' || /^\.(vitrine|git|docs-build\.json$)/.test(entry.name)) return []
      return entry.isDirectory() ? filesBelow(dir, path) : entry.isFile() ? [path] : []
    })
}

/** One file at two places, where the disk can. */
export function linkOrCopy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  if (attempt(() => (linkSync(from, to), true)) !== true) copyFileSync(from, to)
}
