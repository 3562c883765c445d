/**
 * A site in memory: files in, files out. The graph reads the files that `edit` changes; `ran` returns which questions have
 * run since its last call, so that tests of rebuilds need not measure time.
 *
 * Most of the work for a small site is what all sites have in common: templates, scripts and style sheets. Where a project
 * of tests calls `prepareSites`, one site is built for each thread and its answers are the cache of all others.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileSystem, realFileSystem } from '../../src/engine/file-system.js'
import { type PrintedDiagnostic, placeDiagnostic } from '../../src/engine/diagnostic.js'
import { decodeText } from '../../src/engine/decode.js'
import type { Answer } from '../../src/engine/answer.js'
import type { Encoded } from '../../src/engine/cache/codec.js'
import type { ValueStore } from '../../src/engine/cache/segments.js'
import { Graph, type GraphOptions } from '../../src/engine/graph.js'
import { type Key, type KeyArgument, parseId, type Question } from '../../src/engine/question.js'
import { inputsOf } from '../../src/engine/inputs.js'
import { inMemoryContentCache, inMemoryFileSystem } from './in-memory.js'
import { Modules } from '../../src/engine/modules.js'
import { Services } from '../../src/engine/services.js'
import { Workers } from '../../src/engine/workers.js'
import type { FilePath, OutputPath } from '../../src/model.js'
import { generatorRoot } from '../../src/engine/generator-root.js'
import '../../src/builtin-features.js'
import { anchorCheck, contentCheck, navAnchorCheck } from '../../src/core/pages/checks.js'
import { configuredAliases } from '../../src/core/config/config.js'
import { fileAt, output, outputFiles } from '../../src/core/output/outputs.js'
import { routes } from '../../src/core/navigation/site-map.js'
import type { RunOptions } from '../../src/core/config/run-options.js'
import { pageText } from './files.js'
import { savedAnswers } from './saved-answers.js'

export type Files = Record<string, string | Uint8Array | null>

export interface TestSite {
  /** The contents of an output file as text. Throws where the file cannot be made. */
  file(path: string): Promise<string>
  /** The paths of all output files. */
  paths(): Promise<string[]>
  /** Changes files; `null` deletes one. */
  edit(files: Files): Promise<void>
  /** Asks for everything and returns every message with its place. */
  diagnostics(): Promise<PrintedDiagnostic[]>
  /** `code place text` of every message: easy to compare. */
  messages(): Promise<string[]>
  /** Ids of the questions that ran since the last call. */
  ran(): string[]
  graph: Graph
  fs: FileSystem
}

const modules = mkdtempSync(join(tmpdir(), 'vitrine-test-'))

const defaultConfig = `export default { title: 'Test', url: 'https://example.com', features: {} }`

/** The cache that sites start with, and what is needed to make one. */
interface Base {
  answers: Answer[]
  revision: number
  store: ValueStore
}
let base: Base | undefined

/** A site with every feature that is on by default. */
export const baseFiles: Files = {
  'docs.config.ts': `export default { title: 'Base', url: 'https://example.com', locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文', lang: 'zh-CN' }], products: [{ id: 'guides', title: 'Guides', pathnames: ['/guides'], versions: [{ label: 'v1' }, { label: 'v0', url: 'https://v0.example.com/' }] }] }`,
  'content/index.md': pageText('Home'),
  'content/guides/first.md': pageText('First'),
  'content/guides/second.md': pageText('Second'),
  'content/navigation.ts': `export default [{ pathname: '/' }, { pathname: '/guides', title: 'Guides', children: [{ pathname: '/guides/first' }, { pathname: '/guides/second' }] }]`,
}

/** Builds the site whose answers later ones need not compute. Does nothing the second time. */
export async function prepareSites(): Promise<void> {
  if (base) return
  const values: Encoded[] = []
  const read: ValueStore['read'] = ({ offset }) => values[offset]?.bytes
  const store: ValueStore = {
    read,
    write: (value) => ({
      segment: 'base',
      offset: values.push(value) - 1,
      length: value.bytes.length,
      form: value.form,
    }),
  }
  const { graph, diagnostics } = createSite(baseFiles, {}, { store })
  await diagnostics()
  // What another site computes stays in its own memory.
  base = { answers: graph.answersToSave(), revision: graph.revision, store: { read, write: () => undefined } }
}

/** @param files by path; `docs.config.ts` and a navigation are filled in where they are missing */
export function site(files: Files, given: Partial<RunOptions> = {}): TestSite {
  const cache = base && { saved: savedAnswers(base.answers), revision: base.revision, session: 2, store: base.store }
  return createSite(files, given, cache)
}

function createSite(files: Files, given: Partial<RunOptions>, cache: Partial<GraphOptions> | undefined): TestSite {
  const map = new Map<string, string | Uint8Array>()
  const put = (changes: Files) => {
    for (const [path, content] of Object.entries(changes)) {
      if (content === null) map.delete(path)
      else map.set(path, content)
    }
  }
  put({ 'docs.config.ts': defaultConfig, 'content/navigation.ts': 'export default []', ...files })
  const fs = inMemoryFileSystem(map, realFileSystem(generatorRoot, generatorRoot))
  const workers = new Workers({
    module: '',
    load: async () => (await import('../../src/core/tasks.js')).tasks,
    threads: 0,
  })
  const context = {
    fs,
    workers,
    contentCache: inMemoryContentCache(),
    modules: new Modules(fs, modules),
    runOptions: { mode: 'build', ...given } satisfies RunOptions,
    runId: '',
    signals: {},
    services: new Services(),
    aliases: configuredAliases,
  }
  const graph = new Graph({ context, holdBytes: Infinity, ...cache })

  const settle = async <K extends Key, A>(roots: Root[], question: Question<K, A>, key: K): Promise<A | undefined> => {
    roots.push({ question, key })
    return graph.get(question, ...([key] as KeyArgument<K>)).catch(() => undefined)
  }
  const diagnostics = async (): Promise<PrintedDiagnostic[]> => {
    const roots: Root[] = []
    const every = (await settle(roots, routes, null)) ?? []
    await settle(roots, contentCheck, null)
    await settle(roots, navAnchorCheck, null)
    for (const route of every) await settle(roots, anchorCheck, route)
    for (const { path: _path, ...key } of (await settle(roots, outputFiles, null)) ?? [])
      await settle(roots, output, key)
    const [fault] = graph.faults(roots)
    if (fault)
      throw fault.cause instanceof Error ? fault.cause : new Error(`${fault.message}: ${fault.chain.join(' ← ')}`)
    const read = (file: FilePath) => {
      const content = map.get(file)
      const decoded = typeof content === 'string' ? decodeText(new TextEncoder().encode(content)) : undefined
      return decoded && 'text' in decoded ? decoded.text : undefined
    }
    return graph.messages(roots).map((diagnostic) => placeDiagnostic(diagnostic, read))
  }
  return {
    graph,
    fs,
    diagnostics,
    async file(path) {
      const content = await fileAt(graph.ask, path as OutputPath)
      if (content === undefined) throw new Error(`the site has no file ${path}`)
      return typeof content === 'string' ? content : new TextDecoder().decode(content)
    },
    paths: async () => (await graph.get(outputFiles)).map(({ path }) => path),
    async edit(changes) {
      put(changes)
      await graph.touch(
        Object.keys(changes).flatMap((path) => ancestors(path).flatMap((one) => inputsOf(one as FilePath))),
      )
    },
    async messages() {
      return (await diagnostics()).map(({ code, file, line, column, text }) =>
        [code, file && line ? `${file}:${line}:${column}` : (file ?? ''), text].filter(Boolean).join('  '),
      )
    },
    ran: () => graph.log.splice(0),
  }
}

type Root = { question: Question<never, unknown>; key: Key }

function ancestors(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** The names of the questions that ran, sorted, each once. */
export function namesOf(ids: string[]): string[] {
  return [...new Set(ids.map((id) => parseId(id).name))].sort()
}
