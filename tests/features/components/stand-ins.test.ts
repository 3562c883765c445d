/** What pages for other generators import or name is a block of this one. */
import { expect, test } from 'vitest'
import { pageText } from '../../support/files.js'
import { find, textOf } from '../../support/html.js'
import { site, type Files } from '../../support/site.js'

const tree = (preset: string, files: Files, more = '') =>
  site({
    'docs.config.ts': `export default { title: 'Test', url: 'https://example.com', markdown: { preset: '${preset}' }, ${more} }`,
    'content/index.md': pageText('Home'),
    'content/navigation.ts': null,
    ...files,
  })

/** What the page says. */
const contentOf = (html: string) => /<div class="v-content">([^]*?)<\/article>/.exec(html)![1]!

test('docusaurus: `.md` files with imports are MDX, and its components are blocks', async () => {
  const it = tree(
    'docusaurus',
    {
      'content/a.md': `---
title: A
---

import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import Admonition from '@theme/Admonition'
import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { useDoc } from '@docusaurus/theme-common/internal'
import Strange from '@theme/Strange'
import Note from '@site/src/Note'

<Tabs groupId="manager" defaultValue="yarn" values={[{ label: 'npm CLI', value: 'npm' }, { label: 'Yarn', value: 'yarn' }]}>
<TabItem value="npm">

Run **npm**.

</TabItem>
<TabItem value="yarn">Run Yarn.</TabItem>
</Tabs>

<Admonition type="danger" title="Careful">Text.</Admonition>

<Link to="./b.md">to b</Link> <img src={useBaseUrl('/x.png')} alt="" /> {useDoc().metadata.title} {frontMatter.title}

<Note />

<Strange>inside</Strange>
`,
      'content/b.md': pageText('B', 'A `<Tab>` is code.\n'),
      'content/c.md': "---\ntitle: C\n---\n\nimport Own from '@theme/Own'\n\n<Own />\n",
      'own.jsx': 'export default () => <b>own</b>',
      'docusaurus.config.js': 'module.exports = {}',
      'src/Note.jsx': `import Details from '@theme/Details'\nexport default () => <Details summary="More">Hidden</Details>\n`,
    },
    `alias: { '@theme/Own': './own.jsx' }`,
  )
  const html = contentOf(await it.file('a/index.html'))
  const [tabs] = find(html, 'div', { className: ['tabs'] })
  expect(tabs!.properties['dataStorageKey']).toBe('manager')
  expect(find(html, 'label', {}).map(textOf)).toEqual(expect.arrayContaining(['npm CLI', 'Yarn']))
  expect(html).toMatch(/value="yarn"[^>]* checked|checked=""[^>]*value="yarn"/)
  expect(html).toContain('<div class="tabs-panel" data-value="npm"><p>Run <strong>npm</strong>.</p>')
  expect(html).toContain('class="callout callout-error" role="note" aria-label="Danger"')
  expect(html).toContain('<p class="callout-title">Careful</p><p>Text.</p>')
  expect(html).toContain('<a href="/b/">to b</a>')
  expect(html).toContain('<details class="details"><summary>More</summary><p>Hidden</p></details>')
  expect(html).toContain('<code class="missing-component">&lt;Strange&gt;</code>inside')
  expect(await it.diagnostics()).toMatchObject([{ code: 'mdx/import', file: 'content/a.md', line: 11 }])
  expect(contentOf(await it.file('c/index.html'))).toContain('<b>own</b>')
  expect(contentOf(await it.file('b/index.html'))).toContain('<code>&#x3C;Tab></code>')
})

test('docusaurus: pictures for both modes, highlighted code, and the pages below a page', async () => {
  const it = tree('docusaurus', {
    'content/a.md': `---
title: A
---

import ThemedImage from '@theme/ThemedImage'
import CodeBlock from '@theme/CodeBlock'

<ThemedImage alt="Map" sources={{ light: '/a.png', dark: '/b.png' }} />

<CodeBlock language="js">{'const a = "<b>"'}</CodeBlock>
`,
    'content/group/index.md': `---
title: Group
---

import DocCardList from '@theme/DocCardList';

<DocCardList />
`,
    'content/group/one.md': '---\ntitle: One\ndescription: The first.\n---\n\nText.\n\n<DocCardList />\n',
    'content/group/two.md': pageText('Two'),
  })
  expect(await it.messages()).toEqual([])
  const html = contentOf(await it.file('a/index.html'))
  expect(html).toMatch(
    /<img src="\/a.png" [^>]*class="only-light-mode".*<img src="\/b.png" [^>]*class="only-dark-mode"/,
  )
  expect(html).toMatch(/<code class="language-js"><span[^>]*>const <[^]*"&lt;b>"/)
  const cards = /<div class="cards">.*?<\/div>/s
  const listed = contentOf(await it.file('group/index.html')).match(cards)![0]
  expect(listed).toContain('<li><a href="/group/one/">One</a><p>The first.</p></li><li><a href="/group/two/">Two</a>')
  // Where none is below a page, those beside it.
  expect(contentOf(await it.file('group/one/index.html')).match(cards)![0]).toBe(listed)
  expect(await it.file('group.md')).toContain('- [Two](/group/two.md)')
})

test('starlight: tabs, steps, cards, file trees and links', async () => {
  const it = tree('starlight', {
    'content/a.mdx': `---
title: A
---

import { Tabs, TabItem, Steps, CardGrid, LinkCard, Card, Aside, Badge, Icon, FileTree, LinkButton, Code } from '@astrojs/starlight/components'

<Tabs><TabItem label="One">1</TabItem><TabItem label="Two" icon="star">2</TabItem></Tabs>

<Steps>

1. First
2. Second

</Steps>

<CardGrid>
<LinkCard title="Start" href="./b.md" description="Read it." />
<Card title="Plain" icon="star"><Fragment slot="text">Text</Fragment> <Icon name="star" /></Card>
</CardGrid>

<FileTree>

- src/
  - a.ts
- package.json

</FileTree>

<Aside>Note <Badge text="New" variant="tip" /></Aside>

<LinkButton href="/b/">Go</LinkButton>

<Code code={'let a = 1'} lang="js" title="a.js" />
`,
    'content/b.md': pageText('B'),
  })
  expect(await it.messages()).toEqual([])
  const html = contentOf(await it.file('a/index.html'))
  expect(html).toMatch(/<div class="steps"><ol>\s*<li>First/)
  expect(html).toContain(
    '<div class="cards"><ul><li><a href="/b/">Start</a><p>Read it.</p></li><li><p><strong>Plain</strong></p>',
  )
  expect(html).toContain('<li class="folder">')
  expect(html).toContain('<span class="v-label">New</span>')
  expect(html).toContain('<a class="button button-primary" href="/b/">Go</a>')
  expect(html).toContain('<span class="code-title">a.js</span>')
})

test.each([
  ['nextra', `<Tabs items={['One', 'Two']}><Tabs.Tab>1</Tabs.Tab><Tabs.Tab>2</Tabs.Tab></Tabs>`],
  ['fumadocs', `<Tabs items={['One', 'Two']}><Tab value="One">1</Tab><Tab value="Two">2</Tab></Tabs>`],
  [
    'fumadocs',
    `<Tabs defaultValue="One"><TabsList><TabsTrigger value="One">One</TabsTrigger><TabsTrigger value="Two">Two</TabsTrigger></TabsList><TabsContent value="One">1</TabsContent><TabsContent value="Two">2</TabsContent></Tabs>`,
  ],
])('%s: components need no import', async (preset, tabs) => {
  const it = tree(preset, {
    'content/a.mdx': `---\ntitle: A\n---\n\n${tabs}\n\n<Callout type="warn">Mind.</Callout>\n\n<Cards><Card title="B" href="/b" /></Cards>\n`,
    'content/b.md': pageText('B'),
  })
  expect(await it.messages()).toEqual([])
  const html = contentOf(await it.file('a/index.html'))
  expect(find(html, 'div', { className: ['tabs-panel'] }).map(textOf)).toEqual(['1', '2'])
  expect(html).toMatch(/<span>One<\/span><\/label><label>.*?<span>Two<\/span>/)
  expect(html).toContain('<div class="callout callout-warning"')
  expect(html).toContain('<a href="/b/">B</a>')
})

test('what many pages lack is one message, with the number of its uses, and a box in each place', async () => {
  const page = (title: string) => `---
title: ${title}
---

import Own from '@theme/Own'

<Own /> <Strange>a</Strange> <Strange>b</Strange>
`
  const it = tree('docusaurus', {
    'content/a.md': page('A'),
    'content/b.mdx': page('B'),
    'content/c.mdx': page('C'),
  })
  const notes = ['Used 3 times: content/a.md, content/b.mdx, content/c.mdx.']
  expect(await it.diagnostics()).toMatchObject([
    { code: 'mdx/import', file: 'content/a.md', notes },
    { code: 'component/missing', file: 'content/a.md', notes },
  ])
  for (const name of ['a', 'b', 'c']) {
    const html = contentOf(await it.file(`${name}/index.html`))
    expect(find(html, 'code', { className: ['missing-component'] }).map(textOf)).toEqual([
      '<Own>',
      '<Strange>',
      '<Strange>',
    ])
  }
})

test('components that Markdown names are one message, too', async () => {
  const it = tree('vitepress', {
    'content/a.md': '---\ntitle: A\n---\n\n<Sponsors />\n\nText <Sponsors size="2" />\n',
    'content/b.md': '---\ntitle: B\n---\n\n<Sponsors />\n\n<Other />\n',
  })
  expect(await it.diagnostics()).toMatchObject([
    {
      code: 'html/unknown-element',
      file: 'content/a.md',
      line: 5,
      notes: ['Used 3 times: content/a.md, content/b.md.'],
    },
    { code: 'html/unknown-element', file: 'content/b.md', line: 7 },
  ])
  const boxes = async (name: string) =>
    find(contentOf(await it.file(`${name}/index.html`)), 'code', { className: ['missing-component'] }).map(textOf)
  expect(await boxes('a')).toEqual(['<Sponsors>', '<Sponsors>'])
  expect(await boxes('b')).toEqual(['<Sponsors>', '<Other>'])
})

test('components in Markdown are boxes in their places, and types are texts', async () => {
  const it = tree('vitepress', {
    'content/a.md': `---
title: A
---

<Note kind="x">

Of a **note**.

</Note>

A <Tag :size="2" /> and <Tag list={[{ a: 1 }]} on /> and <Menu.Item>an item</Menu.Item>, <>both</>.

A Promise<Response> and a \\<Type> and \`<Code>\`.
`,
  })
  await it.diagnostics()
  const html = contentOf(await it.file('a/index.html'))
  const box = (name: string) => `<code class="missing-component">&lt;${name}></code>`
  expect(html).toMatch(new RegExp(`${box('Note')}\\s*<p>Of a <strong>note</strong>.</p>`))
  expect(html).toContain(`A ${box('Tag')} and ${box('Tag')} and ${box('Menu.Item')}an item, both.`)
  expect(html).toMatch(/A Promise&[^;]+;Response> and a &[^;]+;Type> and <code>/)
  expect(html).not.toContain('/Note')
})
