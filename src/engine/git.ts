/**
 * When files were last changed, from the repository that the project is in. One process answers for all files: one for
 * each file takes minutes on a large site.
 *
 * Nothing is better than a wrong date, so there is none without git, outside of a repository, and in a shallow clone,
 * where all files seem to be of the oldest commit.
 */
import { execFile, type ExecFileException } from 'node:child_process'
import { posix } from 'node:path'
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

function runGit(cwd: string, args: readonly string[]): Promise<GitRun> {
  // In a hook, git's own variables name another repository or index.
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
  const env = { ...own, LC_ALL: 'C', GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0' }
  const options = { cwd, env, maxBuffer: 2 ** 30, windowsHide: true }
  return new Promise((resolve) =>
    execFile('git', args, options, (error, output, complaint) => resolve({ error, output, complaint })),
  )
}

/** @returns the standard output, or undefined if git is missing or fails */
async function git(folder: string, args: readonly string[]): Promise<string | undefined> {
  const { error, output } = await runGit(folder, args)
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
