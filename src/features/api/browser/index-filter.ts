/**
 * The field above the lists of an index: it hides what does not match, and the headings of lists that are empty then.
 */
import { el } from '../../../client/platform/el.js'
import { findAll } from '../../../client/platform/page.js'
import type { ClientConfig } from '../../../client/site-config.js'
import { filterField } from './filter-field.js'

export function installIndexFilter(page: HTMLElement, config: ClientConfig): void {
  const lists = [...findAll(page, 'data-api-index')]
  const first = lists[0]?.closest('section')
  if (!first) return
  const items = lists.flatMap((list) => [...list.querySelectorAll('li')])
  const { field, none, reset } = filterField(page.ownerDocument, config, 'api.filter.index', items, () => {
    for (const list of lists) list.closest('section')!.hidden = !list.querySelector('li:not([hidden])')
  })
  // What the address names is shown, whatever the field says.
  addEventListener('hashchange', () => {
    const target = page.querySelector(':target')
    if (!lists.some((list) => list.closest('section')?.contains(target))) return
    reset()
    target!.scrollIntoView()
  })
  first.before(el(page.ownerDocument, 'div', { class: 'v-api-tools v-api-index-tools' }, field), none)
}
