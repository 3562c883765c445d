/**
 * Links to the same page in another language, any `a[hreflang]`. They lead to the place that is being read, since headings
 * have the same ids in every language, else to the anchor of the address, and keep what is searched for. Following one
 * stores its language as the visitor's.
 */
import { selector } from '../platform/contract.js'
import type { SafeStorage } from '../platform/safe-storage.js'

/**
 * @param session receives, as `place`, the id of the heading and how far below the window's upper edge it stands
 *   (restore-place.ts)
 * @param remember receives the language, as in `hreflang`
 */
export function installLanguageLinks(
  window: Window,
  session: SafeStorage,
  place: string,
  remember: (language: string) => void,
): void {
  const { document, location } = window
  const follow = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[hreflang]')
    // The right button opens the context menu and does not follow the link.
    if (!link || (event as MouseEvent).button > 1) return
    link.hash = location.hash
    const passed = [...document.querySelectorAll('main :is(h2, h3, h4, tr)[id]')].findLast((one) => {
      const { top, height } = one.getBoundingClientRect()
      // One that is not drawn has no height.
      return height && top < window.innerHeight / 3
    })
    if (window.scrollY && passed) {
      link.hash = passed.id
      session.set(place, `${passed.getBoundingClientRect().top} ${passed.id}`)
    }
    if (document.querySelector(selector('[data-search-form]'))) link.search = location.search
    remember(link.hreflang)
  }
  document.addEventListener('click', follow)
  document.addEventListener('auxclick', follow)
}
