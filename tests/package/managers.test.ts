/**
 * Package managers and the ways in which they lay out what they install: the packed package, in a site that `init`
 * has made for a library, with the commands that it prints and the workflows that it writes. The managers come from
 * the registry.
 *
 * @module-tag long
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DiskFiles, packageRoot, temporaryFolder, writeFiles } from '../support/files.js'
import { docsBuildCommand } from '../support/project.js'
import { completed, type Environment, environment, served } from './commands.js'
import { machine, runWorkflows } from './workflow.js'

const dir = temporaryFolder('managers')
const corepack = join(dir, 'corepack')
let tarball: string
let settings: Environment

beforeAll(() => {
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', dir]
  const printed = execFileSync('npm', pack, { cwd: packageRoot, env: environment, encoding: 'utf8' })
  const [{ filename }] = JSON.parse(printed.slice(printed.indexOf('['))) as [{ filename: string }]
  tarball = join(dir, filename)
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { env: environment, encoding: 'utf8' }).trim()
  settings = {
    ...environment,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_prefer_offline: 'true',
    // Neither Yarn nor Corepack reads npm's settings.
    YARN_NPM_REGISTRY_SERVER: registry,
    COREPACK_NPM_REGISTRY: registry.replace(/\/$/, ''),
    YARN_ENABLE_TELEMETRY: '0',
    // The store and the cache of pnpm, which other tests that run at the same time may use with another version.
    XDG_DATA_HOME: join(dir, 'data'),
    XDG_CACHE_HOME: join(dir, 'cache'),
    XDG_STATE_HOME: join(dir, 'state'),
  }
  installInto(corepack, 'corepack')
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function installInto(folder: string, name: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  execFileSync('npm', ['install', name], { cwd: folder, env: settings, stdio: 'ignore' })
}

/** Installs a package manager. @returns the environment in which its command is found */
function environmentWith(manager: string): Environment {
  const folder = join(dir, manager.replaceAll('/', '-'))
  const bin = join(folder, 'bin')
  const env = {
    ...settings,
    PATH: [bin, join(folder, 'node_modules/.bin'), environment['PATH']].join(':'),
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    ...yarnCache(manager),
  }
  if (manager === 'npm') return env
  installInto(folder, manager)
  mkdirSync(bin, { recursive: true })
  if (manager.startsWith('@yarnpkg/')) {
    const script = join(folder, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js')
    writeFileSync(join(bin, 'yarn'), `#!/bin/sh\nexec node '${script}' "$@"\n`, { mode: 0o755 })
  }
  return env
}

/** Yarn 1 keeps tarballs by name and version, and would install an older build of the same version. */
const yarnCache = (manager: string): Environment =>
  manager === 'yarn@1' ? { YARN_CACHE_FOLDER: join(dir, manager, 'cache') } : {}

const library: DiskFiles = {
  'package.json': JSON.stringify({
    name: 'acme-ui',
    version: '1.0.0',
    type: 'module',
    exports: './src/index.ts',
    dependencies: { clsx: '^2.1.1' },
    peerDependencies: { react: '>=18' },
    devDependencies: { react: '^19.0.0', '@types/react': '^19.0.0' },
  }),
  'src/index.ts': "export * from './button.js'\n",
  'src/button.css': '.acme-button { color: rgb(1, 2, 3) }\n',
  'src/button.tsx': `import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import './button.css'

export interface ButtonProps {
  /** What the button says. */
  children?: ReactNode
}
/** A button that counts. */
export function Button({ children }: ButtonProps) {
  const [count, setCount] = useState(0)
  return <button className={clsx('acme', 'button')} onClick={() => setCount(count + 1)}>{children} {count}</button>
}
`,
}
/** The library in a repository, of which it needs another package. */
const repository: DiskFiles = {
  'package.json': JSON.stringify({ name: 'acme', private: true, workspaces: ['packages/*'] }),
  ...Object.fromEntries(Object.entries(library).map(([path, text]) => [`packages/ui/${path}`, text])),
  'packages/ui/package.json': (library['package.json'] as string).replace('"clsx":', '"@acme/tools":"1.0.0","clsx":'),
  'packages/ui/src/index.ts': "export * from './button.js'\nexport { tone } from '@acme/tools'\n",
  'packages/tools/package.json': JSON.stringify({
    name: '@acme/tools',
    version: '1.0.0',
    private: true,
    type: 'module',
    exports: './index.ts',
    dependencies: { classnames: '^2.5.1' },
  }),
  'packages/tools/index.ts':
    "import names from 'classnames'\nexport const tone = (name: string) => names('tone', name)\n",
}
const ofWorkspace = (files: DiskFiles): DiskFiles => ({
  ...files,
  'packages/ui/package.json': (files['packages/ui/package.json'] as string).replace(
    '"1.0.0","clsx"',
    '"workspace:*","clsx"',
  ),
})

interface Layout {
  manager: string
  /** The library, or the repository that has it. */
  files?: DiskFiles
  /** Settings of the manager. */
  settings: DiskFiles
  /** Settings of the site's folder. */
  ofSite?: DiskFiles
}

const linked = { '.npmrc': 'install-strategy=linked\n' }
const inPnpm = { 'pnpm-workspace.yaml': 'packages:\n  - packages/*\n' }
const layouts: Record<string, Layout> = {
  'pnpm 10': { manager: 'pnpm@10', settings: {} },
  'npm, workspaces': { manager: 'npm', files: repository, settings: {} },
  'npm, linked': { manager: 'npm', settings: linked, ofSite: linked },
  'pnpm 9': { manager: 'pnpm@9', settings: {} },
  'pnpm, the newest': { manager: 'pnpm@latest', settings: {} },
  'pnpm, hoisted': {
    manager: 'pnpm@10',
    settings: {},
    ofSite: { '.npmrc': 'node-linker=hoisted\n' },
  },
  'pnpm 10, workspaces': { manager: 'pnpm@10', files: ofWorkspace(repository), settings: inPnpm },
  'pnpm, the newest, workspaces': { manager: 'pnpm@latest', files: ofWorkspace(repository), settings: inPnpm },
  'Yarn 1': { manager: 'yarn@1', settings: {} },
  'Yarn 4, node-modules': yarn('node-modules'),
  'Yarn 4, pnpm': yarn('pnpm'),
  'Yarn 4, Plug’n’Play': yarn('pnp'),
  'Yarn 4, Plug’n’Play, workspaces': { ...yarn('pnp'), files: ofWorkspace(repository) },
  'Yarn 4, pnpm, workspaces': { ...yarn('pnpm'), files: ofWorkspace(repository) },
  Bun: { manager: 'bun@1', settings: {} },
  'Bun, workspaces': { manager: 'bun@1', files: ofWorkspace(repository), settings: {} },
}

function yarn(linker: string): Layout {
  return {
    manager: '@yarnpkg/cli-dist@4',
    settings: { 'yarn.lock': '', '.yarnrc.yml': `nodeLinker: ${linker}\n` },
  }
}

/** A new site builds and is served, with the fonts of the theme and the packages of the library. */
async function works(name: string, { manager, files = library, settings: given, ofSite = {} }: Layout): Promise<void> {
  const env = environmentWith(manager)
  const root = join(dir, `${name} site`)
  writeFiles(root, { '.gitignore': 'node_modules\n.pnp.*\n.yarn\n', ...files, ...given })
  const program = manager.startsWith('@yarnpkg/') ? 'yarn' : manager.replace(/@.*/, '')
  // Whoever documents a library has its packages; by the lockfile, `init` knows the manager.
  await completed(`${program} install`, root, env)
  const printed = await completed(`node '${docsBuildCommand}' init --yes`, root, env)
  const site = join(root, 'docs')
  const manifest = readFileSync(join(site, 'package.json'), 'utf8')
  writeFiles(site, {
    ...ofSite,
    'package.json': manifest.replace(/"vitrine": "[^"]+"/, `"vitrine": "file:${tarball}"`),
  })
  const [, install, start] = /^Next: (.*)\n *(.*)$/m.exec(printed)!
  expect(install!.split(' ')[0]).toBe(program)
  await completed(`${program} install`, root, env)
  if (install !== `${program} install`) await completed(install!, root, env)

  await completed(`${program} run docs:build --strict`.replace(/^(npm .*) --strict/, '$1 -- --strict'), root, env)
  const out = join(site, 'export')
  const page = readFileSync(join(out, 'components/button/index.html'), 'utf8')
  expect(page).toMatch(/<button class="acme button">Button/)
  expect(readFileSync(join(out, 'api/button/index.html'), 'utf8')).toContain('What the button says.')
  const fonts = readdirSync(join(out, '_assets/fonts')).filter((file) => file.endsWith('.woff2'))
  expect(fonts.map((file) => file.replace(/-.*/, '')).sort()).toEqual(['figtree', 'geist'])
  expect(await served(start!, root, 'components/button/', env)).toMatch(/<button class="acme button">Button/)

  await pinManager(root, program, env)
  const git = 'git -c user.name=acme -c user.email=acme@example.com'
  await completed(`git init --quiet && git add --all && ${git} commit --quiet -m 'Add documentation'`, root, env)
  const folder = join(dir, `${name} machine`)
  const runner = machine(folder, corepack, { ...settings, ...yarnCache(manager) })
  expect(await runWorkflows(root, folder, runner)).toEqual(['docs-deploy.yml', 'docs.yml'])
}

/** Names the version of the manager, as repositories do that do not use the one that Corepack takes by default. */
async function pinManager(root: string, program: string, env: Environment): Promise<void> {
  if (program === 'npm' || program === 'bun') return
  const file = join(root, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object
  const version = (await completed(`${program} --version`, root, env)).trim()
  writeFileSync(file, JSON.stringify({ ...manifest, packageManager: `${program}@${version}` }, null, 2))
}

test.each(Object.entries(layouts))('a new site works with %s', { timeout: 600_000 }, works)
