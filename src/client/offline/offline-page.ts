/**
 * The page that says that a page is not there offline lists those that are: read from the caches, without the worker.
 */
import { text, type ClientConfig } from '../site-config.js'
import { find } from '../platform/page.js'

export interface KeptPage {
  url: string
  title: string
}

/** Enough to find `<title>` in. */
const headLength = 4_000

/** @returns the kept pages of one language by title, each once */
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
  // As text: parsed, its inline styles would be reported as breaches of this page's policy.
  const lang = /<html[^>]*\slang="([^"]*)"/.exec(head)?.[1]
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1]
  return lang !== undefined && title !== undefined ? { lang, title: decodeText(title) } : undefined
}

/** A text area holds text only, so no markup in it comes to life. */
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
  // This page is kept, too, but is no place to go to; and every title ends with the site's own.
  const ending = document.title.slice(document.querySelector('h1')?.textContent?.length ?? document.title.length)
  const pages = kept
    .filter(({ url }) => url !== `${config.serviceWorker!.scope}offline/`)
    .map(({ url, title }) => ({
      url,
      title: ending && title.endsWith(ending) ? title.slice(0, -ending.length) : title,
    }))
  const item = (content: Node | string) => {
    const made = document.createElement('li')
    made.append(content)
    return made
  }
  const link = ({ url, title }: KeptPage) => {
    const made = document.createElement('a')
    made.href = url
    made.textContent = title
    return made
  }
  list.replaceChildren(...(pages.length ? pages.map((page) => item(link(page))) : [item(text(config, 'offline.none'))]))
}
