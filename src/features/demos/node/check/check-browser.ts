/**
 * Demos in a real browser: each on its own page, in light, dark and right to left. Nothing may throw or be logged as an
 * error, React must hydrate what was prerendered without a difference, axe must find nothing, and the test beside the
 * demo must pass.
 *
 * The pages load React's development build, which alone reports attributes that differ. playwright-core and axe-core
 * are optional peers; the check says which is missing.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { lookup } from 'mrmime'
import type { Browser, CDPSession, ConsoleMessage, Locator, Page } from 'playwright-core'
import {
  all,
  type CodeStyling,
  type Contents,
  type DataAttribute,
  type DataProperties,
  decodePercent,
  type DemoErrorDetail,
  type DocsEvents,
  type OutputPath,
} from '../../../../feature.js'
import { mapStack, siteFrames, stackAddresses } from '../source/source-stack.js'
import type { StoryCheck } from '../../shared/story-tools.js'
import { chromiumArgs } from './chromium.js'
import type { DemoTest } from './demo-test.js'

export interface BrowserSubject {
  /** The address of the demo's page below the base. */
  pathname: string
  /** The default locale with which it was prerendered. */
  formats: string
  variants: { styling: CodeStyling; test?: DemoTest; isPlayed?: true }[]
}

export interface BrowserProblem {
  /** The variant, where the demo has several. */
  styling?: CodeStyling
  /** The looks in which it was found. */
  looks: LookName[]
  kind: 'error' | 'mismatch' | 'zone' | 'axe' | 'styles' | 'slow' | 'test'
  text: string
  /** React's description of a mismatch. */
  details?: string[]
  /** The places in the site's files, topmost first: `at Bars (content/charts/Bars.tsx:5:9)`. */
  stack?: string[]
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
  /** Parts of console errors that are not reported. */
  ignore: readonly string[]
  /** The script that has what play functions of stories import. */
  playTools?: string | undefined
  /** After this time a page is given up. @default 60 */
  timeoutSeconds?: number
  /** A file of the site. */
  file(path: OutputPath): Promise<Contents | undefined>
  onDone?(pathname: string): void
}

const looks = [
  { name: 'light', mode: 'light', direction: 'ltr' },
  { name: 'dark', mode: 'dark', direction: 'ltr' },
  { name: 'rtl', mode: 'light', direction: 'rtl' },
] as const

/** As readers elsewhere see it. The zone is half an hour off, and so is its summer time. */
export const farZone = 'Australia/Lord_Howe'
const farLooks = [{ name: 'zone' }, { name: 'locale' }] as const
export type LookName = (typeof looks)[number]['name'] | (typeof farLooks)[number]['name']

export const everyLook: readonly LookName[] = looks.map(({ name }) => name)

/** A locale that writes digits, dates and numbers in another way. */
export const farLocale = (formats: string): string => (formats.startsWith('ar') ? 'de-DE' : 'ar-EG')

interface Look {
  name: LookName
  mode: 'light' | 'dark'
  direction: 'ltr' | 'rtl'
  timezoneId: string
  locale: string
}

/** How many demos are checked at a time: while one page settles, another is rendered. */
const tabCount = 3

/** Tells a page its look before its scripts run: `dark.ltr.dark`. */
const lookCookie = 'demo-look'

/** How long a demo may take to wake. Long, because a busy machine must not fail a demo. */
const wakeLimit = 60_000

/** The name of a package that the check needs and that is not installed. */
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
  let browser: Browser | undefined
  // A Chromium that is killed leaves its folder there.
  const temporary = mkdtempSync(join(temporaryFolder(), 'v-'))
  const removeTemporary = () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 })
  const tryToRemove = () => {
    try {
      removeTemporary()
    } catch {
      // The browser is still writing. A folder that stays is better than another exit code.
    }
  }
  const removeAtExit = () => process.off('exit', tryToRemove).once('exit', tryToRemove)
  removeAtExit()
  const results = new Map(
    subjects.map(({ pathname }): [string, BrowserResult] => [pathname, { problems: [], hydration: 0 }]),
  )
  try {
    const opened = await chromium.launch({
      executablePath: options.executable,
      args: [...chromiumArgs],
      env: { ...process.env, TMPDIR: temporary },
      // Node's own way of ending a process closes the browser as well.
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
    })
    browser = opened
    // After Playwright's own listener, which ends the browser.
    removeAtExit()
    // Neighbours have most of their scripts in common: each tab takes a batch of them.
    const size = Math.ceil(subjects.length / tabCount)
    const batches = Array.from({ length: tabCount }, (_, index) => subjects.slice(index * size, (index + 1) * size))
    const run = { browser: opened, origin, axe, options, results }
    await all(batches.filter(({ length }) => length > 0).map((batch) => checkBatch(run, batch)))
  } finally {
    await browser?.close()
    server.close()
    process.off('exit', tryToRemove)
    removeTemporary()
  }
  for (const result of results.values()) result.problems = merged(result.problems)
  return results
}

/**
 * Where Chromium's temporary files can be: the path of a socket there has at most 103 bytes on macOS, 107 on Linux, and
 * Chromium does not start with a longer one.
 */
function temporaryFolder(): string {
  const folder = tmpdir()
  const socket = join(folder, 'v-123456/org.chromium.Chromium.123456/SingletonSocket')
  const isTooLong = process.platform !== 'win32' && Buffer.byteLength(socket) > 103
  return isTooLong ? '/tmp' : folder
}

/** Equal problems of several looks as one, in a fixed order. */
function merged(problems: BrowserProblem[]): BrowserProblem[] {
  const found = new Map<string, BrowserProblem>()
  for (const { looks: where, ...problem } of problems) {
    const key = JSON.stringify(problem)
    const known = found.get(key)
    found.set(key, {
      ...problem,
      looks: [...looks, ...farLooks]
        .map((look) => look.name)
        .filter((name) => known?.looks.includes(name) || where.includes(name)),
    })
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, problem]) => problem)
}

interface CheckRun {
  browser: Browser
  origin: string
  axe: string
  options: BrowserCheckOptions
  results: Map<string, BrowserResult>
}

/** One tab for all demos of a batch, in all looks: its process keeps the scripts that it has loaded and compiled. */
async function checkBatch(run: CheckRun, batch: BrowserSubject[]): Promise<void> {
  const { browser, origin, options, results } = run
  const context = await browser.newContext({
    viewport: { width: 1000, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript(prepare, { prefix: options.storagePrefix, cookie: lookCookie })
  if (options.playTools !== undefined) await context.addInitScript(options.playTools)
  let page = await context.newPage()
  const look = async (chosen: Look, subject: BrowserSubject): Promise<BrowserResult> => {
    if (page.isClosed()) page = await context.newPage()
    await goThere(page, chosen)
    await context.addCookies([
      { name: lookCookie, value: `${chosen.mode}.${chosen.direction}.${chosen.name}`, url: origin },
    ])
    await page.emulateMedia({ colorScheme: chosen.mode, reducedMotion: 'reduce' })
    return lookWithin(page, run, chosen, subject)
  }
  for (const subject of batch) {
    const result = results.get(subject.pathname)!
    const here = { mode: 'light', direction: 'ltr', timezoneId: 'UTC', locale: subject.formats } as const
    for (const one of looks) {
      const found = await look({ ...here, ...one }, subject)
      result.problems.push(...found.problems)
      if (one.name !== 'light') continue
      result.hydration = found.hydration
      // A test may have changed the tab itself, for example its size.
      if (subject.variants.some(({ test, isPlayed }) => test ?? isPlayed)) await page.close()
    }
    const known = new Set(result.problems.map(({ kind }) => kind))
    const lookFrom = async (name: (typeof farLooks)[number]['name'], place: Partial<Look>) =>
      (await look({ ...here, ...place, name }, subject)).problems.filter(({ kind }) => !known.has(kind))
    const [zone, locale] = [{ timezoneId: farZone }, { locale: farLocale(subject.formats) }]
    // Few demos depend on either: where nothing is wrong with both, nothing is with one.
    if ((await lookFrom('zone', { ...zone, ...locale })).length > 0)
      result.problems.push(...(await lookFrom('zone', zone)), ...(await lookFrom('locale', locale)))
    options.onDone?.(subject.pathname)
  }
  await context.close()
}

/** Puts a tab into a place: its zone, its default locale and the language that it asks for. */
async function goThere(page: Page, { timezoneId, locale }: Look): Promise<void> {
  const tab = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, tab)
  await tab.send('Emulation.setTimezoneOverride', { timezoneId })
  await tab.send('Emulation.setLocaleOverride', { locale })
  const userAgent = await page.evaluate(() => navigator.userAgent)
  await tab.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale })
}

const sessions = new WeakMap<Page, CDPSession>()

/**
 * A page that takes too long, or crashes, is a problem of that page: the others are checked all the same, in another
 * tab.
 */
async function lookWithin(page: Page, run: CheckRun, look: Look, subject: BrowserSubject): Promise<BrowserResult> {
  const timeoutSeconds = run.options.timeoutSeconds ?? 60
  let isLate = false
  const close = () => page.close().catch(() => {})
  // Closing the page ends whatever is awaited of it.
  const timer = setTimeout(() => {
    isLate = true
    void close()
  }, timeoutSeconds * 1000)
  const problems: BrowserProblem[] = []
  try {
    return { problems, hydration: await lookAt(page, run, look, subject, problems) }
  } catch (error) {
    if (!run.browser.isConnected()) throw error
    await close()
    const text = isLate
      ? `The page was not ready within ${timeoutSeconds} s.`
      : `The page could not be checked: ${String((error as Error).message).split('\n')[0]}`
    return { problems: [...problems, { looks: [look.name], kind: 'slow', text }], hydration: 0 }
  } finally {
    clearTimeout(timer)
    // The next page has listeners of its own, which must hear nothing of this one.
    if (!page.isClosed()) await page.goto('about:blank').catch(close)
    page.removeAllListeners('pageerror')
    page.removeAllListeners('console')
  }
}

/** The selector of a demo's variant. */
const rootOf = (styling: CodeStyling) =>
  `[${'data-demo-root' satisfies DataAttribute}][${'data-styling' satisfies DataAttribute}="${styling}"]`

/** Runs in the page before its own scripts. */
function prepare({ prefix, cookie }: { prefix: string; cookie: string }): void {
  const [, mode = '', direction, look] = new RegExp(`\\b${cookie}=(\\w+)\\.(\\w+)\\.(\\w+)`).exec(document.cookie) ?? []
  // What a demo has stored must not be there for the next one. A demo's frame is not the start of anything.
  if (window === top) {
    localStorage.clear()
    sessionStorage.clear()
  }
  localStorage.setItem(`${prefix}-mode`, mode)
  localStorage.setItem(`${prefix}-preferences`, JSON.stringify({ direction, dense: false }))
  const found: InPage = { errors: [], styles: 0, takesZone: false }
  Object.assign(window, { demoFindings: found })
  // What depends on the zone would be drawn anew there. Hydrated, it says what differs.
  if (look === 'zone')
    document.addEventListener('readystatechange', () => {
      for (const root of document.querySelectorAll<HTMLElement>('[data-local]')) {
        const { local } = root.dataset as DataProperties
        if (local?.split(' ').includes('zone')) found.takesZone = true
        delete (root.dataset as DataProperties).local
      }
    })
  document.addEventListener('docs:demo-error' satisfies keyof DocsEvents, (event) => {
    const { kind, error } = (event as CustomEvent<DocsEvents['docs:demo-error']>).detail
    found.errors.push({ kind, text: String(error), stack: (error as Error | undefined)?.stack ?? '' })
  })
  document.addEventListener('securitypolicyviolation', (event) => {
    if (event.effectiveDirective.startsWith('style-src')) found.styles++
  })
}

/** What the page itself collects. */
interface InPage {
  errors: { kind: DemoErrorDetail['kind']; text: string; stack: string }[]
  /** How many styles the policy of the page has blocked. */
  styles: number
  /** It depends on the zone, and was hydrated in another one all the same. */
  takesZone: boolean
}

/** Runs in the page: what moves, or waits for a font or for React's next slice of work, is measured where it ends. */
async function settled(): Promise<void> {
  await document.fonts.ready
  // After the demo is hydrated, it is drawn once more with the direction and density of the page, when there is time.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
  const ending = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    // Not those that follow the scrolling or never end.
    .filter(
      ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(ending.map(({ finished }) => finished))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Runs in the page: plays the story that it shows. @returns what it throws */
async function playStory(canvas: HTMLElement): Promise<RawProblem | undefined> {
  const { vitrineStoryCheck } = window as { vitrineStoryCheck?: StoryCheck }
  try {
    await vitrineStoryCheck?.play?.(canvas)
    return undefined
  } catch (error) {
    const { message = String(error), stack = '' } = error instanceof Error ? error : {}
    return { text: message, stack }
  }
}

const findingsOf = (page: Page) => page.evaluate(() => (window as unknown as { demoFindings: InPage }).demoFindings)

/** @returns milliseconds from waking to reacting */
async function lookAt(
  page: Page,
  { origin, axe, options }: CheckRun,
  look: Look,
  { pathname, variants }: BrowserSubject,
  problems: BrowserProblem[],
): Promise<number> {
  let styling: CodeStyling | undefined
  const logged: (RawProblem & { styling: CodeStyling | undefined })[] = []
  const add = (problem: Omit<BrowserProblem, 'looks'>, at = styling) =>
    problems.push({ ...(at && { styling: at }), looks: [look.name], ...problem })
  page.on('pageerror', (error) => logged.push({ styling, text: String(error), stack: error.stack ?? '' }))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url, lineNumber, columnNumber } = message.location()
    const entry = { styling, text: message.text(), stack: `at ${url}:${lineNumber + 1}:${columnNumber + 1}` }
    logged.push(entry)
    if (/^%|%s/.test(entry.text)) formatting.push(formatted(message).then((text) => void (entry.text = text)))
  })
  const formatting: Promise<void>[] = []
  await page.goto(`${origin}${posix.join(options.base, pathname)}`, { waitUntil: 'load', timeout: 0 })
  let took = 0
  for (const { styling: name, test, isPlayed } of variants) {
    if (variants.length > 1) styling = name
    await page.evaluate((chosen) => {
      const data = document.documentElement.dataset as DataProperties
      data.codeStyling = chosen
    }, name)
    const root = page.locator(rootOf(name))
    const isAwake = await root
      .and(page.locator(`[${'data-awake' satisfies DataAttribute}]`))
      .waitFor({ timeout: wakeLimit, state: 'attached' })
      .then(
        () => true,
        () => false,
      )
    if (!isAwake) {
      add({ kind: 'error', text: `The demo did not become interactive within ${wakeLimit / 1000} s.` })
      continue
    }
    await page.waitForTimeout(150)
    await page.evaluate(settled)
    took += await page.evaluate(
      (chosen) => performance.getEntriesByType('measure').find((one) => one.name.endsWith(`-${chosen}`))?.duration ?? 0,
      name,
    )
    // A place changes neither colours nor names.
    if (look.name === 'zone' || look.name === 'locale') continue
    for (const text of await violations(page, axe, name)) add({ kind: 'axe', text })
    if (look.name === 'light' && test) {
      const failure = await failureOf(test, page, root)
      if (failure) add({ kind: 'test', ...failure })
    }
    if (look.name === 'light' && isPlayed) {
      const failure = await root.evaluate(playStory)
      if (failure) add({ ...(await described(failure, origin, options)), kind: 'test' })
    }
  }
  await all(formatting)
  const { errors, styles, takesZone } = await findingsOf(page)
  if (styles > 0) add({ kind: 'styles', text: '' }, undefined)
  // What React reports is logged, too: the event says more, and says it once.
  const known = errors.map(({ text }) => text.split('\n')[0]!)
  const raw = [
    ...errors.map((error) => ({ ...error, styling: undefined })),
    ...logged.filter(
      ({ text }) =>
        !known.some((line) => text.startsWith(line)) &&
        !options.ignore.some((part) => text.includes(part)) &&
        !/Content Security Policy directive .{0,3}style-src/.test(text),
    ),
  ]
  for (const { styling: at, ...problem } of raw) {
    const found = await described(problem, origin, options)
    if (found.kind === 'mismatch' && differsByRounding(found.details ?? [])) continue
    if (!takesZone || found.kind !== 'mismatch') add(found, at)
    // Attributes are right for readers, since it is drawn anew.
    else if (!/attributes/.test(found.text))
      add({ ...found, kind: 'zone', text: 'What it shows depends on the time zone.' }, at)
  }
  return took
}

interface RawProblem {
  text: string
  stack: string
}

/** `console.error('%s is wrong', name)` as the console shows it. */
async function formatted(message: ConsoleMessage): Promise<string> {
  const [format, ...values] = await all(
    message.args().map((value): Promise<unknown> => value.jsonValue().catch(() => '')),
  )
  return String(format).replace(/%[sdifoOc]/g, (mark) => {
    const value = values.shift()
    return mark === '%c' ? '' : typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  })
}

/** With places in the site's files; of a mismatch, what differs. */
async function described(
  { text, stack }: RawProblem,
  origin: string,
  options: BrowserCheckOptions,
): Promise<Omit<BrowserProblem, 'looks'>> {
  if (/hydrat|did not match|didn't match/i.test(text)) {
    const [sentence] = text.replace(/^Error: /, '').split(/(?<=\.)\s/)
    const [, difference = ''] = text.split(/https:\/\/react\.dev\/link\/hydration-mismatch/)
    const details = difference.split('\n').filter((line) => line.trim() !== '')
    return { kind: 'mismatch', text: sentence!, ...(details.length > 0 && { details: details.slice(0, 40) }) }
  }
  const bundles = new Map<string, string>()
  for (const address of stackAddresses(stack)) {
    if (!address.startsWith(origin)) continue
    const contents = await options.file(fileAt(new URL(address).pathname, options.base))
    if (typeof contents === 'string') bundles.set(address, contents)
  }
  const frames = siteFrames(mapStack(stack, (address) => bundles.get(address)))
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
  return { kind: 'error', text: lines.slice(0, 12).join('\n'), ...(frames.length > 0 && { stack: frames }) }
}

/** Sines and roots may differ in their last digit between Node and a browser; React keeps what was prerendered. */
function differsByRounding(details: string[]): boolean {
  const values = (sign: '+' | '-') =>
    details.flatMap((line) => (line.startsWith(sign) ? [/^.\s*([\w-]+)=\{?"?(-?[\d.e-]+)"?\}?$/.exec(line)] : []))
  const [browser, generator] = [values('+'), values('-')]
  return (
    browser.length > 0 &&
    browser.length === generator.length &&
    browser.every((own, index) => {
      const other = generator[index]
      return own && other && own[1] === other[1] && Math.abs(Number(own[2]) - Number(other[2])) < 1e-6
    })
  )
}

async function failureOf(test: DemoTest, page: Page, demo: Locator): Promise<RawTestFailure | undefined> {
  try {
    await test({ page, demo })
    return undefined
  } catch (error) {
    if (page.isClosed()) throw error
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    const frames = siteFrames(stack ?? '')
    const lines = stripVTControlCharacters(message).split('\n').slice(0, 12)
    return { text: lines.join('\n'), ...(frames.length > 0 && { stack: frames }) }
  }
}

type RawTestFailure = Pick<BrowserProblem, 'text' | 'stack'>

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

/** The file of the site that an address means. */
function fileAt(pathname: string, base: string): OutputPath {
  const path = decodePercent(pathname) ?? pathname
  const inside = path.startsWith(base) ? path.slice(base.length) : path.slice(1)
  return (inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside) as OutputPath
}

function serveSite({ base, file }: BrowserCheckOptions): Promise<Server> {
  const server = createServer((request, response) => {
    const name = fileAt(new URL(request.url ?? '/', 'http://localhost').pathname, base)
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
