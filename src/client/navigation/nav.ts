/**
 * The navigation column: keeps its scroll position from page to page, scrolls the current entry into view, and loads the
 * entries of a closed group when it is opened (nav-group.ts).
 */
import type { SafeStorage } from '../platform/safe-storage.js'
import { attribute } from '../platform/contract.js'

/** Minimum distance in pixels between the current entry and the edges of the column. */
const margin = 120

export interface NavEnv {
  window: Window
  storagePrefix: string
  /** Lasts for the session. */
  session: SafeStorage
  /** Called when a group is opened whose entries have not been loaded. */
  fill(group: HTMLDetailsElement): void
  /** Called when the column is opened as a drawer. */
  onDrawer(drawer: HTMLElement): void
}

/** @returns the nearest scroll position that shows the item */
export function scrollToShow(
  item: { top: number; height: number },
  view: { scrollTop: number; height: number },
): number {
  const first = item.top - margin
  const last = item.top + item.height + margin - view.height
  if (item.top < view.scrollTop) return Math.max(0, first)
  if (item.top + item.height > view.scrollTop + view.height) return Math.max(0, last)
  return view.scrollTop
}

export function installNav({ window, storagePrefix, session, fill, onDrawer }: NavEnv): void {
  const { document } = window
  const scroller = document.querySelector<HTMLElement>('nav.v-nav')
  if (!scroller) return
  const key = `${storagePrefix}-nav-scroll`
  restore(scroller, Number(session.get(key)))

  const save = () => session.set(key, String(Math.round(scroller.scrollTop)))
  const onToggle = (event: Event) => {
    const opened = event.target as HTMLDetailsElement
    if ((event as ToggleEvent).newState !== 'open') return
    if (opened === scroller) onDrawer(scroller)
    else if (opened.getAttribute(attribute('data-fragment'))) fill(opened)
  }
  window.addEventListener('pagehide', save)
  // `toggle` does not bubble, but it can be captured.
  scroller.addEventListener('toggle', onToggle, true)
}

function restore(scroller: HTMLElement, saved: number): void {
  if (saved > 0) scroller.scrollTop = saved
  const current = scroller.querySelector('[aria-current=page]')
  if (!current) return
  const item = current.getBoundingClientRect()
  const view = scroller.getBoundingClientRect()
  const top = item.top - view.top + scroller.scrollTop
  scroller.scrollTop = scrollToShow(
    { top, height: item.height },
    { scrollTop: scroller.scrollTop, height: view.height },
  )
}
