/**
 * Another language shows the place that is being read: the heading, or the row of a table, which has the same id in every
 * language, stands where it stood. Loaded with what scrolling shows: before, the place is the top.
 */
import { decodePercent } from '../../text.js'
import type { SafeStorage } from '../platform/safe-storage.js'

/** @param key of the stored place: how far below the window's upper edge which id stands */
export function installReadingPlace(window: Window, session: SafeStorage, key: string): void {
  const { document } = window
  const stored = session.get(key)
  if (stored) {
    session.set(key, '')
    restore(window, stored)
  }
  const follow = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[hreflang]')
    if (!link || (event as MouseEvent).button > 1 || !window.scrollY) return
    const passed = [...document.querySelectorAll('main :is(h2, h3, h4, tr)[id]')].findLast((one) => {
      const { top, height } = one.getBoundingClientRect()
      // One that is not drawn has no height.
      return height && top < window.innerHeight / 3
    })
    if (!passed) return
    // In place of the anchor of the address, which language-links.ts has kept.
    link.hash = passed.id
    session.set(key, `${passed.getBoundingClientRect().top} ${passed.id}`)
  }
  document.addEventListener('click', follow)
  document.addEventListener('auxclick', follow)
}

/** @param stored any string */
function restore(window: Window, stored: string): void {
  const [, top, id = ''] = /^(-?[\d.]+) (.+)$/.exec(stored) ?? []
  if (decodePercent(window.location.hash.slice(1)) !== id) return
  const heading = window.document.getElementById(id)
  // Not smoothly, wherever the page scrolls so.
  if (heading) window.scrollBy({ top: heading.getBoundingClientRect().top - Number(top), behavior: 'instant' })
}
