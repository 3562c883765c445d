import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Browser } from 'playwright-core'
import { bundle, launch, open, page } from '../../../client/support/browser.js'

let browser: Browser
let files: Map<string, string>

beforeAll(async () => {
  browser = await launch()
  files = await bundle({ file: 'src/features/demos/browser/pictures.ts' })
  files.set('main.js', files.get('pictures.js')!)
})
afterAll(() => browser.close())

/** A demo's own page, with what must not run in a picture of it, and what a policy forbids on other pages. */
const demo = `<!doctype html><html><head><link rel="stylesheet" href="/demo.css">
<style>.bar{background:rgb(0, 0, 255)}.mode-dark .bar{background:rgb(255, 255, 0)}</style></head>
<body><main class="v-demo-page"><div data-demo-stage><div data-demo-root="bars">
<script>top.document.title = 'run'</script><div class="bar" style="block-size: 40px">One</div></div></div></main></body></html>`

const answers = {
  '/': {
    body: page(
      `<span class="v-demo-picture" data-picture="/demo/"></span><div class="far"></div><span class="v-demo-picture" data-picture="/far/"></span>`,
    ),
  },
  '/base.css': {
    contentType: 'text/css',
    body: `${readFileSync('templates/styles/pictures.css', 'utf8')}.v-demo-picture{inline-size:320px}.far{block-size:4000px}`,
  },
  '/demo.css': { contentType: 'text/css', body: '.bar{color:rgb(255, 0, 0)}' },
  '/demo/': { body: demo },
}

it('draws what is prerendered without running it, when it comes into view, in the mode of the page', async () => {
  const complaints: string[] = []
  const opened = await open(browser, files, answers, {}, async (context) => {
    context.on('console', (message) => void complaints.push(message.text()))
  })
  const frame = opened.page.frameLocator('[data-picture="/demo/"] > iframe')
  const bar = frame.locator('.bar')
  await opened.page.locator('[data-picture-drawn]').waitFor()
  const looks = () =>
    bar.evaluate((one) => {
      const { backgroundColor, color, blockSize } = getComputedStyle(one)
      return { backgroundColor, color, blockSize }
    })
  expect(await looks()).toEqual({ backgroundColor: 'rgb(0, 0, 255)', color: 'rgb(255, 0, 0)', blockSize: '40px' })
  await opened.page.evaluate(() => document.documentElement.classList.replace('mode-light', 'mode-dark'))
  await expect.poll(async () => (await looks()).backgroundColor).toBe('rgb(255, 255, 0)')
  // Within its place, in the middle.
  const [place, drawn] = await Promise.all([
    opened.page.locator('[data-picture="/demo/"]').boundingBox(),
    bar.boundingBox(),
  ])
  expect(drawn!.width).toBeLessThanOrEqual(place!.width)
  expect(Math.abs(drawn!.y + drawn!.height / 2 - (place!.y + place!.height / 2))).toBeLessThan(1.5)
  expect(await opened.page.title()).toBe('Bars')
  expect(opened.requests).not.toContain('/far/')
  expect([...complaints, ...opened.errors]).toEqual([])
  await opened.page.locator('[data-picture="/far/"]').scrollIntoViewIfNeeded()
  await expect.poll(() => opened.requests).toContain('/far/')
  await opened.context.close()
})
