/** Cards of names in code, in Chromium: on a page of prose, from the pages of the reference that its links lead to. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstSentence, inLines } from '../../../../src/features/api/browser/name-cards.js'
import { en } from '../../../../src/locales/en.js'
import type { ApiRowView } from '../../../../src/template-props.js'
import ApiSections from '../../../../templates/parts/api-sections.js'
import { packageRoot } from '../../../support/files.js'
import { bundle, launch, open, page as pageOf } from '../../../client/support/browser.js'

const row = (name: string, more: Partial<ApiRowView>): ApiRowView => ({
  id: `chart-prop-${name}`,
  name,
  labels: [],
  type: 'string',
  description: '',
  ...more,
})
const rows = [
  row('height', { type: 'number', default: '300', description: 'How high it is. In pixels.' }),
  row('series', {
    type: 'readonly <a href="#">Series</a>[]',
    short: 'readonly …',
    optional: true,
    description: '<p>What it draws。后面</p>',
  }),
]
const reference = renderToStaticMarkup(
  createElement(ApiSections, {
    sections: [{ id: 'props', title: 'Props', html: '', groups: [{ rows }], column: 'type', filter: true }],
    level: 2,
    lang: 'en',
    translations: { strings: en.strings, sections: {}, pages: {} },
  }),
)
const chart = `<main class="v-layout-api"><h1>Chart API</h1><p class="description">Draws a chart. And more.</p>${reference}</main>`
const prose = `<main style="padding: 40px"><p><a href="/api/chart/#chart-prop-height"><code>height</code></a>
  <code><a href="/api/chart/#chart-prop-series">series</a></code>
  <a href="/api/chart/"><code>&lt;Chart /></code></a>
  <a href="/guide/"><code>guide</code></a> <a href="/absent/"><code>absent</code></a></p></main>`
const answers = {
  '/': { body: pageOf(prose) },
  '/base.css': {
    body: ['tokens', 'reset', 'tooltips']
      .map((name) => readFileSync(join(packageRoot, `templates/styles/${name}.css`), 'utf8'))
      .join(''),
    contentType: 'text/css',
  },
  '/api/chart/': { body: pageOf(chart) },
  '/guide/': { body: pageOf('<main><h1>Guide</h1><p class="description">Of it.</p></main>') },
}

let browser: Browser
let files: Map<string, string>
beforeAll(async () => {
  files = await bundle({ file: 'src/client/main.ts' })
  browser = await launch()
})
afterAll(() => browser?.close())

const textOf = async (card: Locator) => (await card.isVisible()) && (await card.innerText()).replaceAll(/\n+/g, '\n')

const cards = {
  height: 'height: number\nHow high it is.\nDefault: 300',
  series: 'series?: readonly Series[]\nWhat it draws。',
  '<Chart />': 'Chart {\n  height: number\n  series?: readonly Series[]\n}\nDraws a chart.',
}

it('say what a name means on hover and on focus, from a page that is read once; Escape closes them', async () => {
  const { page, context, requests } = await open(browser, files, answers)
  const card = page.locator('.v-name-card')
  for (const [name, text] of Object.entries(cards)) {
    await page.getByRole('link', { name, exact: true }).hover()
    await expect.poll(() => textOf(card)).toBe(text)
  }
  // The pointer may go into it.
  await card.hover()
  expect(await card.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => card.count()).toBe(0)

  await page.mouse.move(600, 500)
  await page.keyboard.press('Tab')
  await expect.poll(() => textOf(card)).toBe(cards.height)
  const described = page.getByRole('link', { name: 'height', exact: true })
  expect(await described.getAttribute('aria-describedby')).toBe(await card.getAttribute('id'))
  // What leads to no reference, or nowhere, has none.
  for (let tab = 0; tab < 4; tab++) await page.keyboard.press('Tab')
  await expect.poll(() => requests.includes('/absent/')).toBe(true)
  expect(await card.count()).toBe(0)
  expect(requests.filter((path) => path === '/api/chart/')).toHaveLength(1)
  await context.close()
})

it('are shown by a long press, which does not follow the link', { tags: 'long' }, async () => {
  const { page, context } = await open(browser, files, answers, { hasTouch: true, isMobile: true })
  const link = page.getByRole('link', { name: 'height', exact: true })
  const { x, y } = (await link.boundingBox())!
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x: x + 5, y: y + 5 }])
  await page.locator('.v-name-card').waitFor()
  await touch('touchEnd', [])
  expect(await textOf(page.locator('.v-name-card'))).toBe(cards.height)
  expect(new URL(page.url()).pathname).toBe('/')
  await link.tap()
  await page.waitForURL('**/api/chart/#chart-prop-height')
  await context.close()
})

it('have a line for each member of a long object, whatever its members contain', () => {
  const type = `{ id: AxisId; format?: <T extends S>(value: V, context: { a: string; b: ';' }) => string; hide?: boolean }`
  expect(inLines(`Base<{ a: 1; b: 2 }> & ${type} & Further`)).toBe(`Base<{ a: 1; b: 2 }> & {
  id: AxisId
  format?: <T extends S>(value: V, context: { a: string; b: ';' }) => string
  hide?: boolean
} & Further`)
  expect(inLines("{ axis: 'x' | 'y' }")).toBe("{ axis: 'x' | 'y' }")
})

it.each([
  ['Red in version 8.3! Or not.', 'Red in version 8.3!'],
  ['返回行。默认升序。', '返回行。'],
  [' No end ', 'No end'],
])('have the first sentence: %s', (text, sentence) => expect(firstSentence(text)).toBe(sentence))
