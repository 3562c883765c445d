/** No edit is lost, whenever it comes: also while the watcher makes its first scan. */
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Watcher } from '../../src/serve/watch.js'
import { temporaryFolder } from '../support/files.js'

/** Makes an edit so long after the watcher was started. @returns whether it was told */
async function isTold(edit: (folder: string) => void, delay: number): Promise<boolean> {
  const dir = temporaryFolder('watch')
  const folder = join(dir, 'content')
  mkdirSync(folder)
  for (let index = 0; index < 30; index++) writeFileSync(join(folder, `page-${index}.md`), 'text')
  await new Promise((resolve) => setTimeout(resolve, 30))
  const told = new Set<string>()
  const watcher = new Watcher({
    folders: [dir],
    without: [],
    followSymlinks: false,
    // The file system's clock is coarser than ours.
    since: Date.now() - 15,
    onChange: ({ files, folders }) => [...files, ...folders].forEach((path) => told.add(path)),
    onLimit() {},
  })
  await new Promise((resolve) => setTimeout(resolve, delay))
  edit(folder)
  for (let waited = 0; waited < 100 && !told.has(folder) && !told.has(join(folder, 'page-7.md')); waited++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  await watcher.close()
  rmSync(dir, { recursive: true })
  return told.has(folder) || told.has(join(folder, 'page-7.md'))
}

const delays = Array.from({ length: 25 }, (_, index) => index)

test.each([
  ['removed', (folder: string) => rmSync(join(folder, 'page-7.md'))],
  ['edited', (folder: string) => appendFileSync(join(folder, 'page-7.md'), ' more')],
])('a file that is %s during the first scan or after it', async (_, edit) => {
  const missed = []
  for (const delay of delays) if (!(await isTold(edit, delay))) missed.push(delay)
  expect(missed).toEqual([])
})

test('a file that is emptied and written a moment later is told once it is written; one that stays empty is told too', async () => {
  const dir = temporaryFolder('watch')
  const file = join(dir, 'page.md')
  writeFileSync(file, 'first')
  const read: string[] = []
  const watcher = new Watcher({
    folders: [dir],
    without: [],
    followSymlinks: false,
    since: Date.now() + 60_000,
    onChange: ({ files }) => files.forEach((path) => read.push(readFileSync(path, 'utf8'))),
    onLimit() {},
  })
  // Edits are seen once the first scan is done.
  await expect
    .poll(() => {
      if (read.length === 0) appendFileSync(file, '.')
      return read.length
    })
    .toBeGreaterThan(0)
  read.length = 0
  writeFileSync(file, '')
  await new Promise((resolve) => setTimeout(resolve, 40))
  writeFileSync(file, 'second')
  await expect.poll(() => read).toContain('second')
  expect(read).not.toContain('')
  writeFileSync(file, '')
  await expect.poll(() => read).toContain('')
  await watcher.close()
  rmSync(dir, { recursive: true })
})
