/**
 * The back-to-top button, shown while the reader scrolls back up: reading on, nothing lies over the text.
 *
 * It is a link to the top, so it works without this script. The script hides it while it is not needed and keeps the
 * address unchanged; the stylesheet says whether the page scrolls smoothly.
 */
import { selector } from '../platform/contract.js'

/** Pixels from the top within which it is not needed. */
const shownAfter = 600

export function installBackToTop(window: Window): void {
  const { document } = window
  const link = document.querySelector<HTMLElement>(selector('[data-back-to-top]'))
  if (!link) return
  let last = -1
  const onScroll = () => {
    const { scrollY } = window
    if (scrollY === last) return
    link.hidden = scrollY <= shownAfter || scrollY > last
    last = scrollY
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  link.addEventListener('click', (event) => {
    event.preventDefault()
    window.scrollTo(0, 0)
    document.getElementById('main-content')?.focus({ preventScroll: true })
  })
  onScroll()
}
