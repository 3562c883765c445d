/** This repository's site for readers without JavaScript, at the first paint, in print and by keyboard. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contrast } from '../../src/markdown/index.js'
import { inLongRun } from '../support/long.js'
import { openOwnSite, type OwnSite } from './support.js'

const prose = 'x/introduction/installation/'
/** A page beside which a group is closed. */
const charts = 'x/react-charts/bars/'

let site: OwnSite
beforeAll(async () => {
  site = await openOwnSite()
})
afterAll(() => site?.close())

/** The lowest contrast between a token of code and its background. */
async function lowestCodeContrast(page: Page): Promise<number> {
  const pairs = await page.evaluate(() =>
    [...document.querySelectorAll('pre span[class]')]
      .filter((span) => span.checkVisibility() && /^t\d+$/.test(span.className))
      .map((span) => {
        let behind: Element | null = span
        while (behind && /, 0\)$|transparent/.test(getComputedStyle(behind).backgroundColor))
          behind = behind.parentElement
        return [getComputedStyle(span).color, behind ? getComputedStyle(behind).backgroundColor : 'rgb(255, 255, 255)']
      }),
  )
  expect(pairs.length).toBeGreaterThan(20)
  const hex = (color: string) =>
    `#${color
      .match(/\d+/g)!
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`
  return Math.min(...pairs.map(([text, behind]) => contrast(hex(text!), hex(behind!))))
}

const brightness = (page: Page) =>
  page.evaluate(() => Number(getComputedStyle(document.body).backgroundColor.match(/\d+/g)![0]))

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents of this page' })

describe('without JavaScript', () => {
  it.each(inLongRun(['light', 'dark'] as const, ['dark'] as const))(
    'a page follows the %s mode of the system',
    async (colorScheme) => {
      const { page, close } = await site.visit(prose, { options: { javaScriptEnabled: false, colorScheme } })
      expect(await page.locator('h1').innerText()).toContain('Installation')
      expect(await page.locator('article > div > p:not(.description)').first().isVisible()).toBe(true)
      const back = await brightness(page)
      if (colorScheme === 'dark') expect(back).toBeLessThan(40)
      else expect(back).toBeGreaterThan(240)
      expect(await lowestCodeContrast(page)).toBeGreaterThanOrEqual(4.5)
      await close()
    },
  )

  it('the navigation and the table of contents work', async () => {
    const { page, close } = await site.visit(charts, { options: { javaScriptEnabled: false } })
    // Pages have the entries of small groups, and of others the link to an index.
    const id = await page.locator('#v-navigation details[data-fragment]:not([open])').first().getAttribute('id')
    const group = page.locator(`#${id}`)
    await group.locator('summary').click()
    await group.locator('a').first().click()
    await page.waitForURL(/-group\/$/)
    expect(await page.locator('main li a').count()).toBeGreaterThan(0)
    await page.goBack()
    await contents(page).getByRole('link').nth(2).click()
    expect(new URL(page.url()).hash).not.toBe('')
    expect(await page.locator('header [data-settings-toggle]').isVisible()).toBe(false)
    await close()
  })

  it('the page is Markdown at a link of the menu at its head', async () => {
    const { page, close } = await site.visit(charts, { options: { javaScriptEnabled: false } })
    const menu = page.locator('.v-page-menu')
    await menu.locator('summary').click()
    const items = menu.locator('li:visible')
    expect(await items.allInnerTexts()).toEqual(['View as Markdown', 'Open in ChatGPT', 'Open in Claude'])
    expect(await items.first().locator('a').getAttribute('href')).toBe('/x/react-charts/bars.md')
    await close()
  })

  it('another package manager can be chosen', { tags: 'long' }, async () => {
    const { page, close } = await site.visit(prose, { options: { javaScriptEnabled: false } })
    const tabs = page.locator('[data-storage-key]').first()
    await tabs.locator('label', { hasText: 'pnpm' }).click()
    expect(await tabs.locator('[data-value]:visible').innerText()).toContain('pnpm add')
    await close()
  })
})

it('an address with a hash opens at its place; links within the page scroll there', async () => {
  const { page, close } = await site.visit(`${charts}#styling`)
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  expect(await behavior()).toBe('auto')
  await contents(page).getByRole('link').nth(2).click()
  expect(await behavior()).toBe('smooth')
  await close()
})

describe('the package manager that was chosen before', () => {
  it('is shown at the first paint, before scripts run, and another can be chosen', { tags: 'long' }, async () => {
    const { page, close } = await site.visit(prose)
    await page.evaluate(() => localStorage.setItem('codeblock-package-manager', 'pnpm'))
    await page.route(/_assets\/(main|chunk)-/, (route) => route.abort())
    await page.reload()
    const tabs = page.locator('[data-storage-key]').first()
    const shown = async () =>
      (await tabs.locator('[data-value]:visible').allInnerTexts()).join('\n').trim().split(' ')[0]
    const marked = () =>
      tabs
        .locator('label')
        .evaluateAll((labels) =>
          labels
            .filter((label) => getComputedStyle(label).borderBlockEndColor !== 'rgba(0, 0, 0, 0)')
            .map((label) => label.textContent),
        )
    expect([await shown(), await marked()]).toEqual(['pnpm', ['pnpm']])
    await tabs.locator('label', { hasText: 'yarn' }).click()
    expect([await shown(), await marked()]).toEqual(['yarn', ['yarn']])
    await page.unroute(/_assets\/(main|chunk)-/)
    await page.reload()
    await expect.poll(() => tabs.locator('input[value=pnpm]').isChecked()).toBe(true)
    await tabs.locator('label', { hasText: 'npm' }).first().click()
    expect([await shown(), await marked()]).toEqual(['npm', ['npm']])
    await close()
  })
})

describe('in print', { tags: 'long' }, () => {
  it('only the text is left, in light colors', async () => {
    const { page, close } = await site.visit(prose, { mode: 'dark' })
    expect(await brightness(page)).toBeLessThan(40)
    const around = ['header:not(main *)', '#v-navigation', '[aria-label="Contents of this page"]', 'a[rel=prev]']
    const shown = () => Promise.all(around.map((selector) => page.locator(selector).isVisible()))
    expect(await shown()).toEqual(around.map(() => true))
    await page.emulateMedia({ media: 'print' })
    expect(await shown()).toEqual(around.map(() => false))
    expect(await page.locator('h1').isVisible()).toBe(true)
    expect(await brightness(page)).toBeGreaterThan(240)
    expect(await lowestCodeContrast(page)).toBeGreaterThanOrEqual(4.5)
    await close()
  })
})

describe('by keyboard', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement!
      const box = element.getBoundingClientRect()
      return {
        name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
        shown: box.height > 0 && box.top >= 0 && element.matches(':focus-visible'),
      }
    })

  it('focus moves through the header and the navigation in visual order and is visible', async () => {
    const { page, close } = await site.visit(prose)
    const names: string[] = []
    for (let count = 0; count < 18; count += 1) {
      await page.keyboard.press('Tab')
      const { name, shown } = await focused(page)
      expect(shown, name).toBe(true)
      names.push(name)
    }
    const order = [
      'Skip to content',
      'MUI X Docs',
      'Documentation',
      'Search',
      'Language',
      'dark mode',
      'ettings',
      'What’s new',
      'Introduction',
      'All pages',
    ]
    const places = order.map((part) => names.findIndex((name) => name.includes(part)))
    expect(places, names.join(' | ')).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    await close()
  })

  it('the skip link leads to the text', { tags: 'long' }, async () => {
    const { page, close } = await site.visit(prose)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    await close()
  })

  it('a closed group opens, and its fetched entries can be focused', { tags: 'long' }, async () => {
    const { page, close } = await site.visit(charts)
    const group = page.locator('#v-navigation details[data-fragment]').first()
    await group.locator('summary').focus()
    await page.keyboard.press('Enter')
    await group.locator('li').nth(1).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await group.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await close()
  })

  it.each([{}, { dir: 'rtl' }, { viewport: { width: 360, height: 740 } }] as const)(
    'a page is copied as Markdown from the menu at its head, with %j',
    async (look) => {
      const options = { permissions: ['clipboard-read', 'clipboard-write'] }
      const { page, complaints, close } = await site.visit(charts, { ...look, options })
      const menu = page.locator('.v-page-menu')
      await menu.locator('summary').focus()
      // The script of menus comes with the focus.
      const next = async () => {
        await page.keyboard.press('ArrowDown')
        return focused(page)
      }
      await expect.poll(next).toMatchObject({ name: 'Copy as Markdown', shown: true })
      const { left, right } = await menu.locator('ul').evaluate((list) => list.getBoundingClientRect().toJSON())
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(look.viewport?.width ?? 1280)
      await page.keyboard.press('Enter')
      await menu.getByText('Copied').waitFor()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe(await page.evaluate(async () => (await fetch('/x/react-charts/bars.md')).text()))
      const names: string[] = []
      for (let count = 0; count < 3; count += 1) {
        await page.keyboard.press('ArrowDown')
        names.push((await focused(page)).name)
      }
      expect(names).toEqual(['View as Markdown', 'Open in ChatGPT', 'Open in Claude'])
      await page.keyboard.press('Escape')
      expect(await menu.getAttribute('open')).toBeNull()
      expect((await focused(page)).name).toBe('Markdown')
      expect(complaints).toEqual([])
      await close()
    },
  )

  it('the settings open, hold the focus, take effect, and return the focus', async () => {
    const { page, close } = await site.visit(prose, { mode: 'light' })
    const button = page.locator('header [data-settings-toggle]')
    await button.focus()
    await page.keyboard.press('Enter')
    const drawer = page.locator('#settings-drawer[open]')
    await drawer.waitFor()
    await drawer.locator('input:checked').first().focus()
    for (
      let count = 0;
      count < 3 && !(await page.evaluate(() => document.documentElement.classList.contains('mode-dark')));
      count += 1
    )
      await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.body.classList.contains('mode-dark'))).toBe(true)
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('#settings-drawer'),
      )
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await close()
  })
})
