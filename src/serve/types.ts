/** The options, events and interface of both servers. */
import type { BuildResult } from '../build.js'
import type { TaskProgress } from '../engine/build-context.js'
import type { SiteOptions } from '../site.js'
import type { Problem } from './problems.js'

export interface ServeOptions extends SiteOptions {
  /** 3001 by default; 0 selects any free port. */
  port?: number
  /** Fail if the port is in use, instead of taking the next free one. */
  strictPort?: boolean
  /** The address to listen on, or `true` for all; by default only this machine can connect. */
  host?: string | true
  /** Host names to accept besides localhost and IP addresses; `.example.com` includes its subdomains. */
  allowedHosts?: string[]
  /** Answer MCP clients of this machine at `/mcp`. */
  mcp?: boolean
  /** The folder of the built site, relative to the root; `export` by default. */
  outDir?: string
  onEvent?(event: ServeEvent): void
}

export type ServeEvent =
  /** New problems. */
  | { type: 'problems'; problems: readonly Problem[] }
  /** Files were edited; `pages` is the number of open pages that changed. `fixed`: no problems are left. */
  | { type: 'update'; files: string[]; pages: number; milliseconds: number; fixed: boolean }
  /** Something takes long; pages are served meanwhile. */
  | ({ type: 'task' } & TaskProgress)
  | { type: 'request'; path: string; status: number; milliseconds: number }
  /** A preview found no output, so the site is built first. */
  | { type: 'building' }
  | { type: 'built'; result: BuildResult }
  /** An unexpected error; the server keeps running. */
  | { type: 'fault'; error: unknown }

export interface RunningServer {
  port: number
  /** Addresses of the site, including the base path. */
  urls: { local: string[]; network: string[] }
  /** The path of the page to open first. */
  home: string
  /** Reads all files again. */
  refresh(): Promise<void>
  /** Stops the server and saves the cache. */
  close(): Promise<void>
}
