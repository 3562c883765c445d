/**
 * How long a build may wait for a remote cache: a share of what the build would take without it, and the time that the
 * cache has saved. So whatever the server does, a build with it takes at most that share longer than one without.
 *
 * Waits that overlap count once, since the build stands still only once. A promise that is waited for goes on when the
 * time is used up; only the build does not wait for it any more.
 */
export interface Allowance {
  /** Says how long the build would take without the cache, in milliseconds; the largest number counts. */
  expect(milliseconds: number): void
  /** Says that something need not be made that takes so many milliseconds. */
  earn(milliseconds: number): void
  /** @returns the value, or undefined if time is up before it is there. Rejects if the promise does. */
  wait<Value>(promise: Promise<Value>): Promise<Value | undefined>
  /** Milliseconds spent so far. */
  readonly spent: number
}

/**
 * @param share of a build's time
 * @param now the milliseconds since the build began
 */
export function allowance(share: number, now: () => number): Allowance {
  let expected = 0
  let earned = 0
  let past = 0
  let waiting = 0
  let since = 0
  const spent = () => past + (waiting > 0 ? now() - since : 0)
  const left = () => share * Math.max(expected, now() - spent()) + earned - spent()
  return {
    expect: (milliseconds) => void (expected = Math.max(expected, milliseconds)),
    earn: (milliseconds) => void (earned += milliseconds),
    async wait<Value>(promise: Promise<Value>): Promise<Value | undefined> {
      if (waiting++ === 0) since = now()
      let timer: NodeJS.Timeout | undefined
      try {
        const tooLate = new Promise<undefined>((resolve) => {
          const check = () => {
            const more = left()
            if (more <= 0) resolve(undefined)
            else timer = setTimeout(check, Math.min(more, 2 ** 30))
          }
          check()
        })
        return await Promise.race([promise, tooLate])
      } finally {
        clearTimeout(timer)
        if (--waiting === 0) past += now() - since
      }
    },
    get spent() {
      return spent()
    },
  }
}
