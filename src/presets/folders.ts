/** The pages of a content folder as a tree of folders, for navigations that generators make of their files. */
import { posix } from 'node:path'
import type { Entry, SourcePage } from './preset.js'

export interface PageFolder {
  /** Relative to the content folder; '' for that itself. */
  path: string
  pages: SourcePage[]
  folders: PageFolder[]
}

export function folderTree(pages: readonly SourcePage[]): PageFolder {
  const root: PageFolder = { path: '', pages: [], folders: [] }
  const known = new Map([['', root]])
  const folderAt = (path: string): PageFolder => {
    const found = known.get(path)
    if (found) return found
    const folder: PageFolder = { path, pages: [], folders: [] }
    known.set(path, folder)
    folderAt(parentOf(path)).folders.push(folder)
    return folder
  }
  for (const page of pages) folderAt(parentOf(page.path)).pages.push(page)
  return root
}

/** The folder at a path; undefined if no page is below it. */
export function folderAt(folder: PageFolder, path: string): PageFolder | undefined {
  if (folder.path === path) return folder
  const next = folder.folders.find((one) => one.path === path || path.startsWith(`${one.path}/`))
  return next && folderAt(next, path)
}

export function parentOf(path: string): string {
  const parent = posix.dirname(path)
  return parent === '.' ? '' : parent
}

/** Entries in the order of their positions; those without one come last, in the order of their names. */
export function inOrder(entries: readonly { entry: Entry; position?: number | undefined; name: string }[]): Entry[] {
  return [...entries]
    .sort((a, b) => {
      const [first, second] = [a.position ?? Infinity, b.position ?? Infinity]
      return first === second ? (a.name < b.name ? -1 : 1) : first - second
    })
    .map(({ entry }) => entry)
}
