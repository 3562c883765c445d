/** After a change of language: the heading that was being read stands where it stood. Loaded only then. */
import { decodePercent } from '../../text.js'

/** @param stored from session storage, as language-links.ts has written it; any string */
export function restorePlace(window: Window, stored: string): void {
  const [, top, id = ''] = /^(-?[\d.]+) (.+)$/.exec(stored) ?? []
  if (decodePercent(window.location.hash.slice(1)) !== id) return
  const heading = window.document.getElementById(id)
  // Not smoothly, wherever the page scrolls so.
  if (heading) window.scrollBy({ top: heading.getBoundingClientRect().top - Number(top), behavior: 'instant' })
}
