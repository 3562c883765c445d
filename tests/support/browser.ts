/** Connects to the Chromium of the run (see start-browser.ts), and lets time pass in a page without waiting. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

/**
 * Connects to the run's Chromium. Closing the connection closes the contexts that were created through it, and no others.
 * Contexts that may use the clipboard have one for each document: Chromium's own is shared by all tests that run at a time.
 */
export async function connect(): Promise<Browser> {
  const browser = await chromium.connect(inject('browserEndpoint'))
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    if (options?.permissions?.includes('clipboard-write')) await context.addInitScript(useOwnClipboard)
    return context
  }
  return browser
}

function useOwnClipboard(): void {
  // Absent where the page is not secure.
  if (!('clipboard' in navigator)) return
  let text = ''
  navigator.clipboard.writeText = (written) => {
    text = written
    return Promise.resolve()
  }
  navigator.clipboard.write = async ([item]) => {
    text = await (await item!.getType('text/plain')).text()
  }
  navigator.clipboard.readText = () => Promise.resolve(text)
  // By keys, or by `execCommand`. Without a selection nothing is copied.
  document.addEventListener('copy', () => (text = String(getSelection()) || text))
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
