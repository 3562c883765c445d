/**
 * The page's side of the service worker: registers it on the configured hosts and reloads once per update.
 *
 * A first installation takes over the page without a reload, but counts: the next change of controller is an update, also
 * in the tab that installed the first worker. A registration that fails (the worker is gone, is HTML, is blocked) leaves
 * a plain page.
 */
import type { ServiceWorkerConfig } from '../site-config.js'

export interface RegisterEnv {
  /** Absent in insecure pages and some private windows. */
  container?:
    Pick<ServiceWorkerContainer, 'controller' | 'register' | 'addEventListener' | 'removeEventListener'> | undefined
  /** `location.host` */
  host: string
  config: ServiceWorkerConfig
  requestReload(): void
}

/** Whether the worker is wanted on this host; an entry without a port holds for every port. */
export function isServiceWorkerHost(host: string, hosts: readonly string[]): boolean {
  return hosts.some((entry) => entry === '*' || entry === host || entry === host.replace(/:\d+$/, ''))
}

/** @returns whether it is registered */
export async function registerServiceWorker({ container, host, config, requestReload }: RegisterEnv): Promise<boolean> {
  if (!container || !isServiceWorkerHost(host, config.hosts)) return false
  let controlled = Boolean(container.controller)
  const onControllerChange = () => {
    if (controlled) requestReload()
    controlled = true
  }
  container.addEventListener('controllerchange', onControllerChange)
  try {
    const registration = await container.register(config.url, { scope: config.scope, updateViaCache: 'none' })
    // Left by a worker that did not skip waiting by itself.
    registration.waiting?.postMessage({ type: 'skip-waiting' })
    return true
  } catch {
    container.removeEventListener('controllerchange', onControllerChange)
    return false
  }
}
