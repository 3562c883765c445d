/**
 * Where the files of a version come from: a commit in a temporary checkout, a folder, or a finished build. Nothing is
 * fetched, unless the site names a command that does so.
 */
import { exec, execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { attempt } from '../../engine/attempt.js'
import { settledAfter } from '../../engine/file-system.js'
import { commitNamed, fileOfCommit, type NamedCommit, writeCommit } from '../../engine/git.js'
import { hash } from '../../engine/hash.js'
import type { SiteVersion } from '../../model.js'
import { lockfiles, type SiteOptions } from '../../site.js'
import { filesBelow, linkOrCopy } from './files.js'

/** Why a version cannot be made, as a sentence without a full stop; what to do about it. */
export class VersionProblem extends Error {
  constructor(
    message: string,
    readonly advice: string,
  ) {
    super(message)
  }
}

export interface VersionSource {
  /** What it is made from. */
  identity: string
  /**
   * Prepares it, and has it built or finds it built.
   *
   * @param build builds a site into `target`
   * @param target an empty folder that is to hold the finished build
   */
  write(build: (options: SiteOptions) => Promise<void>, target: string): Promise<void>
}

/**
 * @param root the folder of the site, absolute
 * @param remembered a file of the cache, for the hashes of files that have not been touched
 * @throws VersionProblem
 */
export async function sourceOf(root: string, version: SiteVersion, remembered: string): Promise<VersionSource> {
  const { ref, folder, tarball } = version
  if (ref !== undefined) return refSource(root, version, ref)
  if (tarball !== undefined) return tarballSource(resolve(root, tarball), tarball, remembered)
  return folderSource(root, folder!, remembered)
}

async function refSource(root: string, { install }: SiteVersion, ref: string): Promise<VersionSource> {
  const commit = await commitNamed(root, ref)
  if (commit === null) throw new VersionProblem('the site is in no git repository', 'Name a folder or a tarball.')
  if (!commit)
    throw new VersionProblem(
      `the repository has no branch, tag or commit "${ref}"`,
      'Correct it, or fetch it first: nothing is fetched from a network. A clone in CI may be shallow.',
    )
  return {
    identity: `${commit.id} ${commit.prefix} ${install ?? ''}`,
    async write(build) {
      // Outside of the repository, or imports would find the packages of the newest version.
      const dir = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-version-')))
      const remove = () => rmSync(dir, { recursive: true, force: true })
      process.once('exit', remove)
      try {
        const checkout = join(dir, 'files')
        mkdirSync(checkout)
        const missing = await writeCommit(commit, checkout)
        if (missing !== undefined)
          throw new VersionProblem(
            `its submodule ${missing} is not here at the commit that it names`,
            'Run "git submodule update --init" on that version first.',
          )
        if (install === undefined) await linkPackages(commit, checkout)
        else await runInstall(install, checkout)
        await build({ root: join(checkout, commit.prefix) })
      } finally {
        process.off('exit', remove)
        remove()
      }
    },
  }
}

/** The folders from the root of the repository down to the site. */
function foldersDownTo(prefix: string): string[] {
  const parts = prefix.split('/').filter(Boolean)
  return ['', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))]
}

/** Lets a checkout use the packages that are installed here, if they are those of its lockfile. */
async function linkPackages(commit: NamedCommit, checkout: string): Promise<void> {
  const { top, prefix } = commit
  const folders = foldersDownTo(prefix)
  for (const folder of folders)
    for (const name of lockfiles.filter((one) => !one.includes('/'))) {
      const path = join(top, folder, name)
      const here = existsSync(path) ? readFileSync(path, 'utf8') : undefined
      if ((await fileOfCommit(commit, [folder, name].filter(Boolean).join('/'))) !== here)
        throw new VersionProblem(
          `its packages are not installed: its ${name} is not the one here`,
          "Say how to install them: install: 'npm ci'.",
        )
    }
  for (const folder of folders) linkModules(join(top, folder, 'node_modules'), join(checkout, folder), top, checkout)
}

/** Links to packages of the repository itself lead to those of the checkout. */
function linkModules(from: string, beside: string, top: string, checkout: string): void {
  if (!existsSync(from) || !existsSync(beside)) return
  const link = (source: string, target: string) => {
    mkdirSync(target, { recursive: true })
    for (const name of readdirSync(source)) {
      const [one, place] = [join(source, name), join(target, name)]
      if (name.startsWith('@') && statSync(one).isDirectory()) {
        link(one, place)
        continue
      }
      const real = realpathSync(one)
      const inside = relative(top, real)
      const isOwn = !inside.startsWith('..') && !isAbsolute(inside) && !/(^|[\\/])node_modules([\\/]|$)/.test(inside)
      symlinkSync(isOwn ? join(checkout, inside) : real, place, statSync(real).isDirectory() ? 'junction' : 'file')
    }
  }
  link(from, join(beside, 'node_modules'))
}

async function runInstall(command: string, cwd: string): Promise<void> {
  try {
    await promisify(exec)(command, { cwd, maxBuffer: 2 ** 28 })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    const said = `${stdout}\n${stderr}`.trim().split('\n').slice(-5).join('\n')
    throw new VersionProblem(
      `its packages could not be installed${said && `: ${said}`}`,
      `Run "${command}" in a checkout of the version.`,
    )
  }
}

/**
 * A hash of files that is as good as new while nobody has touched them: reading ten finished builds would take longer
 * than a build that changes nothing.
 */
function hashOfFiles(dir: string, paths: readonly string[], remembered: string): string {
  let newest = 0
  const stats = paths.map((path) => {
    const { mtimeMs, ctimeMs, size, ino } = statSync(join(dir, path))
    newest = Math.max(newest, mtimeMs, ctimeMs)
    return [path, mtimeMs, ctimeMs, size, ino].join(' ')
  })
  const state = hash(`${dir}\n${stats.join('\n')}`)
  const known = attempt(() => JSON.parse(readFileSync(remembered, 'utf8')) as { state: string; hash: string })
  if (known?.state === state) return known.hash
  const found = hash(paths.map((path) => `${path} ${hash(readFileSync(join(dir, path)), 24)}`).join('\n'))
  // A file that is written again within a tick of the clock has the same time.
  if (Date.now() - newest > settledAfter) {
    mkdirSync(dirname(remembered), { recursive: true })
    writeFileSync(remembered, JSON.stringify({ state, hash: found }))
  }
  return found
}

function folderSource(root: string, written: string, remembered: string): VersionSource {
  const dir = resolve(root, written)
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory())
    throw new VersionProblem(`there is no folder ${written}`, 'Correct the path: it begins at the folder of the site.')
  const identity = hashOfFiles(dir, filesBelow(dir), remembered)
  const isSite = readdirSync(dir).some((name) => /^docs\.config\.\w+$/.test(name))
  const isFinished = !isSite && existsSync(join(dir, 'index.html'))
  return {
    identity,
    async write(build, target) {
      if (isSite) await build({ root: dir })
      else if (!isFinished) await build({ root, contentDir: relative(root, dir).replaceAll('\\', '/') })
      else for (const path of filesBelow(dir)) linkOrCopy(join(dir, path), join(target, path))
    },
  }
}

function tarballSource(path: string, written: string, remembered: string): VersionSource {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new VersionProblem(`there is no file ${written}`, 'Correct the path: it begins at the folder of the site.')
  return {
    identity: hashOfFiles(dirname(path), [basename(path)], remembered),
    async write(_build, target) {
      try {
        await promisify(execFile)('tar', ['-xzf', path, '-C', target])
      } catch {
        throw new VersionProblem(`${written} cannot be unpacked`, 'It is a finished build as .tgz.')
      }
      // Of a tarball, the build may be in a folder.
      const [only, ...others] = readdirSync(target)
      if (only === undefined || others.length > 0 || !statSync(join(target, only)).isDirectory()) return
      const inner = join(target, only)
      for (const file of filesBelow(inner)) linkOrCopy(join(inner, file), join(target, file))
      rmSync(inner, { recursive: true })
    },
  }
}
