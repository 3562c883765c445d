/** What outlives the process: whatever happens to it, nobody gets an error or a wrong value from it. */
import { execFileSync, spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Graph } from '../../../src/engine/graph.js'
import { question } from '../../../src/engine/question.js'
import { fileText } from '../../../src/engine/inputs.js'
import { decode, encode } from '../../../src/engine/cache/codec.js'
import { Cache } from '../../../src/engine/cache/cache.js'
import type { BuildContext } from '../../../src/engine/build-context.js'
import type { FilePath } from '../../../src/model.js'
import { random } from '../../laws/graph-law.js'
import { packageRoot } from '../../support/files.js'
import { contextOf } from '../../support/build-context.js'

const upper = question('memory-upper', async (ask, file: string) =>
  ((await ask(fileText, file as FilePath)) ?? '').toUpperCase(),
)
const bytes = question('memory-bytes', async (ask, file: string) => new TextEncoder().encode(await ask(upper, file)))

let dir: string
beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), 'vitrine-memory-'))))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const names = ['a', 'b', 'c', 'd', 'e', 'f']
const textOf = (name: string) => name.repeat(300)

interface Session {
  values: string[]
  memoized: unknown
  ran: number
}

/** A process: asks for every value and for one result by content, and remembers. */
async function session(key = 'key', folder = dir): Promise<Session> {
  const cache = new Cache(folder, key)
  const context: BuildContext = {
    ...contextOf(new Map(names.map((name) => [name, textOf(name)]))),
    contentCache: cache,
  }
  const graph = new Graph({
    context,
    store: cache.store,
    saved: cache.answers,
    revision: cache.revision,
    session: cache.session,
  })
  const values: string[] = []
  for (const name of names)
    values.push(await graph.get(upper, name), new TextDecoder().decode(await graph.get(bytes, name)))
  const memoized = cache.get('result')
  cache.set('result', { made: 'by content' })
  const ran = graph.log.filter((id) => id.startsWith('memory-')).length
  cache.save(graph.answersToSave(), graph.revision)
  cache.close()
  return { values, memoized, ran }
}

const right = names.flatMap((name) => [textOf(name).toUpperCase(), textOf(name).toUpperCase()])
const filesLike = (start: string) =>
  readdirSync(dir)
    .filter((name) => name.startsWith(start))
    .map((name) => join(dir, name))

test('a second process runs nothing', async () => {
  expect(await session()).toEqual({ values: right, memoized: undefined, ran: 12 })
  expect(await session()).toEqual({ values: right, memoized: { made: 'by content' }, ran: 0 })
})

test.each([[undefined], [null], [0], ['text'], [{ a: [1, 'é'] }]])('%j survives being written', (value) => {
  const encoded = encode(value)
  expect(decode(Buffer.from(encoded.bytes), encoded)).toEqual(value)
})

test('bytes survive being written', () => {
  const encoded = encode(new Uint8Array([0, 255, 10]))
  expect(decode(Buffer.from(encoded.bytes), encoded)).toEqual(new Uint8Array([0, 255, 10]))
})

describe('damage', () => {
  const damages: [string, () => void][] = [
    [
      'an index that was cut short',
      () => filesLike('index-').forEach((file) => truncateSync(file, Math.floor(statSync(file).size / 2))),
    ],
    ['an empty index', () => filesLike('index-').forEach((file) => writeFileSync(file, ''))],
    [
      'an index of garbage',
      () =>
        filesLike('index-').forEach((file) =>
          writeFileSync(file, Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 37) % 256))),
        ),
    ],
    [
      'an index with one other byte',
      () =>
        filesLike('index-').forEach((file) =>
          writeFileSync(file, readFileSync(file, 'utf8').replace('"revision":1', '"revision":9')),
        ),
    ],
    [
      'an index that is a folder',
      () =>
        filesLike('index-').forEach((file) => {
          rmSync(file)
          mkdirSync(file)
        }),
    ],
    ['segments that were cut short', () => filesLike('values-').forEach((file) => truncateSync(file, 100))],
    ['empty segments', () => filesLike('values-').forEach((file) => truncateSync(file, 0))],
    [
      'segments of garbage',
      () => filesLike('values-').forEach((file) => writeFileSync(file, Buffer.alloc(statSync(file).size, 'x'))),
    ],
    ['segments that are gone', () => filesLike('values-').forEach((file) => rmSync(file))],
    [
      'segments that are folders',
      () =>
        filesLike('values-').forEach((file) => {
          rmSync(file)
          mkdirSync(file)
        }),
    ],
    [
      'segments that are named pipes',
      () =>
        filesLike('values-').forEach((file) => {
          rmSync(file)
          execFileSync('mkfifo', [file])
        }),
    ],
  ]
  test.each(damages)('%s: rebuilt', async (_name, damage) => {
    await session()
    damage()
    expect((await session()).values).toEqual(right)
    expect((await session()).values).toEqual(right)
  })

  test('any byte of it changed: never an error, never a wrong value', async () => {
    const next = random(7)
    await session()
    for (let round = 0; round < 60; round++) {
      const every = readdirSync(dir).map((name) => join(dir, name))
      const file = every[Math.floor(next() * every.length)]!
      const content = readFileSync(file)
      if (content.length > 0) content[Math.floor(next() * content.length)]! ^= 1 + Math.floor(next() * 255)
      writeFileSync(file, content)
      const { values, memoized } = await session()
      expect(values).toEqual(right)
      expect([undefined, { made: 'by content' }]).toContainEqual(memoized)
    }
  })

  test('the cache of another generator is not used, and removed', async () => {
    await session('other')
    expect(await session('key')).toMatchObject({ values: right, memoized: undefined, ran: 12 })
    expect(filesLike('index-')).toEqual([join(dir, 'index-key.json')])
    expect(filesLike('values-')).toHaveLength(1)
  })

  test('a memory that carries the right name but lacks its segments is rebuilt', async () => {
    await session()
    const moved = join(dir, 'elsewhere')
    mkdirSync(moved)
    renameSync(join(dir, 'index-key.json'), join(moved, 'index-key.json'))
    expect((await session('key', moved)).values).toEqual(right)
  })

  test('an index that names files outside of its folder reads none of them', () => {
    writeFileSync(join(dir, 'secret'), 'secret')
    const cache = new Cache(join(dir, 'memory'), 'key')
    expect(cache.store.read({ segment: '../secret', offset: 0, length: 6, form: 'b' })).toBeUndefined()
    cache.close()
  })
})

describe('a disk that cannot be written', () => {
  test('the folder is a file: values are made again, nothing is remembered, nobody hears of it', async () => {
    const file = join(dir, 'file')
    writeFileSync(file, 'not a folder')
    expect(await session('key', join(file, 'memory'))).toMatchObject({ values: right, ran: 12 })
    expect(await session('key', join(file, 'memory'))).toMatchObject({ values: right, ran: 12 })
    expect(readFileSync(file, 'utf8')).toBe('not a folder')
  })

  test('a write that fails loses what was to be written and nothing else', () => {
    const cache = new Cache(dir, 'key')
    const first = cache.store.write(encode('first'))!
    expect(decode(cache.store.read(first)!, first)).toBe('first')
    cache.close()
    expect(cache.store.read({ ...first, offset: 1_000 })).toBeUndefined()
  })
})

test('what a memory that is not kept has written is gone at the end', () => {
  const folder = join(dir, 'once')
  const cache = new Cache(folder, 'key', false)
  cache.store.read(cache.store.write(encode('value'))!)
  expect(readdirSync(folder)).toHaveLength(1)
  cache.save([], 1)
  cache.close()
  expect(readdirSync(dir)).toEqual([])
})

test('values that nobody uses any more are given up: the folder does not grow with the number of processes', async () => {
  const sizes: number[] = []
  for (let round = 0; round < 30; round++) {
    const cache = new Cache(dir, 'key')
    cache.set('big', 'x'.repeat(400_000) + round)
    cache.save([], round)
    cache.close()
    sizes.push(readdirSync(dir).reduce((sum, name) => sum + statSync(join(dir, name)).size, 0))
  }
  expect(Math.max(...sizes)).toBeLessThan(6_000_000)
  const cache = new Cache(dir, 'key')
  expect(cache.get('big')).toBe('x'.repeat(400_000) + 29)
  cache.close()
})

test('many segments become one, with all that is used in it', async () => {
  for (let round = 0; round < 14; round++) {
    const cache = new Cache(dir, 'key')
    for (let other = 0; other < round; other++) expect(cache.get(`value ${other}`)).toBe(other)
    cache.set(`value ${round}`, round)
    cache.save([], round)
    cache.close()
  }
  expect(filesLike('values-').length).toBeLessThan(13)
  const cache = new Cache(dir, 'key')
  for (let other = 0; other < 14; other++) expect(cache.get(`value ${other}`)).toBe(other)
  cache.close()
})

test('processes at once: each is right, and so is whoever comes after', async () => {
  const script = `
    import { Cache } from ${JSON.stringify(pathToFileURL(join(packageRoot, 'dist/src/engine/cache/cache.js')).href)}
    const [dir, me] = process.argv.slice(2)
    for (let round = 0; round < 25; round++) {
      const cache = new Cache(dir, 'key')
      for (const other of ['one', 'two', 'three']) {
        const found = cache.get(other)
        if (found !== undefined && found.text !== other.repeat(20_000)) throw new Error('wrong value for ' + other)
      }
      cache.set(me, { text: me.repeat(20_000) })
      cache.save([], round)
      cache.close()
    }`
  writeFileSync(join(dir, 'work.mjs'), script)
  const folder = join(dir, 'memory')
  const runs = ['one', 'two', 'three'].map(
    (me) =>
      new Promise<string>((resolve) => {
        let said = ''
        const child = spawn(process.execPath, [join(dir, 'work.mjs'), folder, me], {
          stdio: ['ignore', 'ignore', 'pipe'],
        })
        child.stderr.on('data', (text: Buffer) => (said += text.toString()))
        child.on('close', (code) => resolve(`${code} ${said}`))
      }),
  )
  expect(await Promise.all(runs)).toEqual(['0 ', '0 ', '0 '])
  const after = new Cache(folder, 'key')
  expect(
    ['one', 'two', 'three'].some(
      (name) => (after.get(name) as { text: string } | undefined)?.text === name.repeat(20_000),
    ),
  ).toBe(true)
  after.close()
})
