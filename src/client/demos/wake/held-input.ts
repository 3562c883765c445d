/**
 * What a visitor did to a demo while it was still asleep: presses are held and given to it when it is awake, typed text
 * is kept and told (release-input.ts, which is loaded with React).
 *
 * A held click is stopped before the browser acts on it, since the one that is dispatched later makes it act: a check box
 * would change twice. Keys that type, move the focus or press (Enter on a button becomes a click, which is held) keep
 * their own effect; only keys that mean nothing to the browser, like arrows in a tree, are held.
 */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface HeldInput {
  presses: { event: Event; target: Element; path: number[] }[]
  /** What was typed or chosen last in each field. */
  typed: Map<Field, string | boolean>
}

export function noInput(): HeldInput {
  return { presses: [], typed: new Map() }
}

/** Takes an event on a sleeping demo. */
export function holdEvent(event: Event, root: Element, input: HeldInput): void {
  const target = event.target as Element
  if (event.type === 'input' || event.type === 'change') {
    const field = target as Field
    input.typed.set(field, isChecked(field) ? field.checked : field.value)
    return
  }
  if (event.type === 'keydown' && actsByItself(event as KeyboardEvent, target)) return
  event.preventDefault()
  event.stopPropagation()
  input.presses.push({ event, target, path: pathTo(target, root) })
}

const typing =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true], [contenteditable=""]'
const pressable = 'button, a[href], summary, input, [role=button]'

/** Does the browser do what the key means without any script? */
function actsByItself({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, target: Element): boolean {
  if (key === 'Tab' || key === 'Escape' || ctrlKey || metaKey || altKey || /^(Shift|Control|Alt|Meta)$/.test(key))
    return true
  if (target.closest(typing)) return true
  return (key === 'Enter' || key === ' ') && target.matches(pressable)
}

function isChecked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
}

/** The way from the root down, as numbers of children. */
function pathTo(target: Element, root: Element): number[] {
  const path: number[] = []
  for (let element = target; element !== root && element.parentElement; element = element.parentElement) {
    path.unshift([...element.parentElement.children].indexOf(element))
  }
  return path
}
