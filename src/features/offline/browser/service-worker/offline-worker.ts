/**
 * The service worker's behaviour, as functions that can run without a worker: install, activate, respond, keep the
 * whole site.
 *
 * - Installing keeps the shell and the families of the open pages and checks each file against its hash. A missing or
 *   different file fails the installation and deletes its incomplete caches, so that the previous version keeps
 *   serving. Other files that the previous version had kept are carried over if possible.
 * - Pages are served network first, other files cache first, since their hash is known.
 * - Range requests, other methods, other origins and addresses outside the base are left to the browser. Only complete,
 *   direct responses of the site itself are kept, and only files in the manifest.
 *
 * Workbox was rejected: its routing and expiry are the smaller part. Checking hashes, families of pages, all-or-nothing
 * installation and dropping extras in order when space runs out would still have to be written.
 */
import { KeptFiles, keyOf, type KeptFilesEnv } from './kept-files.js'
import { shellGroup, type KeepProgress, type ManifestFile } from '../../shared/manifest.js'

export interface OfflineWorkerEnv extends KeptFilesEnv {
  origin: string
  /** The path of the registration's scope. */
  scope: string
  /** The visitor enabled data saving: only files that are used are kept. */
  saveData: boolean
  fetchRequest(request: Request): Promise<Response>
}

export type RequestLike = Pick<Request, 'url' | 'method' | 'mode' | 'headers'>

export interface OfflineWorker {
  /** @throws Error if a file of the shell or of a family can't be kept */
  install(openUrls: readonly string[]): Promise<void>
  activate(): Promise<void>
  /** @returns undefined for requests that are left to the browser */
  respond(request: RequestLike, waitUntil: (work: Promise<unknown>) => void): Promise<Response> | undefined
  /** Keeps those that belong to the site. Never rejects. */
  keep(urls: readonly string[]): Promise<void>
  keepAll(report: (progress: KeepProgress) => void): Promise<void>
  size(): Promise<KeepProgress>
}

/** Number of parallel downloads: enough to use the bandwidth, few enough not to starve the page. */
const parallel = 4

export function createOfflineWorker(env: OfflineWorkerEnv): OfflineWorker {
  const { manifest } = env
  const files = new KeptFiles(env)
  const keptGroups = new Set<string>()
  const groupOf = (url: string) => files.file(new URL(url, env.origin).pathname)?.group

  const familiesOf = (urls: readonly string[]) => {
    const groups = new Set(env.saveData ? [] : urls.map(groupOf))
    groups.delete(shellGroup)
    return [...groups].flatMap((name) => (name ? files.group(name) : []))
  }

  const keepFamilyOf = async (url: string) => {
    const group = groupOf(url)
    if (!group || group === shellGroup || env.saveData || keptGroups.has(group)) return
    keptGroups.add(group)
    await inParallel(files.group(group), async (file) => (await files.keep(file, 'extra')) === 'kept')
  }

  const carryOver = async (promised: readonly ManifestFile[]) => {
    const { urls } = await files.kept()
    const wanted = manifest.files.filter((file) => urls.has(file.url) && !promised.includes(file))
    await inParallel(wanted, async (file) => (await files.keep(file, 'extra')) === 'kept')
  }

  const page = async (request: RequestLike, pathname: string, waitUntil: (work: Promise<unknown>) => void) => {
    try {
      const response = await env.fetchRequest(request as Request)
      const file = files.file(pathname)
      if (file && response.status === 200) {
        waitUntil(
          files
            .keepResponse(file, response.clone())
            .then(() => keepFamilyOf(pathname))
            .catch(() => {}),
        )
      }
      return response
    } catch (failure) {
      return (
        (await files.find(pathname)) ?? (await atSlash(request)) ?? (await offlinePage()) ?? Promise.reject(failure)
      )
    }
  }

  const asset = async (request: RequestLike, url: URL, waitUntil: (work: Promise<unknown>) => void) => {
    // With a query it is a different file from the one in the manifest.
    if (url.search) return env.fetchRequest(request as Request)
    const file = files.file(url.pathname)
    // A file that is not in the manifest belongs to another release: a chunk of a page that has been open for long.
    const kept = await (file ? files.findExact(file) : files.find(url.pathname))
    if (kept) return kept
    try {
      const response = await env.fetchRequest(request as Request)
      if (file && response.status === 200) waitUntil(files.keepResponse(file, response.clone()))
      return response
    } catch (failure) {
      return (await files.find(url.pathname)) ?? Promise.reject(failure)
    }
  }

  /** Redirects an address without its trailing slash, as hosts do. */
  const atSlash = async (request: RequestLike) => {
    const url = new URL(request.url)
    if (url.pathname.endsWith('/') || !(await files.find(`${url.pathname}/`))) return undefined
    url.pathname += '/'
    return Response.redirect(url.href)
  }

  const offlinePage = async () => {
    const address = offlineAddress(manifest.offline, env.scope)
    const kept = address === undefined ? undefined : await files.find(address)
    return kept && new Response(kept.body, { status: 503, headers: kept.headers })
  }

  const size = async (): Promise<KeepProgress> => {
    const { keys } = await files.kept()
    const kept = manifest.files.filter((file) => keys.has(keyOf(file)))
    return {
      type: 'progress',
      kept: kept.length,
      total: manifest.files.length,
      keptBytes: sumOfSizes(kept),
      totalBytes: sumOfSizes(manifest.files),
    }
  }

  return {
    size,
    async install(openUrls) {
      const present = new Set(await env.caches.keys())
      const promised = [...files.group(shellGroup), ...familiesOf(openUrls)]
      try {
        const room = await inParallel(promised, async (file) => (await files.keep(file, 'core')) === 'kept', true)
        // A first version keeps what fits; one that replaces another must be complete.
        const isUpdate = [...present].some(
          (name) => name.startsWith(manifest.cachePrefix) && name.endsWith(':core') && name !== files.cacheName('core'),
        )
        if (!room && isUpdate) throw new Error('not enough space for this version')
      } catch (failure) {
        const own = [files.cacheName('core'), files.cacheName('extra')]
        await Promise.all(own.filter((name) => !present.has(name)).map((name) => env.caches.delete(name)))
        throw failure
      }
      await carryOver(promised)
    },
    activate: () => files.deleteOldVersions(),
    respond(request, waitUntil) {
      const url = new URL(request.url)
      if (request.method !== 'GET' || url.origin !== env.origin || request.headers.has('range')) return undefined
      if (!url.pathname.startsWith(manifest.base)) return undefined
      // The worker of the whole site may share its scope with other sites.
      if (offlineAddress(manifest.offline, env.scope) === undefined && !files.file(url.pathname)) return undefined
      if (request.mode === 'navigate') return page(request, url.pathname, waitUntil)
      // Firefox reports a rejected promise as an error of the worker. It also reports scripts that are missing; one that
      // throws would not be reported, but the page could not load the script any more once it is online.
      return asset(request, url, waitUntil).catch(() => new Response(null, { status: 504 }))
    },
    async keep(urls) {
      const used = urls.flatMap((url) => files.file(new URL(url).pathname) ?? [])
      await inParallel(used, async (file) => (await files.keep(file, 'extra')) === 'kept')
    },
    async keepAll(report) {
      const progress = await size()
      const { keys } = await files.kept()
      const missing = manifest.files.filter((file) => !keys.has(keyOf(file)))
      let failed = false
      const room = await inParallel(missing, async (file) => {
        const outcome = await files.keep(file, 'extra').catch(() => 'failed' as const)
        failed ||= outcome === 'failed'
        if (outcome !== 'kept') return outcome === 'failed'
        progress.kept++
        progress.keptBytes += file.size
        report({ ...progress })
        return true
      })
      report({ ...(await size()), end: failed ? 'failed' : room ? 'done' : 'partial' })
    },
  }
}

function sumOfSizes(files: readonly ManifestFile[]): number {
  return files.reduce((sum, file) => sum + file.size, 0)
}

/** @returns the offline page of the longest scope that contains `scope` */
export function offlineAddress(offline: Record<string, string>, scope: string): string | undefined {
  const scopes = Object.keys(offline).filter((candidate) => scope.startsWith(candidate))
  return offline[scopes.sort((a, b) => b.length - a.length)[0] ?? '']
}

/**
 * Runs `work` over the items, a few at a time, until it reports that there is no more room.
 *
 * @param strict whether a failure stops everything; otherwise the failed item is skipped
 * @returns whether there was room for all items
 */
async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<boolean>,
  strict = false,
): Promise<boolean> {
  const queue = [...items]
  let room = true
  let failure: unknown
  const runner = async () => {
    for (let item = queue.shift(); item !== undefined && room; item = queue.shift()) {
      try {
        room = (await work(item)) && room
      } catch (error) {
        if (!strict) continue
        failure ??= error
        queue.length = 0
      }
    }
  }
  await Promise.all(Array.from({ length: parallel }, runner))
  if (failure !== undefined) throw failure
  return room
}
