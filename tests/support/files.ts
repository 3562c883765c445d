/** Folders and files of tests, on disk. Loads nothing of the generator. */
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const packageRoot = fileURLToPath(new URL('../..', import.meta.url))

/** A new empty folder, by its real path. */
export function temporaryFolder(name = 'project'): string {
  return realpathSync(mkdtempSync(join(tmpdir(), `vitrine-${name}-`)))
}

/** Files by path; `null` deletes. */
export type DiskFiles = Record<string, string | Uint8Array | null>

export function writeFiles(dir: string, files: DiskFiles): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(dir, path)
    if (content === null) rmSync(file, { recursive: true, force: true })
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
  }
}

/** The paths of all files below a folder, sorted; without folders and without following symbolic links. */
export function filesBelow(dir: string, start = ''): string[] {
  return readdirSync(join(dir, start), { withFileTypes: true })
    .flatMap((entry) => {
      const path = start ? `${start}/${entry.name}` : entry.name
      return entry.isDirectory() ? filesBelow(dir, path) : [path]
    })
    .sort()
}

/** The text of a page of the repository, or of the section below one of its headings. */
export function documentOf(page: string, heading?: string): string {
  const text = readFileSync(join(packageRoot, page), 'utf8')
  if (heading === undefined) return text
  const section = text.split(/^##+ /m).find((one) => one.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`${page} has no heading "${heading}"`)
  return section
}

/** The files that a text shows: its fences with a title. */
export function codeOf(text: string): Record<string, string> {
  const fences = text.matchAll(/^```\w+ title="([^"]+)"\n(.*?)^```$/gms)
  return Object.fromEntries([...fences].map(([, name, code]) => [name!, code!]))
}

/** `size mtime inode` of every file of a folder, by path. Equal where no file was written. */
export function touchesOf(dir: string): Record<string, string> {
  return Object.fromEntries(
    ['.', ...filesBelow(dir)].map((path) => {
      const { size, mtimeMs, ino } = lstatSync(join(dir, path))
      return [path, `${size} ${mtimeMs} ${ino}`]
    }),
  )
}

/** The bytes of every file of a folder as text, by path. */
export function contentsOf(dir: string): Record<string, string> {
  return Object.fromEntries(filesBelow(dir).map((path) => [path, readFileSync(join(dir, path)).toString('latin1')]))
}

/** The paths of files that differ between two folders, for short messages of failed tests. */
export function differences(found: Record<string, string>, expected: Record<string, string>): string[] {
  return [...new Set([...Object.keys(found), ...Object.keys(expected)])]
    .filter((path) => found[path] !== expected[path])
    .sort()
}

/** A page without any fault. */
export function pageText(title: string, rest = ''): string {
  return `---\ntitle: ${title}\n---\n\n# ${title}\n\n<p class="description">About ${title.toLowerCase()}.</p>\n\n${rest}\n`
}
