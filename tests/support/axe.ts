/** axe in a page: what it finds against the page as it looks at the moment. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * @returns `rule: elements` of each violation, after the transitions of the page have ended. Loading axe takes several times
 *   as long as running it, so one document should be changed and checked again rather than loaded again.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations, passed } = await page.evaluate(async () => {
    for (const animation of document.getAnimations())
      // Others follow the scroll position and never end.
      if (animation.timeline instanceof DocumentTimeline && animation.effect?.getComputedTiming().endTime !== Infinity)
        animation.finish()
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }
    const { violations, passes } = await axe.run({ resultTypes: ['violations'] })
    return {
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`),
      passed: passes.length,
    }
  })
  expect(passed).toBeGreaterThan(10)
  return violations
}
