/**
 * The script of the API reference: a field that filters the rows of a section, a compact list whose choice is
 * remembered, links that copy themselves, and a target that is shown even where it is folded or filtered away.
 */
import { copyText } from '../../../client/code/clipboard.js'
import { announce } from '../../../client/platform/announce.js'
import { el } from '../../../client/platform/el.js'
import { data, find, findAll } from '../../../client/platform/page.js'
import { safeStorage } from '../../../client/platform/safe-storage.js'
import { readSiteConfig, text } from '../../../client/site-config.js'
import { filterField } from './filter-field.js'
import { installIndexFilter } from './index-filter.js'

const config = readSiteConfig(document)
const storage = safeStorage(() => localStorage)
const compactKey = `${config.storagePrefix}-api-compact`
const page = document.getElementById('main-content')!

const switches: HTMLInputElement[] = []
function setCompact(isCompact: boolean): void {
  if (isCompact) data(page).apiCompact = ''
  else delete data(page).apiCompact
  for (const one of switches) one.checked = isCompact
}

/** A field that filters the rows of a section, and a switch that makes them compact. */
function installRows(around: HTMLElement): void {
  const rows = [...around.querySelectorAll<HTMLTableRowElement>('tbody > tr')]
  const { field, none, reset } = filterField(document, config, 'api.filter', rows, () => {
    for (const table of around.querySelectorAll('table'))
      table.hidden = !table.querySelector('tbody > tr:not([hidden])')
  })
  const compact = el(document, 'input', { type: 'checkbox' })
  compact.addEventListener('change', () => {
    setCompact(compact.checked)
    storage.set(compactKey, compact.checked ? 'true' : 'false')
  })
  compact.checked = data(page).apiCompact !== undefined
  switches.push(compact)
  const label = el(document, 'label', {}, compact, text(config, 'api.compact'))
  around.before(el(document, 'div', { class: 'v-api-tools' }, field, label))
  around.append(none)
  // From row to row, as in a list.
  around.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const row = (event.target as Element).closest('th > a')?.closest('tr')
    if (!step || !row) return
    event.preventDefault()
    const shown = rows.filter((one) => !one.hidden)
    const next = shown[shown.indexOf(row) + step]
    ;(next?.querySelector('a') ?? (step < 0 ? field : undefined))?.focus()
  })
  addEventListener('hashchange', () => {
    const target = document.querySelector<HTMLTableRowElement>('tr:target')
    if (!target?.hidden || !around.contains(target)) return
    reset()
    target.scrollIntoView()
  })
}

for (const around of findAll(document, 'data-api-rows')) installRows(around)
setCompact(storage.get(compactKey) === 'true')

installIndexFilter(page, config)

const form = find<HTMLFormElement>(document, 'data-api-compare')
if (form) void import('./compare.js').then(({ installCompare }) => installCompare(form, installRows))

/** Opens what is folded in the row that the address names. */
function openTarget(): void {
  const target = document.querySelector('tr:target')
  for (const folded of target?.querySelectorAll('details') ?? []) folded.open = true
}
openTarget()
addEventListener('hashchange', openTarget)

// A row's name is a link to it: the click goes there, and leaves the address in the clipboard.
page.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.v-api-table tbody th > a')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  copyText(link.href).then(
    () => announce(document, text(config, 'api.copied')),
    () => undefined,
  )
})
