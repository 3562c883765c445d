/**
 * One Chromium for all browser tests of a run. Starting one takes seconds of both cores and about a hundred megabytes, so
 * the files share it: each connects, and works in contexts of its own, which share no storage, caches or workers.
 */
import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's Chromium listens. */
    browserEndpoint: string
  }
}

/** Which Chromium the tests use. */
export const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

const key = Symbol.for('vitrine.tests.browser')
const run = globalThis as { [key]?: Promise<BrowserServer> }

/** Vitest's global setup of each project with browser tests; the first one starts it. */
export default async function startBrowser(project: TestProject): Promise<() => Promise<void>> {
  // Each project loads this module for itself.
  const server = await (run[key] ??= chromium.launchServer({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  }))
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
