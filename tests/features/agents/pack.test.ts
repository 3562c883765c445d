/** Documentation in a package: what `pack-docs` and `agents-md` write, and what the tool reads of it. */
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installedSources } from '../../../packages/vitrine-docs/src/source.js'
import { Library } from '../../../packages/vitrine-docs/src/library.js'
import type { AgentsIndex } from '../../../src/features/agents/format.js'
import { call } from '../../packages/vitrine-docs/library.js'
import { filesBelow, pageText } from '../../support/files.js'
import { project } from '../../support/project.js'

const props = `{
  value: number
  /** Called with the new value, once it has changed by more than a step. */
  onChange?: (value: number) => void
}`
const site = project({
  'docs.config.ts': `import { defineConfig } from 'vitrine'
export default defineConfig({
  title: 'Tiny', url: 'https://tiny.example', base: '/docs/', description: 'A tiny library.',
  locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文', lang: 'zh-CN' }],
  products: [{ id: 'tiny', title: 'Tiny', packageName: 'tiny-ui', pathnames: ['/'] }],
  features: { api: { packages: [{ name: 'tiny-ui', at: '/api' }] } },
})
`,
  'content/index.md': pageText('Tiny', 'Read [the meter](/guide/meter/).'),
  'content/guide/meter.md': pageText('Meter', '{{"demo": "Simple.js"}}\n\n## Sizes\n\nThere are two.'),
  'content/guide/meter.zh.md': '# 仪表\n\n<p class="description">显示一个值。</p>\n\n## 尺寸 {#sizes}\n\n有两种。\n',
  'content/guide/Simple.tsx': `import { Meter } from 'tiny-ui'\nexport default function Simple() {\n  return <Meter value={0.4} />\n}\n`,
  'node_modules/tiny-ui/package.json':
    '{\n\t"name": "tiny-ui",\n\t"version": "2.1.0",\n\t"types": "index.d.ts",\n\t"files": ["index.d.ts"]\n}\n',
  'node_modules/tiny-ui/index.js': 'export const Meter = () => null, Dial = Meter\n',
  'node_modules/@types/react/index.d.ts': 'export interface FC<P> { (props: P): null }\n',
  'node_modules/tiny-ui/index.d.ts': `import type { FC } from 'react'
export interface MeterProps ${props}
export declare const Meter: FC<MeterProps>
export interface DialProps ${props}
export declare const Dial: FC<DialProps>
`,
  'node_modules/tiny-ui/AGENTS.md': '# Ours\n\nKeep this.\n',
  'package.json': '{ "name": "app", "dependencies": { "tiny-ui": "*" } }',
})
const folder = 'node_modules/tiny-ui/docs'
let packed: Awaited<ReturnType<typeof site.build>>
beforeAll(async () => {
  packed = await site.build(['pack-docs', folder])
})
afterAll(() => site.remove())

test('a package gets the pages and the reference of one language', () => {
  expect(packed).toMatchObject({ code: 0, stdout: expect.stringContaining('to "files" of package.json') })
  expect(filesBelow(site.path(folder))).toEqual(
    [
      'agents.json',
      'api/dial.json',
      'api/internal-types.json',
      'api/meter.json',
      'api/types.json',
      'guide/meter.md',
      'index.json',
      'index.md',
    ].sort(),
  )
  const index = JSON.parse(site.read(`${folder}/agents.json`)) as AgentsIndex
  expect(index).toMatchObject({
    base: '/docs/',
    locales: { en: 'agents.json' },
    packages: [{ name: 'tiny-ui', version: '2.1.0' }],
    installed: { 'tiny-ui': '2.1.0' },
  })
  expect(index.pages.map(({ href, path, package: owner }) => [href, path, owner])).toEqual([
    ['/docs/guide/meter/', 'guide/meter.md', 'tiny-ui'],
    ['/docs/', 'index.md', 'tiny-ui'],
  ])
  // What both have is there once.
  expect(site.read(`${folder}/api/meter.json`)).toContain('{"name":"onChange","as":"Dial"}')
})

test('its manifest and AGENTS.md lead there, and keep what they had', () => {
  const manifest = site.read('node_modules/tiny-ui/package.json')
  expect(manifest).toMatch(/^\{\n\t"name"/)
  expect(JSON.parse(manifest)).toMatchObject({ files: ['index.d.ts'], docs: { agents: './docs/agents.json' } })
  const guide = site.read('node_modules/tiny-ui/AGENTS.md')
  expect(guide).toMatch(/^# Ours\n\nKeep this\.\n\n<!-- docs: begin -->\n## Documentation of tiny-ui 2\.1\.0/)
  expect(guide).toContain('- guide/: meter.md')
  expect(Buffer.byteLength(guide)).toBeLessThan(8_192)
})

test('the tool reads it where the package is installed', async () => {
  const library = await Library.open(await installedSources(site.dir))
  expect((await call(library, 'api', { names: ['Meter.onChange'] })).text).toContain('Called with the new value')
  expect((await call(library, 'demo', { uses: ['Meter.value'] })).text).toContain('> Needs tiny-ui 2.1.0')
  expect((await call(library, 'read', { ids: ['guide/meter#sizes'] })).text).toContain('There are two.')
  expect((await call(library, 'read', { ids: ['/docs/api/meter.md#meter-prop-value'] })).text).toContain(
    '## Meter (component)',
  )
})

test('again, and in another language, it replaces what it has written, and nothing else', async () => {
  const before = site.read('node_modules/tiny-ui/AGENTS.md')
  expect((await site.build(['pack-docs', folder])).code).toBe(0)
  expect(site.read('node_modules/tiny-ui/AGENTS.md')).toBe(before)
  expect((await site.build(['pack-docs', folder, '--locale', 'zh'])).code).toBe(0)
  expect(existsSync(site.path(folder, 'guide/meter.md'))).toBe(false)
  expect(site.read(`${folder}/zh/guide/meter.md`)).toContain('有两种。')
  const library = await Library.open(await installedSources(site.dir))
  expect((await call(library, 'search', { query: '尺寸' })).text).toContain('zh/guide/meter#sizes')
  for (const [args, code] of [
    [['pack-docs', 'content'], 'package/folder-in-use'],
    [['pack-docs', '../nowhere'], 'package/no-manifest'],
    [['pack-docs', folder, '--package', 'tiny'], 'package/not-documented'],
  ] as const)
    expect(await site.build(args)).toMatchObject({ code: 2, stderr: expect.stringContaining(code) })
})

test('agents-md keeps the index of the site between its marks', async () => {
  site.write({ 'AGENTS.md': '# App\n\n<!-- docs: begin -->\nold\n<!-- docs: end -->\n\nEnd.\n' })
  expect((await site.build(['agents-md'])).stdout).toContain('written')
  const text = site.read('AGENTS.md')
  expect(text).toMatch(
    /^# App\n\n<!-- docs: begin -->\n## Documentation of tiny-ui 2\.1\.0[^]*<!-- docs: end -->\n\nEnd\.\n$/,
  )
  expect(text).toContain('npx vitrine-docs --url https://tiny.example/docs/ search')
  expect(text).not.toContain('old')
  expect((await site.build(['agents-md'])).stdout).toContain('unchanged')
})
