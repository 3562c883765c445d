/**
 * The service worker that the development server serves in place of the site's own. It unregisters itself, deletes
 * every cache of this origin and reloads the pages that the old worker controlled, so that no cached page of an earlier
 * preview shows up.
 */
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Scope {
  readonly caches: CacheStorage
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly { url: string; navigate(url: string): Promise<unknown> }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void
}

const scope = self as unknown as Scope

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) => {
  const remove = async () => {
    await Promise.all((await scope.caches.keys()).map((name) => scope.caches.delete(name)))
    await scope.clients.claim()
    const pages = await scope.clients.matchAll({ type: 'window' })
    await scope.registration.unregister()
    // Not awaited: a page does not load before its worker is active.
    for (const page of pages) void page.navigate(page.url)
  }
  event.waitUntil(remove())
})
