/**
 * This repository's site in WebKit: what its rules of layout, of the clipboard and of scripts made different. It belongs to the
 * long run, as Firefox does.
 */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { preview, type RunningServer } from '../../src/index.js'
import { isLong } from '../support/long.js'
import { packageRoot } from '../support/files.js'
import { startWebKit, type WebKit } from '../support/webkit.js'

describe.runIf(isLong)('in WebKit', () => {
  let server: RunningServer
  let webkit: WebKit
  beforeAll(async () => {
    server = await preview({ root: packageRoot, outDir: inject('ownSite'), port: 0 })
    webkit = await startWebKit()
  })
  afterAll(async () => {
    await webkit?.close()
    await server?.close()
  })

  const visit = (path: string) => webkit.visit(new URL(path, server.urls.local[0]).href)

  it('the hits of the search are seen', async () => {
    await visit('x/introduction/')
    await webkit.click('[data-search]')
    await webkit.waitFor(`document.activeElement?.matches('dialog[open] input') ?? false`)
    await webkit.type('column pinning')
    await webkit.waitFor(`document.querySelectorAll('dialog[open] [role=option]').length > 3`)
    expect(
      await webkit.evaluate(`document.querySelector('dialog[open] [role=listbox]').parentElement.clientHeight`),
    ).toBeGreaterThan(250)
  })

  it('a page is copied at the first press', async () => {
    await visit('x/introduction/')
    await webkit.click('.v-page-menu > summary')
    await webkit.waitFor(`getComputedStyle(document.querySelector('.v-page-menu > ul')).opacity === '1'`)
    await webkit.click('[data-copy-from]')
    await webkit.waitFor(`document.querySelector('[data-copy-from]').dataset.copyState !== undefined`)
    expect(await webkit.evaluate(`document.querySelector('[data-copy-from]').dataset.copyState`)).toBe('copied')
  })

  it('a demo becomes interactive', async () => {
    await visit('x/react-data-grid/')
    await webkit.evaluate(`document.querySelector('[data-demo-root]').scrollIntoView()`)
    await webkit.waitFor(`document.querySelector('[data-demo-root][data-awake] [role="grid"]') !== null`)
  })
})
