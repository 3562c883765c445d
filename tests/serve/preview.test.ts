/** The preview server as a process: the built folder as a good static host would serve it. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageText, temporaryFolder, writeFiles } from '../support/files.js'
import { smallSite } from '../support/project.js'
import { runBuild } from './run-build.js'
import { ask, raw, runServe, type Served, startServer } from './server.js'

const dir = temporaryFolder('preview')
const config = `import { defineConfig } from 'vitrine'
export default defineConfig({
  title: 'Small', url: 'https://example.com', prefix: '/x', compress: true,
  locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文', lang: 'zh-CN' }],
})
`
let server: Served
const get = (target: string, headers?: Record<string, string>, method?: string) =>
  ask(server.port, target, headers, method)

beforeAll(async () => {
  writeFiles(dir, {
    ...smallSite,
    'docs.config.ts': config,
    'content/guide/next.md': pageText('Next', '## More\n\nText.').replace(
      'title: Next',
      'title: Next\nredirectFrom:\n  - /x/old',
    ),
    'public/_redirects':
      '/docs/* /x/:splat 302\n/shown /x/guide/start/ 200\n/gone/* /zh/404.html 404\n/hello.txt /forced.txt 301!\n',
    'public/letters.txt': 'abcdefghij',
  })
  // Nothing is built yet: it builds first.
  server = await startServer(dir, ['--preview'])
})
afterAll(() => server.stop())

describe('addresses', () => {
  test('builds the site first, and says so', () => {
    expect(server.events().map(({ type }) => type)).toEqual(['building', 'built', 'ready'])
    expect(existsSync(join(dir, 'export/.docs-build.json'))).toBe(true)
  })

  test('serves clean addresses and redirects to the trailing slash', async () => {
    const page = await get('/x/guide/start/')
    expect(page).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    })
    expect(page.body).toBe(readFileSync(join(dir, 'export/x/guide/start/index.html'), 'utf8'))
    for (const [from, to, status] of [
      ['/x/guide/start', '/x/guide/start/', 301],
      ['/x/guide/start?a=b', '/x/guide/start/?a=b', 301],
      ['/x/guide/start/index.html', '/x/guide/start/', 301],
      ['/zh/x/guide/start', '/zh/x/guide/start/', 301],
      ['/x/old', '/x/old/', 301],
      ['/docs/guide/start/', '/x/guide/start', 302],
      ['/hello.txt', '/forced.txt', 301],
    ] as const)
      expect(await get(from), from).toMatchObject({ status, headers: { location: to } })
    expect(await get('/shown')).toMatchObject({ status: 200, body: page.body })
    expect((await get('/x/old/')).body).toContain('<a href="/x/guide/next/">')
  })

  test('serves the not-found page of the language', async () => {
    expect(await get('/nowhere/')).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
    const chinese = readFileSync(join(dir, 'export/zh/404.html'), 'utf8')
    expect(await get('/zh/x/nowhere')).toMatchObject({ status: 404, body: chinese })
    expect(await get('/gone/for/ever')).toMatchObject({ status: 404, body: chinese })
    for (const target of ['/.docs-build.json', '/_redirects', '/_headers', '/x/guide/', '/export/']) {
      const { status } = await get(target)
      expect(status, target).toBe(target === '/x/guide/' ? 200 : 404)
    }
  })
})

describe('headers', () => {
  test('include those of _headers, and cache hashed files for ever', async () => {
    const { headers, body } = await get('/x/guide/start/')
    expect(headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'self'",
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    const stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec(body)![1]!
    expect((await get(stylesheet)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/x/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  test('validators', async () => {
    const { etag } = (await get('/letters.txt')).headers
    expect(await get('/letters.txt', { 'If-None-Match': etag! })).toMatchObject({ status: 304, body: '' })
    expect(await get('/letters.txt', { 'If-None-Match': `"other", W/${etag}` })).toMatchObject({ status: 304 })
    expect(await get('/letters.txt', { 'If-None-Match': '"other"' })).toMatchObject({ status: 200 })
    expect(await get('/letters.txt', {}, 'HEAD')).toMatchObject({
      status: 200,
      body: '',
      headers: { 'content-length': '10' },
    })
  })

  test('ranges', async () => {
    expect(await get('/letters.txt', { Range: 'bytes=2-4' })).toMatchObject({
      status: 206,
      body: 'cde',
      headers: { 'content-range': 'bytes 2-4/10' },
    })
    expect(await get('/letters.txt', { Range: 'bytes=-2' })).toMatchObject({ status: 206, body: 'ij' })
    expect(await get('/letters.txt', { Range: 'bytes=0-1,4-5' })).toMatchObject({ status: 200, body: 'abcdefghij' })
    expect(await get('/letters.txt', { Range: 'bytes=10-' })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */10' },
    })
  })

  test('compressed files are served to clients that accept them', async () => {
    const bytes = async (encoding: string) => {
      const answer = await raw(
        server.port,
        `GET /x/guide/start/ HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`,
      )
      const [head = ''] = answer.split('\r\n\r\n')
      return { head, body: Buffer.from(answer.slice(head.length + 4), 'latin1') }
    }
    const page = readFileSync(join(dir, 'export/x/guide/start/index.html'), 'utf8')
    const brotli = await bytes('gzip, br')
    expect(brotli.head).toContain('Content-Encoding: br')
    expect(brotli.head).toContain('Vary: Accept-Encoding')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page)
    const gzip = await bytes('gzip, br;q=0')
    expect(gzip.head).toContain('Content-Encoding: gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(page)
    const plain = await bytes('identity')
    expect(plain.head).not.toContain('Content-Encoding')
    expect(plain.head).toContain('Vary: Accept-Encoding')
    expect(plain.body.toString()).toBe(page)
    const etags = [brotli, gzip, plain].map(({ head }) => /ETag: (\S+)/.exec(head)![1])
    expect(new Set(etags).size).toBe(3)
  })

  test('text files that the build did not compress are compressed when served', { tags: 'long' }, async () => {
    const other = temporaryFolder('preview-plain')
    writeFiles(other, { ...smallSite, 'public/letters.txt': 'abcdefghij' })
    const host = await startServer(other, ['--preview'])
    const ofLetters = async (headers: string) => {
      const answer = await raw(
        host.port,
        `GET /letters.txt HTTP/1.1\r\nHost: localhost\r\n${headers}\r\nConnection: close\r\n\r\n`,
      )
      const [head = ''] = answer.split('\r\n\r\n')
      return { head, body: Buffer.from(answer.slice(head.length + 4), 'latin1') }
    }
    const gzip = await ofLetters('Accept-Encoding: br, gzip')
    expect(gzip.head).toMatch(/200 OK[^]*Content-Encoding: gzip/)
    expect(gzip.head).toContain('Vary: Accept-Encoding')
    expect(gunzipSync(gzip.body).toString()).toBe('abcdefghij')
    const etag = /ETag: (\S+)/.exec(gzip.head)![1]!
    expect((await ofLetters(`Accept-Encoding: gzip\r\nIf-None-Match: ${etag}`)).head).toContain(' 304 ')
    const plain = await ofLetters('Accept-Encoding: identity')
    expect(plain.body.toString()).toBe('abcdefghij')
    expect(plain.head).toContain('Vary: Accept-Encoding')
    expect(plain.head).not.toContain(etag)
    expect((await ofLetters('Accept-Encoding: gzip\r\nRange: bytes=2-4')).body.toString()).toBe('cde')
    await host.stop()
  })
})

describe('starting', () => {
  test('with --strict-port, a port in use is an error', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => blocker.once('listening', resolve))
    const { port } = blocker.address() as { port: number }
    const ended = await runServe([dir, '--preview', '--port', String(port), '--strict-port'], dir)
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining(`Port ${port} is in use.`) as string })
    blocker.close()
  })

  test('a site that cannot be built is not served', { tags: 'long' }, async () => {
    const broken = temporaryFolder('preview-broken')
    writeFiles(broken, { ...smallSite, 'content/guide/start.md': pageText('Start', 'See [nothing](/x/nothing/).') })
    const ended = await runServe([broken, '--preview', '--port', '0'], broken)
    expect(ended.code).toBe(1)
    expect(ended.stderr).toContain('error links/missing  There is no page at "/x/nothing/".')
    expect(existsSync(join(broken, 'export'))).toBe(false)
    writeFiles(broken, { 'docs.config.ts': 'throw new Error("no config")' })
    const worse = await runServe([broken, '--preview', '--port', '0'], broken)
    expect(worse.code).toBe(2)
    expect(worse.stderr).toContain('docs.config.ts:1:7 error module/threw')
    rmSync(broken, { recursive: true })
  })

  test('serves the new files after another build', { tags: 'long' }, async () => {
    writeFiles(dir, { 'content/guide/start.md': pageText('Start', 'Newly written.') })
    runBuild(dir)
    expect((await get('/x/guide/start/')).body).toContain('Newly written.')
  })
})
