/**
 * A choice about example code that is stored in a cookie and can be preset by the address: code styling and code
 * language.
 *
 * Both work alike: the hash wins, then the cookie, then the default. The value is written back at the start and on each
 * change, which also repairs a malformed cookie. Other tabs follow. A later hash (a link within the page) presets
 * again, and a page that is restored from the back-forward cache reads the cookie again.
 */
import type { CookieJar } from '../platform/cookies.js'
import { allowedWord, type SafeStorage } from '../platform/safe-storage.js'

export interface CodeChoiceEnv {
  cookies: CookieJar
  /** The current `location.hash`. */
  hash(): string
  /** Carries changes to other tabs, which a cookie does not. */
  storage: SafeStorage
  storagePrefix: string
  /** The window, or a target that dispatches `hashchange`, `storage` and `pageshow` like it. */
  events: Pick<EventTarget, 'addEventListener'>
}

export interface CodeChoice<Word extends string> {
  value(): Word
  /** Ignores anything that is not one of the words. */
  set(value: Word): void
}

export function createCodeChoice<Word extends string>(
  rules: { cookie: string; words: readonly Word[]; fallback: Word; fromHash(hash: string): Word | undefined },
  env: CodeChoiceEnv & { onChange(value: Word): void },
): CodeChoice<Word> {
  let current = rules.fromHash(env.hash()) ?? allowedWord(env.cookies.read(rules.cookie), rules.words) ?? rules.fallback
  const show = () => {
    env.cookies.write(rules.cookie, current)
    env.onChange(current)
  }
  const key = `${env.storagePrefix}-${rules.cookie}`
  /** @returns whether it is a change */
  const enter = (value: unknown): boolean => {
    const word = allowedWord(value, rules.words)
    if (!word || word === current) return false
    current = word
    show()
    return true
  }
  const set = (value: Word | undefined) => {
    if (enter(value)) env.storage.set(key, current)
  }
  env.events.addEventListener('storage', (event) => {
    const { key: changed, newValue } = event as StorageEvent
    if (changed === key) enter(newValue)
  })
  env.events.addEventListener('hashchange', () => set(rules.fromHash(env.hash())))
  env.events.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) enter(env.cookies.read(rules.cookie))
  })
  show()
  return { value: () => current, set }
}

/** A complete hash such as `#Name.tsx`, restricted to letters, digits, `_`, `.` and `-`. */
const sourceHash = /^#[\w.-]{1,200}\.(js|tsx)$/

/** @returns the file that the hash names, or undefined if it is not a source file in the safe alphabet */
export function safeSourceHash(hash: string): { name: string; extension: 'js' | 'tsx' } | undefined {
  const extension = sourceHash.exec(hash)?.[1]
  if (extension !== 'js' && extension !== 'tsx') return undefined
  return { name: hash.slice(1), extension }
}
