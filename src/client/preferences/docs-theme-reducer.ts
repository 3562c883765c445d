/**
 * The docs theme as a reducer: dense spacing, direction, palette mode.
 *
 * An action that would change nothing returns the same object, so callers can compare by identity. An unknown action is
 * a programming error and throws.
 */
export type Direction = 'ltr' | 'rtl'

export interface DocsThemeState {
  dense: boolean
  direction: Direction
  paletteMode: 'light' | 'dark'
}

export const initialDocsTheme: DocsThemeState = { dense: false, direction: 'ltr', paletteMode: 'light' }

export type DocsThemeAction =
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'CHANGE'; payload: Partial<Pick<DocsThemeState, 'direction' | 'paletteMode'>> }

/** @throws Error for an unknown action */
export function docsThemeReducer(state: DocsThemeState, action: DocsThemeAction): DocsThemeState {
  switch (action.type) {
    case 'SET_DENSE':
      return change(state, { dense: action.payload })
    case 'RESET_DENSITY':
      return change(state, { dense: initialDocsTheme.dense })
    case 'CHANGE':
      return change(state, {
        direction: action.payload.direction ?? state.direction,
        paletteMode: action.payload.paletteMode ?? state.paletteMode,
      })
    default:
      throw new Error(`Unrecognized type ${String((action as { type: unknown }).type)}`)
  }
}

function change(state: DocsThemeState, wanted: Partial<DocsThemeState>): DocsThemeState {
  const next = { ...state, ...wanted }
  const same =
    next.dense === state.dense && next.direction === state.direction && next.paletteMode === state.paletteMode
  return same ? state : next
}
