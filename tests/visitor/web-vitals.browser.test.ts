/**
 * Measurements of the few who are drawn, and of nobody else.
 *
 * @module-tag long
 */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pass } from '../support/browser.js'
import { builtSite, type BuiltSite, tags, visitor } from './built-site.js'
import { at, edges, edgeSite, soon } from './edge-site.js'
import { visitorSuite } from './suite.js'

const suite = visitorSuite(edgeSite)

describe('web vitals', () => {
  type Command = [string, string, Record<string, unknown>]
  const queue = (page: Page) =>
    page.evaluate(() =>
      ((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map(
        (command) => JSON.parse(JSON.stringify(Array.from(command))) as unknown[],
      ),
    ) as Promise<Command[]>
  const vitals = async (page: Page) =>
    (await queue(page)).filter(([kind, name]) => kind === 'event' && /^(CLS|FCP|INP|LCP|TTFB)$/.test(name))
  /**
   * A visitor whose draws are `random`, with the code that came for them. The page of one who is not measured has a clock of
   * its own, which shows that nothing comes later; a real measure needs the real clock.
   */
  async function drawn(
    room: BuiltSite,
    random: number,
    path: string,
    { consent, isMeasured = false }: { consent?: 'granted' | 'denied'; isMeasured?: boolean } = {},
  ) {
    const { context, errors, foreign } = await visitor(suite.browser, {
      serviceWorkers: 'block',
      answers: { [tags]: '' },
    })
    await context.addInitScript(
      `Math.random = () => ${random}; if (location.protocol === 'http:') { ${consent ? `localStorage.setItem('mui-consent', '${consent}')` : ''} }`,
    )
    const scripts: string[] = []
    if (!isMeasured) await context.clock.install()
    const page = await context.newPage()
    page.on('response', (response) => {
      if (/\.js$/.test(response.url()))
        void response.text().then(
          (text) => scripts.push(text),
          () => {},
        )
    })
    await page.goto(at(path, room))
    await page.waitForLoadState('networkidle')
    await page.locator('h1').click()
    if (!isMeasured) await pass(page, 5_000)
    return {
      page,
      context,
      errors,
      foreign,
      measures: () => scripts.some((text) => text.includes('largest-contentful-paint')),
    }
  }

  test.each([
    ['English', '', 0],
    ['中文', '/zh', 0.0001],
  ] as const)(
    '%s: are sent by a session that is drawn (%s, %d), whole, with what they are',
    async (_name, prefix, random) => {
      const { page, context, errors, measures } = await drawn(suite.site, random, `${prefix}/x/chart/`, {
        consent: 'granted',
        isMeasured: true,
      })
      await expect
        .poll(async () => (await vitals(page)).map(([, name]) => name).sort(), soon)
        .toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB']))
      for (const [, name, payload] of await vitals(page)) {
        expect(payload, name).toEqual({
          value: expect.any(Number) as number,
          metric_label: 'Web Vitals',
          metric_value: expect.any(Number) as number,
          metric_delta: payload['value'],
          metric_id: expect.stringMatching(/^v\d/) as string,
        })
      }
      expect(measures()).toBe(true)
      // The draw is the session's: the next page, with another number, reports too.
      await context.addInitScript('Math.random = () => 0.5')
      await page.goto(at(`${prefix}/x/guide/next/`, suite.site))
      await expect.poll(async () => (await vitals(page)).length, soon).toBeGreaterThan(1)
      expect(errors).toEqual([])
      await context.close()
    },
  )

  test('are not sent, nor is their code loaded, by any other; nor later in its session', async () => {
    const { page, context, measures } = await drawn(suite.site, 0.00011, '/x/chart/', { consent: 'granted' })
    expect((await queue(page)).filter(([kind, name]) => kind === 'event' && name === 'page_view')).toHaveLength(1)
    expect([await vitals(page), measures()]).toEqual([[], false])
    await context.addInitScript('Math.random = () => 0')
    await page.goto(at('/x/guide/next/', suite.site))
    await page.waitForLoadState('networkidle')
    await pass(page, 5_000)
    expect([await vitals(page), measures()]).toEqual([[], false])
    await context.close()
  })

  test.each([
    ['an answer', undefined],
    ['consent', 'denied'],
  ] as const)('nothing is counted without %s', async (_name, consent) => {
    const { page, context, foreign, measures } = await drawn(suite.site, 0, '/x/chart/', consent ? { consent } : {})
    expect([await queue(page), foreign.filter((url) => url.startsWith(tags)), measures()]).toEqual([[], [], false])
    expect(await page.evaluate(() => sessionStorage.getItem('mui-vitals'))).toBeNull()
    await context.close()
  })

  test('nothing is counted without a measurement id', async () => {
    const plain = await builtSite(`analytics: { script: '${tags}', consent: true }`, edges)
    const { page, context, foreign, measures } = await drawn(plain, 0, '/x/chart/', { consent: 'granted' })
    expect([await queue(page), foreign, measures()]).toEqual([[], [], false])
    expect(await page.getByRole('button', { name: 'Allow' }).count()).toBe(0)
    await context.close()
    await plain.close()
  })
})
