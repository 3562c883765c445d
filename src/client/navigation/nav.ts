/**
 * The navigation column: stores its scroll position for the next page, and tells when a group or the drawer is opened.
 * The script directly after the navigation (theme/nav-script.ts) restores both before the first paint.
 */
import type { SafeStorage } from '../platform/safe-storage.js'

export interface NavEnv {
  window: Window
  storagePrefix: string
  /** Lasts for the session. */
  session: SafeStorage
  /** Called when a group has been opened or closed. */
  onGroup(group: HTMLDetailsElement): void
  /** Called when the column is opened as a drawer. */
  onDrawer(drawer: HTMLElement): void
}

export function installNav({ window, storagePrefix, session, onGroup, onDrawer }: NavEnv): void {
  const scroller = window.document.querySelector<HTMLElement>('nav.v-nav')
  if (!scroller) return
  window.addEventListener('pagehide', () =>
    session.set(`${storagePrefix}-nav-scroll`, String(Math.round(scroller.scrollTop))),
  )
  // `toggle` does not bubble, but it can be captured.
  scroller.addEventListener(
    'toggle',
    (event) => {
      const toggled = event.target as HTMLDetailsElement
      if (toggled.id.startsWith('nav-')) onGroup(toggled)
      else if (toggled === scroller && event.newState === 'open') onDrawer(scroller)
    },
    true,
  )
}
