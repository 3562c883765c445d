/** `docs-build init` in a repository with documentation for another generator. */
import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { existingTree, treeConfiguration, treeFiles } from '../../cli/init/existing-tree.js'
import { type DiskFiles, temporaryFolder, writeFiles } from '../support/files.js'

const folders: string[] = []
function folderWith(files: DiskFiles): string {
  const dir = temporaryFolder('init-tree')
  folders.push(dir)
  writeFiles(dir, files)
  return dir
}
afterAll(() => folders.forEach((dir) => rmSync(dir, { recursive: true, force: true })))

test('a tree is found with its address, its versions, and the components that its pages name', () => {
  const root = folderWith({
    'package.json': '{ "name": "acme" }',
    'docs/intro.md':
      "import Own from './own'\n\n# Intro\n\n<Own /> <Card /> <Card>a</Card> <Video.Player /> `<Code />` <Tabs />\n\n```jsx\n<Fence />\n```\n",
    'docs/_part.md': '# Part\n',
    'website/docusaurus.config.ts':
      "export default {\n  title: 'Acme',\n  url: 'https://acme.dev/docs/',\n  baseUrl: '/lib/',\n  presets: [['classic', { docs: { routeBasePath: '/' } }]],\n}\n",
    'website/src/components/Card.tsx': 'export default () => null\n',
    'website/versioned_docs/version-1.0/intro.md': '# Intro\n',
    'website/versioned_docs/version-2.0/intro.md': '# Intro\n',
  })
  const tree = existingTree(root)!
  expect(tree).toMatchObject({ preset: 'docusaurus', dir: 'website', content: '../docs', at: '/', pages: 1 })
  const text = treeConfiguration(tree, 'site')
  expect(text).toContain(
    "title: 'Acme',\n  url: 'https://acme.dev',\n  base: '/lib/',\n  markdown: { preset: 'docusaurus' },",
  )
  expect(text).toContain(
    "    { dir: '../docs', at: '/' },\n    // { dir: '../website/versioned_docs/version-2.0', at: '/2.0' },",
  )
  expect(text).toContain("public: '../website/static'")
  expect(text).toContain(
    "    Card: '../website/src/components/Card.tsx', // 2 uses\n    Video: './components/Video.tsx', // 1 use, not found\n  },",
  )
  expect(text).toContain("base: '/lib/'")
  const { 'site/components/Video.tsx': stub, ...files } = treeFiles(tree, 'site', '1.0.0')
  expect(stub).toContain('export default Object.assign(Video, { Player: Video })')
  expect(Object.keys(files)).toEqual(['site/docs.config.ts', 'site/package.json'])
})

test.each([
  ['vitepress', { 'docs/.vitepress/config.mts': 'export default {}', 'docs/a.md': '# A' }, 'docs', '.'],
  [
    'starlight',
    {
      'package.json': '{ "dependencies": { "@astrojs/starlight": "1" } }',
      'astro.config.mjs': "starlight({ editLink: {\n  baseUrl: 'https://a.dev/edit' } })",
      'src/content/docs/a.md': '# A',
    },
    '.',
    'src/content/docs',
  ],
  ['nextra', { 'package.json': '{ "dependencies": { "nextra": "4" } }', 'content/a.mdx': '# A' }, '.', 'content'],
  [
    'fumadocs',
    {
      'apps/docs/package.json': '{ "devDependencies": { "fumadocs-mdx": "1" } }',
      'apps/docs/content/docs/a.mdx': '# A',
    },
    'apps/docs',
    'content/docs',
  ],
] as const)('%s is known by its configuration or its packages', (preset, files, dir, content) => {
  expect(existingTree(folderWith({ ...files }))).toMatchObject({ preset, dir, content, pages: 1, base: '/' })
})

test.each([
  [
    'docusaurus',
    {
      'docusaurus.config.ts': "export default { i18n: { defaultLocale: 'en' } }",
      'docs/a.md': '# A',
      'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '# A',
      'i18n/de/code.json': '{}',
    },
    ['en', 'fr'],
  ],
  ['vitepress', { '.vitepress/config.ts': '', 'a.md': '# A', 'zh/a.md': '# A', 'ui/b.md': '# B' }, ['en', 'zh']],
  [
    'nextra',
    { 'package.json': '{ "dependencies": { "nextra": "4" } }', 'content/es/a.mdx': '# A', 'content/en/a.mdx': '# A' },
    ['en', 'es'],
  ],
  [
    'fumadocs',
    {
      'package.json': '{ "dependencies": { "fumadocs-mdx": "1" } }',
      'content/docs/a.mdx': '# A <Video /> <Own />',
      'content/docs/a.pt-BR.mdx': '# A',
      'components/mdx-components.tsx': 'export const components = { Video: () => null }',
    },
    ['en', 'pt-BR'],
  ],
] as const)('%s: its languages and its map of components are found', (preset, files, languages) => {
  const tree = existingTree(folderWith({ ...files }))!
  expect(tree).toMatchObject({ preset, languages })
  const text = treeConfiguration(tree, 'site')
  expect(text).toContain(`  locales: [\n    { code: 'en', label: 'English' },\n    { code: '${languages[1]}'`)
  if (preset !== 'fumadocs') return
  expect(text).toContain("label: 'Português (Brasil)' }")
  expect(text).toContain(
    "    '*': '../components/mdx-components.tsx',\n    Own: './components/Own.tsx', // 1 use, not found",
  )
})

test('a library without such a tree has none', () => {
  expect(
    existingTree(folderWith({ 'package.json': '{ "name": "a" }', 'docs/a.md': '# A', 'src/index.ts': '' })),
  ).toBeUndefined()
})
