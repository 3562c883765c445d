/**
 * One Chromium for all browser tests of a run. Starting it takes a second of processor time and a hundred megabytes, so the
 * test files share it: each connects, and works in contexts of its own, which share no storage, caches or workers.
 */
import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { chromiumArgs } from '../../src/features/demos/node/check/chromium.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address at which the run's Chromium listens. */
    browserEndpoint: string
  }
}

const key = Symbol.for('vitrine.tests.browser')
const run = globalThis as { [key]?: Promise<BrowserServer> }

/** Vitest's global setup of each project with browser tests; the first one starts the browser. Throws where there is none. */
export default async function startBrowser(project: TestProject): Promise<() => Promise<void>> {
  // It reads what is compiled, which it may only be now.
  const { installBrowser } = await import('../../scripts/browsers.mjs')
  // Each project loads this module for itself.
  const server = await (run[key] ??= chromium.launchServer({
    executablePath: installBrowser('chromium'),
    args: [...chromiumArgs],
  }))
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
