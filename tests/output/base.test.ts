/** The whole output under `/deep/base/`: every address in it leads to a file of it. */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesBelow, pageText } from '../support/files.js'
import { type Project, project, smallSite } from '../support/project.js'

const base = '/deep/base/'
const group = (name: string, count: number) =>
  `{ pathname: '/x/${name}', children: [${Array.from({ length: count }, (_, index) => `{ pathname: '/x/${name}/page-${index}' }`).join(', ')}] }`

let site: Project
let server: Server
let origin: string
const requested = new Set<string>()

beforeAll(async () => {
  site = project({
    ...smallSite,
    'docs.config.ts': String(smallSite['docs.config.ts']).replace(
      "prefix: '/x',",
      `prefix: '/x', base: '${base}', repository: 'https://example.org/repository',`,
    ),
    'content/navigation.ts': `export default [
  { pathname: '/x/guide', children: [{ pathname: '/x/guide/start' }, { pathname: '/x/guide/next' }] },
  ${group('parts', 4)}, ${group('tools', 3)},
  { pathname: '/x/图表 a', title: 'Charts' },
  { pathname: 'https://example.org/elsewhere', title: 'Elsewhere' },
]`,
    ...Object.fromEntries(
      ['parts', 'tools'].flatMap((name) =>
        Array.from({ length: 4 }, (_, index) => [
          `content/${name}/page-${index}.md`,
          pageText(`${name} ${index}`, '## Part\n\nText.'),
        ]),
      ),
    ),
    'content/tools/page-3.md': null,
    'content/图表 a.md': pageText(
      'Charts',
      '![A dot](./dot.svg) and [the same](./dot.svg), [parts](/x/parts/), [start](../guide/start/#first), [a file](/hello.txt).',
    ),
    'content/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'content/guide/next.md': pageText('Next', '## More\n\nText.').replace(
      'title: Next',
      'title: Next\nredirectFrom: [/x/old]',
    ),
  })
  const { code, stderr } = await site.build()
  expect(code, stderr).toBe(0)
  const files = new Set(filesBelow(site.path('export')))
  server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://host').pathname)
    requested.add(path)
    const file = path.startsWith(base) ? path.slice(base.length) + (path.endsWith('/') ? 'index.html' : '') : undefined
    const known = file !== undefined && files.has(file)
    const type =
      known && file.endsWith('.html')
        ? 'text/html; charset=utf-8'
        : known && file.endsWith('.css')
          ? 'text/css'
          : 'application/octet-stream'
    response
      .writeHead(known ? 200 : 404, { 'content-type': type })
      .end(known ? readFileSync(join(site.path('export'), file)) : '')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server?.close()
  site?.remove()
})

/** Addresses in the attributes of HTML, srcset included, and in the url() of CSS. */
function addressesIn(text: string, type: string): string[] {
  if (type.startsWith('text/css')) return [...text.matchAll(/url\((["']?)([^"')]+)\1\)/g)].map((match) => match[2]!)
  const attributes = [...text.matchAll(/\s(?:href|src|action|poster|data-fragment|data-href|data-src)="([^"]*)"/g)].map(
    (match) => match[1]!,
  )
  const sets = [...text.matchAll(/\ssrcset="([^"]*)"/g)].flatMap((match) =>
    match[1]!.split(',').map((part) => part.trim().split(/\s+/)[0]!),
  )
  return [...attributes, ...sets].map((address) => address.replaceAll('&amp;', '&'))
}

test('from the start page every page is reached, and no address leads nowhere or out of the base', async () => {
  const broken: string[] = []
  const outside: string[] = []
  const seen = new Set<string>()
  // Nobody links to the offline pages: the service worker shows them.
  const queue = [`${base}x/`, `${base}x/offline/`, `${base}zh/x/offline/`]
  while (queue.length > 0) {
    const path = queue.shift()!
    if (seen.has(path)) continue
    seen.add(path)
    const response = await fetch(origin + path)
    const text = await response.text()
    if (response.status !== 200) broken.push(path)
    const type = response.headers.get('content-type')!
    if (!type.startsWith('text/')) continue
    for (const address of addressesIn(text, type)) {
      if (/^(https?:|mailto:|data:|#)/.test(address) || address === '') continue
      const { pathname } = new URL(address, origin + path)
      if (!pathname.startsWith(base)) outside.push(`${path} → ${address}`)
      else if (!seen.has(pathname)) queue.push(pathname)
    }
  }
  expect(broken).toEqual([])
  expect(outside).toEqual([])
  const reached = [...seen].map((path) => decodeURIComponent(path).slice(base.length))
  const pages = filesBelow(site.path('export'))
    // Nothing leads to the page at an old address.
    .filter((path) => path.endsWith('/index.html') && !path.endsWith('x/old/index.html'))
    .map((path) => path.slice(0, -'index.html'.length))
  expect(reached).toEqual(expect.arrayContaining(pages))
  expect(reached.filter((path) => path.includes('_nav/')).length).toBeGreaterThan(0)
  expect(reached.filter((path) => path.endsWith('.svg')).length).toBeGreaterThan(0)
  expect(reached).toContain('hello.txt')
})

test('the not-found page, which stands at any address, has only addresses below the base', () => {
  for (const file of ['404.html', 'zh/404.html']) {
    const local = addressesIn(site.read(`export/${file}`), 'text/html').filter(
      (address) => !/^(https?:|data:|#)/.test(address),
    )
    expect(local.length).toBeGreaterThan(3)
    expect(local.filter((address) => !address.startsWith(base))).toEqual([])
  }
})

test('canonical addresses, alternates, sitemap, redirects and headers carry it', () => {
  const page = site.read('export/x/guide/start/index.html')
  const own = [...page.matchAll(/https:\/\/example\.com(\/[^"]*)"/g)].map((match) => match[1]!)
  expect(own.length).toBeGreaterThan(2)
  expect(own.filter((path) => !path.startsWith(base))).toEqual([])
  const listed = filesBelow(site.path('export'))
    .filter((path) => /sitemap.*\.xml$/.test(path))
    .flatMap((path) =>
      [...site.read(`export/${path}`).matchAll(/https:\/\/example\.com(\/[^<"]*)/g)].map((match) => match[1]!),
    )
  expect(listed.length).toBeGreaterThan(5)
  expect(listed.filter((path) => !path.startsWith(base))).toEqual([])
  expect(site.read('export/_redirects')).toContain(`${base}x/old/ ${base}x/guide/next/ 301`)
  const moved = site.read('export/zh/x/old/index.html')
  expect(moved).toContain('<html lang="zh')
  expect(moved).toContain(`<meta http-equiv="refresh" content="0; url=${base}zh/x/guide/next/">`)
  const rules = site
    .read('export/_headers')
    .split('\n')
    .filter((line) => line.startsWith('/'))
  expect(rules.filter((rule) => !rule.startsWith(base))).toEqual([])
})

test('the command line’s base stands above the configuration’s', async () => {
  const { code, stderr } = await site.build(['--base', '/other/', '--out-dir', 'other'])
  expect(code, stderr).toBe(0)
  const page = site.read('other/x/guide/start/index.html')
  expect(page).toContain('href="/other/x/guide/next/')
  expect(page).not.toContain(base)
})
