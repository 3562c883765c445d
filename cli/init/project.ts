/** What `docs-build init` finds in a folder: nothing, a package, or a repository with workspaces. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, posix, relative, resolve } from 'node:path'
import picomatch from 'picomatch'
import { parse as parseYaml } from 'yaml'
import type { ParseScript } from '../../src/index.js'
import { type ExportedComponent, exportedComponents } from './exported-components.js'
import type { Manifest } from './manifest.js'
import { type Modules, modulesOf } from './modules.js'
import { type ManagerInUse, managerInUse } from './package-manager.js'
import { type Surroundings, surroundingsOf } from './surroundings.js'

export interface Library {
  name: string
  /** Relative to the project's root. */
  dir: string
  description: string
  /** The module with its exports, relative to the root; absent if none was found. */
  entry?: string
  components: ExportedComponent[]
  /** What the components need around them. */
  surroundings: Surroundings
  /** Whether its package.json has a script `build`. */
  isBuilt: boolean
}

export interface Project extends ManagerInUse {
  kind: 'empty' | 'package' | 'workspace'
  /** Absolute. */
  root: string
  manifest: Manifest
  libraries: Library[]
}

/**
 * @param userAgent of the package manager that has run the command
 * @throws SyntaxError if a package.json is not JSON
 */
export function readProject(parse: ParseScript, root: string, userAgent?: string): Project {
  const found = manifestIn(root)
  const manifest = found ?? {}
  const inUse = managerInUse(root, found, userAgent)
  if (!found) return { kind: 'empty', root, ...inUse, manifest, libraries: [] }
  const patterns = workspacePatterns(root, manifest)
  // With a table, the source of the library finds its packages only if it is part of the same project.
  const kind = patterns.length > 0 || inUse.yarn?.usesTable ? 'workspace' : 'package'
  const libraries = librariesIn(modulesOf(parse), root, patterns.length > 0 ? foldersMatching(root, patterns) : ['.'])
  return { kind, root, ...inUse, manifest, libraries }
}

/** The folders of a repository's workspaces, as its package manager is told. */
export function workspacePatterns(root: string, { workspaces }: Manifest): string[] {
  const pnpm = join(root, 'pnpm-workspace.yaml')
  if (existsSync(pnpm)) return (parseYaml(readFileSync(pnpm, 'utf8')) as { packages?: string[] } | null)?.packages ?? []
  return Array.isArray(workspaces) ? workspaces : (workspaces?.packages ?? [])
}

function manifestIn(dir: string): Manifest | undefined {
  const file = join(dir, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined
}

function foldersMatching(root: string, patterns: readonly string[]): string[] {
  const plain = patterns.map((one) => one.replace(/\/$/, ''))
  const ignore = plain.filter((one) => one.startsWith('!')).map((one) => one.slice(1))
  const isMatch = picomatch(
    plain.filter((one) => !one.startsWith('!')),
    { ignore },
  )
  return foldersBelow(root).filter((dir) => isMatch(dir))
}

/** All folders below one, sorted, but for packages that are installed. */
function foldersBelow(root: string, dir = ''): string[] {
  return readdirSync(join(root, dir), { withFileTypes: true })
    .filter((one) => one.isDirectory() && !/^(\.|node_modules$)/.test(one.name))
    .flatMap(({ name }) => [posix.join(dir, name), ...foldersBelow(root, posix.join(dir, name))])
    .sort()
}

/**
 * Packages that are published, or, where none is, private ones; without those that export no component if others do.
 */
function librariesIn(modules: Modules, root: string, dirs: readonly string[]): Library[] {
  const found = dirs.flatMap((dir) => {
    const manifest = manifestIn(join(root, dir))
    return manifest?.name ? [{ manifest, library: libraryOf(modules, root, dir, manifest) }] : []
  })
  const published = found.filter(({ manifest }) => !manifest.private)
  const chosen = (published.length > 0 ? published : found).map(({ library }) => library)
  // A package of stylesheets belongs to those with components.
  const withComponents = chosen.filter(({ components }) => components.length > 0)
  if (withComponents.length === 0) return chosen.slice(0, 1)
  return chosen.filter((one) => one.components.length > 0 || one.surroundings.stylesheet)
}

function libraryOf(modules: Modules, root: string, dir: string, manifest: Manifest): Library {
  const entry = entryOf(join(root, dir), manifest)
  return {
    name: manifest.name!,
    dir,
    description: manifest.description ?? '',
    ...(entry && { entry: relative(root, entry).replaceAll('\\', '/') }),
    components: entry ? exportedComponents(modules, entry) : [],
    surroundings: surroundingsOf(modules, join(root, dir), manifest, entry),
    isBuilt: manifest.scripts?.['build'] !== undefined,
  }
}

/** The source if there is one, which needs no build; else what the manifest names, as far as it exists. */
function entryOf(dir: string, manifest: Manifest): string | undefined {
  const sources = ['src', 'source', 'lib', '.'].flatMap((folder) =>
    ['index.tsx', 'index.ts', 'index.jsx', 'index.js', 'index.mjs'].map((name) => join(folder, name)),
  )
  const { types, typings, module, main } = manifest
  const exported = JSON.stringify(manifest.exports ?? '').match(/"\.\/[^"*]+\.[cm]?[jt]sx?"/g) ?? []
  const named = [types, typings, ...exported.map((one) => JSON.parse(one) as string), module, main]
  const candidates = [...sources, ...named.filter((one) => one !== undefined)]
  return candidates.map((one) => resolve(dir, one)).find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

/** `@acme/date-picker` → `Date picker`, but `@acme/core` → `Acme core`; the folder's name for a package without one. */
export function titleOf(name: string | undefined, root: string): string {
  const words = (name ?? basename(root))
    .replace(/^@(?=[^/]+\/(core|react|ui|components|themes?|kit|lib|library)$)|^@[^/]+\//, '')
    .replace(/[-_./]+/g, ' ')
    .replace(/\bui\b/g, 'UI')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1) || 'Documentation'
}
