/**
 * Keyboard support and light dismissal for menus of links (language, version, product), which are native
 * `<details data-menu>`.
 *
 * They are disclosures with links, not ARIA menus, so the links remain links and work without this script. Arrow keys, Home
 * and End move between them, Escape closes and restores the focus, and a click or focus elsewhere closes. Loaded when a menu
 * is first used.
 */
import { around, findAll } from '../platform/page.js'

const menuOf = (event: Event) => around<HTMLDetailsElement>(event, 'data-menu')

/**
 * @param count number of entries
 * @param at index of the focused entry, -1 for the summary
 * @returns the index to move to, or undefined if the key does not move
 */
export function moveInMenu(key: string, at: number, count: number): number | undefined {
  if (!count) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

export function installMenus(document: Document): void {
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
    const links = [...menu.querySelectorAll<HTMLElement>('a[href], button')].filter(
      (link) => link.offsetParent !== null,
    )
    const next = moveInMenu(event.key, links.indexOf(document.activeElement as HTMLElement), links.length)
    if (next === undefined || (!menu.open && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    menu.open = true
    links[next]?.focus()
  }
  document.addEventListener('click', closeOthers)
  document.addEventListener('focusin', closeOthers)
  document.addEventListener('keydown', onKeyDown)
}
