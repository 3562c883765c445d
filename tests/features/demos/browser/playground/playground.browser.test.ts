/** The playground in Chromium: starting points, files, the console, how the result is shown, and what is kept. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pass } from '../../../../support/browser.js'
import { editorSite, type EditorSite } from '../support/editor-site.js'

let site: EditorSite
beforeAll(async () => {
  site = await editorSite()
})
afterAll(() => site?.close())

const path = '/x/playground/'
const resultOf = (page: Page) => page.frameLocator('[data-live] iframe').first()
const problemOf = (page: Page) => page.getByRole('alert')
const tabsOf = (page: Page) => page.getByRole('tab').allInnerTexts()

async function replaceCode(page: Page, code: string): Promise<void> {
  await page.locator('.cm-content').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
}

describe('the code', () => {
  it('is indented by Tab, and left by Escape', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await resultOf(page).locator('#hello').waitFor()
    await replaceCode(page, 'a')
    const editor = page.getByRole('textbox', { name: 'Tab indents. Esc leaves the editor.' })
    await page.keyboard.press('Tab')
    expect(await editor.innerText()).toBe('  a')
    await page.keyboard.press('Shift+Tab')
    expect(await editor.innerText()).toBe('a')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    expect(await editor.evaluate((element) => element.matches(':focus'))).toBe(false)
    await close()
  })

  it('runs, is put into the address, and is recognized after a reload', async () => {
    const { page, errors, close } = await site.open(path)
    await resultOf(page).locator('#hello').waitFor()
    await page.getByText('Starting…').waitFor({ state: 'hidden' })
    await replaceCode(page, 'export default () => <b>typed</b>')
    await resultOf(page).getByText('typed').waitFor()
    await expect.poll(() => page.url()).toMatch(/#code=/)
    const depth = await page.evaluate(() => history.length)
    await page.reload()
    await resultOf(page).getByText('typed').waitFor()
    expect(await page.evaluate(() => history.length)).toBe(depth)
    // Also without the hash, as after a visit of other pages.
    await page.goto('https://docs.example.com/x/demos/')
    await page.goto('https://docs.example.com/x/playground/')
    await resultOf(page).getByText('typed').waitFor()
    await page.getByRole('button', { name: 'Reset' }).click()
    await resultOf(page).locator('#hello').waitFor()
    expect(page.url()).not.toContain('#')
    // What was typed is one step back.
    await page.goBack()
    await resultOf(page).getByText('typed').waitFor()
    expect(errors).toEqual([])
    await close()
  })

  it.each(['#code=nonsense', '#demo=%E0%A4%A', '#demo=Nothing', '#demo=Lost', '#demo=__proto__'])(
    'is the site’s own where the address holds none: %s',
    { tags: 'long' },
    async (hash) => {
      const { page, close } = await site.open(`${path}${hash}`)
      await resultOf(page).locator('#hello').waitFor()
      expect(await tabsOf(page)).toEqual(['Demo.tsx'])
      await close()
    },
  )

  it('from a link waits for the reader', async () => {
    const first = await site.open(path)
    await resultOf(first.page).locator('#hello').waitFor()
    await replaceCode(first.page, 'export default () => <i>theirs</i>')
    await expect.poll(() => first.page.url()).toMatch(/#code=/)
    const { hash } = new URL(first.page.url())
    await first.close()
    const { page, errors, close } = await site.open(path + hash)
    await page.clock.install()
    await page.getByText('This code came from the link.').waitFor()
    await replaceCode(page, 'export default () => <i>theirs, changed</i>')
    await pass(page, 5_000)
    expect(await page.locator('iframe').count()).toBe(0)
    await page.getByRole('button', { name: 'Run' }).click()
    await resultOf(page).getByText('theirs, changed').waitFor()
    expect(errors).toEqual([])
    await close()
  })

  it('is formatted in its own style', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await replaceCode(page, "import React from 'react';\nexport default () => <b   title='x'>a</b>;")
    await page.getByRole('button', { name: 'Format' }).click()
    await expect
      .poll(async () => (await page.locator('.cm-content').innerText()).trim())
      .toBe('import React from \'react\';\nexport default () => <b title="x">a</b>;')
    await replaceCode(page, 'export default () => <b>')
    await page.locator('.cm-content').press('ControlOrMeta+s')
    await page.locator('main').getByText('Unexpected token (1:25)').waitFor()
    await close()
  })
})

describe('starting points', () => {
  it('are the demos of the site, with their files', { tags: 'long' }, async () => {
    const { page, errors, close } = await site.open(`${path}#demo=Counter`)
    await resultOf(page).getByRole('button', { name: 'Count: 3' }).waitFor()
    expect(await page.getByLabel('Start from').inputValue()).toBe('Counter')
    expect(await tabsOf(page)).toEqual(['Counter.tsx', 'steps.ts'])
    await page.getByRole('tab', { name: 'steps.ts' }).click()
    await replaceCode(page, 'export type Step = number;\nexport const start = 8;')
    await resultOf(page).getByRole('button', { name: 'Count: 8' }).waitFor()
    await page.getByRole('tab', { name: 'steps.ts' }).press('ArrowLeft')
    expect(await page.getByRole('tab', { name: 'Counter.tsx' }).getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => page.locator('.cm-content').innerText()).toContain('useState')
    // Reset goes back to the demo, also after a reload.
    await expect.poll(() => page.url()).toMatch(/#code=/)
    await page.reload()
    await resultOf(page).getByRole('button', { name: 'Count: 8' }).waitFor()
    await page.getByRole('button', { name: 'Reset' }).click()
    await resultOf(page).getByRole('button', { name: 'Count: 3' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#demo=Counter')
    await page.getByLabel('Start from').selectOption('')
    await resultOf(page).locator('#hello').waitFor()
    expect(errors).toEqual([])
    await close()
  })

  it('are reached from a demo’s toolbar', { tags: 'long' }, async () => {
    const { page, close } = await site.open('/x/demos/')
    await page.locator('#Counter [data-demo-playground]:visible').click()
    await resultOf(page).getByRole('button', { name: 'Count: 3' }).waitFor()
    await close()
  })

  it('say so if they cannot be loaded', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await resultOf(page).locator('#hello').waitFor()
    await page.getByLabel('Start from').selectOption('Lost')
    await page.locator('main').getByText('This demo could not be loaded.').waitFor()
    expect(await page.getByLabel('Start from').inputValue()).toBe('')
    await close()
  })
})

describe('files', () => {
  it('are added, renamed and deleted', { tags: 'long' }, async () => {
    const { page, errors, close } = await site.open(path)
    await resultOf(page).locator('#hello').waitFor()
    await page.getByRole('button', { name: 'Add a file' }).click()
    await page.keyboard.type('../evil.tsx')
    await page.keyboard.press('Enter')
    await page.getByText('Use letters, digits').waitFor()
    await page.getByRole('textbox', { name: 'File name' }).fill('Demo.tsx')
    await page.keyboard.press('Enter')
    await page.getByText('A file named Demo.tsx already exists.').waitFor()
    await page.getByRole('textbox', { name: 'File name' }).fill('data.ts')
    await page.keyboard.press('Enter')
    await replaceCode(page, 'export const word = "from a file"')
    await page.getByRole('button', { name: 'Rename this file' }).click()
    await page.getByRole('textbox', { name: 'File name' }).fill('words.ts')
    await page.keyboard.press('Enter')
    expect(await tabsOf(page)).toEqual(['Demo.tsx', 'words.ts'])
    await page.getByRole('tab', { name: 'Demo.tsx' }).click()
    expect(await page.getByRole('button', { name: 'Delete this file' }).isVisible()).toBe(false)
    await replaceCode(page, "import { word } from './words';\nexport default () => <p>{word}</p>")
    await resultOf(page).getByText('from a file').waitFor()
    await page.getByRole('tab', { name: 'words.ts' }).click()
    await page.getByRole('button', { name: 'Delete this file' }).click()
    await page.getByText('The file “./words” does not exist.').first().waitFor()
    expect(errors).toEqual([])
    await close()
  })
})

describe('the result', () => {
  it('logs to the console, with errors', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await resultOf(page).locator('#hello').waitFor()
    await replaceCode(
      page,
      'console.log("a %s", "b", { c: [1, "d"] });\nconsole.warn("careful");\nconsole.warn("careful");\nexport default () => { throw new Error("broken") }',
    )
    const log = page.getByRole('log', { name: 'Console' })
    await problemOf(page).getByText('broken').waitFor()
    await page.getByText('Console').first().click()
    expect(await log.innerText()).toMatch(/^a b \{ c: \[1, "d"\] \}\s+careful\s*×2\s+.*broken/)
    expect(await page.getByText(/^Errors:\s+1$/).count()).toBe(1)
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByText('What the code logs appears here.').waitFor()
    await close()
  })

  it('shows where an error is, in whichever file, and leads there', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await resultOf(page).locator('#hello').waitFor()
    await page.getByRole('button', { name: 'Add a file' }).click()
    await page.keyboard.type('parts.tsx')
    await page.keyboard.press('Enter')
    await replaceCode(page, 'export const Part = () => (\n  <p title="a">{missing as string}</p>\n)')
    await page.getByRole('tab', { name: 'Demo.tsx' }).click()
    await replaceCode(page, "import { Part } from './parts'\nexport default () => <Part />")
    const message = page.getByRole('button', { name: 'parts.tsx:2:17 missing is not defined' })
    await message.waitFor()
    expect(await page.getByRole('alert').innerText()).toContain('missing is not defined')
    expect(await page.locator('.cm-problem').count()).toBe(0)
    expect(await page.getByRole('tab', { name: 'parts.tsx has an error' }).count()).toBe(1)
    expect(await page.getByText(/^Errors:\s+1$/).count()).toBe(1)
    await message.click()
    expect(await page.locator('.cm-problem').innerText()).toBe('missing')
    expect(await page.locator('.cm-problem-number').innerText()).toBe('2')
    expect(await page.locator('.cm-content').getAttribute('aria-invalid')).toBe('true')
    await page.keyboard.press('ControlOrMeta+Delete')
    await page.keyboard.insertText("'no longer'")
    await resultOf(page).getByText('no longer').waitFor()
    expect(await page.locator('.cm-problem, .cm-problem-line, .cm-problem-number').count()).toBe(0)
    expect(await problemOf(page).count()).toBe(0)
    await close()
  })

  it('stays the last version that worked while the code has an error', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await resultOf(page).locator('#hello').waitFor()
    const kept = page.getByText('This is the last version that worked.')
    for (const code of ['export default () => <p>{oops}</p>', 'export default () => <p>', 'oops()']) {
      const address = page.url()
      await replaceCode(page, code)
      await problemOf(page)
        .getByText(code.includes('oops') ? 'oops' : 'Demo.tsx')
        .waitFor()
      await kept.waitFor()
      expect(await resultOf(page).locator('#hello').isVisible()).toBe(true)
      await expect.poll(() => page.url()).not.toBe(address)
    }
    // Other code that never worked has no such version.
    await page.reload()
    await page.getByText('The code has an error.', { exact: true }).waitFor()
    expect(await kept.count()).toBe(0)
    await replaceCode(page, 'export default () => <p>{oops}</p>')
    await problemOf(page).getByText('Demo.tsx:1').waitFor()
    await replaceCode(page, 'export default () => <p>')
    await problemOf(page).getByText('Demo.tsx:1').waitFor()
    expect(await kept.count()).toBe(0)
    await close()
  })

  it('is a tab beside the code where there is room for one of them', { tags: 'long' }, async () => {
    const { page, errors, close } = await site.open(path, { viewport: { width: 360, height: 740 } })
    const scrolls = () =>
      page.evaluate(() => document.documentElement.scrollHeight > innerHeight || document.body.scrollWidth > innerWidth)
    await resultOf(page).locator('#hello').waitFor({ state: 'attached' })
    expect(await page.getByRole('tab', { name: 'Code' }).getAttribute('aria-selected')).toBe('true')
    expect(await resultOf(page).locator('#hello').isVisible()).toBe(false)
    await page.getByRole('tab', { name: 'Code' }).press('ArrowRight')
    expect(await resultOf(page).locator('#hello').isVisible()).toBe(true)
    expect(await page.locator('.cm-content').isVisible()).toBe(false)
    expect(await scrolls()).toBe(false)
    // It is remembered, and a wide window needs no tabs.
    await page.reload()
    await resultOf(page).locator('#hello').waitFor()
    await page.setViewportSize({ width: 1280, height: 740 })
    expect(await page.getByRole('region', { name: 'Code' }).locator('.cm-content').isVisible()).toBe(true)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('tab', { name: 'Code' }).click()
    await replaceCode(page, 'export default () => <p>\n')
    await page.getByRole('tab', { name: 'Code has an error' }).waitFor()
    await page.getByRole('tab', { name: 'Result' }).click()
    await page.getByText('This is the last version that worked.').waitFor()
    await page.getByRole('button', { name: 'Show the error' }).click()
    expect(await page.locator('.cm-content').evaluate((it) => it.matches(':focus'))).toBe(true)
    // What wide windows have beside each other is in the menu.
    await page.getByText('Actions').click()
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => page.locator('.cm-content').innerText()).toContain('hello')
    expect(await scrolls()).toBe(false)
    expect(errors).toEqual([])
    await close()
  })

  it('has a width, a mode and a direction of its own, which are kept', { tags: 'long' }, async () => {
    const { page, errors, close } = await site.open(path, { colorScheme: 'light' })
    await resultOf(page).locator('#hello').waitFor()
    await page.getByRole('radio', { name: 'Phone' }).check()
    await page.getByRole('radio', { name: 'Dark' }).check()
    await page.getByRole('radio', { name: 'Right to left' }).check()
    const shown = async () => ({
      width: await page.locator('iframe').evaluate((frame) => (frame as HTMLElement).offsetWidth),
      mode: await resultOf(page).locator('html').getAttribute('class'),
      provider: await resultOf(page).locator('[data-provider]').getAttribute('data-provider'),
    })
    const expected = { width: 390, mode: expect.stringContaining('mode-dark') as string, provider: 'rtl' }
    await expect.poll(shown).toEqual(expected)
    expect(await page.locator('html').getAttribute('class')).toContain('mode-light')
    await page.reload()
    await resultOf(page).locator('#hello').waitFor()
    await expect.poll(shown).toEqual(expected)
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
    expect(errors).toEqual([])
    await close()
  })

  it('gets more or less room, by keys and by the pointer', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await resultOf(page).locator('#hello').waitFor()
    const width = async () => (await page.getByRole('region', { name: 'Code' }).boundingBox())!.width
    const before = await width()
    const bar = page.getByRole('separator')
    await bar.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(width).toBeLessThan(before)
    expect(await bar.getAttribute('aria-valuenow')).toBe('45')
    const box = (await bar.boundingBox())!
    await page.mouse.move(box.x + 4, box.y + 100)
    await page.mouse.down()
    await page.mouse.move(900, box.y + 100)
    await page.mouse.up()
    await expect.poll(width).toBeGreaterThan(850)
    await page.reload()
    await expect.poll(width).toBeGreaterThan(850)
    await close()
  })
})

it('has the site’s navigation, and says without JavaScript that it needs it', { tags: 'long' }, async () => {
  const { page, close } = await site.open(path)
  // Wide windows have the links in the header.
  await page.setViewportSize({ width: 800, height: 900 })
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('dialog', { name: 'Documentation' }).waitFor()
  await close()
  const plain = await site.open(path, { javaScriptEnabled: false })
  expect(await plain.page.locator('[aria-busy=true]').textContent()).toBe('Starting…')
  const notice = plain.page.locator('main noscript p')
  expect((await notice.boundingBox())!.x).toBeGreaterThanOrEqual(16)
  await plain.close()
})
