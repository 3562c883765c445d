/** Choosing schemes at run time: what is stored, and that a mistake changes nothing. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setColorScheme } from '../../src/theme/set-color-scheme.js'

const modes = { light: 'light', dark: 'dark', brand: 'light', night: 'dark' } as const

function visitor(stored: Record<string, string> = {}, broken = false) {
  const values = new Map(Object.entries(stored))
  const refuse = () => {
    throw new Error('blocked')
  }
  return {
    values,
    options: {
      storagePrefix: 'docs',
      schemes: Object.keys(modes),
      modes,
      defaults: { light: 'light', dark: 'dark' },
      storage: broken
        ? { getItem: refuse, setItem: refuse }
        : {
            getItem: (key: string) => values.get(key) ?? null,
            setItem: (key: string, value: string) => void values.set(key, value),
          },
    },
  }
}

describe('setColorScheme', () => {
  const error = vi.spyOn(console, 'error')
  beforeEach(() => void error.mockReset().mockImplementation(() => {}))
  afterEach(() => void error.mockReset())

  it('stores both names', () => {
    const { values, options } = visitor()
    expect(setColorScheme('brand', options)).toEqual({ light: 'brand', dark: 'dark' })
    expect(Object.fromEntries(values)).toEqual({ 'docs-color-scheme-light': 'brand', 'docs-color-scheme-dark': 'dark' })
    expect(setColorScheme({ dark: 'night' }, options)).toEqual({ light: 'brand', dark: 'night' })
    expect(setColorScheme(null, options)).toEqual({ light: 'light', dark: 'dark' })
    expect(error).not.toHaveBeenCalled()
  })

  it.each(['pink', { light: 'pink' }, { light: 'brand', dark: 'pink' }, 'constructor', { light: 'x', dark: 'y' }])(
    'says once that %j is unknown and changes nothing',
    (value) => {
      const { values, options } = visitor({ 'docs-color-scheme-light': 'brand' })
      expect(setColorScheme(value, options)).toBeUndefined()
      expect(error).toHaveBeenCalledTimes(1)
      expect(Object.fromEntries(values)).toEqual({ 'docs-color-scheme-light': 'brand' })
    },
  )

  it('leaves the other mode to the site’s own default', () => {
    const { options } = visitor()
    const defaults = { light: 'brand', dark: 'night' }
    expect(setColorScheme('dark', { ...options, defaults })).toEqual({ light: 'brand', dark: 'dark' })
    expect(setColorScheme(null, { ...options, defaults })).toEqual({ light: 'brand', dark: 'night' })
  })

  it.each([undefined, 7, true, [7], { light: 7 }, { other: 'x' }])('says that %j is unknown', (value) => {
    const { values, options } = visitor()
    expect(setColorScheme(value as never, options)).toBeUndefined()
    expect(error).toHaveBeenCalledTimes(1)
    expect(values.size).toBe(0)
  })

  it('goes on without storage', () => {
    expect(setColorScheme('night', visitor({}, true).options)).toEqual({ light: 'light', dark: 'night' })
  })

  it('ignores a stored name that no longer exists', () => {
    expect(setColorScheme('night', visitor({ 'docs-color-scheme-light': 'gone' }).options)).toEqual({
      light: 'light',
      dark: 'night',
    })
  })
})
