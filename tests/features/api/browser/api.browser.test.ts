/** The reference's script in Chromium: filter, compact list and permanent links. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { en } from '../../../../src/locales/en.js'
import type { ApiRowView } from '../../../../src/template-props.js'
import ApiSections from '../../../../templates/parts/api-sections.js'
import { packageRoot } from '../../../support/files.js'
import { bundle, launch, open, page as pageOf } from '../../../client/support/browser.js'

const row = (name: string, more: Partial<ApiRowView> = {}): ApiRowView => ({
  id: `chart-prop-${name}`,
  name,
  labels: [],
  type: 'string',
  description: `About ${name}.`,
  ...more,
})
const rows = [
  row('series', { type: 'readonly <a href="/api/series/">Series</a>[]' }),
  row('mode', { type: "'a' | 'b' | 'c'", short: "'a' …" }),
  ...Array.from({ length: 40 }, (_, at) => row(`prop${at}`)),
]
const sections = createElement(ApiSections, {
  sections: [
    ...['components', 'hooks'].map((id) => ({
      id,
      title: id,
      html: `<ul data-api-index><li><a href="/api/series/">Series of ${id}</a><p>Draws ${id}.</p></li></ul>`,
      groups: [],
      column: 'none' as const,
    })),
    { id: 'props', title: 'Props', html: '', groups: [{ rows }], column: 'type', filter: true },
  ],
  level: 2,
  lang: undefined,
  translations: { strings: en.strings, sections: {}, pages: {} },
})
const body = `<main id="main-content">${renderToStaticMarkup(sections)}<div id="live-region" role="status"></div></main>`
const answers = {
  '/': { body: pageOf(body) },
  '/base.css': {
    body: ['reset', 'api']
      .map((name) => readFileSync(join(packageRoot, `templates/styles/${name}.css`), 'utf8'))
      .join(''),
    contentType: 'text/css',
  },
}

let browser: Browser
let files: Map<string, string>
beforeAll(async () => {
  files = await bundle({ file: 'src/features/api/browser/api.ts' })
  files.set('main.js', files.get('api.js')!)
  browser = await launch()
})
afterAll(() => browser?.close())

const rowFilter = (page: Page) => page.getByRole('searchbox', { name: 'Filter', exact: true })

const visit = async (hasTouch = false) => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const opened = await open(browser, files, answers, { hasTouch, permissions })
  await rowFilter(opened.page).waitFor()
  return opened
}
const focused = 'document.activeElement.textContent'

describe('the filter', () => {
  it('shows rows with all words, leads to them by keys, and says when there are none', async () => {
    const { page, context, errors } = await visit()
    const shown = page.locator('tbody > tr:visible')
    await rowFilter(page).fill('prop3 about')
    expect(await shown.count()).toBe(11)
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(focused)).toBe('prop3')
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(focused)).toBe('prop30')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.type('x')
    expect(await shown.count()).toBe(0)
    await page.getByText('Nothing matches.').waitFor()
    await page.keyboard.press('Escape')
    expect(await shown.count()).toBe(rows.length)
    expect(errors).toEqual([])
    await context.close()
  })

  it('steps aside for a link to a row that it hides', { tags: 'long' }, async () => {
    const { page, context } = await visit()
    await rowFilter(page).fill('series')
    await page.evaluate("location.hash = '#chart-prop-mode'")
    await expect.poll(() => page.locator('#chart-prop-mode').isVisible()).toBe(true)
    // What is folded in it opens.
    expect(await page.locator('#chart-prop-mode details').getAttribute('open')).toBe('')
    await context.close()
  })
})

it('one field filters the lists of an index, and hides those that are empty', { tags: 'long' }, async () => {
  const { page, context, errors } = await visit()
  const field = page.getByRole('searchbox', { name: 'Filter by name or purpose' })
  await field.fill('draws hooks')
  expect(await page.locator('[data-api-index] li:visible').allTextContents()).toEqual(['Series of hooksDraws hooks.'])
  expect(await page.getByRole('heading', { name: 'components' }).isVisible()).toBe(false)
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(focused)).toBe('Series of hooks')
  await field.fill('nothing of the kind')
  await page.getByText('Nothing matches.').waitFor()
  // A link to a list that is hidden shows it again.
  await page.evaluate("location.hash = '#components'")
  await expect.poll(() => page.getByRole('heading', { name: 'components' }).isVisible()).toBe(true)
  expect(errors).toEqual([])
  await context.close()
})

it('the compact list is remembered', { tags: 'long' }, async () => {
  const { page, context } = await visit()
  await page.getByLabel('Compact list').check()
  expect(await page.getByText('About series.').isVisible()).toBe(false)
  await page.reload()
  await expect.poll(() => page.getByLabel('Compact list').isChecked()).toBe(true)
  expect(await page.getByText('About series.').isVisible()).toBe(false)
  await context.close()
})

it('the name of a row is a link to it, which is copied', { tags: 'long' }, async () => {
  const { page, context } = await visit()
  await page.getByRole('link', { name: 'prop39' }).click()
  await page.getByText('Link copied').waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/#chart-prop-prop39$/)
  expect(page.url()).toMatch(/#chart-prop-prop39$/)
  const box = await page.locator('#chart-prop-prop39').boundingBox()
  expect(box!.y).toBeLessThan(700)
  await context.close()
})

it('everything can be read without scripts', async () => {
  const { page, context } = await open(browser, files, answers, { javaScriptEnabled: false })
  expect(await page.locator('tbody > tr:visible').count()).toBe(rows.length)
  await page.locator('#chart-prop-mode summary').click()
  expect(await page.getByText("'a' | 'b' | 'c'").isVisible()).toBe(true)
  // What is open can be closed where it was opened.
  await page.locator('#chart-prop-mode summary').click()
  expect(await page.getByText("'a' | 'b' | 'c'").isVisible()).toBe(false)
  await context.close()
})
