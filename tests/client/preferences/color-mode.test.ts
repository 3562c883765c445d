import { describe, expect, it } from 'vitest'
import { createColorMode, type ColorMode, type ColorModeState } from '../../../src/client/preferences/color-mode.js'
import type { SafeStorage } from '../../../src/client/platform/safe-storage.js'
import { blockedStorage, hostileValues, storageEvent, storageOf } from '../support/fake-storage.js'

function setUp(storage: SafeStorage = storageOf(), systemIsDark: boolean | undefined = false) {
  const events = new EventTarget()
  const media = Object.assign(new EventTarget(), { matches: systemIsDark ?? false })
  const states: ColorModeState[] = []
  const control = createColorMode({
    storage,
    storagePrefix: 'docs',
    colorSchemes: ['light', 'dark', 'sepia'],
    defaults: { light: 'light', dark: 'dark' },
    prefersDark: systemIsDark === undefined ? undefined : media,
    events,
    onChange: (state) => states.push(state),
  })
  const system = (dark: boolean) => {
    media.matches = dark
    media.dispatchEvent(new Event('change'))
  }
  return { control, events, states, storage, system, last: () => states.at(-1) }
}

describe('at the start', () => {
  it('follows the system by default', () => {
    expect(setUp(storageOf(), true).last()).toEqual({ mode: 'system', paletteMode: 'dark', colorScheme: 'dark' })
    expect(setUp(storageOf(), false).last()).toEqual({ mode: 'system', paletteMode: 'light', colorScheme: 'light' })
  })
  it('is light where the browser has no matchMedia', () => {
    expect(setUp(storageOf(), undefined).last()?.paletteMode).toBe('light')
  })
  it('takes a stored mode and scheme', () => {
    const storage = storageOf({ 'docs-mode': 'light', 'docs-color-scheme-light': 'sepia' })
    expect(setUp(storage, true).last()).toEqual({ mode: 'light', paletteMode: 'light', colorScheme: 'sepia' })
  })
  it.each(hostileValues)('takes no nonsense (%.20s)', (value) => {
    const storage = storageOf({ 'docs-mode': value, 'docs-color-scheme-light': value })
    expect(setUp(storage).last()).toEqual({ mode: 'system', paletteMode: 'light', colorScheme: 'light' })
  })
  it('works without storage for the page view', () => {
    const { control, last } = setUp(blockedStorage())
    expect(last()?.mode).toBe('system')
    control.setMode('dark')
    expect(last()).toEqual({ mode: 'dark', paletteMode: 'dark', colorScheme: 'dark' })
  })
})

describe('toggle', () => {
  it('switches to the other mode, and follows the system again where that is the same', () => {
    const { control, storage, last, system } = setUp(storageOf(), true)
    control.toggle()
    expect(last()).toMatchObject({ mode: 'light', paletteMode: 'light' })
    expect(storage.get('docs-mode')).toBe('light')
    control.toggle()
    expect(last()).toMatchObject({ mode: 'system', paletteMode: 'dark' })
    control.toggle()
    system(false)
    control.toggle()
    expect(last()).toMatchObject({ mode: 'dark', paletteMode: 'dark' })
  })
})

describe('setMode', () => {
  it('is kept', () => {
    const { control, storage } = setUp()
    control.setMode('dark')
    expect(storage.get('docs-mode')).toBe('dark')
  })
  it('tells nothing when nothing is different', () => {
    const { control, states } = setUp()
    control.setMode('system')
    expect(states).toHaveLength(1)
  })
  it('tells that a mode was chosen though it looks the same', () => {
    const { control, states } = setUp()
    control.setMode('light')
    expect(states.map(({ mode }) => mode)).toEqual(['system', 'light'])
  })
  it('ignores what is no mode', () => {
    const { control, states, storage } = setUp()
    control.setMode('sepia' as ColorMode)
    expect(states).toHaveLength(1)
    expect(storage.get('docs-mode')).toBeNull()
  })
})

describe('the system', () => {
  it('is followed live in system mode', () => {
    const { system, states } = setUp()
    system(true)
    system(false)
    expect(states.map(({ paletteMode }) => paletteMode)).toEqual(['light', 'dark', 'light'])
  })
  it('is not followed in a mode of its own', () => {
    const { control, system, states } = setUp()
    control.setMode('light')
    system(true)
    expect(states).toHaveLength(2)
  })
})

describe('another tab', () => {
  it('is followed without writing, so that tabs cannot answer each other', () => {
    const { events, last, storage } = setUp()
    events.dispatchEvent(storageEvent('docs-mode', 'dark'))
    expect(last()?.mode).toBe('dark')
    expect(storage.get('docs-mode')).toBeNull()
  })
  it.each(hostileValues)('is ignored when it writes nonsense (%.20s)', (value) => {
    const { control, events, states } = setUp()
    control.setMode('dark')
    events.dispatchEvent(storageEvent('docs-mode', value))
    expect(states).toHaveLength(2)
    expect(control.state().mode).toBe('dark')
  })
  it.each([['docs-mode'], [null]])('that removes the choice brings the default back (key %s)', (key) => {
    const { control, events, last } = setUp()
    control.setMode('dark')
    events.dispatchEvent(storageEvent(key, null))
    expect(last()?.mode).toBe('system')
  })
  it('may choose another scheme', () => {
    const { events, storage, last } = setUp()
    storage.set('docs-color-scheme-light', 'sepia')
    events.dispatchEvent(storageEvent('docs-color-scheme-light', 'sepia'))
    expect(last()?.colorScheme).toBe('sepia')
  })
  it('is nothing to us under other keys', () => {
    const { events, states } = setUp()
    events.dispatchEvent(storageEvent('other-mode', 'dark'))
    expect(states).toHaveLength(1)
  })
})

it('reads again when restored from the back-forward cache, and only then', () => {
  const { events, storage, states } = setUp()
  storage.set('docs-mode', 'dark')
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(states).toHaveLength(1)
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(states.at(-1)?.mode).toBe('dark')
})
