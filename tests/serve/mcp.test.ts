/** MCP as clients speak it: with the official SDK's client over stdio, and with that of the AI SDK over HTTP. */
import { createMCPClient } from '@ai-sdk/mcp'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageRoot, temporaryFolder, writeFiles } from '../support/files.js'
import { smallSite } from '../support/project.js'
import { filesOf, tiny } from '../packages/vitrine-docs/library.js'
import { type Served, startServer } from './server.js'

const root = temporaryFolder('mcp')
const names = ['search', 'read', 'api', 'demo', 'changes']
let server: Served

beforeAll(async () => {
  writeFiles(root, smallSite)
  server = await startServer(root, ['--mcp'])
})
afterAll(() => server.stop())
const address = () => new URL('/mcp', server.url)

test('the SDK’s client over stdio', async () => {
  const dir = temporaryFolder('mcp-stdio')
  writeFiles(dir, Object.fromEntries(filesOf(tiny)))
  const client = new Client({ name: 'test', version: '1' })
  const command = join(packageRoot, 'packages/vitrine-docs/dist/vitrine-docs.js')
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [command, 'mcp', '--check', '--site', dir], cwd: dir }),
  )
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([...names, 'check'])
  const ask = async (name: string, input: Record<string, unknown>) => client.callTool({ name, arguments: input })
  expect(await ask('search', { query: 'meter' })).toMatchObject({
    content: [{ type: 'text', text: expect.stringContaining('guide/meter') }],
  })
  expect(await ask('api', { names: ['Meter.sise'] })).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('"size"') }],
  })
  expect(await ask('serch', {})).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('"search"') }],
  })
  await client.close()
})

test('the SDK’s client over HTTP reads what the author has not saved to a build', async () => {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(address()))
  const read = async () => JSON.stringify(await client.callTool({ name: 'read', arguments: { ids: ['x/guide/next'] } }))
  expect(await read()).toContain('Text.')
  const file = join(root, 'content/guide/next.md')
  writeFiles(root, { 'content/guide/next.md': readFileSync(file, 'utf8').replace('Text.', 'Another text.') })
  await server.event('update')
  expect(await read()).toContain('Another text.')
  await client.close()
})

test('the AI SDK’s client over HTTP', async () => {
  const client = await createMCPClient({ transport: { type: 'http', url: address().href } })
  const tools = await client.tools()
  expect(Object.keys(tools)).toEqual(names)
  const answer = await tools['search']!.execute({ query: 'next' }, { toolCallId: '1', messages: [] })
  expect(JSON.stringify(answer)).toContain('x/guide/next')
  await client.close()
})

test.each([
  ['of another origin', { headers: { origin: 'http://evil.example' } }, 403],
  ['of another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  ['without a body', { method: 'GET' }, 405],
  ['too large', { body: 'x'.repeat(1_100_000) }, 413],
  ['to another path', { path: '/x/guide/next/' }, 405],
])('a request %s is refused', async (_what, { path, ...init }: { path?: string } & RequestInit, status) => {
  const body = init.method === 'GET' ? {} : { body: '{}' }
  const response = await fetch(path ? new URL(path, server.url) : address(), { method: 'POST', ...body, ...init })
  expect(response.status).toBe(status)
})
