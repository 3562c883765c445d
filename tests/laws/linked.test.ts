/**
 * The law for a workspace: a site whose configuration, navigation, templates, client script and demos use a linked
 * package. After every edit inside the package, the live graph and a cached one give the files and messages of a fresh
 * one. With the real generator on the real file system, since the module resolution of esbuild is part of it.
 *
 * @module-tag long
 */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Cache } from '../../src/engine/cache/cache.js'
import { inMemoryContentCache } from '../support/in-memory.js'
import { realFileSystem } from '../../src/engine/file-system.js'
import { Graph } from '../../src/engine/graph.js'
import { Modules } from '../../src/engine/modules.js'
import { Services } from '../../src/engine/services.js'
import { Workers } from '../../src/engine/workers.js'
import { contentCheck } from '../../src/core/pages/checks.js'
import { output, outputFiles } from '../../src/core/output/outputs.js'
import { routes } from '../../src/core/navigation/site-map.js'
import type { Key, Question } from '../../src/engine/question.js'
import { dirtyInputs } from '../../src/serve/dirty-inputs.js'
import { generatorRoot } from '../../src/engine/generator-root.js'
import '../../src/builtin-features.js'
import { differences, type DiskFiles, packageRoot, pageText, temporaryFolder, writeFiles } from '../support/files.js'
import { random } from './graph-law.js'

const workspace: DiskFiles = {
  // The package: TypeScript sources behind re-exports, JSON, styles, a folder with an index, CommonJS.
  'packages/lib/package.json': JSON.stringify({
    name: '@acme/lib',
    version: '1.0.0',
    type: 'module',
    exports: {
      '.': './src/index.ts',
      './meta': { import: './src/meta.js' },
      './legacy': './legacy/index.cjs',
      './built': './dist/built.js',
    },
    sideEffects: ['*.css'],
  }),
  'packages/lib/src/index.ts': `export * from './Button'\nexport { label } from './text/label.js'\n`,
  'packages/lib/src/Button.tsx': `import { useId } from 'react'\nimport { label } from './text/label'\nimport './button.css'\nexport function Button() { return <button className="acme" id={useId()}>{label}</button> }\n`,
  'packages/lib/src/button.css': `.acme { color: #000001 }\n`,
  'packages/lib/src/text/label.ts': `import { words } from './words'\nexport const label = 'label ' + words\n`,
  'packages/lib/src/text/words/index.ts': `export const words = 'words 0'\n`,
  'packages/lib/src/meta.js': `import data from './data.json' with { type: 'json' }\nimport { readFileSync } from 'node:fs'\nexport const title = 'Site ' + data.title\nexport const own = import.meta.url.endsWith('packages/lib/src/meta.js') && readFileSync !== undefined\n`,
  'packages/lib/src/data.json': `{ "title": "0" }`,
  'packages/lib/legacy/index.cjs': `const React = require('react')\nconst { notice } = require('./notice')\nexports.notice = notice + (typeof React.createElement) + __dirname.endsWith('packages/lib/legacy')\n`,
  'packages/lib/legacy/notice.js': `module.exports = { notice: 'notice 0 ' }\n`,
  'packages/lib/legacy/package.json': `{ "type": "commonjs" }`,
  'docs/package.json': JSON.stringify({ type: 'module' }),
  'docs/docs.config.ts': `import { own, title } from '@acme/lib/meta'
import legacy from '@acme/lib/legacy'
export default { title: title + own, notice: { en: legacy.notice }, url: 'https://acme.example' }
`,
  'docs/content/navigation.ts': `import { label } from '@acme/lib'
export default [{ pathname: '/page', title: 'Nav ' + label }, { pathname: '/other' }]
`,
  'docs/content/templates/toc.tsx': `import { Button } from '@acme/lib'
export function Toc() { return <aside><Button /></aside> }
`,
  'docs/content/page.md': pageText('Page', '## Part\n\n{{"demo": "Demo.js"}}\n\n## Other part'),
  'docs/content/other.md': pageText('Other', '## Part'),
  'docs/content/Demo.tsx': `import { Button } from '@acme/lib'\nexport default function Demo() { return <Button /> }\n`,
}

const lib = 'packages/lib/'
type Edit = (next: () => number) => DiskFiles
const edits: Record<string, Edit> = {
  'a module three levels behind the entry': (next) => ({
    [`${lib}src/text/words/index.ts`]: `export const words = 'words ${Math.floor(next() * 4) + 1}'\n`,
  }),
  'JSON of the configuration': (next) => ({ [`${lib}src/data.json`]: `{ "title": "${Math.floor(next() * 3) + 1}" }` }),
  'a stylesheet': (next) => ({ [`${lib}src/button.css`]: `.acme { color: #00000${Math.floor(next() * 3) + 2} }\n` }),
  'a required file': (next) => ({
    [`${lib}legacy/notice.js`]: `module.exports = { notice: 'notice ${Math.floor(next() * 3) + 1} ' }\n`,
  }),
  'a file that takes precedence over a folder': (next) => ({
    [`${lib}src/text/words.ts`]: next() < 0.5 ? `export const words = 'words of a file'\n` : null,
  }),
  'a file that takes precedence by its extension': (next) => ({
    [`${lib}src/text/label.tsx`]: next() < 0.5 ? `export const label = 'label of a component'\n` : null,
  }),
  'a module that is missing': (next) => ({
    [`${lib}src/Button.tsx`]: next() < 0.3 ? null : workspace[`${lib}src/Button.tsx`]!,
  }),
  'a syntax error': (next) => ({
    [`${lib}src/text/label.ts`]: next() < 0.3 ? 'export const = 1' : workspace[`${lib}src/text/label.ts`]!,
  }),
  'the entry': (next) => ({
    [`${lib}src/index.ts`]:
      next() < 0.3 ? `export * from './Button'\nexport const label = 'own'\n` : workspace[`${lib}src/index.ts`]!,
  }),
  'the manifest': (next) => ({
    [`${lib}package.json`]:
      next() < 0.4
        ? String(workspace[`${lib}package.json`]).replace('./src/index.ts', './src/second.ts')
        : workspace[`${lib}package.json`]!,
    [`${lib}src/second.ts`]: `export { Button } from './Button'\nexport const label = 'second'\n`,
  }),
}

interface Built {
  files: Record<string, string>
  messages: string[]
}

async function everything(graph: Graph): Promise<Built> {
  const roots: { question: Question<never, unknown>; key: Key }[] = []
  const settle = async <Value>(question: Question<never, Value>, key: Key): Promise<Value | undefined> => {
    roots.push({ question, key })
    return graph.get(question as Question<Key, Value>, key).catch(() => undefined)
  }
  await settle(routes as never, null)
  await settle(contentCheck as never, null)
  const files: Record<string, string> = {}
  const list = await settle<{ path: string }[]>(outputFiles, null)
  for (const { path, ...key } of list ?? []) {
    const contents = await settle<string | Uint8Array>(output as never, key)
    files[path] =
      contents === undefined ? 'failed' : typeof contents === 'string' ? contents : Buffer.from(contents).toString()
  }
  const [fault] = graph.faults(roots)
  if (fault) files['fault'] = fault.message
  return { files, messages: graph.messages(roots).map((message) => JSON.stringify(message)) }
}

let dir: string
let root: string
let cache: Cache | undefined
beforeAll(() => {
  dir = temporaryFolder('linked')
  root = join(dir, 'docs')
  writeFiles(dir, workspace)
  for (const [name, target] of Object.entries({
    '@acme/lib': join(dir, 'packages/lib'),
    react: join(packageRoot, 'node_modules/react'),
    'react-dom': join(packageRoot, 'node_modules/react-dom'),
  }))
    for (const place of [root, join(dir, 'packages/lib')]) {
      if (name === '@acme/lib' && place !== root) continue
      const link = join(place, 'node_modules', name)
      mkdirSync(dirname(link), { recursive: true })
      symlinkSync(target, link)
    }
})
afterAll(() => {
  cache?.close()
  rmSync(dir, { recursive: true, force: true })
})

const fs = () => realFileSystem(root, generatorRoot)
const workers = new Workers({
  module: '',
  load: async () => (await import('../../src/core/tasks.js')).tasks,
  threads: 0,
})

function graphOf(saved?: Cache): Graph {
  return new Graph({
    context: {
      fs: fs(),
      workers,
      contentCache: inMemoryContentCache(),
      modules: new Modules(fs(), join(dir, 'modules')),
      runOptions: { mode: 'build' },
      runId: '',
      signals: {},
      services: new Services(),
    },
    ...(saved && { store: saved.store, saved: saved.answers, revision: saved.revision, session: saved.session }),
  })
}

/** The edited paths as a watcher reports them: files, and folders whose entries came or went. */
function reported(changes: DiskFiles): { files: string[]; folders: string[] } {
  return { files: Object.keys(changes).map((path) => join(dir, path)), folders: [] }
}

async function expectEqualToFresh(live: Graph, edit: string): Promise<Built> {
  const [found, expected] = [await everything(live), await everything(graphOf())]
  expect({ edit, files: differences(found.files, expected.files), messages: found.messages }).toEqual({
    edit,
    files: [],
    messages: expected.messages,
  })
  return expected
}

test('edits in a linked package: live and cached graphs equal a fresh one', { timeout: 1_200_000 }, async () => {
  const next = random(2)
  cache = new Cache(join(dir, 'cache'), 'law')
  let live = graphOf(cache)
  const first = await expectEqualToFresh(live, 'none')
  expect(first.messages).toEqual([])
  expect(first.files['page/index.html']).toMatch(/Site 0true.*notice 0 functiontrue/s)
  expect(first.files['page/index.html']!.match(/<button class="acme"[^>]*>label words 0<\/button>/g)).toHaveLength(2)
  const seen = new Set<string>()
  for (let round = 0; round < 8; round++) {
    for (const [name, edit] of Object.entries(edits)) {
      const changes = edit(round === 0 ? () => 0.29 : next)
      writeFiles(dir, changes)
      if (name === 'JSON of the configuration' || next() < 0.2) {
        cache.save(live.answersToSave(), live.revision)
        cache.close()
        cache = new Cache(join(dir, 'cache'), 'law')
        live = graphOf(cache)
      } else await live.touch(dirtyInputs(reported(changes), fs(), generatorRoot))
      seen.add(JSON.stringify(await expectEqualToFresh(live, name)))
      if (round > 0) continue
      // In the first round each edit is seen alone.
      const undone = Object.fromEntries(Object.keys(changes).map((path) => [path, workspace[path] ?? null]))
      writeFiles(dir, undone)
      await live.touch(dirtyInputs(reported(undone), fs(), generatorRoot))
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(Object.keys(edits).length)
})
