/**
 * The ad under a demo and its feed, which may be late, wrong or hostile; and the first tap on a demo.
 *
 * @module-tag long
 */
import type { BrowserContextOptions, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pass, requestsArrived } from '../support/browser.js'
import { counter, edgeSite, feed, languages, soon, visitEdge } from './edge-site.js'
import { visitorSuite } from './suite.js'

const suite = visitorSuite(edgeSite)

interface FeedAnswer {
  status?: number
  body?: unknown
  /** Holds the answer back. */
  until?: Promise<void>
}
const good = {
  statlink: '//feed.example.net/go',
  image: 'https://feed.example.net/i.png',
  company: 'Acme',
  description: 'Builds things',
  statimp: 'https://feed.example.net/imp?[timestamp]',
  pixel: 'https://count.example.net/a?t=[timestamp]||https://count.example.net/b',
  timestamp: '77',
}
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Opens a page, with a clock of its own, whose feed answers the n-th request with `answer(n)`. */
async function withFeed(path: string, answer: (attempt: number) => FeedAnswer, options: BrowserContextOptions = {}) {
  let asked = 0
  let answered = 0
  const counted: string[] = []
  const visit_ = await visitEdge(suite.browser, suite.site, path, {
    ...options,
    async before(context) {
      await context.clock.install()
      await context.route(/^https:\/\/(feed|count)\.example\.net\//, (route) => {
        counted.push(route.request().url())
        return route.fulfill({ body: picture, contentType: 'image/png' })
      })
      await context.route(feed, async (route: Route) => {
        const { status = 200, body, until } = answer(++asked)
        await until
        const text = typeof body === 'string' ? body : JSON.stringify(body)
        await route
          .fulfill({
            status,
            body: text,
            contentType: 'application/json',
            headers: { 'access-control-allow-origin': '*' },
          })
          .catch(() => {})
        answered++
      })
    },
  })
  const { page } = visit_
  page.on('dialog', (dialog) => {
    visit_.errors.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  // The toggle is heard from the start of the extras on, which is after the page's load.
  await page.waitForLoadState('networkidle')
  const toggle = (name: string) => page.locator(`#${name} [data-demo-toggle] summary`).first()
  const place = (name: string) => page.locator(`#${name} [data-demo-ad]`)
  /** How often the feed was asked, when whatever could still come has come: its answers, and five seconds more. */
  const asksInTheEnd = async () => {
    await expect.poll(() => answered, soon).toBe(asked)
    await requestsArrived(page)
    await pass(page, 5_000)
    return asked
  }
  /** Waits until the feed was asked so often. Pauses between the tries pass at once. */
  const askedTimes = async (count: number) => {
    await expect
      .poll(async () => {
        // Not while one is awaited: that would be given up.
        if (answered === asked) await page.clock.runFor(250)
        return asked
      }, soon)
      .toBe(count)
  }
  const forget = () => {
    asked = answered = counted.length = visit_.errors.length = 0
  }
  return { ...visit_, askedTimes, asksInTheEnd, counted, forget, toggle, place }
}

describe('the ad under a demo', () => {
  test.each([
    ['English', '', 'Ad by Carbon'],
    ['中文', '/zh', '广告来自 Carbon'],
  ] as const)('%s: is asked for when the code is first opened, shown, and counted once', async (_name, prefix, by) => {
    const { page, context, errors, asksInTheEnd, counted, toggle, place } = await withFeed(
      `${prefix}/x/guide/demos/`,
      () => ({
        body: { ads: [{ company: 'no link' }, good] },
      }),
    )
    expect([await asksInTheEnd(), counted]).toEqual([0, []])
    await toggle('Counter').focus()
    await page.keyboard.press('Enter')
    const link = place('Counter').locator('a')
    await link.waitFor()
    expect(await link.evaluate((element: HTMLAnchorElement) => [element.href, element.target, element.rel])).toEqual([
      'https://feed.example.net/go',
      '_blank',
      'noopener noreferrer sponsored nofollow',
    ])
    expect(await place('Counter').innerText()).toMatch(/Acme\s+Builds things/)
    expect(await place('Counter').getByText(by, { exact: true }).count()).toBe(1)
    await toggle('Counter').click()
    await toggle('Counter').click()
    expect(await asksInTheEnd()).toBe(1)
    expect(counted.filter((url) => !url.endsWith('.png')).sort()).toEqual([
      'https://count.example.net/a?t=77',
      'https://count.example.net/b',
      'https://feed.example.net/imp?[timestamp]',
    ])
    expect(await place('Counter').locator('a').count()).toBe(1)
    expect(await place('Other').locator('a').count()).toBe(0)
    await toggle('Other').click()
    await place('Other').locator('a').waitFor()
    expect(await asksInTheEnd()).toBe(2)
    expect(errors).toEqual([])
    await context.close()
  })

  test('is not there on a page that says disableAd, nor under a demo that does', async () => {
    const calm = await withFeed('/x/guide/calm/', () => ({ body: { ads: [good] } }))
    for (const name of ['Counter', 'Other']) await calm.toggle(name).click()
    expect(await calm.asksInTheEnd()).toBe(0)
    await calm.context.close()
    const mixed = await withFeed('/zh/x/guide/calm/', () => ({ body: { ads: [good] } }))
    await mixed.toggle('Other').click()
    expect([await mixed.asksInTheEnd(), await mixed.place('Other').count()]).toEqual([0, 0])
    await mixed.toggle('Counter').click()
    await mixed.place('Counter').locator('a').waitFor()
    await mixed.context.close()
  })

  test.each([
    ['the tenth answer has one', 10, 1],
    ['none of ten has', 11, 0],
  ])('is sought up to ten times: %s', async (_name, from, shown) => {
    const { context, errors, askedTimes, asksInTheEnd, toggle, place } = await withFeed(
      '/x/guide/demos/',
      (attempt) => ({
        body: { ads: attempt < from ? [{ company: 'Acme' }, null, { statlink: '' }] : [good] },
      }),
    )
    await toggle('Counter').click()
    await askedTimes(10)
    expect(await asksInTheEnd()).toBe(10)
    expect(await place('Counter').locator('a').count()).toBe(shown)
    if (!shown)
      expect(
        await place('Counter').evaluate((element) => [
          element.childNodes.length,
          element.getBoundingClientRect().height,
        ]),
      ).toEqual([0, 0])
    expect(errors).toEqual([])
    await context.close()
  })

  const only = (change: object): FeedAnswer => ({ body: { ads: [{ ...good, ...change }] } })

  describe('that is wrong or hostile', () => {
    // One page, a demo for each feed: what a test waits for does not come, and a page of its own for each takes minutes.
    let opened: Awaited<ReturnType<typeof withFeed>>
    let answer: FeedAnswer
    let next = 0
    beforeAll(async () => {
      opened = await withFeed('/x/guide/many/', () => answer)
    })
    afterAll(() => opened.context.close())
    async function openNext(given: FeedAnswer) {
      const { forget, toggle, place } = opened
      answer = given
      forget()
      const name = ++next === 1 ? 'Counter' : `Counter-${next}`
      await toggle(name).click()
      return place(name)
    }
    const left = (place: Awaited<ReturnType<typeof openNext>>) => place.evaluate((element) => element.innerHTML)

    test.each<[string, FeedAnswer]>([
      ['an http link', only({ statlink: 'http://feed.example.net/go' })],
      ['a javascript: link', only({ statlink: 'javascript:alert(1)' })],
      ['a javascript: link in disguise', only({ statlink: ' java\nscript:alert(1)' })],
      ['a data: image', only({ image: 'data:image/svg+xml,<svg onload="alert(1)"/>' })],
      ['an http image', only({ image: 'http://feed.example.net/i.png' })],
      ['an http pixel', only({ pixel: 'https://count.example.net/a||http://count.example.net/b' })],
      ['a name and a password in the link', only({ statlink: 'https://google.com:x@feed.example.net/' })],
      ['a link that is no text', only({ statlink: { href: 'https://feed.example.net/' } })],
      ['an image that is no text', only({ image: ['https://feed.example.net/i.png'] })],
      ['status 500', { status: 500, body: { ads: [good] } }],
      ['what is no JSON', { body: '<p>Sign in</p>' }],
      ['half of an answer', { body: JSON.stringify({ ads: [good] }).slice(0, -5) }],
      ['more than it may', { body: { ads: [good], more: 'x'.repeat(150_000) } }],
    ])('gives no ad and is not asked again: %s', async (_name, given) => {
      const place = await openNext(given)
      await opened.askedTimes(1)
      const asked = await opened.asksInTheEnd()
      expect(await left(place)).toBe('')
      expect([asked, opened.counted, opened.errors]).toEqual([1, [], []])
    })

    test.each([
      ['null'],
      ['7'],
      ['[]'],
      ['{"ads": {"0": {"statlink": "https://feed.example.net/go"}}}'],
      ['{"ads": "https://feed.example.net/go"}'],
      ['{"ads": [7, "x", null, []]}'],
    ])('gives no ad and no error: %s', async (body) => {
      const place = await openNext({ body })
      await opened.askedTimes(10)
      const asked = await opened.asksInTheEnd()
      expect(await left(place)).toBe('')
      expect([asked, opened.counted, opened.errors]).toEqual([10, [], []])
    })
  })

  test('shows markup as text, and goes without an image that is not there', async () => {
    const text = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
    const { context, errors, toggle, place } = await withFeed('/x/guide/demos/', () =>
      only({ company: text, description: text, image: 'https://nowhere.example.net/i.png', timestamp: text }),
    )
    await toggle('Counter').click()
    const link = place('Counter').locator('a')
    await link.waitFor()
    await expect.poll(() => link.locator('img').count(), soon).toBe(0)
    expect(await link.textContent()).toBe(`${text} ${text}`)
    expect(await link.locator('img, script').count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })

  test.each([
    ['texts of wrong types', { company: { name: 'Acme' }, description: ['Builds'] }],
    ['no texts', { company: undefined, description: undefined }],
  ])('is none without a name to a screen reader: %s', async (_name, change) => {
    const { context, askedTimes, asksInTheEnd, toggle, place } = await withFeed('/x/guide/demos/', () => only(change))
    await toggle('Counter').click()
    await askedTimes(1)
    expect(await asksInTheEnd()).toBe(1)
    expect((await place('Counter').locator('a').allTextContents()).filter((said) => !said.trim())).toEqual([])
    await context.close()
  })

  test('is given up after 3 s of silence, also when the answer comes later, and the page goes on', async () => {
    let release = () => {}
    const until = new Promise<void>((resolve) => (release = resolve))
    const { page, context, errors, askedTimes, asksInTheEnd, toggle, place } = await withFeed(
      '/x/guide/demos/',
      () => ({ ...only({}), until }),
    )
    let failed = 0
    page.on('requestfailed', (request) => void (request.url() === feed && failed++))
    await toggle('Counter').click()
    await askedTimes(1)
    await page.locator('#Counter [data-demo-root] button').first().click()
    await page.getByRole('button', { name: 'Count: 1' }).waitFor()
    await pass(page, 3_000)
    await expect.poll(() => failed, soon).toBe(1)
    release()
    expect(await asksInTheEnd()).toBe(1)
    expect(await place('Counter').evaluate((element) => element.childNodes.length)).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })
})

test.each(languages)(
  'the very first tap on a demo copies its whole source, not the lines that show, %s',
  async (_name, prefix) => {
    const { page, context, errors } = await visitEdge(suite.browser, suite.site, `${prefix}/x/guide/demos/`, {
      hasTouch: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.waitForLoadState('networkidle')
    await page.locator('#Counter [data-copy]').tap()
    await page.locator('#Counter [data-copy-state=copied]').waitFor()
    expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(counter('Counter').trim())
    expect(errors).toEqual([])
    await context.close()
  },
)
