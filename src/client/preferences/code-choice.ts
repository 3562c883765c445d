/**
 * A choice about example code that is stored in a cookie and can be preset by the address: code styling and code language.
 *
 * Both work alike: the hash wins, then the cookie, then the default. The value is written back at the start and on each
 * change, which also repairs a malformed cookie. A later hash (a link within the page) presets again, and a page that is
 * restored from the back-forward cache reads the cookie again.
 */
import type { CookieJar } from '../platform/cookies.js'
import { allowedWord } from '../platform/safe-storage.js'

export interface CodeChoiceEnv {
  cookies: CookieJar
  /** The current `location.hash`. */
  hash(): string
  /** The window, or a target that dispatches `hashchange` and `pageshow` like it. */
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
  const set = (value: Word | undefined) => {
    const word = allowedWord(value, rules.words)
    if (!word || word === current) return
    current = word
    show()
  }
  env.events.addEventListener('hashchange', () => set(rules.fromHash(env.hash())))
  env.events.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) set(allowedWord(env.cookies.read(rules.cookie), rules.words))
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
