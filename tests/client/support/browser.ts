/** Chromium with the bundled client in it: pages of fixture HTML, answered from memory at a real https address. */
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { en } from '../../../src/locales/en.js'
import { cspHash } from '../../../src/core/pages/csp.js'
import { navScript } from '../../../src/theme/nav-script.js'
import type { ClientConfig } from '../../../src/client/site-config.js'

export { connect as launch } from '../../support/browser.js'

const root = fileURLToPath(new URL('../../../', import.meta.url))
export const origin = 'https://docs.example.com'

/** An answer to a request that the fixture does not know: path → body, or nothing for 404. */
export type Answers = Record<string, { body: string; contentType?: string; status?: number }>

/** Bundled files of an entry by name. */
export async function bundle(
  entry: { file: string } | { code: string },
  format: 'esm' | 'iife' = 'esm',
): Promise<Map<string, string>> {
  const given =
    'file' in entry
      ? { entryPoints: [`${root}${entry.file}`] }
      : {
          stdin: { contents: entry.code, resolveDir: `${root}src`, sourcefile: 'lib.ts', loader: 'ts' as const },
        }
  const { outputFiles } = await build({
    ...given,
    bundle: true,
    splitting: format === 'esm',
    format,
    outdir: '/bundle',
    write: false,
    absWorkingDir: root,
    target: 'es2022',
  })
  return new Map(outputFiles.map(({ path, text }) => [path.slice('/bundle/'.length), text]))
}

export const config: ClientConfig = {
  base: '/',
  prefix: '/x',
  locale: 'en',
  direction: 'ltr',
  localePrefix: '',
  storagePrefix: 'docs',
  colorSchemes: { light: '#ffffff', dark: '#101418' },
  defaultColorSchemes: { light: 'light', dark: 'dark' },
  productId: 'x-charts',
  productCategory: 'x',
  strings: en.strings,
}

export function page(body: string, given: Partial<ClientConfig> = {}): string {
  const block = JSON.stringify({ ...config, ...given }).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="en" class="mode-light"><head><meta charset="utf-8"><title>Bars</title>
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101418">
<meta http-equiv="Content-Security-Policy" content="script-src 'self' ${cspHash(navScript('docs'))} https://ads.test https://tags.test; style-src 'self'; object-src 'none'">
<link rel="stylesheet" href="/base.css">
<script type="application/json" id="site-config">${block}</script>
<script type="module" src="/bundle/main.js"></script></head><body class="mode-light">${body}</body></html>`
}

export interface Opened {
  page: Page
  context: BrowserContext
  errors: string[]
  requests: string[]
}

/** Opens a page of the fixture in a context of its own. */
export async function open(
  browser: Browser,
  files: Map<string, string>,
  answers: Answers,
  options: BrowserContextOptions = {},
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 }, ...options })
  context.setDefaultTimeout(5_000)
  await prepare?.(context)
  await context.addInitScript('globalThis.__name = (value) => value')
  const requests: string[] = []
  await context.route('**/*', (route) => {
    const url = new URL(route.request().url())
    const path = url.origin === origin ? url.pathname : `${url.origin}${url.pathname}`
    requests.push(path)
    const script = files.get(path.replace('/bundle/', ''))
    if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script })
    const answer = answers[path]
    if (!answer) return route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' })
    return route.fulfill({ contentType: 'text/html; charset=utf-8', ...answer })
  })
  const opened = await context.newPage()
  const errors: string[] = []
  opened.on('pageerror', (error) => errors.push(error.message))
  await opened.goto(`${origin}/`)
  return { page: opened, context, errors, requests }
}
