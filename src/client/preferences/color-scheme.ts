/**
 * Further colour schemes: which one stands for light and which for dark, at the wish of the site's own script. Loaded when
 * the window hears `docs:set-color-scheme` (main.ts), since most sites have two schemes and nothing to choose.
 */
import { setColorScheme } from '../../theme/set-color-scheme.js'
import type { ColorModeControl } from './color-mode.js'
import type { SafeStorage } from '../platform/safe-storage.js'
import type { ClientConfig } from '../site-config.js'

/**
 * Remembers the choice and shows it. A name that does not exist is an error in the console and changes nothing.
 *
 * @param detail a name, `{ light?, dark? }`, or null for the schemes that the site starts with; whatever else stands there
 *   is not trusted
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
