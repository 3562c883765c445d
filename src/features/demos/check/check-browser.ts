/**
 * Demos in a real browser: each on its own page, in light, dark and right to left. Nothing may throw, nothing may be
 * written to the console as an error, React must adopt what was prerendered, and axe must find nothing.
 *
 * The pages carry React's development build, which alone tells of attributes that differ. playwright-core and axe-core are
 * optional peers; the check says which is missing.
 */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import { posix } from 'node:path'
import { lookup } from 'mrmime'
import type { Browser, Page } from 'playwright-core'
import {
  all,
  type CodeStyling,
  type Contents,
  type DataAttribute,
  type DataProperties,
  type DocsEvents,
  type OutputPath,
} from '../../../feature.js'

export interface BrowserSubject {
  /** The address of the demo's page below the base. */
  pathname: string
  stylings: CodeStyling[]
}

export interface BrowserProblem {
  /** `light`, `dark`, `rtl`, with the variant where there are several. */
  where: string
  kind: 'error' | 'mismatch' | 'axe'
  text: string
}

export interface BrowserResult {
  problems: BrowserProblem[]
  /** Milliseconds from waking to reacting, in light mode. */
  hydration: number
}

export interface BrowserCheckOptions {
  /** Path of the browser. */
  executable: string
  base: string
  storagePrefix: string
  /** A file of the site. */
  file(path: OutputPath): Promise<Contents | undefined>
  onDone?(pathname: string): void
}

const looks = [
  { name: 'light', mode: 'light', direction: 'ltr' },
  { name: 'dark', mode: 'dark', direction: 'ltr' },
  { name: 'rtl', mode: 'light', direction: 'rtl' },
] as const
type Look = (typeof looks)[number]

/** How long a demo may take to wake. Long, because a busy machine must not fail a demo: the result is remembered. */
const wakeLimit = 60_000

/** What is missing for the check: a package's name. */
export async function missingPeer(): Promise<string | undefined> {
  for (const name of ['playwright-core', 'axe-core']) {
    try {
      createRequire(import.meta.url).resolve(name)
    } catch {
      return name
    }
  }
  return undefined
}

/** @returns the results by pathname */
export async function checkInBrowser(
  subjects: BrowserSubject[],
  options: BrowserCheckOptions,
): Promise<Map<string, BrowserResult>> {
  const { chromium } = await import('playwright-core')
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const server = await serveSite(options)
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await chromium.launch({
    executablePath: options.executable,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const results = new Map(
    subjects.map(({ pathname }): [string, BrowserResult] => [pathname, { problems: [], hydration: 0 }]),
  )
  try {
    // A lane for each look: while one page settles, another is drawn, and what a lane has loaded once stays in its cache.
    await all(looks.map((look) => lane(browser, origin, axe, look, subjects, results, options)))
  } finally {
    await browser.close()
    server.close()
  }
  for (const { problems } of results.values())
    problems.sort(
      (a, b) =>
        looks.findIndex(({ name }) => a.where.startsWith(name)) -
        looks.findIndex(({ name }) => b.where.startsWith(name)),
    )
  return results
}

async function lane(
  browser: Browser,
  origin: string,
  axe: string,
  look: Look,
  subjects: BrowserSubject[],
  results: Map<string, BrowserResult>,
  options: BrowserCheckOptions,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1000, height: 900 },
    colorScheme: look.mode,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(prepare, { prefix: options.storagePrefix, mode: look.mode, direction: look.direction })
  for (const subject of subjects) {
    const result = results.get(subject.pathname)!
    const page = await context.newPage()
    const took = await lookAt(
      page,
      `${origin}${posix.join(options.base, subject.pathname)}`,
      axe,
      subject,
      look,
      result.problems,
    )
    await page.close()
    if (look.name !== 'light') continue
    result.hydration = took
    options.onDone?.(subject.pathname)
  }
  await context.close()
}

/** The selector of a demo's variant. */
const rootOf = (styling: CodeStyling) =>
  `[${'data-demo-root' satisfies DataAttribute}][${'data-styling' satisfies DataAttribute}="${styling}"]`

/** Runs in the page before its own scripts. */
function prepare({ prefix, mode, direction }: { prefix: string; mode: string; direction: string }): void {
  localStorage.setItem(`${prefix}-mode`, mode)
  localStorage.setItem(`${prefix}-preferences`, JSON.stringify({ direction, dense: false }))
  const found: string[] = []
  Object.assign(window, { demoMismatches: found })
  document.addEventListener('docs:demo-error' satisfies keyof DocsEvents, (event) => {
    const { kind, error } = (event as CustomEvent<DocsEvents['docs:demo-error']>).detail
    if (kind === 'mismatch') found.push(String(error))
  })
}

async function lookAt(
  page: Page,
  url: string,
  axe: string,
  { stylings }: BrowserSubject,
  look: Look,
  problems: BrowserProblem[],
): Promise<number> {
  let where: string = look.name
  const add = (kind: BrowserProblem['kind'], text: string) => {
    const isMismatch = /hydrat|did not match|didn't match/i.test(text)
    problems.push({
      where,
      kind: isMismatch && kind === 'error' ? 'mismatch' : kind,
      text: text.split('\n').slice(0, 12).join('\n'),
    })
  }
  page.on('pageerror', (error) => add('error', error.stack ?? error.message))
  page.on('console', (message) => message.type() === 'error' && add('error', message.text()))
  await page.goto(url, { waitUntil: 'load' })
  let took = 0
  for (const styling of stylings) {
    if (stylings.length > 1) where = `${look.name}, ${styling}`
    await page.evaluate((name) => {
      const data = document.documentElement.dataset as DataProperties
      data.codeStyling = name
    }, styling)
    const root = page.locator(rootOf(styling))
    const isAwake = await root
      .and(page.locator(`[${'data-awake' satisfies DataAttribute}]`))
      .waitFor({ timeout: wakeLimit, state: 'attached' })
      .then(
        () => true,
        () => false,
      )
    if (!isAwake) {
      add('error', `It did not wake within ${wakeLimit / 1000} s.`)
      continue
    }
    await page.waitForTimeout(150)
    if (await root.locator('.v-demo-error').count())
      add('error', `It failed: ${await root.locator('.v-demo-error pre').innerText()}`)
    took += await page.evaluate(
      (name) => performance.getEntriesByType('measure').find((one) => one.name.endsWith(`-${name}`))?.duration ?? 0,
      styling,
    )
    for (const text of await violations(page, axe, styling)) add('axe', text)
  }
  for (const text of await page.evaluate(() => (window as unknown as { demoMismatches: string[] }).demoMismatches))
    add('mismatch', text)
  return took
}

interface AxeNode {
  target: unknown[]
  failureSummary?: string
}
interface Axe {
  run(context: string, options: object): Promise<{ violations: { id: string; help: string; nodes: AxeNode[] }[] }>
}

/** Sentences: which rule, and which element. */
async function violations(page: Page, axe: string, styling: CodeStyling): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(
    async ([context, tags]) => {
      const { violations: found } = await (window as unknown as { axe: Axe }).axe.run(context, {
        runOnly: tags,
        resultTypes: ['violations'],
      })
      return found.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${id}: ${help} (${target.join(' ')}) ${(failureSummary ?? '').replace(/\s+/g, ' ')}`,
        ),
      )
    },
    [rootOf(styling), ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']] as const,
  )
}

function mediaType(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream'
  return type === 'text/html' ? `${type}; charset=utf-8` : type
}

function serveSite({ base, file }: BrowserCheckOptions): Promise<Server> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const inside = path.startsWith(base) ? path.slice(base.length) : path.slice(1)
    const name = (inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside) as OutputPath
    file(name).then(
      (contents) => {
        // Browsers ask for it whether a site has one or not.
        const missing = name === 'favicon.ico' ? 204 : 404
        response.writeHead(contents === undefined ? missing : 200, {
          'content-type': mediaType(name),
          // Nothing changes during a check: what one demo has loaded, others load and compile no more.
          'cache-control': 'max-age=3600',
        })
        response.end(contents)
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
