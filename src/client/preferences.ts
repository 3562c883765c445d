/**
 * Direction and density: the docs theme as a store that is kept and follows other tabs.
 *
 * One JSON value under one key, because the two are read together before the first paint. A stored value is taken
 * field by field and only where it is exactly what this code could have written; whatever else stands there (another
 * type, a megabyte, script text) means the defaults. The palette mode passes through the same reducer, but belongs to
 * the colour mode and is not stored here.
 */
import {
  docsThemeReducer,
  initialDocsTheme,
  type Direction,
  type DocsThemeAction,
  type DocsThemeState,
} from './docs-theme-reducer.js'
import type { SafeStorage } from './safe-storage.js'

/** Far more than two fields need; a longer value is not worth parsing. */
const longestStored = 200

/** @returns what the stored text says and defaults for the rest */
export function parsePreferences(stored: string | null): { dense: boolean; direction: Direction } {
  let given: { dense?: unknown; direction?: unknown } | null = null
  try {
    if (stored && stored.length <= longestStored) given = JSON.parse(stored)
  } catch {
    // Nonsense is as good as nothing.
  }
  return { dense: given?.dense === true, direction: given?.direction === 'rtl' ? 'rtl' : 'ltr' }
}

export interface PreferencesEnv {
  storage: SafeStorage
  storagePrefix: string
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Called once at the start and then only when the state is another one. */
  onChange(state: DocsThemeState): void
}

export interface PreferencesControl {
  state(): DocsThemeState
  dispatch(action: DocsThemeAction): void
  destroy(): void
}

export function createPreferences(env: PreferencesEnv): PreferencesControl {
  const key = `${env.storagePrefix}-preferences`
  const read = () => parsePreferences(env.storage.get(key))
  let state: DocsThemeState = { ...initialDocsTheme, ...read() }

  const reduce = (action: DocsThemeAction): boolean => {
    const next = docsThemeReducer(state, action)
    if (next === state) return false
    state = next
    env.onChange(state)
    return true
  }
  const readAgain = () => {
    const { dense, direction } = read()
    reduce({ type: 'SET_DENSE', payload: dense })
    reduce({ type: 'CHANGE', payload: { direction } })
  }
  const onStorage = (event: Event) => {
    const changed = (event as StorageEvent).key
    if (changed === key || changed === null) readAgain()
  }
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) readAgain()
  }
  env.events.addEventListener('storage', onStorage)
  env.events.addEventListener('pageshow', onPageShow)
  env.onChange(state)

  return {
    state: () => state,
    dispatch(action) {
      const { dense, direction } = state
      if (!reduce(action)) return
      if (state.dense === dense && state.direction === direction) return
      env.storage.set(key, JSON.stringify({ direction: state.direction, dense: state.dense }))
    },
    destroy() {
      env.events.removeEventListener('storage', onStorage)
      env.events.removeEventListener('pageshow', onPageShow)
    },
  }
}

/** Puts direction and density on `<html>` and `<body>`. */
export function showPreferences(document: Document, state: DocsThemeState): void {
  document.documentElement.dir = state.direction
  document.body.dir = state.direction
  if (state.dense) document.documentElement.dataset['density'] = 'dense'
  else delete document.documentElement.dataset['density']
}
