/**
 * Requests as an attacker would write them, over raw sockets, to both servers. Canaries lie where nobody may read: beside
 * the root, in the root, in the content, behind links. No answer may hold one, whatever its status.
 */
import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../support/files.js'
import { smallSite } from '../support/project.js'
import { ask, raw, readAnswer, type Served, startServer } from './server.js'

const canary = 'CANARY-7f3a9c'
const around = temporaryFolder('hostile')
const root = join(around, 'site')
const text = `${canary}\n`
const printOf = createHash('sha256').update(text).digest('hex').slice(0, 10)

const targets = [
  '/../canary.txt',
  '/../../canary.txt',
  '/x/../../canary.txt',
  '/%2e%2e/canary.txt',
  '/%2e%2e%2fcanary.txt',
  '/..%2fcanary.txt',
  '/..%5ccanary.txt',
  '/..\\canary.txt',
  '/%252e%252e/canary.txt',
  '/%c0%ae%c0%ae/canary.txt',
  '/%u002e%u002e/canary.txt',
  '/.%00./canary.txt',
  '/hello.txt%00.html',
  '/hello.txt/../../canary.txt',
  '//canary.txt',
  '///etc/passwd',
  '/\\etc\\passwd',
  '/@fs/etc/passwd',
  '/@fs/../canary.txt?raw',
  '/@id/canary?import&raw',
  `${around}/canary.txt`,
  `/@fs${around}/canary.txt?raw??`,
  '/file:///etc/passwd',
  'file:///etc/passwd',
  'http://localhost/canary.txt',
  'http://evil.example/',
  '*',
  'canary.txt',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/.vitrine/',
  '/.docs-build.json',
  '/docs.config.ts',
  '/docs.config.ts?raw',
  '/docs.config.ts?url',
  '/docs.config.ts?inline&import',
  '/content/secret.md',
  '/content/guide/start.md',
  '/secret.md',
  '/x/secret/',
  '/x/secret.md',
  '/node_modules/',
  '/package.json',
  '/leak.txt',
  '/leaks/canary.txt',
  '/LEAK.TXT',
  '/hello.txt:$DATA',
  '/HELLO~1.TXT',
  '/con',
  '/hello.txt#/../canary.txt',
  `/x/_assets/files/content/secret-${printOf}.md`,
  `/x/_assets/files/__/canary-${printOf}.txt`,
  `/x/_assets/files/docs.config-${printOf}.ts`,
  '/__vitrine/../../canary.txt',
  '/__vitrine/overlay',
  '/__vitrine/events?path=/../canary.txt&token=x',
  '/x/guide/start/?url=http://evil.example',
  '/x/guide/start//',
  '/x/guide/start/..',
  '/x/guide/start/%2e',
  '/%',
  '/%zz',
  `/${'%2e%2e/'.repeat(300)}canary.txt`,
  '/<script>alert(1)</script>',
  '/%3Cscript%3Ealert(1)%3C/script%3E/',
  '/__proto__',
  '/constructor/prototype',
]

beforeAll(() => {
  writeFiles(around, { 'canary.txt': text })
  writeFiles(root, { ...smallSite, '.env': text, 'content/secret.md': text, 'private.txt': text })
  mkdirSync(join(root, 'public'), { recursive: true })
  symlinkSync(join(around, 'canary.txt'), join(root, 'public/leak.txt'))
  symlinkSync(around, join(root, 'public/leaks'))
})

describe.each(['dev', 'preview'])('the %s server', (kind) => {
  let server: Served
  beforeAll(async () => {
    if (kind === 'preview') rmSync(join(root, 'public'), { recursive: true })
    if (kind === 'preview') writeFiles(root, { 'public/hello.txt': 'Hello.\n' })
    server = await startServer(root, kind === 'preview' ? ['--preview'] : [])
    expect((await ask(server.port, '/x/guide/start/')).status).toBe(200)
    if (kind === 'preview') {
      // Links that got into the output after it was built, one in place of a file that the manifest names.
      symlinkSync(join(around, 'canary.txt'), join(root, 'export/leak.txt'))
      symlinkSync(around, join(root, 'export/leaks'))
      rmSync(join(root, 'export/hello.txt'))
      symlinkSync(join(around, 'hello.txt'), join(root, 'export/hello.txt'))
      writeFileSync(join(around, 'hello.txt'), 'CANARY\n')
      writeFileSync(join(root, 'export/private.txt'), text)
    }
  })
  afterAll(() => server.stop())

  test('never serves a byte from outside the site', async () => {
    for (const target of targets) {
      const answer = readAnswer(
        await raw(server.port, `GET ${target} HTTP/1.1\r\nHost: localhost:${server.port}\r\nConnection: close\r\n\r\n`),
      )
      expect(answer.body, target).not.toContain('CANARY')
      expect(answer.body, target).not.toMatch(/root:.*:0:0|<script>alert\(1\)/)
      if (answer.status >= 300 && answer.status < 400) expect(answer.headers.location, target).toMatch(/^\/(?!\/)/)
      else if (!target.startsWith('/x/guide/start/?'))
        expect([400, 403, 404, 414], `${target} ${answer.status}`).toContain(answer.status)
    }
    expect((await ask(server.port, '/private.txt')).status).toBe(404)
    if (kind === 'preview') expect((await ask(server.port, '/hello.txt')).status).toBe(404)
  })

  test('accepts its own host names only', async () => {
    const host = (value: string) =>
      raw(server.port, `GET /x/guide/start/ HTTP/1.1\r\n${value}Connection: close\r\n\r\n`).then(
        (answer) => readAnswer(answer).status,
      )
    expect(await host('Host: evil.example\r\n')).toBe(403)
    expect(await host('Host: evil.example\r\nX-Forwarded-Host: localhost\r\n')).toBe(403)
    expect(await host(`Host: localhost.evil.example:${server.port}\r\n`)).toBe(403)
    expect(await host('Host: localhost\r\nHost: evil.example\r\n')).toBe(400)
    expect(await host('')).toBe(400)
    expect(await host('Host: \r\n')).toBe(400)
    expect(await host('Host: localhost\r\n')).toBe(200)
    expect(await host('Host: [::1]\r\n')).toBe(200)
  })

  test('cannot be read by another site', async () => {
    const from = (headers: Record<string, string>) =>
      ask(server.port, '/x/guide/start/', headers).then(({ status }) => status)
    expect(await from({ Origin: 'https://evil.example' })).toBe(403)
    expect(await from({ Origin: 'null' })).toBe(403)
    expect(await from({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' })).toBe(
      403,
    )
    expect(await from({ 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'script' })).toBe(
      403,
    )
    expect(
      await from({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }),
    ).toBe(200)
  })

  test('accepts GET and HEAD only, and reads no request body', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      expect(await ask(server.port, '/x/guide/start/', {}, method), method).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD' },
      })
    }
    // The body of one request must not be taken for another.
    const smuggled = 'GET /hello.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const answer = await raw(
      server.port,
      `GET /x/guide/start/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
    )
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(readAnswer(answer).headers.connection).toBe('close')
    const both = await raw(
      server.port,
      'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    )
    expect(readAnswer(both).status).toBe(400)
  })

  test('survives malformed and oversized requests', async () => {
    expect(readAnswer(await raw(server.port, 'nonsense\r\n\r\n')).status).toBe(400)
    expect(
      readAnswer(await raw(server.port, `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`))
        .status,
    ).toBe(431)
    expect(readAnswer(await raw(server.port, '\u0016\u0003\u0001\u0002\u0000\u0001\u0000')).status).toBe(400)
    expect(
      await raw(
        server.port,
        'GET /x/ HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: a\r\n\r\n',
      ),
    ).not.toContain(' 101 ')
    for (const range of ['bytes=5-2', 'bytes=-', 'bytes=abc', 'bytes=0-1,2-3', 'bytes=-9999999999999999', 'x']) {
      expect([200, 206, 416], range).toContain((await ask(server.port, '/x/guide/start/', { Range: range })).status)
    }
    expect((await ask(server.port, '/x/guide/start/')).status).toBe(200)
  })

  // It waits for the limit of the HTTP server that both have in common.
  if (kind === 'preview') {
    test('disconnects a client that never ends its request', { tags: 'long', timeout: 40_000 }, async () => {
      const begun = performance.now()
      const answer = await new Promise<string>((resolve) => {
        let received = ''
        const socket = connect(server.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n'))
        const drip = setInterval(() => socket.write('X-A: b\r\n'), 1_000)
        socket.on('data', (bytes) => (received += String(bytes)))
        socket.on('error', () => {})
        socket.on('close', () => {
          clearInterval(drip)
          resolve(received)
        })
      })
      expect(performance.now() - begun).toBeLessThan(25_000)
      expect(answer).toContain('400 Bad Request')
    })
  }

  if (kind === 'dev') {
    test('the event stream requires the token, the same origin and a path', async () => {
      const { body } = await ask(server.port, '/x/guide/start/')
      const token = /name="vitrine-live" content="(\w+) /.exec(body)![1]!
      const listen = (query: string, headers: Record<string, string> = {}) =>
        ask(server.port, `/__vitrine/events?${query}`, headers).then(({ status }) => status)
      expect(await listen('path=/x/')).toBe(403)
      expect(await listen(`path=/x/&token=${token.replace(/./g, '0')}`)).toBe(403)
      expect(await listen(`path=/x/&token=${token}`, { 'Sec-Fetch-Site': 'none' })).toBe(403)
      expect(await listen(`path=x&token=${token}`)).toBe(400)
      expect(await ask(server.port, `/__vitrine/events?path=/x/&token=${token}`, {}, 'HEAD')).toMatchObject({
        status: 200,
        headers: { 'content-type': 'text/event-stream' },
      })
      const stream = await raw(
        server.port,
        `GET /__vitrine/events?path=/x/guide/start/&token=${token}&hash=old HTTP/1.1\r\nHost: localhost\r\n\r\n`,
        1_500,
      )
      expect(stream).toContain('event: update')
      const shown = (query: string) =>
        ask(server.port, `/__vitrine/shown?path=/x/${query}`).then(({ status }) => status)
      expect(await shown('')).toBe(403)
      expect(await shown(`&token=${token}`)).toBe(204)
    })
  }
})

test('listens on loopback addresses only', async () => {
  expect(dirname(root)).toBe(around)
  const server = await startServer(root)
  const { networkInterfaces } = await import('node:os')
  const outer = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')
  if (outer) {
    const refused = await new Promise<string>((resolve) => {
      const socket = connect(server.port, outer.address, () => resolve('open'))
      socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
    })
    expect(refused).toBe('ECONNREFUSED')
  }
  await server.stop()
})
