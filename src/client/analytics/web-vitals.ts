/**
 * Web vitals, reported for about 0.01 % of sessions.
 *
 * The draw is made once per session and remembered for it, so that a session is reported whole or not at all; the
 * library that measures is loaded only by those drawn.
 */
import type { SafeStorage } from '../platform/safe-storage.js'

const share = 0.0001

/** The part of a measurement that is reported. */
export interface Vital {
  name: string
  value: number
  delta: number
  id: string
}

type Observe = (report: (vital: Vital) => void) => void

export interface WebVitalsEnv {
  random(): number
  session: SafeStorage
  storagePrefix: string
  send(name: string, parameters: Record<string, unknown>): void
  /** The library; by default the real one. */
  load?(): Promise<Record<'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB', Observe>>
}

/** @returns whether this session is one of those reported */
export function isSampled({
  random,
  session,
  storagePrefix,
}: Pick<WebVitalsEnv, 'random' | 'session' | 'storagePrefix'>): boolean {
  const key = `${storagePrefix}-vitals`
  const painted = session.get(key)
  if (painted === 'yes' || painted === 'no') return painted === 'yes'
  const sampled = random() <= share
  session.set(key, sampled ? 'yes' : 'no')
  return sampled
}

/** Never rejects: a page that can't be measured is a page all the same. */
export async function reportWebVitals(env: WebVitalsEnv): Promise<void> {
  if (!isSampled(env)) return
  const load = env.load ?? (() => import('web-vitals'))
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await load()
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe((vital) => env.send(vital.name, payload(vital)))
  } catch {
    // Blocked or gone after a release.
  }
}

function payload({ value, delta, id }: Vital): Record<string, unknown> {
  return { value: delta, metric_label: 'Web Vitals', metric_value: value, metric_delta: delta, metric_id: id }
}
