/** This site's demos where readers are: each is opened in one of the places, in turn. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLongRun } from '../support/long.js'
import { openOwnSite, type OwnSite, threeOfEachFamily } from './support.js'

const places = [
  { timezoneId: 'UTC', locale: 'zh-CN' },
  { timezoneId: 'Asia/Shanghai', locale: 'en-US' },
  { timezoneId: 'America/Los_Angeles', locale: 'de-DE' },
  { timezoneId: 'Australia/Lord_Howe', locale: 'ar-EG' },
]

let site: OwnSite
beforeAll(async () => {
  site = await openOwnSite()
})
afterAll(() => site?.close())

// `check demos` opens them in another zone and language in the short run as well.
describe.each(inLongRun(places, places.slice(3)))('in $timezoneId with $locale', (options) => {
  it('demos wake without a message', { tags: 'long', timeout: 7_200_000 }, async () => {
    const at = places.indexOf(options)
    const found: Record<string, string[]> = {}
    for (const [index, path] of threeOfEachFamily(site).entries()) {
      // Languages take turns as well.
      if ((index >> 1) % places.length !== at) continue
      const { page, complaints, close } = await site.visit(path, { options })
      await page.locator('[data-demo-root][data-awake]').first().waitFor({ state: 'attached' })
      if (complaints.length > 0) found[path] = complaints
      await close()
    }
    expect(found).toEqual({})
  })

  it('a calendar is used by the keyboard', async () => {
    const { page, complaints, close } = await site.visit('x/demos/react-date-pickers/ControlledCalendar/', { options })
    await page.locator('[data-demo-root][data-awake]').waitFor()
    const day = page.locator('[role=gridcell][tabindex="0"]').first()
    const dateOf = () =>
      page.evaluate(() => new Date(Number((document.activeElement as HTMLElement).dataset['timestamp'])).toDateString())
    await day.focus()
    const start = new Date(await dateOf())
    const after = (days: number) =>
      new Date(start.getFullYear(), start.getMonth(), start.getDate() + days).toDateString()
    await page.keyboard.press('ArrowRight')
    await expect.poll(dateOf).toBe(after(1))
    await page.keyboard.press('ArrowDown')
    await expect.poll(dateOf).toBe(after(8))
    await page.keyboard.press('Enter')
    await page.locator('[role=gridcell][aria-selected=true]:focus').waitFor()
    const month = await page.locator('.MuiPickersCalendarHeader-label').textContent()
    await page.keyboard.press('PageDown')
    await expect.poll(() => page.locator('.MuiPickersCalendarHeader-label').last().textContent()).not.toBe(month)
    await page.keyboard.press('PageUp')
    await expect.poll(() => page.locator('.MuiPickersCalendarHeader-label').last().textContent()).toBe(month)
    expect(complaints).toEqual([])
    await close()
  })
})
