/** The search of this repository's site in a browser: by keyboard alone, with input methods, and when things fail. */
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languagesInRun } from '../support/long.js'
import { axeViolations } from '../support/axe.js'
import { openOwnSite, type OwnSite } from './support.js'

let site: OwnSite
beforeAll(async () => {
  site = await openOwnSite()
})
afterAll(() => site?.close())

const dialog = (page: Page) => page.getByRole('dialog')
const list = (page: Page) => page.getByRole('listbox')
/** What the active hit shows, a line for each part. */
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return (id && document.getElementById(id)?.innerText) || ''
  })

async function open(page: Page, key = '/'): Promise<void> {
  await page.keyboard.press(key)
  await dialog(page).waitFor()
}

describe('by keyboard alone', () => {
  it.each(
    languagesInRun([
      [
        'English',
        'x/react-charts/',
        'compose your own',
        'Compose your own',
        '/x/react-charts/#compose-your-own',
        /results?$/,
      ],
      ['中文', 'zh/x/react-charts/', '固定列', '固定列', '/zh/x/react-data-grid/column-pinning/', /条结果$/],
    ] as const),
  )(
    '%s: from the shortcut to the marked place, and again from the last search',
    async (_, path, query, name, href, count) => {
      const { page, complaints, scripts, close } = await site.visit(path)
      expect([...scripts.keys()].filter((script) => script.includes('search'))).toEqual([])
      await open(page)
      await page.keyboard.type(query)
      await expect.poll(() => active(page)).toContain(name)
      await expect.poll(() => dialog(page).getByRole('status').innerText()).toMatch(count)
      expect(await axeViolations(page)).toEqual([])
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${href}`)
      const marks = () =>
        page.evaluate(() => {
          const { highlights } = CSS as unknown as { highlights: Map<string, { size: number }> }
          return [...highlights.values()].some(({ size }) => size > 0)
        })
      await expect.poll(marks).toBe(true)
      await open(page, 'Control+k')
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await expect.poll(() => list(page).innerText()).toContain(query)
      await page.keyboard.press('Escape')
      await expect.poll(() => dialog(page).count()).toBe(0)
      expect(complaints).toEqual([])
      await close()
    },
  )
})

it('the filters are one row, and a button shows all of them', { tags: 'long' }, async () => {
  const { page, complaints, close } = await site.visit('x/react-charts/', { viewport: { width: 360, height: 640 } })
  await open(page)
  await page.keyboard.type('column')
  const button = page.getByRole('button', { name: 'All filters' })
  await button.waitFor()
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  const chips = dialog(page).locator('button[aria-pressed]')
  const rows = () => chips.evaluateAll((all) => new Set(all.map((chip) => chip.getBoundingClientRect().top)).size)
  expect(await rows()).toBe(1)
  await button.focus()
  await page.keyboard.press('Enter')
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  expect(await rows()).toBeGreaterThan(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  // By keyboard a filter narrows the results, keeps the focus and leaves the other filters in sight.
  const props = page.getByRole('button', { name: /^Prop / })
  await props.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => props.getAttribute('aria-pressed')).toBe('true')
  expect(await props.evaluate((chip) => chip === document.activeElement)).toBe(true)
  await expect
    // A further page of the same hit has a label.
    .poll(() => list(page).locator('[role=option]:not([aria-label])').allInnerTexts())
    .toSatisfy((hits: string[]) => hits.length > 0 && hits.every((hit) => hit.startsWith('Prop\n')))
  await button.press('Enter')
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  expect(await rows()).toBe(1)
  expect(complaints).toEqual([])
  await close()
})

it('first results come after 60 KB at most', async () => {
  const { page, close } = await site.visit('x/introduction/')
  const loaded = { scripts: 0, index: 0 }
  const bodies: Promise<void>[] = []
  let isIntended = false
  // The names of one product are enough: nothing that is asked for after them arrives.
  let names: string | undefined
  await page.route(/\/search\/(names|words)-/, (route) => {
    const address = route.request().url()
    names ??= address
    return address === names ? route.continue() : undefined
  })
  page.on('response', (response) => {
    // A demo in sight wakes when there is time for it.
    if (!isIntended || /\/_assets\/(demos|vendors)\//.test(response.url())) return
    const kind = /\/search\/(pages|names-\d+)\.json$/.test(response.url()) ? 'index' : 'scripts'
    bodies.push(response.body().then((body) => void (loaded[kind] += gzipSync(body, { level: 9 }).length)))
  })
  // The first page is gone then: what it logs is not taken for what the second one does.
  await page.goto(`${site.origin}/zh/x/react-data-grid/`, { waitUntil: 'commit' })
  // The last thing that a page loads by itself. `networkidle` may come before its scripts where the machine is busy.
  await page.waitForEvent('console', (message) => message.text().startsWith('Service Worker registration'))
  isIntended = true
  await open(page)
  await page.keyboard.type('rowHeight')
  await expect.poll(() => active(page)).toMatch(/^rowHeight\b/m)
  await Promise.all(bodies)
  expect(loaded.index).toBeGreaterThan(8_000)
  expect(loaded.scripts).toBeGreaterThan(8_000)
  expect(loaded.scripts + loaded.index, JSON.stringify(loaded)).toBeLessThanOrEqual(60 * 1024)
  await close()
})

it('an input method is left alone until it has finished', { tags: 'long' }, async () => {
  const { page, close } = await site.visit('zh/x/react-charts/')
  await open(page)
  const before = await list(page).innerText()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'gu ding', selectionStart: 7, selectionEnd: 7 })
  await page.keyboard.press('Enter')
  expect(page.url()).toContain('/zh/x/react-charts/')
  expect(await list(page).innerText()).toBe(before)
  await session.send('Input.insertText', { text: '固定列' })
  await expect.poll(() => active(page)).toContain('固定列')
  await close()
})

it(
  'a narrow window holds the dialog, which is opened once and says what could not be loaded',
  { tags: 'long' },
  async () => {
    const { page, close } = await site.visit('x/react-data-grid/', { viewport: { width: 360, height: 640 } })
    await page.route(/\/words-\d+\.json/, (route) => route.abort())
    await page.locator('[data-search]:visible').dblclick()
    await open(page, 'Control+k').catch(() => {})
    expect(await page.locator('dialog[aria-label=Search]').count()).toBe(1)
    await page.keyboard.type('rowHeight')
    await expect.poll(() => active(page)).toContain('rowHeight')
    await page.getByText('A part of the index could not be loaded').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const box = (await dialog(page).boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(360)
    await page.unroute(/\/words-\d+\.json/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('A part of the index could not be loaded').waitFor({ state: 'detached' })
    await close()
  },
)

it('two tabs have the same favourites and recent searches', { tags: 'long' }, async () => {
  const { page, close } = await site.visit('x/react-charts/')
  const other = await page.context().newPage()
  await other.goto(`${site.origin}/x/react-data-grid/`)
  await open(other)
  await page.bringToFront()
  await open(page)
  await page.keyboard.type('rowHeight')
  await expect.poll(() => active(page)).toContain('rowHeight')
  await page.keyboard.press('Shift+Enter')
  await expect.poll(() => list(other).innerText()).toContain('rowHeight')
  await close()
})

it('works where storage is blocked, and says when the index can not be loaded at all', { tags: 'long' }, async () => {
  const { page, close } = await site.visit('x/react-charts/')
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await page.route(/\/pages\.json/, (route) => route.fulfill({ body: '{"version":' }))
  await page.reload()
  await open(page)
  await page.keyboard.type('rowHeight')
  const retry = page.getByRole('button', { name: 'Try again' })
  await retry.waitFor()
  expect(await dialog(page).getByRole('status').innerText()).toBe('The search could not be loaded.')
  await page.unroute(/\/pages\.json/)
  await retry.click()
  await expect.poll(() => active(page)).toContain('rowHeight')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Enter')
  await page.waitForURL(/#data-grid-prop-rowHeight$/)
  await close()
})

it('the search page shows the results of its address', { tags: 'long' }, async () => {
  const { page, close } = await site.visit('x/search/?q=css%3A%20MuiDataGrid-root')
  expect(await page.locator('[data-search-results] a').first().innerText()).toContain('.MuiDataGrid-root')
  expect(await axeViolations(page)).toEqual([])
  await close()
})

it(
  'the search page is where it was when a reader comes back, and keeps its words in another language',
  { tags: 'long' },
  async () => {
    const { page, close } = await site.visit('x/search/?q=tooltip')
    const hits = page.locator('[data-search-results] a:not(ul ul a)')
    await hits.nth(14).waitFor()
    await page.evaluate(() => scrollTo(0, 1_200))
    await hits.nth(14).click()
    await page.waitForURL(({ pathname }) => !pathname.includes('/search/'))
    await page.goBack()
    await hits.nth(14).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
    await page.locator('footer a[hreflang^="zh"]').click()
    await page.waitForURL(/\/zh\/x\/search\/\?q=tooltip$/)
    await close()
  },
)

it('the not-found page shows the nearest pages, in the language of the address', { tags: 'long' }, async () => {
  const { page, close } = await site.visit('x/react-charts/')
  const missing = `${site.origin}/zh/x/react-data-grd/`
  await page.route(missing, async (route) => {
    const response = await route.fetch({ url: `${site.origin}/404.html` })
    await route.fulfill({ response, status: 404 })
  })
  await page.goto(missing)
  const nearest = page.locator('[data-nearest] a')
  await nearest.first().waitFor()
  expect(await nearest.first().getAttribute('href')).toBe('/zh/x/react-data-grid/')
  await close()
})

it('searches without the network, through the service worker', { tags: 'long' }, async () => {
  const { page, close } = await site.visit('x/react-charts/', { options: { serviceWorkers: 'allow' } })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await open(page)
  await page.keyboard.type('label')
  await expect.poll(() => active(page)).toMatch(/label/i)
  await page.keyboard.press('Escape')
  await page.context().setOffline(true)
  await page.reload()
  await open(page)
  await page.keyboard.type('rowHeight')
  await expect.poll(() => active(page)).toContain('rowHeight')
  await page.context().setOffline(false)
  await close()
})
