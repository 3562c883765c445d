/**
 * Gives a demo that has just been hydrated the events that were held for it (held-input.ts), as if they happened now:
 * in order, each in a task of its own, so that React has rendered the outcome of one before the next arrives.
 *
 * The focus is where it was for each event, but only moves when the visitor moved it: a date field that goes on to its
 * next section after two digits gets the next digit there.
 */
import type { Field, HeldEvent, HeldInput, Place } from './held-input.js'

/** Empties what was held. Events that arrive meanwhile are held, too, and dispatched in their turn. */
export async function releaseInput(root: HTMLElement, input: HeldInput): Promise<void> {
  const { ownerDocument: document } = root
  const { activeElement: active, body } = document
  const isLost = (!active || active === body) && input.focus?.element.isConnected === false
  const last = (isLost ? (find(input.focus!, root) ?? active) : active) as HTMLElement | null
  input.isReleasing = true
  let focused: Element | undefined
  const moveFocus = async (place: Place) => {
    if (place.element === focused) return
    focused = place.element
    const element = find(place, root) as HTMLElement | undefined
    if (!element) return
    if (element !== document.activeElement) element.focus({ preventScroll: true })
    else {
      // The listeners of the demo were added after the browser's own events.
      element.dispatchEvent(new FocusEvent('focus'))
      element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    }
    await afterTimers()
  }
  /** Whether the demo has prevented the effect of the key whose edit or click comes next. */
  let isPrevented = false
  rewind(root, input)
  for (let held = input.events.shift(); held; held = input.events.shift()) {
    if (held.focus) await moveFocus(held.focus)
    // Keys go to what has the focus now, which the demo may have moved.
    const isAtFocus = held.target.element === (held.focus ?? held.target).element
    const active = document.activeElement
    const hasActive = active !== null && active !== document.body
    const isKey = isAtFocus && !/^(input|change|submit)$/.test(held.event.type) && !(held.event instanceof MouseEvent)
    const target = isKey && hasActive ? active : find(held.target, root)
    if (target) {
      const isEdit = held.before !== undefined || /^(beforeinput|compositionend)$/.test(held.event.type)
      // Enter in a field clicks the button that sends its form.
      const isByKey = isEdit || (held.event.type === 'click' && (held.event as MouseEvent).detail === 0)
      const goesOn: boolean = !(isByKey && isPrevented) && (isEdit ? edit : dispatch)(held, target, document, input)
      // Enter also commits a field, which comes between the two.
      if (held.event.type !== 'change') isPrevented = held.event.type === 'keydown' && !goesOn
    }
    await (held.event instanceof MouseEvent ? afterTimers() : nextTask())
  }
  if (last && root.contains(last)) await moveFocus({ element: last, path: [] })
  else if (last?.isConnected && last !== document.activeElement) last.focus({ preventScroll: true })
  const { caret } = input
  if (caret && caret.field === document.activeElement && caret.end <= caret.field.value.length)
    (caret.field as HTMLInputElement).setSelectionRange(caret.start, caret.end)
  input.isReleasing = false
}

/** Gives text fields the text that they had before the first edit. */
function rewind(root: HTMLElement, { events }: HeldInput): void {
  const seen = new Set<Element>()
  for (const { target, before } of events) {
    if (before === undefined || seen.has(target.element)) continue
    seen.add(target.element)
    const field = find(target, root) as HTMLInputElement | undefined
    if (field) field.value = before
  }
}

/** @returns false if the demo prevented the default */
function dispatch({ event, value, text }: HeldEvent, target: Element, document: Document, input: HeldInput): boolean {
  if (value !== undefined) {
    setValue(target as Field, value, event)
    return true
  }
  if (event.type === 'paste') {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text ?? '')
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true, clipboardData })
    return target.dispatchEvent(paste) && insert(document, 'insertText', text ?? '', input)
  }
  // An event is a valid description of another one: the same keys, buttons and coordinates.
  const { constructor } = event as unknown as { constructor: new (type: string, init: Event) => Event }
  return act(input, () => target.dispatchEvent(new constructor(event.type, event)))
}

/** Does what makes the browser dispatch events (`change` after a click, `submit`), which must reach the demo. */
function act<T>(input: HeldInput, action: () => T): T {
  input.isActing = true
  try {
    return action()
  } finally {
    input.isActing = false
  }
}

/** Edits that can be done later; others are not accepted while the demo sleeps. */
const commands: Record<string, string> = {
  insertText: 'insertText',
  insertCompositionText: 'insertText',
  insertParagraph: 'insertParagraph',
  insertLineBreak: 'insertLineBreak',
  deleteContentBackward: 'delete',
  deleteContentForward: 'forwardDelete',
}

function edit(held: HeldEvent, target: Element, document: Document, input: HeldInput): boolean {
  const { event, text, before, value } = held
  if (before !== undefined) {
    const field = target as HTMLInputElement
    const edited = repeatEdit(before, value as string, field.value)
    if (edited !== field.value) setValue(field, edited, event)
    return true
  }
  const command = commands[(event as InputEvent).inputType ?? 'insertText']
  return command !== undefined && insert(document, command, text ?? '', input)
}

/**
 * Does to `text` what was done to `before` when it became `after`: before the same rest of the text, or as far from its
 * start.
 */
function repeatEdit(before: string, after: string, text: string): string {
  if (text === before) return after
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const removed = before.length - end - start
  const rest = before.slice(before.length - end)
  const from = text.endsWith(rest) ? Math.max(0, text.length - end - removed) : Math.min(start, text.length)
  return text.slice(0, from) + after.slice(start, after.length - end) + text.slice(from + removed)
}

/** Types where the selection is. Deprecated, but the only way to the events and the history of real typing. */
function insert(document: Document, command: string, text: string, input: HeldInput): boolean {
  // What was typed before stands in front of it.
  delete input.caret
  act(input, () => document.execCommand(command, false, text))
  return true
}

/**
 * Makes React notice a value that was in a field before hydration. React compares with the value that was last set
 * through the field's own property; the prototype's setter bypasses that.
 */
function setValue(field: Field, value: string | boolean, { type }: Event): void {
  // Only check boxes and radio buttons have a value that is not text.
  if (typeof value === 'boolean') {
    if ((field as HTMLInputElement).checked !== value) field.click()
    return
  }
  const start = field instanceof HTMLSelectElement ? '' : field.defaultValue
  if (field.value === value && value !== start) field.value = start
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** After rendering that React has scheduled for the events so far. Timers would be slowed down. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/**
 * After what a component puts off with `setTimeout(…, 0)`: date fields choose a section so after a click or a focus.
 */
async function afterTimers(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  await nextTask()
}

function find({ element, path }: Place, root: Element): Element | undefined {
  if (element.isConnected) return element
  let found: Element | undefined = root
  for (const index of path) found = found?.children[index]
  return found
}
