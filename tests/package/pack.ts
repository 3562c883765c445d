/** The package as it would be published: packed by `npm pack` with its scripts, in a copy of the repository. */
import { cpSync, readdirSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from './commands.js'
import { type DiskFiles, packageRoot, writeFiles } from '../support/files.js'
import { type Run, run } from '../support/project.js'

/** What is large and never packed. */
const leftOut = new Set(['node_modules', '.git', 'dist', 'export', '.vitrine', 'content', 'public', 'bench'])

/** Runs a command with this machine's settings of npm, which say where packages come from. */
export const shell = (command: string, cwd: string): Promise<Run> =>
  run('sh', ['-c', command], cwd, {
    env: {
      ...environment,
      npm_config_prefer_offline: 'true',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
    },
  })

/**
 * @param clone a folder for the copy
 * @param others files that the copy has besides
 */
export function copyRepository(clone: string, others: DiskFiles = {}): void {
  for (const name of readdirSync(packageRoot))
    if (!leftOut.has(name)) cpSync(join(packageRoot, name), join(clone, name), { recursive: true })
  writeFiles(clone, others)
  // In place of the README's `npm ci`.
  symlinkSync(join(packageRoot, 'node_modules'), join(clone, 'node_modules'))
}

export interface Packed {
  tarball: string
  /** The paths in it. */
  files: string[]
}

/**
 * Packs the package in a folder, and moves the tarball to another.
 * @param options `compile`: whether it is compiled first, with the declarations, as when it is published; what is compiled
 *   already has none
 */
export async function pack(dir: string, to: string, { compile = true } = {}): Promise<Packed> {
  const { stdout, stderr, code } = await shell(`npm pack --json ${compile ? '' : '--ignore-scripts'}`, dir)
  if (code !== 0) throw new Error(`npm pack failed:\n${stderr}`)
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.search(/^\[$/m))) as [
    { filename: string; files: { path: string }[] },
  ]
  renameSync(join(dir, filename), join(to, filename))
  return { tarball: filename, files: files.map(({ path }) => path) }
}
