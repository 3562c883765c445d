/** The numbers in the README and on the page about other tools are those of the last run of the benchmark. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withRows } from '../../bench/markdown-table.js'
import { publishedTables } from '../../bench/published.js'
import { packageRoot } from '../support/files.js'

const read = (file: string) => readFileSync(join(packageRoot, file), 'utf8')

it.each(publishedTables)('the table of $file has the numbers of bench/RESULTS.md', ({ file, head, rows }) => {
  const text = read(file)
  expect(withRows(text, head, rows(read('bench/RESULTS.md')))).toBe(text)
})

it('a table is replaced up to its end', () => {
  expect(withRows('a\n\n| x |\n| --- |\n| 1 |\n| 2 |\n\nb\n', '| x |', ['| 3 |'])).toBe(
    'a\n\n| x |\n| --- |\n| 3 |\n\nb\n',
  )
  expect(() => withRows('a\n', '| x |', [])).toThrow('there is no table that begins with | x |')
})
