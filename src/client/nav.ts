/**
 * The navigation tree beside the page: keeps its scroll position from page to page, shows the current entry, and fetches
 * the entries of a closed group when it is opened.
 *
 * Groups are native `<details>`, so all of it works without this script as well: a group that holds nothing yet links to
 * its own index page. A fragment comes from the site's own origin or not at all, and a failed one can be tried again.
 */
import type { SafeStorage } from './safe-storage.js'
import { text, type ClientConfig } from './site-config.js'

/** Pixels that stay free above and below the current entry when it is brought into view. */
const margin = 120

export interface NavEnv {
  window: Window
  config: ClientConfig
  /** Lasts for the session. */
  session: SafeStorage
  fetch: typeof fetch
}

/** @returns the scroll position that shows the item, moved as little as possible */
export function scrollToShow(item: { top: number; height: number }, view: { scrollTop: number; height: number }): number {
  const first = item.top - margin
  const last = item.top + item.height + margin - view.height
  if (item.top < view.scrollTop) return Math.max(0, first)
  if (item.top + item.height > view.scrollTop + view.height) return Math.max(0, last)
  return view.scrollTop
}

/** @returns removes the listeners */
export function installNav({ window, config, session, fetch }: NavEnv): () => void {
  const { document } = window
  const scroller = document.querySelector<HTMLElement>('[data-nav-scroll]')
  if (!scroller) return () => {}
  const key = `${config.storagePrefix}-nav-scroll`
  restore(scroller, Number(session.get(key)))

  const save = () => session.set(key, String(Math.round(scroller.scrollTop)))
  const onToggle = (event: Event) => {
    const group = event.target as HTMLDetailsElement
    if (group.open && group.dataset['fragment']) void fillGroup(group, config, fetch)
  }
  window.addEventListener('pagehide', save)
  // The event does not bubble, but it is captured.
  scroller.addEventListener('toggle', onToggle, true)
  return () => {
    window.removeEventListener('pagehide', save)
    scroller.removeEventListener('toggle', onToggle, true)
  }
}

function restore(scroller: HTMLElement, saved: number): void {
  if (saved > 0) scroller.scrollTop = saved
  const current = scroller.querySelector('[aria-current=page]')
  if (!current) return
  const item = current.getBoundingClientRect()
  const view = scroller.getBoundingClientRect()
  const top = item.top - view.top + scroller.scrollTop
  scroller.scrollTop = scrollToShow({ top, height: item.height }, { scrollTop: scroller.scrollTop, height: view.height })
}

async function fillGroup(group: HTMLDetailsElement, config: ClientConfig, fetch: NavEnv['fetch']): Promise<void> {
  const address = new URL(group.dataset['fragment']!, group.baseURI)
  // Emptied at once, so that opening twice asks once.
  group.dataset['fragment'] = ''
  group.setAttribute('aria-busy', 'true')
  let contents: Node[]
  try {
    if (address.origin !== location.origin) throw new Error('foreign fragment')
    const response = await fetch(address, { headers: { accept: 'text/html' } })
    if (!response.ok) throw new Error(String(response.status))
    contents = [...new DOMParser().parseFromString(await response.text(), 'text/html').body.childNodes]
  } catch {
    contents = [failure(group, config)]
    group.dataset['fragment'] = address.href
  }
  group.removeAttribute('aria-busy')
  group.replaceChildren(group.querySelector('summary')!, ...contents)
}

function failure(group: HTMLDetailsElement, config: ClientConfig): Node {
  const paragraph = document.createElement('p')
  paragraph.textContent = `${text(config, 'nav.failed')} `
  const href = group.dataset['href']
  if (href) {
    const link = document.createElement('a')
    link.href = href
    link.textContent = text(config, 'nav.open')
    paragraph.append(link)
  }
  return paragraph
}
