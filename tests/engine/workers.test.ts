/** Heavy work: small amounts stay where they are, large ones are spread, and what goes wrong comes back as it was thrown. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Failure } from '../../src/engine/diagnostic.js'
import { inLongRun } from '../support/long.js'
import { packageRoot } from '../support/files.js'
import type * as WorkersModule from '../../src/engine/workers.js'

// The compiled module: its threads run the compiled worker.js beside it.
const { Workers, heapOption } = (await import(
  /* @vite-ignore */ pathToFileURL(join(packageRoot, 'dist/src/engine/workers.js')).href
)) as typeof WorkersModule
const failureModule = pathToFileURL(join(packageRoot, 'dist/src/engine/diagnostic.js')).href

const code = `
import { threadId } from 'node:worker_threads'
import { Failure } from ${JSON.stringify(failureModule)}
export const tasks = {
  where: () => threadId,
  double: (number) => number * 2,
  hoard: (megabytes) => Array.from({ length: megabytes }, (_, at) => Array(131_072).fill(at)).length,
  size: (bytes) => ({ size: bytes.length, bytes }),
  fail: (text) => { throw new Failure({ code: 'task/fail', severity: 'error', text, hint: 'a hint' }, 2) },
  crash: (text) => { throw new TypeError(text) },
  spin: (milliseconds) => { const end = Date.now() + milliseconds; while (Date.now() < end); return threadId },
}`

let dir: string
let module: string
let workers: WorkersModule.Workers
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'vitrine-workers-'))
  module = join(dir, 'tasks.mjs')
  writeFileSync(module, code)
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))
afterEach(() => workers.close())

const open = (options: { alwaysOffload?: string; threads?: number; timeLimit?: number; largeHeap?: number } = {}) => {
  const load = async () =>
    ((await import(/* @vite-ignore */ pathToFileURL(module).href)) as { tasks: WorkersModule.Tasks }).tasks
  return (workers = new Workers({ module, load, threads: 3, ...options }))
}
const many = <A>(task: string, inputs: unknown[], labels?: string[]) =>
  Promise.allSettled(inputs.map((input, index) => workers.run<unknown, A>(task, input, labels?.[index])))
const valuesOf = <A>(results: PromiseSettledResult<A>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason))

describe('where work is done', () => {
  test('a few tasks stay on this thread', async () => {
    const here = await open({ threads: 0 }).run('where', null)
    await workers.close()
    open()
    expect(new Set(valuesOf(await many('where', Array(5).fill(null))))).toEqual(new Set([here]))
  })

  test(
    'a kind of work that was prepared for has a thread of its own, which has loaded what it needs',
    { tags: 'long' },
    async () => {
      open({ alwaysOffload: 'spin' })
      const here = await workers.run('where', null)
      workers.prepare(50)
      const threads = await Promise.all([workers.run('spin', 1), workers.run('spin', 1), workers.run('where', null)])
      expect(threads[0]).not.toBe(here)
      expect(threads[1]).toBe(threads[0])
      expect(threads[2]).toBe(here)
      // Longer than another thread takes to start.
      expect(new Set(valuesOf(await many('spin', Array(40).fill(50)))).size).toBe(2)
    },
  )

  test('a kind of work that is done apart has a thread from its first task on, and others do not', async () => {
    open({ alwaysOffload: 'spin' })
    const here = await workers.run('where', null)
    const threads = await Promise.all([workers.run('spin', 1), workers.run('where', null), workers.run('spin', 1)])
    expect([threads[0], threads[2]]).not.toContain(here)
    expect(threads[1]).toBe(here)
    await workers.close()
    open({ alwaysOffload: 'spin', threads: 1 })
    expect(await workers.run('spin', 1)).toBe(here)
  })

  test(
    'work that is done apart has its time when there is much of it, since most of it waits for its turn',
    { tags: 'long' },
    async () => {
      open({ alwaysOffload: 'spin', threads: 2, timeLimit: 2 })
      const results = await many('spin', Array(100).fill(30))
      expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
    },
  )

  test('a preparation that fails harms nothing', async () => {
    open({ alwaysOffload: 'crash' })
    workers.prepare('in vain')
    expect(await workers.run('double', 2)).toBe(4)
    await expect(workers.run('crash', 'for real')).rejects.toThrow('for real')
  })

  test('on one thread there is nothing to prepare', async () => {
    open({ alwaysOffload: 'where', threads: 1 })
    const here = await workers.run('where', null)
    workers.prepare(null)
    expect(await workers.run('where', null)).toBe(here)
  })

  test('many tasks start threads, and stay in order', async () => {
    open()
    const here = await workers.run('where', null)
    const threads = new Set(valuesOf(await many('spin', Array(40).fill(5))))
    expect(threads.has(here)).toBe(false)
    expect(threads.size).toBe(2)
    expect(
      valuesOf(
        await many(
          'double',
          Array.from({ length: 100 }, (_, index) => index),
        ),
      ),
    ).toEqual(Array.from({ length: 100 }, (_, index) => index * 2))
  })

  test('one thread means this one', async () => {
    open({ threads: 1 })
    const here = await workers.run('where', null)
    expect(new Set(valuesOf(await many('where', Array(40).fill(null))))).toEqual(new Set([here]))
  })

  test('bytes cross threads', async () => {
    open()
    const results = valuesOf(
      await many<{ size: number; bytes: Uint8Array }>(
        'size',
        Array.from({ length: 20 }, (_, index) => new Uint8Array(index)),
      ),
    )
    expect(results.map(({ size }) => size)).toEqual(Array.from({ length: 20 }, (_, index) => index))
    expect(results[3]!.bytes).toEqual(new Uint8Array(3))
  })
})

describe.each([
  ['on this thread', 1],
  ['in threads', 30],
])('what goes wrong %s', (_name, count) => {
  test('a failure keeps its messages and its exit code', async () => {
    open()
    const results = await many(
      'fail',
      Array.from({ length: count }, (_, index) => `no ${index}`),
    )
    results.forEach((result, index) => {
      const error = (result as PromiseRejectedResult).reason as Failure
      expect(error.name).toBe('Failure')
      expect(error.exitCode).toBe(2)
      expect(error.diagnostics).toEqual([{ code: 'task/fail', severity: 'error', text: `no ${index}`, hint: 'a hint' }])
    })
  })

  test('an error keeps its message and its stack', async () => {
    open()
    const [result] = await many('crash', Array(count).fill('broken'))
    const error = (result as PromiseRejectedResult).reason as Error
    expect(error.message).toBe('broken')
    expect(error.stack).toContain('tasks.mjs')
    expect(error.name).not.toBe('Failure')
  })

  test('an unknown task is named', async () => {
    open()
    const [result] = await many('none', Array(count).fill(null))
    expect(String((result as PromiseRejectedResult).reason)).toContain('there is no task named none')
  })

  test('the others are not held up', async () => {
    open()
    const inputs = Array.from({ length: count }, (_, index) => index)
    const [failed, done] = await Promise.all([many('crash', inputs), many('double', inputs)])
    expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
    expect(valuesOf(done)).toEqual(inputs.map((input) => input * 2))
  })
})

describe('memory', () => {
  test.each(inLongRun([1, 3], [3]))(
    'a large input has a thread, with a larger heap (of %i threads)',
    async (threads) => {
      open({ threads, largeHeap: 700 })
      const here = await workers.run('where', null)
      expect(await workers.run('where', null, 'page', 600_000)).not.toBe(here)
      expect(await workers.run('hoard', 400, 'page', 600_000)).toBe(400)
    },
  )

  test.each([
    [['--max-old-space-size=256'], 256],
    [['--conditions=a --max_old_space_size 512', '--max-old-space-size=300'], 300],
    [['', '--max-semi-space-size=8'], undefined],
  ])("is at most what Node's options %j say", (options, expected) => {
    expect(heapOption(options)).toBe(expected)
  })

  test('what is too large even for that is named with its limit, and the next one is done', async () => {
    open({ largeHeap: 300 })
    const [large, next] = await Promise.allSettled([
      workers.run('hoard', 600, 'content/large.md', 12_345_678),
      workers.run('double', 2, 'content/next.md', 600_000),
    ])
    expect((large as PromiseRejectedResult).reason).toMatchObject({
      name: 'Failure',
      diagnostics: [
        {
          code: 'worker/memory-limit',
          file: 'content/large.md',
          text: 'content/large.md (12.3 MB) needs more than 300 MB of memory.',
        },
      ],
    })
    expect(next).toMatchObject({ value: 4 })
  })

  test(
    'a small input that needs much is repeated where there is more, the others are done',
    { tags: 'long' },
    async () => {
      open({ largeHeap: 700 })
      const inputs = Array.from({ length: 16 }, (_, index) => (index === 5 ? 400 : 1))
      expect(valuesOf(await many('hoard', inputs))).toEqual(inputs)
    },
  )
})

test('a task that takes too long is stopped and named, the others are done', async () => {
  open({ timeLimit: 0.5 })
  const inputs = Array.from({ length: 16 }, (_, index) => (index === 5 ? 600_000 : 0))
  const results = await many(
    'spin',
    inputs,
    inputs.map((_, index) => `page ${index}`),
  )
  const stopped = results.flatMap((result, index) => (result.status === 'rejected' ? [index] : []))
  expect(stopped).toEqual([5])
  const error = (results[5] as PromiseRejectedResult).reason as Failure
  expect(error.diagnostics[0]).toMatchObject({
    code: 'worker/time-limit',
    text: 'page 5 took more than 0.5 s and was stopped.',
  })
})

test('what waits behind a task that takes too long is done', { tags: 'long' }, async () => {
  open({ threads: 2, timeLimit: 3 })
  // Of two kinds in turn, so that each is sent alone.
  const results = await Promise.allSettled(
    Array.from({ length: 16 }, (_, index) => workers.run(index % 2 ? 'double' : 'spin', index === 0 ? 600_000 : 0)),
  )
  expect(results.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([0])
})
