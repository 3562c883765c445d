/**
 * Says something to screen readers: one polite live region per page.
 *
 * Use the region that the page carries, since a region that appears together with its text is often not read; pages
 * without one get it when the first module that speaks is set up. Text that repeats is emptied first, as a region whose
 * text stays the same says nothing.
 */
const regionId = 'live-region'

export function liveRegion(document: Document): HTMLElement {
  const present = document.getElementById(regionId)
  if (present) return present
  const region = document.createElement('div')
  region.id = regionId
  region.className = 'v-hidden'
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}

export function announce(document: Document, message: string): void {
  const region = liveRegion(document)
  region.textContent = ''
  requestAnimationFrame(() => (region.textContent = message))
}
