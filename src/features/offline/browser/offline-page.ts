/**
 * The offline page lists the pages that are available offline, as the navigation has them. It reads the caches
 * directly, without the worker.
 */
import { el } from '../../../client/platform/el.js'
import { text, type ClientConfig } from '../../../client/site-config.js'
import { find } from '../../../client/platform/page.js'

/** @returns the pathnames of the kept pages */
export async function keptPages(caches: CacheStorage, cachePrefix: string): Promise<Set<string>> {
  const pages = new Set<string>()
  for (const name of (await caches.keys()).filter((candidate) => candidate.startsWith(cachePrefix))) {
    for (const request of await (await caches.open(name)).keys()) {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/')) pages.add(pathname)
    }
  }
  return pages
}

/** Shows the entries of `[data-offline-list]` whose pages are kept, and their groups. */
export async function showKeptPages(document: Document, caches: CacheStorage, config: ClientConfig): Promise<void> {
  const list = find(document, 'data-offline-list')
  if (!list || !config.serviceWorker) return
  const kept = await keptPages(caches, config.serviceWorker.cachePrefix)
  for (const link of list.querySelectorAll('a')) if (!kept.has(link.pathname)) link.closest('li')!.remove()
  for (const group of list.querySelectorAll('section')) if (!group.querySelector('a')) group.remove()
  if (!list.querySelector('a')) list.replaceChildren(el(document, 'p', {}, text(config, 'offline.none')))
  list.hidden = false
  // A link that leads back to this page is worse than none.
  const home = find<HTMLAnchorElement>(document, 'data-offline-home')
  if (home && !kept.has(home.pathname)) home.hidden = true
}
