/** Where documentation is read from: an address whose files stay on disk, a folder, a function of a host. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHandler } from '../../../packages/vitrine-docs/src/handler.js'
import { run } from '../../../packages/vitrine-docs/src/cli.js'
import { Library } from '../../../packages/vitrine-docs/src/library.js'
import { addressSource, folderSource } from '../../../packages/vitrine-docs/src/source.js'
import { temporaryFolder, writeFiles } from '../../support/files.js'
import { call, filesOf, tiny } from './library.js'

let server: Server
let url: string
let files = filesOf(tiny)
let requests: string[] = []
let elsewhere = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!.slice(1))
    requests.push(path)
    if (elsewhere && path === 'guide/meter.md') return void response.writeHead(302, { location: elsewhere }).end()
    const text = files.get(path)
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => server.close())

test('an address is fetched once, only what has changed again, and read without a connection', async () => {
  const cache = temporaryFolder('agents-cache')
  const read = async () =>
    (await call(await Library.open([await addressSource(url, { cache })]), 'read', { ids: ['migration'] })).text
  expect(await read()).toContain('Use `size`')
  expect(requests).toHaveLength(files.size)
  requests = []
  expect(await read()).toContain('Use `size`')
  expect(requests).toEqual(['agents.json'])
  requests = []
  const { pages } = tiny
  files = filesOf({ ...tiny, pages: { ...pages, 'migration.md': { text: '# Migration\n\nNew.\n' } } })
  expect(await read()).toContain('New.')
  expect(requests).toEqual(['agents.json', 'migration.md'])
  const log: string[] = []
  const gone = await addressSource(url.replace(/:\d+/, ':1'), { cache, log: (text) => log.push(text) }).catch(
    (error: Error) => error.message,
  )
  expect(gone).toMatch(/agents\.json: /)
  files = new Map()
  const kept = await addressSource(url, { cache, log: (text) => log.push(text) })
  expect(await kept.read('migration.md')).toContain('New.')
  expect(log).toContain(`${url} cannot be reached; reading what was fetched before.`)
})

test('a redirect to another origin is not followed, and nothing is kept of it', async () => {
  files = filesOf(tiny)
  elsewhere = 'http://127.0.0.1:1/secret'
  const cache = temporaryFolder('agents-redirect')
  await expect(addressSource(url, { cache })).rejects.toThrow('redirects to another origin')
  elsewhere = ''
  expect(readdirSync(cache)).toHaveLength(1)
})

test('the command prints an answer, JSON, and what is wrong', async () => {
  const dir = temporaryFolder('agents-command')
  writeFiles(dir, { ...Object.fromEntries(filesOf(tiny)), 'package.json': '{}' })
  const command = async (...argv: string[]) => {
    const said = { out: '', log: '' }
    const code = await run(argv, {
      cwd: dir,
      out: (text) => void (said.out += text),
      log: (text) => void (said.log += text),
      input: async () => '',
    })
    return { code, ...said }
  }
  expect(await command('api', 'Meter.size', '--site', dir, '--depth', '0')).toMatchObject({ code: 0, log: '' })
  const { out } = await command('search', 'meter', '--site', dir, '--json', '--limit', '2')
  expect(JSON.parse(out)).toMatchObject({ tool: 'search', data: [{ kind: expect.any(String) }, {}] })
  expect(await command('serch')).toMatchObject({ code: 2, log: expect.stringContaining('Did you mean "search"') })
  expect(await command('search', 'x', '--sit', dir)).toMatchObject({
    code: 1,
    log: expect.stringContaining('Did you mean "site"'),
  })
  expect(await command('search', 'x')).toMatchObject({ code: 1, log: expect.stringContaining('No installed package') })
  expect(await command('read', 'x', '--site', dir, '--json')).toMatchObject({
    code: 1,
    out: expect.stringContaining('"error"'),
  })
  expect((await command('--help')).out).toContain('changes <names>')
})

test('a host answers over static files', async () => {
  const source = await folderSource(
    (() => {
      const dir = temporaryFolder('agents-host')
      writeFiles(dir, Object.fromEntries(filesOf(tiny)))
      return dir
    })(),
  )
  const handler = createHandler((path) => source.read(path))
  const response = await handler(
    new Request('https://tiny.example/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'api', arguments: { names: ['Meter'] } },
      }),
    }),
  )
  expect(await response.text()).toContain('Shows a value.')
})
