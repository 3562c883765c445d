/**
 * What a visitor does to a demo before it is hydrated: events are held, in order, and given to the demo once it is
 * awake (release-input.ts, which is loaded with React).
 *
 * Plain fields keep working while the demo sleeps, so what is typed shows at once; each `input` event is held with the
 * value that it led to and the one before, which show what the edit was. Everything else that would change the demo is
 * stopped before the browser acts on it: clicks, since the one that is dispatched later acts instead, and edits of
 * `contenteditable` elements, whose HTML must be as prerendered when React adopts it. Tab and keyboard shortcuts belong
 * to the browser.
 */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** An element, and how to find its successor if it was replaced: indexes of children, from the demo's root. */
export interface Place {
  element: Element
  path: number[]
}

export interface HeldEvent {
  event: Event
  target: Place
  /** What had the focus: null for nothing in the demo, undefined if the focus was not the visitor's doing. */
  focus: Place | null | undefined
  /** The value of the field after an `input` or `change` event. */
  value?: string | boolean
  /**
   * The text before an edit of a text field: the demo may have another one by then, such as an empty one after Enter.
   */
  before?: string
  /** The text to paste or insert. */
  text?: string
}

export interface HeldInput {
  events: HeldEvent[]
  /** What has the focus: a demo that is drawn anew gives it to the successor. */
  focus?: Place
  /** The last known selection in a text field. */
  caret?: { field: Field; start: number; end: number }
  /** A text field before the edit that its next `input` event reports. */
  edited?: { field: Field; text: string }
  /** A `contenteditable` element as it was before an input method changed it. */
  before?: { element: Element; html: string }
  /** Held events are being dispatched: fields no longer accept new input directly, since it would overtake them. */
  isReleasing: boolean
  /** What the browser dispatches now follows from a held event that is being dispatched, and is for the demo. */
  isActing: boolean
}

export function noInput(): HeldInput {
  return { events: [], isReleasing: false, isActing: false }
}

export const heldTypes = [
  ...['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick', 'submit'],
  ...['keydown', 'keyup', 'beforeinput', 'input', 'change', 'paste', 'compositionstart', 'compositionend'],
]

const fields = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select'
const pressable = 'button, a[href], summary, input, [role=button]'

/** Takes an event on a sleeping demo. */
export function holdEvent(event: Event, root: Element, input: HeldInput): void {
  const target = event.target as HTMLElement
  const isEditable = target.isContentEditable
  const hold = (more: Pick<HeldEvent, 'value' | 'before' | 'text'> = {}) => {
    const { activeElement: active } = target.ownerDocument
    const focus = active && root.contains(active) ? placeOf(active, root) : null
    const isByDemo = input.isReleasing && !/^(pointer|mouse|click)/.test(event.type)
    event.stopPropagation()
    input.events.push({ event, target: placeOf(target, root), focus: isByDemo ? undefined : focus, ...more })
  }
  const { type } = event
  if (type === 'beforeinput') {
    if (!isEditable && !input.isReleasing && isText(target)) input.edited = { field: target, text: target.value }
    if ((!isEditable && !input.isReleasing) || !event.cancelable) return
    event.preventDefault()
    hold({ text: (event as InputEvent).data ?? '' })
  } else if (type === 'input' || type === 'change') {
    if (isEditable || !target.matches('input, textarea, select')) return event.stopPropagation()
    keepCaret(target, input)
    const { edited } = input
    delete input.edited
    if (type === 'input' && edited?.field === target) hold({ value: edited.field.value, before: edited.text })
    // What was typed has been reported by `input` events.
    else if (type === 'change' && isText(target)) hold()
    else hold({ value: isChecked(target as Field) ? (target as HTMLInputElement).checked : (target as Field).value })
  } else if (type === 'paste') {
    if (!isEditable) return
    event.preventDefault()
    hold({ text: (event as ClipboardEvent).clipboardData?.getData('text/plain') ?? '' })
  } else if (type === 'compositionstart') {
    if (isEditable) input.before = { element: target, html: target.innerHTML }
  } else if (type === 'compositionend') {
    if (!input.before) return
    input.before.element.innerHTML = input.before.html
    delete input.before
    hold({ text: (event as CompositionEvent).data })
  } else if (event instanceof KeyboardEvent) {
    if (isForBrowser(event)) return
    if (type === 'keyup') keepCaret(target, input)
    else if (!actsByItself(event, target, isEditable)) event.preventDefault()
    hold()
  } else {
    if ((event as MouseEvent).button > 0) return
    // As the browser would do for a click on a label.
    if (type === 'click') target.closest('label')?.control?.focus({ preventScroll: true })
    if (!/down|up/.test(type)) event.preventDefault()
    else keepCaret(target.ownerDocument.activeElement, input)
    hold()
  }
}

/** Keys that mean nothing to a demo, or that the browser has acted on when the demo wakes. */
function isForBrowser({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || isComposing || /^(Tab|Shift|Control|Alt|Meta)$/.test(key)
}

/** Whether the browser does what the key means without a script. */
function actsByItself({ key }: KeyboardEvent, target: Element, isEditable: boolean): boolean {
  if (key === 'Escape' || target.matches(fields)) return true
  if (isEditable) return !/^(Arrow|Page|Home|End)/.test(key)
  // It moves the focus, and clicks the next one of the group.
  if (target.matches('[type=radio]') && key.startsWith('Arrow')) return true
  return (key === 'Enter' || key === ' ') && target.matches(pressable)
}

/** Hydration moves the caret, so that its place must be known from before. */
function keepCaret(element: Element | null, input: HeldInput): void {
  if (input.isReleasing || !element?.matches('input, textarea')) return
  const field = element as HTMLInputElement
  // Fields of numbers and dates have no selection.
  if (field.selectionStart !== null) input.caret = { field, start: field.selectionStart, end: field.selectionEnd! }
}

/** A field of text, whose edits can be repeated on another text. */
function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element.matches('input, textarea') && (element as HTMLInputElement).selectionStart !== null
}

function isChecked(field: Field): field is HTMLInputElement {
  return /^(checkbox|radio)$/.test(field.type)
}

export function placeOf(element: Element, root: Element): Place {
  const path: number[] = []
  for (let inner = element; inner !== root && inner.parentElement; inner = inner.parentElement)
    path.unshift([...inner.parentElement.children].indexOf(inner))
  return { element, path }
}
