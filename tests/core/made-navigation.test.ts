/** The navigation that is made from the files, drafts, and pages that are not listed. */
import { describe, expect, it } from 'vitest'
import { type NavItem, navigation } from '../../src/core/navigation/navigation.js'
import { demoPages } from '../../src/features/demos/node/render/demo-pages.js'
import { pageText } from '../support/files.js'
import { site } from '../support/site.js'

const draft = (text: string) => text.replace('---\n', '---\ndraft: true\n')
const unlisted = (text: string) => text.replace('---\n', '---\nunlisted: true\n')

const files = {
  'content/navigation.ts': null,
  'docs.config.ts': `export default { title: 'Test', url: 'https://example.com', locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文' }] }`,
  'content/index.md': pageText('Home', '[Start](./02-guide/01-start.md) [next](/guide/next/)'),
  'content/02-guide/01-start.md': pageText('Get `started` {#first}'),
  'content/02-guide/01-start.zh.md': pageText('开始').replace('About 开始.', '说明。'),
  'content/02-guide/next.md': pageText('Next steps').replace('---\n', '---\norder: 0\n'),
  'content/02-guide/later.md': draft(pageText('Later')),
  'content/02-guide/secret.md': unlisted(pageText('Secret')),
  'content/02-guide/_part.md': 'Part.',
  'content/01-intro.md': pageText('Introduction'),
  'content/advanced/index.md': pageText('Advanced topics'),
  'content/advanced/2024-plan.md': pageText('Plan'),
}
const shape = (items: NavItem[]): string[] =>
  items.flatMap(({ pathname, title, children }) => [
    `${pathname} ${title ?? ''}`.trimEnd(),
    ...shape(children).map((line) => `  ${line}`),
  ])

describe('without a navigation file', () => {
  it('the files are the navigation: numbers, `order`, then names; titles are those of the pages', async () => {
    const it = site(files)
    expect(shape(await it.graph.get(navigation, null))).toEqual([
      '/intro Introduction',
      '/guide',
      '  /guide/next Next steps',
      '  /guide/start Get started',
      '/advanced Advanced topics',
      '  /advanced/plan Plan',
    ])
    expect(await it.messages()).toEqual([])
    expect(await it.file('index.html')).toContain('href="/guide/start/"')
    expect(await it.file('zh/guide/start/index.html')).toContain('说明。')
    expect(await it.file('advanced/index.html')).toContain('About advanced topics.')
  })

  it('versions and dates are names, and the first page of a folder at an address of its own is an entry', async () => {
    const it = site({
      'content/navigation.ts': null,
      'docs.config.ts': `export default { title: 'Test', url: 'https://example.com', content: [{ dir: 'docs', at: '/docs' }] }`,
      'docs/index.md': pageText('All'),
      'docs/01-start.md': pageText('Start'),
      'docs/4-0.md': pageText('Four'),
      'docs/5.0.1.md': pageText('Five'),
      'docs/2026-01-31-news.md': pageText('News'),
    })
    expect(shape(await it.graph.get(navigation, null))).toEqual([
      '/docs All',
      '/docs/start Start',
      '/docs/2026-01-31-news News',
      '/docs/4-0 Four',
      '/docs/5.0.1 Five',
    ])
    expect(await it.messages()).toEqual([])
    expect(await it.file('docs/index.html')).toContain('About all.')
  })

  it('Markdown beside components and templates is a page', async () => {
    const it = site({
      ...files,
      'content/components/Card.tsx': 'export default () => null',
      'content/components/button/button.md': pageText('Button'),
      'content/templates/footers.md': pageText('Footers'),
    })
    expect(shape(await it.graph.get(navigation, null)).slice(-4)).toEqual([
      '/components',
      '  /components/button Button',
      '/templates',
      '  /templates/footers Footers',
    ])
    expect(await it.messages()).toEqual([])
    expect(await it.file('components/button/index.html')).toContain('About button.')
  })

  it('numbers are in no address of a demo either, unless a navigation is written', async () => {
    const tree = {
      ...files,
      'content/02-guide/03-button/button.md': pageText('Button', '{{"demo": "Plain.js"}}'),
      'content/02-guide/03-button/Plain.tsx': 'export default () => <p>Plain</p>\n',
    }
    const demosOf = async (more: Record<string, string>) =>
      Object.keys(await site({ ...tree, ...more }).graph.get(demoPages, null))
    expect(await demosOf({})).toEqual(['/demos/guide/button/Plain/'])
    const written = { 'content/navigation.ts': "export default [{ pathname: '/02-guide/03-button/button' }]" }
    expect(await demosOf(written)).toEqual(['/demos/02-guide/03-button/Plain/'])
  })

  it('two files of one pathname are reported as that, and not as missing in a navigation', async () => {
    const it = site({ ...files, 'content/02-intro.md': pageText('Introduction again') })
    expect(await it.messages()).toEqual([expect.stringMatching(/^content\/ambiguous .*01-intro\.md/)])
  })

  it(
    'demos of one name in folders that differ only in their number are an error, with both places',
    { tags: 'long' },
    async () => {
      const folder = (number: string, name: string) => ({
        [`content/${number}-button/${name}.md`]: pageText(name, '{{"demo": "Plain.js"}}'),
        [`content/${number}-button/Plain.tsx`]: 'export default () => <p>Plain</p>\n',
      })
      const it = site({ ...files, ...folder('03', 'one'), ...folder('04', 'two') })
      const [found, ...others] = (await it.diagnostics()).filter(({ code }) => code === 'demo/same-address')
      expect(others).toEqual([])
      expect(found).toMatchObject({
        severity: 'error',
        text: 'The demos content/03-button/Plain.tsx and content/04-button/Plain.tsx have the same address, /demos/button/Plain/.',
        file: 'content/04-button/two.md',
        line: 9,
        notes: ['The first is shown in content/03-button/one.md:9.'],
      })
    },
  )

  it('notices files and titles that change', async () => {
    const it = site(files)
    await it.paths()
    await it.edit({ 'content/00-new.md': pageText('New'), 'content/01-intro.md': pageText('Intro') })
    expect(shape(await it.graph.get(navigation, null)).slice(0, 2)).toEqual(['/new New', '/intro Intro'])
  })

  it('is still an error where the configuration names a file', async () => {
    const it = site({
      ...files,
      'docs.config.ts': `export default { title: 'T', url: 'https://e.example', navigation: 'nav.ts' }`,
    })
    expect((await it.messages()).join()).toContain('navigation/missing')
  })
})

describe.each([
  ['made', null],
  [
    'written',
    `export default [{ pathname: '/guide', children: [{ pathname: '/guide/later' }, { pathname: '/guide/start' }] }]`,
  ],
])('with a %s navigation', (_, written) => {
  const tree = {
    'content/index.md': pageText('Home'),
    'content/guide/start.md': pageText('Start'),
    'content/guide/later.md': draft(pageText('Later')),
    'content/guide/secret.md': unlisted(pageText('Secret', '[Start](/guide/start/)')),
    'content/navigation.ts': written,
  }

  it('drafts are not built, and are no orphans', async () => {
    const it = site(tree)
    expect((await it.paths()).filter((path) => path.includes('later'))).toEqual([])
    expect(await it.messages()).toEqual([])
  })

  it('unlisted pages are built, but not listed, searched or indexed', async () => {
    const it = site(tree)
    const html = await it.file('guide/secret/index.html')
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(await it.file('sitemap.xml')).not.toMatch(/secret/i)
    expect(await it.file('index.html')).not.toMatch(/secret/i)
    expect(await it.file('search/index.html')).not.toMatch(/secret/i)
  })
})

it('with a written navigation, Markdown beside components that it does not list is reported', async () => {
  const it = site({
    'content/index.md': pageText('Home'),
    'content/components/button/button.md': pageText('Button'),
    'content/components/card.md': pageText('Card'),
    'content/navigation.ts': `export default [{ pathname: '/components/card' }]`,
  })
  expect(await it.messages()).toEqual([
    expect.stringMatching(/^navigation\/orphan .*content\/components\/button\/button\.md/),
  ])
})

it('entries of a navigation can be unlisted, with the pages below them', async () => {
  const it = site({
    'content/index.md': pageText('Home'),
    'content/old/a.md': pageText('Old a'),
    'content/new.md': pageText('New'),
    'content/navigation.ts': `export default [{ pathname: '/new' }, { pathname: '/old', unlisted: true, children: [{ pathname: '/old/a' }] }]`,
  })
  expect(await it.messages()).toEqual([])
  expect(await it.file('old/a/index.html')).toContain('noindex')
  expect(await it.file('new/index.html')).not.toContain('/old/')
})
