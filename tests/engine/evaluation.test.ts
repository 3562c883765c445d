/** Questions that a site's modules define: told apart from the generator's, from each other's and from older ones. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { Graph } from '../../src/engine/graph.js'
import { type Question, question, QuestionExistsError } from '../../src/engine/question.js'
import { inMemoryContentCache, inMemoryFileSystem } from '../support/in-memory.js'
import { Modules } from '../../src/engine/modules.js'
import type { BuildContext } from '../../src/engine/build-context.js'

const dir = mkdtempSync(join(tmpdir(), 'vitrine-evaluation-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

// Modules are run by Node, apart from those of the test: they reach this `question` as a global.
Object.assign(globalThis, { defineQuestion: question })

const disk = inMemoryFileSystem(new Map())
const modules = new Modules(disk, dir)
const graph = () => new Graph({ context: { disk, memo: inMemoryContentCache(), modules } as unknown as BuildContext })
const defining = (name: string, answer: string) =>
  `export default defineQuestion(${JSON.stringify(name)}, async () => ${JSON.stringify(answer)})`
const load = async (code: string, owner: string) => (await modules.load(code, owner)).default as Question<null, string>

question('evaluation/own', async () => 'ours')

describe('a second definition of a name', () => {
  test('is an error in the generator', () => {
    expect(() => question('evaluation/own', async () => 'again')).toThrow(new QuestionExistsError('evaluation/own'))
  })

  test('is an error in a module of the site, and leaves the first as it was', async () => {
    await expect(load(defining('evaluation/own', 'theirs'), 'a.ts')).rejects.toBeInstanceOf(QuestionExistsError)
    expect(await graph().get({ name: 'evaluation/own' } as Question<null, string>, null)).toBe('ours')
  })

  test('is an error within one module and between two', async () => {
    await expect(load(`${defining('twice', '1')}; defineQuestion('twice', () => 2)`, 'a.ts')).rejects.toThrow(
      'A question named "twice" already exists.',
    )
    await load(defining('shared', '1'), 'a.ts')
    await expect(load(defining('shared', '2'), 'b.ts')).rejects.toThrow('"shared" already exists')
  })

  test('replaces the first where the same module was edited, and back again', async () => {
    const [first, second] = [defining('edited', 'first'), defining('edited', 'second')]
    const one = graph()
    expect(await one.get(await load(first, 'c.ts'), null)).toBe('first')
    expect(await one.get(await load(second, 'c.ts'), null)).toBe('second')
    expect(await one.get(await load(first, 'c.ts'), null)).toBe('first')
  })

  test('is none where the module that had the name has given it up', async () => {
    await load(defining('moved', '1'), 'd.ts')
    await load('export default 1', 'd.ts')
    expect(await graph().get(await load(defining('moved', '2'), 'e.ts'), null)).toBe('2')
  })

  test('is seen where modules are loaded at the same time and wait', async () => {
    const slow = (name: string) => `await new Promise((next) => setImmediate(next)); ${defining(name, 'slow')}`
    const [left, right] = await Promise.all([load(slow('left'), 'left.ts'), load(slow('right'), 'right.ts')])
    expect(left.name.split('@')[0]).toBe('left')
    // Each has the version of its own module: loaded under the other's, the second edit would collide with the first.
    expect(left.name.split('@')[1]).not.toBe(right.name.split('@')[1])
    await load(`${slow('left')}// edited`, 'left.ts')
    await load(`${slow('right')}// edited`, 'right.ts')
  })
})

test('a question of a package stays when the module that imported it first is loaded anew', async () => {
  const plugin = modules.place(defining('of-package', 'kept'))
  const importing = (note: string) => `export { default } from ${JSON.stringify(plugin)} // ${note}`
  const before = await load(importing('before'), 'docs.config.ts')
  const after = await load(importing('after'), 'docs.config.ts')
  expect(after).toBe(before)
  expect(await graph().get(after, null)).toBe('kept')
})

test.each(['two words', ''])('"%s" is not a name', (name) => {
  expect(() => question(name, () => 1)).toThrow(TypeError)
})
