/** The page's entry in Chromium, on fixture HTML with the markup of the templates. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestsArrived } from '../support/browser.js'
import { navScript } from '../../src/theme/nav-script.js'
import { bundle, launch, open, origin, page, type Answers } from './support/browser.js'

let browser: Browser
let files: Map<string, string>
beforeAll(async () => {
  browser = await launch()
  files = await bundle({ file: 'src/client/main.ts' })
})
afterAll(() => browser.close())

const css = `
.v-hidden { position: absolute; clip-path: inset(50%) } section { height: 700px }
.v-nav { height: 300px; overflow-y: auto; margin: 0; inset: 0 auto 0 0; width: 300px }
.v-nav li { height: 40px } @media (width >= 1200px) { .v-nav { position: fixed; display: block } }
.v-toc { position: fixed; right: 0; top: 0 }`
const entries = Array.from(
  { length: 30 },
  (_, index) => `<li><a href="/p${index}"${index === 20 ? ' aria-current="page"' : ''}>Page ${index}</a></li>`,
).join('')
const body = `<div data-demo="Bars" data-stylings="system css tailwind"></div>
<button id="menu" popovertarget="v-navigation">Menu</button>
<button data-settings-toggle>Settings</button>
<details data-menu id="versions"><summary>8.14.0</summary><ul><li><a href="https://v7.example/">v7</a></li><li><a href="https://v6.example/">v6</a></li></ul></details>
<a id="zh" hreflang="zh" href="/zh/">中文</a>
<nav class="v-nav" id="v-navigation" popover="auto" aria-label="Documentation"><button popovertarget="v-navigation" popovertargetaction="hide">Close</button>
<ul class="v-nav-list">${entries}<li><details id="nav-group" data-fragment="/nav/grid.html"><summary>Grid</summary><ul><li class="v-nav-index"><a href="/grid/">All pages</a></li></ul></details></li>
<li><details id="nav-broken" data-fragment="/nav/missing.html"><summary>Broken</summary><ul></ul></details></li>
<li><details id="nav-foreign" data-fragment="https://evil.test/x.html"><summary>Foreign</summary><ul></ul></details></li></ul></nav><script>${navScript('docs')}</script>
<nav class="v-toc"><ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li><li><a href="#three">Three</a></li><li><a href="#%E0%A4%A">Bad</a></li></ul></nav>
<main id="main-content" tabindex="-1">
<div data-code-block id="block" tabindex="0"><pre><code>npm <b>install</b> it\n</code></pre><button data-copy data-ga-event-action="copy-click" data-ga-event-category="code"><span data-copy-label>Copy</span></button></div>
<div data-code-block id="small"><pre>small</pre><button data-copy="compact" aria-label="Copy the code"><i></i></button></div>
<div data-code-block id="diff"><pre><code><span class="line signed">const a = 1\n</span><span class="line del signed">old(a)\n</span><span class="line ins signed">fresh(a)\n</span></code></pre><button data-copy="compact" aria-label="Copy the code"><i></i></button></div>
<div class="code" id="plain"><pre tabindex="0">plain</pre><button class="code-copy" data-copy data-copied="Got it">Copy</button></div>
<div class="tabs" data-storage-key="package-manager" id="tabs1"><input type="radio" name="t1" value="npm" checked><input type="radio" name="t1" value="pnpm"></div>
<div class="tabs" data-storage-key="package-manager" id="tabs2"><input type="radio" name="t2" value="npm" checked><input type="radio" name="t2" value="pnpm"></div>
<button id="page" data-copy data-copy-from="/page.md"><span data-copy-label>Copy page</span></button>
<button id="gone" data-copy data-copy-from="/gone.md"><span data-copy-label>Copy page</span></button>
<aside>News <button data-announcement-dismiss="next">Close</button></aside>
<input id="field" value="some text">
<section id="one">1</section><section id="two">2</section><section id="three">3</section></main>
<a data-back-to-top href="#" hidden>Top</a>`

const document_ = page(body)
const answers: Answers = {
  '/': { body: document_ },
  '/base.css': { body: css, contentType: 'text/css' },
  '/nav/grid.html': { body: '<li><a href="/grid/rows/">Rows</a></li><li><a href="/grid/columns/">Columns</a></li>' },
}
const show = (options: Parameters<typeof open>[3] = {}, more: Answers = {}) =>
  open(browser, files, { ...answers, ...more }, { permissions: ['clipboard-read', 'clipboard-write'], ...options })
const html = (page: Page, name: string) => page.locator('html').getAttribute(name)
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

describe('the colour mode', () => {
  it('follows the system live, and keeps the metas split', async () => {
    const { page, context } = await show({ colorScheme: 'light' })
    await page.waitForFunction(() => document.documentElement.dataset['mode'] === 'system')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.waitForFunction(() => document.body.className === 'mode-dark')
    expect(await html(page, 'data-docs-color-scheme')).toBe('dark')
    const metas = await page
      .locator('meta[name=theme-color]')
      .evaluateAll((all) => all.map((meta) => meta.getAttribute('content')))
    expect(metas).toEqual(['#ffffff', '#101418'])
    await context.close()
  })
  it(
    'takes a further scheme from the site’s own script, and no name that does not exist',
    { tags: 'long' },
    async () => {
      const schemes = { colorSchemes: { light: '#ffffff', dark: '#101418', sepia: '#fed' } }
      const modes = { colorSchemeModes: { light: 'light', dark: 'dark', sepia: 'light' } } as const
      const { page: opened, context } = await show({}, { '/': { body: page(body, { ...schemes, ...modes }) } })
      const said: string[] = []
      opened.on('console', (message) => message.type() === 'error' && said.push(message.text()))
      const choose = (detail: string) =>
        opened.evaluate((detail) => dispatchEvent(new CustomEvent('docs:set-color-scheme', { detail })), detail)
      const shown = () => html(opened, 'data-docs-color-scheme')
      await expect.poll(shown).toBe('light')
      await choose('sepia')
      await expect.poll(shown).toBe('sepia')
      await choose('pink')
      await expect.poll(() => said.join()).toContain('Unknown color scheme "pink". Known: light, dark, sepia.')
      expect(await shown()).toBe('sepia')
      expect(await opened.evaluate(() => localStorage.getItem('docs-color-scheme-light'))).toBe('sepia')
      await context.close()
    },
  )

  it('goes from tab to tab in the very event, without an echo', { tags: 'long' }, async () => {
    const { page, context } = await show()
    const other = await context.newPage()
    await other.goto(`${origin}/`)
    // Whoever listens after the page finds the mode changed: nothing waits between the event and the colours.
    await other.evaluate(() => {
      window.addEventListener('storage', () => {
        window.name ||= document.body.className
        document.title += '!'
      })
    })
    await page.bringToFront()
    await page.locator('[data-settings-toggle]').click()
    await page.locator('dialog input[value=dark]').check()
    // A tab in the background draws no frames to wait by.
    await other.waitForFunction(() => document.body.classList.contains('mode-dark'), undefined, { polling: 50 })
    expect(await other.evaluate(() => window.name)).toBe('mode-dark')
    expect(await other.locator('meta[name=theme-color]').first().getAttribute('content')).toBe('#101418')
    await other.evaluate(() => localStorage.setItem('docs-mode', '<script>'))
    await page.waitForFunction(() => localStorage.getItem('docs-mode') === '<script>')
    expect(await html(page, 'data-docs-color-scheme')).toBe('dark')
    expect(await other.title()).toBe('Bars!')
    await context.close()
  })
})

describe('the settings', () => {
  it('work by keyboard, at once, and are kept', async () => {
    const { page, context, errors } = await show()
    await page.locator('[data-settings-toggle]').focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Settings' })
    await dialog.waitFor()
    expect(await dialog.getByRole('radiogroup').count()).toBe(4)
    await dialog.getByRole('radio', { name: 'System' }).first().focus()
    await page.keyboard.press('ArrowUp')
    expect(await html(page, 'data-mode')).toBe('dark')
    await dialog.getByRole('radio', { name: 'Right to left' }).press('Space')
    expect([await html(page, 'dir'), await page.locator('body').getAttribute('dir')]).toEqual(['rtl', 'rtl'])
    await dialog.getByRole('switch', { name: 'Dense' }).press('Space')
    expect(await html(page, 'data-density')).toBe('dense')
    await dialog.getByRole('radio', { name: 'Tailwind CSS' }).press('Space')
    await dialog.getByRole('radio', { name: 'JavaScript' }).press('Space')
    expect([await html(page, 'data-code-styling'), await html(page, 'data-code-variant')]).toEqual(['tailwind', 'js'])
    await dialog.getByRole('switch', { name: 'Dense' }).press('Space')
    expect(await html(page, 'data-density')).toBeNull()
    await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-settings-toggle'))).toBe(true)
    expect(await page.evaluate(() => localStorage.getItem('docs-preferences'))).toBe(
      '{"direction":"rtl","dense":false}',
    )
    const cookies = Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]))
    expect(cookies['codeStyling']).toMatchObject({ value: 'tailwind', sameSite: 'Lax', secure: true, path: '/' })
    expect(cookies['codeVariant']?.value).toBe('js')
    expect(errors).toEqual([])
    await context.close()
  })
  it('close by a press beside them', { tags: 'long' }, async () => {
    const { page, context } = await show()
    await page.locator('[data-settings-toggle]').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading').click()
    expect(await dialog.isVisible()).toBe(true)
    await page.mouse.click(5, 5)
    expect(await dialog.isVisible()).toBe(false)
    await context.close()
  })
  it('work without storage and cookies for the page view', { tags: 'long' }, async () => {
    const blocked = `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError') } })
Object.defineProperty(document, 'cookie', { get() { throw new DOMException('blocked') }, set() { throw new DOMException('blocked') } })`
    const patched = document_.replace(
      '<script type="module"',
      '<script src="/blocked.js"></script><script type="module"',
    )
    const { page, context, errors } = await show(
      {},
      { '/': { body: patched }, '/blocked.js': { body: blocked, contentType: 'text/javascript' } },
    )
    await page.locator('[data-settings-toggle]').click()
    await page.getByRole('radio', { name: 'Dark' }).check()
    expect(await html(page, 'data-docs-color-scheme')).toBe('dark')
    await page.getByRole('radio', { name: 'Right to left' }).check()
    expect(await html(page, 'dir')).toBe('rtl')
    expect(errors).toEqual([])
    await context.close()
  })
})

it('a hash presets the code styling and is written back', { tags: 'long' }, async () => {
  const { page, context } = await show()
  await page.goto('about:blank')
  await page.goto(`${origin}/#css-Bars.js`)
  await page.waitForFunction(() => document.documentElement.dataset['codeStyling'] === 'css')
  expect(await html(page, 'data-code-variant')).toBe('js')
  expect((await context.cookies()).find(({ name }) => name === 'codeStyling')?.value).toBe('css')
  await context.close()
})

describe('copying', () => {
  it('leaves out the lines that a diff takes away', { tags: 'long' }, async () => {
    const { page, context } = await show()
    await page.locator('#diff [data-copy]').click()
    await page.locator('#diff [data-copy-state=copied]').waitFor()
    expect(await clipboard(page)).toBe('const a = 1\nfresh(a)\n')
    await context.close()
  })

  it('says Copied for 2 s, aloud, too', { tags: 'long' }, async () => {
    const { page, context } = await show()
    const button = page.locator('#block [data-copy]')
    await button.click()
    await page.locator('#block [data-copy-state=copied]').waitFor()
    expect(await button.textContent()).toBe('Copied')
    expect(await clipboard(page)).toBe('npm install it\n')
    await page.waitForFunction(() => document.getElementById('live-region')?.textContent === 'Copied')
    await page.waitForFunction(() => !document.querySelector('[data-copy-state]'), undefined, { timeout: 4_000 })
    expect(await button.textContent()).toBe('Copy')
    await context.close()
  })
  it('names the compact button', { tags: 'long' }, async () => {
    const { page, context } = await show()
    const button = page.locator('#small [data-copy]')
    await button.dispatchEvent('click')
    await page.locator('#small [aria-label=Copied]').waitFor()
    expect(await clipboard(page)).toBe('small')
    await page.locator('#small [aria-label="Copy the code"]').waitFor({ timeout: 2_000 })
    await context.close()
  })
  it('takes the words of the button itself', { tags: 'long' }, async () => {
    const { page, context } = await show()
    await page.locator('#plain pre').focus()
    await page.waitForFunction(() => document.getElementById('live-region'))
    await page.keyboard.press('Control+c')
    await page.getByRole('button', { name: 'Got it' }).waitFor()
    expect(await clipboard(page)).toBe('plain')
    await page.locator('#plain').getByRole('button', { name: 'Copy' }).waitFor()
    await context.close()
  })
  it('fetches the page that it copies, and says when it cannot', async () => {
    const { page, context, errors } = await show({}, { '/page.md': { body: '# Bars\n', contentType: 'text/markdown' } })
    await page.locator('#page').click()
    await page.locator('#page').getByText('Copied').waitFor()
    expect(await clipboard(page)).toBe('# Bars\n')
    await page.locator('#gone').click()
    await page.locator('#gone').getByText('The page could not be copied').waitFor()
    expect(errors).toEqual([])
    await context.close()
  })
  it('begins to copy a page in the event of the press, as Safari wants it', { tags: 'long' }, async () => {
    const { page, context } = await show({}, { '/page.md': { body: '# Bars\n', contentType: 'text/markdown' } })
    const isBegun = await page.evaluate(() => {
      let isCalled = false
      navigator.clipboard.write = () => {
        isCalled = true
        return Promise.resolve()
      }
      document.getElementById('page')!.click()
      return isCalled
    })
    expect(isBegun).toBe(true)
    await page.locator('#page').getByText('Copied').waitFor()
    await context.close()
  })
  it('falls back to a selection', { tags: 'long' }, async () => {
    const { page, context } = await show()
    await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('no'))))
    await page.locator('#block [data-copy]').click()
    await page.locator('#block [data-copy-state=copied]').waitFor()
    // The copy command leaves out the last line end of a selection.
    expect(await clipboard(page)).toBe('npm install it')
    expect(await page.evaluate(() => document.body.lastElementChild?.tagName)).not.toBe('SPAN')
    await context.close()
  })
  it('selects the code and says which keys to press where nothing works', { tags: 'long' }, async () => {
    const { page, context, errors } = await show()
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
      document.execCommand = () => false
    })
    await page.locator('#block [data-copy]').click()
    await page.locator('#block [data-copy-state=failed]').waitFor()
    expect(await page.locator('#block [data-copy]').textContent()).toBe('Press Ctrl+C to copy')
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('npm install it')
    expect(errors).toEqual([])
    await context.close()
  })
  it('by keys takes the hovered or focused block, and says so to analytics', { tags: 'long' }, async () => {
    const { page, context } = await show()
    await page.evaluate(() => {
      document.addEventListener(
        'click',
        (event) => (document.title = (event.target as HTMLElement).dataset['gaEventAction'] ?? ''),
      )
    })
    await page.locator('#block pre').hover()
    await page.waitForFunction(() => document.getElementById('live-region'))
    await page.keyboard.press('Control+c')
    await page.locator('#block [data-copy-state=copied]').waitFor()
    expect(await page.title()).toBe('copy-keyboard')
    expect(await page.locator('#block [data-copy]').getAttribute('data-ga-event-action')).toBe('copy-click')
    expect(await clipboard(page)).toBe('npm install it\n')
    await context.close()
  })
  it('by keys leaves a selection alone', { tags: 'long' }, async () => {
    const { page, context } = await show()
    await page.locator('#block').focus()
    await page.waitForFunction(() => document.getElementById('live-region'))
    await page.evaluate(() => getSelection()?.selectAllChildren(document.getElementById('versions')!))
    await page.keyboard.press('Control+c')
    expect(await clipboard(page)).toContain('8.14.0')
    await page.locator('#field').focus()
    await page.locator('#block pre').hover()
    await page.locator('#field').evaluate((field: HTMLInputElement) => field.setSelectionRange(0, 4))
    await page.keyboard.press('Control+c')
    expect(await clipboard(page)).toBe('some')
    expect(await page.locator('[data-copy-state]').count()).toBe(0)
    await context.close()
  })
})

it('code tabs are kept and go to other blocks and tabs', async () => {
  const { page, context } = await show()
  const other = await context.newPage()
  await other.goto(`${origin}/`)
  await page.bringToFront()
  await page.waitForLoadState('networkidle')
  await page.locator('#tabs1 [value=pnpm]').check()
  expect(await page.locator('#tabs2 [value=pnpm]').isChecked()).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('codeblock-package-manager'))).toBe('pnpm')
  await other.waitForFunction(
    () => document.querySelector<HTMLInputElement>('#tabs1 [value=pnpm]')!.checked,
    undefined,
    { polling: 50 },
  )
  await page.evaluate(() => localStorage.setItem('codeblock-package-manager', '"]<script>'))
  await page.reload()
  expect(await page.locator('#tabs1 [value=npm]').isChecked()).toBe(true)
  await context.close()
})

it('the list of contents follows the reader', async () => {
  const { page, context, errors } = await show({ viewport: { width: 1000, height: 600 } })
  const list = page.locator('nav', { has: page.getByRole('link', { name: 'One' }) })
  const current = () => list.locator('[aria-current=location]').allTextContents()
  await page.waitForLoadState('networkidle')
  expect(await current()).toEqual([])
  // Lower than its entries are.
  await list.evaluate((nav) => (nav.style.cssText = 'block-size: 30px; overflow-y: auto'))
  const distances = () =>
    list.evaluate((nav) => {
      const entry = nav.querySelector('[aria-current]')!.getBoundingClientRect()
      const { top, bottom } = nav.getBoundingClientRect()
      return Math.min(entry.top - top, bottom - entry.bottom)
    })
  await page.evaluate(() => document.getElementById('two')!.scrollIntoView())
  await expect.poll(current).toEqual(['Two'])
  // Not at an edge, which fades.
  expect(await distances()).toBeGreaterThan(1)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(current).toEqual(['Three'])
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(current).toEqual([])
  expect(await list.evaluate((nav) => nav.scrollTop)).toBe(0)
  await list.getByRole('link').first().click()
  expect(await current()).toEqual(['One'])
  expect(errors).toEqual([])
  await context.close()
})

describe('the navigation', () => {
  it('shows the current entry and keeps its scroll position', { tags: 'long' }, async () => {
    const { page, context } = await show({ viewport: { width: 1300, height: 700 } })
    const nav = page.getByRole('navigation', { name: 'Documentation' })
    const top = () => nav.evaluate(({ scrollTop }) => Math.round(scrollTop))
    await expect.poll(top).toBeGreaterThan(0)
    expect(await nav.locator('[aria-current]').evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThan(
      300,
    )
    await nav.evaluate((nav) => (nav.scrollTop = 777))
    await page.reload()
    await expect.poll(top).toBeGreaterThan(0)
    expect(await top()).toBe(777)
    await context.close()
  })
  it('fetches a group once, when it is opened', async () => {
    const { page, context, requests } = await show({ viewport: { width: 1300, height: 700 } })
    const group = page.locator('#nav-group')
    await group.evaluate((details: HTMLDetailsElement) => (details.open = true))
    await page.getByRole('link', { name: 'Columns' }).waitFor()
    expect(await group.locator('a').allTextContents()).toEqual(['All pages', 'Rows', 'Columns'])
    await group.evaluate((details: HTMLDetailsElement) => (details.open = false))
    await group.evaluate((details: HTMLDetailsElement) => (details.open = true))
    await requestsArrived(page)
    expect(requests.filter((path) => path === '/nav/grid.html')).toHaveLength(1)
    await context.close()
  })
  it(
    'keeps open groups and their entries from page to page, before any script is loaded',
    { tags: 'long' },
    async () => {
      const { page, context, requests } = await show({ viewport: { width: 1300, height: 700 } })
      const group = page.locator('#nav-group')
      const kept = () => page.evaluate(() => sessionStorage.getItem('docs-nav-open') ?? '')
      await group.evaluate((details: HTMLDetailsElement) => (details.open = true))
      await expect.poll(kept).toContain('/grid/columns/')
      // The page's own script never arrives.
      await page.route('**/main.js', () => {})
      await page.goto(origin, { waitUntil: 'commit' })
      await page.getByRole('link', { name: 'Columns' }).waitFor()
      expect(await group.locator('a').allTextContents()).toEqual(['All pages', 'Rows', 'Columns'])
      expect(requests.filter((path) => path === '/nav/grid.html')).toHaveLength(1)
      // What is stored is not trusted.
      await page.evaluate(() =>
        sessionStorage.setItem(
          'docs-nav-open',
          JSON.stringify({
            lang: document.documentElement.lang,
            groups: {
              'nav-group': '<li><a href="javascript:alert(1)" onclick="alert(2)">Rows</a><img src="/stolen"></li>',
              navigation: '<li>x</li>',
              'nav-broken': 5,
            },
          }),
        ),
      )
      await page.goto(origin, { waitUntil: 'commit' })
      await page.getByText('Rows').waitFor()
      expect(await group.locator('ul').innerHTML()).toMatch(/\/grid\/">All pages<\/a><\/li><li><a>Rows<\/a><\/li>$/)
      await context.close()
    },
  )
  it('forgets a group that was closed', { tags: 'long' }, async () => {
    const { page, context } = await show({ viewport: { width: 1300, height: 700 } })
    const kept = () => page.evaluate(() => sessionStorage.getItem('docs-nav-open') ?? '')
    const group = page.locator('#nav-group')
    await group.evaluate((details: HTMLDetailsElement) => (details.open = true))
    await expect.poll(kept).toContain('nav-group')
    await group.evaluate((details: HTMLDetailsElement) => (details.open = false))
    await expect.poll(kept).not.toContain('nav-group')
    await context.close()
  })
  it('says when a group fails, tries again, and takes nothing foreign', { tags: 'long' }, async () => {
    const { page, context, requests } = await show({ viewport: { width: 1300, height: 700 } })
    const broken = page.locator('#nav-broken')
    for (const times of [1, 2]) {
      await broken.evaluate((details: HTMLDetailsElement) => (details.open = true))
      await broken.getByText('could not be loaded').waitFor()
      await expect.poll(() => requests.filter((path) => path === '/nav/missing.html').length).toBe(times)
      await broken.evaluate((details: HTMLDetailsElement) => (details.open = false))
    }
    await page.locator('#nav-foreign').evaluate((details: HTMLDetailsElement) => (details.open = true))
    await page.locator('#nav-foreign').getByText('could not be loaded').waitFor()
    expect(requests.some((path) => path.includes('evil'))).toBe(false)
    await context.close()
  })
  it('is a modal dialog while it is a drawer', { tags: 'long' }, async () => {
    const { page, context } = await show({ viewport: { width: 360, height: 700 } })
    await page.locator('#menu').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Documentation' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('nav')?.id)).toBe('v-navigation')
    // As out of a native modal dialog, keys lead to the browser's own controls (the body here) and back, nowhere else.
    const reached = new Set<string | undefined>()
    for (let press = 0; press < 90; press++) {
      await page.keyboard.press(press < 45 ? 'Tab' : 'Shift+Tab')
      reached.add(await page.evaluate(() => document.activeElement?.closest('#v-navigation, #menu, main')?.id))
    }
    expect([...reached].filter((id) => id !== undefined)).toEqual(['v-navigation'])
    expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true)
    await page.locator('#v-navigation a').first().focus()
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('#v-navigation[role], [inert]'))
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('menu')
    await page.locator('#menu').click()
    await page.getByRole('dialog', { name: 'Documentation' }).waitFor()
    await page.mouse.click(350, 690)
    await page.waitForFunction(() => !document.querySelector('#v-navigation[role], [inert]'))
    await page.locator('#menu').click()
    await page.getByRole('dialog', { name: 'Documentation' }).waitFor()
    await page.setViewportSize({ width: 1300, height: 700 })
    await page.waitForFunction(() => !document.querySelector('#v-navigation[role], [inert]'))
    await context.close()
  })
})

it('menus go by keys and close by themselves', async () => {
  const { page, context } = await show()
  const menu = page.locator('#versions')
  await menu.locator('summary').focus()
  // The focus wakes the module; a key that comes before it is there does nothing.
  const afterArrow = async () => {
    await page.keyboard.press('ArrowDown')
    return page.evaluate(() => document.activeElement?.textContent)
  }
  await expect.poll(afterArrow, { timeout: 10_000 }).toBe('v7')
  await page.keyboard.press('ArrowUp')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('v6')
  await page.keyboard.press('Escape')
  expect(await menu.getAttribute('open')).toBeNull()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
  await menu.locator('summary').click()
  expect(await menu.getAttribute('open')).not.toBeNull()
  await page.locator('#field').click()
  expect(await menu.getAttribute('open')).toBeNull()
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('v7')
  expect(await menu.getAttribute('data-menu-up')).toBeNull()
  await page.keyboard.press('Escape')
  await menu.evaluate((element) => (element.style.cssText = 'position: fixed; inset-block-end: 0; block-size: 30px'))
  await page.keyboard.press('Enter')
  await expect.poll(() => menu.getAttribute('data-menu-up')).toBe('')
  await page.keyboard.press('Escape')
  const list = menu.locator('ul')
  await list.evaluate((element) => (element.style.blockSize = '3000px'))
  await page.keyboard.press('Enter')
  await expect.poll(() => list.evaluate((element) => element.clientHeight < innerHeight - 30)).toBe(true)
  await context.close()
})

it('once keys are pressed, what fits is no tab stop, and what scrolls is one', { tags: 'long' }, async () => {
  const { page, context } = await show()
  const code = page.locator('#plain pre')
  expect(await code.getAttribute('tabindex')).toBe('0')
  await page.keyboard.press('Tab')
  await expect.poll(() => code.getAttribute('tabindex')).toBe(null)
  await code.evaluate((pre) => ((pre.style.overflow = 'auto'), (pre.style.width = '10px')))
  await expect.poll(() => code.getAttribute('tabindex')).toBe('0')
  await code.focus()
  await code.evaluate((pre) => (pre.style.width = ''))
  await expect.poll(() => page.locator('#small pre').evaluate((pre) => pre.clientWidth)).toBeGreaterThan(10)
  expect(await code.evaluate((pre) => pre === document.activeElement)).toBe(true)
  await context.close()
})

it('a link to another language keeps the anchor', { tags: 'long' }, async () => {
  const { page, context } = await show({}, { '/zh/': { body: '<h1>中文</h1>' } })
  await page.goto(`${origin}/#two`)
  await page.locator('#zh').evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/zh/**')
  expect(page.url()).toBe(`${origin}/zh/#two`)
  await context.close()
})

it('a link to another language keeps the place that is being read', async () => {
  const text = (first: string) =>
    page(`<a hreflang="${first}" href="${first === 'en' ? '/' : '/zh/'}">${first}</a><main>
      <p style="height:${first === 'en' ? 900 : 400}px"></p>
      <h2 id="überblick">1</h2><section></section><h2 id="second">2</h2><section></section><h2 id="third">3</h2><section></section></main>`)
  const { page: opened, context } = await show({}, { '/': { body: text('zh') }, '/zh/': { body: text('en') } })
  const top = (id: string) =>
    opened.locator(`[id="${id}"]`).evaluate((one) => Math.round(one.getBoundingClientRect().top))
  const change = async (to: string) => {
    await opened.locator('a[hreflang]').evaluate((link: HTMLElement) => link.click())
    await opened.waitForURL(to)
  }
  await change(`${origin}/zh/`)
  expect(await opened.evaluate(() => scrollY)).toBe(0)
  for (const [id, there, back] of [
    ['second', '/', '/zh/'],
    ['überblick', '/zh/', '/'],
  ] as const) {
    await opened.goto(origin + back)
    await opened.locator(`[id="${id}"]`).evaluate((one) => scrollTo(0, scrollY + one.getBoundingClientRect().top + 321))
    // What scrolling loads.
    await opened.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('scrolling')),
    )
    await opened.evaluate(() => new Promise(requestAnimationFrame))
    await change(`${origin}${there}#${encodeURI(id)}`)
    await expect.poll(() => top(id)).toBe(-321)
  }
  await context.close()
})

it('an announcement that was closed stays closed', { tags: 'long' }, async () => {
  const { page, context } = await show()
  await page.locator('[data-announcement-dismiss]').click()
  await page.waitForFunction(() => document.documentElement.dataset['announcement'] === 'dismissed')
  expect(await page.evaluate(() => [localStorage.getItem('docs-announcement'), document.activeElement?.id])).toEqual([
    'next',
    'main-content',
  ])
  await context.close()
})

it('the way back to the top is shown when it has a use', { tags: 'long' }, async () => {
  const { page, context } = await show({ reducedMotion: 'reduce' })
  const link = page.locator('[data-back-to-top]')
  expect(await link.isVisible()).toBe(false)
  const scrollTo = (top: number) =>
    page.evaluate(async (y) => {
      window.scrollTo(0, y)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }, top)
  // What follows the reader is loaded when the page is first scrolled. Reading on, nothing lies over the text.
  await expect
    .poll(async () => {
      await scrollTo(1200)
      expect(await link.isVisible()).toBe(false)
      // On the way back.
      await scrollTo(900)
      return link.isVisible()
    })
    .toBe(true)
  // Without a stylesheet the link is at the end of the page, where Playwright would scroll first.
  await link.dispatchEvent('click')
  await page.waitForFunction(() => window.scrollY === 0)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content')
  expect(page.url()).toBe(`${origin}/`)
  await context.close()
})

describe('what a page loads', () => {
  it('is one entry on a page that is only read', { tags: 'long' }, async () => {
    const { page, context, requests } = await show()
    await page.waitForLoadState('networkidle')
    const code = [...files.keys()].find((name) => name.startsWith('settings-'))
    expect(requests).not.toContain(`/bundle/${code}`)
    expect(requests.filter((path) => /analytics|ad-slot|register|extras|web-vitals/.test(path))).toEqual([])
    await context.close()
  })
  it('that is gone after a release leads to one full reload', { tags: 'long' }, async () => {
    const settings = [...files.keys()].find((name) => name.startsWith('settings-'))!
    const { page, context, requests } = await open(
      browser,
      new Map([...files].filter(([name]) => name !== settings)),
      answers,
    )
    await page.locator('[data-settings-toggle]').click()
    await expect.poll(() => requests.filter((path) => path === '/').length).toBe(2)
    await page.waitForLoadState('networkidle')
    const asked = page.waitForResponse((response) => response.url().includes(settings))
    await page.locator('[data-settings-toggle]').click()
    await asked
    await requestsArrived(page, '/bundle/main.js')
    expect(requests.filter((path) => path === '/')).toHaveLength(2)
    await context.close()
  })
  it('degrades without matchMedia', { tags: 'long' }, async () => {
    const patched = document_.replace('<script type="module"', '<script src="/old.js"></script><script type="module"')
    const {
      page: opened,
      context,
      errors,
    } = await show(
      {},
      { '/': { body: patched }, '/old.js': { body: 'window.matchMedia = undefined', contentType: 'text/javascript' } },
    )
    await opened.locator('[data-settings-toggle]').click()
    await opened.getByRole('radio', { name: 'Dark' }).check()
    expect(await html(opened, 'data-docs-color-scheme')).toBe('dark')
    expect(errors).toEqual([])
    await context.close()
  })
})
