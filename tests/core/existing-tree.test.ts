/** What lets a tree of documentation that exists already be built without editing it. */
import { describe, expect, it, test } from 'vitest'
import { withSeverity } from '../../src/core/config/severities.js'
import { renderMarkdown } from '../../src/markdown/index.js'
import { pageText } from '../support/files.js'
import { site } from '../support/site.js'
import { find, textOf } from '../support/html.js'

const configured = (more: string) => `export default { title: 'Test', url: 'https://example.com', ${more} }`

test('`_headers` of the public folder follows the generated rules', async () => {
  const it = site({
    'content/navigation.ts': 'export default []',
    'content/index.md': pageText('Home'),
    'public/_headers': '/*\n  X-Frame-Options: DENY\n\n',
  })
  const text = await it.file('_headers')
  expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: /)
  expect(text.endsWith('  Cache-Control: no-cache\n\n/*\n  X-Frame-Options: DENY\n')).toBe(true)
  expect((await it.paths()).filter((path) => path === '_headers')).toHaveLength(1)
  expect(await it.messages()).toEqual([])
})

test('`_headers` has as many rules with many pages as with one', async () => {
  const withPages = (count: number, more: Record<string, string> = {}) =>
    site({
      'docs.config.ts': configured(
        `locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文' }], products: [{ id: 'a', title: 'A', pathnames: ['/a'] }]`,
      ),
      'content/navigation.ts': null,
      'content/index.md': pageText('Home'),
      ...Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`content/a/page-${index}.md`, pageText(`Page ${index}`)]),
      ),
      ...more,
    })
  const rules = async (it: ReturnType<typeof site>) => (await it.file('_headers')).match(/^\/.*/gm)!
  const one = await rules(withPages(1))
  expect(one).toEqual(expect.arrayContaining(['/search/texts/*', '/search/names-*', '/zh/search/texts/*', '/sw.js']))
  expect(one).not.toContain('/search/*')
  expect(await rules(withPages(40))).toEqual(one)
  expect(one.length).toBeLessThan(20)
  const beside = await rules(withPages(2, { 'content/search/texts/own.md': pageText('Own') }))
  expect(beside).not.toContain('/search/texts/*')
  expect(beside).toEqual(expect.arrayContaining(['/search/texts/a/*', '/search/texts/index.json']))
})

test('links to other parts of the host lead where `externalPaths` says, unless a page has that path', async () => {
  const it = site({
    'docs.config.ts': configured(
      `externalPaths: { '/material-ui': 'https://mui.example/material-ui/', '/guide': 'https://example.com/guide' }`,
    ),
    'content/navigation.ts': "export default [{ pathname: '/guide/start' }]",
    'content/index.md': pageText(
      'Home',
      '[a](/material-ui/button/?x=1#props) [b](/guide/start/) [c](/guide/old/) [d](/material-uis/)',
    ),
    'content/guide/start.md': pageText('Start'),
  })
  const html = await it.file('index.html')
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>[abcd]</g)].map(([, href]) => href)
  expect(links.slice(0, 3)).toEqual([
    'https://mui.example/material-ui/button/?x=1#props',
    '/guide/start/',
    'https://example.com/guide/old/',
  ])
  expect(await it.messages()).toEqual([expect.stringContaining('/material-uis/')])
})

test('a description may follow a block that stands before the title', async () => {
  const { title, description, lead, body, reports } = await renderMarkdown(
    '{{"component": "Logo"}}\n\n# Title\n\n<p class="description">What it is.</p>\n\nText.',
  )
  expect({ title, description, reports }).toEqual({ title: 'Title', description: 'What it is.', reports: [] })
  expect(lead.trim()).toBe('<h1>Title</h1>\n<p class="description">What it is.</p>')
  expect(body).toBe('<p>Text.</p>')
})

describe('severities', () => {
  const warning = { code: 'demo/threw', severity: 'warning', text: '' } as const
  it('are given by code, then by area', () => {
    const severities = { 'demo/*': 'off', 'demo/threw': 'error' } as const
    expect(withSeverity(warning, false, severities)).toMatchObject({ severity: 'error' })
    expect(withSeverity({ ...warning, code: 'demo/styles' }, false, severities)).toBeUndefined()
    expect(withSeverity({ ...warning, code: 'html/tag' }, false, severities)).toMatchObject({ severity: 'warning' })
  })
  it('cannot hide why a page is missing', () => {
    const error = { ...warning, severity: 'error' } as const
    expect(withSeverity(error, true, { 'demo/*': 'off' })).toBe(error)
    expect(withSeverity(warning, true, { 'demo/*': 'off' })).toBeUndefined()
  })
})

describe('components', () => {
  const tree = {
    'docs.config.ts': configured(
      `content: [{ dir: 'content', at: '/' }], alias: { 'shared': './lib/shared' }, components: { 'modules/*': 'docs/modules/*', Logo: './docs/Logo.jsx' }`,
    ),
    'content/navigation.ts':
      "import { pathnames } from 'shared/pathnames'\nexport default pathnames.map((pathname) => ({ pathname }))",
    'lib/shared/pathnames.js': "export const pathnames = ['/one', '/two']",
    'lib/shared/index.ts': "export { default as rows } from './rows.json'",
    'lib/shared/rows.json': '[3, 4]',
    'docs/modules/parts/Sum.tsx':
      "import { rows } from 'shared'\nimport { use } from 'react'\nimport { Tone } from '../../../content/templates/tone'\nexport default function Sum({ unit }: { unit: string }) {\n  return <b className={use(Tone)}>{rows.reduce((a, b) => a + b)} {unit}</b>\n}\n",
    'docs/Logo.jsx': 'export default () => <i>logo</i>\n',
    'content/templates/tone.ts': "import { createContext } from 'react'\nexport const Tone = createContext('none')\n",
    'content/templates/demo-provider.tsx':
      "import { Tone } from './tone'\nexport const Provider = ({ children }) => <Tone value=\"site\">{children}</Tone>\nexport const globalCss = () => '.site{color:red}'\n",
    'content/one.md': pageText('One', '{{"component": "modules/parts/Sum", "unit": "mm"}}\n\n{{"component": "Logo"}}'),
    'content/two.md': pageText('Two'),
  }

  test('are mapped to files, get the provider of demos, and import by aliases of the configuration', async () => {
    const it = site(tree)
    expect(await it.messages()).toEqual([])
    const html = await it.file('one/index.html')
    expect(find(html, 'b', { className: ['site'] }).map(textOf)).toEqual(['7 mm'])
    expect(find(html, 'i').map(textOf)).toEqual(['logo'])
    expect(html).toContain('.site{color:red}')
    expect(await it.file('two/index.html')).not.toContain('.site{color:red}')
  })

  test(
    'that do not exist are reported once, where they are first used, with what to do',
    { tags: 'long' },
    async () => {
      const it = site({
        ...tree,
        'content/one.md': pageText(
          'One',
          '{{"component": "modules/Gone"}}\n\n{{"component": "modules/Gone"}}\n\n{{"component": "other/Thing"}}',
        ),
        'content/two.md': pageText('Two', '{{"component": "modules/Gone"}}'),
      })
      const found = await it.diagnostics()
      expect(found.map(({ code, file, line }) => `${code} ${file}:${line}`)).toEqual([
        'component/missing content/one.md:9',
        'component/missing content/one.md:13',
      ])
      expect(found[0]!.notes).toEqual(['Used 3 times: content/one.md, content/two.md.'])
      expect(found[1]!.hint).toContain("`components: { 'other/*': '…' }`")
    },
  )
})

test('with `pageFile`, a file that no entry leads to is reported', async () => {
  const it = site({
    'docs.config.ts': configured(`pageFile: (pathname) => 'content/pages' + pathname + '.md'`),
    'content/navigation.ts': "export default [{ pathname: '/one' }]",
    'content/pages/one.md': pageText('One'),
    'content/pages/left.md': pageText('Left'),
  })
  expect(await it.diagnostics()).toMatchObject([
    {
      code: 'navigation/orphan',
      severity: 'warning',
      file: 'content/pages/left.md',
      hint: expect.stringContaining('`pageFile`'),
    },
  ])
})

describe('the tree of another generator', () => {
  const tree = {
    'docs.config.ts': configured(
      `markdown: { preset: 'docusaurus' }, content: [{ dir: 'docs', at: '/docs' }], public: 'public'`,
    ),
    'content/index.md': null,
    'content/navigation.ts': null,
    'docs/index.md': pageText('Home'),
    'docs/02-guide/01-first.md': '---\nid: start\nsidebar_label: Start\n---\n\n# First\n\nText.\n',
    'docs/02-guide/second.md': '---\nslug: /two\n---\n\n# Second\n\n[start](./01-first.md)\n',
    'docs/loose.md': pageText('Loose', '[two](./02-guide/second.md)'),
    'website/docusaurus.config.js':
      "const math = require('remark-math')\nmodule.exports = { presets: [['classic', { docs: { path: '../docs', sidebarPath: require.resolve('./bars.js'), remarkPlugins: [math] } }]] }\n",
    'website/bars.js':
      "import { path } from './path.js'\nexport default { docs: [{ type: 'category', label: 'Guide', items: [`${path}/start`, { type: 'link', label: 'Site', href: 'https://other.example' }, 'guide/second'] }] }\n",
    'website/path.js': "export const path = 'guide'\n",
  }

  test('several content folders without sidebars are called as their folders are', async () => {
    const it = site({
      'docs.config.ts': configured(
        `markdown: { preset: 'docusaurus' }, content: [{ dir: 'docs/react', at: '/react' }, { dir: 'docs/eslint', at: '/eslint' }]`,
      ),
      'content/index.md': null,
      'content/navigation.ts': null,
      'docs/react/comparison.md': pageText('A comparison'),
      'docs/react/queries.md': pageText('Queries'),
      'docs/eslint/options.md': pageText('Options'),
      'docs/eslint/rules.md': pageText('Rules'),
    })
    const html = await it.file('react/comparison/index.html')
    expect(find(html, 'nav', {}).map(textOf).join(' ')).toMatch(/React\s*Eslint/)
  })

  test('links and images begin as imports do', async () => {
    const it = site({
      'docs.config.ts': configured(
        `markdown: { preset: 'docusaurus' }, content: [{ dir: 'docs', at: '/' }], public: 'static', alias: { '~': './docs' }`,
      ),
      'content/index.md': null,
      'content/navigation.ts': null,
      'docusaurus.config.js': 'module.exports = {}',
      'docs/index.md': pageText('Home', '![a](@site/static/a.svg) ![b](~/b.svg) [c](@site/docs/part/c.md)'),
      'docs/part/c.md': pageText('C'),
      'docs/b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
    expect(await it.messages()).toEqual([])
    const html = await it.file('index.html')
    expect(html).toContain('src="/a.svg"')
    expect(html).toMatch(/src="\/_assets\/[^"]*b[^"]*\.svg"/)
    expect(html).toContain('href="/part/c/"')
  })

  test('has the addresses, the navigation and the pages that it had', async () => {
    const it = site(tree)
    expect((await it.messages()).filter((one) => !one.startsWith('navigation/home'))).toEqual([])
    const html = await it.file('docs/loose/index.html')
    const links = find(html, 'a', {}).filter((one) => textOf(one) === 'two')
    expect(links.map((one) => one.properties['href'])).toEqual(['/docs/two/'])
    const entries = [
      ...(await it.file('docs/guide/start/index.html')).matchAll(
        /href="([^"]*)"[^>]*>(?:<[^>]+>)*(Start|Second|Site)</g,
      ),
    ]
    expect(entries.slice(0, 3).map(([, href]) => href)).toEqual([
      '/docs/guide/start/',
      'https://other.example',
      '/docs/two/',
    ])
    await it.edit({ 'website/path.js': "export const path = 'gone'\n" })
    expect(await it.file('docs/two/index.html')).not.toContain('>Start<')
  })

  test('with several navigations has a switch between them, and nothing else', async () => {
    const it = site({
      ...tree,
      'website/bars.js': 'export default { one: ["loose", "index"], two: ["guide/start", "guide/second"] }',
    })
    const html = await it.file('docs/loose/index.html')
    const [group] = find(html, 'div', { className: ['v-nav-trees'] })
    const links = find(group, 'a', {})
    expect(links.map((one) => [textOf(one), one.properties['href']])).toEqual([
      ['One', '/docs/loose/'],
      ['Two', '/docs/guide/start/'],
    ])
  })

  test('that cannot be read keeps its pages, and says why', async () => {
    const it = site({
      ...tree,
      'website/docusaurus.config.js': 'throw new Error("no")',
      'website/bars.js': null,
      'website/sidebars.js': 'export default { a: ["loose"] }',
    })
    expect((await it.diagnostics()).filter(({ code }) => code.startsWith('preset/'))).toMatchObject([
      { code: 'preset/file', severity: 'warning', file: 'website/docusaurus.config.js' },
    ])
    expect(await it.file('docs/two/index.html')).toContain('Second')
  })
})
