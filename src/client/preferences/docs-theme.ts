/**
 * Direction and density: a persistent store that follows other tabs.
 *
 * Both are one JSON value under one key, because they are read together before the first paint. A stored value is
 * validated field by field; anything that this code can't have written (another type, a megabyte, script text) means
 * the default. The palette mode passes through the same reducer, but belongs to the colour mode and is not stored here.
 */
import {
  docsThemeReducer,
  initialDocsTheme,
  type Direction,
  type DocsThemeAction,
  type DocsThemeState,
} from './docs-theme-reducer.js'
import { allowedWord, type SafeStorage } from '../platform/safe-storage.js'
import { data } from '../platform/page.js'

/** Maximum length in characters of a stored value, far above what two fields need. */
const longestStored = 200

/**
 * @param pageDirection the direction of the page's language
 * @returns the stored values, with defaults for missing or invalid ones
 */
export function parsePreferences(
  stored: string | null,
  pageDirection: Direction = 'ltr',
): { dense: boolean; direction: Direction } {
  const given = readFields(stored)
  const direction = allowedWord(given?.direction, ['ltr', 'rtl'] as const) ?? pageDirection
  return { dense: given?.dense === true, direction }
}

/** @returns null for a value that this code can't have written */
function readFields(stored: string | null): { dense?: unknown; direction?: unknown } | null {
  try {
    const given: unknown = stored && stored.length <= longestStored ? JSON.parse(stored) : null
    return typeof given === 'object' && !Array.isArray(given) ? given : null
  } catch {
    return null
  }
}

export interface PreferencesEnv {
  storage: SafeStorage
  storagePrefix: string
  /** The default: the direction of the page's language. */
  pageDirection: Direction
  events: Pick<EventTarget, 'addEventListener'>
  /** Called once at the start and then only when the state changes. */
  onChange(state: DocsThemeState): void
}

export interface PreferencesControl {
  state(): DocsThemeState
  dispatch(action: DocsThemeAction): void
}

export function createPreferences(env: PreferencesEnv): PreferencesControl {
  const key = `${env.storagePrefix}-preferences`
  const read = () => parsePreferences(env.storage.get(key), env.pageDirection)
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
  env.events.addEventListener('storage', (event) => {
    const { key: changed, newValue } = event as StorageEvent
    // An invalid value from another tab is ignored.
    if (changed === null || (changed === key && (newValue === null || readFields(newValue)))) readAgain()
  })
  env.events.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) readAgain()
  })
  env.onChange(state)

  return {
    state: () => state,
    dispatch(action) {
      const { dense, direction } = state
      if (!reduce(action)) return
      if (state.dense === dense && state.direction === direction) return
      env.storage.set(key, JSON.stringify({ direction: state.direction, dense: state.dense }))
    },
  }
}

/** Applies direction and density to `<html>` and `<body>`. */
export function showPreferences(document: Document, state: DocsThemeState): void {
  document.documentElement.dir = state.direction
  document.body.dir = state.direction
  if (state.dense) data(document.documentElement).density = 'dense'
  else delete data(document.documentElement).density
}
