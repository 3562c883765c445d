/** Memory: thousands of requests leave no more behind than the first thousand did. */
import { Agent, get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../support/files.js'
import { smallSite } from '../support/project.js'
import { type Served, startServer } from './server.js'

const measure =
  "process.on('SIGUSR2',()=>{gc();gc();console.log(JSON.stringify({type:'heap',bytes:process.memoryUsage().heapUsed}))})"
const dir = temporaryFolder('heap')
let server: Served

beforeAll(async () => {
  writeFiles(dir, smallSite)
  server = await startServer(dir, [], {
    nodeArgs: ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(measure)}`],
  })
})
afterAll(() => server.stop())

/** What a day of browsing asks for: pages, files, and addresses that nobody has, each another one. */
function targetOf(index: number): string {
  const wrong = [
    `/nowhere-${index}/`,
    `/zh/x/n${index}`,
    `/x/n${index}.md`,
    `/x/_assets/files/content/n-${String(index).padStart(10, '0')}.png`,
    `/n${index}.js?v=${index}`,
  ]
  const right = [
    '/x/guide/start/',
    '/zh/x/guide/start/',
    '/x/guide/next/',
    '/x/guide/start',
    '/hello.txt',
    '/x/guide/start.md',
    '/__vitrine/live.js',
  ]
  return index % 4 === 0 ? wrong[(index / 4) % wrong.length]! : right[index % right.length]!
}

async function requests(from: number, to: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  let next = from
  const worker = async () => {
    while (next < to) {
      const path = targetOf(next++)
      await new Promise<void>((resolve, reject) => {
        get({ agent, host: '127.0.0.1', port: server.port, path }, (response) =>
          response.resume().on('end', resolve),
        ).on('error', reject)
      })
    }
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  agent.destroy()
}

async function heap(): Promise<number> {
  const from = server.events().length
  server.child.kill('SIGUSR2')
  return (await server.event('heap', undefined, from)).bytes as number
}

test('the heap after 10,000 requests is less than 10 MiB over that after 1,000', { tags: 'long' }, async () => {
  await requests(0, 1_000)
  const early = await heap()
  await requests(1_000, 10_000)
  const late = await heap()
  expect((late - early) / 1024 / 1024).toBeLessThan(10)
})
