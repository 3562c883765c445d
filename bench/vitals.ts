/**
 * Pages of the built site as a phone meets them: when something is painted, when the first demo is drawn and reacts, and
 * how long the main thread is blocked.
 *
 *     npm run docs-build && npm run bench -- vitals --runs 5
 *     npm run bench -- vitals --encoding br --pages /x/react-data-grid/
 *     npm run bench -- vitals --dir ../other/export --pages /x/react-charts/ --profile
 *
 * Times of loading are medians in milliseconds at 1.6 Mbit/s and 150 ms, on the machine's own processor. "Busy" and
 * "blocked" are those of a processor four times as slow: the processor time of all tasks of the main thread, and what it
 * exceeds 50 ms in each, while a page loads from its first contentful paint on (total blocking time). It is processor
 * time, not the clock's, so that it hardly depends on what else the machine does. There is no service worker.
 */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { median, option } from './measure.js'
import { serveFolder } from './static-server.js'

const dir = option('dir', 'export')
const runs = Number(option('runs', '3'))
const pages = option('pages', '/x/react-data-grid/,/x/react-charts/,/x/react-date-pickers/,/x/introduction/').split(',')
const withProfile = process.argv.includes('--profile')

const encoding = option('encoding', 'gzip') as 'gzip' | 'br'
const { origin, close } = await serveFolder(dir, encoding)

/** What the page's own observers have seen. */
interface Seen {
  paint?: number
  largest?: number
  /** The first demo is drawn by its own script. */
  row?: number
  awake?: number
  shift: number
}

function observe(): void {
  const seen: Seen = { shift: 0 }
  Object.assign(globalThis, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.paint = entry.startTime))
  watch('largest-contentful-paint', (entry) => (seen.largest = entry.startTime))
  watch('layout-shift', (entry) => (seen.shift += entry.value ?? 0))
  const look = () => {
    if (document.querySelector('.MuiDataGrid-row')) seen.row ??= performance.now()
    if (document.querySelector('[data-awake]')) seen.awake ??= performance.now()
    if (seen.awake === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const seenBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

async function open(browser: Browser, network: 'slow' | 'fast'): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(observe)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (network === 'slow')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    })
  return { page, session }
}

interface Work {
  busy: number
  blocked: number
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args: { name?: string }
}

const slowdown = 4

/** The work of the main threads of pages while something is done. */
async function workOf(browser: Browser, action: () => Promise<void>): Promise<Work> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] },
  })
  await action()
  await new Promise<void>((done) => {
    session.once('Tracing.tracingComplete', () => done())
    void session.send('Tracing.end')
  })
  await session.detach()
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const painted = events.find(({ name, pid, tid }) => name === 'firstContentfulPaint' && main.has(`${pid} ${tid}`))
  const work: Work = { busy: 0, blocked: 0 }
  for (const { name, ph, pid, tid, ts, tdur = 0 } of events) {
    if (name !== 'RunTask' || ph !== 'X' || !main.has(`${pid} ${tid}`)) continue
    const took = (tdur / 1000) * slowdown
    work.busy += took
    if (!painted || ts > painted.ts) work.blocked += Math.max(0, took - 50)
  }
  return work
}

/** Until no demo in view is asleep and the browser has been idle for a moment. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let calm = 0
        const look = () => {
          const asleep = [...document.querySelectorAll('[data-demo-root]:not([data-awake])')].some((root) => {
            const { top, bottom, height } = root.getBoundingClientRect()
            return height > 1 && bottom > 0 && top < innerHeight
          })
          calm = asleep ? 0 : calm + 1
          if (calm > 5) done()
          else setTimeout(look, 200)
        }
        look()
      }),
  )
}

type Row = Record<'paint' | 'largest' | 'row' | 'awake' | 'kilobytes' | 'requests', number | undefined> &
  Record<'blocked' | 'busy' | 'scrollBlocked' | 'scrollBusy' | 'shift', number>

async function measure(browser: Browser, path: string): Promise<Row> {
  const slow = await open(browser, 'slow')
  let bytes = 0
  let requests = 0
  const embedded = new Set<string>()
  slow.session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) embedded.add(requestId)
  })
  slow.session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    if (!embedded.has(requestId)) requests++
  })
  await slow.page.goto(origin + path, { timeout: 60_000 })
  await settled(slow.page)
  const { paint, largest, row, awake } = await seenBy(slow.page)
  await slow.page.context().close()

  const { page } = await open(browser, 'fast')
  const loading = await workOf(browser, async () => {
    await page.goto(origin + path, { timeout: 60_000 })
    await settled(page)
  })
  const scrolling = await workOf(browser, async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 450; y < height; y += 450) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y)
      await page.waitForTimeout(100)
    }
    await settled(page)
  })
  const { shift } = await seenBy(page)
  await page.context().close()
  return {
    paint,
    largest,
    row,
    awake,
    kilobytes: bytes / 1000,
    requests,
    blocked: loading.blocked,
    busy: loading.busy,
    scrollBlocked: scrolling.blocked,
    scrollBusy: scrolling.busy,
    shift: shift * 10_000,
  }
}

interface ProfileNode {
  id: number
  callFrame: { functionName: string; url: string }
}

/** Prints what takes the most time of its own while a page loads. */
async function printProfile(browser: Browser, path: string): Promise<void> {
  const { page, session } = await open(browser, 'fast')
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: 500 })
  await session.send('Profiler.start')
  await page.goto(origin + path, { timeout: 60_000 })
  await settled(page)
  const { profile } = await session.send('Profiler.stop')
  await page.context().close()
  const nodes = new Map((profile.nodes as ProfileNode[]).map((node) => [node.id, node.callFrame]))
  const sums = { file: new Map<string, number>(), call: new Map<string, number>() }
  profile.samples!.forEach((id, at) => {
    const { functionName, url } = nodes.get(id)!
    if (functionName === '(idle)' || functionName === '(program)') return
    const file = url.split('/').at(-1) ?? ''
    const took = profile.timeDeltas![at]! / 1000
    sums.file.set(file, (sums.file.get(file) ?? 0) + took)
    const call = `${functionName} ${file}`
    sums.call.set(call, (sums.call.get(call) ?? 0) + took)
  })
  for (const [name, sum] of Object.entries(sums)) {
    console.log(`\n${path}: own time by ${name}, ms`)
    for (const [key, took] of [...sum].sort((a, b) => b[1] - a[1]).slice(0, 18))
      console.log(`${took.toFixed(0).padStart(6)} ${key}`)
  }
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    // Pages of the browser itself, whose work would count as that of the page: 0.3 s.
    '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
  ],
})
const columns = [
  ['paint', 'first paint'],
  ['largest', 'largest paint'],
  ['row', 'grid row'],
  ['awake', 'first demo reacts'],
  ['kilobytes', 'kB'],
  ['requests', 'requests'],
  ['blocked', 'blocked while loading'],
  ['busy', 'busy while loading'],
  ['scrollBlocked', 'blocked while scrolling'],
  ['scrollBusy', 'busy while scrolling'],
  ['shift', 'layout shift / 10,000'],
] as const
console.log(`| page | ${columns.map(([, title]) => title).join(' | ')} |`)
console.log(`|---|${columns.map(() => '---:').join('|')}|`)
for (const path of pages) {
  const rows: Row[] = []
  for (let run = 0; run < runs; run++) rows.push(await measure(browser, path))
  const cells = columns.map(([key]) => {
    const values = rows.flatMap((row) => row[key] ?? [])
    return values.length === 0 ? '' : String(Math.round(median(values)))
  })
  console.log(`| ${path} | ${cells.join(' | ')} |`)
}
if (withProfile) for (const path of pages) await printProfile(browser, path)
await browser.close()
close()
