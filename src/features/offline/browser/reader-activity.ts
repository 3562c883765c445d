/**
 * Whether a reload would take something away from the reader: text that they have typed anywhere in the page, or the
 * place where they are typing.
 *
 * The focus is followed through shadow roots (the code editor is in one) and frames of this site. A frame of another
 * origin can't be looked into, so it counts as soon as it has had the focus. Edited code is no reason by itself: it is
 * stored and comes back after a reload, and where it could not be stored the element has `data-unsaved`.
 */
import { selector } from '../../../client/platform/contract.js'

const blocking = selector('dialog[open], [aria-modal=true], [data-unsaved]')
const textFields = 'input, textarea, select'
/** Text in here is stored while it is typed. */
const stored = selector('[data-editing]')

/** @returns whether the reader would lose something now */
export function watchReader(window: Window): () => boolean {
  const { document } = window
  const typed = new Set<Element>()
  const frames = new Set<Element>()
  document.addEventListener(
    'input',
    (event) => {
      const path = event.composedPath().filter((target) => target instanceof Element)
      if (path[0] && !path.some((element) => element.matches(stored))) typed.add(path[0])
    },
    { capture: true },
  )
  // The window loses the focus to a frame without any event that names it.
  const onFocus = () => {
    const active = document.activeElement
    if (active instanceof HTMLIFrameElement && !active.contentDocument) frames.add(active)
  }
  window.addEventListener('blur', onFocus)
  return () => {
    onFocus()
    return isBusy(document) || [...typed].some(isFilled) || [...frames].some((frame) => frame.isConnected)
  }
}

function isBusy(document: Document): boolean {
  if (document.querySelector(blocking)) return true
  const active = focusedIn(document)
  if (active && (active.isContentEditable || active.matches(textFields))) return true
  // What was typed before anything listened.
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
    if (isText(field) && field.value !== field.defaultValue) return true
  return [...document.querySelectorAll('iframe')].some(
    ({ contentDocument }) => contentDocument && isBusy(contentDocument),
  )
}

/** The element with the focus, in whatever shadow root it is. */
function focusedIn(root: Document | ShadowRoot): HTMLElement | undefined {
  const active = root.activeElement as HTMLElement | null
  return active?.shadowRoot ? focusedIn(active.shadowRoot) : (active ?? undefined)
}

function isFilled(element: Element): boolean {
  if (!element.isConnected) return false
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return isText(element) && element.value !== ''
  return (element as HTMLElement).isContentEditable && Boolean(element.textContent)
}

/** Check boxes and sliders hold nothing that was typed. */
function isText({ type }: HTMLInputElement | HTMLTextAreaElement): boolean {
  return !/^(checkbox|radio|range|color|file|hidden|button|submit|reset|image)$/.test(type)
}
