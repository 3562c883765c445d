/** What both servers take, tell and give back. */
import type { BuildResult } from '../build.js'
import type { SiteOptions } from '../site.js'
import type { Problem } from './problems.js'

export interface ServeOptions extends SiteOptions {
  /** 3001 by default; 0 takes any free one. */
  port?: number
  /** Fail where the port is in use, rather than take the next free one. */
  strictPort?: boolean
  /** The address to listen at; `true` for all; by default this machine alone. */
  host?: string | true
  /** Names that requests may come by, beside localhost and addresses; `.example.com` stands for all below it. */
  allowedHosts?: string[]
  /** The folder of the built site, relative to the root; `export` by default. */
  outDir?: string
  onEvent?(event: ServeEvent): void
}

export type ServeEvent =
  /** Messages that were not there before. */
  | { type: 'problems'; problems: readonly Problem[] }
  /** Files changed, and so many open pages with them. `mended`: nothing is wrong with them any more. */
  | { type: 'update'; files: string[]; pages: number; milliseconds: number; fixed: boolean }
  | { type: 'request'; path: string; status: number; milliseconds: number }
  /** There is nothing to preview yet. */
  | { type: 'building' }
  | { type: 'built'; result: BuildResult }
  /** An error of ours; the server goes on. */
  | { type: 'fault'; error: unknown }

export interface RunningServer {
  port: number
  /** Addresses of the site, with its base. */
  urls: { local: string[]; network: string[] }
  /** The path of the page to begin with. */
  home: string
  /** Reads everything again. */
  refresh(): Promise<void>
  /** Ends it, and remembers what was answered. */
  close(): Promise<void>
}
