/**
 * A small site as a visitor meets it: built by the command, served by the preview server, with an advertising network and
 * an analytics service that answer as a test wants. Third parties are answered by interception; everything else is real.
 */
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { hash } from '../../src/engine/hash.js'
import { runBuild } from '../serve/run-build.js'
import { type Served, startServer } from '../serve/server.js'
import { startWithCache } from '../support/kept-cache.js'
import { packageRoot, pageText, temporaryFolder, writeFiles } from '../support/files.js'

export const network = 'https://ads.example.net/network.js'
export const tags = 'https://tags.example.net/tag.js'

/** @param features what stands between the braces of `features` */
export const config = (features: string) => `export default {
  title: 'Small', url: 'https://example.com', prefix: '/x', storagePrefix: 'mui',
  locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文', lang: 'zh-CN' }],
  products: [
    { id: 'guide', title: 'Guide', category: 'x', pathnames: ['/x/guide'], versions: [{ label: '8.14.0' }, { label: 'v7', url: 'https://v7.example.com/x/guide/', paths: ['/x/guide/start'] }] },
    { id: 'chart', title: 'Chart', pathnames: ['/x/chart'], versions: [{ label: '8.14.0' }] },
  ],
  features: { ${features} },
}`

export const chinese = (title: string, body: string) =>
  `---\ntitle: ${title}\n---\n\n# ${title}\n\n<p class="description">说明。</p>\n\n${body}\n`
const long = (title: string) =>
  Array.from({ length: 8 }, (_, index) => `## ${title} ${index + 1}\n\n${'Words that fill a line. '.repeat(60)}`).join(
    '\n\n',
  )

export const files = {
  'content/navigation.ts': `export default [
  { pathname: '/x/guide', children: [{ pathname: '/x/guide/start' }, { pathname: '/x/guide/next', plan: 'pro' }] },
  { pathname: '/x/chart' },
]`,
  'content/index.md': pageText('Home', 'Go to [start](/x/guide/start/).'),
  'content/guide/start.md': pageText('Start', `\`\`\`js\nconst answer = 42\n\`\`\`\n\n${long('Part')}`),
  'content/guide/start.zh.md': chinese(
    '开始',
    `\`\`\`js\nconst answer = 42\n\`\`\`\n\n${long('Part').replaceAll('## Part', '## 部分')}`,
  ),
  'content/guide/next.md': pageText('Next', '## More\n\nText.').replace('title: Next', 'title: Next\ndisableAd: true'),
  'content/guide/next.zh.md': chinese('下一页', '## 更多\n\n正文。'),
  'content/chart.md': pageText('Chart', 'Text.'),
  'content/chart.zh.md': chinese('图表', '正文。'),
}

export interface BuiltSite {
  dir: string
  server: Served
  /** Writes files and builds again; the preview server answers with the new set. */
  release(changes: Record<string, string>): void
  close(): Promise<void>
}

/** @param more files beside `files`, by path; demos among them find their React */
export async function builtSite(features: string, more: Record<string, string> = {}): Promise<BuiltSite> {
  const dir = temporaryFolder('visitor')
  const all = { 'docs.config.ts': config(features), ...files, ...more }
  writeFiles(dir, all)
  // Sites of the same files share what the generator remembers of them, in this run and in the next.
  const cacheDir = join(packageRoot, '.vitrine-tests/memory', hash(JSON.stringify(all)))
  symlinkSync(join(packageRoot, 'node_modules'), join(dir, 'node_modules'))
  startWithCache(dir, cacheDir)
  const memory = ['--cache-dir', cacheDir]
  const server = await startServer(dir, ['--preview', ...memory])
  return {
    dir,
    server,
    release(changes) {
      for (const [path, text] of Object.entries(changes)) writeFileSync(join(dir, path), text)
      runBuild(dir, memory)
    },
    close: async () => void (await server.stop()),
  }
}

/** Looks for a new worker, as a tab does that comes back. Who needs the outcome waits for what it leads to: an answer may never come to a page that is loaded anew meanwhile. */
export const update = (page: Page): Promise<void> =>
  page
    .evaluate(() => {
      const look = navigator.serviceWorker.ready.then((registration) => registration.update())
      return Promise.race([look, new Promise((resolve) => setTimeout(resolve, 5_000))]).then(() => {})
    })
    .catch(() => {})

/** Looks for an update. @returns how the worker that it found ended */
export const updateEnds = (page: Page): Promise<string> =>
  page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const end = new Promise<string>((resolve) =>
        registration.addEventListener('updatefound', () => {
          const found = registration.installing!
          found.addEventListener('statechange', () => /redundant|activated/.test(found.state) && resolve(found.state))
        }),
      )
      await registration.update()
      return end
    })
    .catch(() => 'the page was loaded anew')

export interface Visit {
  page: Page
  context: BrowserContext
  /** What the console complained of, without the requests that a test refused. */
  errors: string[]
  /** Requests to other hosts. */
  foreign: string[]
}

/** A body for each address of a third party; an address that is not there is refused. */
export type Answers = Record<string, string>

export async function visitor(
  browser: Browser,
  { answers = {}, ...options }: BrowserContextOptions & { answers?: Answers } = {},
): Promise<Omit<Visit, 'page'>> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(15_000)
  const errors: string[] = []
  const foreign: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text())
  })
  context.on('weberror', (error) => errors.push(String(error.error())))
  await context.route(/^https:/, (route) => {
    const url = route.request().url()
    foreign.push(url)
    const body = answers[url.replace(/\?.*/, '')]
    return body === undefined ? route.abort() : route.fulfill({ body, contentType: 'text/javascript' })
  })
  return { context, errors, foreign }
}
