/**
 * Fetches the entries of a closed navigation group when it is opened, so that no page has to carry the whole tree, and
 * keeps for the session which groups are open.
 *
 * Groups are native `<details>` and work without this script: the list of a closed group contains the link to its index
 * page, and the fragment's entries are appended to that list. Fragments are only fetched from the site's own origin. A
 * failed request is repeated when the group is opened again.
 */
import { text, type ClientConfig } from '../site-config.js'
import { data, find } from '../platform/page.js'
import type { SafeStorage } from '../platform/safe-storage.js'
import { longestGroups, navKeys, type OpenGroups } from '../../theme/nav-script.js'

/** Does what the opening or closing of a group requires. Never rejects. */
export async function groupToggled(
  group: HTMLDetailsElement,
  config: ClientConfig,
  session: SafeStorage,
  fetch: typeof globalThis.fetch = window.fetch.bind(window),
): Promise<void> {
  if (group.open && data(group).fragment) await fillGroup(group, config, fetch)
  const nav = group.closest<HTMLElement>('nav')
  if (nav) session.set(config.storagePrefix + navKeys.open, JSON.stringify(openGroups(nav)))
}

/** The open groups with their entries as other pages need them; as many as may be stored. */
function openGroups(nav: HTMLElement): OpenGroups {
  const groups: OpenGroups['groups'] = {}
  let length = 0
  for (const group of nav.querySelectorAll<HTMLDetailsElement>('details[open][id^=nav-]')) {
    // Not filled yet, or in vain.
    if (data(group).fragment || find(group, 'data-failure')) continue
    const entries = [...(group.querySelector('ul')?.children ?? [])].filter((item) => !item.matches('.v-nav-index'))
    const html = entries.map(({ outerHTML }) => outerHTML.replaceAll(/ aria-(current|busy)="\w+"/g, '')).join('')
    length += html.length
    if (length > longestGroups) break
    groups[group.id] = html
  }
  return { lang: nav.ownerDocument.documentElement.lang, groups }
}

async function fillGroup(
  group: HTMLDetailsElement,
  config: ClientConfig,
  fetch: typeof globalThis.fetch,
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
