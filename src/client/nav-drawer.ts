/**
 * The navigation as a drawer on screens narrower than the permanent column: a modal dialog while it is open.
 *
 * Dialog semantics are put on when it opens and taken off when it closes, because the same element is plain page content
 * on a wide screen; for the same reason it can't be a `<dialog>`. A screen that becomes wide closes it. Loaded when the
 * button is first pressed.
 */
import { trapFocus } from './focus-trap.js'
import { text, type ClientConfig } from './site-config.js'

export interface NavDrawer {
  open(): void
  close(): void
}

/** @returns undefined on a page without the drawer */
export function createNavDrawer(window: Window, config: ClientConfig): NavDrawer | undefined {
  const { document } = window
  const drawer = document.querySelector<HTMLElement>('[data-nav-drawer]')
  if (!drawer) return undefined
  const wide = window.matchMedia?.('(min-width: 1200px)')
  let release: (() => void) | undefined

  const mark = (open: boolean) => {
    document.documentElement.toggleAttribute('data-nav-open', open)
    for (const toggle of document.querySelectorAll('[data-nav-toggle]')) toggle.setAttribute('aria-expanded', String(open))
    for (const [name, value] of Object.entries({ role: 'dialog', 'aria-modal': 'true', 'aria-label': drawer.dataset['label'] ?? '' })) {
      if (open && value) drawer.setAttribute(name, value)
      else drawer.removeAttribute(name)
    }
  }
  const close = () => {
    if (!release) return
    mark(false)
    release()
    release = undefined
  }
  const open = () => {
    if (release || wide?.matches) return
    mark(true)
    release = trapFocus(drawer, close)
    drawer.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'center' })
  }
  ensureCloseButton(drawer, config)
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-nav-close]')) close()
  })
  wide?.addEventListener('change', close)
  return { open, close }
}

/** Touch screen readers have no Escape key. */
function ensureCloseButton(drawer: HTMLElement, config: ClientConfig): void {
  if (drawer.querySelector('[data-nav-close]')) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'nav-close'
  button.dataset['navClose'] = ''
  button.textContent = text(config, 'nav.close')
  drawer.prepend(button)
}
