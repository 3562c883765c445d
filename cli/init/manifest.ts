/** What `docs-build init` reads of a package.json, and where packages are installed. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Manifest {
  name?: string
  version?: string
  description?: string
  private?: boolean
  license?: string
  homepage?: string
  repository?: string | { url?: string }
  packageManager?: string
  workspaces?: string[] | { packages?: string[] }
  scripts?: Record<string, string>
  source?: string
  types?: string
  typings?: string
  module?: string
  main?: string
  /** Not of npm, but of bundlers: the package's stylesheet. */
  style?: string
  sideEffects?: unknown
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean } | undefined>
  devDependencies?: Record<string, string>
  exports?: unknown
}

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** @returns the folder of a package that modules in `dir` can import */
export function installedFolder(dir: string, name: string): string | undefined {
  for (let at = dir; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name)
    if (existsSync(join(folder, 'package.json'))) return folder
    if (at === dirname(at)) return undefined
  }
}
