/** Templates in Chromium without any script except those that set the theme. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brotliCompressSync } from 'node:zlib'
import { axeViolations } from '../support/axe.js'
import { openSite, prefer } from './browser.js'
import { layouts, pageProps, type FixtureLayout, type Lang } from './fixtures.js'
import { renderPage, siteCss } from './render.js'
import { inLongRun, isLong } from '../support/long.js'

let site: Awaited<ReturnType<typeof openSite>>
let css: string

beforeAll(async () => {
  site = await openSite()
  css = await siteCss()
})
afterAll(() => site?.close())

async function open(
  layout: FixtureLayout,
  [width, height]: [number, number],
  {
    javaScriptEnabled = true,
    lang = 'en',
    dir = 'ltr',
  }: { javaScriptEnabled?: boolean; lang?: Lang; dir?: 'ltr' | 'rtl' } = {},
): Promise<Page> {
  const page = await site.page({ width, height }, { dir }, { javaScriptEnabled })
  await site.show(page, renderPage(pageProps(layout, lang)), css)
  return page
}

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents of this page' })

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label'))

describe('without JavaScript', () => {
  it('the navigation and the table of contents can be used on a phone', async () => {
    const page = await open('doc', [360, 740], { javaScriptEnabled: false })
    const nav = page.locator('#v-navigation')
    expect(await nav.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Open navigation' }).click()
    expect(await nav.isVisible()).toBe(true)
    await nav.locator('#nav-rows > summary').click()
    expect(await page.locator('#nav-rows a').first().isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Close navigation' }).click()
    expect(await nav.isVisible()).toBe(false)
    await contents(page).locator('summary').click()
    await contents(page).getByRole('link', { name: 'Resizing' }).click()
    expect(new URL(page.url()).hash).toBe('#resizing')
    await page.context().close()
  })
})

describe('the keyboard', () => {
  it('reaches the list of contents after the text, where it stands beside the text', { tags: 'long' }, async () => {
    const page = await open('doc', [1280, 900])
    await page.locator('#main-content').focus()
    const passed: string[] = []
    while (passed.at(-1) !== 'outside' || !passed.includes('contents')) {
      await page.keyboard.press('Tab')
      passed.push(
        await page.evaluate(() => {
          const place = document.activeElement?.closest('[aria-label="Contents of this page"], article')
          return !place ? 'outside' : place.matches('article') ? 'text' : 'contents'
        }),
      )
    }
    expect(passed.filter((place, index) => place !== passed[index - 1])).toEqual([
      'outside',
      'text',
      'contents',
      'outside',
    ])
    await page.context().close()
  })

  it('focuses the skip link first, which leads to the content', async () => {
    const page = await open('doc', [1280, 900])
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Skip to content')
    expect((await page.getByRole('link', { name: 'Skip to content' }).boundingBox())!.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content')
    await page.context().close()
  })

  it('leaves the names in the drawer their room beside a scrollbar', { tags: 'long' }, async () => {
    const page = await open('doc', [390, 800])
    await page.getByRole('button', { name: 'Open navigation' }).click()
    const widths = () =>
      page
        .locator('#v-navigation > *')
        .evaluateAll((children) => children.map((child) => child.getBoundingClientRect().width))
    const before = await widths()
    expect(Math.max(...before)).toBeGreaterThan(280)
    // Playwright hides scrollbars.
    await page.addStyleTag({ content: '#v-navigation:popover-open { border-inline-end-width: 13px }' })
    expect(await widths()).toEqual(before)
    expect(await page.locator('#v-navigation').evaluate((nav) => nav.scrollLeft)).toBe(0)
    await page.context().close()
  })

  it('has the language, the colour mode and the settings in the first row of the drawer', async () => {
    const page = await open('doc', [360, 740])
    await page.getByRole('button', { name: 'Open navigation' }).click()
    const drawer = page.locator('#v-navigation')
    const middles = await Promise.all(
      [
        drawer.getByRole('button', { name: 'Close navigation' }),
        drawer.getByRole('link', { name: '中文' }),
        drawer.locator('[data-mode-toggle]'),
        drawer.locator('[data-settings-toggle]'),
      ].map(async (part) => {
        const { y, height } = (await part.boundingBox())!
        return Math.round(y + height / 2)
      }),
    )
    expect(new Set(middles)).toEqual(new Set([32]))
    await page.context().close()
  })

  it('closes the drawer with Escape and returns to its button', async () => {
    const page = await open('doc', [360, 740])
    await page.getByRole('button', { name: 'Open navigation' }).focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('#v-navigation').isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await page.locator('#v-navigation').isVisible()).toBe(false)
    expect(await focused(page)).toBe('Open navigation')
    await page.context().close()
  })

  it('reaches the table of contents in its column though its details element is closed', { tags: 'long' }, async () => {
    const page = await open('doc', [1280, 900])
    const link = contents(page).getByRole('link').first()
    expect(await link.isVisible()).toBe(true)
    expect(await contents(page).locator('summary').isVisible()).toBe(false)
    await link.focus()
    expect(await focused(page)).toBe('Fixed width')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe('#width')
    await page.context().close()
  })

  it('scrolls a long table of contents', { tags: 'long' }, async () => {
    const page = await open('doc', [1280, 500])
    await contents(page)
      .locator('details > ul')
      .evaluate((list) => {
        for (let time = 0; time < 4; time++) list.append(...[...list.children].map((item) => item.cloneNode(true)))
      })
    const top = () => contents(page).evaluate((list) => list.scrollTop)
    expect((await contents(page).locator('..').boundingBox())!.height).toBeLessThan(400)
    await contents(page).focus()
    await page.keyboard.press('PageDown')
    await expect.poll(top).toBeGreaterThan(0)
    expect((await axeViolations(page)).filter((text) => text.includes('scrollable'))).toEqual([])
    await page.context().close()
  })
})

describe('the layout', () => {
  const widths = inLongRun([320, 360, 600, 768, 900, 1024, 1200, 1280, 1920], [320, 768, 1280])
  it.each(layouts.filter((layout) => isLong || layout === 'doc' || layout === 'landing'))(
    'of %s never scrolls sideways, in any direction or language',
    async (layout) => {
      for (const lang of ['en', 'zh'] as const) {
        const page = await open(layout, [320, 800], { lang })
        for (const dir of lang === 'en' ? (['ltr', 'rtl'] as const) : (['ltr'] as const)) {
          await prefer(page, { dir })
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 })
            const over = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            )
            expect(over, `${lang} ${dir} ${width}`).toBe(0)
          }
        }
        await page.context().close()
      }
    },
  )

  it('has room for the text spacing that readers may set', { tags: 'long' }, async () => {
    const page = await open('doc', [320, 800])
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    await page.context().close()
  })

  describe('with letters twice as large, chosen in the browser', () => {
    const large = async (width: number) => {
      const page = await open('doc', [width, 800])
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      return page
    }
    const shown = (page: Page) =>
      Promise.all(
        [
          page.getByLabel('Sections of the site'),
          page.locator('#v-navigation'),
          page.getByLabel('Open navigation'),
          contents(page).locator('summary'),
        ].map((part) => part.isVisible()),
      )

    it('is that of a window half as wide', { tags: 'long' }, async () => {
      const page = await large(1280)
      expect(await shown(page)).toEqual([false, false, true, true])
      await page.setViewportSize({ width: 2400, height: 1400 })
      expect(await shown(page)).toEqual([true, true, false, false])
      await page.context().close()
    })

    it.each(inLongRun([360, 640, 1280, 1920], [360, 1280]))(
      'has room in the header and on the page at %i pixels',
      async (width) => {
        const page = await large(width)
        const boxes = await page.evaluate(() =>
          [...document.querySelectorAll('header:not(main *) :is(a, button, summary)')]
            .filter((element) => element.checkVisibility())
            .map((element) => element.getBoundingClientRect())
            .map(({ left, right }) => ({ left, right })),
        )
        expect(boxes.length).toBeGreaterThan(2)
        for (const [index, { left, right }] of boxes.entries()) {
          expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
          expect(right).toBeLessThanOrEqual(width)
        }
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBe(0)
        await page.context().close()
      },
    )

    it('shows all choices of the settings', { tags: 'long' }, async () => {
      const page = await large(360)
      const over = await page.evaluate(() => {
        const label = '<label><input type="radio" name="choice">A choice</label>'
        document.body.insertAdjacentHTML(
          'beforeend',
          `<dialog class="v-settings"><div class="v-segments">${label.repeat(3)}</div></dialog>`,
        )
        const dialog = document.querySelector<HTMLDialogElement>('dialog')!
        dialog.showModal()
        // Where it stands while it moves in does not matter.
        const end = dialog.getBoundingClientRect().right - 24
        return [...dialog.querySelectorAll('label')].filter((one) => one.getBoundingClientRect().right > end).length
      })
      expect(over).toBe(0)
      await page.context().close()
    })
  })

  it('makes every control around the content at least 24 pixels high', { tags: 'long' }, async () => {
    for (const width of [360, 1280]) {
      const page = await open('doc', [width, 900])
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('a, button, summary')]
          .filter(
            (element) => element.closest('nav, header, footer, main') && !element.closest('article > div > :not(nav)'),
          )
          .filter((element) => element.checkVisibility())
          .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 0 && box.height < 23.5)
          .map(({ text, box }) => `${text} ${box.height}`),
      )
      expect(small).toEqual([])
      await page.context().close()
    }
  })

  it('mirrors from right to left', { tags: 'long' }, async () => {
    const page = await open('doc', [1280, 900], { dir: 'rtl' })
    expect((await page.locator('#v-navigation').boundingBox())!.x).toBeGreaterThan(900)
    expect((await contents(page).boundingBox())!.x).toBeLessThan(400)
    await page.context().close()
  })

  it('keeps a line of text within 75 characters', { tags: 'long' }, async () => {
    const page = await open('doc', [1920, 900])
    const perLine = await page.evaluate(() => {
      const paragraph = document.querySelector('article > div > p:not(.description)')!
      const lines = paragraph.getBoundingClientRect().height / parseFloat(getComputedStyle(paragraph).lineHeight)
      return (paragraph.textContent ?? '').length / Math.round(lines)
    })
    expect(perLine).toBeGreaterThan(55)
    expect(perLine).toBeLessThanOrEqual(78)
    await page.context().close()
  })

  it('prints only the text', async () => {
    const page = await open('doc', [1280, 900])
    const around = [
      page.locator('header:not(main *)'),
      page.locator('#v-navigation'),
      contents(page),
      page.getByLabel('Previous and next page'),
      page.locator('.v-page-menu summary'),
      page.getByText('Edit this page'),
    ]
    const shown = () => Promise.all(around.map((part) => part.isVisible()))
    expect(await shown()).toEqual(around.map(() => true))
    await page.emulateMedia({ media: 'print' })
    expect(await shown()).toEqual(around.map(() => false))
    expect(await page.locator('h1').isVisible()).toBe(true)
    await page.context().close()
  })

  it('prints addresses in lines of text, and cuts nothing that belongs together', async () => {
    const page = await open('doc', [680, 1000])
    await page
      .locator('article .v-content')
      .last()
      .evaluate((content) => {
        content.insertAdjacentHTML(
          'beforeend',
          `<p id="text">Read <a data-external href="https://example.org/a/long/address/of/a/page/">the page</a> first.</p>
        <div class="callout callout-info"><div class="callout-body"><p>A callout</p></div></div>
        <div class="table-wrap"><table><thead><tr><th>Name</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table></div>
        <div class="v-demo"><div class="v-demo-stage">A demo</div></div>
        <details><summary>More</summary><p>Folded</p></details>`,
        )
      })
    const height = () => page.locator('#text').evaluate((text) => text.getBoundingClientRect().height)
    const oneLine = await height()
    await page.emulateMedia({ media: 'print' })
    expect(await height()).toBeLessThanOrEqual(2 * oneLine)
    expect(await page.locator('#text a').evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
      'https://example.org/a/long/address/of/a/page/',
    )
    expect(await page.getByText('Folded').evaluate((one) => one.getBoundingClientRect().height)).toBeGreaterThan(10)
    for (const part of ['.callout', 'tbody tr', '.v-demo-stage', 'footer'])
      expect(
        await page
          .locator(part)
          .last()
          .evaluate((one) => getComputedStyle(one).breakInside),
      ).toBe('avoid')
    expect(
      await page
        .locator('.callout')
        .last()
        .evaluate((one) => getComputedStyle(one, '::before').printColorAdjust),
    ).toBe('exact')
    expect(
      await page
        .locator('thead')
        .last()
        .evaluate((head) => getComputedStyle(head).display),
    ).toBe('table-header-group')
    // What is higher than a page has something to read.
    const empty = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((one) => one.getBoundingClientRect().height > 1000 && one.innerText.trim().length < 80)
        .map((one) => one.className),
    )
    expect(empty).toEqual([])
    await page.context().close()
  })
})

describe('the stylesheet', () => {
  it('is small', async () => {
    expect(brotliCompressSync(await siteCss(['styles', 'markdown'])).length).toBeLessThan(13_000)
  })
})
