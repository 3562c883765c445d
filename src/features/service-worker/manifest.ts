/**
 * What the build tells the service worker: every file of the output with its hash. Written in front of the bundled worker
 * as `self.precacheManifest = {…}`, so that the worker's code is the same for every site and each build changes one line.
 */
export interface ManifestFile {
  /** The public address as a path with the base: `/x/react-charts/` rather than `…/index.html`. */
  url: string
  /** The first hex digits of the sha256 of the contents; 24 are plenty and a third of the size. */
  hash: string
  /** Bytes. */
  size: number
  /**
   * `shell`: kept from the installation on (style sheets, scripts, search index, offline pages). Anything else names a
   * family in one language, whose files are kept when one of its pages is open. Files without a group are kept when they are used.
   */
  group?: string
}

export interface PrecacheManifest {
  /** A hash of the list; names the caches of this version. */
  version: string
  /** Begins the names of the caches; ends in `:`, so that no site's prefix begins another's: `docs-sw:/x:`. */
  cachePrefix: string
  /** The site's base, with a slash at both ends. Nothing outside of it is touched. */
  base: string
  /** Address of the page that says that a page is not there, by scope. */
  offline: Record<string, string>
  files: ManifestFile[]
}

export const shellGroup = 'shell'

/** The worker's messages, both ways. */
export type WorkerRequest = { type: 'skip-waiting' } | { type: 'keep-all' } | { type: 'size' }

export interface KeepProgress {
  type: 'progress'
  /** Files, of those that the whole site has. */
  kept: number
  total: number
  /** Bytes. */
  keptBytes: number
  totalBytes: number
  /** Absent while it goes on. `partial`: no room for more. */
  end?: 'done' | 'partial' | 'failed'
}
