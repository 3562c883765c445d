/**
 * The worker that takes the worker away: written in place of sw.js by a build that says so, with `self.cachePrefix = '…'`
 * in front. Browsers fetch it as an update, it replaces the old one at once, removes the caches and its registration. Pages
 * that are open go on and are plain pages from their next load on.
 */
import type { WorkerScope } from './worker-scope.js'

const scope = self as unknown as WorkerScope & { cachePrefix: string }

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) => {
  const remove = async () => {
    const names = await scope.caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith(scope.cachePrefix)).map((name) => scope.caches.delete(name)),
    )
    await scope.registration.unregister()
  }
  event.waitUntil(remove())
})
