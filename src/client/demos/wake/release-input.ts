/** Gives a demo, which is awake now, what was held for it (held-input.ts). */
import type { Field, HeldInput } from './held-input.js'

/** Empties what was held. */
export function releaseInput(root: Element, { presses, typed }: HeldInput): void {
  for (const [field, value] of typed) if (field.isConnected) emit(field, value)
  typed.clear()
  for (const { event, target, path } of presses.splice(0)) {
    const now = target.isConnected ? target : at(path, root)
    const { constructor } = event as unknown as { constructor: new (type: string, init: Event) => Event }
    // An event is a valid description of another one: the same keys, buttons and place.
    now?.dispatchEvent(new constructor(event.type, event))
  }
}

/**
 * Makes React hear of a value that stood in a field before it looked. React compares with the value that was last set
 * through the field's own property; the prototype's setter goes past it.
 */
function emit(field: Field, value: string | boolean): void {
  // Only check boxes and radios have a value that is no text.
  if (typeof value === 'boolean') {
    if ((field as HTMLInputElement).checked !== value) field.click()
    return
  }
  const caret = field instanceof HTMLSelectElement || field.ownerDocument.activeElement !== field ? undefined : field
  const selection = caret && ([caret.selectionStart, caret.selectionEnd] as const)
  const start = field instanceof HTMLSelectElement ? '' : field.defaultValue
  if (value !== start) field.value = start
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  // Fields of numbers and dates have no selection.
  if (selection && selection[0] !== null) caret.setSelectionRange(...selection)
}

function at(path: number[], root: Element): Element | undefined {
  let element: Element | undefined = root
  for (const index of path) element = element?.children[index]
  return element
}
