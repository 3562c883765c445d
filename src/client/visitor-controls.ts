/**
 * The visitor's preferences other than the colour mode: direction, density, code styling and code language.
 *
 * The head script applies the stored choices, so most pages never need this module. It is loaded when the settings are
 * opened, when a preference changes here or in another tab, when the address presets a choice, and on pages with demos
 * whose controls must show another choice than the default.
 */
import { createCodeStyling } from './preferences/code-styling.js'
import { createCodeVariant } from './preferences/code-variant.js'
import type { ColorModeControl } from './preferences/color-mode.js'
import type { Direction } from './preferences/docs-theme-reducer.js'
import { cookieJar } from './platform/cookies.js'
import { createPreferences, showPreferences } from './preferences/docs-theme.js'
import type { SafeStorage } from './platform/safe-storage.js'
import type { SettingsControls } from './settings-drawer.js'
import { data, emit, on } from './platform/page.js'
import { earlyChoice, showChoices } from '../features/demos/browser/shown-choices.js'

export interface VisitorControlsEnv {
  window: Window
  storage: SafeStorage
  storagePrefix: string
  /** The direction of the page's language. */
  direction: Direction
  colorMode: ColorModeControl
}

export function createVisitorControls({
  window,
  storage,
  storagePrefix,
  direction,
  colorMode,
}: VisitorControlsEnv): SettingsControls {
  const { document, location } = window
  const root = data(document.documentElement)
  const preferences = createPreferences({
    storage,
    storagePrefix,
    pageDirection: direction,
    events: window,
    onChange(state) {
      showPreferences(document, state)
      emit(document, 'docs:preferences', state)
    },
  })
  const follow = () => {
    const { paletteMode } = colorMode.state()
    preferences.dispatch({ type: 'CHANGE', payload: { paletteMode } })
  }
  on(document, 'docs:color-mode', follow)
  follow()

  const cookies = cookieJar(document, location.protocol)
  const code = { cookies, hash: () => location.hash, events: window, storage, storagePrefix }
  const codeStyling = createCodeStyling({
    ...code,
    onChange(styling) {
      root.codeStyling = styling
      emit(document, 'docs:code-styling', styling)
    },
  })
  const codeVariant = createCodeVariant({
    ...code,
    onChange(variant) {
      root.codeVariant = variant
      emit(document, 'docs:code-variant', variant)
    },
  })
  const show = () => showChoices(document)
  on(document, 'docs:code-styling', show)
  on(document, 'docs:code-variant', show)
  // The toolbar takes a choice that was made before.
  if (!earlyChoice(document)) show()
  return { storage, colorMode, preferences, codeStyling, codeVariant }
}
