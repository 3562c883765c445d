/**
 * The service worker's behaviour, which can run without a worker: install, activate, respond, keep the
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
import { type KeptPart, shellGroup, type KeepProgress, type ManifestFile } from '../../shared/manifest.js'

export interface OfflineWorkerEnv extends KeptFilesEnv {
  origin: string
  /** The path of the registration's scope. */
  scope: string
  /** The visitor enabled data saving: only files that are used are kept. */
  saveData: boolean
  fetchRequest(request: Request): Promise<Response>
}

export type RequestLike = Pick<Request, 'url' | 'method' | 'mode' | 'headers'>

type WaitUntil = (work: Promise<unknown>) => void

/** Number of parallel downloads: enough to use the bandwidth, few enough not to starve the page. */
const parallel = 4

export class OfflineWorker {
  readonly #env: OfflineWorkerEnv
  readonly #files: KeptFiles
  readonly #keptGroups = new Set<string>()

  constructor(env: OfflineWorkerEnv) {
    this.#env = env
    this.#files = new KeptFiles(env)
  }

  /** @throws Error if a file of the shell or of a family can't be kept */
  async install(openUrls: readonly string[]): Promise<void> {
    const { caches, manifest } = this.#env
    const files = this.#files
    const present = new Set(await caches.keys())
    const promised = [...files.group(shellGroup), ...this.#familiesOf(openUrls)]
    try {
      const room = await inParallel(promised, async (file) => (await files.keep(file, 'core')) === 'kept', true)
      // A first version keeps what fits; one that replaces another must be complete.
      const isUpdate = [...present].some(
        (name) => name.startsWith(manifest.cachePrefix) && name.endsWith(':core') && name !== files.cacheName('core'),
      )
      if (!room && isUpdate) throw new Error('not enough space for this version')
    } catch (failure) {
      const own = [files.cacheName('core'), files.cacheName('extra')]
      await Promise.all(own.filter((name) => !present.has(name)).map((name) => caches.delete(name)))
      throw failure
    }
    // What the version before had kept.
    const { urls } = await files.kept()
    await this.#keepExtra(manifest.files.filter((file) => urls.has(file.url) && !promised.includes(file)))
  }

  activate(): Promise<void> {
    return this.#files.deleteOldVersions()
  }

  /** @returns undefined for requests that are left to the browser */
  respond(request: RequestLike, waitUntil: WaitUntil): Promise<Response> | undefined {
    const { origin, manifest, scope } = this.#env
    const url = new URL(request.url)
    if (request.method !== 'GET' || url.origin !== origin || request.headers.has('range')) return undefined
    if (!url.pathname.startsWith(manifest.base)) return undefined
    // The worker of the whole site may share its scope with other sites.
    if (offlineAddress(manifest.offline, scope) === undefined && !this.#files.file(url.pathname)) return undefined
    if (request.mode === 'navigate') return this.#page(request, url.pathname, waitUntil)
    // Firefox reports a rejected promise as an error of the worker. It also reports scripts that are missing; one that
    // throws would not be reported, but the page could not load the script any more once it is online.
    return this.#asset(request, url, waitUntil).catch(() => new Response(null, { status: 504 }))
  }

  /** Keeps those that belong to the site. Never rejects. */
  async keep(urls: readonly string[]): Promise<void> {
    await this.#keepExtra(urls.flatMap((url) => this.#files.file(new URL(url).pathname) ?? []))
  }

  /** @param part of the site; all of it without one */
  async keepAll(report: (progress: KeepProgress) => void, part?: KeptPart): Promise<void> {
    const progress = await this.size(part)
    const { keys } = await this.#files.kept()
    const missing = this.#filesOf(part).filter((file) => !keys.has(keyOf(file)))
    let failed = false
    const room = await inParallel(missing, async (file) => {
      const outcome = await this.#files.keep(file, 'extra').catch(() => 'failed' as const)
      failed ||= outcome === 'failed'
      if (outcome !== 'kept') return outcome === 'failed'
      progress.kept++
      progress.keptBytes += file.size
      report({ ...progress })
      return true
    })
    report({ ...(await this.size(part)), end: failed ? 'failed' : room ? 'done' : 'partial' })
  }

  async size(part?: KeptPart): Promise<KeepProgress> {
    const files = this.#filesOf(part)
    const { keys } = await this.#files.kept()
    const kept = files.filter((file) => keys.has(keyOf(file)))
    return {
      type: 'progress',
      kept: kept.length,
      total: files.length,
      keptBytes: sumOfSizes(kept),
      totalBytes: sumOfSizes(files),
    }
  }

  /** Nothing of other products and no page of another language; what products share is kept with each. */
  #filesOf(part: KeptPart | undefined): readonly ManifestFile[] {
    const { files, products, languages, base } = this.#env.manifest
    if (!part) return files
    const { product, language } = part
    const foreign = Object.keys(products).flatMap((id) => (id === product ? [] : products[id]!))
    const others = languages.filter((one) => one !== language)
    const isTranslated = ({ url }: ManifestFile) =>
      language !== '' && url.endsWith('/') && this.#files.file(base + language.slice(1) + url.slice(base.length))
    return files.filter(
      (file) =>
        !foreign.some((path) => file.url.includes(path)) &&
        !others.some((one) => file.url.startsWith(base + one.slice(1))) &&
        !isTranslated(file),
    )
  }

  #groupOf(url: string): string | undefined {
    return this.#files.file(new URL(url, this.#env.origin).pathname)?.group
  }

  #familiesOf(urls: readonly string[]): ManifestFile[] {
    const groups = new Set(this.#env.saveData ? [] : urls.map((url) => this.#groupOf(url)))
    groups.delete(shellGroup)
    return [...groups].flatMap((name) => (name ? this.#files.group(name) : []))
  }

  async #keepExtra(files: readonly ManifestFile[]): Promise<void> {
    await inParallel(files, async (file) => (await this.#files.keep(file, 'extra')) === 'kept')
  }

  async #keepFamilyOf(url: string): Promise<void> {
    const group = this.#groupOf(url)
    if (!group || group === shellGroup || this.#env.saveData || this.#keptGroups.has(group)) return
    this.#keptGroups.add(group)
    await this.#keepExtra(this.#files.group(group))
  }

  async #page(request: RequestLike, pathname: string, waitUntil: WaitUntil): Promise<Response> {
    const files = this.#files
    try {
      const response = await this.#env.fetchRequest(request as Request)
      const file = files.file(pathname)
      if (file && response.status === 200) {
        waitUntil(
          files
            .keepResponse(file, response.clone())
            .then(() => this.#keepFamilyOf(pathname))
            .catch(() => {}),
        )
      }
      return response
    } catch (failure) {
      const kept = (await files.find(pathname)) ?? (await this.#atSlash(request)) ?? (await this.#offlinePage())
      return kept ?? Promise.reject(failure)
    }
  }

  async #asset(request: RequestLike, url: URL, waitUntil: WaitUntil): Promise<Response> {
    const files = this.#files
    const { fetchRequest } = this.#env
    // With a query it is a different file from the one in the manifest.
    if (url.search) return fetchRequest(request as Request)
    const file = files.file(url.pathname)
    // A file that is not in the manifest belongs to another release: a chunk of a page that has been open for long.
    const kept = await (file ? files.findExact(file) : files.find(url.pathname))
    if (kept) return kept
    try {
      const response = await fetchRequest(request as Request)
      if (file && response.status === 200) waitUntil(files.keepResponse(file, response.clone()))
      return response
    } catch (failure) {
      return (await files.find(url.pathname)) ?? Promise.reject(failure)
    }
  }

  /** Redirects an address without its trailing slash, as hosts do. */
  async #atSlash(request: RequestLike): Promise<Response | undefined> {
    const url = new URL(request.url)
    if (url.pathname.endsWith('/') || !(await this.#files.find(`${url.pathname}/`))) return undefined
    url.pathname += '/'
    return Response.redirect(url.href)
  }

  async #offlinePage(): Promise<Response | undefined> {
    const address = offlineAddress(this.#env.manifest.offline, this.#env.scope)
    const kept = address === undefined ? undefined : await this.#files.find(address)
    return kept && new Response(kept.body, { status: 503, headers: kept.headers })
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
