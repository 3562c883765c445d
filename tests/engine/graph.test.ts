/** The engine's rules one by one. That they hold together is the law's part (tests/laws). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Failure } from '../../src/engine/diagnostic.js'
import { Graph, type Sabotage } from '../../src/engine/graph.js'
import { all, CycleError, FaultError, idOf, question, type Question } from '../../src/engine/question.js'
import { fileText, inputsOf } from '../../src/engine/inputs.js'
import { Cache } from '../../src/engine/cache/cache.js'
import type { BuildContext } from '../../src/engine/build-context.js'
import type { FilePath } from '../../src/model.js'
import { savedAnswers } from '../support/saved-answers.js'
import { contextOf } from '../support/build-context.js'

const path = (text: string) => text as FilePath
const line = question('test-line', async (ask, file: string) => {
  const text = await ask(fileText, path(file))
  if (text === undefined) throw new Failure({ code: 'test/missing', severity: 'error', text: `No file ${file}.` })
  return text.split('\n')[0]!
})
const shout = question('test-shout', async (ask, file: string) => `${await ask(line, file)}!`)
const pair = question('test-pair', async (ask, files: readonly string[]) =>
  (await all(files.map((file) => ask(shout, file)))).join(' '),
)

let files: Map<string, string>
let context: BuildContext
beforeEach(() => {
  files = new Map([
    ['a', 'one\nrest'],
    ['b', 'two'],
  ])
  context = contextOf(files)
})

const start = (sabotage?: Sabotage) => new Graph({ context, ...(sabotage && { sabotage }) })

async function edit(graph: Graph, file: string, text: string | null): Promise<void> {
  if (text === null) files.delete(file)
  else files.set(file, text)
  await graph.touch(inputsOf(path(file)))
}

const ran = (graph: Graph) => graph.log.splice(0).filter((id) => id.startsWith('test-'))
const roots = (...asked: [Question<never, unknown>, unknown][]) =>
  asked.map(([question, key]) => ({ question, key }) as never)
const messagesOf = (graph: Graph, asked: unknown, key: unknown) =>
  graph.messages(roots([asked as Question<never, unknown>, key])).map(({ text }) => text)

const busy = question('test-busy', (_, _key: number) => {
  const end = performance.now() + 20
  while (performance.now() < end);
  return 0
})
const busyOnes = question('test-busy-ones', async (ask) => {
  let turns = 0
  const count = () => {
    turns++
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  for (let key = 0; key < 10; key++) await ask(busy, key)
  clearImmediate(timer)
  return turns
})
test('timers and signals have a turn while questions are answered', async () => {
  expect(await start().get(busyOnes)).toBeGreaterThan(1)
})

describe('what an earlier process has saved', () => {
  const stamps = new Map<string, string>()
  let reads: string[]
  beforeEach(() => {
    stamps.clear()
    for (const name of ['a', 'b']) stamps.set(name, '1')
    reads = []
    const { fs } = context
    context = {
      ...context,
      fs: {
        ...fs,
        stamp: (file) => stamps.get(file),
        read(file) {
          reads.push(file)
          return fs.read(file)
        },
      },
    }
  })
  let graph: Graph
  /** Starts a process with what the one before has saved. */
  const next = async () => {
    graph = new Graph({
      context,
      saved: savedAnswers(graph?.answersToSave() ?? []),
      revision: graph?.revision ?? 0,
      session: (graph?.sessionNumber ?? 0) + 1,
    })
    reads.length = 0
    return hashes()
  }
  const hashes = async () => `${await graph.hash(line, 'a')} ${await graph.hash(line, 'b')}`
  beforeEach(() => {
    graph = start()
  })

  test('is not read again while its stamp is the same', async () => {
    const first = await next()
    expect(reads).toEqual(['a', 'b'])
    expect(graph.isChanged).toBe(true)
    expect(await next()).toBe(first)
    expect([reads, graph.isChanged]).toEqual([[], false])
  })

  test('is read again with another stamp or none', async () => {
    const first = await next()
    files.set('a', 'three')
    stamps.set('a', '2')
    const second = await next()
    expect([reads, graph.isChanged, second === first]).toEqual([['a'], true, false])
    stamps.delete('a')
    expect(await next()).toBe(second)
    expect(reads).toEqual(['a'])
    // Without a stamp there is nothing to compare with next time.
    await next()
    expect([reads, graph.isChanged]).toEqual([['a'], false])
  })

  test('is read again when it is touched, whatever its stamp says', async () => {
    const first = await next()
    await next()
    await edit(graph, 'a', 'four')
    expect(await hashes()).not.toBe(first)
    expect(reads).toEqual(['a'])
  })
})

describe('an answer with fields', () => {
  type Settings = { one?: string; two?: string; three?: string }
  const settings = question('test-settings', async (ask) => JSON.parse((await ask(fileText, path('s')))!) as Settings, {
    byField: true,
  })
  const first = question('test-first', async (ask) => (await ask(settings)).one ?? 'nothing')
  const later = question('test-later', async (ask) => {
    const read = await ask(settings)
    await ask(fileText, path('a'))
    return [read.two, 'three' in read]
  })
  const every = question('test-every', async (ask) => ({ ...(await ask(settings)) }))
  const passedOn = question('test-passed-on', async (ask) => ask(settings))
  const unread = question('test-unread', async (ask) => {
    await ask(settings)
    return 'x'
  })
  const set = (graph: Graph, value: Settings) => edit(graph, 's', JSON.stringify(value))
  const ranOf = async (graph: Graph, asked: Question<null, unknown>) => {
    ran(graph)
    const answer = await graph.get(asked)
    return [answer, ran(graph).includes(idOf(asked, null))]
  }

  test('what was made from one field is not made again when another one changes', async () => {
    files.set('s', '{"one":"1","two":"2"}')
    const graph = start()
    expect(await ranOf(graph, first)).toEqual(['1', true])
    await set(graph, { one: '1', two: '3' })
    expect(await ranOf(graph, first)).toEqual(['1', false])
    await set(graph, { one: '2', two: '3' })
    expect(await ranOf(graph, first)).toEqual(['2', true])
  })

  test('a field that is missing, or read after waiting, counts', async () => {
    files.set('s', '{"two":"2"}')
    const graph = start()
    await graph.get(first)
    expect(await ranOf(graph, later)).toEqual([['2', false], true])
    await set(graph, { one: '1', two: '2' })
    expect(await ranOf(graph, later)).toEqual([['2', false], false])
    expect(await ranOf(graph, first)).toEqual(['1', true])
    await set(graph, { one: '1', two: '2', three: '3' })
    expect(await ranOf(graph, later)).toEqual([['2', true], true])
  })

  test.each([every, passedOn])('all fields count for $name', async (asked) => {
    files.set('s', '{"one":"1"}')
    const graph = start()
    expect(await ranOf(graph, asked)).toEqual([{ one: '1' }, true])
    await set(graph, { one: '1', two: '2' })
    expect(await ranOf(graph, asked)).toEqual([{ one: '1', two: '2' }, true])
  })

  test('its failure counts, and without reading a field it all counts', async () => {
    files.set('s', 'no JSON')
    const graph = start()
    await expect(graph.get(first)).rejects.toThrow()
    await set(graph, { one: '1' })
    expect(await ranOf(graph, first)).toEqual(['1', true])
    await graph.get(unread)
    expect(graph.reads(unread, null)).toContain(idOf(settings, null))
  })
})

describe('early cut-off', () => {
  /** An edit that leaves the first line as it was: what ran, and what came out. */
  const editRest = async (sabotage?: Sabotage) => {
    const graph = start(sabotage)
    await graph.get(pair, ['a', 'b'])
    ran(graph)
    await edit(graph, 'a', 'one\nother rest')
    return { value: await graph.get(pair, ['a', 'b']), ran: ran(graph) }
  }

  test('an edit that leaves an answer as it was runs nobody who asked for it', async () => {
    expect(await editRest()).toEqual({ value: 'one! two!', ran: ['test-line "a"'] })
  })

  test('an engine that forgets it is caught: it runs whoever asked', async () => {
    const { value, ran } = await editRest({ noCutOff: true })
    expect(value).toBe('one! two!')
    expect(ran).toEqual(['test-line "a"', 'test-shout "a"', 'test-pair ["a","b"]'])
  })

  test('an edit that changes an answer runs whoever asked for it, and nobody else', async () => {
    const graph = start()
    await graph.get(pair, ['a', 'b'])
    ran(graph)
    await edit(graph, 'b', 'three')
    expect(await graph.get(pair, ['a', 'b'])).toBe('one! three!')
    expect(ran(graph)).toEqual(['test-line "b"', 'test-shout "b"', 'test-pair ["a","b"]'])
  })

  test('what nobody asks for does not run', async () => {
    const graph = start()
    await graph.get(shout, 'b')
    expect(ran(graph)).toEqual(['test-shout "b"', 'test-line "b"'])
  })
})

describe('failures', () => {
  test('a failure keeps its dependencies: fixing the cause is enough', async () => {
    const graph = start()
    await edit(graph, 'a', null)
    await expect(graph.get(shout, 'a')).rejects.toThrow('No file a.')
    expect(messagesOf(graph, shout, 'a')).toEqual(['No file a.'])
    await edit(graph, 'a', 'back')
    expect(await graph.get(shout, 'a')).toBe('back!')
    expect(messagesOf(graph, shout, 'a')).toEqual([])
  })

  test('a failure that comes out as before runs nobody', async () => {
    const graph = start()
    await edit(graph, 'a', null)
    await expect(graph.get(shout, 'a')).rejects.toThrow(Failure)
    ran(graph)
    await edit(graph, 'a', null)
    await expect(graph.get(shout, 'a')).rejects.toThrow(Failure)
    expect(ran(graph)).toEqual([])
  })

  test('of several the first in order is thrown, whoever was faster', async () => {
    const late = question('test-late', async (_ask, milliseconds: number) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      throw new Failure({ code: 'test/late', severity: 'error', text: `after ${milliseconds}` })
    })
    const both = question('test-both', async (ask) => all([ask(late, 20), ask(late, 1)]))
    const graph = start()
    await expect(graph.get(both)).rejects.toThrow('after 20')
    expect(messagesOf(graph, both, null)).toEqual(['after 1', 'after 20'])
  })

  test('a failure of the configuration is told from one of content', async () => {
    const broken = question('test-broken', () => {
      throw new Failure({ code: 'test/broken', severity: 'error', text: 'broken' }, 2)
    })
    const graph = start()
    await graph.get(broken).catch(() => {})
    await graph.get(shout, 'gone').catch(() => {})
    expect(graph.failureCode(roots([broken, null]))).toBe(2)
    expect(graph.failureCode(roots([shout as never, 'gone']))).toBe(1)
  })
})

describe('messages', () => {
  const checked = question('test-checked', async (ask, file: string) => {
    const text = (await ask(fileText, path(file))) ?? ''
    if (text.includes('bad')) ask.report({ code: 'test/bad', severity: 'warning', text: `${file} is bad.` })
    return text.length
  })
  const sum = question('test-sum', async (ask) => (await ask(checked, 'a')) + (await ask(checked, 'b')))

  test('live and die with the answer that made them', async () => {
    const graph = start()
    await edit(graph, 'a', 'bad')
    await graph.get(sum)
    expect(messagesOf(graph, sum, null)).toEqual(['a is bad.'])
    await edit(graph, 'a', 'fine')
    await graph.get(sum)
    expect(messagesOf(graph, sum, null)).toEqual([])
  })

  test('of an answer that did not run again are still there, and go with whoever asks for them no more', async () => {
    const graph = start()
    const chosen = question('test-chosen', async (ask) => ask(checked, (await ask(fileText, path('which'))) ?? 'a'))
    await edit(graph, 'a', 'bad')
    await graph.get(chosen)
    await edit(graph, 'b', 'unrelated')
    await graph.get(chosen)
    expect(messagesOf(graph, chosen, null)).toEqual(['a is bad.'])
    await edit(graph, 'which', 'b')
    await graph.get(chosen)
    expect(messagesOf(graph, chosen, null)).toEqual([])
  })

  test('are sorted and told once, however many answers read them', async () => {
    const graph = start()
    await edit(graph, 'a', 'bad')
    await edit(graph, 'b', 'bad')
    await graph.get(sum)
    await graph.get(checked, 'b')
    expect(graph.messages(roots([checked as never, 'b'], [sum as never, null])).map(({ text }) => text)).toEqual([
      'a is bad.',
      'b is bad.',
    ])
  })
})

describe('cycles', () => {
  const follow = question('test-follow', async (ask, file: string): Promise<string> => {
    const text = (await ask(fileText, path(file))) ?? ''
    const parts = await all(
      text
        .split(' ')
        .filter(Boolean)
        .map((next) => ask(follow, next)),
    )
    return file + parts.join('')
  })

  test.each(['x', 'y', 'z'])('are told the same from %s', async (entry) => {
    files.set('x', 'y')
    files.set('y', 'z')
    files.set('z', 'x')
    const graph = start()
    await expect(graph.get(follow, entry)).rejects.toThrow(CycleError)
    expect(messagesOf(graph, follow, entry)).toEqual([
      'These depend on each other: test-follow "x" → test-follow "y" → test-follow "z" → test-follow "x".',
    ])
  })

  test('are told the same from all at once', async () => {
    for (const [file, text] of [
      ['x', 'y z'],
      ['y', 'x'],
      ['z', 'y'],
    ] as const)
      files.set(file, text)
    const told = async (order: string[]) => {
      const graph = start()
      const results = await Promise.allSettled(order.map((entry) => graph.get(follow, entry)))
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
      return graph.messages(order.map((entry) => ({ question: follow, key: entry }) as never))
    }
    const first = await told(['x', 'y', 'z'])
    expect(first).toHaveLength(1)
    expect(await told(['z', 'y', 'x'])).toEqual(first)
    expect(await told(['y', 'x', 'z'])).toEqual(first)
  })

  test('cannot be caught, and are fixed by an edit', async () => {
    const stubborn = question('test-stubborn', async (ask, file: string): Promise<string> => {
      const text = (await ask(fileText, path(file))) ?? ''
      return text ? ask(stubborn, text).catch(() => 'caught') : 'end'
    })
    files.set('x', 'y')
    files.set('y', 'x')
    const graph = start()
    await expect(graph.get(stubborn, 'x')).rejects.toThrow(CycleError)
    await edit(graph, 'y', '')
    expect(await graph.get(stubborn, 'x')).toBe('end')
    expect(messagesOf(graph, stubborn, 'x')).toEqual([])
  })

  test('a question that asks itself', async () => {
    files.set('x', 'x')
    const graph = start()
    await expect(graph.get(follow, 'x')).rejects.toThrow(CycleError)
    expect(messagesOf(graph, follow, 'x')).toEqual(['These depend on each other: test-follow "x" → test-follow "x".'])
  })
})

describe('why', () => {
  test('leads from an answer to the input that changed', async () => {
    const graph = start()
    await graph.get(pair, ['a', 'b'])
    await edit(graph, 'b', 'three')
    await graph.get(pair, ['a', 'b'])
    expect(graph.why(pair, ['a', 'b'])).toEqual([
      'test-pair ["a","b"]',
      'test-shout "b"',
      'test-line "b"',
      idOf(fileText, path('b')),
    ])
  })

  test('of what was made for the first time is itself, and of what nobody asked is nothing', async () => {
    const graph = start()
    await graph.get(shout, 'a')
    expect(graph.why(shout, 'a')).toEqual(['test-shout "a"'])
    expect(graph.why(shout, 'b')).toEqual([])
  })

  test('reads are all inputs, near and far', async () => {
    const graph = start()
    await graph.get(shout, 'a')
    expect(graph.reads(shout, 'a')).toEqual(['file-text "a"', 'test-line "a"', 'test-shout "a"'])
  })
})

describe('faults', () => {
  test('carry the chain of questions, the asked one first', async () => {
    const faulty = question('test-faulty', () => {
      throw new TypeError('oops')
    })
    const through = question('test-through', async (ask) => ask(faulty))
    const graph = start()
    const error = await graph.get(through).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(FaultError)
    expect((error as FaultError).message).toBe('oops')
    expect((error as FaultError).chain).toEqual(['test-through null', 'test-faulty null'])
    expect((error as FaultError).cause).toBeInstanceOf(TypeError)
    expect(graph.faults(roots([through as never, null])).map(({ chain }) => chain.length)).toEqual([2, 1])
  })

  test('asking after having answered is one', async () => {
    let late: Promise<unknown> | undefined
    const hasty = question('test-hasty', (ask) => {
      late = new Promise((resolve) => setTimeout(() => resolve(ask(line, 'a')), 5))
      return 'done'
    })
    const graph = start()
    expect(await graph.get(hasty)).toBe('done')
    await expect(late).rejects.toThrow(/after it had answered/)
  })
})

describe('remembering', () => {
  let dir: string
  beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), 'vitrine-graph-'))))
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  const session = async <A>(work: (graph: Graph) => Promise<A>): Promise<A> => {
    const memory = new Cache(dir, 'test')
    const graph = new Graph({
      context,
      store: memory.store,
      saved: memory.answers,
      revision: memory.revision,
      session: memory.session,
    })
    try {
      return await work(graph)
    } finally {
      memory.save(graph.answersToSave(), graph.revision)
      memory.close()
    }
  }

  test('nothing changed: inputs are read, nothing runs, values and failures are as they were', async () => {
    const failing = ['a', 'gone']
    await session(async (graph) => {
      await graph.get(pair, ['a', 'b'])
      await graph.get(pair, failing).catch(() => {})
    })
    await session(async (graph) => {
      expect(await graph.get(pair, ['a', 'b'])).toBe('one! two!')
      await expect(graph.get(pair, failing)).rejects.toThrow('No file gone.')
      expect(messagesOf(graph, pair, failing)).toEqual(['No file gone.'])
      expect(ran(graph)).toEqual([])
    })
  })

  test('an edit while nobody was there', async () => {
    await session((graph) => graph.get(pair, ['a', 'b']))
    files.set('b', 'three')
    await session(async (graph) => {
      expect(await graph.get(pair, ['a', 'b'])).toBe('one! three!')
      expect(ran(graph)).toEqual(['test-line "b"', 'test-shout "b"', 'test-pair ["a","b"]'])
      expect(graph.why(pair, ['a', 'b']).at(-1)).toBe('file-text "b"')
    })
  })

  test('a fault is tried again', async () => {
    let times = 0
    const moody = question('test-moody', () => {
      if (++times === 1) throw new Error('moody')
      return times
    })
    const patient = question('test-patient', async (ask) => ask(moody))
    await session((graph) => graph.get(patient).catch(() => {}))
    expect(await session((graph) => graph.get(patient))).toBe(2)
  })

  test('what nobody has asked for in eight processes is forgotten', async () => {
    await session((graph) => graph.get(shout, 'a'))
    for (let count = 0; count < 8; count++) await session((graph) => graph.get(shout, 'b'))
    const memory = new Cache(dir, 'test')
    memory.close()
    expect(memory.answers.map(({ id }) => id).filter((id) => id.includes('"a"'))).toEqual([])
    expect(memory.answers.map(({ id }) => id)).toContain('test-shout "b"')
  })

  describe('an input that is read a second time, since its value was dropped, and says something else', () => {
    const length = question('test-length', async (ask, file: string) => (await ask(fileText, path(file)))?.length)
    /** `shout` was right before the edit, `length` reads the file again after it; nobody has told of the edit yet. */
    const early = async () => {
      const memory = new Cache(dir, 'early')
      const graph = new Graph({
        context,
        store: memory.store,
        holdBytes: 1,
        saved: memory.answers,
        revision: memory.revision,
        session: memory.session,
      })
      expect(await graph.get(shout, 'a')).toBe('one!')
      files.set('a', 'other')
      expect(await graph.get(length, 'a')).toBe(5)
      return { graph, memory }
    }

    test('is seen by those who read it before, once they are told', async () => {
      const { graph, memory } = await early()
      await graph.touch(inputsOf(path('a')))
      expect(await graph.get(shout, 'a')).toBe('other!')
      memory.close()
    })

    test('is seen by the next process, which nobody tells', async () => {
      const { graph, memory } = await early()
      memory.save(graph.answersToSave(), graph.revision)
      memory.close()
      const next = new Cache(dir, 'early')
      const fresh = new Graph({
        context,
        store: next.store,
        saved: next.answers,
        revision: next.revision,
        session: next.session,
      })
      expect(await fresh.get(shout, 'a')).toBe('other!')
      next.close()
    })
  })

  test('values that do not fit into memory come back from the store', async () => {
    const memory = new Cache(dir, 'small')
    const graph = new Graph({ context, store: memory.store, holdBytes: 10 })
    for (let count = 0; count < 50; count++) files.set(`file ${count}`, `text of ${count}`)
    for (let count = 0; count < 50; count++) await graph.get(shout, `file ${count}`)
    graph.log.splice(0)
    for (let count = 0; count < 50; count++) expect(await graph.get(shout, `file ${count}`)).toBe(`text of ${count}!`)
    expect(graph.log).toEqual([])
    memory.close()
  })

  test('when less is held, the next value takes the place of those that were', async () => {
    const memory = new Cache(dir, 'less')
    const graph = new Graph({ context, store: memory.store })
    await graph.get(shout, 'a')
    graph.log.splice(0)
    await graph.get(fileText, path('a'))
    expect(graph.log).toEqual([])
    graph.limitMemory(0)
    await graph.get(shout, 'b')
    graph.log.splice(0)
    expect(await graph.get(fileText, path('a'))).toBe(files.get('a'))
    expect(graph.log).toEqual(['file-text "a"'])
    memory.close()
  })
})

test('an edit waits for questions that are being answered', async () => {
  const events: string[] = []
  let release = () => {}
  const slow = question('test-slow', async (ask) => {
    const before = await ask(fileText, path('a'))
    await new Promise<void>((resolve) => (release = resolve))
    return `${before} ${await ask(fileText, path('b'))}`
  })
  const graph = start()
  const answer = graph.get(slow).then(() => events.push('answered'))
  await new Promise((resolve) => setTimeout(resolve, 5))
  const touched = graph.touch(inputsOf(path('a'))).then(() => events.push('touched'))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(events).toEqual([])
  release()
  await Promise.all([answer, touched])
  expect(events).toEqual(['answered', 'touched'])
})
