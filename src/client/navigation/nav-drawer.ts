/**
 * The navigation as a drawer on screens narrower than the permanent column.
 *
 * The column is a native popover there: its button, Escape, a press outside and the way back for the focus need no script.
 * This adds what a popover lacks, for as long as it is open: the semantics of a modal dialog and a keyboard that stays
 * inside. A `<dialog>` was rejected, since the same element is plain page content on a wide screen. Loaded when the drawer is
 * first opened.
 */
import { trapFocus } from './focus-trap.js'

const semantics = { role: 'dialog', 'aria-modal': 'true' }

/** Call when the drawer has been opened. */
export function enhanceDrawer(window: Window, drawer: HTMLElement): void {
  if (drawer.getAttribute('role') === semantics.role) return
  for (const [name, value] of Object.entries(semantics)) drawer.setAttribute(name, value)
  const release = trapFocus(drawer)
  drawer.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'center' })
  const wide = window.matchMedia?.('(min-width: 1200px)')
  const close = () => drawer.hidePopover()
  const onToggle = (event: Event) => {
    if (event.target !== drawer || (event as ToggleEvent).newState === 'open') return
    drawer.removeEventListener('toggle', onToggle)
    wide?.removeEventListener('change', close)
    for (const name of Object.keys(semantics)) drawer.removeAttribute(name)
    release()
  }
  wide?.addEventListener('change', close)
  drawer.addEventListener('toggle', onToggle)
}
