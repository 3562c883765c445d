/** The form that compares two versions, in Chromium: with the history that the generator writes. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeStrings } from '../../../../src/features/api/shared/change-sections.js'
import type { ComparedHistory } from '../../../../src/features/api/shared/compared.js'
import { en } from '../../../../src/locales/en.js'
import { dataHtml } from '../../../../src/markdown/escape.js'
import { bundle, launch, open, page as pageOf } from '../../../client/support/browser.js'

const history: ComparedHistory = {
  schema: 1,
  package: 'charts',
  versions: [
    {
      schema: 2,
      package: 'charts',
      version: '1.0.0',
      exports: { Bar: { kind: 'component', members: { 'size?': 'number', 'gone?': 'string' } } },
      internal: {},
    },
    {
      schema: 2,
      package: 'charts',
      version: '1.1.0',
      after: '1.0.0',
      exports: { Bar: { kind: 'component', members: { 'size?': 'number', 'gone?': 'string', 'brief?': 'Date' } } },
      internal: {},
    },
    {
      schema: 2,
      package: 'charts',
      version: '2.0.0',
      after: '1.1.0',
      exports: { Bar: { kind: 'component', members: { 'size?': 'number | Line' } }, Line: { kind: 'interface' } },
      internal: {},
    },
  ],
  hrefs: { Line: '/api/line/' },
}
const strings = Object.fromEntries(changeStrings.map((key) => [key, en.strings[key]]))
const options = ['2.0.0', '1.1.0', '1.0.0'].map((one) => `<option>${one}</option>`).join('')
const form = `<form hidden ${dataHtml({ 'data-api-compare': JSON.stringify({ address: '/history.json', strings, failed: 'It failed.' }) })}>
  <label>From <select name="from">${options}</select></label><label>to <select name="to">${options}</select></label>
  <button>Compare</button></form>`
const body = { body: pageOf(`<main id="main-content">${form}<div id="live-region" role="status"></div></main>`) }
const answers = {
  '/': body,
  '/history.json': { body: JSON.stringify(history), contentType: 'application/json' },
}

let browser: Browser
let files: Map<string, string>
beforeAll(async () => {
  files = await bundle({ file: 'src/features/api/browser/api.ts' })
  files.set('main.js', files.get('api.js')!)
  browser = await launch()
})
afterAll(() => browser?.close())

it('compares any two versions in either order, keeps them in the address, and reads them once', async () => {
  const { page, context, requests } = await open(browser, files, answers)
  await page.getByLabel('From').selectOption('2.0.0')
  await page.getByLabel('to').selectOption('1.0.0')
  await page.getByRole('button', { name: 'Compare' }).click()
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  expect(await row('gone').innerText()).toMatch(/string\s+Removed prop\./)
  expect(await row('size').innerText()).toMatch(/number \| Line\s+Changed prop\. Before: number\./)
  expect(await row('size').getByRole('link', { name: 'Line' }).getAttribute('href')).toBe('/api/line/')
  expect(await row('brief').count()).toBe(0)
  expect(new URL(page.url()).search).toBe('?from=1.0.0&to=2.0.0')
  await page.getByLabel('From').selectOption('1.1.0')
  await page.getByRole('button', { name: 'Compare' }).click()
  await row('brief').waitFor()
  expect(requests.filter((path) => path === '/history.json')).toHaveLength(1)
  await context.close()
})

it('says that the versions could not be read', async () => {
  const { page, context } = await open(browser, files, { '/': body })
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByText('It failed.').waitFor()
  await context.close()
})
