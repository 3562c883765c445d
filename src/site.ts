/** A site opened for work: its disk, its memory, its threads and its graph. What `build` and `serve` share. */
import { existsSync, readdirSync, readFileSync, realpathSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createHash } from 'node:crypto'
import { Failure, placeDiagnostic, type PrintedDiagnostic } from './engine/diagnostic.js'
import { type FileSystem, realFileSystem } from './engine/file-system.js'
import { Graph } from './engine/graph.js'
import { decodeText } from './engine/decode.js'
import { hash } from './engine/hash.js'
import { isAlive } from './engine/process.js'
import { type Cache, openCache } from './engine/cache/cache.js'
import { createModules } from './engine/modules.js'
import { createWorkers } from './engine/workers.js'
import { prepareTasks } from './core/tasks.js'
import type { BuildContext } from './engine/build-context.js'
import { messages } from './messages.js'
import type { Diagnostic } from './model.js'
import type { RunOptions } from './core/run-options.js'
import './builtin-features.js'

// React decides by this which of its builds is loaded; the development one draws four times slower.
process.env.NODE_ENV ??= 'production'

export interface SiteOptions {
  /** The project's folder. */
  root: string
  /** What a relative `root` starts from; by default the process's working directory. */
  cwd?: string
  /** The configuration file, relative to the root. */
  config?: string
  base?: string
  locales?: string[]
  only?: string[]
  /** False: nothing is remembered and nothing remembered is used. */
  cache?: boolean
  /** Relative to the root; `.vitrine` by default. */
  cacheDir?: string
  followSymlinks?: boolean
  /** Threads for heavy work; by default as many as the machine has cores. 1 works on the main thread. */
  threads?: number
}

export interface OpenSite {
  root: string
  graph: Graph
  context: BuildContext
  cache: Cache
  /** A message with line, column and code frame. */
  place(diagnostic: Diagnostic): PrintedDiagnostic
  /** Remembers what is worth it and ends the threads. */
  close(save?: boolean): Promise<void>
}

/** The folder of the generator's package: above `src` or `dist/src`. */
export const generatorRoot = findPackage(dirname(fileURLToPath(import.meta.url)))

/** As package.json has it. */
export const generatorVersion = (
  JSON.parse(readFileSync(join(generatorRoot, 'package.json'), 'utf8')) as { version: string }
).version

function findPackage(from: string): string {
  let at = from
  while (!existsSync(join(at, 'package.json'))) at = dirname(at)
  return at
}

/** @param wrapFileSystem stands between the graph and the disk: the development server holds files there */
export function openSite(
  options: SiteOptions,
  mode: RunOptions['mode'],
  wrapFileSystem: (fs: FileSystem) => FileSystem = (fs) => fs,
): OpenSite {
  const runOptions: RunOptions = {
    mode,
    ...(options.config !== undefined && { config: options.config }),
    ...(options.base !== undefined && { base: options.base }),
    ...(options.locales?.length && { locales: options.locales }),
    ...(options.only?.length && { only: options.only }),
    ...(options.followSymlinks && { followSymlinks: true }),
  }
  const root = existingFolder(options)
  const cacheDir = resolve(root, options.cacheDir ?? '.vitrine')
  const persist = options.cache !== false
  const fs = wrapFileSystem(realFileSystem(root, generatorRoot))
  const cacheFolder = join(cacheDir, persist ? cacheName(runOptions, options) : `once-${process.pid}`)
  removeLeftovers(cacheDir)
  const cache = openCache(cacheFolder, cacheKey(root), persist)
  if (!persist) process.once('exit', cache.close)
  const workers = createWorkers({
    module: join(generatorRoot, 'dist/src/core/tasks.js'),
    load: async () => (await import('./core/tasks.js')).tasks,
    ...(options.threads !== undefined && { threads: options.threads }),
  })
  if (mode === 'serve' && cache.answers.length === 0) prepareTasks(workers)
  const context: BuildContext = {
    fs,
    workers,
    contentCache: cache.content,
    modules: createModules(fs, join(persist ? cacheDir : cacheFolder, 'modules')),
    runOptions,
  }
  const graph = new Graph({
    context,
    store: cache.store,
    remembered: cache.answers,
    revision: cache.revision,
    session: cache.session,
  })
  return {
    root,
    graph,
    context,
    cache,
    place: (diagnostic) => placeDiagnostic(diagnostic, (file) => readText(fs.absolute(file))),
    async close(save = true) {
      if (save) cache.save(graph.remember(), graph.revision)
      process.off('exit', cache.close)
      cache.close()
      if (!persist) removeIfEmpty(cacheDir)
      await workers.close()
    },
  }
}

/** Removes everything remembered about a site. @returns what was removed, relative to the root */
export function cleanSite(options: Pick<SiteOptions, 'root' | 'cwd' | 'cacheDir'>): string[] {
  const root = existingFolder(options)
  const cacheDir = resolve(root, options.cacheDir ?? '.vitrine')
  const ours = folderNames(cacheDir).filter(
    (name) => /^(cache(-[0-9a-f]{8})?|modules|once-\d+)$/.test(name) && holdsOnlyOurs(join(cacheDir, name)),
  )
  for (const name of ours) rmSync(join(cacheDir, name), { recursive: true, force: true })
  removeIfEmpty(cacheDir)
  return ours.map((name) => relative(root, join(cacheDir, name)))
}

/** A folder of somebody else that has the name of one of ours, where the cache was put beside it, is not removed. */
function holdsOnlyOurs(dir: string): boolean {
  return readdirSync(dir).every((name) =>
    /^(values-\d+-[0-9a-f]+\.bin|index-[0-9a-f]+\.json(\.\d+)?|modules|[0-9a-f]{20}(\.mjs)?(\.\d+)?)$/.test(name),
  )
}

/** Folders of runs with `--no-cache` that were killed. */
function removeLeftovers(cacheDir: string): void {
  for (const name of folderNames(cacheDir)) {
    const pid = /^once-(\d+)$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(cacheDir, name), { recursive: true, force: true })
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

/** The message repeats the folder as it was given. */
function existingFolder({ root, cwd = '' }: Pick<SiteOptions, 'root' | 'cwd'>): string {
  const folder = resolve(cwd, root)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Failure(messages.rootMissing(root), 2)
  return realpathSync(folder)
}

/**
 * A run with another configuration or a choice of pages is another site: its memory lies beside that of the whole. So does
 * that of serving, which holds only what was looked at: starting must not grow with the number of pages.
 */
function cacheName(run: RunOptions, options: SiteOptions): string {
  const isWhole = run.mode === 'build' && run.config === undefined && !run.locales && !run.only && !run.followSymlinks
  return isWhole
    ? 'cache'
    : `cache-${hash(JSON.stringify([run.mode, run.config, run.locales, run.only, options.followSymlinks ?? false]), 8)}`
}

/** What an answer may depend on without asking: the generator's code, installed packages, Node. */
function cacheKey(root: string): string {
  const sum = createHash('sha256').update(process.version)
  const code = [fileURLToPath(new URL('.', import.meta.url)), join(generatorRoot, 'templates')]
  for (const dir of code)
    for (const file of filesBelow(dir)) sum.update(file.slice(dir.length)).update(readFileSync(file))
  for (const name of ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'package.json']) {
    const file = join(root, name)
    if (existsSync(file)) sum.update(readFileSync(file))
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
  try {
    const decoded = decodeText(readFileSync(path))
    return 'text' in decoded ? decoded.text : undefined
  } catch {
    return undefined
  }
}
