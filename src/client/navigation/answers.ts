/**
 * What a reader answers to the site: that an announcement is read, and whether a page was helpful. Loaded when they do;
 * analytics listens for itself.
 */
import { announce, liveRegion } from '../platform/announce.js'
import { data } from '../platform/page.js'
import type { SafeStorage } from '../platform/safe-storage.js'
import { text, type ClientConfig } from '../site-config.js'

/** @param button of the announcement, or in a group with the question */
export function answer(button: HTMLElement, config: ClientConfig, storage: SafeStorage): void {
  const { announcementDismiss } = data(button)
  if (announcementDismiss === undefined) return thank(button, config)
  const { ownerDocument: document } = button
  // The head script of later pages reads it.
  storage.set(`${config.storagePrefix}-announcement`, announcementDismiss)
  data(document.documentElement).announcement = 'dismissed'
  document.getElementById('main-content')?.focus({ preventScroll: true })
}

function thank({ ownerDocument: document, parentElement: group }: HTMLElement, config: ClientConfig): void {
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
