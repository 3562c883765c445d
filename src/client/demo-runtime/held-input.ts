/**
 * What a visitor did to a demo while it was still asleep: presses are held and given to it when it is awake, typed text
 * is kept and told.
 *
 * A held click is stopped before the browser acts on it, since the one that is dispatched later makes it act: a check box
 * would change twice. Keys that type, move the focus or press (Enter on a button becomes a click, which is held) keep
 * their own effect; only keys that mean nothing to the browser, like arrows in a tree, are held.
 */
export interface HeldInput {
  /** Takes an event on the sleeping demo. */
  hold(event: Event): void
  /** Gives everything to the demo, which is awake now. */
  release(): void
}

interface Held {
  event: Event
  target: Element
  path: number[]
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function holdInput(root: HTMLElement): HeldInput {
  const held: Held[] = []
  const typed = new Map<Field, string | boolean>()
  return {
    hold(event) {
      const target = event.target as Element
      if (event.type === 'input' || event.type === 'change') return void typed.set(target as Field, valueOf(target as Field))
      if (event.type === 'keydown' && actsByItself(event as KeyboardEvent, target)) return
      event.preventDefault()
      event.stopPropagation()
      held.push({ event, target, path: pathTo(target, root) })
    },
    release() {
      for (const [field, value] of typed) if (field.isConnected) tell(field, value)
      for (const { event, target, path } of held.splice(0)) {
        const now = target.isConnected ? target : at(path, root)
        const { constructor } = event as unknown as { constructor: new (type: string, init: Event) => Event }
        // An event is a valid description of another one: the same keys, buttons and place.
        now?.dispatchEvent(new constructor(event.type, event))
      }
    },
  }
}

const typing = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true], [contenteditable=""]'
const pressable = 'button, a[href], summary, input, [role=button]'

/** Does the browser do what the key means without any script? */
function actsByItself({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, target: Element): boolean {
  if (key === 'Tab' || key === 'Escape' || ctrlKey || metaKey || altKey || /^(Shift|Control|Alt|Meta)$/.test(key)) return true
  if (target.closest(typing)) return true
  return (key === 'Enter' || key === ' ') && target.matches(pressable)
}

function valueOf(field: Field): string | boolean {
  return isChecked(field) ? field.checked : field.value
}

function isChecked(field: Field): field is HTMLInputElement & { type: 'checkbox' | 'radio' } {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
}

/**
 * Makes React hear of a value that stood in a field before it looked. React compares with the value that was last set
 * through the field's own property; the prototype's setter goes past it.
 */
function tell(field: Field, value: string | boolean): void {
  if (isChecked(field)) {
    if (field.checked !== value) field.click()
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

/** The way from the root down, as numbers of children. */
function pathTo(target: Element, root: Element): number[] {
  const path: number[] = []
  for (let element = target; element !== root && element.parentElement; element = element.parentElement) {
    path.unshift([...element.parentElement.children].indexOf(element))
  }
  return path
}

function at(path: number[], root: Element): Element | undefined {
  let element: Element | undefined = root
  for (const index of path) element = element?.children[index]
  return element
}
