/**
 * How fast writing feels: from the start of docs-serve to the first page, and from a saved file to the new text in a
 * browser.
 *
 *     npm run bench -- serve --pages 100,1000,5000
 *
 * VitePress's dev server is measured beside it from save to text with 100 pages, because machines differ: where it takes
 * 175 ms (others measured there: Rspress 246 ms, Docusaurus with its faster mode 379 ms, Hugo 493 ms), the bars are 1 s
 * warm, 2 s cold, 100 ms from save to text at 1,000 pages, 200 ms from a demo's save to the demo, 5,000 pages at most 1.2
 * times 100 pages. Processor time is printed beside the wall time of a start: on a busy machine it is the number to
 * compare.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { type CorpusPage, makePages, vitrineText, writeVitePressSite, writeVitrineSite } from './corpus.js'
import { median, option } from './measure.js'
import { installPeer, work } from './peers.js'

const command = resolve('dist/cli/docs-serve.js')
const sizes = option('pages', '100,1000,5000').split(',').map(Number)
const runs = 5
const edits = 15

interface Started {
  /** Milliseconds from the start of the process to the whole first page. */
  first: number
  /** Milliseconds of the process's processor time until then. */
  cpu: number
  url: string
  stop(): Promise<void>
}

async function start(dir: string, path: string): Promise<Started> {
  const begun = performance.now()
  const child = spawn(process.execPath, [command, dir, '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((found) => {
    let output = ''
    child.stdout.on('data', (bytes) => {
      output += String(bytes)
      const line = output
        .split('\n')
        .slice(0, -1)
        .find((one) => one.includes('"type":"ready"'))
      if (line) found((JSON.parse(line) as { urls: { local: [string] } }).urls.local[0])
    })
  })
  await (await fetch(new URL(path, url))).text()
  const first = performance.now() - begun
  const cpu = processorTime(child.pid!)
  const stop = () =>
    new Promise<void>((ended) => {
      child.on('exit', () => ended())
      child.kill('SIGTERM')
    })
  return { first, cpu, url, stop }
}

/** Saves of a demo of this repository's own site, as long as it takes until the demo shows them. */
async function demoToScreen(): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-bench-demo-'))
  for (const name of ['content', 'docs.config.ts', 'package.json', 'tsconfig.json'])
    cpSync(name, join(dir, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'))
  const file = join(dir, 'content/react-charts/BasicBars.tsx')
  const text = readFileSync(file, 'utf8')
  const path = '/x/react-charts/'
  const { url, stop } = await start(dir, path)
  const time = await saveToScreen(url, path, (words) => writeFileSync(file, text.replace('Loaves sold', words)))
  await stop()
  rmSync(dir, { recursive: true })
  return time
}

/** Milliseconds that a process has used, from /proc; clock ticks are 10 ms. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Resolves when the page listens for edits. */
type Listening = (page: Page) => Promise<unknown>
const toEvents: Listening = (page) => page.waitForRequest(/__vitrine\/events/)
const toSocket: Listening = (page) => page.waitForEvent('websocket')

/**
 * @param save writes a file so that the page shows the words
 * @returns milliseconds, the median of the edits
 */
async function saveToScreen(
  url: string,
  path: string,
  save: (words: string) => void,
  isListening = toEvents,
): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  const listening = isListening(page)
  await page.goto(new URL(path, url).href)
  await listening
  // The watcher's first scan.
  await new Promise((done) => setTimeout(done, 3_000))
  const times: number[] = []
  for (let edit = 0; edit < edits; edit++) {
    const words = `Edit number ${edit} of many.`
    // The browser takes the time when the text is there, so that the way back is not counted.
    const seen = page.evaluate(
      (text) =>
        new Promise<number>((found) => {
          const observer = new MutationObserver(() => {
            // Demos show them too; their source does not count.
            const shown = [...document.querySelectorAll('main :is(p, li), [data-demo-stage]')].some((element) =>
              element.textContent.includes(text),
            )
            if (!shown) return
            observer.disconnect()
            found(performance.timeOrigin + performance.now())
          })
          observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        }),
      words,
    )
    await new Promise((done) => setTimeout(done, 300))
    const saved = performance.timeOrigin + performance.now()
    save(words)
    times.push((await seen) - saved)
  }
  await browser.close()
  return median(times)
}

const withWords = (page: CorpusPage, words: string) => vitrineText({ ...page, body: `${words}\n\n${page.body}` })

/** The same edits in VitePress, or undefined where it cannot be installed. */
async function vitePressToScreen(size: number): Promise<number | undefined> {
  if (!installPeer(['vitepress@1.6.4'])) return undefined
  // Below its packages: it finds Vue from where the pages are.
  const dir = join(work, `vitepress-${size}`)
  const pages = makePages(size)
  rmSync(dir, { recursive: true, force: true })
  writeVitePressSite(dir, pages)
  const page = pages[Math.floor(size / 2)]!
  const child = spawn(process.execPath, [join(work, 'node_modules/vitepress/bin/vitepress.js'), 'dev', dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((found) => {
    let output = ''
    child.stdout.on('data', (bytes) => {
      output += String(bytes)
      const address = /http:\/\/localhost:[\d]+\//.exec(output.replace(/\u001b\[[\d;]*m/g, ''))
      if (address) found(address[0])
    })
  })
  const time = await saveToScreen(
    url,
    `/${page.path}`,
    (words) => writeFileSync(join(dir, `${page.path}.md`), withWords(page, words)),
    toSocket,
  )
  child.kill('SIGTERM')
  rmSync(dir, { recursive: true })
  return time
}

const peer = await vitePressToScreen(100)
console.log(
  peer === undefined
    ? 'VitePress is not installed and is left out.'
    : `VitePress, 100 pages, save to text: ${Math.round(peer)} ms`,
)
console.log(['pages', 'cold ms', 'its cpu ms', 'warm ms', 'its cpu ms', 'save to text ms', 'of VitePress'].join(' | '))
for (const size of sizes) {
  const dir = mkdtempSync(join(tmpdir(), `vitrine-bench-${size}-`))
  const pages = makePages(size)
  writeVitrineSite(dir, pages)
  const page = pages[Math.floor(size / 2)]!
  const cold = await start(dir, `/${page.path}/`)
  await cold.stop()
  const warm: Started[] = []
  for (let run = 0; run < runs; run++) {
    const started = await start(dir, `/${page.path}/`)
    warm.push(started)
    await started.stop()
  }
  const writing = await start(dir, `/${page.path}/`)
  const save = await saveToScreen(writing.url, `/${page.path}/`, (words) =>
    writeFileSync(join(dir, `content/${page.path}.md`), withWords(page, words)),
  )
  await writing.stop()
  const row = [
    size,
    cold.first,
    cold.cpu,
    median(warm.map(({ first }) => first)),
    median(warm.map(({ cpu }) => cpu)),
    save,
  ]
  console.log(
    [...row.map((value) => Math.round(value)), peer === undefined ? '–' : (save / peer).toFixed(2)].join(' | '),
  )
  rmSync(dir, { recursive: true })
}
console.log(`a demo of this repository's own site, save to screen: ${Math.round(await demoToScreen())} ms`)
