/**
 * Whether analytics may run at all: Do Not Track and Global Privacy Control first, then consent where the site asks.
 *
 * A browser that objects is never asked, and a consent given before does not outweigh it.
 */
import { allowedWord, type SafeStorage } from '../platform/safe-storage.js'

const answers = ['granted', 'denied'] as const
export type ConsentAnswer = (typeof answers)[number]
/** `ask`: show the banner. */
export type Permission = 'allowed' | 'refused' | 'ask'

/** The signs that a browser gives. */
export interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

const key = (storagePrefix: string) => `${storagePrefix}-consent`

export function permission(
  needsConsent: boolean,
  signals: PrivacySignals,
  storage: SafeStorage,
  storagePrefix: string,
): Permission {
  const objects = signals.doNotTrack === '1' || signals.doNotTrack === 'yes' || signals.globalPrivacyControl === true
  if (objects) return 'refused'
  if (!needsConsent) return 'allowed'
  const answer = allowedWord(storage.get(key(storagePrefix)), answers)
  if (!answer) return 'ask'
  return answer === 'granted' ? 'allowed' : 'refused'
}

export function rememberConsent(storage: SafeStorage, storagePrefix: string, answer: ConsentAnswer): void {
  storage.set(key(storagePrefix), answer)
}
