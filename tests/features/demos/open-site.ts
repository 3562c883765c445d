/** Small sites in a browser. */
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { connect } from '../../support/browser.js'
import { serveOutput, type SmallSite } from './small-site.js'

export interface OpenSite {
  origin: string
  browser: Browser
  /** A page, with the errors that its console and its scripts have. */
  open(path: string): Promise<{ page: Page; errors: string[] }>
  /** Ends all of it, and removes the site. */
  close(): Promise<void>
}

/** Builds a site without a message, serves it and connects to the browser. */
export async function openSite(site: SmallSite): Promise<OpenSite> {
  expect((await site.build()).diagnostics).toEqual([])
  const served = await serveOutput(site)
  const browser = await connect()
  return {
    origin: served.origin,
    browser,
    async open(path) {
      const page = await browser.newPage({ viewport: { width: 1000, height: 700 } })
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      await page.goto(served.origin + path)
      return { page, errors }
    },
    async close() {
      await browser.close()
      served.close()
      site.remove()
    },
  }
}
