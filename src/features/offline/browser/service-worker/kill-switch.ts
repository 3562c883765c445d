/**
 * A worker that removes the service worker: a build with the kill switch writes it in place of sw.js, preceded by
 * `self.cachePrefix = '…'`. Browsers fetch it as an update. It replaces the old worker at once, deletes the caches and
 * unregisters itself. Open pages keep working and are not controlled any more from their next load on.
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
