/** Where packages are, and their manifests. */
import { posix } from 'node:path'
import { fileKind, fileText, realPath } from '../engine/inputs.js'
import { paths } from '../engine/native-path.js'
import { type Ask, question } from '../engine/question.js'
import type { FilePath } from '../model.js'
import { folderInTable } from './plug-n-play.js'

/**
 * The folder of an installed or linked package, without symbolic links: where Yarn's table has it, or the first
 * `node_modules/<name>` from a folder upwards. Undefined if there is none.
 */
export const packageFolder = question(
  'package-folder',
  async (ask, { from, name }: { from: FilePath; name: string }): Promise<FilePath | undefined> => {
    const { fs } = ask.context
    const absolute = fs.absolute(from)
    const listed = folderInTable(name, absolute)
    if (listed !== undefined) return fs.relative(listed)
    const found = await ask(realPath, fs.relative(posix.join(absolute, 'node_modules', name)))
    if (found !== undefined) return found
    const parent = paths.dirname(absolute)
    return parent === absolute ? undefined : ask(packageFolder, { from: fs.relative(parent), name })
  },
)

/** A file or folder of a package, as a configuration names it: `package/folder/name`. */
export interface PackagePart {
  path: FilePath
  /** The folder of the package. */
  home: FilePath
}

/**
 * Finds a part of a package from the site, or else from the generator: where packages are isolated from each other,
 * only the generator sees its own.
 */
export async function packagePart(ask: Ask, part: string, kind: 'file' | 'folder'): Promise<PackagePart | undefined> {
  const name = packageName(part)
  if (name === undefined) return undefined
  for (const from of ['', 'vitrine:'] as FilePath[]) {
    const home = await ask(packageFolder, { from, name })
    if (home === undefined) continue
    const path = posix.join(home, part.slice(name.length)) as FilePath
    if ((await ask(fileKind, path)) === kind) return { path, home }
  }
  return undefined
}

/** `@scope/name/part` → `@scope/name`; undefined if the specifier cannot be one of a package. */
export function packageName(specifier: string): string | undefined {
  const name = /^(@[^/]+\/)?[^/@.][^/]*/.exec(specifier)?.[0]
  return name?.includes(':') ? undefined : name
}

export interface PackageManifest {
  name?: string
  version?: string
  type?: string
  main?: string
  module?: string
  exports?: unknown
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  optionalDependencies?: Record<string, string>
}

/** The package.json in a folder of a package; empty if there is none or it is not JSON. */
export async function packageManifest(ask: Ask, dir: FilePath): Promise<PackageManifest> {
  const text = await ask(fileText, posix.join(dir, 'package.json') as FilePath)
  try {
    return JSON.parse(text ?? '{}') as PackageManifest
  } catch {
    return {}
  }
}
