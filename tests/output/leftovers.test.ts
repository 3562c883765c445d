/** What killed runs have left in the cache folder goes at the next start; what a running process writes stays. */
import { afterAll, expect, test } from 'vitest'
import { filesBelow } from '../support/files.js'
import { project } from '../support/project.js'

const site = project()
afterAll(() => site.remove())

test('files of dead processes are removed', async () => {
  const hash = '0123456789abcdef0123'
  const mine = [`modules/${hash}.mjs.${process.pid}`, `once-${process.pid}/values-1-0.bin`]
  const dead = [
    `modules/${hash}.mjs.999999999`,
    `modules/${hash}.999999999/entry.mjs`,
    'once-999999999/values-999999999-0.bin',
  ]
  site.write(Object.fromEntries([...mine, ...dead].map((path) => [`.vitrine/${path}`, 'text'])))
  expect((await site.build()).code).toBe(0)
  const left = filesBelow(site.path('.vitrine'))
  expect(left).toEqual(expect.arrayContaining(mine))
  expect(left.filter((path) => path.includes('999999999'))).toEqual([])
})
