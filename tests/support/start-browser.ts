/**
 * One Chromium for all browser tests of a run. Starting one takes seconds of both cores and about a hundred megabytes, so
 * the files share it: each connects, and works in contexts of its own, which share no storage, caches or workers.
 */
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's Chromium listens. */
    browserEndpoint: string
  }
}

/** Which Chromium the tests use. */
export const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** Vitest's global setup of the browser project. */
export default async function startBrowser(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
