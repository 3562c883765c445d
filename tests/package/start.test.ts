/**
 * The page that people begin with: its commands, as they are written there, in an empty folder. Both packages come from a
 * registry of this test, which has the tarballs of this repository and leads to the real one for everything else.
 *
 * @module-tag long
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOf, filesBelow, packageRoot, temporaryFolder } from '../support/project.js'

const dir = temporaryFolder('start')
const folder = join(dir, 'my-docs')
// With NODE_ENV=production, as in these tests, npm would install no development dependencies.
const { NODE_ENV: _, ...environment } = process.env as Record<string, string>
let registry: Server
let env: Record<string, string>

/** A package of this repository as a registry answers: its manifest, and its tarball. */
function pack(source: string): { manifest: { name: string; version: string }; tarball: Buffer } {
  // The repository is compiled before tests run.
  const printed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', dir], {
    cwd: source,
    env: environment,
    encoding: 'utf8',
  })
  const [{ filename }] = JSON.parse(printed.slice(printed.indexOf('['))) as [{ filename: string }]
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { name: string; version: string }
  return { manifest, tarball: readFileSync(join(dir, filename)) }
}

beforeAll(async () => {
  mkdirSync(folder)
  const real = execFileSync('npm', ['config', 'get', 'registry'], { env: environment, encoding: 'utf8' }).trim()
  const own = new Map(
    [packageRoot, join(packageRoot, 'packages/create-vitrine')].map((source) => {
      const packed = pack(source)
      return [`/${packed.manifest.name}`, packed]
    }),
  )
  registry = createServer((request, response) => {
    const path = request.url!
    const tarball = own.get(path.replace(/\.tgz$/, ''))?.tarball
    if (path.endsWith('.tgz') && tarball) return response.end(tarball)
    const found = own.get(path)
    if (!found) return response.writeHead(302, { location: real.replace(/\/$/, '') + path }).end()
    const { manifest } = found
    const dist = {
      tarball: `http://${request.headers.host}${path}.tgz`,
      integrity: `sha512-${createHash('sha512').update(found.tarball).digest('base64')}`,
    }
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        name: manifest.name,
        'dist-tags': { latest: manifest.version },
        versions: { [manifest.version]: { ...manifest, dist } },
      }),
    )
  })
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done))
  env = {
    ...environment,
    npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
    npm_config_cache: join(dir, 'npm-cache'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    // The answer to npm's question in a terminal, whether it may install create-vitrine.
    npm_config_yes: 'true',
  }
})
afterAll(() => {
  registry?.close()
  rmSync(dir, { recursive: true, force: true })
})

/** The commands of the first code block of a section, one a line. */
const commandsOf = (page: string, heading: string) =>
  /^```bash\n(.*?)^```$/ms.exec(documentOf(page, heading))![1]!.trim().split('\n')

const start = (command: string) =>
  spawn('sh', ['-c', command], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })

/** @returns what a command printed, when it has ended with success */
function completed(command: string): Promise<string> {
  const child = start(command)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += String(data)))
  return new Promise((done, fail) =>
    child.on('close', (code) => (code === 0 ? done(printed) : fail(new Error(`${command}: ${code}\n${printed}`)))),
  )
}

/** @returns the address that a server has printed */
function address(child: ChildProcess): Promise<string> {
  let printed = ''
  return new Promise((done, fail) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (data) => {
        printed += String(data)
        const found = /http:\/\/localhost:\d+\//.exec(printed)
        if (found) done(found[0])
      })
    child.on('close', () => fail(new Error(printed)))
  })
}

test('the commands of the quick start make a site with a live demo in an empty folder', async () => {
  const commands = commandsOf('content/vitrine/start.md', 'In an empty folder')
  expect(commandsOf('content/vitrine/start.zh.md', '在空文件夹里 {#in-an-empty-folder}')).toEqual(commands)
  const server = commands.pop()!
  expect(server).toBe('npm run start')
  for (const command of commands) await completed(command)

  const child = start(server)
  try {
    const page = await fetch(new URL('components/counter/', await address(child)))
    expect(page.status).toBe(200)
    // The page shows the files that the command has written.
    expect(await page.text()).toContain('Counter')
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid)
  }

  await completed('npm run build -- --strict')
  const page = readFileSync(join(folder, 'export/components/counter/index.html'), 'utf8')
  // Prerendered: the demo is there before any script.
  expect(page).toMatch(/<button[^>]*>[^<]*Pressed/)
  const tree = /^:::file-tree\n(.*?)^:::$/ms.exec(documentOf('content/vitrine/start.md'))![1]!
  const named = [...tree.matchAll(/- (\S+\.\w+)$/gm)].map(([, name]) => name!)
  const files = filesBelow(folder).map((path) => path.split('/').at(-1))
  expect(named.filter((name) => !files.includes(name))).toEqual([])
  expect(existsSync(join(folder, '.github/workflows/docs-deploy.yml'))).toBe(true)
}, 600_000)
