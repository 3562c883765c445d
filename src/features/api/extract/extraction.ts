/**
 * The questions that read packages. Results are cached by the options and the package's version; of a linked
 * package and of a library's own source, by the contents of its folder.
 *
 * All requests of a moment go to one thread, one after the other: the files that they share are parsed once.
 */
import { posix } from 'node:path'
import { Worker } from 'node:worker_threads'
import { all, type Ask, errorAt, Failure, fileHash, type FilePath, folder, hash, question } from '../../../feature.js'
import { dependOnPackage, isLinked, realPath, typeScriptPath, type World } from '../../../feature-unstable.js'
import { apiMessages } from '../messages.js'
import type { ApiEntry, ApiPackage, ExtractRequest } from '../model.js'
import { type ApiPackageOptions, apiOptions } from '../options.js'
import type { DemoUses } from './demo-uses.js'
import type { ExtractMessage, ExtractorData, ExtractReply } from './extract-worker.js'
import { extractorVersion } from './extractor.js'

/** The options of a package that docs.config.ts names. */
export async function packageOptions(ask: Ask, name: string): Promise<ApiPackageOptions> {
  return (await apiOptions(ask)).packages.find((one) => one.name === name)!
}

/** What a package exports. Problems with it are reported where it is listed (`problemsOf`). */
export const apiPackage = question('api/package', async (ask, name: string): Promise<ApiPackage> => {
  const options = await packageOptions(ask, name)
  const { fs, contentCache } = ask.context
  const root = fs.absolute('' as FilePath)
  const contents = options.entry === undefined ? await installed(ask, name) : await source(ask, options.entry)
  if (contents === undefined) return { name, version: '', entries: [], problems: [{ kind: 'not-installed' }] }
  const request: Omit<ExtractRequest, 'root' | 'entry'> = {
    package: name,
    keepInherited: options.inherited,
    omit: options.omit,
    detailed: [
      ...options.components,
      ...options.hooks,
      ...options.interfaces,
      ...(options.events === undefined ? [] : [options.events]),
    ],
    ...(options.classes && { classes: { ...options.classes, states: options.classes.states ?? noStates } }),
  }
  const key = `api ${hash(JSON.stringify([extractorVersion, contents, options.entry, request]))}`
  const known = contentCache.get(key) as ApiPackage | undefined
  if (known) return known
  const entry = options.entry === undefined ? {} : { entry: fs.absolute(options.entry as FilePath) }
  const reply = await send(ask, { extract: { ...request, ...entry, root } })
  if (!('package' in reply)) throw new Error('thrown' in reply ? reply.thrown : 'not an answer')
  contentCache.set(key, reply.package)
  return reply.package
})

const noStates = { name: '', rules: [] }

/** One export; null where the package has none of that name. */
export const apiEntry = question(
  'api/entry',
  async (ask, { package: owner, name }: { package: string; name: string }): Promise<ApiEntry | null> =>
    (await ask(apiPackage, owner)).entries.find((one) => one.name === name) ?? null,
)

/** Name, kind and whether it is deprecated of every export: all that lists need. */
export const apiExports = question(
  'api/exports',
  async (ask, owner: string): Promise<Pick<ApiEntry, 'name' | 'kind' | 'deprecated'>[]> =>
    (await ask(apiPackage, owner)).entries.map(({ name, kind, deprecated }) => ({
      name,
      kind,
      ...(deprecated !== undefined && { deprecated }),
    })),
)

/** A hash of an installed or linked package; undefined if there is none. */
async function installed(ask: Ask, name: string): Promise<string | undefined> {
  const { fs } = ask.context
  for (const above of ['', '../', '../../', '../../../']) {
    const dir = posix.normalize(`${above}node_modules/${name}`) as FilePath
    const manifest = `${dir}/package.json` as FilePath
    if ((await ask(fileHash, manifest)) === undefined) continue
    const real = await ask(realPath, dir)
    if (real !== undefined && isLinked(fs.absolute(real))) return ask(folderHash, real)
    return dependOnPackage(ask, fs.absolute(manifest))
  }
  return undefined
}

/** A hash of the folder of a source module; undefined if the module does not exist. */
async function source(ask: Ask, entry: string): Promise<string | undefined> {
  const file = posix.normalize(entry) as FilePath
  if ((await ask(fileHash, file)) === undefined) return undefined
  return ask(folderHash, posix.dirname(file) as FilePath)
}

/** A hash of the scripts, declarations and manifests in a folder that may be edited, without its `node_modules`. */
const folderHash = question('api/folder-hash', async (ask, dir: FilePath): Promise<string> => {
  const parts = await all(
    ((await ask(folder, dir)) ?? []).map(async ({ name, kind }) => {
      if (name.startsWith('.') || name === 'node_modules') return ''
      const path = posix.join(dir, name) as FilePath
      if (kind === 'folder') return `${name} ${await ask(folderHash, path)}`
      return /\.([cm]?[jt]sx?|json)$/.test(name) ? `${name} ${(await ask(fileHash, path))?.hash ?? ''}` : ''
    }),
  )
  return hash(parts.filter(Boolean).join('\n'))
})

/** The components of documented packages in scripts, cached by the text of each. */
export async function usesInScripts(ask: Ask, texts: readonly string[]): Promise<DemoUses[]> {
  const { contentCache } = ask.context
  const packages = (await apiOptions(ask)).packages.map(({ name }) => name)
  const keys = texts.map((text) => `api uses ${hash(JSON.stringify([extractorVersion, packages, text]))}`)
  const known = keys.map((key) => contentCache.get(key) as DemoUses | undefined)
  const missing = texts.filter((_, index) => !known[index])
  if (missing.length === 0) return known as DemoUses[]
  const reply = await send(ask, { uses: missing, packages })
  if (!('uses' in reply)) throw new Error('thrown' in reply ? reply.thrown : 'not an answer')
  return known.map((one, index) => {
    if (one) return one
    const found = reply.uses.shift()!
    contentCache.set(keys[index]!, found)
    return found
  })
}

// ── The thread ────────────────────────────────────────────────────────────────────────────────────────────────────

interface Thread {
  worker: Worker
  /** Ends it when nobody has asked for a while. */
  idle?: NodeJS.Timeout
  /** Who waits for answers, in the order of the requests. */
  waiting: { resolve(reply: ExtractReply): void; reject(error: Error): void }[]
}

/** Milliseconds: the thread holds hundreds of megabytes, and what it reads seldom changes. */
const idleTime = 2_000

const threads = new WeakMap<World, Thread>()

/** @throws Failure where the project has no TypeScript */
async function send(ask: Ask, message: ExtractMessage): Promise<ExtractReply> {
  const { context } = ask
  const typescript = typeScriptPath(context.fs.absolute('' as FilePath))
  if (typescript === undefined) throw new Failure(apiMessages.noTypeScript(), 2)
  let thread = threads.get(context)
  if (!thread) threads.set(context, (thread = start(context, { typescript })))
  clearTimeout(thread.idle)
  thread.worker.ref()
  return new Promise((resolve, reject) => {
    thread.waiting.push({ resolve, reject })
    thread.worker.postMessage(message)
  })
}

function start(context: World, data: ExtractorData): Thread {
  const file = context.fs.absolute('vitrine:dist/src/features/api/extract/extract-worker.js' as FilePath)
  const worker = new Worker(file, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: 2048 }, stdin: false })
  const thread: Thread = { worker, waiting: [] }
  const end = (error: Error) => {
    if (threads.get(context) === thread) threads.delete(context)
    for (const { reject } of thread.waiting.splice(0)) reject(error)
  }
  worker.on('message', (reply: ExtractReply) => {
    thread.waiting.shift()?.resolve(reply)
    if (thread.waiting.length > 0) return
    worker.unref()
    thread.idle = setTimeout(() => {
      if (threads.get(context) === thread) threads.delete(context)
      void worker.terminate()
    }, idleTime)
    thread.idle.unref()
  })
  worker.on('error', (error: NodeJS.ErrnoException) =>
    end(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new Failure(errorAt('api/memory', 'Reading the declarations took more than 2 GB of memory.', {}))
        : error,
    ),
  )
  worker.on('exit', () => end(new Error('the thread that reads declarations ended')))
  return thread
}
