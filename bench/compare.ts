/**
 * Vitrine beside Hugo, Eleventy, VitePress, Docusaurus and Starlight: one corpus, one table, written to bench/RESULTS.md,
 * and from there to the documents that quote it.
 *
 *     npm run bench                                  100 pages, three runs; 1,000 pages, one run
 *     npm run bench -- compare --sizes 100:3 --tools vitrine,hugo --out results.md
 *
 * The machine should do nothing else. The first run installs the peers into bench/.work; Hugo is Debian's package. A tool
 * that is missing is left out, and the file says so. What ends with an error has a dash, and the error is printed.
 */
import { cpus, totalmem } from 'node:os'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { type Builds, bytesPerPage, noBuilds, runBuilds, writeSite } from './building.js'
import { type CorpusPage, makePages } from './corpus.js'
import { launch, saveToScreen, startServer } from './dev.js'
import { row, withRows } from './markdown-table.js'
import { median, option, type Run, setAside } from './measure.js'
import { publishedTables } from './published.js'
import { serveFolder } from './static-server.js'
import { presentTools, siteDir, type Tool, tools, urlOf } from './tools.js'

const sizes = option('sizes', '100:3,1000:1')
  .split(',')
  .map((one) => one.split(':').map(Number) as [number, number])
const ownResults = 'bench/RESULTS.md'
const out = option('out', ownResults)
const present = presentTools(option('tools', tools.map(({ name }) => name).join()))

interface Result {
  builds: Builds
  /** Milliseconds; missing where the server did not show the page. */
  first?: number
  save?: number
  html?: number
  page?: PageBytes
}

interface PageBytes {
  /** Compressed bytes of everything that a visit loads. */
  all: number
  /** Compressed bytes of scripts, those in the page included. */
  scripts: number
}

async function development(browser: Browser, tool: Tool, pages: CorpusPage[]): Promise<Pick<Result, 'first' | 'save'>> {
  const dir = siteDir(tool, pages.length)
  const page = pages[Math.floor(pages.length / 2)]!
  const start = () => startServer(browser, (port) => tool.serve(dir, port), urlOf(tool, page), dir)
  try {
    // The caches of the servers are those that the first start leaves.
    await (await start()).stop()
    const server = await start()
    try {
      const save = await saveToScreen(server, (words) =>
        writeFileSync(join(dir, tool.file(page)), tool.text({ ...page, body: `${words}\n\n${page.body}` })),
      )
      return { first: server.first, save }
    } finally {
      await server.stop()
    }
  } catch (error) {
    console.error(`${tool.name}, development server:`, error)
    return {}
  }
}

/** What a browser loads before the reader does anything. */
async function pageBytes(browser: Browser, tool: Tool, pages: CorpusPage[]): Promise<PageBytes> {
  const server = await serveFolder(join(siteDir(tool, pages.length), tool.out))
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const sum: PageBytes = { all: 0, scripts: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum.all += encodedDataLength
    if (types.get(requestId) === 'Script') sum.scripts += encodedDataLength
  })
  await page.goto(server.origin + urlOf(tool, pages[0]!), { waitUntil: 'networkidle' })
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')]
      .filter(({ type }) => !type.endsWith('json') && type !== 'speculationrules')
      .map((script) => script.textContent)
      .join('\n'),
  )
  sum.scripts += inline ? gzipSync(inline, { level: 9 }).length : 0
  await context.close()
  server.close()
  return sum
}

const wall = (all: Run[]) => median(all.map((run) => run.wall))
const memory = (builds: Builds) => Math.max(...builds.cold.map((run) => run.memory))
const seconds = (all: Run[]) => wall(all).toFixed(wall(all) < 10 ? 2 : 1)
const kilobytes = (bytes: number | undefined, digits = 0) =>
  bytes === undefined ? '–' : (bytes / 1000).toFixed(digits)
const milliseconds = (time: number | undefined) => (time === undefined ? '–' : String(Math.round(time)))

function table(results: Map<Tool, Result>): string {
  const head =
    'tool, cold s, nothing changed s, one edit s, first page ms, save to screen ms, memory MiB, HTML kB per page, loaded kB, scripts kB'
  const lines = [...results].map(([{ name }, { builds, first, save, html, page }]) =>
    builds.failed.length > 0
      ? row([name, ...Array.from({ length: 9 }, () => '–')])
      : row([
          name,
          ...[builds.cold, builds.unchanged, builds.edited].map(seconds),
          ...[first, save].map(milliseconds),
          String(Math.round(memory(builds))),
          kilobytes(html),
          kilobytes(page?.all),
          kilobytes(page?.scripts, 1),
        ]),
  )
  return [row(head.split(', ')), row(['---', ...Array.from({ length: 9 }, () => '---:')]), ...lines].join('\n')
}

/** How many times as long each tool takes as the first one. */
function ratios(results: Map<Tool, Result>): string {
  const [[first, base], ...others] = [...results].filter(([, { builds }]) => builds.failed.length === 0) as [
    [Tool, Result],
    ...[Tool, Result][],
  ]
  const times = (a: number | undefined, b: number | undefined) =>
    a === undefined || b === undefined ? '–' : (a / b).toFixed(2)
  const lines = others.map(([{ name }, { builds, first: start, save }]) =>
    row([
      name,
      ...(['cold', 'unchanged', 'edited'] as const).map((kind) => times(wall(builds[kind]), wall(base.builds[kind]))),
      times(start, base.first),
      times(save, base.save),
      times(memory(builds), memory(base.builds)),
    ]),
  )
  return [
    row([`times ${first.name}`, 'cold', 'nothing changed', 'one edit', 'first page', 'save to screen', 'memory']),
    row(['---', ...Array.from({ length: 6 }, () => '---:')]),
    ...lines,
  ].join('\n')
}

const missing = tools.filter((tool) => !present.includes(tool)).map(({ name }) => name)
const versions = present.map((tool) => `- **${tool.name} ${tool.version()}**: ${tool.note}`)
const machine = `${cpus().length} cores (${cpus()[0]!.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`

/** The file with the sizes that have been measured so far. */
const report = (sections: string[]) => `# Vitrine beside other tools

Written by \`npm run bench\` on a machine with ${machine}. Absolute times differ from machine to machine by a third and more; ratios hold better. [What agents find](AGENTS.md) is measured apart.

${versions.join('\n')}
${missing.length > 0 ? `\nNot measured, because not installed: ${missing.join(', ')}.\n` : ''}
The corpus is generated: pages of about 1,300 words with 5 code blocks of 15 to 37 lines, a table and links, in 10 sections, in a navigation of all pages. *Cold* is a build without output and caches, *nothing changed* and *one edit* are builds after it, with the caches that the tool keeps by default. *First page* is the time from starting the development server a second time to the text of a page in a browser, *save to screen* the time from a saved file to the new text there. *Memory* is the largest resident memory of the whole process tree in a cold build. *Loaded* and *scripts* are the compressed bytes of one visit before the reader does anything, without service workers.

${sections.join('\n\n')}
`

const browser = await launch()
const sections: string[] = []
for (const [size, runs] of sizes) {
  const pages = makePages(size)
  const results = new Map<Tool, Result>(present.map((tool) => [tool, { builds: noBuilds() }]))
  for (const tool of present) writeSite(tool, pages)
  for (let run = 0; run < runs; run++)
    for (const [tool, { builds }] of results) {
      if (builds.failed.length > 0) continue
      await runBuilds(tool, pages, run, builds)
      console.log(`${size} pages, run ${run + 1}, ${tool.name}: ${builds.cold.at(-1)!.wall.toFixed(1)} s`)
      if (builds.failed.length > 0) console.error(`FAILED: ${builds.failed.join('; ')}`)
    }
  for (const [tool, result] of results) {
    if (result.builds.failed.length > 0) continue
    result.html = bytesPerPage(tool, pages)
    result.page = await pageBytes(browser, tool, pages)
    Object.assign(result, await development(browser, tool, pages))
    setAside(siteDir(tool, size))
  }
  const title = `## ${size.toLocaleString('en')} pages, ${runs === 1 ? 'one run' : `medians of ${runs} runs`}`
  sections.push([title, table(results), ratios(results)].join('\n\n'))
  // The next size takes longer, and may be stopped.
  writeFileSync(out, report(sections))
}
await browser.close()
const results = report(sections)
console.log(results)
if (out === ownResults)
  for (const { file, head, rows } of publishedTables)
    writeFileSync(file, withRows(readFileSync(file, 'utf8'), head, rows(results)))
