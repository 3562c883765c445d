/** The development server as a process: what it answers, what it says, how it starts and ends. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseIndex } from '../../src/engine/cache/index-file.js'
import { type DiskFiles, pageText, temporaryFolder, writeFiles } from '../support/files.js'
import { smallSite } from '../support/project.js'
import { ask, runServe, type Served, startServer } from './server.js'

const site: DiskFiles = {
  ...smallSite,
  'content/guide/moved.md': `---\ntitle: Moved\nredirectFrom:\n  - /x/old\n---\n\n# Moved\n\n<p class="description">Elsewhere.</p>\n\n![A cat](./cat.svg)\n`,
  'content/guide/cat.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  'content/navigation.ts': `export default [
  { pathname: '/x/guide', children: [{ pathname: '/x/guide/start' }, { pathname: '/x/guide/next' }, { pathname: '/x/guide/moved' }, { pathname: '/x/guide/unwritten' }] },
]
`,
  'public/_redirects': '/x/by-hand /x/guide/next/ 302\n',
}

describe('replies', () => {
  const dir = temporaryFolder('dev')
  let server: Served
  const get = (target: string, headers?: Record<string, string>, method?: string) =>
    ask(server.port, target, headers, method)
  beforeAll(async () => {
    writeFiles(dir, site)
    server = await startServer(dir)
  })
  afterAll(() => server.stop())

  test('serves a page in both languages, and makes nothing else', async () => {
    const english = await get('/x/guide/start/')
    expect(english).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      },
    })
    expect(english.body).toContain('<h1')
    expect(english.headers).not.toHaveProperty('x-powered-by')
    expect(Object.keys(english.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    const chinese = await get('/zh/x/guide/start/')
    expect(chinese.body).toContain('第一步')
    expect(chinese.body).toContain('lang="zh-CN"')
  })

  test('serves its own script and the files that the page names', async () => {
    const { body } = await get('/x/guide/start/')
    // In the place that the page keeps for it, once.
    expect(body.split('name="vitrine-live"')).toHaveLength(2)
    expect(body.indexOf('name="vitrine-live"')).toBeLessThan(body.indexOf('</head>'))
    expect(body).toMatch(
      /<meta name="vitrine-live" content="[0-9a-f]{32} 200-\w+">\n<script type="module" src="\/__vitrine\/live.js">/,
    )
    expect(await get('/__vitrine/live.js')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
    })
    const stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec(body)![1]!
    expect(await get(stylesheet)).toMatchObject({ status: 200, headers: { 'content-type': 'text/css; charset=utf-8' } })
    expect(await get('/hello.txt')).toMatchObject({ status: 200, body: 'Hello.\n' })
    expect(await get('/x/guide/start.md')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/markdown; charset=utf-8' },
    })
  })

  test('serves a file of the content only after a page has named it', async () => {
    const { body } = await get('/x/guide/moved/')
    const image = /src="([^"]+cat-[^"]+\.svg)"/.exec(body)![1]!
    expect(await get(image)).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } })
    expect((await get(image.replace('cat-', 'dog-'))).status).toBe(404)
  })

  test('redirects for the trailing slash, index.html, redirectFrom and a handwritten _redirects', async () => {
    for (const [from, to, status] of [
      ['/x/guide/start', '/x/guide/start/', 301],
      ['/x/guide/start?tab=1', '/x/guide/start/?tab=1', 301],
      ['/x/guide/start/index.html', '/x/guide/start/', 301],
      ['/zh/x/guide/start', '/zh/x/guide/start/', 301],
      ['/x/old', '/x/old/', 301],
      ['/x/by-hand', '/x/guide/next/', 302],
    ] as const)
      expect(await get(from), from).toMatchObject({ status, headers: { location: to } })
    expect((await get('/zh/x/old/')).body).toContain('<a href="/zh/x/guide/moved/">')
  })

  test('serves the not-found page in the language of the address', async () => {
    expect(await get('/x/nowhere/')).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
    expect((await get('/zh/x/nowhere/')).body).toContain('lang="zh-CN"')
    for (const target of [
      '/_redirects',
      '/_headers',
      '/docs.config.ts',
      '/content/index.md',
      '/x/guide/start/index.md',
      '/constructor',
      '/x/__proto__/',
      '/hasOwnProperty/',
    ]) {
      expect((await get(target)).status, target).toBe(404)
    }
  })

  test('reports a navigation entry without a page', async () => {
    expect((await get('/x/guide/unwritten/')).status).toBe(404)
    const said = await server.event('problems')
    expect(JSON.stringify(said)).toContain('/x/guide/unwritten has no page.')
  })

  test.for(['--only=/x/guide/start', '--locale=zh'])(
    'with %s, does not call other pages missing',
    { tags: 'long' },
    async (option) => {
      const narrow = await startServer(dir, [option, '--cache-dir', `.narrow-${option.slice(2, 6)}`])
      try {
        expect((await ask(narrow.port, '/x/guide/next/')).status).toBe(404)
        expect((await ask(narrow.port, '/x/guide/unwritten/')).status).toBe(404)
        await narrow.event('problems', (event) => JSON.stringify(event).includes('/x/guide/unwritten has no page.'))
        expect(JSON.stringify(narrow.events())).not.toContain('/x/guide/next has no page.')
      } finally {
        await narrow.stop()
      }
    },
  )

  test('replaces the service worker of every language by one that unregisters itself', async () => {
    for (const target of ['/x/sw.js', '/zh/x/sw.js']) {
      const worker = await get(target)
      expect(worker).toMatchObject({ status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' } })
      expect(worker.body).toContain('unregister')
      expect(worker.body).not.toContain('precacheManifest')
    }
  })

  test('supports validators, HEAD and ranges', async () => {
    const first = await get('/x/guide/start/')
    const again = await get('/x/guide/start/', { 'If-None-Match': first.headers.etag! })
    expect(again).toMatchObject({ status: 304, body: '' })
    const head = await get('/x/guide/start/', {}, 'HEAD')
    expect(head).toMatchObject({
      status: 200,
      body: '',
      headers: { 'content-length': first.headers['content-length'] },
    })
    expect(await get('/hello.txt', { Range: 'bytes=0-3' })).toMatchObject({
      status: 206,
      body: 'Hell',
      headers: { 'content-range': 'bytes 0-3/7' },
    })
    expect(await get('/hello.txt', { Range: 'bytes=5-2' })).toMatchObject({ status: 200, body: 'Hello.\n' })
    expect(await get('/hello.txt', { Range: 'bytes=99-' })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */7' },
    })
  })
})

test('serves a site below a base path', { tags: 'long' }, async () => {
  const dir = temporaryFolder('dev-base')
  writeFiles(dir, site)
  const server = await startServer(dir, ['--base', '/deep/base/', '--locale', 'en'])
  expect(server.url).toMatch(/\/deep\/base\/$/)
  expect(await ask(server.port, '/')).toMatchObject({ status: 302, headers: { location: '/deep/base/' } })
  expect(await ask(server.port, '/deep/base')).toMatchObject({ status: 302, headers: { location: '/deep/base/' } })
  const { body, status } = await ask(server.port, '/deep/base/x/guide/start/')
  expect(status).toBe(200)
  expect(body).toContain('src="/deep/base/__vitrine/live.js"')
  expect(await ask(server.port, '/deep/base/__vitrine/live.js')).toMatchObject({ status: 200 })
  expect(await ask(server.port, '/deep/base/x/sw.js')).toMatchObject({ status: 200 })
  expect(await ask(server.port, '/x/guide/start/')).toMatchObject({ status: 404 })
  expect(await ask(server.port, '/deep/base/zh/x/guide/start/')).toMatchObject({ status: 404 })
  await server.stop()
})

describe('problems of the site', () => {
  test('if the configuration throws, the last valid one is used and edits still show', { tags: 'long' }, async () => {
    const dir = temporaryFolder('dev-config')
    writeFiles(dir, site)
    const server = await startServer(dir)
    expect((await ask(server.port, '/x/guide/start/')).status).toBe(200)
    writeFiles(dir, { 'docs.config.ts': "throw new Error('out of paper')\n" })
    await server.event('problems', (event) => JSON.stringify(event).includes('out of paper'))
    // Also a page that nobody had looked at, and an edit.
    expect((await ask(server.port, '/x/guide/next/')).status).toBe(200)
    const from = server.events().length
    writeFiles(dir, { 'content/guide/start.md': pageText('Start', '## Later\n') })
    await server.event('update', (event) => JSON.stringify(event).includes('start.md'), from)
    expect((await ask(server.port, '/x/guide/start/')).body).toContain('Later')
    writeFiles(dir, { 'docs.config.ts': (site['docs.config.ts'] as string).replace("'Small'", "'Grown'") })
    await server.event('update', (event) => event.fixed === true, from)
    expect((await ask(server.port, '/x/guide/start/')).body).toContain('Grown')
    await server.stop()
  })

  test('a navigation file that is removed, broken and restored', { tags: 'long' }, async () => {
    const dir = temporaryFolder('dev-nav')
    writeFiles(dir, site)
    const server = await startServer(dir)
    expect((await ask(server.port, '/x/guide/start/')).status).toBe(200)
    // Without the file, the navigation follows the pages.
    writeFiles(dir, { 'content/navigation.ts': null })
    await server.event('update')
    expect((await ask(server.port, '/x/guide/next/')).status).toBe(200)
    writeFiles(dir, { 'content/navigation.ts': 'export default [' })
    await server.event('problems')
    expect((await ask(server.port, '/x/guide/next/')).status).toBe(200)
    writeFiles(dir, { 'content/navigation.ts': site['content/navigation.ts']! })
    await server.event('update', (event) => event.fixed === true)
    expect((await ask(server.port, '/x/guide/next/')).status).toBe(200)
    await server.stop()
  })

  test(
    'a configuration broken from the start: shows the message with its place, and the page once it is fixed',
    { tags: 'long' },
    async () => {
      const dir = temporaryFolder('dev-broken')
      writeFiles(dir, { ...site, 'docs.config.ts': 'export default { title: \n' })
      const server = await startServer(dir)
      const broken = await ask(server.port, '/x/guide/start/')
      expect(broken).toMatchObject({ status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
      expect(broken.body).toContain('docs.config.ts:2:1 error module/syntax')
      // Read where nobody listens: the watcher starts with the first page.
      writeFiles(dir, { 'docs.config.ts': site['docs.config.ts']! })
      await server.event('update', (event) => event.fixed === true)
      expect((await ask(server.port, '/x/guide/start/')).status).toBe(200)
      await server.stop()
    },
  )

  test('an error thrown later by code of the site does not stop the server', { tags: 'long' }, async () => {
    const dir = temporaryFolder('dev-late')
    const config = `setTimeout(() => { throw new Error('too late') }, 50)\nvoid Promise.reject(new Error('nobody cares'))\n${site['docs.config.ts'] as string}`
    writeFiles(dir, { ...site, 'docs.config.ts': config })
    const server = await startServer(dir)
    await server.event('fault', (event) => event.message === 'too late')
    await server.event('fault', (event) => event.message === 'nobody cares')
    expect((await ask(server.port, '/x/guide/start/')).status).toBe(200)
    await server.stop()
  })
})

/** A process that has ended and waits to be counted is not running. */
function isRunning(pid: string): boolean {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : 'State:\tZ'
  return !/^State:\t[ZX]/m.test(status)
}

describe('starting and stopping', () => {
  const dir = temporaryFolder('dev-start')
  beforeAll(() => writeFiles(dir, site))

  test(
    'if the port is in use, takes the next one and says so; with --strict-port it fails',
    { tags: 'long' },
    async () => {
      const blocker = createServer().listen(0, '127.0.0.1')
      await new Promise((resolve) => blocker.once('listening', resolve))
      const { port } = blocker.address() as { port: number }
      const server = await startServer(dir, [`--port=${port}`])
      expect(server.port).toBeGreaterThan(port)
      await server.stop()
      const strict = await runServe([dir, '--port', String(port), '--strict-port'], dir)
      expect(strict.code).toBe(2)
      expect(strict.stderr).toContain(`error serve/port-in-use  Port ${port} is in use.`)
      blocker.close()
    },
  )

  test('usage errors and a missing folder give exit code 2', { tags: 'long' }, async () => {
    expect(await runServe(['--port', 'x'], dir)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('0 to 65535') as string,
    })
    expect(await runServe(['--prt', '3'], dir)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--port') as string,
    })
    expect(await runServe([join(dir, 'nowhere')], dir)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('error cli/root') as string,
    })
    expect(await runServe([dir, '--port', '0', '--host', '203.0.113.7'], dir)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('error serve/host') as string,
    })
    expect(await runServe(['--help'], dir)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('--allowed-host') as string,
    })
  })

  test('prints a banner', { tags: 'long' }, async () => {
    // It interrupts itself when it has said its addresses.
    const interrupt = `const { write } = process.stderr
      process.stderr.write = function (text, ...more) {
        if (String(text).includes('Local')) setTimeout(() => process.kill(process.pid, 'SIGINT'), 500)
        return write.call(this, text, ...more)
      }`
    const { stderr, code } = await runServe([dir, '--port', '0', '--host'], dir, {
      nodeArgs: ['--import', `data:text/javascript,${encodeURIComponent(interrupt)}`],
    })
    expect(stderr).toMatch(/Vitrine \d+\.\d+\.\d+ {2}development server, ready in \d/)
    expect(stderr).toMatch(/Local {4}http:\/\/localhost:\d+\//)
    expect(stderr).toContain('Other machines on your network can open this site.')
    expect(code).toBe(130)
  })

  test(
    'a signal shuts it down cleanly: a complete cache, no child processes, and a warm start that renders nothing',
    { tags: 'long' },
    async () => {
      rmSync(join(dir, '.vitrine'), { recursive: true, force: true })
      const cold = await startServer(dir, [], { cold: true })
      await ask(cold.port, '/x/guide/start/')
      const children = readFileSync(`/proc/${cold.child.pid}/task/${cold.child.pid}/children`, 'utf8')
        .trim()
        .split(/\s+/)
        .filter(Boolean)
      expect(children.length).toBeGreaterThan(0)
      expect((await cold.stop('SIGINT')).code).toBe(130)
      // They end when their pipes close, which may be a moment after the server has ended.
      await expect.poll(() => children.filter(isRunning), { timeout: 10_000 }).toEqual([])

      const folder = readdirSync(join(dir, '.vitrine')).find((name) => name.startsWith('cache-'))!
      const index = readdirSync(join(dir, '.vitrine', folder)).find((name) => name.startsWith('index-'))!
      const ids = parseIndex(readFileSync(join(dir, '.vitrine', folder, index)))!.answers.map(({ id }) => id)
      // Nothing is made that nobody looks at.
      expect(ids.filter((id) => id.startsWith('html '))).toEqual(['html {"pathname":"/x/guide/start/","locale":"en"}'])
      expect(ids.filter((id) => id.startsWith('site-map '))).toEqual([])

      const warm = await startServer(dir)
      expect((await ask(warm.port, '/x/guide/start/')).status).toBe(200)
      expect((await warm.stop()).code).toBe(143)
    },
  )

  test('does not follow symbolic links out of the public folder', { tags: 'long' }, async () => {
    const odd = temporaryFolder('dev-odd')
    writeFiles(odd, site)
    symlinkSync('/etc/hostname', join(odd, 'public', 'leak.txt'))
    const server = await startServer(odd)
    expect((await ask(server.port, '/leak.txt')).status).toBe(404)
    expect((await ask(server.port, '/hello.txt')).status).toBe(200)
    await server.stop()
  })

  test(
    'an edit behind the entry of a linked package is noticed, and so is a file that appears',
    { tags: 'long' },
    async () => {
      const workspace = temporaryFolder('dev-linked')
      const root = join(workspace, 'docs')
      writeFiles(workspace, {
        ...Object.fromEntries(Object.entries(site).map(([path, content]) => [`docs/${path}`, content])),
        'docs/content/templates/toc.tsx': `import { label } from 'lib'\nexport function Toc() { return <b>{label}</b> }\n`,
        'packages/lib/package.json': '{ "name": "lib", "exports": "./src/index.ts" }',
        'packages/lib/src/index.ts': `export * from './deep/label'\n`,
        'packages/lib/src/deep/label/index.ts': `export const label: string = 'one'\n`,
      })
      mkdirSync(join(root, 'node_modules'))
      symlinkSync('../../packages/lib', join(root, 'node_modules/lib'))
      const server = await startServer(root)
      const shown = async (text: string) => {
        // The package is watched from the first answer on; the files found then may be reported as an update of their own.
        await expect
          .poll(async () => /<b>(.*?)<\/b>/.exec((await ask(server.port, '/x/guide/start/')).body)?.[1])
          .toBe(text)
      }
      const edit = async (file: string, text: string) => {
        const from = server.events().length
        writeFiles(workspace, { [file]: `export const label: string = '${text}'\n` })
        await server.event('update', () => true, from)
      }
      await shown('one')
      await edit('packages/lib/src/deep/label/index.ts', 'two')
      await shown('two')
      await edit('packages/lib/src/deep/label.ts', 'three')
      await shown('three')
      await server.stop()
    },
  )
})
