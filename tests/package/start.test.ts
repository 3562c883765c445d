/**
 * The page that people begin with: its commands, as they are written there, in an empty folder. Both packages come from a
 * registry of this test, which has the tarballs of this repository and leads to the real one for everything else.
 *
 * @module-tag long
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completed, environment, served } from './commands.js'
import { documentOf, filesBelow, packageRoot, temporaryFolder, writeFiles } from '../support/files.js'

const dir = temporaryFolder('start')
const folder = join(dir, 'my-docs')
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

test('the commands of the quick start make a site with a live demo in an empty folder', async () => {
  const commands = commandsOf('content/vitrine/start.md', 'In an empty folder')
  expect(commandsOf('content/vitrine/start.zh.md', '在空文件夹里 {#in-an-empty-folder}')).toEqual(commands)
  const server = commands.pop()!
  expect(server).toBe('npm run start')
  for (const command of commands) await completed(command, folder, env)
  // The page shows the files that the command has written.
  expect(await served(server, folder, 'components/counter/', env)).toContain('Counter')
  await completed('npm run build -- --strict', folder, env)
  const page = readFileSync(join(folder, 'export/components/counter/index.html'), 'utf8')
  // Prerendered: the demo is there before any script.
  expect(page).toMatch(/<button[^>]*>[^<]*Pressed/)
  const tree = /^:::file-tree\n(.*?)^:::$/ms.exec(documentOf('content/vitrine/start.md'))![1]!
  const named = [...tree.matchAll(/- (\S+\.\w+)$/gm)].map(([, name]) => name!)
  const files = filesBelow(folder).map((path) => path.split('/').at(-1))
  expect(named.filter((name) => !files.includes(name))).toEqual([])
  expect(existsSync(join(folder, '.github/workflows/docs-deploy.yml'))).toBe(true)
}, 600_000)

test('its commands make a site for a library, with a demo and a reference', async () => {
  const commands = commandsOf('content/vitrine/start.md', 'In the repository of a library').map(withoutComment)
  const translated = commandsOf('content/vitrine/start.zh.md', '在组件库的仓库里 {#in-the-repository-of-a-library}')
  expect(translated.map(withoutComment)).toEqual(commands)
  const library = join(dir, 'acme-card')
  writeFiles(library, {
    'package.json': JSON.stringify({
      name: 'acme-card',
      version: '1.0.0',
      type: 'module',
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
      peerDependencies: { react: '>=18' },
    }),
    'dist/index.js': `import { createElement } from 'react'
export const Card = ({ heading }) => createElement('section', null, 'Card: ', heading)
`,
    'dist/index.d.ts': `import type { ReactElement } from 'react'
export interface CardProps {
  /** What stands at its top. */
  heading: string
}
export declare function Card(props: CardProps): ReactElement
`,
  })
  const server = commands.pop()!
  expect(server).toBe('npm run docs')
  for (const command of commands) await completed(command, library, env)
  expect(await served(server, library, 'components/card/', env)).toMatch(/<section[^>]*>Card: /)
  expect(readFileSync(join(library, '.gitignore'), 'utf8')).toContain('docs/.vitrine/')

  await completed('npm run docs:build -- --strict', library, env)
  const reference = filesBelow(join(library, 'docs/export')).find((path) => /api.*card\/index\.html$/.test(path))!
  expect(readFileSync(join(library, 'docs/export', reference), 'utf8')).toContain('What stands at its top.')
}, 600_000)

const withoutComment = (command: string) => command.replace(/\s+#.*$/, '')
