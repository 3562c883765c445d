/** What a visitor sets: kept, at once everywhere, harmless where storage is broken; and the ways through the site. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languagesInRun } from '../support/long.js'
import { builtSite, visitor } from './built-site.js'
import { visitorSuite } from './suite.js'

const suite = visitorSuite(() => builtSite(''))

const { at } = suite
const mode = (page: Page) =>
  page.evaluate(() => [
    document.body.classList.contains('mode-dark') ? 'dark' : 'light',
    document.documentElement.getAttribute('data-mui-color-scheme') ?? document.documentElement.className,
  ])
const choose = (page: Page, word: string) =>
  page.locator('#settings-drawer label', { hasText: new RegExp(`^${word}$`) }).click()
const darkNow = (page: Page) => page.waitForFunction(() => document.body.classList.contains('mode-dark'))

describe.each(
  languagesInRun([
    [
      'English',
      '',
      { settings: 'Open settings', dark: 'Dark', rtl: 'Right to left', dense: 'Dense spacing', language: '中文' },
    ],
    ['中文', '/zh', { settings: '打开设置', dark: '深色', rtl: '从右到左', dense: '紧凑间距', language: 'English' }],
  ] as const),
)('%s', (_name, prefix, words) => {
  test('the settings, by keys alone: at once, after a reload, and back', async () => {
    const { context, errors } = await visitor(suite.browser, { colorScheme: 'light' })
    const page = await context.newPage()
    await page.goto(at(`${prefix}/x/guide/start/`))
    const button = page.locator('header [data-settings-toggle]')
    expect(await button.getAttribute('aria-label')).toBe(words.settings)
    await button.focus()
    await page.keyboard.press('Enter')
    for (const word of [words.dark, words.rtl, words.dense]) {
      const choice = page
        .getByRole('radio', { name: word, exact: true })
        .or(page.getByRole('switch', { name: word, exact: true }))
      await choice.focus()
      await page.keyboard.press('Space')
    }
    await darkNow(page)
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    await page.keyboard.press('Escape')
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect((await mode(page))[0]).toBe('dark')
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    expect(await page.locator('html').getAttribute('data-density')).toBe('dense')
    expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark')
    expect(errors).toEqual([])
    await context.close()
  })

  test('the language menu keeps the page and the anchor', { tags: 'long' }, async () => {
    const { context } = await visitor(suite.browser, { viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await page.goto(at(`${prefix}/x/guide/start/#part-3`))
    // What the page's script sets when it runs.
    await page.locator('html[data-mode]').waitFor()
    // By keys: the focus in the header must not move the page.
    await page.locator('header details:has(a[hreflang]) > summary').press('Enter')
    await page.locator('header').getByRole('link', { name: words.language, exact: true }).press('Enter')
    await page.waitForURL(at(`${prefix ? '' : '/zh'}/x/guide/start/#part-3`))
    await context.close()
  })

  test('without JavaScript everything is read and every way leads on', { tags: 'long' }, async () => {
    const { context } = await visitor(suite.browser, { javaScriptEnabled: false, colorScheme: 'dark' })
    const page = await context.newPage()
    await page.goto(at(`${prefix}/x/guide/start/`))
    expect(await page.locator('main h2').count()).toBeGreaterThan(7)
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe('rgb(251, 251, 250)')
    await page
      .locator('nav a[href$="/x/guide/next/"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await page.waitForURL(/guide\/next/)
    await context.close()
  })
})

test('a page that comes back from the browser’s memory shows what was chosen since', { tags: 'long' }, async () => {
  const { context } = await visitor(suite.browser)
  const page = await context.newPage()
  await page.goto(at('/x/guide/start/'))
  await page.locator('html[data-mode]').waitFor()
  // Written as another page does, and told as the browser tells a page that was kept.
  await page.evaluate(() => {
    localStorage.setItem('mui-preferences', '{"direction":"rtl","dense":true}')
    document.cookie = 'codeStyling=tailwind; path=/'
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  const html = page.locator('html[dir=rtl][data-density=dense][data-code-styling=tailwind]')
  await html.waitFor()
  await page.evaluate(() => {
    localStorage.removeItem('mui-preferences')
    document.cookie = 'codeStyling=css; path=/'
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await page.locator('html[dir=ltr]:not([data-density])[data-code-styling=css]').waitFor()
  await context.close()
})

test('two tabs share the mode; the system’s is followed until one is chosen', { tags: 'long' }, async () => {
  const { context } = await visitor(suite.browser, { colorScheme: 'light' })
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.goto(at('/x/guide/start/'))
  await second.goto(at('/zh/x/chart/'))
  await first.emulateMedia({ colorScheme: 'dark' })
  await darkNow(first)
  await first.emulateMedia({ colorScheme: 'light' })
  await first.waitForFunction(() => document.body.classList.contains('mode-light'))
  await first.locator('header [data-settings-toggle]').click()
  await choose(first, 'Dark')
  await darkNow(first)
  await darkNow(second)
  const metas = await second
    .locator('meta[name=theme-color]')
    .evaluateAll((all) => new Set(all.map((meta) => meta.getAttribute('content'))).size)
  expect(metas).toBe(1)
  await context.close()
})

test.each([
  [
    'blocked',
    `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })`,
  ],
  ['full', `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`],
  [
    'nonsense',
    `localStorage.setItem('mui-mode', '"><script>x()</script>'); localStorage.setItem('mui-preferences', '[['.repeat(1000)); document.cookie = 'codeStyling=%E0%A4%A'; document.cookie = 'codeVariant=<b>'`,
  ],
])('storage that is %s gives the defaults and no complaint', { tags: 'long' }, async (_name, script) => {
  const { context, errors } = await visitor(suite.browser, { colorScheme: 'light' })
  // Of the empty page, before the first address, nobody may read the storage.
  await context.addInitScript(`if (location.protocol === 'http:') { ${script} }`)
  const page = await context.newPage()
  await page.goto(at('/x/guide/start/'))
  expect((await mode(page))[0]).toBe('light')
  expect(await page.locator('html').getAttribute('dir')).toBe('ltr')
  await page.locator('header [data-settings-toggle]').click()
  await choose(page, 'Dark')
  await darkNow(page)
  expect(errors).toEqual([])
  await context.close()
})

test(
  'the versions keep the page where they have it, the contents follow the reader, and copying works by keys',
  { tags: 'long' },
  async () => {
    const { context, errors } = await visitor(suite.browser, {
      viewport: { width: 1280, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const page = await context.newPage()
    await page.goto(at('/x/guide/start/'))
    const old = page.locator('a[href^="https://v7.example.com"]').first()
    expect(await old.getAttribute('href')).toBe('https://v7.example.com/x/guide/start/')
    await page.goto(at('/x/guide/next/'))
    expect(await old.getAttribute('href')).toBe('https://v7.example.com/x/guide/')
    await page.goto(at('/x/guide/start/'))
    await page.locator('#part-5').evaluate((heading) => heading.scrollIntoView())
    await page.waitForFunction(
      () => document.querySelector('nav [aria-current=location]')?.getAttribute('href') === '#part-5',
    )
    await page.locator('#part-1').evaluate((heading) => heading.scrollIntoView({ block: 'end' }))
    await page.locator('main pre').first().hover()
    // The code for it is loaded by the first touch.
    await expect
      .poll(async () => {
        await page.keyboard.press('Control+c')
        return page.locator('[data-copy-state=copied]').count()
      })
      .toBe(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const answer = 42')
    expect(errors).toEqual([])
    await context.close()
  },
)
