/**
 * Roving tabindex for the toolbar of a demo: it is one tab stop, arrow keys move in reading direction, Home and End go
 * to its ends, and hidden controls are skipped. Until this script has loaded, every control is a tab stop.
 */
import { moveTo } from '../moving.js'

const controls = 'a[href], button, select, summary'

export function enhanceToolbar(toolbar: HTMLElement): void {
  const items = () =>
    [...toolbar.querySelectorAll<HTMLElement>(controls)].filter(
      (item) => item.offsetParent !== null && !item.closest('.v-menu-list'),
    )
  const stopAt = (stop: HTMLElement | undefined) => {
    for (const item of toolbar.querySelectorAll<HTMLElement>(controls))
      if (!item.closest('.v-menu-list')) item.tabIndex = item === stop ? 0 : -1
  }
  const itemOf = (event: Event) => items().find((item) => item.contains(event.target as Node))

  toolbar.addEventListener('focusin', (event) => {
    const item = itemOf(event)
    if (item) stopAt(item)
  })
  toolbar.addEventListener('keydown', (event) => {
    const item = itemOf(event)
    if (!item || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const list = items()
    const next = moveTo(event.key, list.indexOf(item), list.length, getComputedStyle(toolbar).direction === 'rtl')
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    list[next]!.focus()
  })
  // Keeps a tab stop when the control that has it is hidden.
  const keepStop = () => {
    const list = items()
    if (!list.some((item) => item.tabIndex === 0)) stopAt(list[0])
  }
  toolbar.addEventListener('toggle', keepStop, true)
  const list = items()
  stopAt(list.find((item) => item === toolbar.ownerDocument.activeElement) ?? list[0])
}
