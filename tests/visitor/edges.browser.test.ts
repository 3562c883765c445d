/**
 * The edges of a built site: pages without their stylesheet, pages with tabs, the ad under a demo and its feed, the first
 * tap, storage that is full, fonts that are late or gone, measurements of the few, and the editor's theme when it can't be
 * fetched.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pageText } from '../support/site.js'
import { builtSite, type BuiltSite, chinese, config, launch, tags, update, visitor } from './built-site.js'

const feed = 'https://feed.example.net/demo.json'
const fonts = {
  good: 'https://fonts.example.net/icons.css',
  second: 'https://fonts.example.net/more.css',
  bad: 'https://broken.example.net/icons.css',
}

const demos = (more = '') => `{{"demo": "Counter.js"}}\n\n{{"demo": "Other.js"${more}}}`
const counter = (name: string) => `import * as React from 'react'

export default function ${name}() {
  const [count, setCount] = React.useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count: {count}
    </button>
  )
}
`
const withTabs = 'tabs: true\ncomponents: Button, ButtonGroup\nhooks: useButton'
const edges = {
  'content/navigation.ts': `export default [
  { pathname: '/x/guide', children: [{ pathname: '/x/guide/start' }, { pathname: '/x/guide/next' }, { pathname: '/x/guide/tabbed' }, { pathname: '/x/guide/demos' }, { pathname: '/x/guide/calm' }, { pathname: '/x/guide/many' }] },
  { pathname: '/x/chart' },
]`,
  'content/guide/tabbed.md': pageText('Tabbed', '## More\n\nText.').replace(
    'title: Tabbed',
    `title: Tabbed\npackageName: '@small/guide'\n${withTabs}`,
  ),
  'content/guide/tabbed.zh.md': chinese('标签', '## 更多\n\n正文。').replace(
    'title: 标签',
    `title: 标签\npackageName: '@small/guide'\n${withTabs}`,
  ),
  'content/guide/demos.md': pageText('Demos', demos()),
  'content/guide/demos.zh.md': chinese('示例', demos()),
  'content/guide/calm.md': pageText('Calm', demos()).replace('title: Calm', 'title: Calm\ndisableAd: true'),
  'content/guide/calm.zh.md': chinese('安静', demos(', "disableAd": true')),
  'content/guide/many.md': pageText('Many', Array.from({ length: 19 }, () => '{{"demo": "Counter.js"}}').join('\n\n')),
  'content/guide/Counter.tsx': counter('Counter'),
  'content/guide/Other.tsx': counter('Other'),
}
const features = `ads: { feed: '${feed}', inHouse: [] }, 'docs-tabs': { pages: ['/x/guide/**'] }, 'font-stylesheets': { href: ${JSON.stringify(Object.values(fonts))}, fontOrigins: ['https://fonts.example.net'] }`
const analytics = (consent: boolean) => `analytics: { measurementId: 'G-1', script: '${tags}', consent: ${consent} }`

let browser: Browser
let site: BuiltSite
beforeAll(async () => {
  browser = await launch()
  site = await builtSite(`${features}, ${analytics(true)}`, edges)
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

/** On a machine that is busy with other things. */
const soon = { timeout: 15_000 }
const at = (path: string, { server }: BuiltSite = site) => new URL(path, server.url).href
const languages = [
  ['English', ''],
  ['中文', '/zh'],
] as const
/** A visitor without a worker, who has answered the question about analytics. */
async function visit(
  path: string,
  options: BrowserContextOptions & { script?: string; before?: (context: BrowserContext) => Promise<unknown> } = {},
) {
  const { script = '', before, ...rest } = options
  const { context, errors, foreign } = await visitor(browser, {
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    ...rest,
  })
  await context.addInitScript(
    `if (location.protocol === 'http:') { try { localStorage.setItem('mui-consent', 'denied') } catch {} ${script} }`,
  )
  await before?.(context)
  const page = await context.newPage()
  await page.goto(at(path))
  return { page, context, errors, foreign }
}

describe.each([
  ['English', '', 'Tabbed', ['Demos', 'components API', 'hooks API'], 'Tabbed components API'],
  ['中文', '/zh', '标签', ['示例', '组件 API', 'Hook API'], '标签 组件 API'],
] as const)('a page with tabs, %s', (_name, prefix, title, words, tabTitle) => {
  const start = `${prefix}/x/guide/tabbed/`
  const paths = [start, `${start}components-api/`, `${start}hooks-api/`]

  test('has a static page beside it for each, and works without JavaScript', async () => {
    const { page, context } = await visit(start, { javaScriptEnabled: false })
    const tabs = page.locator('main nav:has(a[href$="/hooks-api/"])')
    const headings = [['更多', 'More'], ['<Button />', '<ButtonGroup />'], ['useButton']]
    for (const [index, path] of paths.entries()) {
      if (index > 0) await tabs.getByRole('link', { name: words[index]!, exact: true }).click()
      await page.waitForURL(at(path))
      expect(await tabs.getByRole('link').allTextContents()).toEqual(words)
      expect(
        await tabs.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('aria-current'))),
      ).toEqual(words.map((_, other) => (other === index ? 'page' : null)))
      const shown = await page.locator('main h2').allTextContents()
      if (index === 0) expect(headings[0]).toContain(shown[0])
      else expect(shown).toEqual(headings[index])
      expect(await page.locator('main h1').count()).toBe(1)
    }
    await tabs.getByRole('link').first().click()
    await page.waitForURL(at(start))
    expect(await page.locator('h1').textContent()).toBe(title)
    await context.close()
  })

  test('each tab has its own address, contents and language', async () => {
    const { page, context, errors } = await visit(paths[1]!)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`https://example.com${paths[1]!}`)
    expect(
      await page.locator('.v-toc ul a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['#button', '#buttongroup'])
    const named = page.locator('main nav:has(a[href$="/hooks-api/"])')
    expect(await named.getAttribute('aria-label')).toBe(prefix ? '页面标签' : 'Page tabs')
    await page.locator('header details:has(a[hreflang]) > summary').click()
    await page.locator(`header a[hreflang=${prefix ? 'en' : 'zh-CN'}]`).click()
    await page.waitForURL(at(`${prefix ? '' : '/zh'}/x/guide/tabbed/components-api/`))
    expect(await page.locator('main pre').first().textContent()).toContain("import { Button } from '@small/guide'")
    expect(errors).toEqual([])
    await context.close()
  })

  test('each tab is named after its page in the language of the page', async () => {
    const { page, context } = await visit(paths[1]!)
    expect([await page.title(), await page.locator('h1').textContent()]).toEqual([`${tabTitle} - Small`, tabTitle])
    await context.close()
  })
})

interface FeedAnswer {
  status?: number
  body?: unknown
  /** Milliseconds before the answer. */
  late?: number
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

/** Opens a page whose feed answers the n-th request with `answer(n)`. */
async function withFeed(path: string, answer: (attempt: number) => FeedAnswer, options: BrowserContextOptions = {}) {
  const asked: number[] = []
  const counted: string[] = []
  const visit_ = await visit(path, {
    ...options,
    async before(context) {
      await context.route(/^https:\/\/(feed|count)\.example\.net\//, (route) => {
        counted.push(route.request().url())
        return route.fulfill({ body: picture, contentType: 'image/png' })
      })
      await context.route(feed, async (route: Route) => {
        asked.push(Date.now())
        const { status = 200, body, late = 0 } = answer(asked.length)
        await new Promise((resolve) => setTimeout(resolve, late))
        const text = typeof body === 'string' ? body : JSON.stringify(body)
        await route
          .fulfill({
            status,
            body: text,
            contentType: 'application/json',
            headers: { 'access-control-allow-origin': '*' },
          })
          .catch(() => {})
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
  return { ...visit_, asked, counted, toggle, place }
}

describe('the ad under a demo', () => {
  test.each([
    ['English', '', 'Ad by Carbon'],
    ['中文', '/zh', '广告来自 Carbon'],
  ] as const)('%s: is asked for when the code is first opened, shown, and counted once', async (_name, prefix, by) => {
    const { page, context, errors, asked, counted, toggle, place } = await withFeed(`${prefix}/x/guide/demos/`, () => ({
      body: { ads: [{ company: 'no link' }, good] },
    }))
    await page.waitForTimeout(500)
    expect([asked.length, counted]).toEqual([0, []])
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
    expect(await place('Counter').locator('.v-ad-by').textContent()).toBe(by)
    await toggle('Counter').click()
    await toggle('Counter').click()
    await page.waitForTimeout(500)
    expect(asked).toHaveLength(1)
    expect(counted.filter((url) => !url.endsWith('.png')).sort()).toEqual([
      'https://count.example.net/a?t=77',
      'https://count.example.net/b',
      'https://feed.example.net/imp?[timestamp]',
    ])
    expect(await place('Counter').locator('a').count()).toBe(1)
    expect(await place('Other').locator('a').count()).toBe(0)
    await toggle('Other').click()
    await place('Other').locator('a').waitFor()
    expect(asked).toHaveLength(2)
    expect(errors).toEqual([])
    await context.close()
  })

  test('is not there on a page that says disableAd, nor under a demo that does', async () => {
    const calm = await withFeed('/x/guide/calm/', () => ({ body: { ads: [good] } }))
    for (const name of ['Counter', 'Other']) await calm.toggle(name).click()
    await calm.page.waitForTimeout(800)
    expect(calm.asked).toEqual([])
    await calm.context.close()
    const mixed = await withFeed('/zh/x/guide/calm/', () => ({ body: { ads: [good] } }))
    await mixed.toggle('Other').click()
    await mixed.page.waitForTimeout(800)
    expect([mixed.asked.length, await mixed.place('Other').count()]).toEqual([0, 0])
    await mixed.toggle('Counter').click()
    await mixed.place('Counter').locator('a').waitFor()
    await mixed.context.close()
  })

  test.each([
    ['the tenth answer has one', 10, 1],
    ['none of ten has', 11, 0],
  ])('is sought up to ten times: %s', async (_name, from, shown) => {
    const { page, context, errors, asked, toggle, place } = await withFeed('/x/guide/demos/', (attempt) => ({
      body: { ads: attempt < from ? [{ company: 'Acme' }, null, { statlink: '' }] : [good] },
    }))
    await toggle('Counter').click()
    await expect.poll(() => asked.length, soon).toBe(10)
    await page.waitForTimeout(1_000)
    expect(asked).toHaveLength(10)
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
      const { asked, counted, errors, toggle, place } = opened
      answer = given
      asked.length = counted.length = errors.length = 0
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
      await expect.poll(() => opened.asked.length, soon).toBe(1)
      await opened.page.waitForTimeout(700)
      expect(await left(place)).toBe('')
      expect([opened.asked.length, opened.counted, opened.errors]).toEqual([1, [], []])
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
      await expect.poll(() => opened.asked.length, soon).toBe(10)
      await opened.page.waitForTimeout(500)
      expect(await left(place)).toBe('')
      expect([opened.asked.length, opened.counted, opened.errors]).toEqual([10, [], []])
    })
  })

  test('shows markup as text, and goes without an image that is not there', async () => {
    const text = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
    const { page, context, errors, toggle, place } = await withFeed('/x/guide/demos/', () =>
      only({ company: text, description: text, image: 'https://nowhere.example.net/i.png', timestamp: text }),
    )
    await toggle('Counter').click()
    const link = place('Counter').locator('a')
    await link.waitFor()
    await page.waitForTimeout(500)
    expect(await link.textContent()).toBe(`${text} ${text}`)
    expect(await link.locator('img, script').count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })

  test.each([
    ['texts of wrong types', { company: { name: 'Acme' }, description: ['Builds'] }],
    ['no texts', { company: undefined, description: undefined }],
  ])('is none without a name to a screen reader: %s', async (_name, change) => {
    const { page, context, asked, toggle, place } = await withFeed('/x/guide/demos/', () => only(change))
    await toggle('Counter').click()
    await expect.poll(() => asked.length, soon).toBe(1)
    await page.waitForTimeout(700)
    expect((await place('Counter').locator('a').allTextContents()).filter((said) => !said.trim())).toEqual([])
    await context.close()
  })

  test('is given up after 3 s of silence, also when the answer comes later, and the page goes on', async () => {
    const { page, context, errors, asked, toggle, place } = await withFeed('/x/guide/demos/', () => ({
      ...only({}),
      late: 8_000,
    }))
    const failed: number[] = []
    page.on('requestfailed', (request) => request.url() === feed && failed.push(Date.now() - asked[0]!))
    await toggle('Counter').click()
    await page.locator('#Counter [data-demo-root] button').first().click()
    await page.getByRole('button', { name: 'Count: 1' }).waitFor()
    await expect.poll(() => failed.length, soon).toBe(1)
    expect(failed[0]).toBeGreaterThan(2_500)
    await page.waitForTimeout(8_000)
    expect(await place('Counter').evaluate((element) => element.childNodes.length)).toBe(0)
    expect(asked).toHaveLength(1)
    expect(errors).toEqual([])
    await context.close()
  })
})

test.each(languages)(
  'the very first tap on a demo copies its whole source, not the lines that show, %s',
  async (_name, prefix) => {
    const { page, context, errors } = await visit(`${prefix}/x/guide/demos/`, {
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

/** What a browser throws that has no room. */
const quota = `new DOMException('full', 'QuotaExceededError')`

describe.each([
  ['English', '', { dark: 'Dark', rtl: 'Right to left', dense: 'Dense' }],
  ['中文', '/zh', { dark: '深色', rtl: '从右到左', dense: '紧凑' }],
] as const)('storage without room, %s', (_name, prefix, words) => {
  test('every preference holds for the page; cookies keep theirs', async () => {
    const { page, context, errors } = await visit(`${prefix}/x/guide/demos/`, {
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
    await page.locator('[data-settings-toggle]').click()
    for (const word of [words.dark, words.rtl, words.dense, 'Tailwind CSS', 'JavaScript'])
      await page.locator('#settings-drawer label', { hasText: new RegExp(`^${word}$`) }).click()
    await expect.poll(state, soon).toEqual([true, 'rtl', 'rtl', 'dense', 'tailwind', 'js', 'rtl'])
    expect(Number(await page.locator('html').getAttribute('data-refused'))).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
    await page.locator('[data-settings-toggle]').click()
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
    const { context, errors, foreign } = await visitor(browser, { serviceWorkers: 'block' })
    await context.addInitScript(
      `if (location.protocol === 'http:') Storage.prototype.setItem = () => { throw ${quota} }`,
    )
    const page = await context.newPage()
    await page.goto(at(`${prefix}/x/guide/demos/`))
    await page.locator('.v-consent button').last().click()
    await expect.poll(() => foreign.some((url) => url.startsWith(tags)), soon).toBe(true)
    expect(await page.locator('.v-consent').count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })
})

describe.each([
  ['English', '', 'The styles of this page could not be loaded.'],
  ['中文', '/zh', '未能加载此页的样式。'],
] as const)('a page without its stylesheet, %s', (_name, prefix, said) => {
  const path = `${prefix}/x/chart/`
  const address = `https://example.com${path}`

  test.each([
    ['opened as a file', (page: Page) => page.goto(pathToFileURL(join(site.dir, 'export', path, 'index.html')).href)],
    [
      'whose stylesheet does not come',
      async (page: Page) => {
        await page.route(/\.css$/, (route) => route.abort())
        await page.goto(at(path))
      },
    ],
    [
      'below another base',
      async (page: Page) => {
        await page.route(/\.css$/, (route) =>
          route.fulfill({ status: 404, contentType: 'text/html', body: '<p>There is nothing here.' }),
        )
        await page.goto(at(path))
      },
    ],
  ])('%s says where it belongs, first of all', async (_name, open) => {
    const { context } = await visitor(browser)
    const page = await context.newPage()
    await open(page)
    const notice = page.locator('body > p').first()
    expect(await notice.textContent()).toMatch(said)
    expect(await notice.locator('a').getAttribute('href')).toBe(address)
    expect(await page.locator('h1').textContent()).toBe(prefix ? '图表' : 'Chart')
    await context.close()
  })

  test('has none of it where the stylesheet comes late', async () => {
    const { context, errors } = await visitor(browser)
    const page = await context.newPage()
    await page.route(/\.css$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      await route.continue()
    })
    await page.goto(at(path))
    expect(await page.locator('body > p').count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })
})

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
  /** Looks for an update. @returns how the worker that it found ended */
  const updateEnds = (page: Page) =>
    page
      .evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        const end = new Promise<string>((resolve) =>
          registration.addEventListener('updatefound', () => {
            const found = registration.installing!
            found.addEventListener('statechange', () => /redundant|activated/.test(found.state) && resolve(found.state))
          }),
        )
        await registration.update()
        return end
      })
      .catch(() => 'the page was loaded anew')

  test.each([
    ['English', '', 'There was not enough space for everything; as much as fits was saved.'],
    ['中文', '/zh', '空间不足，仅保存了部分内容。'],
  ] as const)('%s: keeps what fits and says so; what was kept before stays', async (_name, prefix, said) => {
    const { page, context, errors } = await installed(`${prefix}/x/chart/`)
    await expect.poll(() => cached(page), soon).toContainEqual(expect.stringContaining(`${prefix}/x/chart/`))
    const before = await cached(page)
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
    await page.locator('[data-settings-toggle]').click()
    await page.locator('#settings-drawer .v-settings-group button').click()
    await expect.poll(() => page.locator('#settings-drawer [role=status]').textContent(), soon).toBe(said)
    expect(await page.locator('#settings-drawer progress').isVisible()).toBe(false)
    const after = await cached(page)
    expect(after.length).toBe(before.length + 5)
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
    await page.waitForTimeout(500)
    expect(await versions(page)).toEqual(working)
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

describe.each(languages)('stylesheets of fonts, %s', (_name, prefix) => {
  test('are preconnected, hold nothing up, apply when they come, and a failing one is harmless', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const asked: string[] = []
    const css = (color: string) => ({
      body: `@media all { body { outline-color: ${color} } h1 { letter-spacing: 7px } }`,
      contentType: 'text/css',
    })
    const { page, context, errors } = await visit(`${prefix}/x/chart/`, {
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
    await page.locator('[data-settings-toggle]').click()
    await page.locator('#settings-drawer[open]').waitFor()
    release()
    await expect.poll(() => page.locator(`link[href="${fonts.good}"]`).getAttribute('media'), soon).toBe('all')
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).letterSpacing)).toBe('7px')
    expect(errors).toEqual([])
    await context.close()
  })
})

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
  /** A visitor whose draws are `random`, with the code that came for them. */
  async function drawn(room: BuiltSite, random: number, path: string, consent?: 'granted' | 'denied') {
    const { context, errors, foreign } = await visitor(browser, { serviceWorkers: 'block', answers: { [tags]: '' } })
    await context.addInitScript(
      `Math.random = () => ${random}; if (location.protocol === 'http:') { ${consent ? `localStorage.setItem('mui-consent', '${consent}')` : ''} }`,
    )
    const scripts: string[] = []
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
    await page.waitForTimeout(800)
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
      const { page, context, errors, measures } = await drawn(site, random, `${prefix}/x/chart/`, 'granted')
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
      await page.goto(at(`${prefix}/x/guide/next/`))
      await expect.poll(async () => (await vitals(page)).length, soon).toBeGreaterThan(1)
      expect(errors).toEqual([])
      await context.close()
    },
  )

  test('are not sent, nor is their code loaded, by any other; nor later in its session', async () => {
    const { page, context, measures } = await drawn(site, 0.00011, '/x/chart/', 'granted')
    expect((await queue(page)).filter(([kind, name]) => kind === 'event' && name === 'page_view')).toHaveLength(1)
    expect([await vitals(page), measures()]).toEqual([[], false])
    await context.addInitScript('Math.random = () => 0')
    await page.goto(at('/x/guide/next/'))
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(800)
    expect([await vitals(page), measures()]).toEqual([[], false])
    await context.close()
  })

  test.each([
    ['an answer', undefined],
    ['consent', 'denied'],
  ] as const)('nothing is counted without %s', async (_name, consent) => {
    const { page, context, foreign, measures } = await drawn(site, 0, '/x/chart/', consent)
    expect([await queue(page), foreign.filter((url) => url.startsWith(tags)), measures()]).toEqual([[], [], false])
    expect(await page.evaluate(() => sessionStorage.getItem('mui-vitals'))).toBeNull()
    await context.close()
  })

  test('nothing is counted without a measurement id', async () => {
    const plain = await builtSite(`analytics: { script: '${tags}', consent: true }`, edges)
    const { page, context, foreign, measures } = await drawn(plain, 0, '/x/chart/', 'granted')
    expect([await queue(page), foreign, measures()]).toEqual([[], [], false])
    expect(await page.locator('.v-consent').count()).toBe(0)
    await context.close()
    await plain.close()
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
    const visited = await visit(path, {
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
    const { page, context } = await edit('/x/guide/demos/', undefined)
    await page.locator('#Other [data-demo-toggle] summary').click()
    await page.locator('#Other [data-demo-edit]').click()
    await page.locator('#Other .cm-content').waitFor()
    await page.waitForTimeout(500)
    expect(await sheets(page)).toEqual([1, 0])
    await context.close()
  })
})
