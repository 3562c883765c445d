/**
 * What a visitor sees first. The page arrives in two halves with a pause between them, as over a slow line, while
 * every frame that Chromium draws is recorded.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../support/browser.js'
import { pageProps } from '../templates/fixtures.js'
import { renderPage, siteCss } from '../templates/render.js'

const pause = 400
let browser: Browser
let server: Server
let origin: string

/** Moves the head's script to the end of the document: what the test must notice. */
function late(html: string): string {
  const [script = ''] = /<script>[^]*?<\/script>/.exec(html) ?? []
  return html.replace(script, '').replace('</body>', `${script}</body>`)
}

beforeAll(async () => {
  const css = await siteCss()
  const html = renderPage(pageProps('doc'))
  const pages: Record<string, string> = {
    '/': html,
    '/late': late(html),
    '/classed': html.replace('<html ', '<html class="mode-light" '),
  }
  server = createServer((request, response) => {
    const page = pages[request.url ?? '']
    if (!page) {
      response.writeHead(request.url === '/styles.css' ? 200 : 404, { 'content-type': 'text/css; charset=utf-8' })
      return void response.end(request.url === '/styles.css' ? css : '')
    }
    const half = page.indexOf('<h2')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.write(page.slice(0, half))
    setTimeout(() => response.end(page.slice(half)), pause)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await connect()
})

afterAll(async () => {
  await browser?.close()
  await new Promise((done) => server?.close(done))
})

/** @returns the mean brightness, 0–255, of every frame from one page of the site to the next */
async function frames(path: string, mode: 'light' | 'dark'): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 900, height: 600 },
    colorScheme: mode === 'dark' ? 'light' : 'dark',
  })
  const page = await context.newPage()
  await page.addInitScript((value) => localStorage.setItem('docs-mode', value), mode)
  await page.goto(`${origin}/`)
  const session = await context.newCDPSession(page)
  const pictures: string[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data)
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  await page.goto(origin + path)
  await expect.poll(() => pictures.length).toBeGreaterThan(0)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await session.send('Page.stopScreencast')
  const result = await brightness(page, pictures)
  await context.close()
  return result
}

function brightness(page: Page, pictures: string[]): Promise<number[]> {
  return page.evaluate(async (list) => {
    const means: number[] = []
    for (const data of list) {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = new OffscreenCanvas(16, 16)
      const drawing = canvas.getContext('2d')!
      drawing.drawImage(image, 0, 0, 16, 16)
      const { data: pixels } = drawing.getImageData(0, 0, 16, 16)
      means.push(pixels.reduce((sum, value, index) => (index % 4 === 3 ? sum : sum + value), 0) / (16 * 16 * 3))
    }
    return means
  }, pictures)
}

describe('the first frame', () => {
  it('is dark for a visitor who chose dark on a light system, and stays dark', async () => {
    const means = await frames('/', 'dark')
    expect(means.length).toBeGreaterThan(0)
    expect(Math.max(...means)).toBeLessThan(60)
  })

  it('is light for a visitor who chose light on a dark system', { tags: 'long' }, async () => {
    const means = await frames('/', 'light')
    expect(means.length).toBeGreaterThan(0)
    expect(Math.min(...means)).toBeGreaterThan(200)
  })

  it('would flash with the script at the end', { tags: 'long' }, async () => {
    expect(Math.max(...(await frames('/late', 'dark')))).toBeGreaterThan(200)
  })
})

describe('without JavaScript', { tags: 'long' }, () => {
  it.each(['light', 'dark'] as const)(
    'the colours are those of a %s system, whatever the page came with',
    async (colorScheme) => {
      const context = await browser.newContext({ colorScheme, javaScriptEnabled: false })
      const page = await context.newPage()
      for (const path of ['/', '/classed']) {
        await page.goto(origin + path)
        const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
        expect(background).toBe(colorScheme === 'light' ? 'rgb(251, 251, 250)' : 'rgb(20, 21, 25)')
      }
      await context.close()
    },
  )
})

describe('the theme stylesheet', () => {
  it('gives a part of a page another scheme, and paper the light one', { tags: 'long' }, async () => {
    const page = await browser.newPage({ colorScheme: 'dark' })
    await page.goto(`${origin}/`)
    const look = () =>
      page.evaluate(() => {
        const part = document.body.appendChild(document.createElement('div'))
        part.setAttribute('data-docs-color-scheme', 'light')
        const read = (element: Element) => getComputedStyle(element).getPropertyValue('--v-color-background')
        return [read(document.documentElement), read(part)]
      })
    expect(await look()).toEqual(['#141519', '#fbfbfa'])
    await page.emulateMedia({ media: 'print' })
    expect(await look()).toEqual(['#fbfbfa', '#fbfbfa'])
    await page.close()
  })
})
