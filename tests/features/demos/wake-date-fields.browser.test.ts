/**
 * What is typed into the sections of date and time fields before they wake.
 *
 * @module-tag long
 */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { packageRoot } from '../../support/files.js'
import { openSite } from './open-site.js'
import { page as markdown, smallConfig, smallSite } from './small-site.js'

it('is accepted, digits and arrow keys', async () => {
  const opened = await openSite(
    smallSite({
      'docs.config.json': smallConfig({ features: { demos: { inlineStyles: ['@mui/x-date-pickers'] } } }),
      'content/page.md': markdown('{{"demo": "KeyboardFields.js", "hideToolbar": true}}'),
      'content/KeyboardFields.tsx': readFileSync(
        `${packageRoot}/content/react-date-pickers/KeyboardFields.tsx`,
        'utf8',
      ),
    }),
  )
  const page = await opened.browser.newPage({ serviceWorkers: 'block' })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  // Holds React back, so that the demo stays asleep while it is used.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/hydrate-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${opened.origin}/x/page/`)
  const year = page.locator('[contenteditable=true]').first()
  await year.click()
  await page.keyboard.type('20310')
  await page.keyboard.type('9')
  // Nothing that React has yet to compare may change.
  expect(await year.textContent()).toBe('2025')
  const minutes = page.getByRole('spinbutton', { name: 'Minutes' })
  await minutes.click()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  release()
  await page.locator('[data-demo-root="KeyboardFields-system"][data-awake]').waitFor({ state: 'attached' })
  await expect
    .poll(() => page.locator('[data-demo-root] [role=status]').textContent())
    .toContain('17 September 2031, 08:32')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Minutes')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => page.locator('[data-demo-root] [role=status]').textContent()).toContain('08:33')
  // Without a provider for Emotion the policy blocks its styles.
  expect(errors.filter((error) => !error.includes('inline style'))).toEqual([])
  await opened.close()
})
