/**
 * Reloads the page after an update, when the reader is idle: while the page has the focus, nothing is being typed, no
 * dialog is open, and at most once a minute.
 *
 * The time of the last reload is stored in the session, so that a worker that changes on every load can't cause a
 * reload loop. If it can't be stored, the time of the page's own load is used instead.
 */
import type { Clock } from '../../../client/platform/clock.js'
import type { SafeStorage } from '../../../client/platform/safe-storage.js'

const minute = 60_000
/** Milliseconds between two attempts while the reload is pending. */
const interval = 500

export interface ReloadEnv {
  clock: Clock
  session: SafeStorage
  storagePrefix: string
  hasFocus(): boolean
  /** A reload would lose input or interrupt the reader. */
  isBusy(): boolean
  reload(): void
}

/** @returns requests a reload; further requests while one is pending have no effect */
export function createIdleReload(env: ReloadEnv): () => void {
  const key = `${env.storagePrefix}-reloaded-at`
  const loadedAt = env.clock.now()
  let waiting = false

  const isTooSoon = () => {
    const last = env.session.get(key)
    const since = last === null ? 0 : Number(last)
    return Math.abs(env.clock.now() - since) < minute
  }
  const attempt = () => {
    if (!env.hasFocus() || env.isBusy() || isTooSoon()) {
      env.clock.after(interval, attempt)
      return
    }
    const isKept = env.session.set(key, String(env.clock.now()))
    if (isKept || env.clock.now() - loadedAt >= minute) env.reload()
    else env.clock.after(interval, attempt)
  }
  return () => {
    if (waiting) return
    waiting = true
    attempt()
  }
}
