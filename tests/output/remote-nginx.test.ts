/**
 * The remote cache on a real server: nginx with WebDAV, as Debian packages it. It is installed if it is missing and the test
 * runs as root on Debian; elsewhere the test is skipped and says so.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contentsOf, differences, temporaryFolder } from '../support/files.js'
import { type Project, project } from '../support/project.js'
import { isLong } from '../support/long.js'

/** The path of nginx; undefined if it is not there and cannot be installed. */
function findNginx(): string | undefined {
  const find = () => ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))
  if (find() || !isLong || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return find()
  try {
    // Not started by its package: the test starts its own.
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    })
  } catch {
    console.warn('nginx could not be installed.')
  }
  return find()
}

const nginx = isLong ? findNginx() : undefined
if (isLong && !nginx)
  console.warn('The remote cache is not tested on a real server: install nginx (nginx-light on Debian).')

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const projects: Project[] = []
const machine = () => {
  const it = project()
  projects.push(it)
  return it
}
let dir: string
let running: ChildProcess
let url: string

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

beforeAll(async () => {
  if (!nginx) return
  dir = temporaryFolder('nginx')
  const port = await freePort()
  url = `http://127.0.0.1:${port}/cache`
  for (const name of ['data/cache/ac', 'data/cache/cas', 'temp']) mkdirSync(join(dir, name), { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${dir}/temp/${name};`)
    .join('\n  ')
  writeFileSync(
    join(dir, 'nginx.conf'),
    `daemon off;
master_process off;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log;
events {}
http {
  access_log ${dir}/access.log;
  ${temporary}
  client_max_body_size 0;
  server {
    listen 127.0.0.1:${port};
    root ${dir}/data;
    location /cache/ {
      dav_methods PUT;
      create_full_put_path on;
      limit_except GET { allow all; }
    }
  }
}
`,
  )
  running = spawn(nginx, ['-p', dir, '-e', join(dir, 'error.log'), '-c', join(dir, 'nginx.conf')], { stdio: 'ignore' })
  await vi.waitFor(async () => expect((await fetch(`${url}/ac/`)).status).toBeGreaterThan(0))
})
afterAll(async () => {
  projects.forEach((it) => it.remove())
  if (!nginx) return
  const ended = new Promise((resolve) => running.once('exit', resolve))
  running.kill()
  await ended
  rmSync(dir, { recursive: true, force: true })
})

test.skipIf(!nginx)('two shards and a last build on nginx with WebDAV', { tags: 'long' }, async () => {
  const reference = machine()
  expect((await reference.build()).code).toBe(0)
  const env = {
    VITRINE_REMOTE_CACHE: url,
    VITRINE_REMOTE_CACHE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    VITRINE_REMOTE_CACHE_PATIENCE: '1000',
  }
  for (const shard of ['1/2', '2/2']) {
    const result = await machine().result(['--shard', shard], { env })
    expect(result.remoteCache, JSON.stringify(result)).toMatchObject({ written: true })
    expect(result.diagnostics).toEqual([])
  }
  expect(readdirSync(join(dir, 'data/cache/ac'))).toHaveLength(3)
  const last = machine()
  const result = await last.result([], {
    env: {
      VITRINE_REMOTE_CACHE: url,
      VITRINE_REMOTE_CACHE_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }) as string,
      VITRINE_REMOTE_CACHE_PATIENCE: '1000',
    },
  })
  expect(result.diagnostics).toEqual([])
  expect(result.remoteCache!.outputs).toBeGreaterThan(0)
  expect(differences(contentsOf(last.path('export')), contentsOf(reference.path('export')))).toEqual([])
})
