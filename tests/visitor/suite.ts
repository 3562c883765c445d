/** The set-up that visitor tests share: one browser and one built site for all tests of a file. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { connect } from '../support/browser.js'
import type { BuiltSite } from './built-site.js'

export interface Suite {
  /** Available in tests and in hooks that are registered later. */
  readonly browser: Browser
  readonly site: BuiltSite
  /** @returns the address of a path on the site */
  at(path: string): string
}

/** @param build builds and serves the site; called once, before the first test */
export function visitorSuite(build: () => Promise<BuiltSite>): Suite {
  let browser: Browser
  let site: BuiltSite
  beforeAll(async () => {
    browser = await connect()
    site = await build()
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
  })
  return {
    get browser() {
      return browser
    },
    get site() {
      return site
    },
    at: (path) => new URL(path, site.server.url).href,
  }
}
