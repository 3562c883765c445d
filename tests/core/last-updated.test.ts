/** The day of a page's last change, from git: there, absent, and the same for every machine. */
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commitTimes, currentCommit, gitProblem } from '../../src/engine/git.js'
import { type DiskFiles, pageText, temporaryFolder } from '../support/files.js'
import { find, textOf } from '../support/html.js'
import { project, type Project } from '../support/project.js'

const config = `export default { title: 'T', url: 'https://example.com', lastUpdated: true,
  locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文', lang: 'zh-CN' }] }`
const files: DiskFiles = {
  'docs.config.ts': config,
  'content/navigation.ts': `export default [{ pathname: '/old' }, { pathname: '/new' }, { pathname: '/draft' }]`,
  'content/index.md': pageText('Home'),
  'content/old.md': pageText('Old'),
  'content/new.md': pageText('New'),
  'content/neu ö.md': 'text',
}

const git = (dir: string, args: string[], day = '2020-02-03', time = '23:30:00 -0500') =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', ...args], {
    cwd: dir,
    env: { PATH: process.env['PATH'], GIT_AUTHOR_DATE: `${day} ${time}`, GIT_COMMITTER_DATE: `${day} ${time}` },
    stdio: 'pipe',
  })

let repository: string
let it: Project
const folders: string[] = []
const folder = () => {
  folders.push(temporaryFolder())
  return folders.at(-1)!
}
beforeAll(() => {
  repository = folder()
  it = project(files, join(repository, 'docs'))
  git(repository, ['init', '-q', '-b', 'main'])
  git(it.dir, ['add', '.'])
  git(it.dir, ['commit', '-qm', 'one'])
  it.write({ 'content/new.md': pageText('New', 'More.') })
  git(it.dir, ['commit', '-qam', 'two'], '2021-05-06', '12:00:00 +0000')
  it.write({ 'content/draft.md': pageText('Draft') })
})
afterAll(() => folders.forEach((dir) => rmSync(dir, { recursive: true, force: true })))

test('one call knows all files of the folders, also those with unusual names', async () => {
  const commit = await currentCommit(it.dir)
  expect(commit).toEqual({ id: expect.stringMatching(/^[0-9a-f]{40}$/) as string, prefix: 'docs/' })
  const seconds = (time: string) => Date.parse(time) / 1000
  expect(await commitTimes(it.dir, commit!, ['content'])).toEqual({
    'content/index.md': seconds('2020-02-04T04:30:00Z'),
    'content/old.md': seconds('2020-02-04T04:30:00Z'),
    'content/new.md': seconds('2021-05-06T12:00:00Z'),
    'content/neu ö.md': seconds('2020-02-04T04:30:00Z'),
  })
})

test('why nothing is known is told where git is missing, or may not read', async () => {
  expect(await gitProblem(it.dir)).toBe(null)
  expect(await gitProblem(folder())).toBe(null)
  const { PATH } = process.env
  const programs = folder()
  try {
    process.env.PATH = programs
    expect(await gitProblem(it.dir)).toBe('missing')
    const refusal = 'fatal: detected dubious ownership in repository'
    writeFileSync(join(programs, 'git'), `#!/bin/sh\necho '${refusal}' >&2\nexit 128\n`, { mode: 0o755 })
    expect(await gitProblem(it.dir)).toBe('owner')
  } finally {
    process.env.PATH = PATH
  }
})

test('nothing is known outside of a repository, without a commit, and in a shallow clone', async () => {
  const empty = folder()
  expect(await currentCommit(empty)).toBeUndefined()
  git(empty, ['init', '-q'])
  expect(await currentCommit(empty)).toBeUndefined()
  git(empty, ['clone', '-q', '--depth', '1', pathToFileURL(repository).href, 'shallow'])
  expect(await currentCommit(`${empty}/shallow`)).toBeUndefined()
  git(empty, ['clone', '-q', pathToFileURL(repository).href, 'whole'])
  expect(await currentCommit(`${empty}/whole`)).toEqual(await currentCommit(repository))
})

test(
  'a page shows the day in UTC, in the words of its language; what is not committed has none',
  { tags: 'long' },
  async () => {
    const updated = (path: string) => {
      const item = find(it.read(path), 'li').find((entry) => find(entry, 'time').length > 0)
      return [textOf(item), ...find(item, 'time').map(({ properties }) => properties['dateTime'])]
    }
    const build = async (zone: string) => {
      const { code, stderr } = await it.build([], { process: true, env: { TZ: zone } })
      expect(code, stderr).toBe(0)
    }
    await build('Pacific/Kiritimati')
    expect(updated('export/old/index.html')).toEqual(['Last updated: February 4, 2020', '2020-02-04'])
    expect(updated('export/zh/new/index.html')).toEqual(['最后更新：2021年5月6日', '2021-05-06'])
    expect(updated('export/draft/index.html')).toEqual([''])
    const sitemap = it.read('export/sitemap.xml')
    expect(sitemap).toContain('<loc>https://example.com/old/</loc><lastmod>2020-02-04</lastmod>')
    expect(sitemap).toMatch(/<loc>https:\/\/example\.com\/draft\/<\/loc>(?!<lastmod>)/)
    // A commit is noticed, with a full cache.
    git(it.dir, ['add', '.'])
    git(it.dir, ['commit', '-qm', 'three'], '2022-07-08', '12:00:00 +0000')
    await build('America/New_York')
    expect(updated('export/draft/index.html')[0]).toContain('July 8, 2022')
    expect(updated('export/old/index.html')[0]).toContain('February 4, 2020')
  },
)
