/**
 * What scrolling shows, loaded when the page is first scrolled: the section being read, the way back to the
 * top, and the place that another language leads to.
 */
import { browserClock } from '../platform/clock.js'
import type { SafeStorage } from '../platform/safe-storage.js'
import { installBackToTop } from './back-to-top.js'
import { installReadingPlace } from './reading-place.js'
import { installScrollSpy } from './scroll-spy.js'

export function install(window: Window, session: SafeStorage, storagePrefix: string): void {
  installScrollSpy(window, browserClock)
  installBackToTop(window)
  installReadingPlace(window, session, `${storagePrefix}-place`)
}
