/**
 * How fast writing feels: from the start of docs-serve to the first page, and from a saved file to the new text in a
 * browser.
 *
 *     node --experimental-strip-types bench/serve.ts [pages…]     (or compiled; 100 1000 5000 by default)
 *
 * Beside it, measured on two cores in the same way with pages of the same size (100 pages): VitePress 1.6 takes 3.1 s to
 * the first text on the screen and 175 ms from save to text; Rspress 246 ms, Docusaurus with its faster mode 379 ms, Hugo
 * 493 ms. Medians; the bars are 1 s warm, 2 s cold, 100 ms from save to text at 1,000 pages, and 5,000 pages at most 1.2
 * times 100 pages.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const command = fileURLToPath(new URL('../dist/cli/docs-serve.js', import.meta.url))
const sections = 10
const runs = 5
const edits = 15

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

function pageText(section: number, index: number, words = ''): string {
  const paragraph = Array.from({ length: 60 }, (_, word) => `word${(word * 7 + index) % 97}`).join(' ')
  const code = `\`\`\`ts\n${Array.from({ length: 24 }, (_, line) => `export const value${line} = compute(${index}, "${line}")`).join('\n')}\n\`\`\``
  const parts = Array.from({ length: 5 }, (_, part) => `## Part ${part}\n\n${paragraph}\n\n${paragraph}\n\n${paragraph}\n\n${code}\n`)
  return `---\ntitle: Page ${section} ${index}\n---\n\n# Page ${section} ${index}\n\n<p class="description">Page ${index} of a corpus for measuring.</p>\n\n${words}\n\n${parts.join('\n')}`
}

function makeSite(pages: number): string {
  const dir = mkdtempSync(join(tmpdir(), `vitrine-bench-${pages}-`))
  const groups: string[] = []
  for (let section = 0; section < sections; section++) {
    mkdirSync(join(dir, `content/s${section}`), { recursive: true })
    const entries: string[] = []
    for (let index = 0; index < pages / sections; index++) {
      writeFileSync(join(dir, `content/s${section}/p${index}.md`), pageText(section, index))
      entries.push(`{ pathname: '/x/s${section}/p${index}', title: 'Page ${section} ${index}' }`)
    }
    groups.push(`{ pathname: '/x/s${section}', title: 'Section ${section}', children: [${entries.join(', ')}] }`)
  }
  writeFileSync(join(dir, 'docs.config.ts'), "export default { title: 'Corpus', url: 'https://example.com', prefix: '/x' }\n")
  writeFileSync(join(dir, 'content/navigation.ts'), `export default [\n${groups.join(',\n')}\n]\n`)
  return dir
}

interface Started {
  /** Milliseconds from the start of the process to the whole first page. */
  first: number
  url: string
  stop(): Promise<void>
}

async function start(dir: string): Promise<Started> {
  const begun = performance.now()
  const child = spawn(process.execPath, [command, dir, '--port', '0', '--json'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve) => {
    let output = ''
    child.stdout.on('data', (bytes) => {
      output += String(bytes)
      const line = output.split('\n').slice(0, -1).find((one) => one.includes('"type":"ready"'))
      if (line) resolve((JSON.parse(line) as { urls: { local: [string] } }).urls.local[0])
    })
  })
  await (await fetch(new URL('/x/s3/p5/', url))).text()
  const first = performance.now() - begun
  const stop = () =>
    new Promise<void>((resolve) => {
      child.on('exit', () => resolve())
      child.kill('SIGTERM')
    })
  return { first, url, stop }
}

async function saveToScreen(dir: string, url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage()
  const listening = page.waitForRequest(/__vitrine\/events/)
  await page.goto(new URL('/x/s3/p5/', url).href)
  await listening
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const times: number[] = []
  for (let edit = 0; edit < edits; edit++) {
    // The browser takes the time when the text is there, so that the way back is not counted.
    const seen = page.evaluate(
      (text) =>
        new Promise<number>((resolve) => {
          const look = () => document.querySelector('main')!.textContent!.includes(text) && (observer.disconnect(), resolve(performance.timeOrigin + performance.now()))
          const observer = new MutationObserver(look)
          observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        }),
      `Edit number ${edit}.`,
    )
    await new Promise((resolve) => setTimeout(resolve, 300))
    const saved = performance.timeOrigin + performance.now()
    writeFileSync(join(dir, 'content/s3/p5.md'), pageText(3, 5, `Edit number ${edit}.`))
    times.push((await seen) - saved)
  }
  await browser.close()
  return median(times)
}

const sizes = process.argv.slice(2).map(Number)
console.log('pages   cold ms   warm ms   save to text ms')
for (const pages of sizes.length > 0 ? sizes : [100, 1_000, 5_000]) {
  const dir = makeSite(pages)
  const cold = await start(dir)
  await cold.stop()
  const warm: number[] = []
  for (let run = 0; run < runs; run++) {
    const started = await start(dir)
    warm.push(started.first)
    await started.stop()
  }
  const writing = await start(dir)
  const save = await saveToScreen(dir, writing.url)
  await writing.stop()
  console.log([pages, cold.first, median(warm), save].map((value) => String(Math.round(value)).padStart(5)).join('     '))
  rmSync(dir, { recursive: true })
}
