import { describe, expect, it } from 'vitest'
import { allowedWord, safeStorage } from '../../../src/client/platform/safe-storage.js'
import { blockedStorage, hostileValues, memoryStorage } from '../support/fake-storage.js'

describe('safeStorage', () => {
  it('reads and writes', () => {
    const memory = memoryStorage({ a: '1' })
    const storage = safeStorage(() => memory)
    expect(storage.get('a')).toBe('1')
    expect(storage.get('b')).toBeNull()
    expect(storage.set('b', '2')).toBe(true)
    expect(memory.map.get('b')).toBe('2')
  })

  it('keeps a choice for the page view where the getter throws', () => {
    const storage = blockedStorage()
    expect(storage.get('mode')).toBeNull()
    expect(storage.set('mode', 'dark')).toBe(false)
    expect(storage.get('mode')).toBe('dark')
  })

  it('keeps a choice for the page view where there is no room, until there is again', () => {
    let full = true
    const memory = memoryStorage({ mode: 'light' })
    const setItem = (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      memory.setItem(key, value)
    }
    const storage = safeStorage(() => ({ getItem: memory.getItem, setItem }))
    expect(storage.set('mode', 'dark')).toBe(false)
    expect(storage.get('mode')).toBe('dark')
    full = false
    expect(storage.set('mode', 'system')).toBe(true)
    memory.map.set('mode', 'light')
    expect(storage.get('mode')).toBe('light')
  })
})

describe('allowedWord', () => {
  const words = ['light', 'dark'] as const
  it('takes a word of the list', () => expect(allowedWord('dark', words)).toBe('dark'))
  it('takes nothing else', () => {
    for (const value of [...hostileValues, null, undefined, 1, {}, ['dark'], { toString: () => 'dark' }]) {
      expect(allowedWord(value, words)).toBeUndefined()
    }
  })
})
