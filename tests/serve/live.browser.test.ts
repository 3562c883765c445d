/** From an edit to the screen, in a real browser: in place, with everything that the reader has done kept. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../support/browser.js'
import { type DiskFiles, pageText, temporaryFolder, writeFiles } from '../support/files.js'
import { smallSite } from '../support/project.js'
import { type Served, startServer } from './server.js'

const long = Array.from({ length: 40 }, (_, index) => `## Part ${index}\n\nParagraph ${index}.\n`).join('\n')
const start = (text: string) =>
  pageText(
    'Start',
    `<details id="panel"><summary>Open</summary>\n\nInside the panel.\n\n</details>\n\n<input id="field">\n\n${text}\n\n${long}`,
  )
const site: DiskFiles = {
  ...smallSite,
  'content/guide/start.md': start('First words.'),
  'content/templates/footer.tsx': 'export function Footer() { return <footer id="own-footer">Footer one</footer> }\n',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  'content/templates/site.css': '@layer base { #own-footer { padding-top: 11px } }\n',
}

let browser: Browser
let server: Served
const dir = temporaryFolder('live')
const write = (files: DiskFiles) => writeFiles(dir, files)
const address = (path: string) => `http://localhost:${server.port}${path}`

beforeAll(async () => {
  write(site)
  browser = await connect()
  server = await startServer(dir)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

interface Seen {
  page: Page
  errors: string[]
  /** Marks the page: a reload loses it. */
  isSame(): Promise<boolean>
  close(): Promise<void>
}

async function see(path: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const listening = page.waitForRequest(/__vitrine\/events/)
  await page.goto(address(path))
  await listening
  await page.evaluate(() => Object.assign(window, { untouched: true }))
  return { page, errors, isSame: () => page.evaluate(() => 'untouched' in window), close: () => context.close() }
}

const shows = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector('main')?.textContent?.includes(wanted) ?? false, text)

describe('an edit', () => {
  test('of Markdown keeps the scroll position, open panels, focus and typed text', async () => {
    const seen = await see('/x/guide/start/')
    const { page } = seen
    await page.click('#panel summary')
    await page.fill('#field', 'typed')
    await page.focus('#field')
    await page.evaluate(() => scrollTo(0, 600))
    const from = await page.evaluate(() => scrollY)
    write({ 'content/guide/start.md': start('Second words, [a link](/x/guide/next/), and `code`.') })
    await shows(page, 'Second words')
    expect(
      await page.evaluate(() => [
        document.querySelector<HTMLDetailsElement>('#panel')!.open,
        document.activeElement?.id,
        document.querySelector<HTMLInputElement>('#field')!.value,
        scrollY,
      ]),
    ).toEqual([true, 'field', 'typed', from])
    expect(await seen.isSame()).toBe(true)

    // A heading in the middle, one less, another title: the list of contents, the title and the navigation follow.
    write({
      'content/guide/start.md': start('Third words.')
        .replace('## Part 3\n', '## Inserted\n\nNew.\n\n## Part 3\n')
        .replace('## Part 7\n\nParagraph 7.\n', '')
        .replaceAll('Start', 'Beginning'),
    })
    await shows(page, 'Third words')
    expect(await page.locator('#inserted').count()).toBe(1)
    expect(await page.locator('nav a[href="#inserted"]').count()).toBe(1)
    expect(await page.locator('#part-7').count()).toBe(0)
    expect(await page.title()).toContain('Beginning')
    expect(await page.evaluate(() => document.querySelector<HTMLDetailsElement>('#panel')!.open)).toBe(true)
    expect(await seen.isSame()).toBe(true)
    expect(seen.errors).toEqual([])
    // What the page has become in place, with the section in view marked, is what a fresh page is.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const inPlace = await bodyOf(page)
    await page.reload()
    // The list of contents marks the section in view once the page has scrolled back to it.
    await expect.poll(() => bodyOf(page)).toBe(inPlace)
    write({ 'content/guide/start.md': start('First words.') })
    await seen.close()
  })

  test('of CSS replaces the stylesheet', { tags: 'long' }, async () => {
    const seen = await see('/x/guide/start/')
    write({ 'content/templates/site.css': '@layer base { #own-footer { padding-top: 23px } }\n' })
    await seen.page.waitForFunction(
      () => getComputedStyle(document.querySelector('#own-footer')!).paddingTop === '23px',
    )
    await seen.page.waitForFunction(() => document.querySelectorAll('link[rel=stylesheet]:not([media])').length === 1)
    expect(await seen.isSame()).toBe(true)
    await seen.close()
  })

  test('of a template, and its removal, update the page', { tags: 'long' }, async () => {
    const seen = await see('/x/guide/start/')
    write({
      'content/templates/footer.tsx':
        'export function Footer() { return <footer id="own-footer">Footer two</footer> }\n',
    })
    await seen.page.waitForFunction(() => document.querySelector('#own-footer')?.textContent === 'Footer two')
    expect(await seen.isSame()).toBe(true)
    write({ 'content/templates/footer.tsx': null })
    await seen.page.waitForFunction(() => !document.querySelector('#own-footer'))
    write({ 'content/templates/footer.tsx': site['content/templates/footer.tsx']! })
    await seen.page.waitForFunction(() => document.querySelector('#own-footer')?.textContent === 'Footer one')
    await seen.close()
  })

  test(
    'of a demo restarts it with the new code; other demos keep running and open panels stay open',
    { tags: 'long' },
    async () => {
      const counter = (label: string) =>
        `import { useState } from 'react'\n\nexport default function Counter() {\n  const [count, setCount] = useState(0)\n  return <button onClick={() => setCount(count + 1)}>{'${label} ' + count}</button>\n}\n`
      write({
        'content/guide/First.tsx': counter('first'),
        'content/guide/Second.tsx': counter('second'),
        'content/guide/demos.md': pageText('Demos', '{{"demo": "First.js"}}\n\n{{"demo": "Second.js"}}\n'),
        'content/navigation.ts': `export default [{ pathname: '/x/guide', children: [{ pathname: '/x/guide/start' }, { pathname: '/x/guide/demos' }] }]\n`,
      })
      // The server may not have noticed the files yet.
      await expect.poll(async () => (await fetch(address('/x/guide/demos/'))).status).toBe(200)
      const { page, errors, isSame, close } = await see('/x/guide/demos/')
      const first = page.locator('[data-demo-root="First-system"] button')
      const second = page.locator('[data-demo-root="Second-system"] button')
      await page.locator('[data-awake]').nth(1).waitFor()
      await first.click()
      await second.click()
      await expect.poll(() => second.textContent()).toBe('second 1')
      await page.locator('#First [data-demo-toggle] summary').click()
      const shown = page.waitForResponse(/\/__vitrine\/shown/)
      write({ 'content/guide/First.tsx': counter('edited') })
      await expect.poll(() => first.textContent(), { timeout: 10_000 }).toBe('edited 0')
      expect((await shown).status()).toBe(204)
      await page.locator('[data-demo-root="First-system"][data-awake]').waitFor()
      await first.click()
      await expect.poll(() => first.textContent()).toBe('edited 1')
      expect(await second.textContent()).toBe('second 1')
      expect(
        await page.locator('#First [data-demo-toggle]').evaluate((toggle) => (toggle as HTMLDetailsElement).open),
      ).toBe(true)
      // The page comes after the demo, which goes on running.
      await expect.poll(() => page.locator('#First [data-demo-source]').textContent()).toContain('edited')
      expect(await first.textContent()).toBe('edited 1')

      // A demo that is new on the page wakes too.
      write({
        'content/guide/demos.md': pageText(
          'Demos',
          '{{"demo": "Second.js"}}\n\nWords between.\n\n{{"demo": "First.js"}}\n\n{{"demo": "Third.js"}}\n',
        ),
        'content/guide/Third.tsx': counter('third'),
      })
      const third = page.locator('[data-demo-root="Third-system"] button')
      await third.waitFor()
      await third.click()
      await expect.poll(() => third.textContent()).toBe('third 1')
      expect(await isSame()).toBe(true)
      expect(errors).toEqual([])
      await close()
      write({ 'content/navigation.ts': site['content/navigation.ts']!, 'content/guide/demos.md': null })
    },
  )

  test('of the navigation makes a new page available', { tags: 'long' }, async () => {
    const seen = await see('/x/guide/start/')
    write({
      'content/guide/third.md': pageText('Third'),
      'content/navigation.ts': (site['content/navigation.ts'] as string).replace(
        "{ pathname: '/x/guide/next' }",
        "{ pathname: '/x/guide/next' }, { pathname: '/x/guide/third', title: 'The third' }",
      ),
    })
    await seen.page.waitForFunction(() =>
      document.querySelector('#v-navigation a[href="/x/guide/third/"]')?.textContent?.includes('The third'),
    )
    await seen.page.click('#v-navigation a[href="/x/guide/third/"]')
    await shows(seen.page, 'About third')
    await seen.close()
  })

  test('of the configuration updates the page', { tags: 'long' }, async () => {
    const seen = await see('/x/guide/start/')
    write({ 'docs.config.ts': (site['docs.config.ts'] as string).replace("title: 'Small'", "title: 'Another name'") })
    await seen.page.waitForFunction(() => document.title.includes('Another name'))
    await seen.close()
  })

  test(
    'is noticed however an editor saves: by renaming, in quick succession, in parts, by removing and restoring',
    { tags: 'long' },
    async () => {
      const seen = await see('/x/guide/next/')
      const file = join(dir, 'content/guide/next.md')
      writeFileSync(`${file}~`, pageText('Next', 'By rename.'))
      renameSync(`${file}~`, file)
      await shows(seen.page, 'By rename.')
      for (let index = 0; index < 20; index++) writeFileSync(file, pageText('Next', `Rapid ${index}.`))
      await shows(seen.page, 'Rapid 19.')
      writeFileSync(file, '')
      await new Promise((resolve) => setTimeout(resolve, 60))
      writeFileSync(file, pageText('Next', 'Whole again.'))
      await shows(seen.page, 'Whole again.')
      rmSync(file)
      await seen.page.waitForFunction(() => !document.body.textContent?.includes('Whole again.'))
      writeFileSync(file, pageText('Next', 'Back.'))
      await shows(seen.page, 'Back.')
      await seen.close()
    },
  )

  test('of many files at once, and the renaming of a folder, update the page', { tags: 'long' }, async () => {
    const seen = await see('/x/guide/next/')
    renameSync(join(dir, 'content/guide'), join(dir, 'content/manual'))
    await seen.page.waitForFunction(() => document.title !== '' && !document.body.textContent?.includes('Back.'))
    renameSync(join(dir, 'content/manual'), join(dir, 'content/guide'))
    await shows(seen.page, 'Back.')
    mkdirSync(join(dir, 'content/many'))
    const many = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [`content/many/p${index}.md`, pageText(`P ${index}`)]),
    )
    write({ ...many, 'content/guide/next.md': pageText('Next', 'Among many.') })
    await shows(seen.page, 'Among many.')
    await seen.close()
  })
})

describe('errors', () => {
  test('show an overlay with the text of the terminal over the last good page, until they are fixed', async () => {
    const seen = await see('/x/guide/start/')
    const overlay = seen.page.locator('vitrine-overlay')
    const from = server.events().length
    write({ 'content/guide/start.md': start('Broken: [nothing](/x/nothing/) <b>bold</b>.') })
    await overlay.locator('pre').waitFor()
    const shown = await overlay.locator('pre').allTextContents()
    const said = (await server.event('problems', undefined, from)) as unknown as { problems: { text: string }[] }
    expect(shown).toEqual(said.problems.map(({ text }) => text))
    expect(shown[0]).toMatch(
      /^content\/guide\/start\.md:\d+:\d+ error links\/missing {2}There is no page at "\/x\/nothing\/"\.\n\n {4,}\d+ \|/,
    )
    expect(shown[0]).toContain('<b>bold</b>')
    expect(shown[0]).toContain('^^^')

    // A template that throws: the page can't be made, the last good one stays.
    write({
      'content/guide/start.md': start('First words.'),
      'content/templates/footer.tsx': "export function Footer() { throw new Error('<img src=x onerror=alert(1)>') }\n",
    })
    await seen.page.waitForFunction(() =>
      document.querySelector('vitrine-overlay')?.shadowRoot?.textContent?.includes('The template "doc" threw'),
    )
    expect(await seen.page.locator('vitrine-overlay img').count()).toBe(0)
    expect(await seen.page.locator('main h1').textContent()).toContain('Start')
    // Closed by the reader.
    await seen.page.keyboard.press('Escape')
    await overlay.waitFor({ state: 'detached' })
    write({ 'docs.config.ts': 'export default {' })
    await overlay.waitFor({ state: 'attached' })
    write({
      'docs.config.ts': site['docs.config.ts']!,
      'content/templates/footer.tsx': site['content/templates/footer.tsx']!,
    })
    await overlay.waitFor({ state: 'detached' })
    expect(await seen.isSame()).toBe(true)
    await seen.close()
  })

  test('a page that has never worked appears once it is fixed', { tags: 'long' }, async () => {
    const footer = site['content/templates/footer.tsx']!
    write({ 'content/templates/footer.tsx': "export function Footer() { throw new Error('no') }\n" })
    await server.event('update', (event) => JSON.stringify(event).includes('footer.tsx'), server.events().length - 1)
    const seen = await see('/zh/x/guide/start/')
    expect(await seen.page.locator('vitrine-overlay pre').textContent()).toContain('On /x/guide/start/')
    write({ 'content/templates/footer.tsx': footer })
    await shows(seen.page, '第一步')
    await seen.close()
  })
})

test('updates two browsers, on the same page and on different pages', { tags: 'long' }, async () => {
  const other = await connect()
  const first = await see('/x/guide/start/')
  const second = await (async () => {
    const page = await (await other.newContext()).newPage()
    const listening = page.waitForRequest(/__vitrine\/events/)
    await page.goto(address('/x/guide/start/'))
    await listening
    return page
  })()
  const elsewhere = await see('/zh/x/guide/start/')
  write({ 'content/guide/start.md': start('For everybody.') })
  await Promise.all([shows(first.page, 'For everybody.'), shows(second, 'For everybody.')])
  write({ 'content/guide/start.zh.md': (site['content/guide/start.zh.md'] as string).replace('见', '请看') })
  await shows(elsewhere.page, '请看')
  expect(await first.isSame()).toBe(true)
  await Promise.all([first.close(), elsewhere.close(), other.close()])
})

test('after a restart of the server, the page reconnects without a reload', { tags: 'long' }, async () => {
  const seen = await see('/x/guide/start/')
  const { port } = server
  await server.stop()
  write({ 'content/guide/start.md': start('Written while it was away.') })
  server = await startServer(dir, [`--port=${port}`])
  await shows(seen.page, 'Written while it was away.')
  write({ 'content/guide/start.md': start('Written when it was back.') })
  await shows(seen.page, 'Written when it was back.')
  expect(await seen.isSame()).toBe(true)
  await seen.close()
})

test('removes the service worker of a built site and its caches', { tags: 'long' }, async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(address('/x/guide/start/'))
  const old = `addEventListener('install', (event) => event.waitUntil(caches.open('docs-sw:/x:1').then((cache) => cache.put('/x/guide/start/', new Response('stale', { headers: { 'Content-Type': 'text/html' } }))).then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))))`
  await context.route('**/x/sw.js', (route) => route.fulfill({ contentType: 'text/javascript', body: old }))
  await page.evaluate(() =>
    navigator.serviceWorker
      .register('/x/sw.js', { scope: '/x/', updateViaCache: 'none' })
      .then(
        () =>
          new Promise<void>((resolve) =>
            navigator.serviceWorker.controller
              ? resolve()
              : navigator.serviceWorker.addEventListener('controllerchange', () => resolve()),
          ),
      ),
  )
  await page.goto(address('/x/guide/start/'))
  expect(await page.textContent('body')).toBe('stale')
  await context.unroute('**/x/sw.js')
  await page.evaluate(
    () => void navigator.serviceWorker.getRegistration().then((registration) => registration?.update()),
  )
  await page.waitForFunction(() => document.querySelector('main h1'))
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((list) => list.length))).toBe(0)
  await context.close()
})

/** The content as markup, without what scripts mark while one reads. */
function bodyOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    document
      .querySelector('main')!
      .innerHTML.replace(/ (open|aria-current)="[^"]*"/g, '')
      .replace(/ hidden=""/g, ''),
  )
}
