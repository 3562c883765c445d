/**
 * Documentation trees of libraries, unchanged: what is shown of them does not become less than bench/trees/RESULTS.md says.
 * VITRINE_TREES names the folder of their clones (bench/trees.ts); those that are not there are skipped.
 *
 * @module-tag long
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildTree, clonePath, folder } from '../bench/tree-build.js'

const [, , ...lines] = readFileSync(join(folder, 'RESULTS.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
const rows = lines.map((line) =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .slice(1),
)

test.for(rows)('%s', { timeout: 20 * 60_000 }, ([name, there, made, , , text, , components], { skip }) => {
  if (!clonePath(name!)) skip()
  const built = buildTree(name!)
  expect(built.sources).toBe(Number(there))
  expect(built.pages).toBeGreaterThanOrEqual(Number(made))
  // A tenth of a per cent is what the table rounds.
  expect(built.text * 100).toBeGreaterThanOrEqual(Number.parseFloat(text!) - 0.1)
  expect(built.components * 100).toBeGreaterThanOrEqual(Number.parseFloat(components!) - 0.1)
})
