/**
 * Every template by axe, in the colours, directions, languages, densities and widths in which a visitor may see it.
 *
 * @module-tag long
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.js'
import { combinations } from '../support/combinations.js'
import { openSite, prefer } from './browser.js'
import { layouts, pageProps, type Lang } from './fixtures.js'
import { renderPage, siteCss } from './render.js'

const langs: Lang[] = ['en', 'zh']
/** The last is a screen of 1280 × 1024 at 400 % zoom. */
const viewports = { wide: [1280, 900], phone: [390, 844], zoomed: [320, 256] } as const

const looks = combinations({
  layout: layouts,
  lang: langs,
  colors: ['light', 'dark', 'forced', 'more contrast'],
  dir: ['ltr', 'rtl'],
  viewport: Object.keys(viewports) as (keyof typeof viewports)[],
  dense: [false, true],
})

let site: Awaited<ReturnType<typeof openSite>>
let css: string

beforeAll(async () => {
  site = await openSite()
  css = await siteCss()
})
afterAll(() => site?.close())

describe.each(langs)('in %s', (lang) => {
  it.each(layouts)('%s has no violation', async (layout) => {
    const page = await site.page({ width: 1280, height: 900 })
    await site.show(page, renderPage(pageProps(layout, lang)), css)
    const found: Record<string, string[]> = {}
    for (const { colors, dir, viewport, dense } of looks.filter(
      (look) => look.layout === layout && look.lang === lang,
    )) {
      const [width, height] = viewports[viewport]
      await page.setViewportSize({ width, height })
      await page.emulateMedia({
        forcedColors: colors === 'forced' ? 'active' : 'none',
        contrast: colors === 'more contrast' ? 'more' : 'no-preference',
      })
      await prefer(page, { mode: colors === 'dark' ? 'dark' : 'light', dir, dense })
      await page.locator(`html[dir=${dir}].mode-${colors === 'dark' ? 'dark' : 'light'}`).waitFor()
      const wrong = await axeViolations(page)
      const menu = page.locator('header [popovertarget]:visible')
      if ((await menu.count()) > 0) {
        await menu.first().click()
        wrong.push(...(await axeViolations(page)).map((text) => `with the navigation open: ${text}`))
        await page.keyboard.press('Escape')
      }
      found[`${colors} ${dir} ${viewport}${dense ? ' dense' : ''}`] = wrong
    }
    expect(Object.keys(found).length).toBeGreaterThan(0)
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((look) => [look, []])))
    await page.context().close()
  })
})
