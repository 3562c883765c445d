/**
 * The colour mode after the first paint: light, dark or system. It is stored and follows the operating system and other
 * tabs.
 *
 * The head script sets the mode before the first paint; this state machine takes over from there. It never writes what
 * it received from another tab or the system, so two tabs can't trigger each other. A page restored from the
 * back-forward cache received no events while it was frozen, so it reads the storage again.
 */
import type { ColorSchemeAttribute } from '../../contract.js'
import { allowedWord, type SafeStorage } from '../platform/safe-storage.js'
import { attribute } from '../platform/contract.js'

export const colorModes = ['light', 'dark', 'system'] as const
export type ColorMode = (typeof colorModes)[number]
export type PaletteMode = 'light' | 'dark'

export interface ColorModeState {
  /** What the visitor chose. */
  mode: ColorMode
  /** What that means now. */
  paletteMode: PaletteMode
  /** The name that `data-<storagePrefix>-color-scheme` carries. */
  colorScheme: string
}

export interface ColorModeEnv {
  storage: SafeStorage
  storagePrefix: string
  /** Names that a stored colour scheme may have. */
  colorSchemes: readonly string[]
  /** The default scheme of each mode. */
  defaults: Record<PaletteMode, string>
  /** `(prefers-color-scheme: dark)`; absent if the browser does not support it, which means light. */
  prefersDark?: Pick<MediaQueryList, 'matches' | 'addEventListener'> | undefined
  /** The window, or a target that dispatches `storage` and `pageshow` like it. */
  events: Pick<EventTarget, 'addEventListener'>
  /** Called once at the start and then only when the state changes. */
  onChange(state: ColorModeState): void
}

export interface ColorModeControl {
  state(): ColorModeState
  /** Ignores anything but the three modes. */
  setMode(mode: ColorMode): void
  /** Switches between light and dark; a choice that equals the system's follows the system again. */
  toggle(): void
  /** Reads the stored colour schemes again. */
  refresh(): void
}

export function createColorMode(env: ColorModeEnv): ColorModeControl {
  const modeKey = `${env.storagePrefix}-mode`
  const stored = () => allowedWord(env.storage.get(modeKey), colorModes)

  const resolve = (mode: ColorMode): ColorModeState => {
    const paletteMode = mode === 'system' ? (env.prefersDark?.matches ? 'dark' : 'light') : mode
    const name = env.storage.get(`${env.storagePrefix}-color-scheme-${paletteMode}`)
    return { mode, paletteMode, colorScheme: allowedWord(name, env.colorSchemes) ?? env.defaults[paletteMode] }
  }

  let state = resolve(stored() ?? 'system')
  const enter = (mode: ColorMode) => {
    const next = resolve(mode)
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    env.onChange(state)
  }

  const refresh = () => enter(state.mode)
  const onStorage = (event: Event) => {
    const { key, newValue } = event as StorageEvent
    // A removed value means the default. An invalid value from another tab is ignored.
    if (key === null || key === modeKey)
      enter(newValue === null ? 'system' : (allowedWord(newValue, colorModes) ?? state.mode))
    else if (key.includes('-color-scheme-')) refresh()
  }
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) enter(stored() ?? 'system')
  }

  env.prefersDark?.addEventListener('change', refresh)
  env.events.addEventListener('storage', onStorage)
  env.events.addEventListener('pageshow', onPageShow)
  env.onChange(state)

  const setMode = (mode: ColorMode) => {
    if (!allowedWord(mode, colorModes)) return
    env.storage.set(modeKey, mode)
    enter(mode)
  }
  return {
    state: () => state,
    setMode,
    toggle() {
      const other = state.paletteMode === 'dark' ? 'light' : 'dark'
      setMode(resolve('system').paletteMode === other ? 'system' : other)
    },
    refresh,
  }
}

/**
 * Applies a state to the page: the attribute and the classes of `<html>` and `<body>`, and every theme-color meta tag.
 * Tags with `media` keep their own colours while the mode follows the system.
 *
 * @param themeColors by colour scheme name
 */
export function showColorMode(
  document: Document,
  storagePrefix: string,
  { mode, paletteMode, colorScheme }: ColorModeState,
  themeColors: Record<string, string>,
): void {
  document.documentElement.setAttribute(
    `data-${storagePrefix}-color-scheme` satisfies ColorSchemeAttribute,
    colorScheme,
  )
  document.documentElement.setAttribute(attribute('data-mode'), mode)
  for (const element of [document.documentElement, document.body]) {
    element.classList.toggle('mode-light', paletteMode === 'light')
    element.classList.toggle('mode-dark', paletteMode === 'dark')
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = /dark|light/.exec(meta.media)?.[0]
    const color = themeColors[mode === 'system' && own ? own : colorScheme]
    if (color) meta.content = color
  }
}
