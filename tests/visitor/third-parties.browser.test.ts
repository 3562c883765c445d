/**
 * Advertisements and analytics on a built site under its own policy: a network that behaves, has nothing, is slow, wrong or blocked.
 *
 * @module-tag long
 */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pass } from '../support/browser.js'
import { builtSite, network, tags, visitor } from './built-site.js'
import { visitorSuite } from './suite.js'

const inHouse = `[{ name: 'own', link: 'https://example.com/own/', img: '/own.png', description: '<i>Our</i> course', poweredby: 'Us', label: 'in-house-own' }]`
const suite = visitorSuite(() =>
  builtSite(
    `ads: { script: '${network}', emptyLink: 'https://ads.example.net/none', inHouse: ${inHouse} }, analytics: { measurementId: 'G-1', script: '${tags}', consent: true }`,
  ),
)

const { at } = suite
const slot = (page: Page) => page.locator('[data-ad-slot]')
const ad = (link: string) =>
  `const ad = document.createElement('div'); ad.id = 'carbonads'; ad.innerHTML = '<a href="${link}">Ad</a>'; document.currentScript.after(ad)`
/** Waits until whatever the page would ask for by itself has been asked for. */
async function silent(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await pass(page, 5_000)
}
const queue = (page: Page) =>
  page.evaluate(() =>
    ((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map(
      (command) => JSON.parse(JSON.stringify(Array.from(command))) as unknown[],
    ),
  )

describe.each([
  ['English', '', 'Allow', 'Start'],
  ['中文', '/zh', '允许', '开始'],
] as const)('%s', (_name, prefix, allow, title) => {
  const page = `${prefix}/x/guide/start/`

  test.each([
    ['the network’s ad', ad('https://ads.example.net/go'), 0.5, 'carbon'],
    ['one of our own where the network has none', ad('https://ads.example.net/none'), 0.5, 'in-house'],
    ['one of our own where the network is blocked', undefined, 0.1, 'in-house'],
    ['a word about blockers where the network is blocked', undefined, 0.5, 'adblock'],
    ['a word about blockers where the network’s script is wrong', 'throw new Error("network")', 0.5, 'adblock'],
  ])('shows %s, in room that was kept', async (_what, body, random, state) => {
    const { context, foreign } = await visitor(suite.browser, {
      answers: body === undefined ? {} : { [network]: body },
    })
    await context.addInitScript(`Math.random = () => ${random}`)
    const tab = await context.newPage()
    await tab.goto(at(page))
    const below = () =>
      tab
        .locator('main h2')
        .first()
        .evaluate((heading) => heading.getBoundingClientRect().top + scrollY)
    const before = await below()
    await tab.locator(`[data-ad-slot][data-state=${state}]`).waitFor()
    expect(await below()).toBe(before)
    if (state === 'adblock') {
      // The network's ad arrives after all.
      await slot(tab).evaluate((place) =>
        place.insertAdjacentHTML('beforeend', '<div id="carbonads"><span>Late</span></div>'),
      )
      expect(await below()).toBe(before)
    }
    expect(foreign.filter((url) => url.startsWith(network)).length).toBeLessThanOrEqual(1)
    if (state === 'in-house') expect(await slot(tab).getByRole('link').textContent()).toContain('<i>Our</i> course')
    await context.close()
  })

  test('counts nothing before consent, and then the page, its language and its product', async () => {
    const { context, foreign, errors } = await visitor(suite.browser, { answers: { [tags]: '' } })
    const tab = await context.newPage()
    await tab.goto(at(page))
    const banner = tab.getByRole('button', { name: allow, exact: true })
    await banner.waitFor()
    expect([foreign.filter((url) => url.startsWith(tags)), await queue(tab)]).toEqual([[], []])
    await banner.click()
    await expect
      .poll(() => queue(tab), { timeout: 10_000 })
      .toContainEqual([
        'event',
        'page_view',
        expect.objectContaining({
          page_title: expect.stringContaining(title) as string,
          productId: 'guide',
          productCategoryId: 'x',
        }),
      ])
    // What waits in the page may be seen before the request for the service's script.
    await expect.poll(() => foreign.filter((url) => url.startsWith(tags)), { timeout: 10_000 }).toHaveLength(1)
    // The answer can be changed in the settings, at once and for the next page.
    await tab.locator('header [data-settings-toggle]').click()
    const consent = tab.locator('[name=settings-consent]')
    expect(await consent.isChecked()).toBe(true)
    await consent.uncheck()
    const before = (await queue(tab)).length
    await tab.locator('[name=settings-mode]').last().check()
    expect((await queue(tab)).length).toBe(before)
    await tab.reload()
    await tab.locator('header [data-settings-toggle]').click()
    expect(await consent.isChecked()).toBe(false)
    expect(await queue(tab)).toEqual([])
    expect(await banner.count()).toBe(0)
    expect(errors.filter((text) => /Content Security Policy/.test(text))).toEqual([])
    await context.close()
  })
})

test.each([
  ['a page that says so', '/x/guide/next/', {}],
  ['robots', '/x/guide/start/', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
])('no ad on %s', async (_name, path, options) => {
  const { context, foreign } = await visitor(suite.browser, {
    answers: { [network]: ad('https://ads.example.net/go') },
    ...options,
  })
  await context.clock.install()
  const tab = await context.newPage()
  await tab.goto(at(path))
  await silent(tab)
  expect(
    await slot(tab)
      .isVisible()
      .catch(() => false),
  ).toBe(false)
  expect(foreign.filter((url) => url.startsWith(network))).toEqual([])
  await context.close()
})

test.each([
  ['Do Not Track', `Object.defineProperty(navigator, 'doNotTrack', { value: '1' })`],
  ['Global Privacy Control', `Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`],
])('with %s nothing is asked and nothing is counted', async (_name, script) => {
  const { context, foreign } = await visitor(suite.browser, { answers: { [tags]: '' } })
  await context.addInitScript(script)
  await context.clock.install()
  const tab = await context.newPage()
  await tab.goto(at('/x/guide/start/'))
  await silent(tab)
  expect(await tab.getByRole('button', { name: 'Allow', exact: true }).count()).toBe(0)
  expect([foreign.filter((url) => url.startsWith(tags)), await queue(tab)]).toEqual([[], []])
  await context.close()
})
