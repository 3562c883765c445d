/**
 * How long a build may wait for a remote cache: a share of what the build would take without it, and the time that the
 * cache has saved. So whatever the server does, a build with it takes at most that share longer than one without.
 *
 * Waits that overlap count once, since the build stands still only once. A promise that is waited for goes on when the
 * time is used up; only the build does not wait for it any more.
 */
export class Allowance {
  readonly #share: number
  readonly #now: () => number
  #expected = 0
  #earned = 0
  #past = 0
  #waiting = 0
  #since = 0

  /**
   * @param share of a build's time
   * @param now the milliseconds since the build began
   */
  constructor(share: number, now: () => number) {
    this.#share = share
    this.#now = now
  }

  /** Says how long the build would take without the cache, in milliseconds; the largest number counts. */
  expect(milliseconds: number): void {
    this.#expected = Math.max(this.#expected, milliseconds)
  }

  /** Adds the time that making something would have taken. */
  earn(milliseconds: number): void {
    this.#earned += milliseconds
  }

  /** Milliseconds spent so far. */
  get spent(): number {
    return this.#past + (this.#waiting > 0 ? this.#now() - this.#since : 0)
  }

  /** @returns the value, or undefined if time is up before it is there. Rejects if the promise does. */
  async wait<Value>(promise: Promise<Value>): Promise<Value | undefined> {
    if (this.#waiting++ === 0) this.#since = this.#now()
    let timer: NodeJS.Timeout | undefined
    try {
      const tooLate = new Promise<undefined>((resolve) => {
        const check = () => {
          const left = this.#left()
          if (left <= 0) resolve(undefined)
          else timer = setTimeout(check, Math.min(left, 2 ** 30))
        }
        check()
      })
      return await Promise.race([promise, tooLate])
    } finally {
      clearTimeout(timer)
      if (--this.#waiting === 0) this.#past += this.#now() - this.#since
    }
  }

  #left(): number {
    const { spent } = this
    return this.#share * Math.max(this.#expected, this.#now() - spent) + this.#earned - spent
  }
}
