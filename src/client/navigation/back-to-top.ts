/**
 * The button back to the top, shown once the page is scrolled by more than 200 pixels.
 *
 * It is a link to the top, so without this script it works wherever the page shows it; the script only hides it while it
 * has no use, scrolls smoothly for readers who do not mind motion, and leaves the address alone.
 */
import { selector } from '../platform/contract.js'
const shownAfter = 200

export function installBackToTop(window: Window): void {
  const { document } = window
  const link = document.querySelector<HTMLElement>(selector('[data-back-to-top]'))
  if (!link) return
  const onScroll = () => link.toggleAttribute('hidden', window.scrollY <= shownAfter)
  window.addEventListener('scroll', onScroll, { passive: true })
  link.addEventListener('click', (event) => {
    event.preventDefault()
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
    document.getElementById('main-content')?.focus({ preventScroll: true })
  })
  onScroll()
}
