/**
 * Keeps the keyboard within an element that behaves as a modal dialog but can't be a `<dialog>`.
 */
const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]'

/** Moves the focus into the element. @returns lets the keyboard out again */
export function trapFocus(container: HTMLElement): () => void {
  const { ownerDocument: document } = container
  const stops = () => [...container.querySelectorAll<HTMLElement>(focusable)].filter((item) => item.checkVisibility())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const items = stops()
    const edge = event.shiftKey ? items[0] : items.at(-1)
    const inside = container.contains(document.activeElement)
    if (inside && document.activeElement !== edge) return
    event.preventDefault()
    const next = event.shiftKey ? items.at(-1) : items[0]
    next?.focus()
  }
  document.addEventListener('keydown', onKeyDown)
  if (!container.contains(document.activeElement)) stops()[0]?.focus()
  return () => document.removeEventListener('keydown', onKeyDown)
}
