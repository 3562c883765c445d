/** A cache that machines share: the same bytes as without it, whatever the server does, and less work if it does well. */
import { generateKeyPairSync } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { rmSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BuildResult } from '../../src/build.js'
import { Graph } from '../support/compiled.mjs'
import { startWithCache } from '../support/kept-cache.js'
import { contentsOf, differences, type DiskFiles, pageText } from '../support/files.js'
import { type Project, project, smallSite } from '../support/project.js'
import { inLongRun, isLong } from '../support/long.js'
import { startRemoteServer, type TestServer } from '../support/remote-server.js'

const keys = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  }
}
const { privateKey, publicKey } = keys()
const names = Array.from({ length: inLongRun(9, 4) }, (_, index) => `page-${index}`)
const files: DiskFiles = {
  ...smallSite,
  'content/navigation.ts': `export default [
  { pathname: '/x/guide', children: [{ pathname: '/x/guide/start' }, { pathname: '/x/guide/next' }] },
  ${names.map((name) => `{ pathname: '/x/${name}' }`).join(', ')},
]`,
  ...Object.fromEntries(
    names.map((name, index) => [
      `content/${name}.md`,
      pageText(
        name,
        `See [another](/x/page-${(index + 4) % names.length}/#part).\n\n## Part\n\n\`\`\`tsx\nconst a = <b>${index}</b>\n\`\`\``,
      ),
    ]),
  ),
}

const projects: Project[] = []
const machine = (given: DiskFiles = files): Project => {
  const it = project(given)
  projects.push(it)
  return it
}
/** Makes a machine forget what it has built. */
const forget = (it: Project) => {
  for (const dir of ['.vitrine', 'export']) rmSync(it.path(dir), { recursive: true, force: true })
  startWithCache(it.dir)
}

let server: TestServer
/** What a build of the site stores. */
let filled: Map<string, Buffer>
let expected: Record<string, string>
const reader = () => ({ VITRINE_REMOTE_CACHE: server.url, VITRINE_REMOTE_CACHE_PUBLIC_KEY: publicKey })
const writer = () => ({ VITRINE_REMOTE_CACHE: server.url, VITRINE_REMOTE_CACHE_PRIVATE_KEY: privateKey })
/** Waits as long as it takes, for tests of what is shared. */
const patient = { VITRINE_REMOTE_CACHE_PATIENCE: '1000' }

/** What ran in the last build, by the names of questions. */
let ran: Map<string, number>
/** The pages that the last build rendered. */
let rendered: string[]

beforeAll(async () => {
  const reference = machine()
  expect((await reference.build(['--strict'])).code).toBe(0)
  expected = contentsOf(reference.path('export'))
  server = await startRemoteServer()
  await fill()
  expect(server.violations).toEqual([])
  filled = server.stored
  await server.close()
})
beforeEach(async () => {
  server = await startRemoteServer()
  const answersToSave = Graph.prototype.answersToSave
  vi.spyOn(Graph.prototype, 'answersToSave').mockImplementation(function (this: Graph, ...given) {
    ran = new Map()
    rendered = this.log.filter((id) => id.startsWith('html ')).map((id) => id.slice('html '.length))
    for (const id of this.log) {
      const name = id.slice(0, id.indexOf(' '))
      ran.set(name, (ran.get(name) ?? 0) + 1)
    }
    return answersToSave.apply(this, given)
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.close()
})
afterAll(() => projects.forEach((it) => it.remove()))

const built = (it: Project) => differences(contentsOf(it.path('export')), expected)
const warnings = ({ diagnostics }: BuildResult) => diagnostics.map(({ code, text }) => `${code} ${text}`)
const renders = ['html', 'page', 'parts', 'parsed-file', 'stylesheet', 'client-bundle']

async function fill(it = machine()): Promise<BuildResult> {
  const result = await it.result(['--strict'], { env: { ...writer(), ...patient } })
  expect(result.remoteCache?.written, JSON.stringify(result.remoteCache)).toBe(true)
  return result
}

describe('a server that works', () => {
  test('another machine renders nothing, and writes the same bytes', async () => {
    filled.forEach((body, path) => server.stored.set(path, body))
    const it = machine()
    forget(it)
    const result = await it.result(['--strict'], { env: { ...reader(), ...patient } })
    expect(warnings(result)).toEqual([])
    expect(built(it)).toEqual([])
    expect(renders.filter((name) => ran.has(name))).toEqual([])
    expect(result.remoteCache!.outputs).toBe(result.files)
    expect(server.violations).toEqual([])
  })

  test('an edit renders few pages', { tags: 'long' }, async () => {
    filled.forEach((body, path) => server.stored.set(path, body))
    const it = machine({ ...files, 'content/page-3.md': pageText('page-3', '## Part\n\nOther text.') })
    const whole = machine({ ...files, 'content/page-3.md': pageText('page-3', '## Part\n\nOther text.') })
    await whole.build()
    const result = await it.result([], { env: { ...reader(), ...patient } })
    expect(differences(contentsOf(it.path('export')), contentsOf(whole.path('export')))).toEqual([])
    expect(result.remoteCache!.outputs).toBeGreaterThan(0)
    // Of more than 20.
    expect(ran.get('html')).toBeLessThanOrEqual(4)
    expect(ran.get('page')).toBeLessThanOrEqual(4)
  })

  test('a build that changes nothing writes nothing; one that does stores what is new', { tags: 'long' }, async () => {
    const it = machine()
    await fill(it)
    const before = server.requests.length
    expect((await it.result([], { env: { ...writer(), ...patient } })).remoteCache!.written).toBe(false)
    expect(server.requests.slice(before).filter((one) => one.startsWith('PUT'))).toEqual([])
    const sent = server.stored.size
    it.write({ 'content/page-3.md': pageText('page-3', '## Part\n\nOther text.') })
    const again = await fill(it)
    expect(server.stored.size - sent).toBeLessThan(8)
    expect(again.remoteCache!.sent).toBeLessThan(300_000)
    expect(server.violations).toEqual([])
  })

  test('a token is sent, and only a private key can write', { tags: 'long' }, async () => {
    const guarded = await startRemoteServer('secret')
    const env = { ...writer(), VITRINE_REMOTE_CACHE: guarded.url, VITRINE_REMOTE_CACHE_TOKEN: 'secret', ...patient }
    const it = machine()
    expect((await it.result([], { env })).remoteCache!.written).toBe(true)
    expect(guarded.violations).toEqual([])
    const before = guarded.requests.length
    forget(it)
    const readOnly = { ...env, VITRINE_REMOTE_CACHE_READ_ONLY: '1' }
    it.write({ 'content/page-3.md': pageText('page-3', '## Part\n\nOther text.') })
    await it.result([], { env: readOnly })
    expect(guarded.requests.slice(before).filter((one) => one.startsWith('PUT'))).toEqual([])
    await guarded.close()
  })

  test('the configuration names it, and the environment can switch it off', { tags: 'long' }, async () => {
    filled.forEach((body, path) => server.stored.set(path, body))
    const configured = {
      ...files,
      'docs.config.ts': (files['docs.config.ts'] as string).replace(
        "prefix: '/x',",
        `prefix: '/x', cache: { remote: '${server.url}', publicKey: '${publicKey}' },`,
      ),
    }
    const it = machine(configured)
    const result = await it.result([], { env: patient })
    expect(result.remoteCache!.outputs).toBeGreaterThan(0)
    expect(built(it)).toEqual([])
    expect((await it.result([], { env: { VITRINE_REMOTE_CACHE: 'off' } })).remoteCache).toBeUndefined()
    expect((await it.result(['--no-cache'], { env: patient })).remoteCache).toBeUndefined()
  })
})

describe('shards', () => {
  test(
    'three machines and one that puts their work together: the same bytes, no page is rendered again',
    { tags: 'long' },
    async () => {
      const reports: BuildResult[] = []
      for (const shard of ['1/3', '2/3', '3/3']) {
        const it = machine()
        const result = await it.result(['--shard', shard, '--strict'], { env: { ...writer(), ...patient } })
        expect(result, JSON.stringify(result.diagnostics)).toMatchObject({ exitCode: 0, written: 0 })
        expect(result.remoteCache!.written).toBe(true)
        expect(JSON.parse(it.read(`.vitrine/shard-${shard.replace('/', '-of-')}.json`))).toMatchObject({
          pages: result.pages,
        })
        expect(() => it.read('export/index.html')).toThrow()
        reports.push(result)
      }
      const last = machine()
      rmSync(last.path('.vitrine'), { recursive: true })
      const result = await last.result(['--strict'], { env: { ...reader(), ...patient } })
      expect(warnings(result)).toEqual([])
      expect(built(last)).toEqual([])
      expect(['parts', 'parsed-file', 'stylesheet', 'client-bundle'].filter((name) => ran.has(name))).toEqual([])
      // What is about many pages, made from what the shards have found out.
      expect(rendered.filter((key) => !/"pathname":"\/x\/(guide|search(\/\w+)?)\/"/.test(key))).toEqual([])
      expect(reports.reduce((sum, { pages }) => sum + pages, 0)).toBe(result.pages - rendered.length)
      expect(server.violations).toEqual([])

      // The next run of the first shard: it knows what it has made.
      const it = machine()
      const again = await it.result(['--shard', '1/3'], { env: { ...writer(), ...patient } })
      expect(renders.filter((name) => ran.has(name))).toEqual([])
      expect(again.remoteCache).toMatchObject({ written: false, sent: 0 })
    },
  )

  test('what cannot be used together, and shards that do not exist', async () => {
    const it = machine()
    const said = async (...args: string[]) => {
      const { code, stdout, stderr } = await it.build(args)
      return `${code} ${stdout}${stderr}`
    }
    expect(await said('--shard', '2/8')).toMatch(/^2 .*--shard needs a remote cache/s)
    expect(await said('--shard', '1/2', '--only', '/x/**')).toMatch(/^2 .*--shard and --only/s)
    expect(await said('--shard', '1/2', '--no-cache')).toMatch(/^2 .*--shard and --no-cache/s)
    expect(await said('--shard', '0/8')).toMatch(/^2 .*counted from 1: the first is 1\/8/s)
    expect(await said('--shard', '9/8')).toMatch(/^2 .*only 8 shards: the last is 8\/8/s)
    for (const wrong of ['8', '1/0', 'a/b', '-1/2', '1.5/2'])
      expect(await said(`--shard=${wrong}`)).toMatch(/^2 .*such as 2\/8/s)
  })

  test('without permission to write, a shard makes nothing and does not fail', async () => {
    const result = await machine().result(['--shard', '1/2', '--strict'], { env: reader() })
    expect(result).toMatchObject({ exitCode: 0, pages: 0 })
    expect(warnings(result)).toEqual([expect.stringContaining('shard/read-only')])
  })

  test('errors of its pages are its own, and of the last build', { tags: 'long' }, async () => {
    const broken = { ...files, 'content/page-3.md': pageText('page-3', '{{"component": "Missing"}}') }
    const codes: number[] = []
    for (const shard of ['1/2', '2/2'])
      codes.push((await machine(broken).result(['--shard', shard], { env: { ...writer(), ...patient } })).exitCode)
    expect(codes).toContain(1)
    const result = await machine(broken).result([], { env: { ...reader(), ...patient } })
    expect(result.exitCode).toBe(1)
  })
})

const once = (reply: ServerResponse, status: number, headers: Record<string, string | number>, body?: Uint8Array) => {
  reply.writeHead(status, headers).end(body)
  return true
}
const isEntry = (path: string) => path.startsWith('/ac/')

describe('a server that does not', () => {
  const cases: [what: string, misbehave: NonNullable<TestServer['misbehave']>, why: RegExp][] = [
    ['refuses', (_m, _p, _q, reply) => once(reply, 401, {}), /refuses reading \(401\)/],
    ['forbids', (_m, _p, _q, reply) => once(reply, 403, {}), /refuses reading \(403\)/],
    ['fails', (_m, _p, _q, reply) => once(reply, 503, {}), /answers GET with 503/],
    [
      'redirects',
      (_m, path, _q, reply) => once(reply, 302, { location: `http://example.com${path}` }),
      /redirects \(302\)/,
    ],
    [
      'sends a page that it likes better',
      (_m, _p, _q, reply) => once(reply, 200, { 'content-type': 'text/html' }, Buffer.from('<!doctype html>')),
      /not signed/,
    ],
    [
      'compresses',
      (_m, path, _q, reply) => once(reply, 200, { 'content-encoding': 'gzip' }, gzipSync(server.stored.get(path)!)),
      /compressed with gzip/,
    ],
    [
      'announces too much',
      (_m, _p, request, reply) => {
        reply.writeHead(200, { 'content-length': 1e12 }).write('x')
        request.on('close', () => reply.destroy())
        return true
      },
      /too large/,
    ],
    [
      'sends without end',
      (_m, _p, request, reply) => {
        const chunk = Buffer.alloc(2 ** 16)
        const more = () => {
          while (!request.destroyed && !reply.destroyed && reply.write(chunk));
        }
        reply.writeHead(200).on('drain', more)
        more()
        return true
      },
      /too large/,
    ],
    [
      'ends too early',
      (_m, path, _q, reply) => {
        const body = server.stored.get(path)!
        reply
          .writeHead(200, { 'content-length': body.length })
          .write(body.subarray(0, body.length >> 1), () => reply.destroy())
        return true
      },
      /ECONNRESET|aborted|too early/,
    ],
    ['hangs up', (_m, _p, request) => Boolean(request.socket.destroy()), /ECONNRESET|socket hang up/],
    ['says nothing', () => true, /too slow/],
    [
      'trickles',
      (_m, _p, request, reply) => {
        reply.writeHead(200)
        const timer = setInterval(() => reply.write('x'), 20)
        request.on('close', () => clearInterval(timer))
        return true
      },
      /too slow/,
    ],
    [
      'sends blobs with one other byte',
      (_m, path, _q, reply) => {
        if (isEntry(path)) return false
        const body = Buffer.from(server.stored.get(path)!)
        body[body.length >> 1]! ^= 1
        return once(reply, 200, {}, body)
      },
      /hash is wrong/,
    ],
    [
      'sends blobs of another length',
      (_m, path, _q, reply) =>
        !isEntry(path) && once(reply, 200, {}, Buffer.concat([server.stored.get(path)!, Buffer.from('x')])),
      /too large/,
    ],
    [
      'sends the entries of other addresses',
      (_m, path, _q, reply) => {
        if (!isEntry(path)) return false
        const other = [...server.stored.keys()].find((one) => isEntry(one) && one !== path)!
        return once(reply, 200, {}, server.stored.get(other))
      },
      /not signed/,
    ],
    [
      'changes what is signed',
      (_m, path, _q, reply) => {
        if (!isEntry(path)) return false
        const text = server.stored.get(path)!.toString('latin1')
        return once(
          reply,
          200,
          {},
          Buffer.from(text.replace(/"rate":\d/, '"rate":9').replace('whole', 'whale'), 'latin1'),
        )
      },
      /not signed/,
    ],
  ]

  let it: Project
  beforeAll(() => void (it = machine()))

  const usual = 'sends blobs with one other byte'
  test.for(isLong ? cases : cases.filter(([what]) => what === usual))(
    '%s: the right bytes and one warning',
    async ([, misbehave, why]) => {
      filled.forEach((body, path) => server.stored.set(path, body))
      forget(it)
      server.misbehave = misbehave
      const result = await it.result(['--strict'], { env: reader() })
      expect(result.exitCode).toBe(0)
      expect(built(it)).toEqual([])
      expect(warnings(result)).toEqual([expect.stringMatching(why)])
      expect(warnings(result)[0]).toMatch(/^cache\/remote The remote cache http:\/\/127\.0\.0\.1:\d+\/some\/where /)
    },
  )

  test('is not there', async () => {
    const url = server.url
    await server.close()
    const alone = machine()
    const result = await alone.result(['--strict'], { env: { ...reader(), VITRINE_REMOTE_CACHE: url } })
    expect(result.exitCode).toBe(0)
    expect(built(alone)).toEqual([])
    expect(warnings(result)).toEqual([expect.stringContaining('ECONNREFUSED')])
    expect(result.remoteCache!.requests).toBeLessThanOrEqual(3)
  })

  test(
    'has nothing at this path: who writes is told, who reads sees that nothing was found',
    { tags: 'long' },
    async () => {
      server.misbehave = (_m, _p, _q, reply) => once(reply, 404, {})
      const it = machine()
      const result = await it.result(['--strict'], { env: { ...writer(), ...patient } })
      expect(warnings(result)).toEqual([expect.stringMatching(/^cache\/remote .*answers PUT with 404/)])
      const { stdout, stderr, code } = await machine().build(['--strict'], { env: { ...reader(), ...patient } })
      expect(code).toBe(0)
      expect(stdout + stderr).toMatch(/remote cache .*requests, nothing found, 0\.0 MB sent/)
    },
  )

  test('has lost blobs: what was in them is made again, without a word', { tags: 'long' }, async () => {
    filled.forEach((body, path) => server.stored.set(path, body))
    forget(it)
    server.misbehave = (_m, path, _q, reply) => path.startsWith('/cas/') && once(reply, 404, {})
    const result = await it.result(['--strict'], { env: { ...reader(), ...patient } })
    expect(warnings(result)).toEqual([])
    expect(built(it)).toEqual([])
  })

  test('replays old entries: what has changed is made again', { tags: 'long' }, async () => {
    const source = machine()
    await fill(source)
    const old = new Map(server.stored)
    source.write({ 'content/page-3.md': pageText('page-3', '## Part\n\nOther text.') })
    await fill(source)
    server.misbehave = (method, path, _q, reply) =>
      method === 'GET' && isEntry(path) && old.has(path) && once(reply, 200, {}, old.get(path))
    const copy = machine({ ...files, 'content/page-3.md': pageText('page-3', '## Part\n\nOther text.') })
    const result = await copy.result(['--strict'], { env: { ...reader(), ...patient } })
    expect(warnings(result)).toEqual([])
    expect(differences(contentsOf(copy.path('export')), contentsOf(source.path('export')))).toEqual([])
  })

  test('has entries of somebody else: they are not used', { tags: 'long' }, async () => {
    filled.forEach((body, path) => server.stored.set(path, body))
    forget(it)
    const other = { ...reader(), VITRINE_REMOTE_CACHE_PUBLIC_KEY: keys().publicKey, ...patient }
    const result = await it.result(['--strict'], { env: other })
    expect(warnings(result)).toEqual([expect.stringMatching(/not signed with the key of this site/)])
    expect(result.remoteCache!.answers).toBe(0)
    expect(built(it)).toEqual([])
  })

  test('cannot be written: the build is as good as without it', { tags: 'long' }, async () => {
    server.misbehave = (method, _p, _q, reply) => method === 'PUT' && once(reply, 507, {})
    forget(it)
    const result = await it.result(['--strict'], { env: writer() })
    // On a busy machine the build gives up before it writes.
    expect(warnings(result)).toEqual([expect.stringMatching(/answers PUT with 507|too slow/)])
    expect(result.remoteCache!.written).toBe(false)
    expect(built(it)).toEqual([])
  })

  test.for([
    [{ VITRINE_REMOTE_CACHE: 'ftp://example.com' }, /not an http or https address/],
    [{ VITRINE_REMOTE_CACHE_PUBLIC_KEY: '' }, /no public key/],
    [{ VITRINE_REMOTE_CACHE_PUBLIC_KEY: 'abc' }, /public key is not an Ed25519 key/],
    [{ VITRINE_REMOTE_CACHE_PRIVATE_KEY: 'abc' }, /private key is not an Ed25519 key/],
  ] as const)('is not set up: %o', async ([env, why]) => {
    const result = await it.result(['--strict'], { env: { ...reader(), ...env } })
    expect(result.exitCode).toBe(0)
    expect(warnings(result)).toEqual([expect.stringMatching(why)])
    expect(server.requests).toEqual([])
  })
})
