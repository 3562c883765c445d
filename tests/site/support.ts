/**
 * This repository's own site as built for this run (see ../support/build-site.ts), and samples of its pages: the time that
 * these tests take must not grow with the number of pages and demos.
 */
import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { connect } from '../support/browser.js'
import { inject } from 'vitest'
import { isLong } from '../support/long.js'
import { filesBelow } from '../support/files.js'

/** `url` in docs.config.ts. */
export const publicOrigin = 'https://vitrine-x-docs.example'
export const languages = { en: '', zh: 'zh/' } as const
export type Language = keyof typeof languages
/** The language of one of many samples: in turn. */
export const languageAt = (index: number): Language => (index % 2 === 0 ? 'zh' : 'en')

export interface BuiltFiles {
  /** The paths of all output files. */
  files: ReadonlySet<string>
  read(file: string): string
  /** The paths of all pages with an address of their own, such as `zh/x/`: no fragments, frames or not-found pages. */
  pages: string[]
}

export interface OwnSite extends BuiltFiles {
  origin: string
  /** Opens a page as a new visitor, who has chosen `look` before. */
  visit(path: string, look?: Look): Promise<Visit>
  close(): Promise<void>
}

export interface Look {
  mode?: 'light' | 'dark'
  dir?: 'rtl'
  viewport?: { width: number; height: number }
  options?: BrowserContextOptions
}

export interface Visit {
  page: Page
  /** Errors and warnings in the console, and uncaught errors. */
  complaints: string[]
  /** The scripts that were loaded, by path. */
  scripts: Map<string, Buffer>
  close(): Promise<void>
}

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}

/** Serves the site and connects to the browser. */
export async function openOwnSite(): Promise<OwnSite> {
  const [site, browser] = [readOwnSite(), await connect()]
  const server = await serveFolder(inject('ownSite'), '/')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...site,
    origin,
    visit: (path, look) => visitPage(browser, `${origin}/${path}`, look),
    async close() {
      await browser.close()
      await new Promise((done) => server.close(done))
    },
  }
}

/** Reads the built site without serving it. */
export function readOwnSite(): BuiltFiles {
  const outDir = inject('ownSite')
  const files = new Set(filesBelow(outDir))
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8')
  const moved = read('_redirects')
    .split('\n')
    .map((line) => line.replace(/^\/| .*/g, ''))
  return {
    files,
    read,
    pages: [...files]
      .filter((file) => /(^|\/)index\.html$/.test(file))
      .map((file) => file.slice(0, -'index.html'.length))
      .filter((path) => path === '' || !moved.includes(path)),
  }
}

/** A page that shows one demo and nothing else. */
export const isDemoPage = (path: string): boolean => /^(?:zh\/)?x\/demos\//.test(path)

/** The file of a page: `zh/x/`, and files such as `404.html` as they are. */
export const fileOf = (path: string): string => (path.endsWith('.html') ? path : `${path}index.html`)

/**
 * A page of each layout, in one language after the other, and of middle size: a browser takes a minute for the largest, with
 * its thirty demos. In the long run all pages, and of those that are generated for the API reference, of which there are
 * hundreds, the twenty largest of each language.
 * @param paths paths of pages, without those of demos
 */
export function oneOfEachLayout({ read }: BuiltFiles, paths: readonly string[]): string[] {
  const layoutOf = (path: string) => /<main class="[^"]*\bv-layout-([\w-]+)/.exec(read(fileOf(path)))?.[1] ?? path
  const languageOf = (path: string): Language => (path.startsWith('zh/') ? 'zh' : 'en')
  const groupOf = (path: string) => `${layoutOf(path)} ${languageOf(path)}`
  if (!isLong) {
    const chosen = bySize(paths, groupOf).map((group) => group[group.length >> 1]!)
    const layouts = [...new Set(chosen.map(layoutOf))].sort()
    return layouts.map((layout, index) => {
      const inLanguages = chosen.filter((path) => layoutOf(path) === layout)
      return inLanguages.find((path) => languageOf(path) === languageAt(index)) ?? inLanguages[0]!
    })
  }
  const generated = new Set(paths.filter((path) => layoutOf(path) === 'api'))
  const largest = bySize([...generated], groupOf).flatMap((group) => group.slice(0, 20))
  return [...paths.filter((path) => !generated.has(path)), ...largest]
}

/**
 * Three demos of each family of components, a small one, a middle one and a large one by the size of their pages; all demos
 * in the long run. Each in one language, in turn: a translation has the same code.
 * @returns the paths of their pages
 */
export function threeOfEachFamily({ pages }: BuiltFiles): string[] {
  const english = pages.filter((path) => isDemoPage(path) && !path.startsWith(languages.zh))
  const chosen = isLong
    ? english
    : bySize(english, familyOf).flatMap((paths) => {
        const count = familyOf(paths[0]!).startsWith('react-') ? 3 : 0
        const places = Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) / count) * paths.length))
        return [...new Set(places)].map((place) => paths[place]!)
      })
  return chosen.map((path, index) => {
    const translated = languages[languageAt(index)] + path
    // One without strings has one page for all languages.
    return pages.includes(translated) ? translated : path
  })
}

/** The folder below `demos/` that a demo's page is in, however deep: `react-charts`. Empty for demos beside the folders. */
export function familyOf(path: string): string {
  return /^\/?(?:zh\/)?x\/demos\/([^/]+)\/[^/]/.exec(path)?.[1] ?? ''
}

/** The groups of pages, the largest page of each first. */
function bySize(paths: readonly string[], groupOf: (path: string) => string): string[][] {
  const size = (path: string) => statSync(join(inject('ownSite'), fileOf(path))).size
  const groups = new Map<string, string[]>()
  for (const path of paths) {
    const group = groupOf(path)
    groups.set(group, [...(groups.get(group) ?? []), path])
  }
  return [...groups.values()].map((group) =>
    group
      .map((path) => ({ path, size: size(path) }))
      .sort((a, b) => b.size - a.size || (a.path < b.path ? -1 : 1))
      .map(({ path }) => path),
  )
}

/** Serves a folder as a static host does: folders by their index, missing files by the nearest not-found page. */
export async function serveFolder(dir: string, base: string): Promise<Server> {
  const files = new Set(filesBelow(dir))
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://host').pathname)
    const file = path.startsWith(base) ? path.slice(base.length).replace(/(^|\/)$/, '$1index.html') : ''
    const known = files.has(file)
    const shown = known ? file : file.startsWith('zh/') ? 'zh/404.html' : '404.html'
    response.writeHead(known ? 200 : 404, { 'content-type': mediaTypes[extname(shown)] ?? 'application/octet-stream' })
    response.end(readFileSync(join(dir, shown)))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return server
}

export async function visitPage(
  browser: Browser,
  address: string,
  { mode, dir, viewport = { width: 1280, height: 900 }, options = {} }: Look = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', ...options })
  const stored = {
    ...(mode && { 'mui-mode': mode }),
    ...(dir && { 'mui-preferences': JSON.stringify({ direction: dir }) }),
  }
  await context.addInitScript(
    (entries) => Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value)),
    stored,
  )
  const page = await context.newPage()
  const complaints: string[] = []
  const scripts = new Map<string, Buffer>()
  page.on('pageerror', (error) => {
    // Chromium reports a transition between pages that it skips because the next navigation came first.
    if (!error.message.startsWith('Transition was ')) complaints.push(error.message)
  })
  page.on('console', (message) => {
    // Logged because of `serviceWorkers: 'block'`, which makes sure that the site answers and not its worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    void response
      .body()
      .then((body) => scripts.set(new URL(response.url()).pathname, body))
      .catch(() => undefined)
  })
  await page.goto(address, { waitUntil: 'load' })
  return { page, complaints, scripts, close: () => context.close() }
}

/** Chooses a direction as a visitor does in another tab: the page follows. */
export async function chooseInAnotherTab(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue)
      dispatchEvent(new StorageEvent('storage', { key, newValue }))
    },
    ['mui-preferences', JSON.stringify({ direction })] as const,
  )
}

/** A page without the HTML of its demos, which is the library's; their roots stay, empty. */
export function withoutDemos(html: string): string {
  const start = /<div [^>]*\bdata-demo-root=[^>]*>/g
  let result = ''
  let from = 0
  for (let match = start.exec(html); match; match = start.exec(html)) {
    const inside = match.index + match[0].length
    result += html.slice(from, inside)
    from = start.lastIndex = endOfDiv(html, inside)
  }
  return result + html.slice(from)
}

function endOfDiv(html: string, from: number): number {
  const tags = /<(\/?)div\b/g
  tags.lastIndex = from
  for (let depth = 1, match = tags.exec(html); match; match = tags.exec(html)) {
    depth += match[1] ? -1 : 1
    if (depth === 0) return match.index
  }
  throw new Error('the root of a demo is not closed')
}
