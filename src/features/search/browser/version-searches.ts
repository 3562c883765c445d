/** The switch to the searches of other versions, which the footer of a page names. */
import { el } from '../../../client/platform/el.js'
import { data, findAll } from '../../../client/platform/page.js'
import type { sayWith } from './results-view.js'

/** @param query what is typed when a reader follows a link */
export function versionSearches(
  document: Document,
  say: ReturnType<typeof sayWith>,
  query: () => string,
): HTMLElement[] {
  return findAll<HTMLAnchorElement>(document, 'data-search-href').map((version) => {
    const href = data(version).searchHref ?? ''
    const link = el(document, 'a', { href }, say('search.in', { site: version.textContent.trim() }))
    link.addEventListener('click', () => (link.search = new URLSearchParams({ q: query() }).toString()))
    return link
  })
}
