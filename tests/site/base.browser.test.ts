/**
 * A part of this repository's site below another base. tests/output/base.test.ts checks the addresses in a small site; this
 * checks every request of real pages, demos and their packages included.
 */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '../support/browser.js'
import { packageRoot } from '../support/files.js'
import { docsBuildCommand, run } from '../support/project.js'
import { serveFolder, visitPage } from './support.js'

const base = '/deep/base/'
let server: Server
beforeAll(async () => {
  const outDir = join(packageRoot, '.vitrine-tests/base')
  const only = ['/x/introduction/installation', '/x/react-tree-view'].flatMap((pathname) => ['--only', pathname])
  const { code, stderr } = await run(
    process.execPath,
    [docsBuildCommand, '--base', base, ...only, '--out-dir', outDir],
    packageRoot,
  )
  expect(code, stderr).toBe(0)
  server = await serveFolder(outDir, base)
})
afterAll(() => void server?.close())

it.each(['x/introduction/installation/', 'zh/x/react-tree-view/'])(
  '%s requests nothing outside the base',
  { tags: 'long' },
  async (path) => {
    const browser = await connect()
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { page, complaints, scripts } = await visitPage(browser, `${origin}${base}${path}`)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.reload()
    if (path.includes('react-')) {
      const demo = page.locator('[data-demo-root]:visible').first()
      await demo.scrollIntoViewIfNeeded()
      await demo.and(page.locator('[data-awake]')).waitFor({ state: 'attached' })
    }
    await page.waitForLoadState('networkidle')
    expect(requested.filter((address) => !address.startsWith(origin + base))).toEqual([])
    expect(scripts.size).toBeGreaterThan(1)
    expect(complaints).toEqual([])
    await browser.close()
  },
)
