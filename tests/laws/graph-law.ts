/**
 * The law of the engine: after any sequence of edits the live graph's answers and messages equal those of a fresh one.
 *
 * A tiny generator in the image of the real one: pages made of a source, includes, links to other pages' titles, a
 * navigation, a settings file, and modules in linked packages; edits of every kind are drawn from a seed.
 */
import { Failure } from '../../src/engine/diagnostic.js'
import { Graph, type Sabotage } from '../../src/engine/graph.js'
import { all, question, type Ask, CycleError } from '../../src/engine/question.js'
import { fileKind, fileText, folder, inputsOf } from '../../src/engine/inputs.js'
import { Cache } from '../../src/engine/cache/cache.js'
import type { BuildContext } from '../../src/engine/build-context.js'
import type { FilePath } from '../../src/model.js'
import { contextOf } from '../support/build-context.js'

/** A small deterministic generator of random numbers (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const path = (text: string) => text as FilePath

async function need(ask: Ask, file: string): Promise<string> {
  const text = await ask(fileText, path(file))
  if (text === undefined) throw new Failure({ code: 'law/missing', severity: 'error', text: `No file ${file}.` })
  return text
}

/** The first line: asked by many, changes seldom. */
const title = question(
  'law-title',
  async (ask, name: string) => (await need(ask, `content/${name}.md`)).split('\n')[0]!,
)

/** Includes may lead in circles; a linked package's module is read by content. */
const expanded = question('law-expanded', async (ask, file: string): Promise<string> => {
  const text = await need(ask, file)
  const includes = [...text.matchAll(/\[include (\S+)\]/g)].map((match) => match[1]!)
  const parts = await all(includes.map((name) => ask(expanded, name)))
  return text + parts.map((part) => `<${part}>`).join('')
})

/** Whether a link's target exists decides what is asked next; its failure is caught. */
const links = question('law-links', async (ask, name: string) => {
  const text = await need(ask, `content/${name}.md`)
  const targets = [...text.matchAll(/\[link (\w+)\]/g)].map((match) => match[1]!)
  return all(
    targets.map(async (target) => {
      if ((await ask(fileKind, path(`content/${target}.md`))) !== 'file') {
        ask.report({ code: 'law/link', severity: 'warning', text: `${name} links to ${target}, which is missing.` })
        return `?${target}`
      }
      try {
        return await ask(title, target)
      } catch (error) {
        if (error instanceof CycleError) return 'caught a cycle'
        return 'broken'
      }
    }),
  )
})

/** Sequential, with a branch on the answer; throws a message of its own. */
const settings = question('law-settings', async (ask) => {
  const mode = (await need(ask, 'settings')).trim()
  if (mode === 'throw') throw new Failure({ code: 'law/settings', severity: 'error', text: 'The settings throw.' }, 2)
  return mode === 'linked' ? `linked ${await need(ask, 'node_modules/lib/index.js')}` : mode
})

/** Titles that lead in circles through other pages' expansions where the settings say so. */
const entangled = question('law-entangled', async (ask, name: string): Promise<string> => {
  const text = await need(ask, `content/${name}.md`)
  const next = [...text.matchAll(/\[next (\w+)\]/g)].map((match) => match[1]!)
  const heads = await all(next.map((other) => ask(entangled, other)))
  return `${name}(${heads.join()})`
})

const names = question('law-names', async (ask) =>
  ((await ask(folder, path('content'))) ?? [])
    .filter((entry) => entry.kind === 'file')
    .map((entry) => entry.name.replace('.md', '')),
)

export const file = question(
  'law-file',
  async (ask, name: string) => {
    const [body, linked, mode, entangledWith] = await all([
      ask(expanded, `content/${name}.md`),
      ask(links, name),
      ask(settings),
      ask(entangled, name),
    ])
    return `${mode}|${body}|${linked.join()}|${entangledWith}`
  },
  { persist: 'hash' },
)

export const files = question('law-files', async (ask) => [...(await ask(names)), 'index'])

const pool = ['a', 'b', 'c', 'd', 'e', 'f']

function sentence(next: () => number): string {
  const pick = (from: string[]) => from[Math.floor(next() * from.length)]!
  const parts = [`Title ${Math.floor(next() * 3)}`]
  if (next() < 0.6) parts.push(`[link ${pick(pool)}]`)
  if (next() < 0.35) parts.push(`[include content/${pick(pool)}.md]`)
  if (next() < 0.2) parts.push(`[include node_modules/lib/index.js]`)
  if (next() < 0.25) parts.push(`[next ${pick(pool)}]`, `[next ${pick(pool)}]`)
  parts.push(`text ${Math.floor(next() * 5)}`)
  return parts.join('\n')
}

/** One random edit of the files. @returns the paths it touched */
function edit(disk: Map<string, string>, next: () => number): string[] {
  const pick = (from: string[]) => from[Math.floor(next() * from.length)]!
  const kind = next()
  const target = `content/${pick(pool)}.md`
  if (kind < 0.55) disk.set(target, sentence(next))
  else if (kind < 0.7) disk.delete(target)
  else if (kind < 0.8) {
    const moved = disk.get(target)
    const to = `content/${pick(pool)}.md`
    disk.delete(target)
    if (moved !== undefined) disk.set(to, moved)
    return [target, to]
  } else if (kind < 0.9) {
    disk.set('settings', pick(['plain', 'linked', 'throw', 'fancy']))
    return ['settings']
  } else {
    disk.set('node_modules/lib/index.js', `lib ${Math.floor(next() * 4)}`)
    return ['node_modules/lib/index.js']
  }
  return [target]
}

type Result = { files: Record<string, string>; messages: unknown[] }

async function build(graph: Graph): Promise<Result> {
  const result: Record<string, string> = {}
  let list: string[] = []
  try {
    list = await graph.get(files)
  } catch (error) {
    result['(list)'] = String(error)
  }
  await Promise.all(
    list.map(async (name) => {
      try {
        result[name] = await graph.get(file, name)
      } catch (error) {
        result[name] = error instanceof Failure ? error.message : (error as Error).name
      }
    }),
  )
  const roots = [{ question: files, key: null }, ...list.map((name) => ({ question: file, key: name }))]
  return { files: result, messages: graph.messages(roots as never) }
}

export interface LawOptions {
  seed: number
  edits: number
  sabotage?: Sabotage
  /** A folder for the memory of restarts. */
  dir: string
}

/** @returns the number of edits done, and the first difference found */
export async function checkLaw({
  seed,
  edits,
  sabotage,
  dir,
}: LawOptions): Promise<{ edits: number; difference?: string }> {
  const next = random(seed)
  const files = new Map<string, string>([
    ['settings', 'plain'],
    ['node_modules/lib/index.js', 'lib'],
  ])
  for (const name of pool) if (next() < 0.7) files.set(`content/${name}.md`, sentence(next))
  const context: BuildContext = contextOf(files)
  let memory: Cache = new Cache(dir, 'law')
  const start = () =>
    new Graph({
      context,
      store: memory.store,
      holdBytes: 2_000,
      saved: memory.answers,
      revision: memory.revision,
      session: memory.session,
      ...(sabotage && { sabotage }),
    })
  let live = start()
  let touched: string[] = []
  for (let done = 1; done <= edits; done++) {
    for (let count = 1 + Math.floor(next() * 2); count > 0; count--) touched.push(...edit(files, next))
    if (next() < 0.06) {
      memory.save(live.answersToSave(), live.revision)
      memory.close()
      memory = new Cache(dir, 'law')
      live = start()
    } else {
      await live.touch(touched.flatMap((one) => inputsOf(path(one))))
    }
    touched = []
    // Sometimes nobody looks between two edits, sometimes only at one page.
    const look = next()
    if (look < 0.15) continue
    if (look < 0.3) await live.get(file, pool[Math.floor(next() * pool.length)]!).catch(() => {})
    const [was, is] = [await build(live), await build(new Graph({ context }))]
    const [a, b] = [JSON.stringify(sorted(was)), JSON.stringify(sorted(is))]
    if (a !== b) {
      memory.close()
      return { edits: done, difference: `seed ${seed}, edit ${done}\nlive:  ${a}\nfresh: ${b}` }
    }
  }
  memory.close()
  return { edits }
}

function sorted(result: Result): Result {
  return { ...result, files: Object.fromEntries(Object.entries(result.files).sort(([a], [b]) => (a < b ? -1 : 1))) }
}
