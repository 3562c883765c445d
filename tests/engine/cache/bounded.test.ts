/** The size of the cache folder: what was not used for the longest time goes first, and nothing that goes is missed. */
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BoundedFolder } from '../../../src/engine/cache/bounded-folder.js'
import { Cache } from '../../../src/engine/cache/cache.js'
import type { BuildContext } from '../../../src/engine/build-context.js'
import { Graph } from '../../../src/engine/graph.js'
import { fileText } from '../../../src/engine/inputs.js'
import { question } from '../../../src/engine/question.js'
import type { FilePath } from '../../../src/model.js'
import { temporaryFolder } from '../../support/files.js'
import { project, smallSite } from '../../support/project.js'
import { contextOf } from '../../support/build-context.js'

const upper = question('bounded-upper', async (ask, file: string) =>
  ((await ask(fileText, file as FilePath)) ?? '').toUpperCase(),
)

let dir: string
beforeEach(() => void (dir = temporaryFolder('bounded')))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const sizeOf = (path: string): number => {
  const stats = statSync(path)
  return stats.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0) : stats.size
}
const nameOf = (index: number) => `file-${index}`
const textOf = (name: string) => name.padEnd(1000, '.')

/** A process that asks for some values, and remembers with a limit. */
async function session(
  names: readonly string[],
  limit?: number,
): Promise<{ values: string[]; ran: number; known: string[] }> {
  const cache = new Cache(dir, 'key')
  const context: BuildContext = {
    ...contextOf(new Map(names.map((name) => [name, textOf(name)]))),
    contentCache: cache,
  }
  const { store, answers: saved, revision, session: number } = cache
  const graph = new Graph({ context, store, saved, revision, session: number })
  const values: string[] = []
  const known: string[] = []
  for (const name of names) {
    values.push(await graph.get(upper, name))
    if (cache.get(`result ${name}`) === undefined) cache.set(`result ${name}`, textOf(name))
    else known.push(name)
  }
  const ran = graph.log.filter((id) => id.startsWith('bounded-upper')).length
  cache.save(graph.answersToSave(), graph.revision, limit)
  cache.close()
  return { values, ran, known }
}

const all = Array.from({ length: 200 }, (_, index) => nameOf(index))

test('the cache keeps its limit, and is right without what was dropped', async () => {
  await session(all)
  expect(sizeOf(dir)).toBeGreaterThan(400_000)
  for (const limit of [300_000, 150_000, 60_000, 0]) {
    const { values } = await session(all, limit)
    expect(values).toEqual(all.map((name) => textOf(name).toUpperCase()))
    // The answers themselves stay, without values.
    expect(sizeOf(dir)).toBeLessThan(Math.max(limit, 30_000) * 1.1)
  }
})

test('what was used last stays', async () => {
  await session(all)
  const recent = all.slice(0, 50)
  await session(recent, 150_000)
  const again = await session(recent, 150_000)
  expect(again.ran).toBe(0)
  expect(again.known).toEqual(recent)
  expect((await session(all)).known).toEqual(recent)
})

test('a cache without a limit keeps everything', async () => {
  await session(all)
  await session(all.slice(0, 2))
  expect((await session(all)).known).toEqual(all)
})

test('caches of other runs and modules are dropped by their last use, and those in use are kept', () => {
  const put = (path: string, size: number, age: number) => {
    mkdirSync(join(dir, path, '..'), { recursive: true })
    writeFileSync(join(dir, path), Buffer.alloc(size))
    const time = new Date(Date.now() - age * 3600_000)
    utimesSync(join(dir, path), time, time)
  }
  put('cache/index-0.json', 1000, 50)
  put('cache-11111111/index-0.json', 1000, 40)
  put('cache-22222222/index-0.json', 1000, 3)
  put('cache-33333333/index-0.json', 1000, 60)
  put(`cache-33333333/values-${process.pid}-0.bin`, 1000, 60)
  put('modules/a.mjs', 1000, 45)
  put('modules/b.mjs', 1000, 2)
  put('modules/now.mjs', 1000, 0)
  put('foreign/file', 9000, 90)
  const left = () =>
    readdirSync(dir, { recursive: true })
      .map(String)
      .filter((name) => /\.|file/.test(name))
      .sort()
  const everything = left()
  new BoundedFolder(dir, join(dir, 'cache')).reduce(Infinity)
  new BoundedFolder(dir, join(dir, 'cache')).reduce(6000)
  expect(left()).toEqual(everything)
  new BoundedFolder(dir, join(dir, 'cache')).reduce(4000)
  expect(everything.filter((name) => !left().includes(name))).toEqual(['cache-11111111/index-0.json', 'modules/a.mjs'])
  new BoundedFolder(dir, join(dir, 'cache')).reduce(0)
  expect(left()).toEqual([
    'cache-33333333/index-0.json',
    `cache-33333333/values-${process.pid}-0.bin`,
    'cache/index-0.json',
    'foreign/file',
    'modules/now.mjs',
  ])
  expect(new BoundedFolder(dir, join(dir, 'cache')).inUse).toBe(1000)
})

test('the size is in the configuration', { tags: 'long' }, async () => {
  // Without the cache that sites of tests start with, which the process that made it may still keep.
  const it = project(smallSite, temporaryFolder())
  try {
    await it.build()
    const before = sizeOf(it.path('.vitrine'))
    const config = it.read('docs.config.ts')
    it.write({ 'docs.config.ts': config.replace("prefix: '/x',", "prefix: '/x', cache: { maxSize: '2 MB' },") })
    expect((await it.build()).code).toBe(0)
    expect(sizeOf(it.path('.vitrine'))).toBeLessThan(Math.min(before, 2_200_000))
    it.write({ 'docs.config.ts': config.replace("prefix: '/x',", "prefix: '/x', cache: { maxSize: 'much' },") })
    const { code, stdout, stderr } = await it.build()
    expect(code).toBe(2)
    expect(stdout + stderr).toContain('a size such as "500 MB" or "2 GB"')
  } finally {
    it.remove()
  }
})
