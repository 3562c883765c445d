/**
 * What components take in Chromium: each case is a React element that is mounted in an empty page, alone. Shared by
 * `charts-points`, `tree-nodes`, `grid-rows`, `million-rows` and `picker-cost`.
 *
 * Times are processor time of the page's main thread, so that other programs on the machine matter little. They hold
 * scripts, styles, layout and painting until the second frame.
 */
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { median, option } from './measure.js'

export interface Case {
  name: string
  /** An expression for a React element; `h` is `createElement`. */
  element: string
  /** Selector of what is clicked after mounting, to take the time of the answer. */
  click?: string
  /** Takes the time of a move of the pointer. */
  hasPointer?: boolean
}

interface Result {
  mount: number
  elements: number
  action?: number
}

/** @param imports statements that the elements of the cases need */
export async function measureCases(imports: string, cases: Case[], actionTitle: string): Promise<void> {
  const runs = Number(option('runs', '5'))
  const only = option('only', '')
  const code = await bundle(imports, cases)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  console.log(`| case | elements | drawn after ms | ${actionTitle} ms |`)
  console.log('|---|---:|---:|---:|')
  for (const one of cases.filter(({ name }) => name.includes(only))) {
    const results: Result[] = []
    for (let run = 0; run < runs; run++) results.push(await measureOnce(browser, code, one))
    const actions = results.flatMap(({ action }) => action ?? [])
    const cells = [
      one.name,
      results[0]!.elements,
      median(results.map(({ mount }) => mount)).toFixed(0),
      actions.length === 0 ? '' : median(actions).toFixed(1),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  await browser.close()
}

async function bundle(imports: string, cases: Case[]): Promise<string> {
  const entries = cases.map(({ name, element }) => `${JSON.stringify(name)}: () => ${element}`)
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createElement as h } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
${imports}
const cases = { ${entries.join(',\n')} }
window.mount = (name) => {
  const element = cases[name]()
  window.measureNow = () => flushSync(() => createRoot(document.getElementById('root')).render(element))
}`,
      resolveDir: resolve('.'),
      loader: 'js',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The grid imports a stylesheet without a rule that a measurement needs.
    loader: { '.css': 'empty' },
    logLevel: 'error',
  })
  return outputFiles[0]!.text
}

declare global {
  interface Window {
    mount(name: string): void
    measureNow(): void
  }
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))

/** Milliseconds of processor time of the main thread so far. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
}

async function measureOnce(browser: Browser, code: string, { name, click, hasPointer }: Case): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 800, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.setContent('<!doctype html><div id="root" style="width: 640px"></div>')
  await page.addScriptTag({ content: code })
  // The data are made before the clock starts.
  await page.evaluate((which) => window.mount(which), name)
  await twoFrames(page)
  const start = await threadTime(session)
  await page.evaluate(() => window.measureNow())
  await twoFrames(page)
  const mount = (await threadTime(session)) - start
  const elements = await page.evaluate(() => document.querySelectorAll('#root *').length)
  let action: number | undefined
  if (click) {
    await page.locator(click).first().scrollIntoViewIfNeeded()
    const before = await threadTime(session)
    await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)!.click(), click)
    await twoFrames(page)
    action = (await threadTime(session)) - before
  } else if (hasPointer) {
    const moves = 20
    await page.mouse.move(100, 100)
    await twoFrames(page)
    const before = await threadTime(session)
    for (let move = 1; move <= moves; move++) {
      await page.mouse.move(100 + 20 * move, 100 + (move % 5) * 8)
      await twoFrames(page)
    }
    action = ((await threadTime(session)) - before) / moves
  }
  await context.close()
  return { mount, elements, action }
}
