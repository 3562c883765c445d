/** What keeps an update from reloading the page: text that would be lost, wherever it was typed. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inLongRun } from '../../../support/long.js'
import { bundle, launch, open, type Opened } from '../../../client/support/browser.js'

let browser: Browser
let library: Map<string, string>
let opened: Opened
let page: Page
beforeAll(async () => {
  browser = await launch()
  library = await bundle({
    code: `
      import { watchReader } from './features/offline/browser/reader-activity.js'
      for (const id of ['host', 'stored'])
        document.getElementById(id)!.attachShadow({ mode: 'open' }).innerHTML = '<p contenteditable="true" tabindex="0"></p>'
      Object.assign(window, { isBusy: watchReader(window) })`,
  })
})
afterAll(() => browser.close())
beforeEach(async () => {
  const frame = { body: '<input id="inner">', contentType: 'text/html' }
  const body = `<!doctype html><button id="elsewhere">b</button><input id="plain"><input id="check" type="checkbox"><input type="range">
<div id="editable" contenteditable="true"></div><div id="host"></div><div data-editing id="stored"></div>
<iframe id="same" src="/frame"></iframe><iframe id="other" sandbox="allow-scripts" srcdoc="<input id=inner autofocus>"></iframe>
<script type="module" src="/bundle/stdin.js"></script>`
  opened = await open(browser, library, { '/': { body }, '/frame': frame })
  ;({ page } = opened)
  await page.waitForFunction('window.isBusy')
})
afterEach(() => opened.context.close())

const isBusy = () => page.evaluate(() => (window as unknown as { isBusy(): boolean }).isBusy())
const leave = () => page.locator('#elsewhere').focus()

describe('the reader', () => {
  it('is not busy with a page that is only read, or with controls that hold no text', async () => {
    expect(await isBusy()).toBe(false)
    await page.locator('#check').check()
    await leave()
    expect(await isBusy()).toBe(false)
  })

  it.each(inLongRun(['#plain', '#editable', '#host p'], ['#plain']))(
    'is busy while typing in %s, and while the text is there',
    async (field) => {
      await page.locator(field).focus()
      expect(await isBusy()).toBe(true)
      await page.keyboard.type('words')
      await leave()
      expect(await isBusy()).toBe(true)
      await page.locator(field).focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('Delete')
      await leave()
      expect(await isBusy()).toBe(false)
    },
  )

  it('is busy in an editor only while it has the focus: its text is stored', { tags: 'long' }, async () => {
    await page.locator('#stored p').focus()
    await page.keyboard.type('code')
    expect(await isBusy()).toBe(true)
    await leave()
    expect(await isBusy()).toBe(false)
  })

  it('is busy with text in a frame of the site', { tags: 'long' }, async () => {
    await page.frameLocator('#same').locator('#inner').pressSequentially('words')
    await leave()
    expect(await isBusy()).toBe(true)
  })

  it('is busy with a frame of another origin that was used', { tags: 'long' }, async () => {
    await page.frameLocator('#other').locator('#inner').click()
    await leave()
    expect(await isBusy()).toBe(true)
    await page.locator('#other').evaluate((frame) => frame.remove())
    expect(await isBusy()).toBe(false)
  })
})
