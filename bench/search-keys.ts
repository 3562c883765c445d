/**
 * How long the results take after a key press, in a browser whose processor is slowed four times.
 *
 *     npm run docs-build && npm run bench -- search-keys --dir export
 *
 * The clock starts with the `keydown` event and stops when the first results of the new text are in the document and laid
 * out. Each question is typed twice:
 *
 * - *at the clock*: Chromium slows the thread of the page, and the search runs in its worker. What other programs do counts.
 * - *processor time*: the worker is blocked, so everything happens on the page's thread, whose own time is taken from a
 *   trace and multiplied by four. On a busy machine this is the number to look at, and no reader waits longer than that.
 *
 * There is no service worker: on a first visit it stores pages meanwhile, which is work of another kind.
 */
import { type Browser, chromium, type Page } from 'playwright-core'
import { questions } from '../tests/site/search-quality.js'
import { option } from './measure.js'
import { serveFolder } from './static-server.js'

const dir = option('dir', 'export')
const { origin, close } = await serveFolder(dir, 'identity')

interface Timed {
  query: string
  /** Milliseconds. */
  time: number
}

/** Marks in the trace. */
const keyed = 'search-keyed'
const shown = 'search-shown'

/** Types a question letter by letter; each letter waits for the last results of the one before. */
async function typed(page: Page, query: string): Promise<Timed[]> {
  const times: Timed[] = []
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.waitForTimeout(100)
  for (let length = 1; length <= query.length; length++) {
    await page.evaluate(
      ([keyed, shown]) => {
        performance.clearMarks()
        const dialog = document.querySelector('dialog.v-search')!
        const observer = new MutationObserver(() => {
          if (performance.getEntriesByName(keyed).length === 0) return
          observer.disconnect()
          // The time of the layout counts.
          dialog.getBoundingClientRect()
          performance.mark(shown)
        })
        for (const part of dialog.querySelectorAll('.v-search-list, .v-search-note, .v-search-status'))
          observer.observe(part, { childList: true, subtree: true, characterData: true })
        // Chinese characters come from an input method, without a key of their own.
        const start = () => performance.getEntriesByName(keyed).length === 0 && performance.mark(keyed)
        for (const type of ['keydown', 'beforeinput'])
          document.addEventListener(type, start, { capture: true, once: true })
      },
      [keyed, shown] as const,
    )
    const letter = query[length - 1]!
    await (letter > '~' ? page.keyboard.insertText(letter) : page.keyboard.press(letter))
    // A letter that changes nothing, such as a space, has no results to wait for.
    const isShown = await page
      .waitForFunction((shown) => performance.getEntriesByName(shown).length > 0, shown, { timeout: 2000 })
      .then(
        () => true,
        () => false,
      )
    if (isShown)
      times.push({
        query: query.slice(0, length),
        time: await page.evaluate(
          ([keyed, shown]) =>
            performance.getEntriesByName(shown)[0]!.startTime - performance.getEntriesByName(keyed)[0]!.startTime,
          [keyed, shown] as const,
        ),
      })
    // Sentences arrive later.
    await page.waitForTimeout(60)
  }
  return times
}

interface TraceEvent {
  name: string
  ts: number
  tts?: number
}

/** Types a question and takes the thread's own time for each letter from a trace. */
async function traced(browser: Browser, page: Page, query: string): Promise<Timed[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['blink.user_timing'] },
  })
  const times = await typed(page, query)
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const marks = events.filter(({ name, tts }) => tts !== undefined && (name === keyed || name === shown))
  marks.sort((a, b) => a.ts - b.ts)
  const spans = marks.flatMap((mark, index) => {
    const before = marks[index - 1]
    return mark.name === shown && before?.name === keyed ? [(mark.tts! - before.tts!) / 1000] : []
  })
  return times.map((one, index) => ({ ...one, time: (spans[index] ?? 0) * slower }))
}

function report(what: string, times: Timed[]): void {
  times.sort((a, b) => a.time - b.time)
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]!.time.toFixed(0)
  const soon = (100 * times.filter(({ time }) => time <= 50).length) / times.length
  console.log(
    `${what}: ${times.length} key presses, ${share(0.5)} ms usually, 95 % within ${share(0.95)} ms, ` +
      `all within ${share(1)} ms, ${soon.toFixed(1)} % within 50 ms`,
  )
  if (process.argv.includes('--worst'))
    for (const { query, time } of times.slice(-8)) console.log(`    ${query}: ${time.toFixed(0)} ms`)
}

const slower = 4
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const locale of ['en', 'zh'] as const)
  for (const isTraced of [false, true]) {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    if (isTraced)
      await page.addInitScript(() => {
        window.Worker = class {
          constructor() {
            throw new Error('blocked')
          }
        } as unknown as typeof Worker
      })
    await page.goto(`${origin}${locale === 'en' ? '' : '/zh'}/x/react-data-grid/`)
    await page.keyboard.press('/')
    await page.locator('dialog.v-search[open]').waitFor()
    if (!isTraced) {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    }
    // First questions, so that the index is there and the code is compiled.
    for (const query of locale === 'en' ? ['columns', 'data grid'] : ['列', '数据表格']) await typed(page, query)
    const times: Timed[] = []
    for (const [query] of questions[locale].filter((_, index) => index % 3 === 0))
      times.push(...(isTraced ? await traced(browser, page, query) : await typed(page, query)))
    report(`${locale}, ${isTraced ? 'processor time' : 'at the clock'}`, times)
    await context.close()
  }
await browser.close()
close()
