/** What counts against a task is the time that its thread has worked. */
import { Worker } from 'node:worker_threads'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { isOverTime, processorSeconds } from '../../src/engine/thread-time.js'

const limit = 10

const start = { at: 0, taken: 0 }

it('a thread that had the processor for all of its time is stopped', () => {
  expect(isOverTime(limit, start, start, { at: 10, taken: 10 })).toBe(true)
})

it('on a busy machine it gets the rest of its time, but not for ever', () => {
  expect(isOverTime(limit, start, start, { at: 10, taken: 2 })).toBe(false)
  expect(isOverTime(limit, start, { at: 10, taken: 2 }, { at: 18, taken: 9.9 })).toBe(false)
  expect(isOverTime(limit, start, { at: 115, taken: 4.5 }, { at: 120, taken: 5 })).toBe(true)
})

it('one that does nothing waits for what does not come', () => {
  expect(isOverTime(limit, start, start, { at: 10, taken: 0.3 })).toBe(false)
  expect(isOverTime(limit, start, { at: 10, taken: 0.3 }, { at: 19.9, taken: 0.3 })).toBe(false)
  expect(isOverTime(limit, start, { at: 10, taken: 0.3 }, { at: 20, taken: 0.3 })).toBe(true)
})

it.runIf(process.platform === 'linux')('threads are measured one by one', async () => {
  const threadTime = JSON.stringify(new URL('../../dist/src/engine/thread-time.js', import.meta.url).href)
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads')
     void import(${threadTime}).then(({ threadName, processorSeconds }) => {
       const name = threadName()
       while (processorSeconds(name) < 0.5);
       parentPort.on('message', () => {})
       parentPort.postMessage(name)
     })`,
    { eval: true },
  )
  const [name] = (await once(worker, 'message')) as [string]
  expect(processorSeconds(name)).toBeGreaterThanOrEqual(0.5)
  expect(processorSeconds(name)).toBeLessThan(0.9)
  await worker.terminate()
})
