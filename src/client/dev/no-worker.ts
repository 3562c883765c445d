/**
 * The worker that the development server hands out in place of the site's own: it removes itself and every cache of this
 * origin, and loads the pages that the old one held again, so that nobody who once looked at the built site here sees a
 * page of then.
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
