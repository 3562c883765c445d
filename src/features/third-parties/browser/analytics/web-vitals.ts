/**
 * Reports web vitals for about 0.01 % of sessions.
 *
 * The sample is drawn once per session and stored, so that a session is reported completely or not at all. The library
 * that measures is loaded only in sampled sessions.
 */
import type { WebVital } from '../../../../contract.js'
import type { SafeStorage } from '../../../../client/platform/safe-storage.js'

const share = 0.0001

/** The part of a measurement that is reported. */
export interface Vital {
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  value: number
  delta: number
  id: string
}

type Observe = (report: (vital: Vital) => void) => void

export interface WebVitalsEnv {
  random(): number
  session: SafeStorage
  storagePrefix: string
  send(name: Vital['name'], parameters: WebVital): void
  /** Loads the library; defaults to `web-vitals`. */
  load?(): Promise<Record<'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB', Observe>>
}

/** @returns whether this session is part of the sample */
export function isSampled({
  random,
  session,
  storagePrefix,
}: Pick<WebVitalsEnv, 'random' | 'session' | 'storagePrefix'>): boolean {
  const key = `${storagePrefix}-vitals`
  const stored = session.get(key)
  if (stored === 'yes' || stored === 'no') return stored === 'yes'
  const sampled = random() <= share
  session.set(key, sampled ? 'yes' : 'no')
  return sampled
}

/** Never rejects. */
export async function reportWebVitals(env: WebVitalsEnv): Promise<void> {
  if (!isSampled(env)) return
  const load = env.load ?? (() => import('web-vitals'))
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await load()
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe((vital) => env.send(vital.name, payload(vital)))
  } catch {
    // The chunk is blocked or no longer exists after a release.
  }
}

function payload({ value, delta, id }: Vital): WebVital {
  return { value: delta, metric_label: 'Web Vitals', metric_value: value, metric_delta: delta, metric_id: id }
}
