/** A field that hides the entries without its words: above the rows of a section, and above the lists of an index. */
import { el } from '../../../client/platform/el.js'
import { text, type ClientConfig } from '../../../client/site-config.js'

export interface FilterField {
  field: HTMLInputElement
  /** Says that nothing is left. */
  none: HTMLElement
  /** Empties the field, so that all entries are shown. */
  reset(): void
}

/**
 * @param entries in the order of the page; Enter and arrow down lead to the link of the first that is shown
 * @param key of the field's name
 * @param hideEmpty hides what is around entries that are all hidden
 */
export function filterField(
  document: Document,
  config: ClientConfig,
  key: 'api.filter' | 'api.filter.index',
  entries: readonly HTMLElement[],
  hideEmpty: () => void,
): FilterField {
  const texts = entries.map((entry) => (entry.textContent ?? '').toLowerCase())
  const name = text(config, key)
  const field = el(document, 'input', { type: 'search', placeholder: name, 'aria-label': name })
  const none = el(document, 'p', { role: 'status' })
  const filter = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    entries.forEach((entry, index) => {
      entry.hidden = !words.every((word) => texts[index]!.includes(word))
    })
    hideEmpty()
    none.textContent = entries.every((entry) => entry.hidden) ? text(config, 'api.filter.none') : ''
  }
  const reset = () => {
    field.value = ''
    filter()
  }
  field.addEventListener('input', filter)
  field.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault()
      entries
        .find((entry) => !entry.hidden)
        ?.querySelector('a')
        ?.focus()
    } else if (event.key === 'Escape' && field.value) {
      event.preventDefault()
      reset()
    }
  })
  return { field, none, reset }
}
