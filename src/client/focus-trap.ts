/**
 * Keeps the keyboard within an element that behaves as a dialog but can't be a `<dialog>`: the navigation, which is a
 * plain part of the page on wide screens.
 */
const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]'

/** @returns gives the keyboard back, with the focus where it was */
export function trapFocus(container: HTMLElement, onEscape: () => void): () => void {
  const { ownerDocument: document } = container
  const before = document.activeElement
  const stops = () => [...container.querySelectorAll<HTMLElement>(focusable)].filter((item) => item.getClientRects().length)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      onEscape()
    }
    if (event.key !== 'Tab') return
    const items = stops()
    const edge = event.shiftKey ? items[0] : items.at(-1)
    const inside = container.contains(document.activeElement)
    if (inside && document.activeElement !== edge) return
    event.preventDefault()
    ;(event.shiftKey ? items.at(-1) : items[0])?.focus()
  }
  document.addEventListener('keydown', onKeyDown)
  stops()[0]?.focus()
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    if (before instanceof HTMLElement) before.focus()
  }
}
