/** Copy buttons and the copy shortcut, loaded when the reader first hovers or focuses a code block. */
import { createCopyButtons, type CopyButtons } from './copy-button.js'
import { installKeyboardCopy } from './copy-shortcut.js'
import type { ClientConfig } from '../site-config.js'

export function createCopying(document: Document, config: ClientConfig): CopyButtons {
  installKeyboardCopy(document)
  return createCopyButtons(document, config)
}
