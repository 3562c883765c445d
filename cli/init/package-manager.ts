/** What package managers differ in: how each is recognised, how it runs a script, and what a site of its own needs. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Manifest } from './manifest.js'

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun'

export interface ManagerInUse {
  manager: PackageManager
  /** Of Yarn from version 2 on, whose folders are part of a project only if that says so. */
  yarn?: { usesTable: boolean }
}

/** A file by which a manager is known, of the folder or of one above it. */
const marks = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['pnpm-workspace.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
] as const

/**
 * By the manifest, or by a file of the folder or of one above it; else what has run this command.
 *
 * @param userAgent what managers tell the scripts that they run: `pnpm/10.0.0 npm/? node/v22`
 */
export function managerInUse(root: string, manifest: Manifest | undefined, userAgent = ''): ManagerInUse {
  const [, named, version = ''] = /^(npm|pnpm|yarn|bun)@?(\d*)/.exec(manifest?.packageManager ?? '') ?? []
  const [, running, major = ''] = /^(npm|pnpm|yarn|bun)\/(\d*)/.exec(userAgent) ?? []
  const manager = (named ?? markedManager(root) ?? running ?? 'npm') as PackageManager
  if (manager !== 'yarn') return { manager }
  const settings = textsAbove(root, '.yarnrc.yml')
  const [lock = ''] = textsAbove(root, 'yarn.lock')
  const isModern = named
    ? Number(version) >= 2
    : /^__metadata:/m.test(lock) ||
      (!/yarn lockfile v1/.test(lock) && (settings.length > 0 || (running === 'yarn' && Number(major) >= 2)))
  if (!isModern) return { manager }
  const [linker = 'pnp'] = settings.flatMap((text) => /^nodeLinker:\s*['"]?([\w-]+)/m.exec(text)?.[1] ?? [])
  return { manager, yarn: { usesTable: linker === 'pnp' } }
}

function markedManager(root: string): PackageManager | undefined {
  for (const dir of foldersFrom(root)) {
    const found = marks.find(([name]) => existsSync(join(dir, name)))
    if (found) return found[1]
  }
  return undefined
}

/** The texts of the files of a name in the folder and in those above it. */
function textsAbove(root: string, name: string): string[] {
  const files = foldersFrom(root).map((dir) => join(dir, name))
  return files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))
}

function foldersFrom(dir: string): string[] {
  const parent = dirname(dir)
  return parent === dir ? [dir] : [dir, ...foldersFrom(parent)]
}

/** Installs what a folder needs that is no workspace of the folder where the command is run. */
export function installIn(manager: PackageManager, dir: string): string {
  return {
    npm: `npm install --prefix ${dir}`,
    pnpm: `pnpm -C ${dir} install`,
    yarn: `yarn --cwd ${dir} install`,
    bun: `bun install --cwd ${dir}`,
  }[manager]
}

/** Runs a script of a folder that is no workspace. */
export function runIn(manager: PackageManager, dir: string, script: string): string {
  if (dir === '.') return `${manager} run ${script}`
  return {
    npm: `npm --prefix ${dir} run ${script}`,
    pnpm: `pnpm -C ${dir} ${script}`,
    yarn: `yarn --cwd ${dir} ${script}`,
    bun: `bun run --cwd ${dir} ${script}`,
  }[manager]
}

/** Runs a script of a workspace. @param name of its package */
export function runInWorkspace(manager: PackageManager, dir: string, name: string, script: string): string {
  return {
    npm: `npm -w ${dir} run ${script}`,
    pnpm: `pnpm --filter ./${dir} ${script}`,
    yarn: `yarn workspace ${name} ${script}`,
    bun: `bun run --cwd ${dir} ${script}`,
  }[manager]
}

/** npm takes flags after the name of a script for its own: `npm run docs -- --port 4000`. */
export const separatorOf = (manager: PackageManager) => (manager === 'npm' ? ' --' : '')

/** The step of a workflow that installs what a folder needs. */
export const installStep: Record<PackageManager, string> = {
  npm: 'npm ci || npm install',
  pnpm: 'corepack enable && pnpm install',
  yarn: 'corepack enable && yarn install',
  bun: 'npm install --global bun && bun install',
}

/** Files that a site with dependencies of its own needs, by their paths in its folder. */
export function filesOfManager({ manager, yarn }: ManagerInUse): Record<string, string> {
  if (manager === 'pnpm') return { 'pnpm-workspace.yaml': `packages:\n  - .\n\n${withoutBuild}` }
  // Without it, Yarn takes the folder for one of a project around it.
  if (yarn) return { 'yarn.lock': '' }
  return {}
}

/** Version 11 of pnpm refuses to install until it is told about scripts of packages; version 10 warns. */
const withoutBuild = `# esbuild, which Vitrine needs, works without its script.
allowBuilds:
  esbuild: false
ignoredBuiltDependencies:
  - esbuild
`

/** The settings of a repository with workspaces, unless they say something about esbuild. */
export function withBuildSettings(text: string): string {
  if (/\besbuild\b/.test(text)) return text
  const known = ['allowBuilds', 'ignoredBuiltDependencies'].filter((key) => new RegExp(`^${key}:`, 'm').test(text))
  if (known.length === 0) return `${text.replace(/\n*$/, '\n')}\n${withoutBuild}`
  return text
    .replace(/^allowBuilds:[^\S\n]*\n/m, (line) => `${line}  esbuild: false\n`)
    .replace(/^ignoredBuiltDependencies:[^\S\n]*\n/m, (line) => `${line}  - esbuild\n`)
}
