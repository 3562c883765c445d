/** What the pages of this repository load in the browser. */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDemoPage, oneOfEachLayout, openOwnSite, type OwnSite } from './support.js'

let site: OwnSite
beforeAll(async () => {
  site = await openOwnSite()
})
afterAll(() => site?.close())

describe('in the browser', () => {
  const looked = () =>
    oneOfEachLayout(
      site,
      site.pages.filter((each) => !isDemoPage(each)),
    )
  it('a page loads and scrolls to its end without an error', async () => {
    const found: Record<string, string[]> = {}
    // Pages of single demos are left out: the page that shows the demo contains all that they do.
    for (const path of looked()) {
      const { page, complaints, close } = await site.visit(path)
      await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += 800) {
          scrollTo(0, top)
          // Two frames, so that observers of what came into view have been called.
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        }
      })
      await page.waitForLoadState('networkidle')
      if (complaints.length > 0) found[path] = complaints
      await close()
    }
    expect(found).toEqual({})
  }, 600_000)

  it('a page of prose loads at most 4 KB of scripts, and at most 6 KB with the offline worker', async () => {
    const { page, scripts, close } = await site.visit('x/introduction/roadmap/')
    await page.waitForLoadState('networkidle')
    const weigh = (paths: Iterable<string>, compressed: (script: Buffer) => Buffer = brotliCompressSync) =>
      [...paths].reduce((sum, path) => sum + compressed(scripts.get(path)!).length, 0)
    const own = new Set<string>()
    const need = (path: string) => {
      if (own.has(path)) return
      own.add(path)
      for (const [, next] of scripts
        .get(path)!
        .toString()
        .matchAll(/(?:from|import)"(\.\/[^"]+)"/g))
        need(new URL(next!, site.origin + path).pathname)
    }
    for (const address of await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src)))
      need(new URL(address).pathname)
    expect(own.size).toBeGreaterThan(1)
    // Hosts compress with Brotli, or else with gzip, which gains less from files as small as these.
    expect(weigh(own)).toBeLessThanOrEqual(4096)
    expect(weigh(own, (script) => gzipSync(script, { level: 9 }))).toBeLessThanOrEqual(4864)
    expect(weigh(scripts.keys())).toBeLessThanOrEqual(6144)
    await close()
  })
})
