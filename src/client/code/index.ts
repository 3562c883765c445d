/**
 * All that a page needs to copy code, loaded when the reader first comes near a code block: the buttons and the keys.
 */
import { createCopyButtons, type CopyButtons } from './copy-button.js'
import { installKeyboardCopy } from './copy-shortcut.js'
import type { ClientConfig } from '../site-config.js'

export function createCopying(document: Document, config: ClientConfig): CopyButtons {
  installKeyboardCopy(document)
  return createCopyButtons(document, config)
}
