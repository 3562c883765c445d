/**
 * Storage without room: preferences hold for the page.
 *
 * @module-tag long
 */
import { describe, expect, test } from 'vitest'
import { tags, visitor } from './built-site.js'
import { at, edgeSite, soon, visitEdge } from './edge-site.js'
import { visitorSuite } from './suite.js'

const suite = visitorSuite(edgeSite)

/** What a browser throws that has no room. */
const quota = `new DOMException('full', 'QuotaExceededError')`

describe.each([
  ['English', '', { dark: 'Dark', rtl: 'Right to left', dense: 'Dense spacing' }],
  ['中文', '/zh', { dark: '深色', rtl: '从右到左', dense: '紧凑间距' }],
] as const)('storage without room, %s', (_name, prefix, words) => {
  test('every preference holds for the page; cookies keep theirs', async () => {
    const { page, context, errors } = await visitEdge(suite.browser, suite.site, `${prefix}/x/guide/demos/`, {
      colorScheme: 'light',
      script: `let refused = 0; Storage.prototype.setItem = () => { document.documentElement.dataset.refused = ++refused; throw ${quota} }`,
    })
    const state = () =>
      page.evaluate(() => {
        const { dir, dataset } = document.documentElement
        return [
          document.body.classList.contains('mode-dark'),
          dir,
          document.body.dir,
          dataset['density'],
          dataset['codeStyling'],
          dataset['codeVariant'],
          getComputedStyle(document.body).direction,
        ]
      })
    // Styles of code are offered where a demo has several.
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<div data-demo="A" data-stylings="system css tailwind"></div>'),
    )
    await page.locator('header [data-settings-toggle]').click()
    for (const word of [words.dark, words.rtl, words.dense, 'Tailwind CSS', 'JavaScript'])
      await page.locator('#settings-drawer label', { hasText: new RegExp(`^${word}$`) }).click()
    await expect.poll(state, soon).toEqual([true, 'rtl', 'rtl', 'dense', 'tailwind', 'js', 'rtl'])
    expect(Number(await page.locator('html').getAttribute('data-refused'))).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
    await page.locator('header [data-settings-toggle]').click()
    expect(
      await page
        .locator('#settings-drawer :checked')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
    ).toEqual(['dark', 'rtl', 'on', 'tailwind', 'js'])
    await page.reload()
    await expect.poll(state, soon).toEqual([false, 'ltr', 'ltr', undefined, 'tailwind', 'js', 'ltr'])
    expect(errors).toEqual([])
    await context.close()
  })

  test('the answer to the banner holds for the page', async () => {
    const { context, errors, foreign } = await visitor(suite.browser, { serviceWorkers: 'block' })
    await context.addInitScript(
      `if (location.protocol === 'http:') Storage.prototype.setItem = () => { throw ${quota} }`,
    )
    const page = await context.newPage()
    await page.goto(at(`${prefix}/x/guide/demos/`, suite.site))
    const allow = page.getByRole('button', { name: prefix ? '允许' : 'Allow' })
    await allow.click()
    await expect.poll(() => foreign.some((url) => url.startsWith(tags)), soon).toBe(true)
    expect(await allow.count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })
})
