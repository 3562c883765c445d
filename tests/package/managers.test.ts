/**
 * Package managers and the ways in which they lay out what they install: the packed package, in a site that `init` has made
 * for a library, with the commands that it prints. The managers come from the registry. npm, which most use, is tested with
 * the tarball.
 *
 * @module-tag long
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DiskFiles, packageRoot, temporaryFolder, writeFiles } from '../support/files.js'
import { docsBuildCommand } from '../support/project.js'
import { completed, environment, served } from './commands.js'

const dir = temporaryFolder('managers')
let tarball: string

beforeAll(() => {
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', dir]
  const printed = execFileSync('npm', pack, { cwd: packageRoot, env: environment, encoding: 'utf8' })
  const [{ filename }] = JSON.parse(printed.slice(printed.indexOf('['))) as [{ filename: string }]
  tarball = join(dir, filename)
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** Installs a package manager. @returns the environment in which its command is found */
function environmentWith(manager: string): Record<string, string> {
  const folder = join(dir, manager.replaceAll('/', '-'))
  const bin = join(folder, 'bin')
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { env: environment, encoding: 'utf8' }).trim()
  const env = {
    ...environment,
    PATH: [bin, join(folder, 'node_modules/.bin'), environment['PATH']].join(':'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_prefer_offline: 'true',
    // Yarn reads none of npm's settings.
    YARN_NPM_REGISTRY_SERVER: registry,
    YARN_ENABLE_TELEMETRY: '0',
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
  }
  if (manager === 'npm') return env
  // Yarn 1 keeps tarballs by name and version, and would install an older build of the same version.
  if (manager === 'yarn@1') Object.assign(env, { YARN_CACHE_FOLDER: join(folder, 'cache') })
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  execFileSync('npm', ['install', manager], { cwd: folder, env, stdio: 'ignore' })
  if (manager.startsWith('@yarnpkg/')) {
    const script = join(folder, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js')
    writeFileSync(join(bin, 'yarn'), `#!/bin/sh\nexec node '${script}' "$@"\n`, { mode: 0o755 })
  }
  return env
}

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
  /** Settings, and the lockfile by which `init` knows the manager; an empty one is removed before packages are installed. */
  settings: DiskFiles
  /** Settings of the site's folder. */
  ofSite?: DiskFiles
}

const linked = { '.npmrc': 'install-strategy=linked\n' }
const inPnpm = { 'pnpm-workspace.yaml': 'packages:\n  - packages/*\n' }
const layouts: Record<string, Layout> = {
  'pnpm 10': { manager: 'pnpm@10', settings: { 'pnpm-lock.yaml': '' } },
  'npm, linked': { manager: 'npm', settings: linked, ofSite: linked },
  'pnpm 9': { manager: 'pnpm@9', settings: { 'pnpm-lock.yaml': '' } },
  'pnpm, the newest': { manager: 'pnpm@latest', settings: { 'pnpm-lock.yaml': '' } },
  'pnpm, hoisted': {
    manager: 'pnpm@10',
    settings: { 'pnpm-lock.yaml': '' },
    ofSite: { '.npmrc': 'node-linker=hoisted\n' },
  },
  'pnpm 10, workspaces': { manager: 'pnpm@10', files: ofWorkspace(repository), settings: inPnpm },
  'pnpm, the newest, workspaces': { manager: 'pnpm@latest', files: ofWorkspace(repository), settings: inPnpm },
  'Yarn 1': { manager: 'yarn@1', settings: { 'yarn.lock': '' } },
  'Yarn 4, node-modules': yarn('node-modules'),
  'Yarn 4, pnpm': yarn('pnpm'),
  'Yarn 4, Plug’n’Play': yarn('pnp'),
  'Yarn 4, Plug’n’Play, workspaces': { ...yarn('pnp'), files: ofWorkspace(repository) },
  'Yarn 4, pnpm, workspaces': { ...yarn('pnpm'), files: ofWorkspace(repository) },
  Bun: { manager: 'bun@1', settings: { 'bun.lock': '' } },
  'Bun, workspaces': { manager: 'bun@1', files: ofWorkspace(repository), settings: { 'bun.lock': '' } },
}

function yarn(linker: string): Layout {
  return {
    manager: '@yarnpkg/cli-dist@4',
    settings: { 'yarn.lock': '', '.yarnrc.yml': `nodeLinker: ${linker}\n` },
  }
}

/** A new site builds and is served, with the fonts of the theme and the packages of the library. */
async function works(name: string, { manager, files = library, settings, ofSite = {} }: Layout): Promise<void> {
  const env = environmentWith(manager)
  const root = join(dir, `${name} site`)
  writeFiles(root, { ...files, ...settings })
  const printed = await completed(`node '${docsBuildCommand}' init --yes`, root, env)
  const site = join(root, 'docs')
  const manifest = readFileSync(join(site, 'package.json'), 'utf8')
  writeFiles(site, {
    ...ofSite,
    'package.json': manifest.replace(/"vitrine": "[^"]+"/, `"vitrine": "file:${tarball}"`),
  })
  // As its maker has done.
  const empty = Object.keys(settings).filter((path) => path !== 'yarn.lock' && settings[path] === '')
  writeFiles(root, Object.fromEntries(empty.map((path) => [path, null])))
  const [, install, start] = /^Next: (.*)\n *(.*)$/m.exec(printed)!
  const [program] = install!.split(' ')
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
}

test.each(Object.entries(layouts))('a new site works with %s', { timeout: 300_000 }, works)
