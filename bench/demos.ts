/**
 * Live demos: what a page with demos costs before it is used, how soon a demo reacts on a phone, and what building many
 * of them takes, as ratios to the same demos in one React root that is hydrated with the page.
 *
 *     npm run bench -- demos --runs 3 --generated 12,1000
 *
 * Bytes are gzipped (level 9) sums of the scripts that Chromium asked for. The phone is Chromium with a fourfold slower
 * processor and a network of 1.6 Mbit/s and 150 ms.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { type Browser, chromium, type Page } from 'playwright-core'
import { median, option } from './measure.js'
import { serveFolder } from './static-server.js'

const repository = resolve('.')
const work = resolve('bench/.work/demos')
const runs = Number(option('runs', '3'))
const generated = option('generated', '12,1000').split(',').map(Number)
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'

const subjects = [
  { name: 'chart', demo: 'react-charts/BasicBars' },
  { name: 'grid', demo: 'react-data-grid/BasicDataGrid' },
]

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const buildSite = (dir: string) =>
  execFileSync(process.execPath, [join(repository, 'dist/cli/docs-build.js'), dir, '--quiet'], {
    cwd: dir,
    stdio: 'inherit',
  })

/** A site with this repository's provider and one page for each subject, whose demo lies below the fold. */
function writeSite(dir: string): void {
  rmSync(dir, { recursive: true, force: true })
  const config = {
    title: 'Bench',
    url: 'https://bench.example',
    prefix: '/x',
    storagePrefix: 'mui',
    content: [{ dir: 'content', at: '/x' }],
    features: { demos: { inlineStyles: ['@mui/x-data-grid'] } },
  }
  write(join(dir, 'docs.config.json'), JSON.stringify(config))
  write(join(dir, 'package.json'), '{ "type": "module" }')
  write(
    join(dir, 'content/navigation.ts'),
    `export default ${JSON.stringify(subjects.map(({ name }) => ({ pathname: `/x/${name}` })))}`,
  )
  cpSync(join(repository, 'content/templates'), join(dir, 'content/templates'), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(dir, 'node_modules'))
  const filler = Array.from({ length: 80 }, (_, line) => `Paragraph ${line}.`).join('\n\n')
  for (const { name, demo } of subjects) {
    cpSync(join(repository, `content/${demo}.tsx`), join(dir, `content/${demo.split('/')[1]}.tsx`))
    write(
      join(dir, `content/${name}.md`),
      `# ${name}\n\n<p class="description">A page for the benchmark.</p>\n\n${filler}\n\n{{"demo": "${demo.split('/')[1]}.js", "ssr": false, "height": 320}}\n`,
    )
  }
}

/** The same demo in one React root that starts with the page. */
async function writeBaseline(dir: string, name: string, demo: string): Promise<void> {
  const file = join(dir, `export/baseline/${name}.js`)
  const entry = `import { hydrateRoot } from 'react-dom/client'
import { createElement, useEffect } from 'react'
import { Provider } from '${join(repository, 'content/templates/demo-provider.tsx')}'
import Demo from '${join(repository, `content/${demo}.tsx`)}'
function Page() {
  useEffect(() => performance.mark('ready'), [])
  return createElement(Provider, { direction: 'ltr', dense: false, isolated: false }, createElement(Demo))
}
hydrateRoot(document.getElementById('root'), createElement(Page), { onRecoverableError() {} })`
  await build({
    stdin: { contents: entry, resolveDir: repository },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outfile: file,
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    logLevel: 'error',
  })
  write(
    join(dir, `export/baseline/${name}.html`),
    `<!doctype html><title>${name}</title><div id="root"></div><script type="module" src="/baseline/${name}.js"></script>`,
  )
}

interface Visit {
  page: Page
  /** Gzipped bytes of the scripts so far. */
  bytes(): number
}

async function visit(browser: Browser, dir: string, url: string, phone: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const page = await context.newPage()
  const asked = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'script' && asked.add(new URL(request.url()).pathname))
  if (phone) {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    })
  }
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  return {
    page,
    bytes: () =>
      [...asked].reduce((sum, path) => sum + gzipSync(readFileSync(join(dir, 'export', path)), { level: 9 }).length, 0),
  }
}

async function measureLoad(dir: string): Promise<void> {
  const { origin, close } = await serveFolder(join(dir, 'export'))
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  console.log(
    '| demo | asleep kB | in view kB | one root kB | asleep : one root | in view : one root | wakes on a phone ms | one root on a phone ms | ratio |',
  )
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|')
  for (const { name, demo } of subjects) {
    const asleep = await visit(browser, dir, `${origin}/x/${name}/`, false)
    await asleep.page.waitForTimeout(2000)
    const before = asleep.bytes()
    await asleep.page.locator('[data-demo]').scrollIntoViewIfNeeded()
    await asleep.page.locator('[data-awake]').waitFor({ state: 'attached' })
    const after = asleep.bytes()
    await asleep.page.context().close()
    const whole = await visit(browser, dir, `${origin}/baseline/${name}.html`, false)
    await whole.page.waitForTimeout(1000)
    const one = whole.bytes()
    await whole.page.context().close()
    const waking: number[] = []
    const starting: number[] = []
    for (let run = 0; run < runs; run++) {
      waking.push(await wakeTime(browser, dir, `${origin}/x/${name}/`))
      starting.push(await startTime(browser, dir, `${origin}/baseline/${name}.html`))
    }
    const [wake, start] = [median(waking), median(starting)]
    const cells = [
      demo,
      kilo(before),
      kilo(after),
      kilo(one),
      (before / one).toFixed(3),
      (after / one).toFixed(2),
      Math.round(wake),
      Math.round(start),
      (wake / start).toFixed(2),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  await browser.close()
  close()
}

/** Milliseconds from the moment a demo comes into view until it reacts. */
async function wakeTime(browser: Browser, dir: string, url: string): Promise<number> {
  const { page } = await visit(browser, dir, url, true)
  const took = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const root = document.querySelector('[data-demo-root]')!
        const start = performance.now()
        new MutationObserver(() => done(performance.now() - start)).observe(root, { attributeFilter: ['data-awake'] })
        root.scrollIntoView({ behavior: 'instant' })
      }),
  )
  await page.context().close()
  return took
}

/** Milliseconds from the start of the navigation until the one root reacts. */
async function startTime(browser: Browser, dir: string, url: string): Promise<number> {
  const { page } = await visit(browser, dir, url, true)
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0, undefined, { timeout: 120_000 })
  const took = await page.evaluate(() => performance.getEntriesByName('ready')[0]!.startTime)
  await page.context().close()
  return took
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1)

/** Many small demos, 20 to a page. */
function writeMany(dir: string, count: number, withDemos: boolean): void {
  rmSync(dir, { recursive: true, force: true })
  const pages = Math.ceil(count / 20)
  write(
    join(dir, 'docs.config.json'),
    JSON.stringify({
      title: 'Bench',
      url: 'https://bench.example',
      prefix: '/x',
      storagePrefix: 'mui',
      content: [{ dir: 'content', at: '/x' }],
    }),
  )
  write(join(dir, 'package.json'), '{ "type": "module" }')
  write(
    join(dir, 'content/navigation.ts'),
    `export default ${JSON.stringify(Array.from({ length: pages }, (_, at) => ({ pathname: `/x/page-${at}` })))}`,
  )
  cpSync(join(repository, 'content/templates'), join(dir, 'content/templates'), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(dir, 'node_modules'))
  for (let at = 0; at < pages; at++) {
    const names = Array.from({ length: Math.min(20, count - at * 20) }, (_, index) => `Demo${at * 20 + index}`)
    const body = withDemos
      ? names.map((name) => `{{"demo": "${name}.js"}}`).join('\n\n')
      : names.map((name) => `\`${name}\``).join('\n\n')
    write(
      join(dir, `content/page-${at}.md`),
      `# Page ${at}\n\n<p class="description">Demos for the benchmark.</p>\n\n${body}\n`,
    )
    for (const name of names) write(join(dir, `content/${name}.tsx`), demoText(name))
  }
}

function demoText(name: string): string {
  return `import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'

export default function ${name}() {
  const [count, setCount] = useState<number>(0)
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained" onClick={() => setCount(count + 1)}>
        ${name}: {count}
      </Button>
    </Stack>
  )
}
`
}

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function measureBuilds(): void {
  console.log('| demos | cold s | remembered s | one edited s | without demos s | per demo cold ms | remembered ms |')
  console.log('|---:|---:|---:|---:|---:|---:|---:|')
  for (const count of generated) {
    const dir = join(work, `many-${count}`)
    writeMany(dir, count, false)
    const without = timed(() => buildSite(dir))
    writeMany(dir, count, true)
    const cold = timed(() => buildSite(dir))
    const remembered = timed(() => buildSite(dir))
    write(join(dir, 'content/Demo0.tsx'), demoText('Demo0').replace('row', 'column'))
    const edited = timed(() => buildSite(dir))
    const seconds = [cold, remembered, edited, without].map((value) => (value / 1000).toFixed(2))
    console.log(
      `| ${[count, ...seconds, ((cold - without) / count).toFixed(1), (remembered / count).toFixed(2)].join(' | ')} |`,
    )
  }
}

const site = join(work, 'site')
writeSite(site)
buildSite(site)
for (const { name, demo } of subjects) await writeBaseline(site, name, demo)
await measureLoad(site)
console.log()
measureBuilds()
