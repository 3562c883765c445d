/** Storage that behaves, and storage that does not. */
import { safeStorage, type SafeStorage } from '../../../src/client/platform/safe-storage.js'

export function memoryStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  }
}

export function storageOf(entries: Record<string, string> = {}): SafeStorage {
  const memory = memoryStorage(entries)
  return safeStorage(() => memory)
}

/** As a browser that blocks cookies has it. */
export function blockedStorage(): SafeStorage {
  return safeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
}

/** What the browser tells other tabs. */
export function storageEvent(key: string | null, newValue: string | null): Event {
  return Object.assign(new Event('storage'), { key, newValue })
}

/** What must never be taken for a choice. */
export const hostileValues = [
  '',
  'DARK',
  'dark ',
  '"dark"',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'null',
  '{"a":',
  '%E0%A4%A',
  'x'.repeat(1_000_000),
]
