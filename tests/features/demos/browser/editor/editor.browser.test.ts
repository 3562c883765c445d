/** Live editing in Chromium, under the policy of a real page: edit, run, fail, reset, keep, share. */
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pass } from '../../../../support/browser.js'
import { inLongRun } from '../../../../support/long.js'
import { editorSite, type EditorSite } from '../support/editor-site.js'

let site: EditorSite
beforeAll(async () => {
  site = await editorSite()
})
afterAll(() => site?.close())

const path = '/x/demos/'
const demoOf = (page: Page) => page.locator('#Counter')
const editorOf = (page: Page) => page.locator('#Counter .cm-content')
const liveOf = (page: Page): FrameLocator => page.frameLocator('#Counter [data-live] iframe').first()

async function startEditing(page: Page): Promise<void> {
  await page.locator('#Counter [data-demo-toggle] summary').click()
  await page.locator('#Counter [data-demo-edit]').click()
  await editorOf(page).waitFor()
}

/** What the editor says of the code, and the line that says that the demo is not as published. */
const problemOf = (page: Page) => demoOf(page).getByRole('alert')
const editedOf = (page: Page) => demoOf(page).getByText('You have edited this demo.')

/** Replaces a word in the editor, as a reader would. */
async function replaceCode(page: Page, code: string): Promise<void> {
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
}

describe('editing a demo', () => {
  it('runs it in a frame without an origin, with its own files, in the provider, and says nothing of the policy', async () => {
    const { page, errors, requests, close } = await site.open(path)
    expect(requests.filter((one) => /editor|frame|vendors/.test(one))).toEqual([])
    await startEditing(page)
    expect(
      await editorOf(page).evaluate((element) => element === (element.getRootNode() as ShadowRoot).activeElement),
    ).toBe(true)
    expect(await page.locator('#Counter [data-demo-file="Counter.tsx"] > pre').first().isVisible()).toBe(false)
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('\n// changed')
    await liveOf(page).getByRole('button', { name: 'Count: 3' }).click()
    await liveOf(page).getByRole('button', { name: 'Count: 4' }).waitFor()
    expect(await liveOf(page).locator('[data-provider="ltr"]').count()).toBe(1)
    expect(await page.locator('#Counter [data-live] iframe').getAttribute('sandbox')).toBe('allow-scripts')
    expect(
      await liveOf(page)
        .locator('html')
        .evaluate(() => self.origin),
    ).toBe('null')
    expect(await page.locator('#Counter [data-demo-root]').isVisible()).toBe(false)
    expect(await demoOf(page).getByText('The edited code is running.').isVisible()).toBe(true)
    // A second run needs no second frame.
    await page.locator('#Counter [data-live] iframe').evaluate((frame) => (frame.dataset['same'] = ''))
    await replaceCode(
      page,
      "import { start } from './steps.js';\nexport default () => <output>{start as number} and {[1, 2].map((n: number) => n + 1).join()}</output>",
    )
    await liveOf(page).getByText('3 and 2,3').waitFor()
    expect(await page.locator('iframe[data-same]').count()).toBe(1)
    expect(errors).toEqual([])
    await close()
  })

  it('runs nothing for a site that embeds the frame without a sandbox, where it has the origin of the docs', async () => {
    const { page, close } = await site.open(path)
    const done = await page.evaluate(async () => {
      const frame = document.createElement('iframe')
      const answers: unknown[] = []
      addEventListener('message', ({ source, data }) => source === frame.contentWindow && answers.push(data))
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
      frame.src = '/frame.html'
      document.body.append(frame)
      await loaded
      const inner = frame.contentWindow!
      const received = new Promise((resolve) => {
        inner.addEventListener('message', ({ data }) => data === 'last' && resolve(undefined))
      })
      inner.postMessage({ type: 'vitrine:start', texts: [], names: {}, styles: ['.started {}'] })
      const settings = { direction: 'ltr', mode: 'light', dense: false, attributes: {} }
      const modules = [{ name: 'Demo.tsx', parts: ['export {}'] }]
      inner.postMessage({ type: 'vitrine:run', run: 1, modules, styles: ['.run {}'], settings })
      inner.postMessage('last')
      await received
      // A frame that obeys adds both styles while it receives the messages.
      return { answers, head: inner.document.head.textContent }
    })
    expect(done.answers).toEqual([])
    expect(done.head).not.toMatch(/\.started|\.run/)
    await close()
  })

  it('has the fonts of the page that the page has loaded', { tags: 'long' }, async () => {
    const { page, errors, close } = await site.open(path)
    const file = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
    await page.route('**/figtree.woff2', (route) => route.fulfill({ path: file, contentType: 'font/woff2' }))
    await page.evaluate(async () => {
      const sheet = document.styleSheets[0]!
      const face = (range: string) =>
        `@font-face { font-family: "Figtree Variable"; src: url("/figtree.woff2"); unicode-range: ${range} }`
      sheet.insertRule(face('U+0-FF'), 0)
      sheet.insertRule(face('U+400-4FF'), 0)
      await document.fonts.load('16px "Figtree Variable"')
    })
    await startEditing(page)
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('\n// changed')
    await liveOf(page).getByRole('button', { name: 'Count: 3' }).waitFor()
    const [family, ...faces] = await liveOf(page)
      .locator('body')
      .evaluate(async (body) => {
        await document.fonts.load('16px "Figtree Variable"')
        const faces = [...document.fonts]
        return [
          getComputedStyle(body).getPropertyValue('--v-font-sans'),
          ...faces.map(({ family, status, unicodeRange }) => `${family} ${status} ${unicodeRange}`),
        ]
      })
    expect(family).toContain('Figtree Variable')
    expect(faces).toEqual([expect.stringMatching(/Figtree Variable"? loaded U\+0-FF/i)])
    expect(errors).toEqual([])
    await close()
  })

  it('has the size of the code that it takes the place of, and no column of numbers', async () => {
    const { page, close } = await site.open(path)
    await page.locator('#Counter [data-demo-toggle] summary').click()
    const block = page.locator('#Counter [data-demo-file="Counter.tsx"] > pre').first()
    const sizeOf = (element: Element) => {
      const text = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!
      const range = element.ownerDocument.createRange()
      range.setStart(text, 0)
      range.setEnd(text, 6)
      const { left, width, height } = range.getBoundingClientRect()
      return { left, width, height: Math.round(height) }
    }
    const before = [await block.evaluate(sizeOf), (await block.boundingBox())!.height]
    await page.locator('#Counter [data-demo-edit]').click()
    await editorOf(page).waitFor()
    expect([
      await editorOf(page).evaluate(sizeOf),
      (await page.locator('#Counter .v-editor-host').boundingBox())!.height,
    ]).toEqual(before)
    await close()
  })

  it(
    'keeps the demo in view until edited code shows something, in a stage that does not grow',
    { tags: 'long' },
    async () => {
      const { page, close } = await site.open(path)
      await page.clock.install()
      // As a site may.
      await page.evaluate(() => document.styleSheets[0]!.insertRule('body [data-demo-stage]:has(*) { padding: 9px }'))
      const { release, asked } = await hold(page, /\/frame\.html$/)
      const stage = page.locator('#Counter [data-demo-stage]')
      const demo = page.locator('#Counter [data-demo-root]')
      const heightOf = () => stage.evaluate((element) => element.getBoundingClientRect().height)
      const height = await heightOf()
      await startEditing(page)
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.type('\n// changed')
      await page.clock.runFor(500)
      await asked
      expect(await demo.isVisible()).toBe(true)
      expect(await heightOf()).toBe(height)
      release()
      await liveOf(page).getByRole('button', { name: 'Count: 3' }).waitFor()
      expect(await demo.isVisible()).toBe(false)
      expect(await heightOf()).toBe(height)
      await close()
    },
  )

  it('keeps the demo in view where edited code throws at once', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await startEditing(page)
    await replaceCode(page, "export default function Demo() {\n  throw new Error('at once')\n}")
    await problemOf(page).getByText('at once').waitFor()
    expect(await page.locator('#Counter [data-demo-root]').isVisible()).toBe(true)
    expect(await demoOf(page).getByText('Showing the last version that ran').isVisible()).toBe(true)
    await close()
  })

  it(
    'shows errors in place: of syntax, of names, at run time, later, and of packages that are not there',
    { tags: 'long' },
    async () => {
      const { page, close } = await site.open(path)
      const heightOf = (selector: string) =>
        page.locator(selector).evaluate((element) => (element as HTMLElement).offsetHeight)
      const height = await heightOf('#Counter [data-demo-stage]')
      await startEditing(page)
      const problem = problemOf(page)
      const says = async (code: string, expected: RegExp) => {
        await replaceCode(page, code)
        await expect.poll(() => problem.textContent(), { timeout: 10_000 }).toMatch(expected)
      }
      await says("throw new Error('at once');\nexport default () => null", /at once/)
      // What is typed must not jump away because nothing is drawn.
      expect(await heightOf('#Counter [data-demo-stage]')).toBeGreaterThanOrEqual(height)
      await says('export default function Demo() {\n  return <p>\n}\n', /^Counter\.tsx:\d+:\d+ /)
      await says(
        'const a: any = null;\nexport default function Demo() {\n  return <p>{a.b.c}</p>;\n}',
        /^Counter\.tsx:3:\d+ .*null/,
      )
      await says(
        "import 'nowhere/part';\nexport default () => null",
        /^Counter\.tsx:1:8 {2}Not available here: nowhere\/part$/,
      )
      const others: [code: string, expected: RegExp][] = [
        [
          "import { useNothing } from 'react';\nexport default () => <p>{useNothing()}</p>",
          /has no export “useNothing”/,
        ],
        ['export const a = 1', /no default export/],
        ["import { a } from './missing.js';\nexport default () => a", /The file “\.\/missing\.js” does not exist/],
      ]
      for (const [code, expected] of others.slice(0, inLongRun(3, 1))) await says(code, expected)
      await replaceCode(
        page,
        'export default () => <button type="button" onClick={() => { throw new Error("too late") }}>press</button>',
      )
      await liveOf(page).getByRole('button', { name: 'press' }).click()
      await expect.poll(() => problem.textContent()).toMatch(/too late/)
      await replaceCode(page, 'export default () => <p>well again</p>')
      await liveOf(page).getByText('well again').waitFor()
      await expect.poll(() => problem.isVisible()).toBe(false)
      await replaceCode(page, 'export default () => <p style={{ margin: 0, blockSize: 300 }}>high</p>')
      await expect.poll(() => heightOf('#Counter [data-live] iframe')).toBeGreaterThan(300)
      await replaceCode(page, 'export default () => <p>low</p>')
      await expect.poll(() => heightOf('#Counter [data-live] iframe')).toBeLessThan(200)
      await close()
    },
  )

  it('takes further packages and their styles in a new frame', { tags: 'long' }, async () => {
    const { page, errors, close } = await site.open(path)
    await startEditing(page)
    await replaceCode(
      page,
      "import { label, state } from 'tiny-labels';\nimport 'pretty.css';\nexport default function Demo() {\n  const [a] = state(7);\n  return <p className=\"pretty\">{label} {a}</p>;\n}",
    )
    const shown = liveOf(page).getByText('from a package 7')
    await shown.waitFor()
    expect(await shown.evaluate((element) => getComputedStyle(element).outlineWidth)).toBe('7px')
    expect(errors).toEqual([])
    await close()
  })

  /** Holds what an address answers until it is let go. */
  async function hold(page: Page, address: RegExp) {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const asked = page.waitForRequest(address)
    await page.route(address, async (route) => {
      await held
      await route.fallback()
    })
    return { release, asked }
  }

  it('runs what was typed while its frame was loading', { tags: 'long' }, async () => {
    const { page, errors, close } = await site.open(path)
    await page.clock.install()
    const { release, asked } = await hold(page, /\/frame\.html$/)
    await startEditing(page)
    await replaceCode(page, 'export default () => <p>first</p>')
    await asked
    await replaceCode(page, 'export default () => <p>second</p>')
    await pass(page, 1_000)
    release()
    await liveOf(page).getByText('second').waitFor()
    await demoOf(page).getByText('The edited code is running.').waitFor()
    expect(await problemOf(page).count()).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  it.each([
    ['packages', /\/vendors\.json$/],
    ['frame', /\/frame\.html$/],
  ])('a reset while the %s loads leaves the demo as it was', { tags: 'long' }, async (_name, address) => {
    const { page, errors, close } = await site.open(path)
    await page.clock.install()
    const { release, asked } = await hold(page, address)
    await startEditing(page)
    await replaceCode(page, 'export default () => <p>mine</p>')
    await asked
    await page.locator('#Counter [data-demo-reset]').first().click()
    release()
    await pass(page, 5_000)
    expect(await page.locator('#Counter iframe').count()).toBe(0)
    expect(await page.locator('#Counter [data-demo-root]').first().isVisible()).toBe(true)
    await page.locator('#Counter [data-demo-edit]').click()
    await editorOf(page).waitFor()
    await replaceCode(page, 'export default () => <p>again</p>')
    await liveOf(page).getByText('again').waitFor()
    expect(errors).toEqual([])
    await close()
  })

  it('stops code that never answers', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await page.clock.install()
    await startEditing(page)
    await replaceCode(page, 'await new Promise(() => {});\nexport default () => null')
    await page.clock.runFor(500)
    await page.locator('#Counter [data-demo-stage]:not([data-live]) iframe').waitFor()
    await expect
      .poll(
        async () => {
          await page.clock.runFor(2_000)
          return problemOf(page).allTextContents()
        },
        { timeout: 30_000 },
      )
      .toEqual([expect.stringContaining('did not respond')])
    expect(await page.locator('#Counter iframe').count()).toBe(0)
    await close()
  })

  it('is left by Escape and passed by Tab', async () => {
    const { page, close } = await site.open(path)
    await startEditing(page)
    const label = await editorOf(page).getAttribute('aria-label')
    expect(label).toBe('Editor of Counter.tsx. Esc and Tab leave the editor.')
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-demo-edit'))).toBe(true)
    await editorOf(page).focus()
    await page.keyboard.press('Tab')
    expect(await editorOf(page).evaluate((element) => element.matches(':focus'))).toBe(false)
    expect(await editorOf(page).innerText()).not.toContain('\t')
    await editorOf(page).focus()
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Copy link to this code')
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-demo-edit'))).toBe(true)
    await close()
  })

  it(
    'says that it is being edited, and ends by its button: with edits they keep running',
    { tags: 'long' },
    async () => {
      const { page, close } = await site.open(path)
      await startEditing(page)
      const edit = page.locator('#Counter [data-demo-edit]')
      expect(await edit.innerText()).toBe('Done')
      const state = demoOf(page).getByText('Editing', { exact: true })
      expect((await state.boundingBox())!.y).toBeLessThan((await editorOf(page).boundingBox())!.y)
      await edit.click()
      expect([await edit.innerText(), await editorOf(page).count()]).toEqual(['Edit', 0])
      await edit.click()
      await editorOf(page).waitFor()
      await replaceCode(page, 'export default () => <p>mine</p>')
      await liveOf(page).getByText('mine').waitFor()
      await edit.click()
      expect(await edit.innerText()).toBe('Edit')
      expect(await state.isVisible()).toBe(false)
      expect(await editorOf(page).getAttribute('contenteditable')).toBe('false')
      expect(await liveOf(page).getByText('mine').isVisible()).toBe(true)
      await edit.click()
      await replaceCode(page, 'export default () => <p>again</p>')
      await liveOf(page).getByText('again').waitFor()
      await close()
    },
  )

  it('does not speak of keys where there is no keyboard', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path, { hasTouch: true, isMobile: true })
    await startEditing(page)
    // The stylesheet that hides it may come after the editor.
    await demoOf(page).getByText('Esc and Tab leave the editor.').waitFor({ state: 'hidden' })
    await close()
  })

  it('goes on in the playground, without a question', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await startEditing(page)
    await replaceCode(page, 'export default () => <p>mine</p>')
    await liveOf(page).getByText('mine').waitFor()
    await page.locator('#Counter [data-demo-playground]:visible').click()
    await page.waitForURL(/\/x\/playground\/#code=/)
    await page.frameLocator('iframe').getByText('mine').waitFor()
    await close()
  })

  it('keeps what was edited for the tab, copies it, and forgets it on reset', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await startEditing(page)
    await replaceCode(page, 'export default () => <p>mine</p>\n')
    await liveOf(page).getByText('mine').waitFor()
    await page.goto('https://docs.example.com/x/playground/')
    await page.goto('https://docs.example.com/x/demos/')
    await liveOf(page).getByText('mine').waitFor()
    // The original preview does not belong to what runs.
    expect(await editedOf(page).isVisible()).toBe(true)
    expect(await page.getByLabel('Preview of Counter.tsx').isVisible()).toBe(false)
    await page.locator('#Counter [data-demo-toolbar] [data-copy]').click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('<p>mine</p>')
    await page
      .locator('#Counter [data-demo-root]')
      .evaluate((root) => root.addEventListener('docs:demo-reset', () => (document.title = 'was reset')))
    await editedOf(page).locator('..').getByRole('button').click()
    await expect.poll(() => page.title()).toBe('was reset')
    expect(await editedOf(page).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-demo-reset'))).toBe(true)
    expect(await page.locator('#Counter iframe').count()).toBe(0)
    expect(await page.locator('#Counter [data-demo-root]').first().isVisible()).toBe(true)
    await page.locator('#Counter [data-demo-toggle] summary').click()
    await page.locator('#Counter [data-demo-toolbar] [data-copy]').click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('interface CounterProps')
    await page.reload()
    await page.locator('#Counter [data-demo-toolbar]').hover()
    expect(await page.locator('[data-live] iframe').count()).toBe(0)
    await close()
  })

  it('shows the last version that ran while the code has an error, and says so', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await startEditing(page)
    const stale = demoOf(page).getByText('Showing the last version that ran')
    await replaceCode(page, 'export default () => <p>')
    await stale.waitFor()
    expect(await page.locator('#Counter [data-demo-root]').first().isVisible()).toBe(true)
    await replaceCode(page, 'export default () => <p>mine</p>\n')
    await liveOf(page).getByText('mine').waitFor()
    await stale.waitFor({ state: 'hidden' })
    // The editor's bar is the only one that speaks of the edits.
    expect(await editedOf(page).isVisible()).toBe(false)
    await replaceCode(page, 'export default () => <p>{oops}</p>\n')
    await stale.waitFor()
    expect(await liveOf(page).getByText('mine').isVisible()).toBe(true)
    await close()
  })

  it('belongs to one language: the other shows as it is', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await startEditing(page)
    await replaceCode(page, 'export default () => <p>in TypeScript</p>')
    await liveOf(page).getByText('in TypeScript').waitFor()
    await page.locator('#Counter [data-demo-lang="js"]').click()
    await expect.poll(() => editorOf(page).count()).toBe(0)
    expect(await page.locator('#Counter [data-demo-file="Counter.tsx"] > pre[data-lang=js]').isVisible()).toBe(true)
    expect(await page.locator('#Counter iframe').count()).toBe(0)
    expect(await editedOf(page).count()).toBe(0)
    await page.locator('#Counter [data-demo-lang="ts"]').click()
    await liveOf(page).getByText('in TypeScript').waitFor()
    expect(await editedOf(page).count()).toBe(1)
    await expect.poll(() => editorOf(page).innerText()).toContain('in TypeScript')
    await close()
  })

  it('follows the colour mode and the direction of the page', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path, { colorScheme: 'light' })
    await startEditing(page)
    await replaceCode(page, 'export default () => <p>here</p>')
    await liveOf(page).getByText('here').waitFor()
    // As a script of a site does for a library that has a class of its own.
    await page.evaluate(() => {
      const html = document.documentElement
      const follow = () => html.classList.toggle('dark', html.classList.contains('mode-dark'))
      new MutationObserver(follow).observe(html, { attributeFilter: ['class'] })
    })
    const classes = async () => (await liveOf(page).locator('html').getAttribute('class'))!.split(' ').sort()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(classes).toEqual(expect.arrayContaining(['dark', 'mode-dark']))
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(async () => (await classes()).filter((one) => /dark|light/.test(one))).toEqual(['mode-light'])
    await page.getByRole('button', { name: 'Open settings' }).click()
    await page.getByRole('radio', { name: 'Right to left' }).check()
    await expect.poll(() => liveOf(page).locator('[data-provider="rtl"]').count()).toBe(1)
    expect(await liveOf(page).locator('body').getAttribute('dir')).toBe('rtl')
    await close()
  })

  it('says so offline', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await startEditing(page)
    await page.context().setOffline(true)
    await replaceCode(page, 'export default () => <p>x</p>')
    await problemOf(page).getByText('offline').waitFor()
    await close()
  })
})

describe('a shared link', () => {
  it('leads to the playground, and runs after a click only', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await startEditing(page)
    await replaceCode(page, "import { start } from './steps.js';\nexport default () => <p>shared {start}</p>")
    await page.getByRole('button', { name: 'Copy link to this code' }).click()
    await page.getByRole('button', { name: 'Link copied' }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/^https:\/\/docs\.example\.com\/x\/playground\/#code=[\w+$-]+$/)
    await close()

    const other = await site.open(link.slice('https://docs.example.com'.length))
    await other.page.clock.install()
    await other.page.locator('.cm-content').waitFor()
    expect(await other.page.locator('.cm-content').innerText()).toContain('shared {start}')
    expect(await other.page.getByText('This code came from the link.').isVisible()).toBe(true)
    await other.page.locator('.cm-content').focus()
    await other.page.keyboard.press('ControlOrMeta+End')
    await other.page.keyboard.type('\n')
    await pass(other.page, 5_000)
    expect(await other.page.locator('iframe').count()).toBe(0)
    await other.page.getByRole('button', { name: 'Run' }).click()
    await other.page.frameLocator('iframe').getByText('shared 3').waitFor()
    expect(other.errors).toEqual([])
    await other.close()
  })
})
