/** A short message beside a control, visible and announced: outcomes that would otherwise only be heard. */
import { announce } from './announce.js'
import { browserClock } from './clock.js'
import { el } from './el.js'

/** Milliseconds that a message stays. */
const duration = 6_000

const shown = new WeakMap<Element, () => void>()

/** @param beside the message is inserted after this element, and replaces an earlier one there */
export function showNotice(beside: Element, message: string): void {
  shown.get(beside)?.()
  const notice = el(beside.ownerDocument, 'p', { class: 'v-demo-message' }, message)
  const cancel = browserClock.after(duration, () => notice.remove())
  shown.set(beside, () => {
    cancel()
    notice.remove()
  })
  beside.after(notice)
  announce(beside.ownerDocument, message)
}
