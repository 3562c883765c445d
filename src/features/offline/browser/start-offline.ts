/**
 * Reading offline: registers the service worker, reloads after an update, and lists what is kept on the offline page.
 */
import type { WorkerRequest } from '../shared/manifest.js'
import { browserClock } from '../../../client/platform/clock.js'
import { data, find, findAll, on } from '../../../client/platform/page.js'
import type { SafeStorage } from '../../../client/platform/safe-storage.js'
import type { ClientConfig } from '../../../client/site-config.js'
import { watchReader } from './reader-activity.js'
import { registerServiceWorker } from './register-service-worker.js'
import { createIdleReload } from './reload-when-idle.js'

export interface StartOfflineEnv {
  window: Window
  config: ClientConfig
  session: SafeStorage
}

/** Of a site with a service worker. */
export async function startOffline({ window, config, session }: StartOfflineEnv): Promise<void> {
  const { document, location } = window
  const requestReload = createIdleReload({
    clock: browserClock,
    session,
    storagePrefix: config.storagePrefix,
    hasFocus: () => document.hasFocus(),
    isBusy: watchReader(window),
    reload: () => location.reload(),
  })
  await demosInView(window)
  const container = window.navigator.serviceWorker as ServiceWorkerContainer | undefined
  const keepLoaded = (worker: ServiceWorker) => keepOfPage(window, worker)
  await registerServiceWorker({
    container,
    host: location.host,
    config: config.serviceWorker!,
    requestReload,
    keepLoaded,
  })
  if (!find(document, 'data-offline-list')) return
  const { showKeptPages } = await import('./offline-page.js')
  await showKeptPages(document, window.caches, config)
}

/** Has the page kept, and what it asked for before the worker controlled it: the worker has not seen any of it. */
function keepOfPage({ location, performance }: Window, worker: ServiceWorker): void {
  const controlledAt = performance.now()
  const keep = (urls: string[]) => worker.postMessage({ type: 'keep', urls } satisfies WorkerRequest)
  keep([location.href])
  new PerformanceObserver((list) => {
    const earlier = list.getEntries().filter(({ startTime }) => startTime < controlledAt)
    if (earlier.length > 0) keep(earlier.map(({ name }) => name))
  }).observe({ type: 'resource', buffered: true })
}

/** Milliseconds after which a demo that does not wake is not waited for. */
const longestWait = 10_000

/** What the worker fetches for later must not delay the demo that the reader is looking at. */
async function demosInView({ document, innerHeight }: Window): Promise<void> {
  const isAwaited = findAll(document, 'data-demo-root').some((root) => {
    const { top, bottom, height } = root.getBoundingClientRect()
    return data(root).awake === undefined && height > 0 && bottom > 0 && top < innerHeight
  })
  if (!isAwaited) return
  await new Promise<void>((resolve) => {
    on(document, 'docs:demo-awake', () => resolve(), { once: true })
    browserClock.after(longestWait, resolve)
  })
}
