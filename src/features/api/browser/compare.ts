/**
 * The form on the index of changes: what differs between any two versions of a package, computed from all of them when a
 * reader asks. The address keeps the choice. Loaded by api.ts where there is such a form.
 */
import { el } from '../../../client/platform/el.js'
import { data, findAll } from '../../../client/platform/page.js'
import type { ApiRowView, ApiSectionView } from '../../../template-props.js'
import { escapeHtml, fillTemplate } from '../../../text.js'
import { changeSections, type ChangeString } from '../shared/change-sections.js'
import type { ComparedHistory } from '../shared/compared.js'
import { apiDiff } from '../shared/diff/diff.js'
import { type Snapshot, snapshotInFile } from '../shared/snapshots.js'

/** What the form says. */
interface Words {
  /** Of the history. */
  address: string
  strings: Record<ChangeString, string>
  failed: string
}

/** @param onRows called with what is around the rows of a section that can be filtered */
export function installCompare(form: HTMLFormElement, onRows: (around: HTMLElement) => void): void {
  const { address, strings, failed } = JSON.parse(data(form).apiCompare!) as Words
  const result = el(document, 'div', { class: 'v-api-compared', 'aria-live': 'polite' })
  const menus = [...form.querySelectorAll('select')] as [from: HTMLSelectElement, to: HTMLSelectElement]
  let history: Promise<ComparedHistory> | undefined
  form.after(result)
  form.hidden = false

  const compare = async () => {
    // The menus list the newest version first.
    if (menus[0].selectedIndex < menus[1].selectedIndex)
      [menus[0].value, menus[1].value] = [menus[1].value, menus[0].value]
    const [from, to] = [menus[0].value, menus[1].value]
    window.history.replaceState(null, '', `?${new URLSearchParams({ from, to })}${location.hash}`)
    result.setAttribute('aria-busy', 'true')
    try {
      history ??= load(address)
      const { hrefs, versions } = await history
      const [before, after] = snapshotsOf(versions, [from, to])
      const exported = new Set([...before!.entries, ...after!.entries].map(({ name }) => name))
      const sections = changeSections(apiDiff(before!, after!), exported, {
        say: (key, values) => fillTemplate(strings[key], values ?? {}),
        href: (name) => (Object.hasOwn(hrefs, name) ? inLanguage(hrefs[name]!, address) : undefined),
      })
      const title = `<h3>${escapeHtml(`${from} → ${to}`)}</h3>`
      result.innerHTML =
        title + (sections.map((one) => sectionHtml(one)).join('') || `<p>${escapeHtml(strings['api.change.none'])}</p>`)
      for (const around of findAll(result, 'data-api-rows')) onRows(around)
    } catch {
      history = undefined
      result.textContent = failed
    }
    result.removeAttribute('aria-busy')
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void compare()
  })
  const asked = new URLSearchParams(location.search)
  if (!asked.has('from') || !asked.has('to')) return
  menus[0].value = asked.get('from')!
  menus[1].value = asked.get('to')!
  if (menus.every(({ selectedIndex }) => selectedIndex >= 0)) void compare()
}

/** The addresses in the history are those of the first language; this page may be in another one. */
function inLanguage(href: string, address: string): string {
  const [first, own] = [address, location.pathname].map((path) => path.replace(/changes\/[^/]*$/, ''))
  return href.startsWith(first!) ? own! + href.slice(first!.length) : href
}

async function load(address: string): Promise<ComparedHistory> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as ComparedHistory
}

function snapshotsOf(files: ComparedHistory['versions'], wanted: readonly string[]): (Snapshot | undefined)[] {
  const found = new Map<string, Snapshot>()
  let before: Snapshot | undefined
  for (const file of files) {
    before = snapshotInFile(file, before)
    found.set(file.version, before)
  }
  return wanted.map((version) => found.get(version))
}

// ── As templates/parts/api-sections.tsx ───────────────────────────────────────────────────────────────────────────

function sectionHtml({ id, title, groups, filter }: ApiSectionView): string {
  const tables = groups.map(
    (group) =>
      `<table class="v-api-table"${group.id ? ` id="${escapeHtml(group.id)}"` : ''}><caption${
        group.title ? '' : ' class="v-hidden"'
      }>${escapeHtml(group.title ?? title)}</caption><tbody>${group.rows.map(rowHtml).join('')}</tbody></table>`,
  )
  return `<section class="v-api-section" aria-labelledby="${id}"><h4 id="${id}">${escapeHtml(title)}</h4><div${
    filter ? ' data-api-rows' : ''
  }>${tables.join('')}</div></section>`
}

function rowHtml({ id, name, type, short, description, details = '' }: ApiRowView): string {
  const code = `<code>${type}</code>`
  const shown =
    type === '' ? '' : short === undefined ? code : `<details><summary><code>${short}</code></summary>${code}</details>`
  return `<tr id="${escapeHtml(id)}"><th scope="row"><a href="#${escapeHtml(id)}">${escapeHtml(
    name,
  )}</a></th><td>${shown}</td><td><div>${description}</div>${details}</td></tr>`
}
