/**
 * Keyboard support and light dismissal for menus of links (language, version, product), which are native
 * `<details data-menu>`.
 *
 * They are disclosures with links, not ARIA menus, so the links remain links and work without this script. Arrow keys,
 * Home and End move between them, Escape closes and restores the focus, and a click or focus elsewhere closes. Loaded
 * when a menu is first used.
 */
import { around, data, findAll } from '../platform/page.js'

const menuOf = (event: Event) => around<HTMLDetailsElement>(event, 'data-menu')

/**
 * @param at index of the focused entry, -1 for the summary
 * @param names of the entries
 * @returns the index to move to, or undefined if the key does not move: a letter moves to the next entry that begins
 *   with it
 */
export function moveInMenu(key: string, at: number, names: readonly string[]): number | undefined {
  const count = names.length
  if (!count) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  // No name begins with a space.
  if (key.length > 1) return undefined
  const others = names.map((_, index) => (at + 1 + index) % count)
  return others.find((index) => names[index]!.toLowerCase().startsWith(key.toLowerCase()))
}

/** In pixels: the space between a list and the edge of the window, and the least height of a list. */
const margin = 12
const least = 132

/**
 * A list that would end below the window opens upwards, if there is more room above, and one that has no room on either
 * side scrolls: what lies behind the bars that stay in view cannot be read or pressed.
 */
function place(menu: HTMLDetailsElement): void {
  delete data(menu).menuUp
  const list = menu.querySelector<HTMLElement>(':scope > :not(summary)')
  if (!menu.open || !list) return
  list.style.maxBlockSize = ''
  const { documentElement, defaultView } = menu.ownerDocument
  const { top, bottom } = menu.getBoundingClientRect()
  const { innerHeight } = defaultView!
  if (list.getBoundingClientRect().bottom <= innerHeight) return
  const below = innerHeight - bottom
  const above = top - (parseFloat(defaultView!.getComputedStyle(documentElement).scrollPaddingTop) || 0)
  if (above > below) data(menu).menuUp = ''
  const room = Math.max(above - margin, below - margin, least)
  if (list.offsetHeight > room) list.style.maxBlockSize = `${room}px`
}

const entriesOf = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>('a[href], button')].filter((entry) => entry.offsetParent !== null)

export function install({ document }: Window): void {
  /** A menu that a key of its summary is about to open. */
  let byKey: HTMLDetailsElement | undefined
  const closeOthers = (event: Event) => {
    const own = menuOf(event)
    for (const menu of findAll<HTMLDetailsElement>(document, 'data-menu')) {
      if (menu !== own) menu.open = false
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const menu = menuOf(event)
    if (!menu) return
    const summary = menu.querySelector('summary')!
    if (event.key === 'Escape' && menu.open) {
      // Keeps a surrounding drawer open.
      event.preventDefault()
      menu.open = false
      summary.focus()
      return
    }
    byKey = event.target === summary && !menu.open && /^(Enter| )$/.test(event.key) ? menu : undefined
    const links = entriesOf(menu)
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = links.indexOf(document.activeElement as HTMLElement)
    const names = links.map(({ textContent }) => textContent.trim())
    const next = moveInMenu(event.key, at, names)
    if (next === undefined || (!menu.open && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    menu.open = true
    links[next]?.focus()
  }
  document.addEventListener('click', closeOthers)
  document.addEventListener('focusin', closeOthers)
  document.addEventListener('keydown', onKeyDown)
  // The event does not bubble.
  document.addEventListener(
    'toggle',
    (event) => {
      const menu = menuOf(event)
      if (!menu || menu !== event.target) return
      place(menu)
      if (menu.open && menu === byKey) entriesOf(menu)[0]?.focus()
      byKey = undefined
    },
    true,
  )
  findAll<HTMLDetailsElement>(document, 'data-menu').forEach(place)
}
