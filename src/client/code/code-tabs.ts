/**
 * Code tabs with a stored choice: picking a package manager once picks it everywhere, including in other browser tabs.
 *
 * The tabs are radio inputs and work without this script, which only stores the choice. A stored value that a block
 * does not offer changes nothing there.
 */
import type { TabAttribute } from '../../contract.js'
import type { SafeStorage } from '../platform/safe-storage.js'
import { closest, data } from '../platform/page.js'
import { selector } from '../platform/contract.js'

const radios = selector('[data-storage-key] input[type=radio]')

export interface CodeTabsEnv {
  document: Document
  storage: SafeStorage
  /** The window, or a target that dispatches `storage` and `pageshow` like it. */
  events: Pick<EventTarget, 'addEventListener'>
}

/** The storage key of the tabs named `key`. */
export function codeTabsKey(key: string): string {
  return `codeblock-${key}`
}

export function installCodeTabs({ document, storage, events }: CodeTabsEnv): void {
  const show = (changed?: string) => {
    for (const radio of document.querySelectorAll<HTMLInputElement>(radios)) {
      const key = keyOf(radio)
      if ((changed ?? key) !== key || radio.value !== storage.get(key)) continue
      radio.checked = true
      // Overrides what the head script set for the first paint (tab-styles.ts).
      const early = `data-tab-${key.slice(codeTabsKey('').length)}` satisfies TabAttribute
      if (document.documentElement.hasAttribute(early)) document.documentElement.setAttribute(early, radio.value)
    }
  }
  document.addEventListener('change', (event) => {
    const radio = event.target as HTMLInputElement
    if (!radio.matches(radios)) return
    storage.set(keyOf(radio), radio.value)
    show(keyOf(radio))
  })
  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent
    if (key) show(key)
  })
  events.addEventListener('pageshow', () => show())
  show()
}

function keyOf(radio: HTMLInputElement): string {
  return codeTabsKey(data(closest(radio, 'data-storage-key')!).storageKey!)
}
