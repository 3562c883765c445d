/** What `docs-build init` reads of a package.json. */

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
