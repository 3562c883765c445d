/**
 * Sharing the work: one corpus, built by one machine, then by several, each with a cache of its own, that share a remote
 * cache, then put together by a last one. Prints what each takes, and what is moved.
 *
 *     npm run bench -- shards --pages 5000 --shards 1,2,4
 *
 * The processes run one after the other, so that they do not take each other's cores: with a core or more for each, the
 * slowest shard and the last build are what a run takes. The server is in this process and keeps blobs in memory.
 */
import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makePages } from './corpus.js'
import { option, setAside } from './measure.js'
import { vitrine, work } from './tools.js'

const count = Number(option('pages', '5000'))
const numbers = option('shards', '1,2,4').split(',').map(Number)

/** Builds also say how many bytes they have moved; see `RemoteReport`. */
interface Result {
  exitCode: number
  pages: number
  milliseconds: number
  peakMemory: number
  /** Seconds of processor time, sampled. */
  cpu: number
  remoteCache?: { requests: number; received: number; sent: number; waited: number }
}

const { privateKey } = generateKeyPairSync('ed25519')
const site = join(work, 'shards-site')

function docsBuild(args: string[], url: string): Promise<Result> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [resolve('dist/cli/docs-build.js'), site, '--json', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        VITRINE_REMOTE_CACHE: url,
        VITRINE_REMOTE_CACHE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      },
    })
    let text = ''
    let cpu = 0
    const timer = setInterval(() => (cpu = processorTime(child.pid!) ?? cpu), 50)
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    child.on('error', fail)
    child.on('close', () => {
      clearInterval(timer)
      const result = { ...(JSON.parse(text) as Result), cpu }
      if (result.exitCode === 0) done(result)
      else fail(new Error(text))
    })
  })
}

/** Seconds of processor time of a process with all of its threads, from /proc. */
function processorTime(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return undefined
  }
}

async function withServer<Value>(use: (url: string, stored: Map<string, Buffer>) => Promise<Value>): Promise<Value> {
  const stored = new Map<string, Buffer>()
  const server = createServer((request, reply) => {
    const { method, url = '' } = request
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (method === 'PUT') stored.set(url, Buffer.concat(chunks))
      const found = stored.get(url)
      if (found) reply.end(method === 'PUT' ? '' : found)
      else reply.writeHead(404).end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, stored)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

function differences(one: string, other: string, path = ''): number {
  if (!statSync(join(one, path)).isDirectory())
    return readFileSync(join(one, path)).equals(readFileSync(join(other, path))) ? 0 : 1
  const names = [...new Set([...readdirSync(join(one, path)), ...readdirSync(join(other, path))])]
  return names.reduce((sum, name) => sum + differences(one, other, join(path, name)), 0)
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
const mega = (bytes: number) => (bytes / 1e6).toFixed(1)
const print = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, index) => (index === 0 ? String(cell).padEnd(22) : String(cell).padStart(11))).join(''))

setAside(site)
vitrine.write(site, makePages(count))
print('', 'pages', 'seconds', 'processor', 'MiB', 'waited', 'requests', 'MB sent', 'MB read')
const row = (name: string, { pages, milliseconds, cpu, peakMemory, remoteCache: moved }: Result) =>
  print(
    name,
    pages,
    seconds(milliseconds),
    cpu.toFixed(1),
    Math.round(peakMemory / 2 ** 20),
    seconds(moved?.waited ?? 0),
    moved?.requests ?? 0,
    mega(moved?.sent ?? 0),
    mega(moved?.received ?? 0),
  )

row('one machine', await docsBuild(['--cache-dir', '.cache-alone', '--out-dir', 'out-alone'], 'off'))
for (const shards of numbers) {
  await withServer(async (url, stored) => {
    for (let index = 1; index <= shards; index++) {
      const shard = `${index}/${shards}`
      row(`shard ${shard}`, await docsBuild(['--shard', shard, '--cache-dir', `.cache-${shards}-${index}`], url))
    }
    const out = `out-${shards}`
    row(`last of ${shards}`, await docsBuild(['--cache-dir', `.cache-${shards}-last`, '--out-dir', out], url))
    const bytes = [...stored.values()].reduce((sum, { length }) => sum + length, 0)
    console.log(
      `  on the server: ${mega(bytes)} MB; files that differ: ${differences(join(site, 'out-alone'), join(site, out))}`,
    )
  })
  for (const name of readdirSync(site).filter((one) => one.startsWith(`.cache-${shards}-`))) setAside(join(site, name))
}
