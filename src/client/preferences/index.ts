/**
 * Direction, density, code styling and code language: what can be chosen beside the colour mode.
 *
 * The head script has put the stored choices on the page, so most pages never need this. It is loaded when the settings
 * are opened, when another tab changes a preference, on pages with demos, and when the address presets a choice.
 */
import { createCodeStyling } from './code-styling.js'
import { createCodeVariant } from './code-variant.js'
import type { ColorModeControl } from './color-mode.js'
import type { Direction } from './docs-theme-reducer.js'
import { cookieJar } from '../platform/cookies.js'
import { createPreferences, showPreferences } from './docs-theme.js'
import type { SafeStorage } from '../platform/safe-storage.js'
import type { SettingsControls } from './settings-drawer.js'

export interface VisitorControlsEnv {
  window: Window
  storage: SafeStorage
  storagePrefix: string
  /** The direction of the page's language. */
  direction: Direction
  colorMode: ColorModeControl
  /** Dispatches `docs:<name>` on the document. */
  tell(name: string, detail: unknown): void
}

export function createVisitorControls({
  window,
  storage,
  storagePrefix,
  direction,
  colorMode,
  tell,
}: VisitorControlsEnv): SettingsControls {
  const { document, location } = window
  const root = document.documentElement
  const preferences = createPreferences({
    storage,
    storagePrefix,
    pageDirection: direction,
    events: window,
    onChange(state) {
      showPreferences(document, state)
      tell('preferences', state)
    },
  })
  const follow = () => {
    const { paletteMode } = colorMode.state()
    preferences.dispatch({ type: 'CHANGE', payload: { paletteMode } })
  }
  document.addEventListener('docs:color-mode', follow)
  follow()

  const code = { cookies: cookieJar(document, location.protocol), hash: () => location.hash, events: window }
  const show = (name: string) => (value: string) => {
    root.setAttribute(`data-${name}`, value)
    tell(name, value)
  }
  const codeStyling = createCodeStyling({ ...code, onChange: show('code-styling') })
  const codeVariant = createCodeVariant({ ...code, onChange: show('code-variant') })
  return { colorMode, preferences, codeStyling, codeVariant }
}
