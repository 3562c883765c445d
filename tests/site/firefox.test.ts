/**
 * This repository's site in Firefox: do its scripts run in another engine at all? Starting Firefox takes longer than these
 * tests, so they belong to the long run.
 */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { preview, type RunningServer } from '../../src/index.js'
import { type Firefox, startFirefox } from '../support/firefox.js'
import { isLong } from '../support/long.js'
import { packageRoot } from '../support/files.js'

const enter = '\uE007'

describe.runIf(isLong)('in Firefox', () => {
  let server: RunningServer
  let firefox: Firefox
  beforeAll(async () => {
    server = await preview({ root: packageRoot, outDir: inject('ownSite'), port: 0 })
    firefox = await startFirefox()
  })
  afterAll(async () => {
    await firefox?.close()
    await server?.close()
  })

  const visit = (path: string) => firefox.visit(new URL(path, server.urls.local[0]).href)

  it.each([
    ['x/', 'en'],
    ['x/react-data-grid/', 'en'],
    ['zh/x/introduction/', 'zh'],
  ])('%s shows its title and reports no error', async (path, language) => {
    const page = await visit(path)
    expect(await page.evaluate('document.documentElement.lang')).toMatch(new RegExp(`^${language}`))
    expect(await page.evaluate(`document.querySelector('h1').checkVisibility()`)).toBe(true)
    expect(await page.evaluate(`document.querySelector('h1').innerText.trim()`)).not.toBe('')
    expect(page.complaints).toEqual([])
  })

  it.each(['x/introduction/', 'zh/x/introduction/'])(
    '%s: the settings open and change the colour mode',
    async (path) => {
      const page = await visit(path)
      await page.press('[data-settings-toggle]', enter)
      await page.waitFor(`document.querySelector('#settings-drawer[open]')`)
      for (const mode of ['dark', 'light']) {
        await page.press(`#settings-drawer input[value="${mode}"]`, ' ')
        await page.waitFor(`document.body.classList.contains('mode-${mode}')`)
      }
      expect(page.complaints).toEqual([])
    },
  )

  it('a demo becomes interactive', async () => {
    const page = await visit('x/react-data-grid/')
    await page.evaluate(`document.querySelector('[data-demo-root]').scrollIntoView()`)
    await page.waitFor(`document.querySelector('[data-demo-root][data-awake]')`)
    expect(await page.evaluate(`document.querySelector('[data-demo-root] [role="grid"]').checkVisibility()`)).toBe(true)
    expect(page.complaints).toEqual([])
  })

  it('the button above a file that is shown with another demo copies that file', async () => {
    const page = await visit('x/react-data-grid/row-selection/')
    await page.evaluate(`(() => {
      const write = navigator.clipboard.writeText.bind(navigator.clipboard)
      navigator.clipboard.writeText = (text) => write(text).then(() => void (window.written = text))
      const file = document.querySelector('[data-demo-shared]')
      window.shared = document.getElementById(file.dataset.demoShared).querySelector('pre').textContent
      const demo = file.closest('[data-demo]')
      demo.querySelector('[data-demo-toggle]').open = true
      demo.querySelector(\`[role=radiogroup] input[value="\${file.dataset.demoFile}"]\`).click()
      demo.querySelector('[data-copy]').id = 'copy-shared'
    })()`)
    await page.press('#copy-shared', enter)
    await page.waitFor(`document.querySelector('#copy-shared').dataset.copyState === 'copied'`)
    expect(await page.evaluate('window.written.trimEnd() === window.shared.trimEnd()')).toBe(true)
    expect(page.complaints).toEqual([])
  })
})
