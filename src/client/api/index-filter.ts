/** The field above the lists of an index: it hides what does not match, and the headings of lists that are empty then. */
import { el } from '../platform/el.js'
import { findAll } from '../platform/page.js'
import { text, type ClientConfig } from '../site-config.js'

export function installIndexFilter(page: HTMLElement, config: ClientConfig): void {
  const lists = [...findAll(page, 'data-api-index')]
  const first = lists[0]?.closest('section')
  if (!first) return
  const items = lists.flatMap((list) => [...list.querySelectorAll('li')])
  const texts = items.map((item) => (item.textContent ?? '').toLowerCase())
  const name = text(config, 'api.filter.index')
  const field = el(page.ownerDocument, 'input', { type: 'search', placeholder: name, 'aria-label': name })
  const none = el(page.ownerDocument, 'p', { role: 'status' })
  const filter = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    items.forEach((item, index) => {
      item.hidden = !words.every((word) => texts[index]!.includes(word))
    })
    for (const list of lists) list.closest('section')!.hidden = !list.querySelector('li:not([hidden])')
    none.textContent = items.every((item) => item.hidden) ? text(config, 'api.filter.none') : ''
  }
  field.addEventListener('input', filter)
  field.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault()
      items
        .find((item) => !item.hidden)
        ?.querySelector('a')
        ?.focus()
    } else if (event.key === 'Escape' && field.value) {
      event.preventDefault()
      field.value = ''
      filter()
    }
  })
  // What the address names is shown, whatever the field says.
  addEventListener('hashchange', () => {
    const target = page.querySelector(':target')
    if (!lists.some((list) => list.closest('section')?.contains(target))) return
    field.value = ''
    filter()
    target!.scrollIntoView()
  })
  first.before(el(page.ownerDocument, 'div', { class: 'v-api-tools v-api-index-tools' }, field), none)
}
