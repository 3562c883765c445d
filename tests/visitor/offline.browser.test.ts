/** The worker of a built site behind the preview server: install, offline, a release with two tabs open, a broken one, and the end. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pass } from '../support/browser.js'
import { languagesInRun } from '../support/long.js'
import { builtSite, config, files, update, updateEnds, visitor } from './built-site.js'
import { visitorSuite } from './suite.js'

const suite = visitorSuite(() => builtSite(''))
let context: BrowserContext
let errors: string[]
beforeEach(async () => {
  suite.site.release({ 'docs.config.ts': config(''), ...files })
  ;({ context, errors } = await visitor(suite.browser))
})
afterEach(() => context.close())

const timeout = 20_000
const { at } = suite
const heading = (page: Page) =>
  page
    .locator('h1')
    .first()
    .textContent()
    .catch(() => '')
const cached = (page: Page) =>
  page
    .evaluate(async () =>
      (
        await Promise.all(
          (await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
          ),
        )
      ).flat(),
    )
    .catch(() => [] as string[])
const text = (title: string) => files['content/guide/start.md'].replace('# Start', `# ${title}`)

async function visit(path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(at(path))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout })
  return page
}

test.each(
  languagesInRun([
    ['English', '', 'Start', /offline/i],
    ['中文', '/zh', '开始', /离线/],
  ] as const),
)(
  '%s: what was visited is there offline after a reload, and its family; the rest says so, with what is',
  async (_name, prefix, title, offline) => {
    const page = await visit(`${prefix}/x/guide/start/`)
    await expect.poll(() => cached(page), { timeout }).toContain(`${prefix}/x/guide/next/`)
    await context.setOffline(true)
    await page.reload()
    expect(await heading(page)).toBe(title)
    await page.goto(at(`${prefix}/x/guide/next/`))
    expect(await page.locator('main h2').count()).toBe(1)
    const answer = await page.goto(at(`${prefix}/x/chart/`))
    expect(answer!.status()).toBe(503)
    expect(await heading(page)).toMatch(offline)
    await expect
      .poll(() => page.locator('[data-offline-list] a').allTextContents(), { timeout })
      .toContainEqual(expect.stringContaining(title))
    await context.setOffline(false)
    expect(errors).toEqual([])
  },
)

test(
  'a release with two tabs open: each reloads once, not while somebody types; both go on working',
  { tags: 'long' },
  async () => {
    await context.clock.install()
    const first = await visit('/x/guide/start/')
    const second = await visit('/x/guide/next/')
    let loads = 0
    first.on('load', () => loads++)
    second.on('load', () => loads++)
    await first.bringToFront()
    await first.evaluate(() => {
      const field = document.body.appendChild(document.createElement('input'))
      field.id = 'typing'
      field.focus()
      navigator.serviceWorker.addEventListener('controllerchange', () => (document.body.dataset['updated'] = ''))
    })
    suite.site.release({ 'content/guide/start.md': text('Start again') })
    await update(first)
    await first.locator('body[data-updated]').waitFor({ timeout })
    await pass(first, 5_000)
    expect(await heading(first)).toBe('Start')
    await first.locator('#typing').evaluate((field: HTMLElement) => field.blur())
    await expect.poll(() => heading(first), { timeout }).toBe('Start again')
    await second.bringToFront()
    await expect.poll(() => loads, { timeout }).toBe(2)
    for (const page of [first, second]) await pass(page, 5_000)
    expect(loads).toBe(2)
    await second.locator('header [data-settings-toggle]').click()
    await second.locator('#settings-drawer[open]').waitFor()
  },
)

test(
  'a release that lost a file on the way leaves the one that works, and the next heals it',
  { tags: 'long' },
  async () => {
    const page = await visit('/x/guide/start/')
    const versions = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.endsWith(':core'))).catch(() => [])
    const working = await versions()
    // Another title is another offline page: what is kept of the old one is no help.
    suite.site.release({
      'docs.config.ts': config('').replace("title: 'Small'", "title: 'Other'"),
      'content/guide/start.md': text('Second'),
    })
    rmSync(join(suite.site.dir, 'export/x/offline/index.html'))
    expect(await updateEnds(page)).toBe('redundant')
    await expect.poll(versions, { timeout }).toEqual(working)
    expect(await heading(page)).toBe('Start')
    suite.site.release({ 'content/guide/start.md': text('Third') })
    await update(page)
    await expect.poll(() => heading(page), { timeout }).toBe('Third')
  },
)

test('a script that is gone after a release leads to one full load, and no more', { tags: 'long' }, async () => {
  // Without a worker, which would still have it.
  const { context: plain } = await visitor(suite.browser, { serviceWorkers: 'block' })
  await plain.clock.install()
  const page = await plain.newPage()
  await page.goto(at('/x/guide/start/'))
  let asked = 0
  await plain.route(/_assets\/chunk-/, (route) => {
    asked++
    return route.fulfill({ status: 404, body: 'gone' })
  })
  let loads = 0
  page.on('load', () => loads++)
  await page.locator('header [data-settings-toggle]').click()
  await expect.poll(() => loads, { timeout }).toBe(1)
  expect(asked).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  await pass(page, 10_000)
  expect(loads).toBe(1)
  expect(await heading(page)).toBe('Start')
  await plain.close()
})

test('the kill switch removes the worker and its caches, and no others', { tags: 'long' }, async () => {
  const page = await visit('/x/guide/start/')
  await page.evaluate(() => caches.open('someone-else'))
  suite.site.release({ 'docs.config.ts': config(`'service-worker': { kill: true }`) })
  await update(page)
  await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => []), { timeout }).toEqual(['someone-else'])
  await page.reload()
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => -1), {
      timeout,
    })
    .toBe(0)
  expect(await heading(page)).toBe('Start')
})
