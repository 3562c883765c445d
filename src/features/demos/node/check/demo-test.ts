/**
 * `vitrine/demo-test`: the type of a test beside a demo. `Bars.test.ts` exports such a function as default, and
 * `docs-build check demos` runs it in its browser. Apart from `vitrine`, whose types must not need playwright-core.
 */
import type { Locator, Page } from 'playwright-core'

export type DemoTest = (env: {
  /** The demo's own page, with the demo awake. */
  page: Page
  /** The demo itself. */
  demo: Locator
}) => Promise<void> | void
