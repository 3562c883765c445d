/** A test beside a demo: `Bars.test.ts` exports it as default, and `docs-build check demos` runs it in its browser. */
import type { Locator, Page } from 'playwright-core'

export type DemoTest = (env: {
  /** The demo's own page, with the demo awake. */
  page: Page
  /** The demo itself. */
  demo: Locator
}) => Promise<void> | void
