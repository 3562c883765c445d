/** The playground's console: what the code logs, and its errors. */
import type { ConsoleLevel } from '../editor/frame-protocol.js'
import { el } from '../../../../client/platform/el.js'
import { find } from '../../../../client/platform/page.js'

/** Older messages are removed beyond this number. */
const maximum = 200

export interface ConsolePanel {
  add(level: ConsoleLevel, message: string): void
  /** Adds an error, unless the code has logged it itself, as React does. */
  addError(message: string, logged: string): void
  clear(): void
}

/**
 * @param panel `<details>` with a list, counters of errors and of other messages, and a button that empties the list
 */
export function createConsolePanel(panel: HTMLElement): ConsolePanel {
  const { ownerDocument: document } = panel
  const list = find(panel, 'data-playground-log')!
  const count = find(panel, 'data-playground-count')!
  const errorCount = find(panel, 'data-playground-errors')!
  let last: { level: ConsoleLevel; message: string; times: number; badge: HTMLElement } | undefined
  let total = 0
  let errors = 0

  const show = () => {
    showCount(count, total - errors)
    showCount(errorCount, errors)
  }
  const clear = () => {
    list.replaceChildren()
    last = undefined
    total = 0
    errors = 0
    show()
  }
  find(panel, 'data-playground-clear')!.addEventListener('click', clear)
  const panelOf: ConsolePanel = {
    addError(message, logged) {
      if (last?.level !== 'error' || !last.message.includes(logged)) panelOf.add('error', message)
    },
    add(level, message) {
      total++
      if (level === 'error') errors++
      show()
      if (last?.level === level && last.message === message) {
        last.times++
        last.badge.textContent = `×${last.times}`
        last.badge.hidden = false
        return
      }
      const badge = el(document, 'span', { class: 'v-playground-times', hidden: true })
      list.append(
        el(
          document,
          'li',
          { class: `v-playground-entry v-playground-level-${level}` },
          el(document, 'pre', {}, message),
          badge,
        ),
      )
      last = { level, message, times: 1, badge }
      if (list.children.length > maximum) list.firstElementChild!.remove()
      list.scrollTop = list.scrollHeight
    },
    clear,
  }
  return panelOf
}

/** A badge: the number, which has a name for those who do not see its colour. */
function showCount(badge: HTMLElement, count: number): void {
  find(badge, 'data-playground-number')!.textContent = count === 0 ? '' : String(count)
  badge.hidden = count === 0
}
