/**
 * When files were last changed, from the repository that the project is in. One process answers for all files: one for
 * each file takes minutes on a large site.
 *
 * Nothing is better than a wrong date, so there is none without git, outside of a repository, and in a shallow clone,
 * where all files seem to be of the oldest commit.
 */
import { execFile } from 'node:child_process'
import { posix } from 'node:path'
import type { FilePath } from '../model.js'

export interface Commit {
  id: string
  /** The project's folder in the repository, with a slash at its end; empty for the repository's root. */
  prefix: string
}

function ownEnvironment(): NodeJS.ProcessEnv {
  // In a hook, git's own variables name another repository or index.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
  return { ...env, LC_ALL: 'C', GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0' }
}

/** @returns the standard output, or undefined if git is missing or fails */
function git(folder: string, args: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(
      'git',
      args,
      {
        cwd: folder,
        env: ownEnvironment(),
        maxBuffer: 2 ** 30,
        windowsHide: true,
      },
      (error, output) => resolve(error ? undefined : output),
    )
  })
}

/**
 * Why git cannot tell anything of a folder that may be in a repository: it is missing, or the folder is of another
 * user.
 */
export function gitProblem(folder: string): Promise<'missing' | 'owner' | null> {
  return new Promise((resolve) => {
    execFile('git', ['rev-parse'], { cwd: folder, env: ownEnvironment(), windowsHide: true }, (error, _, said) =>
      resolve(error?.code === 'ENOENT' ? 'missing' : said.includes('dubious ownership') ? 'owner' : null),
    )
  })
}

/** The current commit of the repository around a folder; undefined if there is no complete one. */
export async function currentCommit(folder: string): Promise<Commit | undefined> {
  const output = await git(folder, ['rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD'])
  const [shallow, prefix, id] = output?.split('\n') ?? []
  return shallow === 'false' && prefix !== undefined && id ? { id, prefix } : undefined
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
    for (const name of names.filter((one) => one.endsWith('.md'))) {
      const file = posix.relative(prefix, name).normalize()
      times[file] = Math.max(times[file] ?? 0, Number(time))
    }
  }
  return times
}
