/**
 * The data that the build passes to the service worker: every output file with its hash. It is written in front of the
 * bundled worker as `self.precacheManifest = {…}`, so that the worker's code is the same for all sites and a build
 * changes one line only.
 */
export interface ManifestFile {
  /** The public path, including the base: `/x/charts/` rather than `…/index.html`. */
  url: string
  /** The first 24 hex digits of the SHA-256 of the contents; enough to tell versions apart, at a third of the size. */
  hash: string
  /** Bytes. */
  size: number
  /**
   * `shell`: cached when the worker is installed (stylesheets, scripts, search index, offline pages). Any other group
   * is a family of pages in one language, cached when one of its pages is opened. Files without a group are cached when
   * used.
   */
  group?: string
}

export interface PrecacheManifest {
  /** Hash of the list; part of the names of this version's caches. */
  version: string
  /**
   * Prefix of the caches' names, such as `docs-sw:/x:`. Ends in `:`, so that no site's prefix is a prefix of another's.
   */
  cachePrefix: string
  /** The site's base, with a slash at both ends. The worker ignores everything outside it. */
  base: string
  /** Address of the page that is shown offline instead of one that is not cached, by scope. */
  offline: Record<string, string>
  /** What the addresses of a product’s files contain, by the product’s id: `/charts/`, `/api/charts/`. */
  products: Record<string, string[]>
  /** What the addresses of pages begin with in languages other than the first: `/zh/`. */
  languages: string[]
  files: ManifestFile[]
}

/** A product in one language: that product’s files, and those that are no product’s. */
export interface KeptPart {
  product: string
  /** One of `languages`; empty for the first language. */
  language: string
}

export const shellGroup = 'shell'

/** Messages from a page to the worker. */
export type WorkerRequest =
  | { type: 'skip-waiting' }
  /** Keeps files that the page loaded before the worker controlled it. */
  | { type: 'keep'; urls: string[] }
  | { type: 'keep-all'; part?: KeptPart }
  | { type: 'size'; part?: KeptPart }

/** The worker's message while it caches the whole site. */
export interface KeepProgress {
  type: 'progress'
  /** Number of files that are cached, of `total`. */
  kept: number
  total: number
  /** Bytes. */
  keptBytes: number
  totalBytes: number
  /** Absent while it continues. `partial`: the storage is full. */
  end?: 'done' | 'partial' | 'failed'
}
