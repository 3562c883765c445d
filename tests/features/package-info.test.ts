/** What a component's page says under its description: the import and its size, source, issues and patterns. */
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { importLine, infoLinks } from '../../src/features/package-info.js'
import { project } from '../support/project.js'
import { elementsOf, find, hrefsOf, linksOf, textOf } from '../support/html.js'

test('links need an address, or the repository of the product', () => {
  const written = {
    githubSource: 'packages/bars/src',
    githubLabel: 'scope: bars',
    waiAria: 'https://w3.example/bars/',
    links: { Guidelines: 'https://design.example/bars/', Unsafe: 'javascript:alert(1)' },
  }
  const guidelines = { kind: 'link', href: 'https://design.example/bars/', title: 'Guidelines' }
  expect(infoLinks(written, undefined)).toEqual([{ kind: 'waiAria', href: 'https://w3.example/bars/' }, guidelines])
  const repository = 'https://github.com/a/b'
  expect(infoLinks(written, { repository })).toEqual([
    { kind: 'source', href: `${repository}/tree/HEAD/packages/bars/src` },
    { kind: 'waiAria', href: 'https://w3.example/bars/' },
    guidelines,
    { kind: 'feedback', href: `${repository}/issues?q=is%3Aissue%20is%3Aopen%20label%3A%22scope%3A%20bars%22` },
  ])
  expect(infoLinks(written, { source: 'https://example.com/v2' })[0]?.href).toBe(
    'https://example.com/v2/packages/bars/src',
  )
  expect(infoLinks({ githubSource: 'https://example.com/a.ts', waiAria: 'javascript:alert(1)' }, undefined)).toEqual([
    { kind: 'source', href: 'https://example.com/a.ts' },
  ])
})

test('the import is that of the first component', () => {
  expect(importLine({})).toBeUndefined()
  expect(importLine({ packageName: '@lib/a' })).toBe("import '@lib/a'")
  expect(importLine({ packageName: '@lib/a', components: ['B', 'C'] })).toBe("import { B } from '@lib/a'")
})

test('a build measures the import without peer dependencies and without what it does not use', async () => {
  const noise = (seed: number) =>
    Array.from({ length: 900 }, (_, index) => ((index * 7919 * seed) % 9973).toString(36)).join('')
  const front = (name: string, component: string) =>
    `---\npackageName: '${name}'\ncomponents: ${component}\nwaiAria: https://w3.example/\nlinks: { A & B: https://design.example/ }\n---\n\n# ${component}\n\n<p class="description">About it.</p>\n\nText.\n`
  const it = project({
    'docs.config.ts': `export default { title: 'T', url: 'https://example.com' }`,
    'content/navigation.ts': `export default [{ pathname: '/bars' }, { pathname: '/gone' }, { pathname: '/missing' }, { pathname: '/lines' }, { pathname: '/dots' }, { pathname: '/all' }, { pathname: '/broken' }]`,
    'content/index.md': front('nothing', 'Home').replace(/---[^]*---\n/, ''),
    'content/bars.md': front('bars', 'Bars'),
    'content/gone.md': front('commercial', 'Gone'),
    'content/missing.md': front('bars', 'Missing'),
    'content/lines.md': front('lines', 'Lines'),
    'content/dots.md': front('lines', 'Dots'),
    'content/all.md': front('lines', 'All').replace(/components: .*\n/, ''),
    'content/broken.md': front('broken', 'Broken'),
    'node_modules/broken/package.json': JSON.stringify({
      name: 'broken',
      main: 'index.js',
      peerDependencies: { react: '*' },
    }),
    'node_modules/broken/index.js':
      "import { memo } from 'react'\nimport cn from '@/gone'\nexport const Broken = memo(cn)\n",
    'node_modules/bars/package.json': JSON.stringify({
      name: 'bars',
      version: '1.0.0',
      type: 'module',
      main: 'index.js',
      sideEffects: false,
      peerDependencies: { framework: '*' },
    }),
    'node_modules/bars/index.js': `export { Bars } from './bars.js'\nexport { Pies } from './pies.js'\n`,
    'node_modules/bars/bars.js': `import { createElement } from 'framework'\nexport const Bars = () => createElement('p', null, '${noise(3)}')\n`,
    'node_modules/bars/pies.js': `export const Pies = '${noise(5)}'\n`,
    'node_modules/lines/package.json': JSON.stringify({
      name: 'lines',
      version: '1.0.0',
      type: 'module',
      main: 'index.js',
      sideEffects: false,
    }),
    'node_modules/lines/index.js': `export { Bars as Lines } from 'bars'\nexport const Dots = '${noise(11)}'\n`,
    'node_modules/framework/package.json': JSON.stringify({ name: 'framework', version: '19.0.0', main: 'index.js' }),
    'node_modules/framework/index.js': `exports.createElement = '${noise(7)}'\n`,
  })
  const { code, stderr } = await it.build()
  expect(code, stderr).toBe(0)
  const info = (path: string) => find(it.read(path), 'article')[0]
  const sizeOn = (path: string) => Number(/([\d.]+) kB gzip/.exec(textOf(info(path)))![1])
  const size = sizeOn('export/bars/index.html')
  const own = gzipSync(noise(3)).length / 1000
  expect(size).toBeGreaterThan(own * 0.9)
  expect(size).toBeLessThan(own * 1.3)
  const [lines, dots] = [sizeOn('export/lines/index.html'), sizeOn('export/dots/index.html')]
  // Neither contains the other, and what is a peer dependency elsewhere is needed here.
  expect(lines).toBeGreaterThan(own + 1)
  expect(dots).toBeLessThan(gzipSync(noise(11)).length / 1000 + 0.5)
  expect(sizeOn('export/all/index.html')).toBeGreaterThan(lines + 1)
  const copied = (path: string) =>
    elementsOf(it.read(path)).flatMap(({ properties }) => properties['dataCopyText'] ?? [])
  expect(copied('export/bars/index.html')).toEqual(["import { Bars } from 'bars'"])
  expect(hrefsOf(info('export/gone/index.html'))).toContain('https://w3.example/')
  expect(linksOf(info('export/gone/index.html'))).toContain('https://design.example/ A & B')
  expect(textOf(info('export/gone/index.html'))).not.toContain('kB')
  expect(textOf(info('export/missing/index.html'))).not.toContain('kB')
  expect(stderr).toMatch(/warning package\/size {2}.*import \{ Missing \} from 'bars'/)
  expect(stderr).toMatch(/import \{ Broken \} from 'broken'\n {2}Could not resolve "@\/gone"\n {2}Check/)
  expect(stderr).not.toContain("'commercial'")
  expect(copied('export/index.html')).toEqual([])
  it.remove()
})
