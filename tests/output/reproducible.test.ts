/**
 * Same input, same bytes: whatever the folder, the time zone, the language, the order of files, the cache, the threads.
 *
 * @module-tag long
 */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  contentsOf,
  differences,
  type DiskFiles,
  filesBelow,
  packageRoot,
  pageText,
  temporaryFolder,
} from '../support/files.js'
import { type Project, project, run, smallSite } from '../support/project.js'

const names = Array.from({ length: 16 }, (_, index) => `page-${String.fromCharCode(97 + ((index * 7) % 16))}`)
const files: DiskFiles = {
  ...smallSite,
  'content/navigation.ts': `export default [
  { pathname: '/x/guide', children: [{ pathname: '/x/guide/start' }, { pathname: '/x/guide/next' }] },
  ${names.map((name) => `{ pathname: '/x/${name}' }`).join(', ')},
]`,
  ...Object.fromEntries(
    names.map((name) => [
      `content/${name}.md`,
      pageText(name, '## İstanbul ä\n\n```tsx\nconst a = <b>1</b>\n```\n\n![dot](./dot.svg)'),
    ]),
  ),
  'content/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'public/ä/B.txt': 'b',
  'public/ä/a.txt': 'a',
}

let reference: Project
let expected: Record<string, string>
const projects: Project[] = []
const make = (given: DiskFiles, dir = temporaryFolder()): Project => {
  const it = project(given, dir)
  projects.push(it)
  return it
}

beforeAll(async () => {
  reference = make(files)
  const { code, stderr } = await reference.build([], { process: true, env: { TZ: 'UTC', LANG: 'C' } })
  expect(code, stderr).toBe(0)
  expected = contentsOf(reference.path('export'))
})
afterAll(() => projects.forEach((it) => it.remove()))

test('the output holds no path of this machine', () => {
  const all = Object.values(expected).join('\n')
  expect(all).not.toContain(reference.dir)
  expect(all).not.toContain(packageRoot)
})

test('another folder, another order of files, another time zone and language', async () => {
  const reversed = Object.fromEntries(Object.entries(files).reverse())
  const it = make(reversed, reference.path('elsewhere', 'a b', '项目'))
  const { code, stderr } = await it.build([], {
    process: true,
    env: {
      TZ: 'Pacific/Kiritimati',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      NODE_ENV: 'development',
      CI: 'true',
      COLUMNS: '40',
    },
  })
  expect(code, stderr).toBe(0)
  expect(differences(contentsOf(it.path('export')), expected)).toEqual([])
})

test('with the cache of another state of the site', async () => {
  const it = project({
    ...files,
    'content/guide/start.md': pageText('Other'),
    'content/page-a.md': null,
    'docs.config.ts': String(files['docs.config.ts']).replace('Small', 'Other'),
  })
  projects.push(it)
  await it.build()
  it.write(files)
  expect((await it.build()).code).toBe(0)
  const { '.docs-build.json': _was, ...was } = expected
  const found = contentsOf(it.path('export'))
  // Hashed files of the state before stay for one generation; all others are the same.
  for (const [path, content] of Object.entries(was)) expect(found[path], path).toBe(content)
  expect(Object.keys(found).filter((path) => !(path in expected) && !path.includes('_assets/'))).toEqual([])
})

test('with the cache moved to another folder', async () => {
  const it = make(files)
  for (const path of filesBelow(reference.path('.vitrine'))) {
    mkdirSync(dirname(it.path('.vitrine', path)), { recursive: true })
    copyFileSync(reference.path('.vitrine', path), it.path('.vitrine', path))
  }
  const result = await it.result()
  expect(result.exitCode).toBe(0)
  expect(differences(contentsOf(it.path('export')), expected)).toEqual([])
})

// The other builds have a thread for each core.
test.each([1, 4])('without a cache and leaving none, with %i threads', async (threads) => {
  const it = make(files)
  const script = join(temporaryFolder('threads'), 'build.mjs')
  const door = pathToFileURL(join(packageRoot, 'dist/src/index.js')).href
  writeFileSync(
    script,
    `import { build } from ${JSON.stringify(door)}; const { exitCode } = await build({ root: ${JSON.stringify(it.dir)}, threads: ${threads}, cache: false }); process.exitCode = exitCode`,
  )
  const { code, stderr } = await run(process.execPath, [script], it.dir)
  rmSync(dirname(script), { recursive: true })
  expect(code, stderr).toBe(0)
  expect(differences(contentsOf(it.path('export')), expected)).toEqual([])
  expect(filesBelow(it.dir).filter((path) => path.startsWith('.'))).toEqual([])
})
