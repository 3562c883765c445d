/**
 * Menus of links (language, version, product): native `<details data-menu>`, made comfortable.
 *
 * They are disclosures with links, not ARIA menus: the links stay links, readable in any order and usable without this
 * script. Arrow keys, Home and End move, Escape closes and returns the focus, a click or the focus elsewhere closes.
 * Loaded when a menu is first used.
 */
import { around, findAll } from '../platform/page.js'

const menuOf = (event: Event) => around<HTMLDetailsElement>(event, 'data-menu')

/**
 * @param count how many entries there are
 * @param at the index of the entry with the focus, -1 on the summary
 * @returns the index to go to, or undefined for a key that does not move
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
      // The drawer around it stays.
      event.preventDefault()
      menu.open = false
      summary.focus()
      return
    }
    const links = [...menu.querySelectorAll<HTMLElement>('a[href]')]
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
