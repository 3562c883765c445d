/** What is around the text of this repository's pages: at the same place on every kind of page, at every width. */
import { dirname } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileOf, isDemoPage, oneOfEachLayout, openOwnSite, type OwnSite } from './support.js'

const widths = [320, 360, 480, 600, 768, 900, 960, 1024, 1152, 1200, 1280, 1440, 1600, 1920]
/** From this width on, the navigation is a column; pages that need all the width have none. */
const columnFrom = 960
/** Layouts that are as wide as the window. */
const full = ['landing', 'wide', 'playground']

let site: OwnSite
beforeAll(async () => {
  site = await openOwnSite()
})
afterAll(() => site?.close())

interface Frame {
  header: Record<string, string>
  /** The column. */
  nav: string | undefined
  /** Is there a button that opens the navigation? */
  menu: boolean
  title: { x: number; y: number } | undefined
  /** The first line below the title, if the title has one line: its distance from the title. */
  first: string | undefined
  /** From the lower edge of the header to the first word of the text after the description. */
  head: number | undefined
}

/** Positions in pixels, without fractions, which differ between letters. */
const measure = (page: Page): Promise<Frame> =>
  page.evaluate(() => {
    const box = (element: Element | null) => {
      if (!element?.checkVisibility()) return undefined
      const { x, y, right, height } = element.getBoundingClientRect()
      return { x: Math.round(x), y: Math.round(y + scrollY), right: Math.round(right), height: Math.round(height) }
    }
    const place = (element: Element | null) => {
      const found = box(element)
      return found && `${found.x} ${found.y}`
    }
    const header = document.querySelector('header')!
    const title = document.querySelector('main h1')!
    const lines = title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight)
    const first = box(title.nextElementSibling)
    const at = box(title)!
    const text = [...document.querySelectorAll('.v-content > :not(h1, .description), .v-api-section')].find(
      (one) => one.checkVisibility() && one.textContent.trim() !== '' && !one.querySelector('.v-package-info'),
    )
    return {
      header: {
        logo: place(header.querySelector('.v-brand svg')) ?? '',
        link: place(header.querySelector('nav a')) ?? '',
        search: `${box(header.querySelector('[data-search]'))!.right}`,
        settings: place(header.querySelector('[data-settings-toggle]')) ?? '',
      },
      nav: place(document.querySelector('nav.v-nav')),
      menu: header.querySelector('[popovertarget]')!.checkVisibility(),
      title: { x: at.x, y: at.y },
      first: lines < 1.5 && first ? `${first.x - at.x} ${first.y - at.y}` : undefined,
      head: text && box(text)!.y - box(header)!.height,
    }
  })

describe('the frame', () => {
  it('stands still from page to page', { timeout: 300_000 }, async () => {
    const pages = oneOfEachLayout(
      site,
      site.pages.filter((path) => !isDemoPage(path)),
    )
    // Pages of one layout in one folder have one frame: one of them is enough, as each is drawn at every width.
    const kindOf = (path: string) => `${/<main class="[^"]*"/.exec(site.read(fileOf(path)))?.[0]} ${dirname(path)}`
    const paths = [...new Map(pages.map((path) => [kindOf(path), path])).values(), 'vitrine/markdown/', '404.html']
    const found: { path: string; width: number; layout: string; frame: Frame }[] = []
    for (const path of paths) {
      const { page, close } = await site.visit(path, { options: { javaScriptEnabled: false } })
      const layout = (await page.locator('main').getAttribute('class'))!.replace(/.*v-(?:layout-)?/, '')
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        found.push({ path, width, layout, frame: await measure(page) })
      }
      await close()
    }
    expect(new Set(found.map(({ layout }) => layout)).size).toBeGreaterThan(6)
    for (const width of widths) {
      const pages = found.filter((one) => one.width === width)
      const text = pages.filter(({ layout }) => !full.includes(layout))
      const same = (what: string, values: (string | undefined)[]) =>
        expect(new Set(values.filter((one) => one !== undefined)), `${what} at ${width}`).toHaveLength(1)
      for (const part of Object.keys(pages[0]!.frame.header))
        same(
          part,
          pages.map(({ frame }) => frame.header[part]),
        )
      same(
        'the title',
        text.map(({ frame }) => `${frame.title?.x} ${frame.title?.y}`),
      )
      same(
        'the title’s height',
        pages.flatMap(({ layout, frame }) => (layout === 'playground' ? [] : `${frame.title?.y}`)),
      )
      same(
        'the line below the title',
        text.flatMap(({ layout, frame }) => (['doc', 'api', 'group'].includes(layout) ? [frame.first] : [])),
      )
      for (const { path, layout, frame } of pages) {
        const hasColumn = width >= columnFrom && !full.includes(layout)
        expect(frame.nav, `${path} at ${width}`).toBe(hasColumn ? '0 64' : undefined)
        expect(frame.menu, `${path} at ${width}`).toBe(!hasColumn)
        if (width === 1280 && ['doc', 'api'].includes(layout)) expect(frame.head, path).toBeLessThanOrEqual(200)
      }
    }
  })
})
