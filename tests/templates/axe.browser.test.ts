/** Every template by axe, in each way in which a visitor may see it. */
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Preferences } from './browser.js'
import { layouts, pageProps, type Lang } from './fixtures.js'
import { renderPage, siteCss } from './render.js'

interface Look {
  name: string
  lang?: Lang
  width?: number
  height?: number
  preferences?: Preferences
  options?: BrowserContextOptions
}

const looks: Look[] = [
  { name: 'light', preferences: { mode: 'light' } },
  { name: 'dark', preferences: { mode: 'dark' } },
  { name: 'right to left', preferences: { dir: 'rtl' } },
  { name: 'dense', preferences: { dense: true } },
  { name: 'Chinese', lang: 'zh' },
  { name: 'Chinese and dark', lang: 'zh', preferences: { mode: 'dark' } },
  { name: 'forced colours', options: { forcedColors: 'active' } },
  { name: 'more contrast', options: { contrast: 'more' } },
  { name: 'a phone', width: 390, height: 844 },
  { name: '400 % zoom', width: 320, height: 256, options: { deviceScaleFactor: 4 } },
]

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let site: Awaited<ReturnType<typeof openSite>>
let css: string

beforeAll(async () => {
  site = await openSite()
  css = await siteCss()
})
afterAll(() => site?.close())

describe.each(looks)('in $name', ({ lang, width = 1280, height = 900, preferences, options }) => {
  it.each(layouts)('%s has no violation', async (layout) => {
    const page = await site.page({ width, height }, preferences, options)
    await site.show(page, renderPage(pageProps(layout, lang)), css)
    await page.evaluate(axe)
    const run = () => page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run())
    const found = await run()
    const menu = page.locator('.v-header-menu:visible').first()
    if ((await menu.count()) > 0) {
      await menu.click()
      found.violations.push(...(await run()).violations)
    }
    expect(found.passes.length).toBeGreaterThan(10)
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
    await page.context().close()
  })
})
