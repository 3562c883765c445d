/** Visitors who read another language than the page's: they are told that the page has it, and stay where the address leads. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pass } from '../support/browser.js'
import { pageText } from '../support/files.js'
import { builtSite, files, visitor } from './built-site.js'
import { visitorSuite } from './suite.js'

const suite = visitorSuite(() =>
  builtSite('', {
    'content/navigation.ts': files['content/navigation.ts'].replace(
      "{ pathname: '/x/chart' }",
      "{ pathname: '/x/chart' }, { pathname: '/x/alone' }",
    ),
    'content/alone.md': pageText('Alone', 'Nobody has translated this.'),
  }),
)

const hint = '[role=status][lang]'
const { at } = suite
async function visit(path: string, options: BrowserContextOptions) {
  const visit = await visitor(suite.browser, { serviceWorkers: 'block', ...options })
  await visit.context.clock.install()
  const page = await visit.context.newPage()
  await page.goto(at(path))
  return { ...visit, page }
}

/** Waits until whatever the page says by itself would have been said. */
async function silent(page: Page): Promise<void> {
  await page.locator('html[data-mode]').waitFor()
  await page.waitForLoadState('networkidle')
  await pass(page, 5_000)
}

test('a Chinese browser at an English address is told in Chinese, and goes to the same place', async () => {
  const { page, context } = await visit('/x/guide/start/#part-3', { locale: 'zh-CN' })
  const link = page.locator(`${hint} a`)
  await link.waitFor()
  expect(new URL(page.url()).pathname).toBe('/x/guide/start/')
  expect(await page.locator(hint).evaluate((element: HTMLElement) => [element.lang, element.textContent])).toEqual([
    'zh-CN',
    '此页也有中文版本。×',
  ])
  expect(await page.getByRole('button', { name: '关闭提示' }).count()).toBe(1)
  await link.click()
  await page.waitForURL(at('/zh/x/guide/start/#part-3'))
  // Chosen now: the next English address says it again, the Chinese one is silent.
  await silent(page)
  expect(await page.locator(hint).count()).toBe(0)
  await context.close()
})

test(
  'the language of the menu is remembered: an address in another one says so, in words of the chosen one',
  { tags: 'long' },
  async () => {
    const { page, context } = await visit('/zh/x/guide/start/', { locale: 'zh-CN' })
    await page.locator('header details:has(a[hreflang=en]) summary').click()
    await page.locator('header a[hreflang=en]').click()
    await page.waitForURL(at('/x/guide/start/'))
    expect(await page.locator(hint).count()).toBe(0)
    await page.goto(at('/zh/x/guide/next/'))
    await page.locator(hint).waitFor()
    expect(await page.locator(`${hint} a`).textContent()).toBe('This page is also available in English.')
    expect(await page.locator(`${hint} a`).getAttribute('href')).toContain('/x/guide/next/')
    await context.close()
  },
)

test('is the second stop of the keyboard; dismissed, it does not come back', { tags: 'long' }, async () => {
  const { page, context } = await visit('/x/guide/start/', { locale: 'zh-CN' })
  await page.locator(hint).waitFor()
  for (const _stop of ['skip link', 'link', 'dismiss']) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.locator(hint).count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content')
  await page.reload()
  await page.goto(at('/x/guide/next/'))
  await silent(page)
  expect(await page.locator(hint).count()).toBe(0)
  await context.close()
})

test.each([
  ['a page that is not translated', '/x/alone/', 'zh-CN'],
  ['an address that leads nowhere', '/x/nowhere/', 'zh-CN'],
  ['a page in the browser’s language', '/x/guide/start/', 'en-GB'],
  ['a language that the site does not have', '/x/guide/start/', 'fr-FR'],
  ['an address that names another language', '/zh/x/guide/start/', 'en-US'],
])('is silent on %s', { tags: 'long' }, async (_name, path, locale) => {
  const { page, errors, context } = await visit(path, { locale })
  await silent(page)
  expect(await page.locator(hint).count()).toBe(0)
  expect(errors).toEqual([])
  await context.close()
})

test.each([
  ['markup', '"><img src=x onerror=alert(1)>'],
  ['200 kB', 'x'.repeat(200_000)],
  ['name of a prototype', '__proto__'],
  ['empty tag', '-'],
])('a stored %s does nothing', { tags: 'long' }, async (_name, value) => {
  const { page, errors, context } = await visit('/x/guide/start/', { locale: 'en-US' })
  await page.evaluate((value) => localStorage.setItem('mui-language', value), value)
  await page.reload()
  await silent(page)
  expect(await page.locator(`${hint}, img[src=x]`).count()).toBe(0)
  expect(errors).toEqual([])
  await context.close()
})
