/**
 * Announcements to screen readers, through one polite live region per page.
 *
 * The region should be part of the page, because a region that is inserted together with its text is often not read.
 * Pages without one get it when the first module that announces something is set up. The region is emptied before each
 * message, because a text that does not change is not announced again.
 */
import { el } from './el.js'

const regionId = 'live-region'

export function liveRegion(document: Document): HTMLElement {
  const present = document.getElementById(regionId)
  if (present) return present
  const region = el(document, 'div', { id: regionId, class: 'v-hidden', role: 'status' })
  document.body.append(region)
  return region
}

export function announce(document: Document, message: string): void {
  const region = liveRegion(document)
  region.textContent = ''
  requestAnimationFrame(() => (region.textContent = message))
}
