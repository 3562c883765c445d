/** The worker in Chromium against a real server: install, update with two tabs, offline, a failed update, the kill switch. */
import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { pass } from '../../../support/browser.js'
import { bundle, launch, page as htmlPage } from '../../../client/support/browser.js'

let browser: Browser
let client: Map<string, string>
let worker: string
let killSwitch: string
beforeAll(async () => {
  browser = await launch()
  client = await bundle({ file: 'src/client/main.ts' })
  worker = [...(await bundle({ file: 'src/features/offline/browser/service-worker/sw.ts' }, 'iife')).values()][0]!
  killSwitch = [
    ...(await bundle({ file: 'src/features/offline/browser/service-worker/kill-switch.ts' }, 'iife')).values(),
  ][0]!
})
afterAll(() => browser.close())

type Files = Record<string, { body: string; group?: string }>

function release(name: string, locale = '', registers = true): Files {
  const others = [
    ...['', '/zh'].map((other) => ({ url: `${other}/x/sw.js`, scope: `${other}/x/` })),
    { url: '/sw.js', scope: '/' },
  ].filter(({ scope }) => scope !== `${locale}/x/`)
  const serviceWorker = {
    url: `${locale}/x/sw.js`,
    scope: `${locale}/x/`,
    others,
    hosts: ['*'],
    cachePrefix: 'docs-sw:/:',
  }
  const page = (text: string, group?: string) => ({
    body: htmlPage(
      `<h1>${text} ${name}</h1><div data-offline-list hidden><section><h3>Pages</h3><ul><li><a href="/x/">Start</a></li><li><a href="/x/grid/">Grid</a></li><li><a href="/x/bars/">Bars</a></li></ul></section><section><h3>None</h3><ul><li><a href="/x/none/">None</a></li></ul></section></div><input>`,
      registers ? { serviceWorker } : {},
    ).replace('<title>Bars', `<title>${text}`),
    ...(group && { group }),
  })
  return {
    [`${locale}/x/`]: page('Start', 'start'),
    [`${locale}/x/bars/`]: page('Bars', 'charts'),
    [`${locale}/x/grid/`]: page('Grid', 'grid'),
    [`${locale}/x/offline/`]: page('You are offline', 'shell'),
  }
}

function manifest(files: Files): string {
  const list = Object.entries(files).map(([url, { body, group }]) => {
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 24)
    return { url, hash, size: body.length, ...(group && { group }) }
  })
  const version = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 12)
  const offline = { '/x/': '/x/offline/', '/zh/x/': '/zh/x/offline/' }
  return `self.precacheManifest=${JSON.stringify({ version, cachePrefix: 'docs-sw:/:', base: '/', offline, files: list })};`
}

let server: Server
let host: string
let served: Record<string, string>
let context: BrowserContext
function deploy(files: Files, spoil: (served: Record<string, string>) => void = () => {}) {
  const code: Files = Object.fromEntries(
    [...client].map(([name, body]) => [`/bundle/${name}`, { body, group: 'shell' }]),
  )
  const all = { ...files, ...code, '/base.css': { body: 'body{}', group: 'shell' } }
  served = Object.fromEntries(Object.entries(all).map(([url, { body }]) => [url, body]))
  served['/x/sw.js'] = `${manifest(all)}\n${worker}`
  served['/zh/x/sw.js'] = served['/sw.js'] = "importScripts('/x/sw.js')"
  spoil(served)
}
const contentTypes: Record<string, string> = { js: 'text/javascript', css: 'text/css' }

beforeEach(async () => {
  server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://x').pathname
    const body = served[path]
    const type = contentTypes[path.split('.').at(-1)!] ?? 'text/html; charset=utf-8'
    response
      .writeHead(body === undefined ? 404 : 200, { 'content-type': type, 'cache-control': 'no-cache' })
      .end(body ?? 'not found')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  context = await browser.newContext()
  await context.clock.install()
  context.setDefaultTimeout(10_000)
})
afterEach(async () => {
  await context.close()
  server.closeAllConnections()
  server.close()
})

async function visit(path: string, tab?: Page): Promise<Page> {
  const page = tab ?? (await context.newPage())
  await page.goto(host + path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}
const loads = (page: Page) => {
  let count = 0
  page.on('load', () => count++)
  return () => count
}
const heading = (page: Page) => page.locator('h1').textContent()
const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.update()).active)
/** Offline: the server is gone, which holds for the worker's own requests, too. */
const unplug = () =>
  new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

it('a first visit installs without a reload; what was visited and its family are there offline', async () => {
  deploy(release('one'))
  const page = await context.newPage()
  const count = loads(page)
  await visit('/x/', page)
  await pass(page, 5_000)
  expect(count()).toBe(1)
  await visit('/x/bars/', page)
  await expect
    .poll(
      () =>
        page.evaluate(async () =>
          (
            await Promise.all(
              (await caches.keys()).map(async (name) =>
                (await (await caches.open(name)).keys()).map((key) => new URL(key.url).pathname),
              ),
            )
          ).flat(),
        ),
      { timeout: 10_000 },
    )
    .toContain('/x/bars/')
  await unplug()
  await page.reload()
  expect(await heading(page)).toBe('Bars one')
  const response = await page.goto(`${host}/x/grid/`)
  expect(response?.status()).toBe(503)
  expect(await heading(page)).toBe('You are offline one')
  await page.locator('[data-offline-list] a').first().waitFor()
  // In the order of the page, without what is not kept.
  expect(await page.locator('[data-offline-list] :is(a, h3)').allTextContents()).toEqual(['Pages', 'Start', 'Bars'])
})

it('the first page is there offline after one visit', { tags: 'long' }, async () => {
  // It has no family, and its script is in no group.
  const files = release('one')
  delete files['/x/grid/']!.group
  files['/late.js'] = { body: 'document.title = "late"' }
  files['/x/grid/']!.body += '<script type="module" src="/late.js"></script>'
  deploy(files)
  const page = await visit('/x/grid/')
  const urls = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(urls).toEqual(expect.arrayContaining(['/x/grid/', '/late.js']))
  await unplug()
  await page.reload()
  expect(await page.title()).toBe('late')
})

it('another language has its own scope and its own offline page', { tags: 'long' }, async () => {
  deploy({ ...release('one'), ...release('一', '/zh') })
  const page = await visit('/zh/x/')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${host}/zh/x/`)
  await unplug()
  await page.goto(`${host}/zh/x/grid/`)
  expect(await heading(page)).toBe('You are offline 一')
})

it('an update reloads each tab once, when it has the focus and nobody types', { tags: 'long' }, async () => {
  deploy(release('one'))
  const first = await visit('/x/')
  const second = await visit('/x/bars/')
  const counts = [loads(first), loads(second)]
  await first.bringToFront()
  await first.locator('input').focus()
  deploy(release('two'))
  await update(first)
  await expect.poll(() => heading(second), { timeout: 10_000 }).toBe('Bars two')
  await pass(first, 5_000)
  expect(await heading(first)).toBe('Start one')
  await first.locator('input').evaluate((input: HTMLElement) => input.blur())
  await expect.poll(() => heading(first), { timeout: 10_000 }).toBe('Start two')
  // The heading is there before the page has loaded.
  await expect.poll(() => counts.map((count) => count())).toEqual([1, 1])
  for (const page of [first, second]) await pass(page, 5_000)
  expect(counts.map((count) => count())).toEqual([1, 1])
})

it('a worker that changes all the time does not make the page spin', { tags: 'long' }, async () => {
  deploy(release('one'))
  const page = await visit('/x/')
  const count = loads(page)
  for (const name of ['two', 'three', 'four']) {
    deploy(release(name))
    await update(page).catch(() => {})
    await expect.poll(count, { timeout: 10_000 }).toBe(1)
    await pass(page, 5_000)
  }
  expect(count()).toBe(1)
})

it(
  'an update that misses a file leaves the working version, and the next good one heals',
  { tags: 'long' },
  async () => {
    deploy(release('one'))
    const page = await visit('/x/')
    deploy(release('two'), (files) => delete files['/x/offline/'])
    await update(page).catch(() => {})
    // Its installation has failed when nothing is being installed any more and its cache is gone.
    const state = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        const cores = (await caches.keys()).filter((name) => name.endsWith(':core'))
        return { isInstalling: Boolean(registration?.installing), cores: cores.length }
      })
    await expect.poll(state, { timeout: 10_000 }).toEqual({ isInstalling: false, cores: 1 })
    deploy(release('three'))
    await update(page)
    await expect.poll(() => heading(page), { timeout: 10_000 }).toBe('Start three')
    await unplug()
    await page.goto(`${host}/x/grid/`)
    expect(await heading(page)).toBe('You are offline three')
  },
)

it('the whole site is kept on request, with progress, from the settings', { tags: 'long' }, async () => {
  const home = { '/': { body: htmlPage('<h1>Home</h1>') } }
  deploy({ ...release('one'), ...release('一', '/zh'), ...home })
  const page = await visit('/x/')
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<button data-settings-toggle>Settings</button>'),
  )
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: /^Save the whole site \(.*kB\)$/ }).click()
  await page.getByText('The whole site is available offline.').waitFor()
  await unplug()
  await page.goto(`${host}/x/grid/`)
  expect(await heading(page)).toBe('Grid one')
  // The other language and the home page are outside of the worker that kept them.
  await page.goto(`${host}/zh/x/grid/`)
  expect(await heading(page)).toBe('Grid 一')
  await page.goto(`${host}/`)
  expect(await heading(page)).toBe('Home')
  // What is not the site's is left to the browser.
  await expect(page.goto(`${host}/other/`)).rejects.toThrow('ERR_CONNECTION_REFUSED')
})

it('the kill switch removes the worker and its caches, and no others', async () => {
  deploy(release('one'))
  const page = await visit('/x/')
  await page.evaluate(() => caches.open('someone-else'))
  deploy(release('two', '', false), (files) => (files['/x/sw.js'] = `self.cachePrefix='docs-sw:/:';\n${killSwitch}`))
  await update(page).catch(() => {})
  const timeout = 10_000
  await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => []), { timeout }).toEqual(['someone-else'])
  await page.reload()
  expect(await heading(page)).toBe('Start two')
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => -1)
  await expect.poll(registrations, { timeout }).toBe(0)
})

it('a worker that is HTML or missing leaves a plain page', { tags: 'long' }, async () => {
  deploy(release('one'), (files) => delete files['/x/sw.js'])
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${host}/x/`)
  await page.waitForLoadState('networkidle')
  await pass(page, 5_000)
  expect(await heading(page)).toBe('Start one')
  expect(errors).toEqual([])
})
