/** Small sites in a browser. */
import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { connect } from '../../support/browser.js'
import { serveOutput, type SmallSite } from './small-site.js'

export interface OpenSite {
  origin: string
  browser: Browser
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
    async close() {
      await browser.close()
      served.close()
      site.remove()
    },
  }
}
