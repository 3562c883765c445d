/**
 * The visitor's storage, which may be blocked, full, or hold anything at all.
 *
 * The getter `window.localStorage` itself throws where cookies are blocked, so it is reached through a function inside
 * `try`. A value that could not be written is kept for this page view, so the controls still work. Callers compare
 * what they read with a list of allowed words (`allowedWord`) and never use it in a selector or in HTML.
 */
export interface SafeStorage {
  get(key: string): string | null
  /** @returns whether the value outlives the page */
  set(key: string, value: string): boolean
}

/** @param open reaches the storage; may throw: `() => window.localStorage` */
export function safeStorage(open: () => Pick<Storage, 'getItem' | 'setItem'>): SafeStorage {
  const unwritten = new Map<string, string>()
  return {
    get(key) {
      try {
        return unwritten.get(key) ?? open().getItem(key)
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value)
        unwritten.delete(key)
        return true
      } catch {
        unwritten.set(key, value)
        return false
      }
    },
  }
}

/** @returns `value` if it is one of `words`, else undefined */
export function allowedWord<Word extends string>(value: unknown, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === value)
}
