/** The manifest of an output folder, a file in that folder: only files listed there are ever deleted. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { attempt } from '../attempt.js'
import { compare } from '../diagnostic.js'

export const markerName = '.docs-build.json'

/** The content of the marker file: every file with its hash and size, and the files kept from the previous build. */
export interface OutputManifest {
  generator: 'vitrine'
  files: Record<string, [hash: string, size: number]>
  kept: Record<string, [hash: string, size: number]>
  /** Folders that hold other builds, each with a manifest of its own, and what they were made from. */
  mounted?: Record<string, string>
}

/** Files by path. There is no prototype, since a file may be named `constructor` or `__proto__`. */
export function manifestFiles(entries: Iterable<[path: string, known: [hash: string, size: number]]> = []) {
  return Object.assign(Object.create(null) as object, Object.fromEntries(entries)) as OutputManifest['files']
}

/** Reads the manifest of a folder; empty if it is missing or damaged. Paths that lead out of the folder are dropped. */
export function readManifest(outDir: string): OutputManifest {
  const found = attempt(() => JSON.parse(readFileSync(join(outDir, markerName), 'utf8')) as Partial<OutputManifest>)
  const { files, kept, mounted } = found?.generator === 'vitrine' ? found : {}
  const folders = Object.entries(mounted ?? {}).filter(([path]) => staysInside(path))
  return {
    generator: 'vitrine',
    files: believable(files),
    kept: believable(kept),
    ...(folders.length > 0 && { mounted: Object.fromEntries(folders) }),
  }
}

const staysInside = (path: string) => !/^\/|(^|\/)\.\.(\/|$)/.test(path)

function believable(files: OutputManifest['files'] | undefined): OutputManifest['files'] {
  return manifestFiles(Object.entries(files ?? {}).filter(([path, known]) => Array.isArray(known) && staysInside(path)))
}

/** The files of a folder that its manifest does not list. */
export function foreignFiles(outDir: string, { files, kept, mounted = {} }: OutputManifest): string[] {
  return walk(outDir, '', mounted).filter((path) => path !== markerName && !(path in files) && !(path in kept))
}

/** Every entry that is not a folder, relative, with `/`. */
function walk(dir: string, start: string, without: Record<string, string>): string[] {
  return readdirSync(join(dir, start), { withFileTypes: true })
    .sort((a, b) => compare(a.name, b.name))
    .flatMap((entry) => {
      const path = start ? `${start}/${entry.name}` : entry.name
      if (Object.hasOwn(without, path)) return []
      return entry.isDirectory() ? walk(dir, path, without) : [path]
    })
}

/** Sorted by path, so that the same files give the same bytes. */
export function sortedManifest(manifest: OutputManifest): OutputManifest {
  const order = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => compare(a, b)))
  return { ...manifest, files: order(manifest.files), kept: order(manifest.kept) }
}

/** A hidden path next to the output: on the same file system, so that renames and links work. */
export function sibling(outDir: string, purpose: string): string {
  return join(dirname(outDir), `.${basename(outDir)}.vitrine-${purpose}`)
}
