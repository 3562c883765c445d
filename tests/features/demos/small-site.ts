/** Small sites on disk, built and served as they would be published: what the tests of demos work on. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import type { BuildOptions, BuildResult } from '../../../src/build.js'
import type { PlaygroundView } from '../../../src/model.js'
import { startWithCache } from '../../support/kept-cache.js'
import { packageRoot } from '../../support/files.js'

export interface SmallSite {
  root: string
  write(file: string, text: string): void
  build(options?: Partial<Pick<BuildOptions, 'cache' | 'explain' | 'only' | 'outDir'>>): Promise<BuildResult>
  /** A file of the output. */
  output(path: string): string
  remove(): void
}

/** The text of docs.config.json. @param options more of the configuration */
export const smallConfig = (options: object = {}): string =>
  JSON.stringify({
    title: 'Small',
    url: 'https://small.example',
    prefix: '/x',
    content: [{ dir: 'content', at: '/x' }],
    ...options,
  })

const base: Record<string, string> = {
  'docs.config.json': smallConfig(),
  'content/navigation.ts': "export default [{ pathname: '/x/page' }]",
}

/** @param files by path; `content/page.md` is the page /x/page/ */
export function smallSite(files: Record<string, string>): SmallSite {
  const root = mkdtempSync(join(tmpdir(), 'demos-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  for (const [file, text] of Object.entries({ ...base, ...files })) write(file, text)
  symlinkSync(join(packageRoot, 'node_modules'), join(root, 'node_modules'))
  startWithCache(root)
  return {
    root,
    write,
    async build(options) {
      const { build } = await import('../../support/compiled.mjs')
      return build({ root, threads: 1, ...options })
    },
    output: (path) => readFileSync(join(root, 'export', path), 'utf8'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** The data of a page of the playground. */
export function playgroundOf(html: string): PlaygroundView {
  return JSON.parse(/data-playground-start="">(.*?)<\/script>/s.exec(html)![1]!) as PlaygroundView
}

export function page(body: string): string {
  return `# Page\n\n<p class="description">A page with demos for a test.</p>\n\n${body}\n`
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Serves a built site. */
export async function serveOutput(site: SmallSite): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://localhost').pathname)
    const file = join(site.root, 'export', path.endsWith('/') ? `${path}index.html` : path)
    // Browsers ask for an icon that these sites do not have.
    if (!existsSync(file) || !statSync(file).isFile())
      return void response.writeHead(path === '/favicon.ico' ? 204 : 404).end()
    response
      .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}
