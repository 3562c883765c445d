import { describe, expect, it } from 'vitest'
import {
  docsThemeReducer,
  initialDocsTheme,
  type DocsThemeAction,
} from '../../../src/client/preferences/docs-theme-reducer.js'
import { createPreferences, parsePreferences } from '../../../src/client/preferences/docs-theme.js'
import type { SafeStorage } from '../../../src/client/platform/safe-storage.js'
import { blockedStorage, hostileValues, storageEvent, storageOf } from '../support/fake-storage.js'

describe('docsThemeReducer', () => {
  it('starts comfortable, left to right, light', () => {
    expect(initialDocsTheme).toEqual({ dense: false, direction: 'ltr', paletteMode: 'light' })
  })
  it.each<[DocsThemeAction, object]>([
    [{ type: 'SET_DENSE', payload: true }, { dense: true }],
    [{ type: 'CHANGE', payload: { direction: 'rtl' } }, { direction: 'rtl' }],
    [{ type: 'CHANGE', payload: { paletteMode: 'dark' } }, { paletteMode: 'dark' }],
    [
      { type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl' } },
      { paletteMode: 'dark', direction: 'rtl' },
    ],
  ])('%o', (action, change) => {
    expect(docsThemeReducer(initialDocsTheme, action)).toEqual({ ...initialDocsTheme, ...change })
  })
  it('resets density', () => {
    const dense = { ...initialDocsTheme, dense: true }
    expect(docsThemeReducer(dense, { type: 'RESET_DENSITY' })).toEqual(initialDocsTheme)
  })
  it.each<DocsThemeAction>([
    { type: 'SET_DENSE', payload: false },
    { type: 'RESET_DENSITY' },
    { type: 'CHANGE', payload: {} },
    { type: 'CHANGE', payload: { direction: 'ltr', paletteMode: 'light' } },
  ])('returns the same state for %o', (action) => {
    expect(docsThemeReducer(initialDocsTheme, action)).toBe(initialDocsTheme)
  })
  it('throws for an action it does not know', () => {
    expect(() => docsThemeReducer(initialDocsTheme, { type: 'OTHER' } as never)).toThrow('Unrecognized type OTHER')
  })
})

describe('parsePreferences', () => {
  it.each<[string | null, object]>([
    [null, { dense: false, direction: 'ltr' }],
    ['{"direction":"rtl","dense":true}', { dense: true, direction: 'rtl' }],
    ['{"direction":"rtl"}', { dense: false, direction: 'rtl' }],
    ['{"dense":"true","direction":["rtl"]}', { dense: false, direction: 'ltr' }],
    ['null', { dense: false, direction: 'ltr' }],
    ['[]', { dense: false, direction: 'ltr' }],
    ['{"__proto__":{"dense":true}}', { dense: false, direction: 'ltr' }],
    [`{"dense":true,"x":"${'x'.repeat(1_000_000)}"}`, { dense: false, direction: 'ltr' }],
    ...hostileValues.map((value): [string, object] => [value, { dense: false, direction: 'ltr' }]),
  ])('%.40s', (stored, expected) => expect(parsePreferences(stored)).toEqual(expected))
  it('leaves the direction of the language alone where none was chosen', () => {
    expect(parsePreferences('{}', 'rtl').direction).toBe('rtl')
    expect(parsePreferences('{"direction":"ltr"}', 'rtl').direction).toBe('ltr')
  })
})

describe('createPreferences', () => {
  const setUp = (storage: SafeStorage = storageOf()) => {
    const events = new EventTarget()
    const states: object[] = []
    const onChange = (state: object) => void states.push(state)
    return {
      storage,
      events,
      states,
      control: createPreferences({ storage, storagePrefix: 'docs', pageDirection: 'ltr', events, onChange }),
    }
  }
  it('keeps direction and density', () => {
    const { control, storage } = setUp()
    control.dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } })
    control.dispatch({ type: 'SET_DENSE', payload: true })
    expect(storage.get('docs-preferences')).toBe('{"direction":"rtl","dense":true}')
  })
  it('does nothing at all for an action that changes nothing', () => {
    const { control, states, storage } = setUp()
    const before = control.state()
    control.dispatch({ type: 'RESET_DENSITY' })
    expect(control.state()).toBe(before)
    expect(states).toHaveLength(1)
    expect(storage.get('docs-preferences')).toBeNull()
  })
  it('does not store the palette mode', () => {
    const { control, storage } = setUp()
    control.dispatch({ type: 'CHANGE', payload: { paletteMode: 'dark' } })
    expect(control.state().paletteMode).toBe('dark')
    expect(storage.get('docs-preferences')).toBeNull()
  })
  it('follows other tabs, keeps its palette mode, and does not answer them', () => {
    const { control, events, storage } = setUp()
    control.dispatch({ type: 'CHANGE', payload: { paletteMode: 'dark' } })
    storage.set('docs-preferences', '{"direction":"rtl","dense":true}')
    events.dispatchEvent(storageEvent('docs-preferences', '{"direction":"rtl","dense":true}'))
    expect(control.state()).toEqual({ dense: true, direction: 'rtl', paletteMode: 'dark' })
    expect(storage.get('docs-preferences')).toBe('{"direction":"rtl","dense":true}')
    storage.set('docs-preferences', '')
    events.dispatchEvent(storageEvent('docs-preferences', null))
    expect(control.state()).toEqual({ dense: false, direction: 'ltr', paletteMode: 'dark' })
  })
  it.each(hostileValues)('ignores another tab that writes nonsense (%.20s)', (value) => {
    const { control, events, storage } = setUp()
    control.dispatch({ type: 'SET_DENSE', payload: true })
    storage.set('docs-preferences', value)
    events.dispatchEvent(storageEvent('docs-preferences', value))
    expect(control.state().dense).toBe(true)
  })
  it('works without storage', () => {
    const { control } = setUp(blockedStorage())
    control.dispatch({ type: 'SET_DENSE', payload: true })
    expect(control.state().dense).toBe(true)
  })
})
