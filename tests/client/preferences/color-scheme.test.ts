/** The way of a site's own script to the colour schemes beside light and dark. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createColorMode, type ColorModeState } from '../../../src/client/preferences/color-mode.js'
import { chooseColorScheme } from '../../../src/client/preferences/color-scheme.js'
import { blockedStorage, storageOf } from '../support/fake-storage.js'

const error = vi.spyOn(console, 'error')
beforeEach(() => void error.mockReset().mockImplementation(() => {}))
afterEach(() => void error.mockReset())

const config = {
  storagePrefix: 'docs',
  colorSchemes: { light: '#fff', dark: '#000', sepia: '#fed', night: '#001' },
  colorSchemeModes: { light: 'light', dark: 'dark', sepia: 'light', night: 'dark' },
  defaultColorSchemes: { light: 'light', dark: 'dark' },
} as const

function page(storage = storageOf()) {
  const states: ColorModeState[] = []
  const colorMode = createColorMode({
    storage,
    storagePrefix: config.storagePrefix,
    colorSchemes: Object.keys(config.colorSchemes),
    defaults: config.defaultColorSchemes,
    events: new EventTarget(),
    onChange: (state) => states.push(state),
  })
  return {
    colorMode,
    storage,
    choose: (detail: unknown) => chooseColorScheme({ detail }, config, storage, colorMode),
    shown: () => states.map(({ colorScheme }) => colorScheme),
  }
}

it('shows and remembers the scheme, for its mode', () => {
  const { choose, shown, storage, colorMode } = page()
  choose('sepia')
  choose('night')
  expect(shown()).toEqual(['light', 'sepia'])
  expect(storage.get('docs-color-scheme-light')).toBe('sepia')
  colorMode.setMode('dark')
  expect(shown().at(-1)).toBe('night')
  choose(null)
  expect(shown().at(-1)).toBe('dark')
  expect(error).not.toHaveBeenCalled()
})

it.each(['pink', 'constructor', 7, undefined, { light: 'pink' }, { dark: {} }])(
  'rejects %j with one error and leaves the page as it is',
  (detail) => {
    const { choose, shown, storage } = page()
    choose('sepia')
    choose(detail)
    expect(shown()).toEqual(['light', 'sepia'])
    expect(storage.get('docs-color-scheme-light')).toBe('sepia')
    expect(error).toHaveBeenCalledTimes(1)
  },
)

it('works for the page view where storage is blocked', () => {
  const { choose, shown } = page(blockedStorage())
  choose('sepia')
  expect(shown()).toEqual(['light', 'sepia'])
})
