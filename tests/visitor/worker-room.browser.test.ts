/**
 * A worker that has no room: what fits is kept, what works stays.
 *
 * @module-tag long
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '../support/browser.js'
import { pageText } from '../support/files.js'
import { builtSite, type BuiltSite, config, update, updateEnds, visitor } from './built-site.js'
import { at, edges, soon } from './edge-site.js'

let browser: Browser
beforeAll(async () => {
  browser = await connect()
})
afterAll(() => browser.close())

describe('a worker without room', () => {
  let room: BuiltSite
  // Releases change it: each test, and each further try of one, has its own.
  beforeEach(async () => {
    room = await builtSite('', edges)
  })
  afterEach(() => room.close())
  const title = (name: string) => ({ 'content/chart.md': pageText(name, 'Text.') })
  const versions = (page: Page) =>
    page
      .evaluate(async () => (await caches.keys()).filter((name) => name.endsWith(':core')))
      .catch(() => [] as string[])
  const cached = (page: Page) =>
    page
      .evaluate(async () =>
        (
          await Promise.all(
            (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
          )
        ).flat(),
      )
      .catch(() => [] as string[])
  async function installed(path: string) {
    const { context, errors } = await visitor(browser, { viewport: { width: 1280, height: 900 } })
    await context.addInitScript(
      `if (location.protocol === 'http:') { try { localStorage.setItem('mui-consent', 'denied') } catch {} }`,
    )
    const page = await context.newPage()
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.goto(at(path, room))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 20_000 })
    return { page, context, errors }
  }
  /** Sets the browser's own limit for the site, in bytes; undefined lifts it, and so does the end of its session. */
  async function limiter(page: Page) {
    const devtools = await page.context().newCDPSession(page)
    const { origin } = new URL(room.server.url)
    return (quotaSize?: number) =>
      devtools.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== undefined && { quotaSize }) })
  }
  test.each([
    ['English', '', /^Save the whole site/, 'There was not enough space for everything; as much as fits was saved.'],
    ['中文', '/zh', /^保存整个网站/, '空间不足，仅保存了部分内容。'],
  ] as const)('%s: keeps what fits and says so; what was kept before stays', async (_name, prefix, save, said) => {
    const { page, context, errors } = await installed(`${prefix}/x/chart/`)
    await expect.poll(() => cached(page), soon).toContainEqual(expect.stringContaining(`${prefix}/x/chart/`))
    await page.waitForLoadState('networkidle')
    const total = await page.evaluate(async (prefix) => {
      const text = await (await fetch(`${prefix}/x/sw.js`.replace('/zh', ''))).text()
      return [...text.slice(0, text.indexOf('\n')).matchAll(/"hash":/g)].length
    }, prefix)
    // After five more files there is no room, as in a browser whose origin has used up its share.
    const [worker] = context.serviceWorkers()
    await worker!.evaluate(() => {
      const put = Cache.prototype.put
      let left = 5
      Cache.prototype.put = function (this: Cache, ...given: Parameters<Cache['put']>) {
        return --left < 0 ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : put.apply(this, given)
      }
    })
    // After that: what the page has loaded may still be on its way into the caches.
    const before = await cached(page)
    await page.locator('header [data-settings-toggle]').click()
    await page.getByRole('button', { name: save }).click()
    await expect.poll(() => page.locator('#settings-drawer [role=status]').textContent(), soon).toBe(said)
    expect(await page.locator('#settings-drawer progress').isVisible()).toBe(false)
    const after = await cached(page)
    expect(after.length).toBeGreaterThan(before.length)
    expect(after.length).toBeLessThanOrEqual(before.length + 5)
    expect(after.length).toBeLessThan(total)
    expect(after).toEqual(expect.arrayContaining(before))
    await context.setOffline(true)
    await page.reload()
    expect(await page.locator('h1').textContent()).toBe(prefix ? '图表' : 'Chart')
    expect(errors).toEqual([])
    await context.close()
  })

  test('does not replace the one that works, and the next release with room does', async () => {
    const { page, context, errors } = await installed('/x/chart/')
    const working = await versions(page)
    expect(working).toHaveLength(1)
    // Limited first: browsers look for updates by themselves too.
    const limit = await limiter(page)
    await limit(1)
    // Another title is another offline page: the new version has something to keep that the old one has not.
    room.release({ ...title('Second'), 'docs.config.ts': config('').replace("title: 'Small'", "title: 'Other'") })
    expect(await updateEnds(page)).toBe('redundant')
    await expect.poll(() => versions(page), soon).toEqual(working)
    expect(await page.locator('h1').textContent()).toBe('Chart')
    await context.setOffline(true)
    await page.reload()
    expect(await page.locator('h1').textContent()).toBe('Chart')
    const nowhere = await page.goto(at('/x/guide/demos/', room))
    expect(nowhere!.status()).toBe(503)
    await context.setOffline(false)
    await page.goto(at('/x/chart/', room))
    expect(await page.locator('h1').textContent()).toBe('Second')
    // Released before there is room: the second one, installed after all, would use up the one reload of this minute.
    room.release(title('Third'))
    await limit()
    await expect
      .poll(async () => {
        await update(page)
        return page
          .locator('h1')
          .textContent()
          .catch(() => '')
      }, soon)
      .toBe('Third')
    expect(await versions(page)).not.toEqual(working)
    expect(errors).toEqual([])
    await context.close()
  })
})
