/**
 * What scrolling shows, loaded when the page is first scrolled: the section being read, and the way back to the top.
 */
import { browserClock } from '../platform/clock.js'
import { installBackToTop } from './back-to-top.js'
import { installScrollSpy } from './scroll-spy.js'

export function installScrolling(window: Window): void {
  installScrollSpy(window, browserClock)
  installBackToTop(window)
}
