/**
 * The offline page lists the pages that are available offline. It reads the caches directly, without the worker.
 */
import { el } from '../platform/el.js'
import { text, type ClientConfig } from '../site-config.js'
import { find } from '../platform/page.js'

export interface KeptPage {
  url: string
  title: string
}

/** Number of characters that are searched for `<title>`. */
const headLength = 4_000

/** @returns the kept pages of one language, sorted by title, without duplicates */
export async function keptPages(caches: CacheStorage, cachePrefix: string, locale: string): Promise<KeptPage[]> {
  const pages = new Map<string, string>()
  for (const name of (await caches.keys()).filter((candidate) => candidate.startsWith(cachePrefix))) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const url = new URL(request.url).pathname
      if (!url.endsWith('/')) continue
      const page = await readHead(await cache.match(request))
      if (page?.lang === locale) pages.set(url, page.title)
    }
  }
  return [...pages].map(([url, title]) => ({ url, title })).sort((a, b) => a.title.localeCompare(b.title, locale))
}

async function readHead(response: Response | undefined): Promise<{ lang: string; title: string } | undefined> {
  if (!response?.headers.get('content-type')?.startsWith('text/html')) return undefined
  const head = (await response.text()).slice(0, headLength)
  // Not parsed, because its inline styles would be reported as violations of this page's policy.
  const lang = /<html[^>]*\slang="([^"]*)"/.exec(head)?.[1]
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1]
  return lang !== undefined && title !== undefined ? { lang, title: decodeText(title) } : undefined
}

/** A text area contains only text, so markup in it has no effect. */
function decodeText(html: string): string {
  const area = document.createElement('textarea')
  area.innerHTML = html
  return area.value
}

/** Fills `[data-offline-list]`. */
export async function showKeptPages(document: Document, caches: CacheStorage, config: ClientConfig): Promise<void> {
  const list = find(document, 'data-offline-list')
  if (!list || !config.serviceWorker) return
  const kept = await keptPages(caches, config.serviceWorker.cachePrefix, document.documentElement.lang)
  // Leaves out the offline page itself, and the site's name at the end of every title.
  const ending = document.title.slice(document.querySelector('h1')?.textContent?.length ?? document.title.length)
  const pages = kept
    .filter(({ url }) => url !== `${config.serviceWorker!.scope}offline/`)
    .map(({ url, title }) => ({
      url,
      title: ending && title.endsWith(ending) ? title.slice(0, -ending.length) : title,
    }))
  const item = (content: Node | string) => el(document, 'li', {}, content)
  const link = ({ url, title }: KeptPage) => el(document, 'a', { href: url }, title)
  // A link that leads back to this page is worse than none.
  const home = find<HTMLAnchorElement>(document, 'data-offline-home')
  if (home && !kept.some(({ url }) => url === home.pathname)) home.hidden = true
  list.replaceChildren(...(pages.length ? pages.map((page) => item(link(page))) : [item(text(config, 'offline.none'))]))
}
