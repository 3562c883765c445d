/** The parts of the remote cache: its messages, its requests, and the time that it may take. */
import { createHash, generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  decodeActionResult,
  encodeActionResult,
  signedEntry,
  verifiedEntry,
} from '../../src/features/remote-cache/node/action-result.js'
import { Allowance } from '../../src/features/remote-cache/node/allowance.js'
import { RemoteServer } from '../../src/features/remote-cache/node/http.js'
import { privateKey, publicKey } from '../../src/engine/cache/keys.js'
import {
  compress,
  decompress,
  groupByKind,
  Packer,
  packName,
  parsePackName,
} from '../../src/features/remote-cache/node/packs.js'
import { remoteCacheProblem } from '../../src/features/remote-cache/node/remote-cache.js'
import type { Stored } from '../../src/engine/answer.js'
import { startRemoteServer, type TestServer } from '../support/remote-server.js'

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('ActionResult', () => {
  const digest = { hash: sha256('x'), size: 300 }

  test('has the bytes that protoc gives it', () => {
    const bytes = encodeActionResult({
      outputFiles: [{ path: 'a', digest: { hash: 'ff', size: 300 } }],
      stdoutRaw: Buffer.from('out'),
      stderrRaw: Buffer.from('err'),
    })
    // output_files = 2 { path = 1: "a", digest = 2 { hash = 1: "ff", size_bytes = 2: 300 } }, stdout_raw = 5, stderr_raw = 7
    expect(Buffer.from(bytes).toString('hex')).toBe('120c0a0161' + '12070a02666610ac02' + '2a036f7574' + '3a03657272')
  })

  test('is read back, with fields that servers add', () => {
    const result = {
      outputFiles: [{ path: 'a/b', digest }],
      stdoutRaw: new Uint8Array([1, 2]),
      stderrRaw: new Uint8Array([3]),
    }
    const bytes = encodeActionResult(result)
    // exit_code = 4: 7, execution_metadata = 9: a message, and a field of 64 bits.
    const more = Buffer.concat([bytes, Buffer.from('20074a020801b9010102030405060708', 'hex')])
    for (const one of [bytes, more]) {
      const { stdoutRaw, stderrRaw } = decodeActionResult(one)
      expect([[...stdoutRaw], [...stderrRaw]]).toEqual([[1, 2], [3]])
    }
  })

  test('throws for what is not one, and never hangs', () => {
    const bytes = encodeActionResult({
      outputFiles: [{ path: 'a', digest }],
      stdoutRaw: Buffer.from('x'.repeat(50)),
      stderrRaw: new Uint8Array(64),
    })
    for (let end = 1; end < bytes.length; end++) {
      try {
        decodeActionResult(bytes.subarray(0, end))
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
    }
    expect(() => decodeActionResult(Buffer.from('<!doctype html>'))).toThrow()
  })

  test('is valid with its signature at its address only', () => {
    const [key, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')]
    const address = sha256('one')
    const bytes = signedEntry(address, { index: 1 }, [digest], key.privateKey)
    expect(verifiedEntry(bytes, address, key.publicKey)).toEqual({ index: 1 })
    expect(verifiedEntry(bytes, sha256('two'), key.publicKey)).toBeUndefined()
    expect(verifiedEntry(bytes, address, other.publicKey)).toBeUndefined()
    expect(verifiedEntry(new Uint8Array(), address, key.publicKey)).toBeUndefined()
    const from = Buffer.from(bytes).indexOf('{')
    for (let at = from; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at]! ^= 1
      expect(verifiedEntry(changed, address, key.publicKey)).toBeUndefined()
    }
  })

  test('keys are PEM or base64, and Ed25519', () => {
    const { privateKey: secret, publicKey: open } = generateKeyPairSync('ed25519')
    const forms = (key: typeof secret, type: 'pkcs8' | 'spki') => [
      key.export({ type, format: 'pem' }).toString(),
      key.export({ type: type as 'pkcs8', format: 'der' }).toString('base64'),
    ]
    for (const text of forms(secret, 'pkcs8')) expect(privateKey(text)?.type).toBe('private')
    for (const text of forms(open, 'spki')) expect(publicKey(text)?.type).toBe('public')
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
    expect(publicKey(rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString())).toBeUndefined()
    // A private key where everybody can read it.
    expect(publicKey(forms(secret, 'pkcs8')[0]!)).toBeUndefined()
    expect(privateKey('')).toBeUndefined()
  })
})

describe('packs', () => {
  test('say where each value is, by names that say what they are', async () => {
    const blobs = new Map<string, Uint8Array>()
    const packs = new Packer(async ({ hash }, blob) => Boolean(blobs.set(hash, blob)))
    const places: Stored[] = []
    const values = ['one', 'two', 'three'].map((text) => Buffer.from(text))
    for (const bytes of values) packs.add({ bytes, form: 'b', place: (stored) => places.push(stored) })
    expect(await packs.finish()).toBe(true)
    expect(blobs.size).toBe(1)
    const { digest, uncompressed } = parsePackName(places[0]!.segment)!
    const bytes = await decompress(blobs.get(digest.hash)!, uncompressed)
    expect(places.map(({ offset, length }) => bytes.toString('utf8', offset, offset + length))).toEqual(
      values.map(String),
    )
  })

  test('a blob that becomes larger than its name says is rejected', async () => {
    const { blob, digest } = await compress(Buffer.alloc(1e7))
    expect(parsePackName(packName(digest, 10))).toEqual({ digest, uncompressed: 10 })
    await expect(decompress(blob, 10)).rejects.toThrow()
    await expect(decompress(blob, 2e7)).rejects.toThrow()
    expect(parsePackName('pack-../../etc-1-1.bin')).toBeUndefined()
  })

  test('a value whose pack could not be stored is nowhere', async () => {
    const packs = new Packer(async () => false)
    const place = vi.fn()
    packs.add({ bytes: Buffer.from('x'), form: 'b', place })
    expect(await packs.finish()).toBe(false)
    expect(place).not.toHaveBeenCalled()
  })

  test('an error while a pack is stored counts as not stored', async () => {
    const packs = new Packer(() => Promise.reject(new Error('broken')))
    packs.add({ bytes: Buffer.from('x'), form: 'b', place: () => undefined })
    packs.flush()
    await packs.next
    expect(await packs.finish()).toBe(false)
    expect(packs.pending).toBe(0)
  })

  test('kinds are apart, unless they are small', () => {
    const items = [
      { kind: 'large', size: 2e5 },
      { kind: 'a', size: 1 },
      { kind: 'b', size: 2 },
      { kind: 'large', size: 1 },
    ]
    expect(groupByKind(items).map((group) => group.map(({ size }) => size))).toEqual([
      [2e5, 1],
      [1, 2],
    ])
    expect(groupByKind([])).toEqual([])
  })
})

describe('the time that a build may wait', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const start = (share = 0.1) => {
    const from = Date.now()
    return new Allowance(share, () => Date.now() - from)
  }
  const never = new Promise<string>(() => {})
  const after = (milliseconds: number) =>
    new Promise<string>((resolve) => setTimeout(() => resolve('there'), milliseconds))

  test('is a share of what the build takes', async () => {
    const time = start()
    time.expect(1000)
    const waiting = time.wait(never)
    await vi.advanceTimersByTimeAsync(200)
    expect(await waiting).toBeUndefined()
    expect(time.spent).toBe(100)
    // Nothing is left, however often it is asked.
    expect(await time.wait(never)).toBeUndefined()
    expect(time.spent).toBe(100)
  })

  test('grows while the build works', async () => {
    const time = start()
    await vi.advanceTimersByTimeAsync(5000)
    const waiting = time.wait(after(400))
    await vi.advanceTimersByTimeAsync(400)
    expect(await waiting).toBe('there')
    const next = time.wait(never)
    await vi.advanceTimersByTimeAsync(1000)
    await next
    expect(time.spent).toBe(500)
  })

  test('and with what it saves', async () => {
    const time = start()
    time.expect(1000)
    time.earn(5000)
    const waiting = time.wait(after(5000))
    await vi.advanceTimersByTimeAsync(5000)
    expect(await waiting).toBe('there')
    const next = time.wait(never)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await next).toBeUndefined()
    expect(time.spent).toBe(5100)
  })

  test('waits that overlap count once', async () => {
    const time = start()
    time.expect(1000)
    const both = Promise.all([time.wait(after(60)), time.wait(after(80))])
    await vi.advanceTimersByTimeAsync(80)
    expect(await both).toEqual(['there', 'there'])
    expect(time.spent).toBe(80)
  })

  test('what is there already needs no time', async () => {
    expect(await start(0).wait(Promise.resolve('there'))).toBe('there')
  })
})

describe('requests', () => {
  let testServer: TestServer
  let server: RemoteServer
  beforeEach(async () => {
    testServer = await startRemoteServer()
    server = new RemoteServer({ url: `${testServer.url}/` })
  })
  afterEach(async () => {
    server.close()
    await testServer.close()
  })
  const body = Buffer.from('a blob')
  const digest = { hash: sha256(body), size: body.length }

  test('store and read', async () => {
    expect(await server.blob(digest)).toBeUndefined()
    expect(await server.put('cas', digest.hash, body)).toBe(true)
    expect((await server.blob(digest))?.toString()).toBe('a blob')
    expect(server.problem).toBeUndefined()
    expect(server.traffic).toEqual({ requests: 3, sent: body.length, received: body.length })
    expect(testServer.violations).toEqual([])
  })

  test('a name and a password in the address are sent', async () => {
    const seen: (string | undefined)[] = []
    testServer.misbehave = (_m, _p, request) => Boolean(seen.push(request.headers.authorization)) && false
    for (const written of ['p%40ss', '100%']) {
      const other = new RemoteServer({ url: testServer.url.replace('//', `//me:${written}@`) })
      await other.action(sha256('x'))
      other.close()
    }
    expect(seen).toEqual(['me:p@ss', 'me:100%'].map((one) => `Basic ${Buffer.from(one).toString('base64')}`))
  })

  test('a server that fails three times is left alone', async () => {
    testServer.misbehave = (_m, _p, _q, reply) => Boolean(reply.writeHead(500).end())
    for (let times = 0; times < 6; times++) expect(await server.action(sha256('x'))).toBeUndefined()
    expect(testServer.requests).toHaveLength(3)
    expect([server.canRead, server.canWrite]).toEqual([false, false])
    expect(server.problem).toBe('it answers GET with 500')
  })

  test('a failure between successes does not end it, but is told', async () => {
    await server.put('cas', digest.hash, body)
    let times = 0
    testServer.misbehave = (_m, _p, _q, reply) => ++times % 2 === 1 && Boolean(reply.writeHead(500).end())
    for (let at = 0; at < 8; at++) await server.blob(digest)
    expect(server.canRead).toBe(true)
    expect(server.problem).toBe('it answers GET with 500')
  })

  test('who may not write may still read', async () => {
    await server.put('cas', digest.hash, body)
    testServer.misbehave = (method, _p, _q, reply) => method === 'PUT' && Boolean(reply.writeHead(403).end())
    expect(await server.put('cas', digest.hash, body)).toBe(false)
    expect([server.canRead, server.canWrite]).toEqual([true, false])
    expect((await server.blob(digest))?.length).toBe(body.length)
  })

  test.for([
    ['another hash', Buffer.from('a Blob'), /hash is wrong/],
    ['fewer bytes', Buffer.from('a'), /too early/],
    ['more bytes', Buffer.from('a blob and more'), /too large/],
  ] as const)('a blob with %s is not used', async ([, sent, why]) => {
    testServer.misbehave = (_m, _p, _q, reply) => Boolean(reply.writeHead(200).end(sent))
    expect(await server.blob(digest)).toBeUndefined()
    expect(server.problem).toMatch(why)
  })

  test('after it is closed, nothing is pending', async () => {
    testServer.misbehave = () => true
    const waiting = [server.action(sha256('x')), server.put('cas', digest.hash, body)]
    await vi.waitFor(() => expect(testServer.requests).toHaveLength(2))
    server.close()
    expect(await Promise.all(waiting)).toEqual([undefined, false])
    expect(await server.action(sha256('x'))).toBeUndefined()
  })
})

test.each([
  ['http://name:100%@cache.example/a', undefined],
  ['ftp://cache.example', 'its address is not an http or https address'],
])('the address %s has the problem %s', (url, problem) => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  expect(remoteCacheProblem({ url, privateKey: key })).toBe(problem)
})
