/** `markdown.remarkPlugins` and `rehypePlugins` of a site: found, run in threads, and noticed when they change. */
import { afterAll, describe, expect, test } from 'vitest'
import type { BuildResult } from '../../src/build.js'
import { ask, startServer } from '../serve/server.js'
import { packageRoot, pageText } from '../support/files.js'
import { project, run, smallSite } from '../support/project.js'
import { site } from '../support/site.js'

const config = (markdown: string) =>
  `export default { title: 'Small', url: 'https://example.com', prefix: '/x', markdown: ${markdown} }`

/** A remark plugin in TypeScript that replaces a word, by a helper and a package. */
const replacing = (word: string) => ({
  'plugins/replace.ts': `import { visit } from 'unist-util-visit'
import { replacement } from './word'
export default function replace() {
  return (tree: never) => visit(tree, 'text', (node: { value: string }) => {
    node.value = node.value.replace('WORD', replacement)
  })
}
`,
  'plugins/word.ts': `export const replacement: string = '${word}'\n`,
})
/** A rehype plugin with options. */
const styling = {
  'plugins/style.mjs': `export default ({ tag, className }) => (tree) => {
  const walk = (node) => {
    if (node.tagName === tag) node.properties.className = [className]
    node.children?.forEach(walk)
  }
  walk(tree)
}
`,
}
const both = `{ remarkPlugins: ['./plugins/replace.ts'], rehypePlugins: [['./plugins/style.mjs', { tag: 'p', className: 'styled' }]] }`

const files = (markdown: string) => ({
  'docs.config.ts': config(markdown),
  'content/navigation.ts': `export default [{ pathname: '/x/a' }]`,
  'content/a.md': pageText('A', 'A WORD.\n\n{{"include": "./_part.md"}}\n\n{{"include": "./_part.md", "region": "r"}}'),
  'content/_part.md': 'Part WORD.\n\n<!-- #region r -->\n\nRegion WORD.\n\n<!-- #endregion -->\n',
  ...replacing('word'),
  ...styling,
})

describe('a site with plugins', () => {
  test('renders its pages and what they include with them', async () => {
    const made = site(files(both))
    const html = await made.file('x/a/index.html')
    expect(html).toContain('<p class="styled">A word.</p>')
    expect(html).toContain('<p class="styled">Part word.</p>')
    expect(html).toMatch(/(<p class="styled">Region word\.<\/p>[^]*){2}/)
    expect(await made.messages()).toEqual([])
  })

  test('parses again what an edited plugin, or a file that it imports, may change', async () => {
    const made = site(files(both))
    await made.file('x/a/index.html')
    made.ran()
    await made.edit({ 'plugins/word.ts': `export const replacement = 'other'` })
    expect(await made.file('x/a/index.html')).toContain('A other.')
    expect(made.ran()).toContain('parts {"file":"content/a.md"}')
    await made.edit({ 'docs.config.ts': config(`{ remarkPlugins: ['./plugins/replace.ts'] }`) })
    expect(await made.file('x/a/index.html')).toContain('<p>A other.</p>')
  })

  test('asks for nothing where it has none', async () => {
    const made = site(files('{}'))
    await made.file('x/a/index.html')
    expect(made.ran().filter((id) => /plugin/.test(id))).toEqual([])
  })
})

describe('messages', () => {
  const text = config(`{ remarkPlugins: ['PLUGIN'] }`)
  const messages = (name: string, plugin?: string) =>
    site({
      ...files('{}'),
      'docs.config.ts': text.replace('PLUGIN', name),
      ...(plugin !== undefined && { [name.slice(2)]: plugin }),
    }).messages()
  const place = `docs.config.ts:1:${text.indexOf('PLUGIN') + 1}`

  test.each([
    ['./plugins/gone.ts', undefined, 'Cannot find the plugin "./plugins/gone.ts".'],
    ['/plugins/gone.ts', undefined, 'Cannot find the plugin "/plugins/gone.ts".'],
    ['remark-not-installed', undefined, 'Cannot find the plugin "remark-not-installed".'],
    ['unified', undefined, 'The default export of "unified" is not a plugin.'],
    ['./plugins/none.ts', 'export const plugin = 1', 'The default export of "./plugins/none.ts" is not a plugin.'],
    [
      './plugins/throws.ts',
      `throw new Error('not today')`,
      `Failed to import the plugin "./plugins/throws.ts": not today`,
    ],
  ])('%s: once, where it is configured', async (name, plugin, said) => {
    expect(await messages(name, plugin)).toEqual([`config/plugin  ${place}  ${said}`])
  })

  test('a plugin that throws on a page is said of the page', async () => {
    const thrown = `export default () => () => { throw new Error('not this page') }`
    expect(await messages('./plugins/p.ts', thrown)).toEqual([
      'markdown/plugin  content/_part.md:1:1  The plugin "./plugins/p.ts" threw on this page: not this page',
      'markdown/plugin  content/a.md:1:1  The plugin "./plugins/p.ts" threw on this page: not this page',
    ])
  })

  test('what a plugin says of a page has its place', async () => {
    const said = `export default () => (tree, file) => {
      const at = String(file).indexOf('WORD')
      if (file.path === 'content/a.md') file.message('A loud word', { start: { line: 1, column: 1, offset: at }, end: { line: 1, column: 1, offset: at + 4 } })
    }`
    expect(await messages('./plugins/p.ts', said)).toEqual(['markdown/plugin-message  content/a.md:9:3  A loud word'])
  })

  test('options that are not data are not valid', async () => {
    const made = site({ ...files('{}'), 'docs.config.ts': config(`{ remarkPlugins: [['./p.ts', { a() {} }]] }`) })
    expect((await made.messages())[0]).toContain('config/value  docs.config.ts:1')
  })
})

describe('docs-build in several threads', { tags: 'long' }, () => {
  const pages = Array.from({ length: 12 }, (_, index) => `p${index}`)
  const made = project({
    ...files(both),
    'content/a.md': null,
    'docs.config.ts': config(
      `{ remarkPlugins: ['./plugins/replace.ts', 'loud'], rehypePlugins: ['./plugins/mark.ts'] }`,
    ),
    'plugins/mark.ts': `export default () => (tree) => { tree.children.push({ type: 'comment', value: 'marked' }) }`,
    'content/navigation.ts': `export default ${JSON.stringify(pages.map((name) => ({ pathname: `/x/${name}` })))}`,
    ...Object.fromEntries(pages.map((name) => [`content/${name}.md`, pageText(name, 'A WORD of LOUD.')])),
    'node_modules/unist-util-visit/package.json':
      '{ "name": "unist-util-visit", "version": "9.0.0", "type": "module", "exports": "./index.js" }',
    'node_modules/unist-util-visit/index.js': `export const visit = (node, type, call) => { if (node.type === type) call(node); node.children?.forEach((child) => visit(child, type, call)) }`,
    'node_modules/loud/package.json': '{ "name": "loud", "version": "1.0.0", "main": "./index.js" }',
    'node_modules/loud/index.js': `const { version } = require('./package.json')
exports.default = () => function walk(node) { if (node.value) node.value = node.value.replace('LOUD', 'version ' + version); for (const child of node.children ?? []) walk(child) }
exports.__esModule = true`,
  })
  afterAll(() => made.remove())
  const build = async (options: { threads: number; cache?: boolean }) => {
    const script = `import { build } from ${JSON.stringify(`${packageRoot}dist/src/index.js`)}
console.log(JSON.stringify(await build({ root: '.', ...${JSON.stringify(options)} })))`
    made.write({ 'build.mjs': script })
    const { stdout, stderr } = await run(process.execPath, ['build.mjs'], made.dir)
    if (stdout === '') throw new Error(stderr)
    return JSON.parse(stdout) as BuildResult
  }
  const page = (name: string) => made.read(`export/x/${name}/index.html`)

  test('is the same as in one, and is remembered', async () => {
    expect(await build({ threads: 3 })).toMatchObject({ exitCode: 0, diagnostics: [] })
    for (const name of pages) expect(page(name)).toContain('<p>A word of version 1.0.0.</p><!--marked-->')
    expect(await build({ threads: 1, cache: false })).toMatchObject({ exitCode: 0, written: 0 })
    expect(await build({ threads: 3 })).toMatchObject({ exitCode: 0, written: 0 })
  })

  test('sees an edited plugin, and another version of a package', { tags: 'long' }, async () => {
    made.write({ 'plugins/word.ts': `export const replacement = 'verb'` })
    expect(await build({ threads: 3 })).toMatchObject({ exitCode: 0 })
    expect(page('p7')).toContain('A verb of version 1.0.0.')
    made.write({ 'node_modules/loud/package.json': '{ "name": "loud", "version": "2.0.0", "main": "./index.js" }' })
    expect(await build({ threads: 3 })).toMatchObject({ exitCode: 0 })
    expect(page('p7')).toContain('A verb of version 2.0.0.')
  })
})

test('docs-serve shows what an edited plugin does', { tags: 'long' }, async () => {
  const made = project({
    ...smallSite,
    ...files(`{ remarkPlugins: ['./plugins/replace.ts'] }`),
    'plugins/replace.ts': `import { replacement } from './word'
export default () => function walk(node) { if (node.value) node.value = node.value.replace('WORD', replacement); for (const child of node.children ?? []) walk(child) }`,
  })
  const server = await startServer(made.dir)
  const body = async () => (await ask(server.port, '/x/a/')).body
  try {
    expect(await body()).toContain('A word.')
    made.write({ 'plugins/word.ts': `export const replacement = 'verb'` })
    await expect.poll(body).toContain('A verb.')
  } finally {
    await server.stop()
    made.remove()
  }
})
