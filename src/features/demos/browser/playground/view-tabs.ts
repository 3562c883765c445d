/**
 * Code and result as two tabs, where the window has no room for both. Both stay laid out, so neither loses its place
 * when the other is shown. Larger windows show both, and the tabs are gone.
 */
import { data, find, findAll } from '../../../../client/platform/page.js'

export const views = ['code', 'result'] as const
export type ViewName = (typeof views)[number]

/** As in playground.css. */
const narrow = '(width < 37.5rem), (width < 56.25rem) and (height < 50rem)'

export interface ViewTabs {
  isNarrow(): boolean
  show(view: ViewName): void
  /** Moves the focus to the tab of what is shown. */
  focus(): void
  /** Whether the tab of the code says that there is an error. */
  setFailed(isFailed: boolean): void
}

/** @param onChange called when the reader has chosen another one */
export function createViewTabs(
  window: Window,
  playground: HTMLElement,
  initial: ViewName,
  onChange: (view: ViewName) => void,
): ViewTabs {
  const tabs = findAll(playground, 'data-playground-tab')
  const tabOf = (view: ViewName) => tabs.find((tab) => data(tab).playgroundTab === view)!
  const condition = window.matchMedia(narrow)
  let shown = initial

  const show = (view: ViewName) => {
    shown = view
    data(playground).playgroundView = view
    for (const tab of tabs) {
      const isShown = tab === tabOf(view)
      tab.setAttribute('aria-selected', String(isShown))
      tab.tabIndex = isShown ? 0 : -1
    }
  }
  const choose = (view: ViewName) => {
    show(view)
    onChange(view)
  }
  for (const tab of tabs) {
    tab.addEventListener('click', () => choose(data(tab).playgroundTab!))
    tab.addEventListener('keydown', (event) => {
      const other = views.find((view) => view !== shown)!
      const steps: Record<string, ViewName> = { ArrowLeft: other, ArrowRight: other, Home: 'code', End: 'result' }
      const next = steps[event.key]
      if (!next || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      choose(next)
      tabOf(next).focus()
    })
  }
  /** Without tabs they are regions of the page. */
  const setRoles = () => {
    for (const tab of tabs) {
      const panel = playground.ownerDocument.getElementById(tab.getAttribute('aria-controls')!)!
      if (condition.matches) panel.setAttribute('role', 'tabpanel')
      else panel.removeAttribute('role')
    }
  }
  condition.addEventListener('change', setRoles)
  setRoles()
  show(initial)
  return {
    isNarrow: () => condition.matches,
    show: choose,
    focus: () => tabOf(shown).focus(),
    setFailed: (isFailed) => (find(playground, 'data-playground-failed')!.hidden = !isFailed),
  }
}
