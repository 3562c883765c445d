/**
 * Copying text: the one module behind every copy button.
 *
 * The clipboard API is tried first. If it is missing, fails, or never answers (as in some embedded views), the text is
 * put into a temporary element, selected and copied with `execCommand`. If that fails too, the caller gets a
 * NotAllowedError and tells the reader which keys to press. A text area was rejected for the fallback because focusing
 * it moves the reader's place and opens the on-screen keyboard.
 */
import { browserClock, type Clock } from '../platform/clock.js'
import type { Copying } from './copy-from.js'

/** Milliseconds until the fallback is tried; user activation lasts about 5 s after a click. */
const timeout = 1_000

export interface CopyEnv {
  clipboard?: Pick<Clipboard, 'writeText'> | undefined
  /** Selects the text and runs the copy command. */
  copyBySelection(text: string): boolean
  clock: Clock
}

/** @throws DOMException NotAllowedError if neither way worked */
export async function copyText(text: string, env: CopyEnv = browserCopyEnv()): Promise<void> {
  if (await writeToClipboard(text, env)) return
  let copied = false
  try {
    copied = env.copyBySelection(text)
  } catch {
    // Counts as a failed command.
  }
  if (!copied) throw new DOMException('The request is not allowed', 'NotAllowedError')
}

/**
 * The end of what `copyFrom` has begun.
 *
 * @throws if the text cannot be fetched, or as `copyText` does
 */
export function copied({ text, written }: Copying): Promise<void> {
  return written.catch(async () => copyText(await text))
}

function writeToClipboard(text: string, { clipboard, clock }: CopyEnv): Promise<boolean> {
  return new Promise((resolve) => {
    if (!clipboard) return resolve(false)
    const cancel = clock.after(timeout, () => resolve(false))
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

/** Uses the open dialog, if any, because content outside of it is inert and can't be selected. */
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

/** Selects the contents of an element, so that the keyboard shortcut copies them. */
export function selectContents(element: Element): void {
  const selection = getSelection()
  const range = document.createRange()
  range.selectNodeContents(element)
  selection?.removeAllRanges()
  selection?.addRange(range)
}
