/**
 * The back-to-top button, shown once the page is scrolled by more than 200 pixels.
 *
 * It is a link to the top, so it works without this script. The script hides it while it is not needed, scrolls smoothly
 * unless the reader prefers reduced motion, and keeps the address unchanged.
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
    const reduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: reduced ? 'auto' : 'smooth' })
    document.getElementById('main-content')?.focus({ preventScroll: true })
  })
  onScroll()
}
