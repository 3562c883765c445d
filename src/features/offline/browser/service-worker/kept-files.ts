/**
 * The worker's storage: keeps files, finds them and frees space.
 *
 * There are two caches per version, both with the file's hash in the key: `core` for what a version guarantees (shell,
 * families) and `extra` for what was visited or requested. A key with a hash can't be stale, so unchanged files are
 * copied from the previous version instead of being downloaded. The previous version is kept until the next update, so
 * that open pages find their chunks. When space runs out, the extras of other versions are deleted first, then those of
 * this version; never what a version guarantees.
 */
import type { ManifestFile, PrecacheManifest } from '../../shared/manifest.js'

export type CacheTier = 'core' | 'extra'
/** `full`: the storage quota is exceeded, which is not an error. */
export type Outcome = 'kept' | 'full'

export interface KeptFilesEnv {
  manifest: PrecacheManifest
  caches: CacheStorage
  fetch(url: string, init?: RequestInit): Promise<Response>
  /** sha256 */
  digest(contents: ArrayBuffer): Promise<ArrayBuffer>
}

export class KeptFiles {
  readonly #byUrl: Map<string, ManifestFile>
  readonly #env: KeptFilesEnv

  constructor(env: KeptFilesEnv) {
    this.#env = env
    this.#byUrl = new Map(env.manifest.files.map((file) => [file.url, file]))
  }

  file(url: string): ManifestFile | undefined {
    return this.#byUrl.get(url)
  }

  group(name: string): ManifestFile[] {
    return this.#env.manifest.files.filter((file) => file.group === name)
  }

  cacheName(tier: CacheTier): string {
    return `${this.#env.manifest.cachePrefix}${this.#env.manifest.version}:${tier}`
  }

  /** Names of this site's caches, older versions first. */
  async versions(): Promise<string[]> {
    const names = await this.#env.caches.keys()
    return names.filter((name) => name.startsWith(this.#env.manifest.cachePrefix))
  }

  /** The file in this version; else, for a page that is older or newer than the worker, as kept by any version. */
  async find(url: string): Promise<Response | undefined> {
    const file = this.#byUrl.get(url)
    return (file && (await this.findExact(file))) ?? this.#matchAny(url)
  }

  /** The file with the hash of this version, whichever version kept it. */
  findExact(file: ManifestFile): Promise<Response | undefined> {
    return this.#matchEverywhere((cache) => cache.match(keyOf(file)))
  }

  /** @throws Error if the file can't be fetched or does not match the manifest */
  async keep(file: ManifestFile, tier: CacheTier): Promise<Outcome> {
    const target = await this.#env.caches.open(this.cacheName(tier))
    const key = keyOf(file)
    if (await target.match(key)) return 'kept'
    const present = await this.#matchEverywhere((cache) => cache.match(key))
    return this.#put(key, present ?? (await this.#fetchChecked(file)), tier)
  }

  /** Keeps a response that was fetched anyway, if it matches the manifest. Never rejects. */
  async keepResponse(file: ManifestFile, response: Response): Promise<void> {
    try {
      if (await this.findExact(file)) return
      await this.#put(keyOf(file), await this.#checked(file, response), 'extra')
    } catch {
      // A file of another version, whose own worker will keep it.
    }
  }

  /** What any version keeps: addresses, and keys as made by `keyOf`. Listing keys is faster than a match per file. */
  async kept(): Promise<{ urls: Set<string>; keys: Set<string> }> {
    const urls = new Set<string>()
    const keys = new Set<string>()
    for (const name of await this.versions()) {
      const cache = await this.#env.caches.open(name)
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url)
        urls.add(pathname)
        keys.add(pathname + search)
      }
    }
    return { urls, keys }
  }

  /** Deletes this site's caches except those of this version and the previous one. */
  async deleteOldVersions(): Promise<void> {
    const versionOf = (name: string) => name.slice(0, name.lastIndexOf(':'))
    const own = versionOf(this.cacheName('core'))
    const names = await this.versions()
    const previous = names.map(versionOf).findLast((version) => version !== own)
    const old = names.filter((name) => versionOf(name) !== own && versionOf(name) !== previous)
    await Promise.all(old.map((name) => this.#env.caches.delete(name)))
  }

  async #put(key: string, response: Response, tier: CacheTier): Promise<Outcome> {
    const spare = response.clone()
    try {
      await (await this.#env.caches.open(this.cacheName(tier))).put(key, response)
      return 'kept'
    } catch (error) {
      if (!isQuota(error) || !(await this.#freeSpace(tier))) return full(error)
    }
    try {
      await (await this.#env.caches.open(this.cacheName(tier))).put(key, spare)
      return 'kept'
    } catch (error) {
      return full(error)
    }
  }

  /** @returns whether anything was dropped */
  async #freeSpace(tier: CacheTier): Promise<boolean> {
    const extras = (await this.versions()).filter((name) => name.endsWith(':extra'))
    const others = extras.filter((name) => name !== this.cacheName('extra'))
    const droppable = others.length || tier === 'extra' ? others : extras
    await Promise.all(droppable.map((name) => this.#env.caches.delete(name)))
    return droppable.length > 0
  }

  async #fetchChecked(file: ManifestFile): Promise<Response> {
    return this.#checked(file, await this.#env.fetch(file.url, { cache: 'no-cache', credentials: 'same-origin' }))
  }

  /** @returns a copy of the response, after checking its contents against the hash */
  async #checked(file: ManifestFile, response: Response): Promise<Response> {
    if (response.status !== 200 || response.redirected || response.type === 'opaque' || response.type === 'error') {
      throw new Error(`${file.url}: status ${response.status}`)
    }
    const contents = await response.arrayBuffer()
    const hash = hex(await this.#env.digest(contents)).slice(0, file.hash.length)
    if (hash !== file.hash) throw new Error(`${file.url}: not the expected contents`)
    const headers = new Headers()
    for (const name of ['content-type', 'content-security-policy', 'content-language']) {
      const value = response.headers.get(name)
      if (value) headers.set(name, value)
    }
    return new Response(contents, { headers })
  }

  #matchAny(url: string): Promise<Response | undefined> {
    return this.#matchEverywhere((cache) => cache.match(url, { ignoreSearch: true }))
  }

  /** Newest version first. */
  async #matchEverywhere(match: (cache: Cache) => Promise<Response | undefined>): Promise<Response | undefined> {
    for (const name of (await this.versions()).reverse()) {
      const found = await match(await this.#env.caches.open(name))
      if (found) return found
    }
    return undefined
  }
}

/** The address under which a file is kept. */
export function keyOf({ url, hash }: ManifestFile): string {
  return `${url}?${hash}`
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isQuota(error: unknown): boolean {
  return (error as { name?: string } | null)?.name === 'QuotaExceededError'
}

function full(error: unknown): Outcome {
  if (isQuota(error)) return 'full'
  throw error
}
