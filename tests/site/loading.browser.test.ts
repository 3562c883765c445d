/** What the pages of this repository load in the browser. */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLongRun } from '../support/long.js'
import { isDemoPage, oneOfEachLayout, openOwnSite, type OwnSite } from './support.js'

/** An event of a trace: the browser looks for the rules of elements. */
interface Recalculation {
  name: string
  args: { beginData?: { frame: string }; elementCount?: number }
}

const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1
/** After two frames, observers of what came into view have been called. */
const drawn = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
/** Ends when nothing more was loaded in three moments in a row in which the page had nothing else to do. */
const settled = async () => {
  for (let same = 0, before = -1; same < 3;) {
    const count = performance.getEntriesByType('resource').length
    same = count === before ? same + 1 : 0
    before = count
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))
  }
}

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
  it(
    'a page loads and scrolls to its end without an error',
    async () => {
      const found: Record<string, string[]> = {}
      // Pages of single demos are left out: the page that shows the demo contains all that they do.
      for (const path of looked()) {
        const { page, complaints, close } = await site.visit(path)
        // With the wheel, beside demos that scroll themselves. In pages that scripts scroll while they wake, a busy Chromium
        // sometimes draws no more frames.
        await page.mouse.move(1276, 600)
        while (!(await page.evaluate(isAtEnd))) {
          await page.mouse.wheel(0, 800)
          await page.evaluate(drawn)
        }
        // Playwright’s “networkidle” does not always come on a busy machine.
        await page.evaluate(settled)
        if (complaints.length > 0) found[path] = complaints
        await close()
      }
      expect(found).toEqual({})
    },
    inLongRun(7_200_000, 300_000),
  )

  it('an element that is added concerns no other element of the page', { tags: 'long' }, async () => {
    // A rule such as `.a:has(.b) > :not(.c)` would make the browser look at every element again, 20 ms each time.
    const { page, close } = await site.visit('x/react-charts/')
    const session = await page.context().browser()!.newBrowserCDPSession()
    const { frameTree } = await (await page.context().newCDPSession(page)).send('Page.getFrameTree')
    const looked: number[] = []
    session.on('Tracing.dataCollected', ({ value }) => {
      for (const { name, args } of value as unknown as Recalculation[])
        if (name === 'UpdateLayoutTree' && args.beginData?.frame === frameTree.frame.id)
          looked.push(args.elementCount ?? 0)
    })
    await page.locator('[data-awake]').first().waitFor()
    await page.evaluate(() => {
      const added = document.createElement('span')
      added.id = 'added'
      document.body.append(added)
      added.append('text')
      document.body.getBoundingClientRect()
    })
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['devtools.timeline'] },
    })
    await page.evaluate(() => {
      const added = document.getElementById('added')!
      for (let time = 0; time < 5; time++) {
        added.textContent = `text ${time}`
        added.getBoundingClientRect()
      }
    })
    const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()))
    await session.send('Tracing.end')
    await complete
    const all = await page.locator('*').count()
    expect(looked.length).toBeGreaterThan(0)
    expect(looked.filter((count) => count > all / 4)).toEqual([])
    await session.detach()
    await close()
  })

  it('a page with many demos makes at most 30 requests for its first one', async () => {
    const { page, close } = await site.visit('x/react-data-grid/', { viewport: { width: 1280, height: 800 } })
    await page.locator('[data-awake]').first().waitFor()
    const requests = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    expect(requests.length, requests.join('\n')).toBeLessThan(30)
    await close()
  })

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
    expect(weigh(own, (script) => gzipSync(script, { level: 9 }))).toBeLessThanOrEqual(4096)
    expect(weigh(scripts.keys())).toBeLessThanOrEqual(6144)
    await close()
  })
})
