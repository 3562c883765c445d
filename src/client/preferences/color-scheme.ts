/**
 * Additional colour schemes: lets the site's own script choose the scheme for light and for dark mode. Loaded when the
 * window receives `docs:set-color-scheme` (main.ts), since most sites have just two schemes and no choice.
 */
import { setColorScheme } from '../../theme/set-color-scheme.js'
import type { ColorModeControl } from './color-mode.js'
import type { SafeStorage } from '../platform/safe-storage.js'
import type { ClientConfig } from '../site-config.js'

/**
 * Stores the choice and applies it. An unknown name is logged as an error and changes nothing.
 *
 * @param detail a name, `{ light?, dark? }`, or null for the site's default schemes; untrusted
 */
export function chooseColorScheme(
  { detail }: Pick<CustomEvent<unknown>, 'detail'>,
  config: Pick<ClientConfig, 'storagePrefix' | 'colorSchemes' | 'colorSchemeModes' | 'defaultColorSchemes'>,
  storage: SafeStorage,
  colorMode: Pick<ColorModeControl, 'refresh'> | undefined,
): void {
  const choice = setColorScheme(detail as Parameters<typeof setColorScheme>[0], {
    storagePrefix: config.storagePrefix,
    schemes: Object.keys(config.colorSchemes),
    modes: config.colorSchemeModes ?? { light: 'light', dark: 'dark' },
    defaults: config.defaultColorSchemes,
    storage: { getItem: (key) => storage.get(key), setItem: (key, value) => void storage.set(key, value) },
  })
  if (choice) colorMode?.refresh()
}
