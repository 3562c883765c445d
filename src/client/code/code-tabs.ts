/**
 * Tabs over code blocks whose choice is kept: picking a package manager once picks it everywhere, in other tabs too.
 *
 * The tabs are radio inputs and work without this script; the script only remembers. A stored value is compared with
 * the values that the inputs have, as strings: one that no block offers changes nothing there.
 */
import type { TabAttribute } from '../../contract.js'
import type { SafeStorage } from '../platform/safe-storage.js'
import { closest, data } from '../platform/page.js'
import { selector } from '../platform/contract.js'

const radios = selector('[data-storage-key] input[type=radio]')

export interface CodeTabsEnv {
  document: Document
  storage: SafeStorage
  /** Where `storage` and `pageshow` are heard: the window. */
  events: Pick<EventTarget, 'addEventListener'>
}

/** Where the choice of the tabs named `key` is kept. */
export function codeTabsKey(key: string): string {
  return `codeblock-${key}`
}

export function installCodeTabs({ document, storage, events }: CodeTabsEnv): void {
  const show = (changed?: string) => {
    for (const radio of document.querySelectorAll<HTMLInputElement>(radios)) {
      const key = keyOf(radio)
      if ((changed ?? key) !== key || radio.value !== storage.get(key)) continue
      radio.checked = true
      // What the head script set for the first paint (tab-styles.ts) must not outlive the choice.
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
