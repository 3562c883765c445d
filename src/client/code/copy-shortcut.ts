/**
 * Ctrl+C or ⌘C on a hovered or focused code block, while nothing is selected, presses the block's copy button.
 *
 * The block is found by `:hover` and the focus when the keys are pressed, so nothing has to be tracked. During the
 * press, the button's analytics action is changed to one for the keyboard.
 */
import { data, find } from '../platform/page.js'
import { codeBlock } from './code-block.js'

export interface CopyKeyEvent {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
  repeat: boolean
  defaultPrevented: boolean
}

/** Whether these are the copy keys and no others. */
export function isCopyKey(event: CopyKeyEvent): boolean {
  return (
    (event.ctrlKey || event.metaKey) &&
    event.key.toLowerCase() === 'c' &&
    !event.shiftKey &&
    !event.altKey &&
    !event.repeat &&
    !event.defaultPrevented
  )
}

export function installKeyboardCopy(document: Document): void {
  document.addEventListener('keydown', (event) => {
    if (!isCopyKey(event) || hasSelection(document)) return
    const block = document.activeElement?.closest(codeBlock) ?? document.querySelector(`:is(${codeBlock}):hover`)
    const button = block && find(block, 'data-copy')
    if (button) pressAsKeyboard(button)
  })
}

function pressAsKeyboard(button: HTMLElement): void {
  const action = data(button).gaEventAction
  if (action === 'copy-click') data(button).gaEventAction = 'copy-keyboard'
  button.click()
  if (action) data(button).gaEventAction = action
}

function hasSelection(document: Document): boolean {
  if (document.getSelection()?.toString()) return true
  const field = document.activeElement as Partial<HTMLInputElement> | null
  try {
    return typeof field?.selectionStart === 'number' && field.selectionStart !== field.selectionEnd
  } catch {
    return false
  }
}
