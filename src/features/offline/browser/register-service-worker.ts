/**
 * The page's side of the service worker: registers it on the configured hosts and reloads once per update.
 *
 * A first installation takes control without a reload, but from then on a change of controller is an update, also in
 * the tab that installed the first worker. The worker of a wider scope may control the page before: the site's, on the
 * first page of another language. A failed registration (the worker is missing, is HTML, or is blocked) leaves the page
 * without a worker.
 */
import type { ServiceWorkerConfig } from '../../../client/site-config.js'

export interface RegisterEnv {
  /** Absent in insecure contexts and some private windows. */
  container?:
    | Pick<ServiceWorkerContainer, 'controller' | 'register' | 'addEventListener' | 'removeEventListener'>
    | undefined
  /** `location.host` */
  host: string
  config: ServiceWorkerConfig
  requestReload(): void
  /** Called when the worker controls a page that was loaded without it. */
  keepLoaded(worker: ServiceWorker): void
}

/** Whether the worker is enabled on this host; an entry without a port applies to every port. */
export function isServiceWorkerHost(host: string, hosts: readonly string[]): boolean {
  return hosts.some((entry) => entry === '*' || entry === host || entry === host.replace(/:\d+$/, ''))
}

/** @returns whether the worker is registered; never rejects */
export async function registerServiceWorker({
  container,
  host,
  config,
  requestReload,
  keepLoaded,
}: RegisterEnv): Promise<boolean> {
  if (!container || !isServiceWorkerHost(host, config.hosts)) return false
  const isOwn = () => {
    const url = container.controller?.scriptURL
    return url !== undefined && new URL(config.url, url).href === url
  }
  let controlled = isOwn()
  const onControllerChange = () => {
    if (controlled) requestReload()
    else if (isOwn()) keepLoaded(container.controller!)
    controlled = isOwn()
  }
  container.addEventListener('controllerchange', onControllerChange)
  try {
    const registration = await container.register(config.url, { scope: config.scope, updateViaCache: 'none' })
    // For a worker that did not skip waiting by itself.
    registration.waiting?.postMessage({ type: 'skip-waiting' })
    return true
  } catch {
    container.removeEventListener('controllerchange', onControllerChange)
    return false
  }
}
