/** Windows refuses to rename what another program holds. */
import { expect, test } from 'vitest'
import { rename } from '../../src/engine/rename.js'

const refusing = (code: string, times: number) => {
  let calls = 0
  const attempt = () => {
    if (calls++ < times) throw Object.assign(new Error(code), { code })
  }
  return { attempt, calls: () => calls }
}

test.each(['EPERM', 'EBUSY', 'EACCES'])('it is tried again after %s', (code) => {
  const { attempt, calls } = refusing(code, 2)
  rename('a', 'b', attempt, true)
  expect(calls()).toBe(3)
})

test('other errors, and those of other systems, are final', () => {
  const missing = refusing('ENOENT', 2)
  expect(() => rename('a', 'b', missing.attempt, true)).toThrow('ENOENT')
  const denied = refusing('EPERM', 2)
  expect(() => rename('a', 'b', denied.attempt, false)).toThrow('EPERM')
  expect([missing.calls(), denied.calls()]).toEqual([1, 1])
})
