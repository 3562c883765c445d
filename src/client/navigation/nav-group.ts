/**
 * Fetches the entries of a closed navigation group when it is opened, so that no page has to carry the whole tree.
 *
 * Groups are native `<details>` and work without this script: the list of a closed group contains the link to its index
 * page, and the fragment's entries are appended to that list. Fragments are only fetched from the site's own origin. A failed
 * request is repeated when the group is opened again.
 */
import { text, type ClientConfig } from '../site-config.js'
import { data, find } from '../platform/page.js'

/** Never rejects. */
export async function fillGroup(
  group: HTMLDetailsElement,
  config: ClientConfig,
  fetch: typeof globalThis.fetch = window.fetch.bind(window),
): Promise<void> {
  const address = new URL(data(group).fragment!, group.baseURI)
  const list = group.querySelector('ul')
  // Cleared first, so that opening the group twice sends one request.
  data(group).fragment = ''
  group.setAttribute('aria-busy', 'true')
  find(group, 'data-failure')?.remove()
  try {
    if (address.origin !== location.origin) throw new Error('foreign fragment')
    const response = await fetch(address, { headers: { accept: 'text/html' } })
    if (!response.ok) throw new Error(String(response.status))
    const { body } = new DOMParser().parseFromString(await response.text(), 'text/html')
    list?.append(...body.childNodes)
  } catch {
    data(group).fragment = address.href
    list?.append(failure(config))
  }
  group.removeAttribute('aria-busy')
}

function failure(config: ClientConfig): Node {
  const item = document.createElement('li')
  data(item).failure = ''
  item.className = 'v-nav-item'
  item.textContent = text(config, 'nav.failed')
  return item
}
