/** The engine's law, and that breaking the engine breaks the law. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sabotage } from '../../src/engine/graph.js'
import { inLongRun } from '../support/long.js'
import { checkLaw } from './graph-law.js'

let dir: string
beforeAll(() => void (dir = mkdtempSync(join(tmpdir(), 'law-'))))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const first = Number(process.env.LAW_SEED ?? 1)
const sequences = Number(process.env.LAW_SEQUENCES ?? inLongRun(60, 15))

test(`${sequences * 100} random edits: the live graph equals a fresh one, in files and in messages`, async () => {
  let edits = 0
  for (let seed = first; seed < first + sequences; seed++) {
    const result = await checkLaw({ seed, edits: 100, dir: join(dir, String(seed)) })
    expect(result.difference).toBeUndefined()
    edits += result.edits
  }
  expect(edits).toBe(sequences * 100)
})

const broken: [string, Sabotage][] = [
  ['skips the check of dependencies', { skipCheck: true }],
  ['drops the dependencies of a failure', { dropFailureDeps: true }],
  ['trusts saved inputs', { trustSavedInputs: true }],
  ['forgets who depends on new answers', { dropDependents: true }],
]
test.each(broken)('an engine that %s is caught', async (name, sabotage) => {
  let caught: string | undefined
  for (let seed = 1; seed <= 20 && !caught; seed++) {
    caught = (await checkLaw({ seed, edits: 100, sabotage, dir: join(dir, `${name} ${seed}`) })).difference
  }
  expect(caught).toBeDefined()
})
