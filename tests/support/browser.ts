/** Connects to the Chromium of the run (see start-browser.ts), and lets time pass in a page without waiting. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

/** Connects to the run's Chromium. Closing the connection closes the contexts that were created through it, and no others. */
export function connect(): Promise<Browser> {
  return chromium.connect(inject('browserEndpoint'))
}

/**
 * Waits until every request that the page has sent so far has reached the test: requests of one page arrive in order, so
 * this sends one more and waits for its response. For tests that something was *not* requested.
 * @param path what to request; the page itself unless the test counts requests for it
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
 * Lets time pass in a page whose clock was installed (`page.clock.install()`): timers fire in order, without waiting.
 * Then waits for the requests that they sent, as `requestsArrived` does.
 */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  await requestsArrived(page)
}
