/** Ads, analytics, late stylesheets and fonts in Chromium, with third parties that behave, misbehave or are blocked. */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdsConfig, AnalyticsConfig, ClientConfig } from '../../src/client/site-config.js'
import { pass, requestsArrived } from '../support/browser.js'
import { inLongRun } from '../support/long.js'
import { bundle, launch, open, page as htmlPage, type Answers } from './support/browser.js'

let browser: Browser
let files: Map<string, string>
let library: Map<string, string>
beforeAll(async () => {
  browser = await launch()
  files = await bundle({ file: 'src/client/main.ts' })
  library = await bundle({
    code: `import * as adSlot from './features/third-parties/browser/ads/ad-slot.js'
import * as demoAd from './features/third-parties/browser/ads/demo-ad.js'; import { browserClock } from './client/platform/clock.js'
import { loadStylesheet } from './client/platform/load-stylesheet.js'; import { loadFontStylesheets } from './client/platform/font-stylesheets.js'
Object.assign(globalThis, { lib: { ...adSlot, ...demoAd, browserClock, loadStylesheet, loadFontStylesheets } })`,
  })
})
afterAll(() => browser.close())

const adCss = readFileSync(new URL('../../templates/styles/ads.css', import.meta.url), 'utf8')
const inHouse = [
  {
    name: 'own',
    link: '/sponsor/',
    img: '/own.png',
    descriptionHeader: '<b>Own</b>',
    description: '<i>thing</i>',
    poweredby: 'Us',
    label: 'in-house-own',
  },
]
const ads: AdsConfig = {
  script: 'https://ads.test/network.js',
  emptyLink: 'https://ads.test/none',
  placement: 'body-top',
  inHouse,
}
const analytics: AnalyticsConfig = {
  measurementId: 'G-1',
  script: 'https://tags.test/js',
  consent: false,
  adDisplayRatio: 1,
}
const slot =
  '<div class="v-ad-slot" data-ad-slot></div><p id="after">after</p><button data-ga-event-category="code" data-ga-event-action="click" data-ga-event-label="x"><i id="deep">b</i></button>'
const javascript = 'text/javascript'
const ad = (inside: string): Answers => ({
  'https://ads.test/network.js': {
    contentType: javascript,
    body: `const ad = document.createElement('div'); ad.id = 'carbonads'; ad.innerHTML = ${JSON.stringify(inside)}; document.currentScript.after(ad)`,
  },
})

/** @param random what every draw in the page gives */
async function show(
  config: Partial<ClientConfig>,
  answers: Answers = {},
  given: { random?: number; userAgent?: string; before?: string; width?: number; clock?: boolean } = {},
) {
  const before = `Math.random = () => ${given.random ?? 0.5};${given.before ?? ''}`
  const html = htmlPage(slot, config).replace(
    '<script type="module"',
    '<script src="/before.js"></script><script type="module"',
  )
  return open(
    browser,
    files,
    {
      '/': { body: html },
      '/base.css': { body: adCss, contentType: 'text/css' },
      '/before.js': { body: before, contentType: javascript },
      ...answers,
    },
    {
      ...(given.userAgent && { userAgent: given.userAgent }),
      viewport: { width: given.width ?? 1000, height: 700 },
    },
    given.clock ? (context) => context.clock.install() : undefined,
  )
}
/** What is in the service's queue. */
const queue = (page: Page) =>
  page.evaluate(() =>
    ((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map(
      (command) => JSON.parse(JSON.stringify(Array.from(command))) as unknown[],
    ),
  )
const state = (page: Page) => page.locator('[data-ad-slot]').getAttribute('data-state')
const height = (page: Page) =>
  page.locator('[data-ad-slot]').evaluate((element) => element.getBoundingClientRect().height)

describe('the ad slot', () => {
  it('shows the network’s ad and reports it', async () => {
    const { page, context, requests } = await show({ ads, analytics }, ad('<a href="https://ads.test/go">Ad</a>'))
    await page.locator('[data-state=carbon]').waitFor()
    expect(requests.filter((path) => path.endsWith('network.js'))).toHaveLength(1)
    expect(await page.locator('[data-ad-slot] #carbonads').count()).toBe(1)
    await expect
      .poll(() => queue(page), { timeout: 6_000 })
      .toContainEqual(['event', 'ad', { eventAction: 'display', eventLabel: 'carbon-body-top-image' }])
    await context.close()
  })
  it('shows one of our own, as text, where the network has none', { tags: 'long' }, async () => {
    const { page, context } = await show({ ads }, ad('<a href="https://ads.test/none">Nothing</a>'), { random: 0.1 })
    const link = page.locator('[data-state=in-house]').getByRole('link')
    await link.waitFor()
    expect(await link.textContent()).toBe('<b>Own</b> <i>thing</i>')
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer sponsored nofollow')
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await page.locator('[data-ad-slot]').getAttribute('data-shape')).toBe('inline')
    expect(await page.getByText('Ad by Us', { exact: true }).isVisible()).toBe(true)
    await context.close()
  })
  it.each([
    [0.1, 'in-house'],
    [0.5, 'adblock'],
  ])(
    'blocked, with a draw of %d, shows %s after 3 s, and does not move the page',
    { tags: 'long' },
    async (random, expected) => {
      const { page, context, errors } = await show({ ads }, {}, { random })
      const place = () => page.locator('#after').evaluate((element) => element.getBoundingClientRect().top)
      const before = await place()
      await page.locator(`[data-state=${expected}]`).waitFor()
      expect(await place()).toBe(before)
      expect(errors).toEqual([])
      await context.close()
    },
  )
  it.each([
    [599, 142],
    [600, 126],
  ])('on a screen of %d px has %d px from the start', { tags: 'long' }, async (width, expected) => {
    const { page, context } = await show({}, {}, { width })
    expect(await height(page)).toBe(expected)
    await context.close()
  })
  it('shows nothing to robots', { tags: 'long' }, async () => {
    const { page, context, requests } = await show(
      { ads },
      {},
      { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    )
    await page.waitForLoadState('networkidle')
    expect(await page.locator('[data-ad-slot]').isVisible()).toBe(false)
    expect(requests.some((path) => path.includes('ads.test'))).toBe(false)
    await context.close()
  })
  it('is hidden when it crashes, with one event', { tags: 'long' }, async () => {
    const before = `const made = document.createElement.bind(document); document.createElement = (tag, ...rest) => { if (tag === 'span') throw new Error('crash'); return made(tag, ...rest) }`
    const { page, context, errors } = await show(
      { ads: { placement: 'body-top', inHouse }, analytics },
      {},
      { before, clock: true },
    )
    await expect.poll(() => page.locator('[data-ad-slot]').isVisible()).toBe(false)
    await pass(page, 10_000)
    expect((await queue(page)).filter((command) => command[1] === 'ad')).toEqual([
      ['event', 'ad', { eventAction: 'crash', eventLabel: 'in-house-carbon-body-top-image' }],
    ])
    expect(errors).toEqual([])
    await context.close()
  })
  it('asks nobody without configuration', { tags: 'long' }, async () => {
    const { page, context, requests } = await show({})
    await page.waitForLoadState('networkidle')
    expect(requests.filter((path) => path.startsWith('https://'))).toEqual([])
    expect(await state(page)).toBeNull()
    await context.close()
  })
})

describe('analytics', () => {
  it('loads the service once and says who visits what', async () => {
    const { page, context, requests } = await show(
      { analytics },
      { 'https://tags.test/js': { body: '', contentType: javascript } },
    )
    await expect
      .poll(() => queue(page))
      .toContainEqual([
        'event',
        'page_view',
        { page_title: 'Bars', page_location: '/', productId: 'x-charts', productCategoryId: 'x' },
      ])
    const commands = await queue(page)
    expect(commands.map((command) => command[0]).slice(0, 2)).toEqual(['js', 'config'])
    expect(commands[1]).toEqual(['config', 'G-1', { send_page_view: false }])
    const properties = Object.assign(
      {},
      ...commands.filter((command) => command[0] === 'set').map((command) => command[2]),
    )
    expect(properties).toEqual({
      userLanguage: 'en',
      codeVariant: 'ts',
      colorSchemeOS: 'light',
      colorScheme: 'system',
      devicePixelRatio: 1,
    })
    expect(requests.filter((path) => path === 'https://tags.test/js')).toHaveLength(1)
    await page.locator('#deep').click()
    expect(await queue(page)).toContainEqual(['event', 'code', { eventAction: 'click', eventLabel: 'x' }])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => queue(page)).toContainEqual(['set', 'user_properties', { colorSchemeOS: 'dark' }])
    await context.close()
  })
  it.each([
    ['Do Not Track', `Object.defineProperty(navigator, 'doNotTrack', { value: '1' })`],
    ['Global Privacy Control', `Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`],
  ])('is off with %s', { tags: 'long' }, async (_name, before) => {
    const { page, context, requests } = await show({ analytics }, {}, { before, clock: true })
    await page.waitForLoadState('networkidle')
    await pass(page, 10_000)
    expect(requests.some((path) => path.includes('tags.test'))).toBe(false)
    expect(await queue(page)).toEqual([])
    await context.close()
  })
  const answers: [answer: string, count: number][] = [
    ['Decline', 0],
    ['Allow', 1],
  ]
  it.each(answers.slice(0, inLongRun(2, 1)))('waits for consent: %s', async (answer, count) => {
    const { page, context, requests } = await show({ analytics: { ...analytics, consent: true } }, {}, { clock: true })
    const tags = () => requests.filter((path) => path.includes('tags.test')).length
    const banner = page.getByRole('region', { name: 'Analytics' })
    await banner.waitFor()
    await pass(page, 10_000)
    expect([tags(), await queue(page)]).toEqual([0, []])
    await banner.getByRole('button', { name: answer }).click()
    await expect.poll(tags).toBe(count)
    await pass(page, 10_000)
    expect(tags()).toBe(count)
    await page.reload()
    await expect.poll(tags).toBe(count * 2)
    await page.waitForLoadState('networkidle')
    await pass(page, 10_000)
    expect(await banner.count()).toBe(0)
    expect(tags()).toBe(count * 2)
    await context.close()
  })
  it('that fails changes nothing', { tags: 'long' }, async () => {
    const { page, context, errors, requests } = await show({ analytics }, {}, { clock: true })
    const tags = () => requests.filter((path) => path.includes('tags.test')).length
    await expect.poll(tags).toBe(1)
    await pass(page, 10_000)
    await page.locator('#deep').click()
    expect(errors).toEqual([])
    expect(tags()).toBe(1)
    await context.close()
  })
})

/** The modules themselves, called in a page. */
async function withLibrary(answers: Answers) {
  const html = htmlPage('<p id="probe" class="probe">text</p><div id="place"></div>').replace(
    '/bundle/main.js',
    '/bundle/stdin.js',
  )
  const opened = await open(browser, library, {
    '/': { body: html },
    '/base.css': { body: '@layer late, early;', contentType: 'text/css' },
    ...answers,
  })
  await opened.page.waitForFunction(() => 'lib' in globalThis)
  return opened
}
interface Library {
  loadStylesheet: typeof import('../../src/client/platform/load-stylesheet.js').loadStylesheet
  loadFontStylesheets: typeof import('../../src/client/platform/font-stylesheets.js').loadFontStylesheets
  mountDemoAd: typeof import('../../src/features/third-parties/browser/ads/demo-ad.js').mountDemoAd
  browserClock: typeof import('../../src/client/platform/clock.js').browserClock
}
declare const lib: Library

describe('a late stylesheet', () => {
  const css = {
    '/late.css': { body: '.probe { color: rgb(1, 2, 3); background-image: url(dot.png) }', contentType: 'text/css' },
  }
  const color = (page: Page) => page.locator('#probe').evaluate((element) => getComputedStyle(element).color)
  const links = (page: Page) => page.locator('link[rel=stylesheet][href="/late.css"]').count()

  it('goes into its layer, under a strict policy, and away again', async () => {
    const { page, context } = await withLibrary(css)
    await page.evaluate(() =>
      Object.assign(globalThis, { remove: lib.loadStylesheet('/late.css', { layer: 'late.editor' }) }),
    )
    await expect.poll(() => color(page)).toBe('rgb(1, 2, 3)')
    expect(await links(page)).toBe(0)
    const rule = await page.evaluate(() => document.adoptedStyleSheets[0]!.cssRules[0] as CSSLayerBlockRule)
    expect(rule).toBeDefined()
    expect(await page.evaluate(() => (document.adoptedStyleSheets[0]!.cssRules[0] as CSSLayerBlockRule).name)).toBe(
      'late.editor',
    )
    await page.evaluate(() => (globalThis as unknown as { remove(): void }).remove())
    expect(await color(page)).toBe('rgb(0, 0, 0)')
    await context.close()
  })
  it.each<[string, Answers]>([
    ['a bad status', { '/late.css': { ...css['/late.css'], status: 500 } }],
    ['HTML', { '/late.css': { body: '<p>Sign in</p>' } }],
    ['nothing', {}],
  ])('falls back to a link for %s', { tags: 'long' }, async (_name, answers) => {
    const { page, context, errors } = await withLibrary(answers)
    await page.evaluate(() =>
      Object.assign(globalThis, {
        remove: lib.loadStylesheet('/late.css', { layer: 'late', before: document.querySelector('link') }),
      }),
    )
    await expect.poll(() => links(page)).toBe(1)
    expect(await page.locator('link').first().getAttribute('href')).toBe('/late.css')
    await page.evaluate(() => (globalThis as unknown as { remove(): void }).remove())
    expect(await links(page)).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })
  it('is a link without a layer', { tags: 'long' }, async () => {
    const { page, context } = await withLibrary(css)
    await page.evaluate(() => void lib.loadStylesheet('/late.css'))
    await expect.poll(() => color(page)).toBe('rgb(1, 2, 3)')
    expect(await links(page)).toBe(1)
    await context.close()
  })
  it('that is no longer wanted does not come', { tags: 'long' }, async () => {
    const { page, context } = await withLibrary(css)
    await page.evaluate(() => {
      lib.loadStylesheet('/late.css', { layer: 'late' })()
      const abort = new AbortController()
      lib.loadStylesheet('/late.css', { layer: 'late', signal: abort.signal })
      abort.abort()
      lib.loadStylesheet('/late.css', { layer: 'late', signal: abort.signal })
    })
    await requestsArrived(page)
    expect([await color(page), await links(page)]).toEqual(['rgb(0, 0, 0)', 0])
    await context.close()
  })
  it('refuses a name that is no layer', { tags: 'long' }, async () => {
    const { page, context } = await withLibrary(css)
    const names = ['a{}', '', 'a b', '1', 'a..b', 'a; } body { display: none']
    const thrown = await page.evaluate(
      (all) =>
        all.map((layer) => {
          try {
            lib.loadStylesheet('/late.css', { layer })
            return 'nothing'
          } catch (error) {
            return (error as Error).name
          }
        }),
      names,
    )
    expect(thrown).toEqual(names.map(() => 'TypeError'))
    await context.close()
  })
})

it('font stylesheets are only https, preconnected once, and harmless', { tags: 'long' }, async () => {
  const { page, context, errors } = await withLibrary({})
  await page.evaluate(() =>
    lib.loadFontStylesheets(document, [
      'https://fonts.test/a.css',
      'https://fonts.test/b.css',
      'http://fonts.test/c.css',
      'javascript:1',
      '',
    ]),
  )
  await expect.poll(() => page.locator('link[href*="fonts.test"][rel=stylesheet]').count()).toBe(0)
  expect(await page.locator('link[rel=preconnect]').count()).toBe(1)
  expect(await page.locator('link[href*="fonts.test"][rel=stylesheet]').count()).toBe(0)
  expect(errors).toEqual([])
  await context.close()
})

describe('the ad under a demo', () => {
  const mount = async (item: object) => {
    const opened = await withLibrary({
      '/feed.json': { body: JSON.stringify({ ads: [item] }), contentType: 'application/json' },
      'https://ads.test/i.png': { body: '' },
      'https://ads.test/count': { body: '' },
    })
    await opened.page.evaluate(() => {
      const config = JSON.parse(document.getElementById('site-config')!.textContent) as ClientConfig
      config.ads = { feed: '/feed.json', placement: 'demo', inHouse: [] }
      const reports = {
        adDisplay: (label: string) => ((document.title = label), () => {}),
        adCrash: () => (document.title = 'crash'),
      }
      const env = {
        document,
        config,
        clock: lib.browserClock,
        random: () => 0.5,
        userAgent: '',
        reports,
        fetch: fetch.bind(window),
      }
      Object.assign(globalThis, { leave: lib.mountDemoAd(document.getElementById('place')!, env) })
    })
    return opened
  }
  it('is drawn as text, counted, and taken away', async () => {
    const item = {
      statlink: '//ads.test/go',
      image: '//ads.test/i.png',
      statimp: '//ads.test/count',
      company: '<img src=x onerror=alert(1)>',
      description: 'Text',
    }
    const { page, context, requests } = await mount(item)
    const link = page.locator('#place').getByRole('link')
    await link.waitFor()
    expect(await link.textContent()).toContain(item.company)
    expect(await link.getAttribute('href')).toBe('https://ads.test/go')
    expect(requests).toContain('https://ads.test/count')
    expect(await page.title()).toBe('carbon-demo-inline')
    await page.evaluate(() => (globalThis as unknown as { leave(): void }).leave())
    expect(await page.locator('#place').innerHTML()).toBe('')
    await context.close()
  })
  it.each([
    ['a reader, once,', undefined, 1],
    ['robots, never,', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 0],
  ])('comes for %s when the code is opened', { tags: 'long' }, async (_who, userAgent, count) => {
    const demo =
      '<div data-demo><details data-demo-toggle><summary>Show code</summary></details><div data-demo-ad></div></div>'
    const feed = { ads: [{ statlink: '//ads.test/go', image: '//ads.test/i.png', company: 'A', description: 'Text' }] }
    const { page, context, requests } = await open(
      browser,
      files,
      {
        '/': { body: htmlPage(demo, { ads: { feed: '/feed.json', placement: 'body-top', inHouse: [] } }) },
        '/base.css': { body: adCss, contentType: 'text/css' },
        '/feed.json': { body: JSON.stringify(feed), contentType: 'application/json' },
        'https://ads.test/i.png': { body: '' },
      },
      userAgent === undefined ? {} : { userAgent },
    )
    const asked = () => requests.filter((path) => path.endsWith('/feed.json')).length
    await page.waitForLoadState('networkidle')
    expect(asked()).toBe(0)
    for (let press = 0; press < 3; press++) {
      await page.locator('summary').click()
      await requestsArrived(page)
    }
    await expect.poll(() => page.locator('[data-demo-ad]').getByRole('link').count()).toBe(count)
    expect(asked()).toBe(count)
    await context.close()
  })
  it('is not drawn from a hostile item', async () => {
    const { page, context } = await mount({ statlink: 'javascript:alert(1)' })
    await requestsArrived(page)
    expect(await page.locator('#place').innerHTML()).toBe('')
    await context.close()
  })
})
