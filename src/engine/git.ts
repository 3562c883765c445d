/**
 * What the repository that the project is in tells: when files were last changed, and the files of a commit. One process
 * answers for all files: one for each file takes minutes on a large site.
 *
 * Nothing is better than a wrong date, so there is none without git, outside of a repository, and in a shallow clone,
 * where all files seem to be of the oldest commit.
 */
import { execFile, type ExecFileException } from 'node:child_process'
import { join, posix, relative } from 'node:path'
import type { FilePath } from '../model.js'

export interface Commit {
  id: string
  /** The project's folder in the repository, with a slash at its end; empty for the repository's root. */
  prefix: string
}

interface GitRun {
  error: ExecFileException | null
  output: string
  complaint: string
}

function runGit(cwd: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<GitRun> {
  // In a hook, git's own variables name another repository or index.
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
  const env = { ...own, LC_ALL: 'C', GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0', ...more }
  const options = { cwd, env, maxBuffer: 2 ** 30, windowsHide: true }
  return new Promise((resolve) =>
    execFile('git', args, options, (error, output, complaint) => resolve({ error, output, complaint })),
  )
}

/** @returns the standard output, or undefined if git is missing or fails */
async function git(folder: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { error, output } = await runGit(folder, args, env)
  return error ? undefined : output
}

/**
 * Why git cannot tell anything of a folder that may be in a repository: it is missing, or the folder is of another
 * user.
 */
export async function gitProblem(folder: string): Promise<'missing' | 'owner' | null> {
  const { error, complaint } = await runGit(folder, ['rev-parse'])
  return error?.code === 'ENOENT' ? 'missing' : complaint.includes('dubious ownership') ? 'owner' : null
}

/** The current commit of the repository around a folder; undefined if there is no complete one. */
export async function currentCommit(folder: string): Promise<Commit | undefined> {
  const output = await git(folder, ['rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD'])
  const [shallow, prefix, id] = output?.split('\n') ?? []
  return shallow === 'false' && prefix !== undefined && id ? { id, prefix } : undefined
}

/** How many files of a work tree have changes; undefined outside of one. Caches of this generator are none. */
export async function changesIn(folder: string): Promise<number | undefined> {
  const output = await git(folder, ['status', '--porcelain'])
  return output?.split('\n').filter((line) => line !== '' && !/(^|[ /])\.vitrine\/$/.test(line)).length
}

/**
 * The time of the last commit that changed each Markdown file, in seconds since 1970. It depends on the commit alone.
 *
 * @param folders where to look, relative to the project's folder
 */
export async function commitTimes(
  folder: string,
  { id, prefix }: Commit,
  folders: readonly string[],
): Promise<Record<FilePath, number>> {
  const output = await git(folder, [
    ...['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', 'log', '--format=format:%x00%ct', '--name-only'],
    ...['--no-renames', '--no-relative', '--no-color', '--no-ext-diff', id, '--', ...folders],
  ])
  const times: Record<string, number> = {}
  for (const commit of output?.split('\0').slice(1) ?? []) {
    const [time, ...names] = commit.split('\n')
    for (const name of names.filter((one) => /\.mdx?$/.test(one))) {
      const file = posix.relative(prefix, name).normalize()
      times[file] = Math.max(times[file] ?? 0, Number(time))
    }
  }
  return times
}

/** A commit by a name, and where the repository is. */
export interface NamedCommit extends Commit {
  /** The root of the work tree, absolute. */
  top: string
}

/**
 * The commit that a branch, a tag or an id means, also of a branch that only the remote `origin` has.
 *
 * @returns undefined if there is none; null outside of a repository
 */
export async function commitNamed(folder: string, ref: string): Promise<NamedCommit | undefined | null> {
  const where = await git(folder, ['rev-parse', '--show-toplevel', '--show-prefix'])
  if (where === undefined) return null
  const [top = '', prefix = ''] = where.split('\n')
  for (const name of [ref, `origin/${ref}`]) {
    const id = await git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`])
    if (id) return { id: id.trim(), prefix, top }
  }
  return undefined
}

/** A file of a commit, by its path from the root of the repository; undefined if it has none. */
export function fileOfCommit({ top, id }: NamedCommit, path: string): Promise<string | undefined> {
  return git(top, ['show', `${id}:${path}`])
}

/**
 * Writes the files of a commit into an empty folder; nothing in the work tree or the index changes. Submodules are those
 * that are checked out here, at the commits that it names.
 *
 * @returns the path of a submodule whose commit is not here; undefined if all is written
 * @throws Error if git fails
 */
export async function writeCommit(
  { top, id }: Pick<NamedCommit, 'top' | 'id'>,
  target: string,
): Promise<string | undefined> {
  const env = { GIT_INDEX_FILE: `${target}.index` }
  for (const args of [
    ['read-tree', id],
    ['checkout-index', '--all', '--force', `--prefix=${target}/`],
  ]) {
    const { error, complaint } = await runGit(top, args, env)
    if (error) throw new Error(complaint.trim() || error.message)
  }
  const listed = (await git(top, ['ls-files', '--stage', '-z'], env)) ?? ''
  for (const line of listed.split('\0')) {
    const [, commit, path] = /^160000 (\w+) \d\t(.+)$/s.exec(line) ?? []
    if (commit === undefined || path === undefined) continue
    const own = await git(join(top, path), ['rev-parse', '--show-toplevel'])
    // A folder of a submodule that is not checked out belongs to the repository around it.
    const isHere = own !== undefined && relative(own.trim(), join(top, path)) === ''
    const has = isHere && (await git(join(top, path), ['cat-file', '-e', `${commit}^{commit}`])) !== undefined
    if (!has) return path
    const missing = await writeCommit({ top: join(top, path), id: commit }, join(target, path))
    if (missing !== undefined) return posix.join(path, missing)
  }
  return undefined
}

/** The time of the commit that wrote each heading of a file, in seconds since 1970, by the line. */
export async function headingTimes(folder: string, { id }: Commit, file: FilePath): Promise<Record<string, number>> {
  const output = (await git(folder, ['blame', '--porcelain', id, '--', file])) ?? ''
  const [known, times]: [Record<string, number>, Record<string, number>] = [{}, {}]
  let commit = ''
  for (const line of output.split('\n')) {
    commit = /^([0-9a-f]{40,64}) \d+ \d+/.exec(line)?.[1] ?? commit
    const time = /^committer-time (\d+)$/.exec(line)?.[1]
    if (time !== undefined) known[commit] = Number(time)
    if (line.startsWith('\t#')) times[line.slice(1)] ??= known[commit] ?? 0
  }
  return times
}
