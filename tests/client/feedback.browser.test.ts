/** Whether a page was helpful, and why not, in Chromium: what is asked, where answers go, and what follows. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PageEnd } from '../../templates/parts/page-tools.js'
import { pageProps } from '../templates/fixtures.js'
import { bundle, launch, open, page as pageOf } from './support/browser.js'

let browser: Browser
let files: Map<string, string>
beforeAll(async () => {
  files = await bundle({ file: 'src/client/main.ts' })
  browser = await launch()
})
afterAll(() => browser?.close())

const visit = (feedback: { href?: string; url?: string; endpoint?: string }) => {
  const { page, translations } = pageProps('doc', 'en', { feedback })
  const body = `<main id="main-content">${renderToStaticMarkup(createElement(PageEnd, { page, translations }))}</main>`
  return open(browser, files, { '/': { body: pageOf(body) } })
}
const thanks = (page: Page) => page.locator('p:focus', { hasText: 'Thank you!' })
const sayNo = async (page: Page) => {
  await page.locator('[data-feedback=no]').click()
  await page.getByRole('radio', { name: 'It is hard to understand' }).check()
  await page.getByRole('textbox').fill('An example & more')
}

it('a yes is thanked for; a no is asked why, and may be taken back', async () => {
  const { page, context } = await visit({})
  await page.locator('[data-feedback=no]').click()
  await page.getByRole('radio').first().waitFor()
  expect(await page.getByRole('radio').count()).toBe(4)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('reason')
  // Nobody would read it.
  expect(await page.getByRole('textbox').count()).toBe(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await thanks(page).waitFor()
  await context.close()
})

it('the reason and the comment are filled into an address, which opens in a new tab', { tags: 'long' }, async () => {
  const url = 'http://localhost/new?body={reason}:{comment}'
  const { page, context } = await visit({ href: 'http://localhost/new', url })
  await sayNo(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Continue' }).click()
  await thanks(page).waitFor()
  const { searchParams } = new URL((await opened).url(), url)
  expect([...searchParams]).toEqual([['body', 'It is hard to understand:An example & more']])
  await context.close()
})

it('or sent to an endpoint; what has not arrived stays in the form', async () => {
  const { page, context } = await visit({ endpoint: '/answers' })
  const sent: unknown[] = []
  let status = 500
  await page.route('**/answers', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fulfill({ status })
  })
  await sayNo(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alert').filter({ hasText: 'could not be sent' }).waitFor()
  expect(await page.getByRole('textbox').inputValue()).toBe('An example & more')
  status = 204
  await page.getByRole('button', { name: 'Send' }).click()
  await thanks(page).waitFor()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual({
    pathname: '/',
    locale: 'en',
    helpful: false,
    reason: 'unclear',
    comment: 'An example & more',
  })
  await context.close()
})
