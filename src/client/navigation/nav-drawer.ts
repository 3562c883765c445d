/**
 * The navigation as a drawer on screens narrower than the permanent column.
 *
 * The column is a native popover there, so its button, Escape, light dismissal and restoring the focus need no script.
 * While it is open, this module adds what a popover lacks: the semantics of a modal dialog, and `inert` on the rest of
 * the page. A `<dialog>` was rejected because the same element is ordinary page content on a wide screen. Loaded when
 * the drawer is first opened.
 */
const semantics = { role: 'dialog', 'aria-modal': 'true' }

/** To be called when the drawer has been opened. */
export function enhanceDrawer(window: Window, drawer: HTMLElement): void {
  if (drawer.getAttribute('role') === semantics.role) return
  for (const [name, value] of Object.entries(semantics)) drawer.setAttribute(name, value)
  const around = surroundings(drawer).filter((element) => !element.inert)
  for (const element of around) element.inert = true
  if (!drawer.contains(drawer.ownerDocument.activeElement))
    drawer.querySelector<HTMLElement>('button, a[href]')?.focus()
  drawer.querySelector('.v-nav-list [aria-current=page]')?.scrollIntoView({ block: 'center' })
  const wide = window.matchMedia?.('(min-width: 60rem)')
  const close = () => drawer.hidePopover()
  wide?.addEventListener('change', close)
  // Before it closes, because the browser then returns the focus to the button, which must not be inert.
  const onToggle = (event: Event) => {
    if (event.target !== drawer || (event as ToggleEvent).newState === 'open') return
    drawer.removeEventListener('beforetoggle', onToggle)
    wide?.removeEventListener('change', close)
    for (const name of Object.keys(semantics)) drawer.removeAttribute(name)
    for (const element of around) element.inert = false
  }
  drawer.addEventListener('beforetoggle', onToggle)
}

/** The smallest set of elements that covers the page except the drawer. */
function surroundings(drawer: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let inside = drawer; inside.parentElement && inside !== drawer.ownerDocument.body; inside = inside.parentElement)
    for (const sibling of inside.parentElement.children)
      if (sibling !== inside && sibling instanceof HTMLElement) found.push(sibling)
  return found
}
