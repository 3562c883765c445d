/** Opens a site: its file system, cache, workers and graph. Shared by `build` and `serve`. */
import { existsSync, readdirSync, readFileSync, realpathSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { createHash, randomUUID } from 'node:crypto'
import { attempt } from './engine/attempt.js'
import { Failure, placeDiagnostic, type PrintedDiagnostic } from './engine/diagnostic.js'
import { type FileSystem, realFileSystem } from './engine/file-system.js'
import { generatorFile, generatorRoot } from './engine/generator-root.js'
import { Graph } from './engine/graph.js'
import { decodeText } from './engine/decode.js'
import { hash } from './engine/hash.js'
import { isAlive } from './engine/process.js'
import { Cache } from './engine/cache/cache.js'
import { BoundedFolder } from './engine/cache/bounded-folder.js'
import type { RemoteCacheOptions } from './features/remote-cache/node/remote-cache.js'
import { Modules } from './engine/modules.js'
import { Services } from './engine/services.js'
import { Workers } from './engine/workers.js'
import { prepareTasks } from './core/tasks.js'
import { configuredAliases } from './core/config/config.js'
import { importedAddress } from './core/output/imported-outputs.js'
import type { BuildContext } from './engine/build-context.js'
import { fixZoneAndLocale } from './fixed-locale.js'
import { messages } from './messages.js'
import type { Diagnostic } from './model.js'
import type { RunOptions } from './core/config/run-options.js'
import './builtin-features.js'

// Determines which build of React is loaded; the development build renders four times slower.
process.env.NODE_ENV ??= 'production'

export interface SiteOptions {
  /** The project's folder. */
  root: string
  /** Base of a relative `root`; by default the process's working directory. */
  cwd?: string
  /** The configuration file, relative to the root. */
  config?: string
  base?: string
  locales?: string[]
  only?: string[]
  /** False: the cache is neither read nor written. */
  cache?: boolean
  /** Relative to the root; `.vitrine` by default. */
  cacheDir?: string
  followSymlinks?: boolean
  /**
   * The build is a version of another site, whose origin this is, or of this one at another time (`true`): its pages
   * have marks for the menu of versions.
   */
  versionOf?: string | true
  /** The folder in place of the first content folder. */
  contentDir?: string
  /**
   * Threads, the main one included; by default the number of cores. With 1 only large pages have a thread of their own.
   */
  threads?: number
  /**
   * A cache that machines share; its address and its public key are by default those of docs.config.ts. Only builds use
   * it.
   */
  remoteCache?: Partial<RemoteCacheOptions>
}

export interface OpenSite {
  root: string
  /** The folder of all caches, absolute. */
  cacheDir: string
  graph: Graph
  context: BuildContext
  cache: Cache
  /** What all answers of this run depend on without asking, for a cache that machines share. */
  identity: string
  /** A message with line, column and code frame. */
  place(diagnostic: Diagnostic): PrintedDiagnostic
  /**
   * Saves the cache, unless `save` is false, and ends the threads.
   *
   * @param limit bytes of the cache folder
   */
  close(save?: boolean, limit?: number): Promise<void>
}

/** The version in the generator's package.json. */
export const generatorVersion = (JSON.parse(readFileSync(generatorFile('package.json'), 'utf8')) as { version: string })
  .version

/** @param wrapFileSystem wraps the file system that the graph reads: the development server pins files there */
export function openSite(
  options: SiteOptions,
  mode: RunOptions['mode'],
  wrapFileSystem: (fs: FileSystem) => FileSystem = (fs) => fs,
): OpenSite {
  fixZoneAndLocale()
  const runOptions: RunOptions = {
    mode,
    ...(options.config !== undefined && { config: options.config }),
    ...(options.base !== undefined && { base: options.base }),
    ...(options.locales?.length && { locales: options.locales }),
    ...(options.only?.length && { only: options.only }),
    ...(options.followSymlinks && { followSymlinks: true }),
    ...(options.versionOf !== undefined && { versionOf: options.versionOf }),
    ...(options.contentDir !== undefined && { contentDir: options.contentDir }),
  }
  const root = existingFolder(options)
  const cacheDir = resolve(root, options.cacheDir ?? '.vitrine')
  const persist = options.cache !== false
  const fs = wrapFileSystem(realFileSystem(root, generatorRoot))
  const name = cacheName(runOptions)
  const cacheFolder = join(cacheDir, persist ? name : `once-${process.pid}`)
  removeLeftovers(cacheDir)
  const key = cacheKey(root)
  const cache = new Cache(cacheFolder, key, persist)
  const closeCache = () => cache.close()
  if (!persist) process.once('exit', closeCache)
  const workers = new Workers({
    module: generatorFile('dist/src/core/tasks.js'),
    load: async () => (await import('./core/tasks.js')).tasks,
    alwaysOffload: 'highlight',
    ...(options.threads !== undefined && { threads: options.threads }),
  })
  if (mode === 'serve' && cache.answers.length === 0) prepareTasks(workers)
  const services = new Services()
  const context: BuildContext = {
    fs,
    workers,
    services,
    contentCache: cache,
    modules: new Modules(fs, join(persist ? cacheDir : cacheFolder, 'modules')),
    runOptions,
    runId: randomUUID(),
    signals: {},
    aliases: configuredAliases,
    importedAddress,
  }
  const graph = new Graph({
    context,
    store: cache.store,
    saved: cache.answers,
    revision: cache.revision,
    session: cache.session,
  })
  return {
    root,
    cacheDir,
    graph,
    context,
    cache,
    identity: [key, process.platform, process.arch, name].join(' '),
    place: (diagnostic) => placeDiagnostic(diagnostic, (file) => readText(fs.absolute(file))),
    async close(save = true, limit = Infinity) {
      const others = persist && save ? new BoundedFolder(cacheDir, cacheFolder) : undefined
      if (save && (graph.isChanged || cache.isChanged))
        cache.save(graph.answersToSave(), graph.revision, Math.max(0, limit - (others?.inUse ?? 0)))
      process.off('exit', closeCache)
      closeCache()
      others?.reduce(limit)
      if (!persist) removeIfEmpty(cacheDir)
      await Promise.all([workers.close(), services.close()])
    },
  }
}

/** Removes the cache of a site. @returns the removed folders, relative to the root */
export function cleanSite(options: Pick<SiteOptions, 'root' | 'cwd' | 'cacheDir'>): string[] {
  const root = existingFolder(options)
  const cacheDir = resolve(root, options.cacheDir ?? '.vitrine')
  const ours = folderNames(cacheDir).filter(
    (name) => /^(cache(-[0-9a-f]{8})?|modules|versions|once-\d+)$/.test(name) && holdsOnlyOurs(join(cacheDir, name)),
  )
  for (const name of ours) rmSync(join(cacheDir, name), { recursive: true, force: true })
  for (const name of existsSync(cacheDir) ? readdirSync(cacheDir) : [])
    if (/^shard-\d+-of-\d+\.json$/.test(name)) rmSync(join(cacheDir, name), { force: true })
  removeIfEmpty(cacheDir)
  return ours.map((name) => relative(root, join(cacheDir, name)))
}

/** Prevents the removal of a foreign folder that happens to have the name of one of ours. */
function holdsOnlyOurs(dir: string): boolean {
  return readdirSync(dir).every((name) =>
    /^(values-\d+-[0-9a-f]+\.bin|pack-[0-9a-f]{64}-\d+-\d+\.bin(\.\d+)?|index-[0-9a-f]+\.json(\.\d+)?|modules|pool|[0-9a-f]{20}(\.mjs)?(\.\d+)?)$/.test(
      name,
    ),
  )
}

/** Removes what killed runs have left: folders of `--no-cache`, and modules that were being written. */
function removeLeftovers(cacheDir: string): void {
  for (const name of folderNames(cacheDir)) {
    const pid = /^once-(\d+)$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(cacheDir, name), { recursive: true, force: true })
  }
  const modules = join(cacheDir, 'modules')
  for (const name of existsSync(modules) ? readdirSync(modules) : []) {
    const pid = /^[0-9a-f]{20}(?:\.mjs)?\.(\d+)$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(modules, name), { recursive: true, force: true })
  }
}

function folderNames(dir: string): string[] {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort()
}

function removeIfEmpty(dir: string): void {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() && readdirSync(dir).length === 0) rmdirSync(dir)
}

/** The real path of the site's folder. Throws a `Failure` that shows the folder as the user wrote it. */
function existingFolder({ root, cwd = '' }: Pick<SiteOptions, 'root' | 'cwd'>): string {
  const folder = resolve(cwd, root)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Failure(messages.rootMissing(root), 2)
  return realpathSync(folder)
}

/**
 * The folder name of a run's cache. A run with another configuration or a subset of the pages has its own cache. So has
 * `serve`, whose cache holds only what was viewed: its start must not get slower with the number of pages.
 */
function cacheName(run: RunOptions): string {
  const isWhole =
    run.mode === 'build' &&
    run.config === undefined &&
    run.versionOf === undefined &&
    !run.locales &&
    !run.only &&
    !run.followSymlinks
  return isWhole
    ? 'cache'
    : `cache-${hash(JSON.stringify([run.mode, run.config, run.locales, run.only, run.followSymlinks ?? false, run.versionOf]), 8)}`
}

/** Where package managers say which packages are installed. */
export const lockfiles = [
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'node_modules/.package-lock.json',
]

/** A hash of what answers may depend on without asking: the generator's code, installed packages, Node. */
function cacheKey(root: string): string {
  const sum = createHash('sha256').update(process.version)
  const code = [generatorFile('dist/src'), generatorFile('templates')]
  for (const dir of code)
    for (const file of filesBelow(dir)) sum.update(file.slice(dir.length)).update(readFileSync(file))
  const manifest = join(root, 'package.json')
  if (existsSync(manifest)) sum.update(readFileSync(manifest))
  // In a workspace the lockfile is in a folder above.
  for (let dir = root; ; dir = dirname(dir)) {
    for (const name of lockfiles) {
      const file = join(dir, name)
      if (existsSync(file)) sum.update(name).update(readFileSync(file))
    }
    if (dir === dirname(dir)) break
  }
  return sum.digest('hex').slice(0, 20)
}

function filesBelow(dir: string): string[] {
  if (!existsSync(dir)) return []
  return readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(join(dir, entry.name))
        : entry.name.endsWith('.map')
          ? []
          : [join(dir, entry.name)],
    )
}

function readText(path: string): string | undefined {
  const decoded = attempt(() => decodeText(readFileSync(path)))
  return decoded && 'text' in decoded ? decoded.text : undefined
}
