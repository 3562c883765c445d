/** Keys that open the search count before the page's script is there. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLongRun } from '../../support/long.js'
import { openSite, type OpenSite } from '../demos/open-site.js'
import { page as markdown, smallSite, type SmallSite } from '../demos/small-site.js'

/** A service worker would answer what is held back. */
const noWorker = { serviceWorkers: 'block' } as const

let site: SmallSite
let opened: OpenSite
beforeAll(async () => {
  site = smallSite({ 'content/page.md': markdown('<p><input aria-label="Own"></p>') })
  opened = await openSite(site)
})
afterAll(() => opened.close())

test('what is typed before the search is there is in its field', async () => {
  const page = await opened.browser.newPage(noWorker)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/search/setup.json', (route) => released.then(() => route.continue()))
  await page.goto(`${opened.origin}/x/page/`)
  await page.locator('html:not([data-search-key=pressed])[data-search-key]').waitFor({ state: 'attached' })
  await page.keyboard.press('/')
  await page.keyboard.type('two words')
  expect(await page.getByRole('dialog').count()).toBe(0)
  release()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('!')
  expect(await page.getByRole('dialog').getByRole('combobox').inputValue()).toBe('two words!')
  await page.close()
})

test.each(inLongRun(['/', 'Control+k'], ['/']))(
  '%s opens the search once the script is there, and again later',
  async (key) => {
    const page = await opened.browser.newPage(noWorker)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/main-[^/]*\.js$/, (route) => released.then(() => route.continue()))
    await page.goto(`${opened.origin}/x/page/`, { waitUntil: 'commit' })
    await page.locator('[data-search]').waitFor()
    await page.keyboard.press(key)
    expect(await page.getByRole('dialog').count()).toBe(0)
    release()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
    await page.close()
  },
)
