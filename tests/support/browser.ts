/** The run's Chromium (see start-browser.ts), and ways to let time pass in a page without waiting for it. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

/** A connection to the run's Chromium. Closing it closes the contexts that were made through it, and no others. */
export function connect(): Promise<Browser> {
  return chromium.connect(inject('browserEndpoint'))
}

/**
 * Waits until whatever the page has asked for so far has reached the test: requests of one page arrive in order, so this
 * asks for one more and waits for its answer. For proofs that something was *not* asked for.
 * @param path asked for; the page itself unless the test counts requests for it
 */
export async function requestsArrived(page: Page, path = ''): Promise<void> {
  await page.evaluate(
    (address) =>
      fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
        () => {},
        () => {},
      ),
    path,
  )
}

/**
 * Lets time pass in a page whose clock was installed (`page.clock.install()`): timers fire as they would, at once.
 * What they started is awaited as far as `requestsArrived` says.
 */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  await requestsArrived(page)
}
