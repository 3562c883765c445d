/** Pages for other generators become Markdown of this one, and keep all other bytes. */
import { describe, expect, test } from 'vitest'
import { migrate } from '../../src/markdown/migrate/migrate.js'
import type { MarkdownPreset } from '../../src/model.js'

function migrated(text: string, preset: MarkdownPreset = 'docusaurus', isMdx = true) {
  return migrate(text, { preset, isMdx, mayBecomeMarkdown: true, file: 'docs/a.md', addresses: [] })
}

const tabs = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# A

<Tabs groupId="os">
  <TabItem value="mac" label="macOS">

    Press  *this*.

    \`\`\`js title="a.js" {1}
    let a
      = 1
    \`\`\`

  </TabItem>
  <TabItem value="linux" label="Linux [x]">
  :::note
  Inside.
  :::
  </TabItem>
</Tabs>

Text  with two spaces.
`

describe('elements', () => {
  test('tabs become blocks with more colons than those in them, and the imports go', () => {
    expect(migrated(tabs)).toEqual({
      text: `# A

::::::tabs{storageKey="os"}
:::::tab[macOS]
Press  *this*.

\`\`\`js title="a.js" {1}
let a
  = 1
\`\`\`
:::::
:::::tab[Linux \\[x\\]]
:::note
Inside.
:::
:::::
::::::

Text  with two spaces.
`
        .replaceAll('::::::', '@@')
        .replaceAll(':::::', '::::')
        .replaceAll('@@', ':::::'),
      isMdx: false,
      left: [],
    })
  })

  test.each([
    [
      '<Admonition type="danger" title="Mind *this*">\n\nText.\n\n</Admonition>',
      ':::danger[Mind \\*this\\*]\nText.\n:::',
    ],
    ['<details>\n<summary>More **here**</summary>\n\nText.\n\n</details>', ':::details[More **here**]\nText.\n:::'],
    ['<details><summary><strong>More</strong></summary>Text.</details>', ':::details[**More**]\nText.\n:::'],
    ['<Details summary={<summary>More</summary>} open>\nText.\n</Details>', ':::details[More]{open}\nText.\n:::'],
    ['- One\n\n  <Admonition type="tip">\n  Two\n  </Admonition>', '- One\n\n  :::tip\n  Two\n  :::'],
    [
      '<Link to="./b.md">the *page*</Link> and {/* a comment */} text',
      '[the *page*](./b.md) and <!-- a comment --> text',
    ],
    ['<CodeBlock language="js" title="a.js">{`let a = 1`}</CodeBlock>', '```js title="a.js"\nlet a = 1\n```'],
    ['<Heading as="h3" id="x">Title</Heading>', '### Title {#x}'],
    ['<Head><title>x {y}</title></Head>\n\nText', 'Text'],
  ])('%s', (before, after) => {
    expect(migrated(`# A\n\n${before}\n`)).toEqual({ text: `# A\n\n${after}\n`, isMdx: false, left: [] })
  })

  test.each([
    [
      'starlight',
      `import { Steps, CardGrid, LinkCard, FileTree, Badge } from '@astrojs/starlight/components'

<Steps>

1. One
2. Two

</Steps>

<CardGrid>
<LinkCard title="B" href="/b/" description="Read." />
</CardGrid>

<FileTree>
- src/
  - a.ts
</FileTree>

Text <Badge text="New" />
`,
      `:::steps
1. One
2. Two
:::

:::cards
- [B](/b/) Read.
:::

:::file-tree
- src/
  - a.ts
:::

Text <span class="v-label">New</span>
`,
    ],
    [
      'nextra',
      `<Tabs items={['One', 'Two']}>\n<Tabs.Tab>1</Tabs.Tab>\n<Tabs.Tab>2</Tabs.Tab>\n</Tabs>\n\n<FileTree>\n<FileTree.Folder name="src"><FileTree.File name="a.ts" /></FileTree.Folder>\n</FileTree>\n`,
      '::::tabs\n:::tab[One]\n1\n:::\n:::tab[Two]\n2\n:::\n::::\n\n:::file-tree\n- src/\n  - a.ts\n:::\n',
    ],
  ] as const)('%s', (preset, before, after) => {
    expect(migrated(before, preset)).toEqual({ text: after, isMdx: false, left: [] })
  })

  test('what Markdown cannot say stays as it is, and is listed', () => {
    const text = `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import Card from './Card'

# A

<Tabs>
<TabItem value="a" label={label()}>A</TabItem>
</Tabs>

> <Admonition>Quoted</Admonition>

<Card />

<Video {...props} /> {1 + 1}
`
    expect(migrated(text)).toEqual({
      text,
      isMdx: true,
      left: [
        { line: 7, component: 'Tabs', isForeign: true },
        { line: 8, component: 'TabItem', isForeign: true },
        { line: 11, component: 'Admonition', isForeign: true },
        { line: 15, component: 'Video' },
      ],
    })
  })

  test('tabs may contain what stays', () => {
    const text = '<Tabs><TabItem value="a">\n\n<Own x={y} />\n\n</TabItem></Tabs>\n'
    expect(migrated(text)).toMatchObject({ text: '::::tabs\n:::tab[a]\n<Own x={y} />\n:::\n::::\n', isMdx: true })
  })

  test('a tab that is chosen at first and is not the first one stays', () => {
    const text = '<Tabs defaultValue="b"><TabItem value="a">A</TabItem><TabItem value="b">B</TabItem></Tabs>\n'
    expect(migrated(text)).toMatchObject({ text, isMdx: true })
  })

  test('a page that is no MDX is left alone', () => {
    expect(migrated('# A\n\n<Tabs>\n')).toMatchObject({
      text: '# A\n\n<Tabs>\n',
      left: [{ text: expect.stringContaining('Expected a closing tag for `<Tabs>` (3:1-3:7)') }],
    })
  })
})

describe('front matter', () => {
  test('has the keys of this generator; others are data', () => {
    const text =
      '---\nid: a # the id\ntitle: "A" # the title\nhide_table_of_contents: true\nsidebar_position: 2\nkeywords:\n  - one\n# A comment\ndescription: >\n  Long\n---\n\nText.\n'
    expect(migrated(text, 'docusaurus', false).text).toBe(
      '---\ntitle: "A" # the title\ndisableToc: true\norder: 2\ndescription: >\n  Long\ndata:\n  keywords:\n    - one\n  # A comment\n---\n\nText.\n',
    )
    expect(migrated('---\nid: a\n---\n\n# A\n', 'docusaurus', false).text).toBe('# A\n')
  })
})

describe('vitepress', () => {
  test('includes, labels and the first page', () => {
    const text = `---
layout: home
hero:
  name: Acme
  tagline: Fast
features:
  - title: One
    details: First
---

[[toc]]

<<< ./a.ts#part{1,3 ts}

<!--@include: ./_part.md-->

Text <Badge type="tip" text="1.2" /> <Own />
`
    const { text: after, left } = migrated(text, 'vitepress', false)
    expect(after).toBe(`---
title: "Acme"
layout: landing
---

<div class="hero">

# Acme

Fast

</div>

:::cards
- **One** First
:::

{{"include":"./a.ts","region":"part","lang":"ts","meta":"{1,3}"}}

{{"include":"./_part.md"}}

Text <span class="v-label">1.2</span> <Own />
`)
    expect(left).toEqual([{ line: 17, component: 'Own' }])
  })
})

describe('what only other generators have', () => {
  test.each([
    ['fumadocs', '## 示例 [#examples]\n\n## Fix [#12]\n', '## 示例 {#examples}\n\n## Fix [#12]\n'],
    [
      'fumadocs',
      '- ```package-install\n  swr react\n  npm run x\n  ```\n',
      '- ```bash package-manager\n  npm install swr react\n  npm run x\n  ```\n',
    ],
    ['docusaurus', '```bash npm2yarn\nnpm ci\n```\n', '```bash package-manager\nnpm ci\n```\n'],
    ['vitepress', '```js-vue{1}\na\n```\n', '```js{1}\na\n```\n'],
    ['vitepress', '::: v-pre\n`{{ a }}`\n:::\n\nText.\n', '`{{ a }}`\n\n\nText.\n'],
    [
      'vitepress',
      '---\nlayout: home\nhero:\n  name: Kit\n---\n',
      '---\ntitle: "Kit"\nlayout: landing\n---\n<div class="hero">\n\n# Kit\n\n</div>\n\n',
    ],
  ] as const)('%s: %j', (preset, text, expected) => {
    expect(migrated(text, preset, false).text).toBe(expected)
  })

  test('includes have the address of their file', () => {
    const span = { start: 0, end: '<<< @/snippets/a.js'.length }
    const addresses = [{ ...span, from: '@/snippets/a.js', to: '../snippets/a.js' }]
    const options = {
      preset: 'vitepress',
      isMdx: false,
      mayBecomeMarkdown: false,
      file: 'docs/a.md',
      addresses,
    } as const
    expect(migrate('<<< @/snippets/a.js\n', options).text).toBe('{{"include":"../snippets/a.js"}}\n')
  })
})
