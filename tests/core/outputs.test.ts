/** Families of output files: what is declared once holds in both directions, and lists agree with single look-ups. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { OutputPath } from '../../src/model.js'
import { alternateFormats } from '../../src/core/pages/alternates.js'
import { clientBundle } from '../../src/core/assets/client.js'
import { html as pageHtml } from '../../src/core/pages/html.js'
import { immutableFolders, outputAt, outputFamilies, outputs, outputsOfPage } from '../../src/core/output/outputs.js'
import { toUrlPath } from '../../src/core/paths.js'
import { routes } from '../../src/core/navigation/site-map.js'
import { openSite } from '../../src/site.js'
import { smallSite } from '../features/demos/small-site.js'
import { pageText } from '../support/files.js'
import { site } from '../support/site.js'

const small = smallSite({
  'docs.config.ts': `export default { title: 'Test', url: 'https://example.com', prefix: '/x', base: '/b/', compress: true,
    locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文' }],
    features: { 'docs-tabs': { pages: ['/x/**'] } } }`,
  'content/navigation.ts': `export default [{ pathname: '/x/grid', children: [{ pathname: '/x/grid/rows' }] }]`,
  'content/index.md': pageText('Home'),
  'content/grid/grid.md': pageText('Grid', '![](./a.png)\n\n{{"demo": "Bars.js"}}').replace(
    'title: Grid',
    'title: Grid\ncomponents: Bars\ntabs: true',
  ),
  'content/grid/Bars.tsx': `export default function Bars() { return <b>Bars</b> }`,
  'content/templates/demo-provider.tsx': `export const Provider = ({ children }) => children
export const globalCss = () => 'p { margin: 0 }'`,
  'content/grid/a.png': 'not really a picture',
  'content/grid/rows.md': pageText('Rows'),
  'public/robots.txt': 'User-agent: *',
})
rmSync(join(small.root, 'docs.config.json'))
const opened = openSite({ root: small.root, threads: 1, cache: false }, 'build')
const { graph } = opened
afterAll(async () => {
  await opened.close(false)
  small.remove()
})

describe('every file of a site', () => {
  test('is found by its path alone, with the key that the list gave it', { tags: 'long' }, async () => {
    const list = await graph.get(outputs)
    expect(new Set(list.map(({ family }) => family)).size).toBeGreaterThan(12)
    for (const { path, family, key } of list) {
      const found = await outputAt(graph.ask, path)
      // Byte for byte: keys are part of the names of questions.
      expect(JSON.stringify(found), path).toBe(JSON.stringify({ family, key }))
    }
  })

  test('lies in the folder that its family declares', async () => {
    const families = new Map((await outputFamilies(graph.ask)).map((family) => [family.name, family]))
    for (const { path, family } of await graph.get(outputs)) {
      const folder = await families.get(family)!.folder?.(graph.ask)
      if (folder !== undefined) expect(path.startsWith(`${folder}/`), path).toBe(true)
    }
  })

  test('has a hash of its contents in its path if its family is immutable', async () => {
    const families = new Map((await outputFamilies(graph.ask)).map((family) => [family.name, family]))
    for (const { path, family } of await graph.get(outputs)) {
      if (families.get(family)!.cache === 'immutable') expect(path).toMatch(/-[0-9A-Za-z]{8,10}\.\w+$/)
    }
    expect(await graph.get(immutableFolders)).toEqual(['x/_assets'])
  })
})

test('scripts of a page share one file', async () => {
  const files = new Map((await graph.get(clientBundle)).files.map(({ name, text }) => [name, text]))
  const html = await graph.get(pageHtml, { pathname: toUrlPath('/x/grid'), locale: 'en' })
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name]) => name!)
  const scripts = named(/<script type="module" src="[^"]*\/([^"/]+)"/g)
  expect(scripts.map((name) => name.replace(/-.*/, ''))).toEqual(['demos', 'main'])
  const imported = scripts.flatMap((name) =>
    [...files.get(name)!.matchAll(/\b(?:from|import)"\.\/([^"]+)"/g)].map(([, other]) => other!),
  )
  expect(new Set(imported).size).toBe(1)
})

test('a feature that the site does not use has neither scripts nor stylesheets', async () => {
  const paths = (await graph.get(outputs)).map(({ path }) => path)
  expect(paths.filter((path) => path.includes('/_assets/api-'))).toEqual([])
  expect(paths.filter((path) => path.includes('/_assets/demos-')).length).toBeGreaterThan(0)
})

test('a path that nobody has leaves no answer behind', async () => {
  await graph.get(outputs)
  await outputAt(graph.ask, 'x/nothing/index.html' as OutputPath)
  graph.log.length = 0
  for (let number = 0; number < 20; number++) {
    for (const name of [`x/${number}/index.html`, `x/${number}.md`, `x/demos/${number}/index.html`, `${number}.txt`])
      expect(await outputAt(graph.ask, name as OutputPath)).toBeUndefined()
  }
  expect(graph.log).toEqual([])
})

test('the files of a page are among all files, and its alternate is one of them', async () => {
  // With the same keys, byte for byte: they would be made twice.
  const all = new Set((await graph.get(outputs)).map((entry) => JSON.stringify(entry)))
  for (const route of await graph.get(routes)) {
    const own = (await graph.get(outputsOfPage, route)).filter(({ form }) => form === undefined)
    expect(own.filter((entry) => !all.has(JSON.stringify(entry)))).toEqual([])
  }
  const route = { pathname: toUrlPath('/x/grid'), locale: 'zh' }
  const families = (await graph.get(outputsOfPage, route)).map(({ family }) => family)
  expect(families).toEqual(expect.arrayContaining(['pages', 'demo-pages', 'demo-modules', 'playground-sources']))
  expect(await alternateFormats(graph.ask, route)).toEqual([{ type: 'text/markdown', href: '/b/zh/x/grid.md' }])
})

test('two families that claim one path are an error that names both', async () => {
  const it = site({
    'content/navigation.ts': `export default [{ pathname: '/grid' }]`,
    'content/grid.md': pageText('Grid'),
    'public/grid/index.html': 'Mine',
  })
  expect((await it.messages()).filter((text) => text.startsWith('output/'))).toEqual([
    expect.stringMatching(/pages.*public-files/),
  ])
})
