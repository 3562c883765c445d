/** What counts against a demo is the time that its thread has worked. */
import { Worker } from 'node:worker_threads'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { nextLook, processorSeconds } from '../../../src/features/demos/node/render/thread-time.js'

const limit = 10

it('a thread that had the processor for all of its time is stopped', () => {
  expect(nextLook({ limit, elapsed: 10, taken: 10, since: { elapsed: 10, taken: 10 } })).toBeUndefined()
})

it('on a busy machine it gets the rest of its time, but not for ever', () => {
  expect(nextLook({ limit, elapsed: 10, taken: 2, since: { elapsed: 10, taken: 2 } })).toBe(8)
  expect(nextLook({ limit, elapsed: 18, taken: 9.9, since: { elapsed: 8, taken: 7.9 } })).toBe(1)
  expect(nextLook({ limit, elapsed: 120, taken: 5, since: { elapsed: 5, taken: 0.5 } })).toBeUndefined()
})

it('one that does nothing waits for what does not come', () => {
  expect(nextLook({ limit, elapsed: 10, taken: 0.3, since: { elapsed: 10, taken: 0.3 } })).toBe(9.7)
  expect(nextLook({ limit, elapsed: 19.7, taken: 0.3, since: { elapsed: 9.7, taken: 0 } })).toBeUndefined()
})

it.runIf(process.platform === 'linux')('threads are measured one by one', async () => {
  const threadTime = JSON.stringify(
    new URL('../../../dist/src/features/demos/node/render/thread-time.js', import.meta.url).href,
  )
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
