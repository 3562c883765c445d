/**
 * Copying text: the one module behind every copy button.
 *
 * The clipboard interface first. Where it is missing, fails, or never answers (seen in embedded views), the text is put
 * into an element of its own, selected, and copied by the old command; where that fails too, a NotAllowedError says so
 * and the caller tells the reader which keys to press. A text area for the fallback was rejected: it takes the focus, and
 * with it the reader's place and the on-screen keyboard.
 */
import { browserClock, type Clock } from '../platform/clock.js'

/** How long the clipboard may take before the fallback is tried; a page's right to copy lasts about 5 s after a click. */
const patience = 1_000

export interface CopyEnv {
  clipboard?: Pick<Clipboard, 'writeText'> | undefined
  /** Selects the text and runs the copy command. */
  copyBySelection(text: string): boolean
  clock: Clock
}

/** @throws DOMException NotAllowedError where neither way worked */
export async function copyText(text: string, env: CopyEnv = browserCopyEnv()): Promise<void> {
  if (await writeToClipboard(text, env)) return
  let copied = false
  try {
    copied = env.copyBySelection(text)
  } catch {
    // The same as a command that says no.
  }
  if (!copied) throw new DOMException('The request is not allowed', 'NotAllowedError')
}

function writeToClipboard(text: string, { clipboard, clock }: CopyEnv): Promise<boolean> {
  return new Promise((resolve) => {
    if (!clipboard) return resolve(false)
    const cancel = clock.after(patience, () => resolve(false))
    const settle = (copied: boolean) => {
      cancel()
      resolve(copied)
    }
    try {
      clipboard.writeText(text).then(
        () => settle(true),
        () => settle(false),
      )
    } catch {
      settle(false)
    }
  })
}

function browserCopyEnv(): CopyEnv {
  return { clipboard: navigator.clipboard, copyBySelection, clock: browserClock }
}

/** In the open dialog where there is one: what lies outside of it is inert and can't be selected. */
function copyBySelection(text: string): boolean {
  const host = document.querySelector('dialog[open]') ?? document.body
  const span = document.createElement('span')
  span.textContent = text
  span.style.whiteSpace = 'pre'
  span.style.userSelect = 'all'
  span.style.position = 'fixed'
  span.style.opacity = '0'
  host.append(span)
  try {
    selectContents(span)
    return document.execCommand('copy')
  } finally {
    getSelection()?.removeAllRanges()
    span.remove()
  }
}

/** Marks what an element holds as selected, so that the reader's own copy keys take it. */
export function selectContents(element: Element): void {
  const selection = getSelection()
  const range = document.createRange()
  range.selectNodeContents(element)
  selection?.removeAllRanges()
  selection?.addRange(range)
}
