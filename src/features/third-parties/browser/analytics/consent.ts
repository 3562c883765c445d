/**
 * Whether analytics may run: Do Not Track and Global Privacy Control come first, then consent where the site requires
 * it.
 *
 * A visitor whose browser sends such a signal is never asked, and the signal overrides an earlier consent.
 */
import type { ClientConfig } from '../../../../client/site-config.js'
import { allowedWord, type SafeStorage } from '../../../../client/platform/safe-storage.js'

const answers = ['granted', 'denied'] as const
export type ConsentAnswer = (typeof answers)[number]
/** `ask`: the visitor has not answered yet. */
export type Permission = 'allowed' | 'refused' | 'ask'

/** Privacy signals of the browser. */
export interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

const key = (storagePrefix: string) => `${storagePrefix}-consent`

/** Whether the visitor can be asked: not if the browser has answered for them. */
export function canConsent({ analytics }: Pick<ClientConfig, 'analytics'>, signals: PrivacySignals): boolean {
  return analytics?.consent === true && !objects(signals)
}

function objects({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

export function storedConsent(storage: SafeStorage, storagePrefix: string): ConsentAnswer | undefined {
  return allowedWord(storage.get(key(storagePrefix)), answers)
}

export function permission(
  needsConsent: boolean,
  signals: PrivacySignals,
  storage: SafeStorage,
  storagePrefix: string,
): Permission {
  if (objects(signals)) return 'refused'
  if (!needsConsent) return 'allowed'
  const answer = storedConsent(storage, storagePrefix)
  if (!answer) return 'ask'
  return answer === 'granted' ? 'allowed' : 'refused'
}

export function storeConsent(storage: SafeStorage, storagePrefix: string, answer: ConsentAnswer): void {
  storage.set(key(storagePrefix), answer)
}
