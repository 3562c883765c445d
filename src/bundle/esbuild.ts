/**
 * esbuild runs in a process of its own, which keeps about 90 MB for as long as it lives. It is started when something
 * is compiled or bundled, which takes 7 ms, and ended when it has had nothing to do for a while: most of a large build
 * is pages.
 *
 * esbuild itself is loaded with its first use: most commands never need it. Its module is loaded for Vitrine alone,
 * since ending the process ends all work of the module: plugins of a site may use esbuild as well.
 */
import { createRequire } from 'node:module'

type Esbuild = typeof import('esbuild')

/** Milliseconds without work after which the process ends. */
const idleTime = 500

let loaded: Esbuild | undefined
let running = 0
/** How many servers are open: they have to answer every edit quickly. */
let servers = 0
let timer: NodeJS.Timeout | undefined

function loadEsbuild(): Esbuild {
  if (loaded) return loaded
  const require = createRequire(import.meta.url)
  const path = require.resolve('esbuild')
  const shared = require.cache[path]
  delete require.cache[path]
  loaded = require(path) as Esbuild
  delete require.cache[path]
  if (shared) require.cache[path] = shared
  // By itself it notices a second later.
  process.once('exit', () => void loaded?.stop())
  return loaded
}

/** Runs `use` with esbuild, whose process stays until its result is there. */
export async function withEsbuild<Value>(use: (esbuild: Esbuild) => Promise<Value>): Promise<Value> {
  const esbuild = loadEsbuild()
  clearTimeout(timer)
  running++
  try {
    return await use(esbuild)
  } finally {
    running--
    endWhenIdle(idleTime)
  }
}

/** Keeps the process until `releaseEsbuild` is called as often as this. */
export function keepEsbuild(): void {
  servers++
}

/** Lets the process end, at once if it has nothing to do. */
export function releaseEsbuild(): void {
  servers--
  endWhenIdle(0)
}

function endWhenIdle(wait: number): void {
  clearTimeout(timer)
  if (running === 0 && servers === 0) timer = setTimeout(() => void loaded?.stop(), wait).unref()
}
