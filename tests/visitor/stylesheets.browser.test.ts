/**
 * Stylesheets that are late or gone: the page's own, those of fonts, the live editor's.
 *
 * @module-tag long
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { pass, requestsArrived } from '../support/browser.js'
import { visitor } from './built-site.js'
import { at, edgeSite, fonts, languages, soon, visitEdge } from './edge-site.js'
import { visitorSuite } from './suite.js'

const suite = visitorSuite(edgeSite)

describe.each([
  ['English', '', 'The styles of this page could not be loaded.'],
  ['中文', '/zh', '未能加载此页的样式。'],
] as const)('a page without its stylesheet, %s', (_name, prefix, said) => {
  const path = `${prefix}/x/chart/`
  const address = `https://example.com${path}`

  test.each([
    [
      'opened as a file',
      (page: Page) => page.goto(pathToFileURL(join(suite.site.dir, 'export', path, 'index.html')).href),
    ],
    [
      'whose stylesheet does not come',
      async (page: Page) => {
        await page.route(/\.css$/, (route) => route.abort())
        await page.goto(at(path, suite.site))
      },
    ],
    [
      'below another base',
      async (page: Page) => {
        await page.route(/\.css$/, (route) =>
          route.fulfill({ status: 404, contentType: 'text/html', body: '<p>There is nothing here.' }),
        )
        await page.goto(at(path, suite.site))
      },
    ],
  ])('%s says where it belongs, first of all', async (_name, open) => {
    const { context } = await visitor(suite.browser)
    const page = await context.newPage()
    await open(page)
    const notice = page.locator('body > p').first()
    expect(await notice.textContent()).toMatch(said)
    expect(await notice.locator('a').getAttribute('href')).toBe(address)
    expect(await page.locator('h1').textContent()).toBe(prefix ? '图表' : 'Chart')
    await context.close()
  })

  test('has none of it where the stylesheet comes late', async () => {
    const { context, errors } = await visitor(suite.browser)
    const page = await context.newPage()
    await page.clock.install()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const asked = page.waitForRequest(/\.css$/)
    await page.route(/\.css$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(at(path, suite.site), { waitUntil: 'commit' })
    await asked
    await pass(page, 10_000)
    release()
    await page.waitForLoadState()
    expect(await page.locator('body > p').count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })
})

describe.each(languages)('stylesheets of fonts, %s', (_name, prefix) => {
  test('are preconnected, hold nothing up, apply when they come, and a failing one is harmless', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const asked: string[] = []
    const css = (color: string) => ({
      body: `@media all { body { outline-color: ${color} } h1 { letter-spacing: 7px } }`,
      contentType: 'text/css',
    })
    const { page, context, errors } = await visitEdge(suite.browser, suite.site, `${prefix}/x/chart/`, {
      async before(context) {
        await context.route(/(fonts|broken)\.example\.net/, async (route) => {
          const url = route.request().url()
          asked.push(url)
          if (url === fonts.bad) return route.fulfill({ status: 503, body: 'no' })
          if (url === fonts.good) await held
          return route.fulfill(css(url === fonts.good ? 'rgb(1, 2, 3)' : 'rgb(3, 2, 1)')).catch(() => {})
        })
      },
    })
    // `visit` has waited for the page's load, while the first stylesheet has not come.
    await expect.poll(() => asked.length, soon).toBe(3)
    expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
    expect(await page.locator(`link[href="${fonts.good}"]`).getAttribute('media')).toBe('print')
    expect(
      await page
        .locator('link[rel=preconnect]')
        .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.getAttribute('crossorigin')])),
    ).toEqual([
      ['https://fonts.example.net', 'anonymous'],
      ['https://broken.example.net', 'anonymous'],
    ])
    expect(
      await page.locator('head link').evaluateAll((links) =>
        links
          .map((link) => (link as HTMLLinkElement).href)
          .filter((href) => /fonts\.example/.test(href))
          .map((href) => new URL(href).pathname),
      ),
    ).toEqual(['/', '/icons.css', '/more.css'])
    await expect.poll(() => page.locator(`link[href="${fonts.second}"]`).getAttribute('media'), soon).toBe('all')
    expect(await page.locator(`link[href="${fonts.bad}"]`).count()).toBe(0)
    const outline = () => page.evaluate(() => getComputedStyle(document.body).outlineColor)
    expect(await outline()).toBe('rgb(3, 2, 1)')
    await page.locator('header [data-settings-toggle]').click()
    await page.locator('#settings-drawer[open]').waitFor()
    release()
    await expect.poll(() => page.locator(`link[href="${fonts.good}"]`).getAttribute('media'), soon).toBe('all')
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).letterSpacing)).toBe('7px')
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('the theme of the live editor', () => {
  const looks = (page: Page) =>
    page.evaluate(() =>
      ['.v-editor', '.v-editor-host', '.v-editor-bar', '.v-editor-share'].map((selector) => {
        const { display, minHeight, padding, direction, backgroundColor } = getComputedStyle(
          document.querySelector(selector)!,
        )
        return [selector, display, minHeight, padding, direction, backgroundColor]
      }),
    )
  const sheets = (page: Page) =>
    page.evaluate(() => [
      document.adoptedStyleSheets.length,
      document.querySelectorAll('link[rel=stylesheet][href*="editor"]').length,
    ])
  async function edit(path: string, answer: ((route: Route) => Promise<void>) | undefined) {
    const asked: string[] = []
    const visited = await visitEdge(suite.browser, suite.site, path, {
      async before(context) {
        await context.route(/^http:.*editor[^/]*\.css$/, (route) => {
          const type = route.request().resourceType()
          asked.push(type)
          return type === 'fetch' && answer ? answer(route) : route.continue()
        })
      },
    })
    const { page } = visited
    await page.locator('#Counter [data-demo-toggle] summary').click()
    await page.locator('#Counter [data-demo-edit]').click()
    await page.locator('#Counter .cm-content').waitFor()
    return { ...visited, asked }
  }
  let layered: unknown[][]
  beforeAll(async () => {
    const { page, context, asked } = await edit('/x/guide/demos/', undefined)
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    layered = await looks(page)
    expect([asked, await sheets(page)]).toEqual([['fetch'], [1, 0]])
    expect(layered.find(([selector]) => selector === '.v-editor-bar')).toContain('flex')
    await context.close()
  })

  test.each<[string, string, (route: Route) => Promise<void>]>([
    ['a bad status', '', (route) => route.fulfill({ status: 500, body: '' })],
    ['a page in its place', '/zh', (route) => route.fulfill({ body: '<p>Sign in</p>', contentType: 'text/html' })],
    ['a line that breaks', '', (route) => route.abort()],
  ])('comes as a plain link after %s (language “%s”), and looks the same', async (_name, prefix, answer) => {
    const { page, context, asked, errors } = await edit(`${prefix}/x/guide/demos/`, answer)
    await expect.poll(() => sheets(page), soon).toEqual([0, 1])
    await expect.poll(() => asked, soon).toEqual(['fetch', 'stylesheet'])
    await expect.poll(() => looks(page), soon).toEqual(layered)
    expect(errors).toEqual([])
    await context.close()
  })

  test('comes once for a page, however many demos are edited', async () => {
    const { page, context, asked } = await edit('/x/guide/demos/', undefined)
    await page.locator('#Other [data-demo-toggle] summary').click()
    await page.locator('#Other [data-demo-edit]').click()
    await page.locator('#Other .cm-content').waitFor()
    await requestsArrived(page)
    expect([asked, await sheets(page)]).toEqual([['fetch'], [1, 0]])
    await context.close()
  })
})
