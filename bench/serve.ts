/**
 * How fast writing feels: from the start of docs-serve to the first page, and from a saved file to the new text in a
 * browser.
 *
 *     npm run bench -- serve --pages 100,1000,5000
 *
 * VitePress's dev server is measured beside it from save to text with 100 pages, because machines differ: where it takes
 * 175 ms (others measured there: Rspress 246 ms, Docusaurus with its faster mode 379 ms, Hugo 493 ms), the bars are 1 s
 * warm, 2 s cold, 100 ms from save to text at 1,000 pages, 200 ms from a demo's save to the demo, 5,000 pages at most 1.2
 * times 100 pages, 50 ms from save to text in MDX. Processor time is printed beside the wall time of a start: on a busy machine it is the number to
 * compare.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { writeSite } from './building.js'
import { type CorpusPage, makePages, put } from './corpus.js'
import { launch, saveToScreen, type Started, startServer } from './dev.js'
import { median, option } from './measure.js'
import { presentTools, siteDir, type Tool, urlOf, vitrine, vitrineText } from './tools.js'

const sizes = option('pages', '100,1000,5000').split(',').map(Number).filter(Boolean)
const runs = 5
const browser = await launch()

const start = (tool: Tool, dir: string, path: string) =>
  startServer(browser, (port) => tool.serve(dir, port), path, dir)

/** Saves of a demo of this repository's own site, as long as it takes until the demo shows them. */
async function demoToScreen(): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-bench-demo-'))
  for (const name of ['content', 'docs.config.ts', 'package.json', 'tsconfig.json'])
    cpSync(name, join(dir, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'))
  const file = join(dir, 'content/react-charts/BasicBars.tsx')
  const text = readFileSync(file, 'utf8')
  const path = '/x/react-charts/'
  const server = await start(vitrine, dir, path)
  const time = await saveToScreen(server, (words) => writeFileSync(file, text.replace('Loaves sold', words)))
  await server.stop()
  rmSync(dir, { recursive: true })
  return time
}

/** Saves of a page in the middle of the corpus. */
async function pageToScreen(tool: Tool, pages: CorpusPage[]): Promise<number> {
  const dir = siteDir(tool, pages.length)
  const page = pages[Math.floor(pages.length / 2)]!
  const server = await start(tool, dir, urlOf(tool, page))
  try {
    return await saveToScreen(server, (words) =>
      writeFileSync(join(dir, tool.file(page)), tool.text({ ...page, body: `${words}\n\n${page.body}` })),
    )
  } finally {
    await server.stop()
  }
}

/** The corpus as MDX: each page has a component, an island and an expression. */
const mdx: Tool = {
  ...vitrine,
  name: 'vitrine-mdx',
  write(dir, pages) {
    vitrine.write.call(this, dir, pages)
    put(dir, 'content/components/Badge.tsx', 'export default ({ children }) => <b>{children}</b>\n')
    put(
      dir,
      'parts/Counter.tsx',
      `import { useState } from 'react'
export function Counter({ start }) {
  const [count, setCount] = useState(start)
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}
`,
    )
  },
  file: ({ path }) => `content/${path}.mdx`,
  text: ({ body, ...page }) =>
    vitrineText({
      ...page,
      body: `import { Counter } from '../../parts/Counter'

export const start = 1 + 1

<Badge>new</Badge> in {start} places.

<Counter start={start} />

${body}`,
    }),
}

const mdxWithPlugin: Tool = {
  ...mdx,
  write(dir, pages) {
    mdx.write.call(this, dir, pages)
    put(dir, 'plugin.mjs', 'export default () => () => {}\n')
    const config = { title: 'Corpus', url: 'https://example.com', markdown: { remarkPlugins: ['./plugin.mjs'] } }
    put(dir, 'docs.config.ts', `export default ${JSON.stringify(config)}\n`)
  },
}

async function mdxToScreen(tool: Tool): Promise<number> {
  const pages = makePages(200)
  writeSite(tool, pages)
  const time = await pageToScreen(tool, pages)
  rmSync(siteDir(tool, pages.length), { recursive: true })
  return time
}

async function peerToScreen(): Promise<number | undefined> {
  const [peer] = presentTools('vitepress')
  if (!peer) return undefined
  const pages = makePages(100)
  writeSite(peer, pages)
  const time = await pageToScreen(peer, pages)
  rmSync(siteDir(peer, pages.length), { recursive: true })
  return time
}

const peer = await peerToScreen()
if (peer !== undefined) console.log(`VitePress, 100 pages, save to text: ${Math.round(peer)} ms`)
console.log(['pages', 'cold ms', 'its cpu ms', 'warm ms', 'its cpu ms', 'save to text ms', 'of VitePress'].join(' | '))
for (const size of sizes) {
  const pages = makePages(size)
  writeSite(vitrine, pages)
  const dir = siteDir(vitrine, size)
  const path = urlOf(vitrine, pages[Math.floor(size / 2)]!)
  const cold = await start(vitrine, dir, path)
  await cold.stop()
  const warm: Started[] = []
  for (let run = 0; run < runs; run++) {
    const started = await start(vitrine, dir, path)
    warm.push(started)
    await started.stop()
  }
  const save = await pageToScreen(vitrine, pages)
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
console.log(`MDX, 200 pages, save to text: ${Math.round(await mdxToScreen(mdx))} ms`)
console.log(`the same with a remark plugin: ${Math.round(await mdxToScreen(mdxWithPlugin))} ms`)
console.log(`a demo of this repository's own site, save to screen: ${Math.round(await demoToScreen())} ms`)
await browser.close()
