/** Packages that see only their own dependencies, as pnpm and others install them: each beside what it needs, in a store. */
import { mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packagePart } from '../../src/bundle/package-folder.js'
import { fontOutputs } from '../../src/core/assets/fonts.js'
import { inMemoryContentCache } from '../support/in-memory.js'
import { realFileSystem } from '../../src/engine/file-system.js'
import { Graph } from '../../src/engine/graph.js'
import { Modules } from '../../src/engine/modules.js'
import { Services } from '../../src/engine/services.js'
import { Workers } from '../../src/engine/workers.js'
import '../../src/builtin-features.js'
import { sandboxTemplate } from '../../src/features/demos/node/source/sandbox-template.js'
import { figtree, geistMono } from '../../src/theme/fonts.js'
import { packageRoot, temporaryFolder, writeFiles } from '../support/files.js'

const dir = temporaryFolder('isolated')
const root = join(dir, 'docs')
const store = join(dir, 'node_modules/.store')
const generator = join(store, 'vitrine@1.0.0/node_modules/vitrine')

beforeAll(() => {
  const modules = dirname(generator)
  writeFiles(dir, {
    'docs/docs.config.json': JSON.stringify({ title: 'Isolated', url: 'https://example.com' }),
    'docs/package.json': JSON.stringify({ devDependencies: { '@types/kit': '1' } }),
    'node_modules/kit/package.json': JSON.stringify({ version: '2.0.0', peerDependencies: { react: '*' } }),
    'node_modules/@types/kit/package.json': JSON.stringify({ version: '2.0.1' }),
    'docs/node_modules/react/package.json': JSON.stringify({ version: '19.0.0' }),
  })
  for (const { file } of [figtree, geistMono]) {
    const [scope, name] = file!.split('/') as [string, string]
    mkdirSync(join(modules, scope), { recursive: true })
    symlinkSync(join(packageRoot, 'node_modules', scope, name), join(modules, scope, name))
  }
  writeFiles(modules, {
    'vitrine/package.json': '{ "name": "vitrine" }',
    '@fonts/own/a.woff2': 'of the generator',
    '@fonts/own/b.woff2': 'of the generator',
  })
  writeFiles(root, { 'node_modules/@fonts/own/a.woff2': 'of the site', 'node_modules/plugin/templates/note.tsx': '' })
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function graph(): Graph {
  const fs = realFileSystem(root, generator)
  return new Graph({
    context: {
      fs,
      workers: new Workers({ module: '', load: () => Promise.resolve({}), threads: 0 }),
      contentCache: inMemoryContentCache(),
      modules: new Modules(fs, join(dir, 'modules')),
      runOptions: { mode: 'build' },
      runId: '',
      signals: {},
      services: new Services(),
    },
  })
}

test('the fonts of the theme are found beside the generator, where the site cannot see them', async () => {
  const { ask } = graph()
  const keys = await fontOutputs.keys(ask)
  expect(keys).toEqual(['sans', 'sans-license', 'mono', 'mono-license'])
  for (const key of keys) expect((await fontOutputs.make(ask, key))!.length).toBeGreaterThan(1000)
})

test('the site’s packages come before the generator’s, file by file', async () => {
  const { ask } = graph()
  const place = async (part: string, kind: 'file' | 'folder') => {
    const found = await packagePart(ask, part, kind)
    return found && realpathSync(ask.context.fs.absolute(found.path))
  }
  expect(await place('@fonts/own/a.woff2', 'file')).toBe(join(root, 'node_modules/@fonts/own/a.woff2'))
  expect(await place('@fonts/own/b.woff2', 'file')).toBe(join(dirname(generator), '@fonts/own/b.woff2'))
  expect(await place('@fonts/own/c.woff2', 'file')).toBeUndefined()
  expect(await place('plugin/templates', 'folder')).toBe(join(root, 'node_modules/plugin/templates'))
})

test('a sandbox names the versions that are installed in a folder above', async () => {
  const { packages } = await graph().get(sandboxTemplate, { specifiers: ['kit/part'], provider: '' })
  expect(packages).toEqual({
    '@types/kit': { version: '2.0.1', needs: [] },
    kit: { version: '2.0.0', needs: ['react'] },
    react: { version: '19.0.0', needs: [] },
  })
})
