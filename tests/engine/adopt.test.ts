/** Answers of other processes: whatever they knew and whenever, a graph that takes them over answers as a new one does. */
import { describe, expect, test } from 'vitest'
import type { Answer, Stored } from '../../src/engine/answer.js'
import type { BuildContext } from '../../src/engine/build-context.js'
import { decode } from '../../src/engine/cache/codec.js'
import type { ValueStore } from '../../src/engine/cache/segments.js'
import { Graph } from '../../src/engine/graph.js'
import { fileText } from '../../src/engine/inputs.js'
import { all, question } from '../../src/engine/question.js'
import type { FilePath } from '../../src/model.js'
import { random } from '../laws/graph-law.js'
import { inLongRun } from '../support/long.js'
import { savedAnswers } from '../support/saved-answers.js'
import { contextOf } from '../support/build-context.js'

const names = ['a', 'b', 'c', 'd', 'e']

/** Follows the letters of a file, as far as they come later, so that dependencies change with the text. */
const deep = question('adopt-deep', async (ask, name: string): Promise<string> => {
  const text = (await ask(fileText, name as FilePath)) ?? ''
  const others = await all([...text].filter((one) => one > name && names.includes(one)).map((one) => ask(deep, one)))
  if (text.includes('!')) ask.report({ code: 'test/mark', severity: 'warning', text: `${name} has a mark` })
  return `${name}(${text.length}${others.join('')})`
})
/** Changes seldom: whoever asks it need not run again after most edits. */
const coarse = question('adopt-coarse', async (ask, name: string) => (await ask(deep, name)).length > 14)
const total = question('adopt-total', async (ask) => (await all(names.map((name) => ask(coarse, name)))).join())

type Files = Map<string, string>

/** Values in memory, for all machines. */
function sharedStore(): ValueStore {
  const values: Uint8Array[] = []
  return {
    write: ({ bytes, form }): Stored => ({
      segment: 'all',
      offset: values.push(bytes) - 1,
      length: bytes.length,
      form,
    }),
    read: ({ offset }) => values[offset],
  }
}

function graphOf(files: Files, store: ValueStore, saved: Answer[] = [], session = 1): Graph {
  const context: BuildContext = contextOf(files)
  const revision = Math.max(0, ...saved.map(({ checked }) => checked))
  return new Graph({ context, store, saved, revision, session })
}

async function everything(graph: Graph): Promise<unknown> {
  const values = [...(await Promise.all(names.map((name) => graph.get(deep, name)))), await graph.get(total)]
  const roots = [
    ...names.map((name) => ({ question: deep as never, key: name })),
    { question: total as never, key: null },
  ]
  return { values, messages: graph.messages(roots).map(({ text }) => text) }
}

describe('a graph that takes over answers', () => {
  test('answers as a new graph does, whatever the others knew', async () => {
    for (let seed = 1; seed <= inLongRun(2000, 150); seed++) {
      const next = random(seed)
      const text = () =>
        Array.from({ length: Math.floor(next() * 4) }, () => 'abcde!x'[Math.floor(next() * 7)]).join('')
      const files: Files = new Map(names.map((name) => [name, text()]))
      const edited = (): Files => {
        const copy = new Map(files)
        for (const name of names) if (next() < 0.3) copy.set(name, text())
        return copy
      }
      const store = sharedStore()
      const share = async (of: Files, asked: readonly string[]) => {
        const graph = graphOf(of, store)
        for (const name of asked) await graph.get(deep, name)
        if (next() < 0.5) await graph.get(total)
        return savedAnswers(graph.answersToShare(), false)
      }
      const others = [await share(edited(), names.slice(0, 3)), await share(edited(), names.slice(2))]
      const before = graphOf(edited(), store)
      await everything(before)
      const local = next() < 0.5 ? savedAnswers(before.answersToSave()) : []
      const graph = graphOf(files, store, local, 2)
      if (next() < 0.5) await graph.get(deep, names[Math.floor(next() * 5)]!)
      for (const one of others) {
        await graph.adopt(one)
        if (next() < 0.3) await graph.get(total)
      }
      expect(await everything(graph), `seed ${seed}`).toEqual(await everything(graphOf(files, sharedStore())))
    }
  })

  test('runs only what the edits concern', async () => {
    const store = sharedStore()
    const files: Files = new Map([...names.map((name): [string, string] => [name, ''])])
    const first = graphOf(files, store)
    await everything(first)
    const shared = savedAnswers(first.answersToShare(), false)
    const second = graphOf(new Map([...files, ['e', 'x']]), store)
    await second.adopt(shared)
    await everything(second)
    expect(second.log.filter((id) => id.startsWith('adopt-'))).toEqual(['adopt-deep "e"', 'adopt-coarse "e"'])
  })

  test('also if what was edited has been read before', async () => {
    const store = sharedStore()
    const files: Files = new Map([...names.map((name): [string, string] => [name, ''])])
    const first = graphOf(files, store)
    await everything(first)
    const second = graphOf(new Map([...files, ['e', 'x']]), store)
    await second.get(fileText, 'e' as FilePath)
    await second.adopt(savedAnswers(first.answersToShare(), false))
    await everything(second)
    expect(second.log.filter((id) => id.startsWith('adopt-'))).toEqual(['adopt-deep "e"', 'adopt-coarse "e"'])
  })

  test('in the middle of its work', async () => {
    const store = sharedStore()
    const files: Files = new Map(names.map((name) => [name, 'abcde']))
    const first = graphOf(files, store)
    const expected = await everything(first)
    const second = graphOf(files, store)
    const [found] = await Promise.all([everything(second), second.adopt(savedAnswers(first.answersToShare(), false))])
    expect(found).toEqual(expected)
  })

  test('does not share what failed by a fault, or what depends on it', async () => {
    const graph = graphOf(new Map([['a', 'x']]), sharedStore())
    const broken = question('adopt-broken', async (ask) => {
      await ask(fileText, 'a' as FilePath)
      throw new Error('a fault')
    })
    const around = question('adopt-around', (ask) => ask(broken))
    await graph.get(around).catch(() => undefined)
    await graph.get(deep, 'a')
    expect(graph.answersToShare().map(({ id }) => id)).toEqual(['file-text "a"', 'adopt-deep "a"'])
  })
})

test('values of answers that were taken over are read from the store', async () => {
  const store = sharedStore()
  const files: Files = new Map([['a', 'x']])
  const first = graphOf(files, store)
  const value = await first.get(deep, 'a')
  const [answer] = savedAnswers(first.answersToShare(), false).filter(({ id }) => id.startsWith('adopt-deep'))
  expect(decode(store.read(answer!.stored!)!, answer!.stored!)).toBe(value)
})
