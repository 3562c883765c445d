/** Whether a file of the output is where it should be. */
import { expect, test } from 'vitest'
import { isSamePath } from '../../src/serve/built-files.js'

test('a path is the same with accents of their own, as some file systems keep them', () => {
  expect(isSamePath('/export/cafe\u0301/index.html', '/export/caf\u00e9/index.html')).toBe(true)
  expect(isSamePath('/export/cafe/index.html', '/export/caf\u00e9/index.html')).toBe(false)
})
