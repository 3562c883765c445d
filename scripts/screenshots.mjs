/**
 * `npm run screenshots`: pictures of this repository's own site, a page of every template at four widths, in both modes,
 * directions and languages, to look at after a change of what readers see.
 *
 *     npm run screenshots                              everything, into screenshots/
 *     npm run screenshots -- --out dir '^landing-360'  only names that match, into a folder of your choice
 *     npm run screenshots -- --site export             of a site that is already built
 *     npm run screenshots -- --picture docs/picture.png  the README's picture: one page, half light and half dark
 *
 * The names say what is to be seen: `landing-360-dark-rtl-zh.png`. Comparing with pictures of yesterday was rejected: fonts
 * differ from machine to machine, and a person has to look anyway.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { installBrowser } from './browsers.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** A page of every template, below the language's prefix; two where a template looks different with more or less in it. */
const pages = {
  home: '',
  landing: 'x/',
  doc: 'x/introduction/installation/',
  'doc-short': 'x/introduction/roadmap/',
  'doc-labels': 'x/introduction/priority-support/',
  dialect: 'vitrine/markdown/',
  demos: 'x/react-charts/',
  group: 'x/introduction-group/',
  'not-found': 'x/no-such-page/',
  offline: 'x/offline/',
  playground: 'x/playground/',
  api: 'x/api/charts/bar-chart/',
  search: 'x/search/?q=height',
}
const widths = [360, 768, 1280, 1920]
const tallest = 3600
const picturePage = 'x/'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'screenshots' },
    site: { type: 'string' },
    cache: { type: 'string' },
    picture: { type: 'string' },
  },
})
const { build, preview } = await import('../dist/src/index.js')
const outDir = values.site ?? 'export'
if (values.site === undefined) {
  const { exitCode, diagnostics } = await build({ root })
  if (exitCode !== 0) {
    for (const { file, text } of diagnostics) console.error(file ?? '', text)
    process.exit(exitCode)
  }
}
const executablePath = installBrowser('chromium')
const server = await preview({ root, outDir, port: 0, ...(values.cache && { cacheDir: values.cache }) })
const site = server.urls.local[0]
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  await (values.picture
    ? writePicture(resolve(values.picture))
    : writeScreenshots(values.out, new RegExp(positionals[0] ?? '')))
} finally {
  await browser.close()
  await server.close()
}

/** A visitor who has chosen a mode and a direction before. */
async function visitor(mode, direction) {
  const prefix = /data-storage-prefix="([^"]*)"/.exec(await (await fetch(site)).text())?.[1] ?? ''
  const context = await browser.newContext({ colorScheme: mode, reducedMotion: 'reduce', serviceWorkers: 'block' })
  await context.addInitScript(
    ([key, value]) => localStorage.setItem(key, value),
    [`${prefix}-preferences`, JSON.stringify({ direction })],
  )
  return context.newPage()
}

/** Demos wake when they come into view and draw once more, so the page is read to its end before it is photographed. */
async function open(page, address, [width, height]) {
  await page.setViewportSize({ width, height })
  await page.goto(address, { waitUntil: 'load' })
  const end = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight))
  for (let top = 0; top < end; top += height)
    await page.evaluate((y) => (scrollTo(0, y), new Promise((done) => setTimeout(done, 60))), top)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => (scrollTo(0, 0), document.fonts.ready))
}

async function writeScreenshots(out, filter) {
  mkdirSync(out, { recursive: true })
  let written = 0
  for (const mode of ['light', 'dark'])
    for (const direction of ['ltr', 'rtl']) {
      const page = await visitor(mode, direction)
      for (const language of ['en', 'zh'])
        for (const [name, path] of Object.entries(pages))
          for (const width of widths) {
            const file = `${name}-${width}-${mode}-${direction}-${language}.png`
            if (!filter.test(file)) continue
            await open(page, `${site}${language === 'en' ? '' : `${language}/`}${path}`, [width, 900])
            const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight))
            await page.screenshot({ path: join(out, file), fullPage: true, clip: { x: 0, y: 0, width, height } })
            written += 1
          }
      await page.context().close()
    }
  console.log(`${written} pictures in ${out}`)
}

/** Both modes of one page in one picture, cut from the upper right to the lower left. */
async function writePicture(file) {
  const size = [1440, 900]
  const shots = {}
  for (const mode of ['light', 'dark']) {
    const page = await visitor(mode, 'ltr')
    await open(page, `${site}${picturePage}`, size)
    await page
      .locator('[data-demo]')
      .first()
      .evaluate((demo) => scrollBy(0, demo.getBoundingClientRect().top - 168))
    await page.waitForTimeout(500)
    shots[mode] = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`
    await page.context().close()
  }
  const page = await browser.newPage({ viewport: { width: size[0], height: size[1] } })
  await page.setContent(`<style>
    body { margin: 0; background: #141519 }
    img { position: absolute; inset: 0; width: 100% }
    .dark { clip-path: polygon(58% 0, 100% 0, 100% 100%, 42% 100%) }
  </style><img src="${shots.light}" alt=""><img class="dark" src="${shots.dark}" alt="">`)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await page.screenshot())
  console.log(file)
}
