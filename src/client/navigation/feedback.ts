/** Thanks a reader who has said whether a page was helpful. Loaded when they say it; analytics listens for itself. */
import { liveRegion, announce } from '../platform/announce.js'
import { text, type ClientConfig } from '../site-config.js'

/** @param button the answer, in a group with the question */
export function thankForFeedback(button: HTMLElement, config: ClientConfig): void {
  const { ownerDocument: document, parentElement: group } = button
  const thanks = text(config, 'feedback.thanks')
  liveRegion(document)
  const words = document.createElement('p')
  words.textContent = thanks
  // Keeps the place of a reader who uses the keyboard.
  words.tabIndex = -1
  group?.replaceChildren(words)
  words.focus({ preventScroll: true })
  announce(document, thanks)
}
