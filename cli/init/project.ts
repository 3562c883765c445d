/** What `docs-build init` finds in a folder: nothing, a package, or a repository with workspaces. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, posix, relative } from 'node:path'
import picomatch from 'picomatch'
import { parse as parseYaml } from 'yaml'
import type { ApiEntry, ParseScript, ReadModule } from '../../src/index.js'
import { type Component, componentsOf, isProvider, itemProps } from './components.js'
import { compoundOf, tagsIn } from './compounds.js'
import { entriesOf } from './entry.js'
import type { Manifest } from './manifest.js'
import { isDeclaration } from './modules.js'
import { type ManagerInUse, managerInUse } from './package-manager.js'
import { mainProviders, type Provider, providerOf } from './provider.js'
import { type FoundStories, type ReadStories, storiesAbout, storiesOf } from './stories.js'
import { type Surroundings, surroundingsOf } from './surroundings.js'
import { type Render, type Tried, tryDemos } from './try-demos.js'

export interface Library {
  name: string
  /** Relative to the project's root. */
  dir: string
  description: string
  /** The module with its exports, relative to the root; absent if none was found. */
  entry?: string
  components: Component[]
  /** How many components it exports, those with stories included. */
  count: number
  /** What is around all demos, from the outside in. */
  providers: Provider[]
  /** A provider that needs props which nobody can guess. */
  unfinished?: Provider
  /** The providers draw an element around a demo. */
  hasElement?: true
  /** Why components have no demo, by name. */
  stubs: Tried['stubs']
  /** Why no demo could be tried. */
  problems: string[]
  /** What the components need around them beside providers. */
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
  stories: FoundStories
}

/** What reads and runs the library. */
export interface Tools {
  parse: ParseScript
  /** Absent where there is no TypeScript. */
  read?: ReadModule
  render: Render
  readStories: ReadStories
}

/** What the author says of the library. */
export interface Wanted {
  /** The module with its exports, absolute. */
  entry?: string
  /** Which components get pages. */
  isListed?: (name: string) => boolean
}

/** What is said, and what is told by stories. */
interface Choice extends Wanted {
  hasStories: (name: string) => boolean
}

/**
 * @param userAgent of the package manager that has run the command
 * @throws SyntaxError if a package.json is not JSON
 */
export async function readProject(
  tools: Tools,
  root: string,
  userAgent?: string,
  wanted: Wanted = {},
): Promise<Project> {
  const found = manifestIn(root)
  const manifest = found ?? {}
  const inUse = managerInUse(root, found, userAgent)
  const noStories = { patterns: [], files: [], alias: {} }
  if (!found) return { kind: 'empty', root, ...inUse, manifest, libraries: [], stories: noStories }
  const patterns = workspacePatterns(root, manifest)
  // With a table, the source of the library finds its packages only if it is part of the same project.
  const kind = patterns.length > 0 || inUse.yarn?.usesTable ? 'workspace' : 'package'
  const dirs = patterns.length > 0 ? foldersMatching(root, patterns) : ['.']
  const stories = storiesOf(root, tools.parse, tools.readStories)
  const choice = { ...wanted, hasStories: (name: string) => storiesAbout(stories, name) !== undefined }
  return { kind, root, ...inUse, manifest, libraries: await librariesIn(tools, root, dirs, choice), stories }
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
async function librariesIn(tools: Tools, root: string, dirs: readonly string[], wanted: Choice): Promise<Library[]> {
  const found = dirs.flatMap((dir) => {
    const manifest = manifestIn(join(root, dir))
    const isMeant = wanted.entry === undefined || !relative(join(root, dir), wanted.entry).startsWith('..')
    return manifest?.name && isMeant ? [{ dir, manifest }] : []
  })
  const published = found.filter(({ manifest }) => !manifest.private)
  // Packages of a repository find each other also before they are built.
  const siblings = Object.fromEntries(
    found.flatMap(({ dir, manifest }) => {
      const [entry] = entriesOf(join(root, dir), manifest).filter((one) => !isDeclaration(one))
      return entry === undefined ? [] : [[manifest.name!, entry]]
    }),
  )
  const chosen: Library[] = []
  for (const { dir, manifest } of published.length > 0 ? published : found)
    chosen.push(await libraryOf(tools, root, dir, manifest, siblings, wanted))
  // A package of stylesheets belongs to those with components.
  const withComponents = chosen.filter(({ count }) => count > 0)
  if (withComponents.length === 0) return chosen.slice(0, 1)
  return chosen.filter((one) => one.count > 0 || one.surroundings.stylesheet)
}

async function libraryOf(
  { parse, read, render }: Tools,
  root: string,
  folder: string,
  manifest: Manifest,
  siblings: Record<string, string>,
  { entry: named, isListed = () => true, hasStories }: Choice,
): Promise<Library> {
  const dir = join(root, folder)
  const name = manifest.name!
  const entries = named === undefined ? entriesOf(dir, manifest) : [named]
  const { entry, exported } = exportsOf(entries, name, read, hasStories)
  const all = componentsOf(exported)
  const isShown = ({ name: one }: Component) => isProvider(one) || (isListed(one) && !hasStories(one))
  const components = all.filter(isShown)
  const providers = mainProviders(exported, name).flatMap((one) => {
    const component = exported.find((each) => each.name === one)
    return component?.kind === 'component' ? [providerOf(component, exported)] : []
  })
  const surroundings = surroundingsOf(parse, dir, manifest, entry)
  const isSource = entry !== undefined && !isDeclaration(entry) && !surroundings.compiledElsewhere
  const module = isSource ? entry : surroundings.built
  const isUnstyled = (surroundings.hasNoStyles ?? surroundings.hasUnnamedStyles) === true
  const trial = { name, dir, components, providers, siblings, isUnstyled }
  const certain = providers.filter(({ unknown }) => unknown.length === 0)
  const tried: Tried =
    module === undefined || (components.length === 0 && all.length > 0)
      ? { components, providers: module === undefined ? [] : certain.slice(0, 1), stubs: new Map(), problems: [] }
      : await tryDemos({ ...trial, module }, render)
  const isNeeded = tried.providers.length === 0 && tried.stubs.size >= tried.components.length
  return {
    name,
    dir: folder,
    description: manifest.description ?? '',
    ...(entry && { entry: relative(root, entry).replaceAll('\\', '/') }),
    ...tried,
    components: tried.components.filter(isShown),
    count: Math.max(all.length, tried.components.length),
    ...(isNeeded && providers[0] && { unfinished: providers[0] }),
    // Beside a collector, other styles are rare.
    surroundings: {
      ...surroundings,
      ...(tried.makesStyles && !surroundings.collector && { writesStyles: true }),
    },
    isBuilt: manifest.scripts?.['build'] !== undefined,
  }
}

/**
 * The first module that exports a component, with what it exports: in full what is shown, which for all of a large
 * library takes long.
 */
function exportsOf(
  entries: readonly string[],
  packageName: string,
  read: ReadModule | undefined,
  hasStories: (name: string) => boolean,
): { entry?: string; exported: ApiEntry[] } {
  if (!read && entries.some((one) => /tsx?$/.test(one)))
    throw new Error('the types of the library are read with TypeScript, which is not installed: install typescript.')
  for (const entry of read ? entries.filter((one) => /tsx?$/.test(one)) : []) {
    const listed = read!(entry).entries
    const components = componentsOf(listed)
    if (components.length === 0) continue
    const isShown = (one: Component) => !one.isPart && !isProvider(one.name) && !hasStories(one.name)
    const shown = components.filter(isShown).map(({ tag }) => tag)
    const parts = components.flatMap((one) =>
      one.isPart || hasStories(one.name) ? [] : tagsIn(compoundOf(one, components) ?? one),
    )
    const inFull = new Set([...shown, ...parts, ...mainProviders(listed, packageName)])
    return { entry, exported: read!(entry, [...inFull], itemProps).entries }
  }
  const [first] = entries
  return { ...(first !== undefined && { entry: first }), exported: [] }
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
