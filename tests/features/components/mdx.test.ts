/** MDX pages: what React renders at build, with Markdown in between. */
import { describe, expect, test } from 'vitest'
import { cspHash } from '../../../src/core/pages/csp.js'
import { site } from '../../support/site.js'

const config = `export default {
  title: 'Test',
  url: 'https://example.com',
  locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文', lang: 'zh-CN' }],
}`

/** A site with one page. */
const page = (text: string, more: Record<string, string> = {}) =>
  site({
    'docs.config.ts': config,
    'content/navigation.ts': `export default [{ pathname: '/' }, { pathname: '/page' }]`,
    'content/index.md': '# Home\n\nThe home page.',
    'content/page.mdx': text,
    ...more,
  })

/** The text of a page. */
const bodyOf = async (it: ReturnType<typeof site>, path = 'page/index.html'): Promise<string> => {
  const html = await it.file(path)
  const from = html.indexOf('<h1>')
  return html.slice(from, html.indexOf('</article>', from)).replace(/<div class="v-aside">[^]*?<\/nav>/, '')
}

const box = `export function Box({ title, kind, children }) {
  return <section title={title} className={kind}>{children}</section>
}
export function Broken() { throw new Error('no data') }
export const Menu = { Item: ({ children }) => <li>{children}</li> }`

describe('an MDX page', () => {
  test('has its imports, exports and expressions, and Markdown anywhere between elements', async () => {
    const it = page(
      `import { Box, Menu } from './box'
import data from './data.json'

export const count = 1 + 1

# Page

There are {count} and {data.more}.

<Box title="A *b*" {...{ kind: 'x' }}>

## Inside

- a **list** <Box title="in" />
- [home](./index.md)

</Box>

<ul>{['a', 'b'].map((name) => <Menu.Item key={name}>{name}</Menu.Item>)}</ul>

{/* nothing */}

## After <Box title="badge">now</Box>

\`\`\`js
const a = '{b}'
\`\`\`

:::tip
A <Box>callout</Box>.
:::
`,
      { 'content/box.tsx': box, 'content/data.json': '{ "more": 3 }' },
    )
    const html = await bodyOf(it)
    expect(html).toContain('<p>There are 2 and 3.</p>')
    expect(html).toContain('<section title="A *b*" class="x"><h2 id="inside">')
    expect(html).toContain('<li>a <strong>list</strong> <section title="in"></section></li>')
    expect(html).toContain('<a href="/">home</a>')
    expect(html).toContain('<ul><li>a</li><li>b</li></ul>')
    expect(html).toContain('<h2 id="after-now">')
    expect(html).toContain('class="callout callout-success"')
    expect(html).toContain('<p>A <section>callout</section>.</p>')
    expect(html).not.toContain('nothing')
    expect(await it.messages()).toEqual([])
    const markdown = await it.file('page.md')
    expect(markdown).toContain('There are 2 and 3.')
    expect(markdown).toContain('- [home](/index.md)')
    expect(markdown).not.toMatch(/import|Box|\n{3}/)
  })

  test('may be pure Markdown', async () => {
    const it = page('# Page\n\nA `<Box>` and \\{braces\\}.\n\n    no code\n')
    expect(await bodyOf(it)).toContain('<p>A <code>&#x3C;Box></code> and {braces}.</p>\n<p>no code</p>')
    expect(await it.messages()).toEqual([])
  })

  test('takes comments of HTML and ids of headings, as trees of other generators have them', async () => {
    const it = page(
      '# Page\n\n<!-- A {note}\nof two lines */ -->\n\n## One {#first}\n\nText.\n\n## Two {/* second */}\n\n`{#code}` <!-- end -->\n',
    )
    const html = await bodyOf(it)
    expect(html).toContain('<h2 id="first"><a class="heading-anchor" href="#first">One</a></h2>')
    expect(html).toContain('<h2 id="second"><a class="heading-anchor" href="#second">Two</a></h2>')
    expect(html).toContain('<code>{#code}</code>')
    expect(html).not.toMatch(/note|end|lines/)
    expect(await it.messages()).toEqual([])
  })

  test('imports others as partials, each time with props and ids of its own', async () => {
    const it = page(
      `import Part from './_part.mdx'\nimport Plain from './_plain.md'\n\n# Page\n\n<Part name="a" />\n\n<Part name="b" />\n\n<Plain />\n`,
      {
        'content/_part.mdx': `## About\n\nThe name is {props.name}, [home](./index.md).\n`,
        'content/_plain.md': 'Plain *text*.',
      },
    )
    const html = await bodyOf(it)
    expect(html).toContain('<h2 id="about">')
    expect(html).toContain('<h2 id="about-2">')
    expect(html).toContain('<p>The name is a, <a href="/">home</a>.</p>')
    expect(html).toContain('<p>The name is b, <a href="/">home</a>.</p>')
    expect(html).toContain('<p>Plain <em>text</em>.</p>')
    expect(await it.messages()).toEqual([])
    await it.edit({ 'content/_part.mdx': '## Other\n' })
    expect(await bodyOf(it)).toContain('<h2 id="other-2">')
  })

  test('may have exports between the tags of an element', async () => {
    const it = page(
      "# Page\n\n<section>\n\nexport const name = 'inside'\n\nIt is {name}.\n\n</section>\n\nAnd {name}.\n",
    )
    expect(await it.messages()).toEqual([])
    expect(await bodyOf(it)).toMatch(/<section><p>It is inside\.<\/p><\/section>\s*<p>And inside\.<\/p>/)
  })

  test('may have a layout', async () => {
    const it = page(`# Page\n\nText.\n\nexport default ({ children }) => <div className="layout">{children}</div>\n`)
    expect(await bodyOf(it)).toMatch(/^<h1>Page<\/h1>[^]*<p>Text.<\/p>/)
    expect(await it.file('page/index.html')).toContain('<div class="layout"><h1>')
  })

  test('with a syntax error is shown as Markdown', async () => {
    const it = page('# Page\n\nText.\n\n<Box>\n\n## More\n')
    expect(await bodyOf(it)).toContain('<p>Text.</p>')
    expect(await it.messages()).toEqual([
      expect.stringMatching(/^mdx\/syntax {2}content\/page.mdx:\d+:\d+ .*Expected a closing tag for `<Box>`/),
    ])
  })

  test('keeps the rest of the text where something throws', async () => {
    const it = page(
      `import { Box, Broken } from './box'\n\n# Page\n\nBefore.\n\n<Box>\n\nInside.\n\n<Broken>kept</Broken>\n\n</Box>\n\n{missing.name}\n\nAfter.\n`,
      { 'content/box.tsx': box },
    )
    const html = await bodyOf(it)
    expect(html).toContain('<section><p>Inside.</p><code class="missing-component">&lt;Broken&gt;</code>kept</section>')
    expect(html).toContain('<p>After.</p>')
    expect(await it.messages()).toEqual([
      expect.stringMatching(/^mdx\/threw {2}content\/page.mdx:11:1 .*no data/),
      expect.stringMatching(/^mdx\/threw {2}content\/page.mdx:15:1 .*missing is not defined/),
    ])
  })

  test('says which import cannot be found', async () => {
    const it = page(`import Tabs from '@theme/Tabs'\n\n# Page\n\n<Tabs>\n\nInside.\n\n</Tabs>\n`)
    expect(await bodyOf(it)).toContain('<code class="missing-component">&lt;Tabs&gt;</code>')
    expect(await bodyOf(it)).toContain('<p>Inside.</p>')
    expect(await it.messages()).toEqual([expect.stringMatching(/^mdx\/import {2}content\/page.mdx:1:1 .*@theme\/Tabs/)])
  })

  test('has addresses and images in elements checked and resolved', async () => {
    const it = page(
      '# Page\n\n<a href="./index.md">home</a> and <a href="/none/">none</a>\n\n<a href="javascript:alert(1)">x</a>\n',
    )
    const html = await bodyOf(it)
    expect(html).toContain('<a href="/">home</a>')
    expect(html).not.toContain('javascript:')
    expect(await it.messages()).toEqual([
      expect.stringContaining('links/missing'),
      expect.stringMatching(/page.mdx:5:.*javascript/),
    ])
  })

  test('has translations, and is found by links to its file', async () => {
    const it = page('# Page\n\nText <b>bold</b>.\n\n## One\n', {
      'content/page.zh.mdx': '# 页面\n\n文字 <b>粗体</b>。\n\n## 一\n',
      'content/index.md': '# Home\n\nSee the [page](./page.mdx#one).',
    })
    expect(await bodyOf(it, 'zh/page/index.html')).toContain('<p>文字 <b>粗体</b>。</p>\n<h2 id="one">')
    expect(await bodyOf(it, 'index.html')).toContain('<a href="/page/#one">page</a>')
    expect(await it.messages()).toEqual([])
  })

  test('is made again when what it imports changes, and no other page is', async () => {
    const it = page(`import { Box } from './box'\n\n# Page\n\n<Box title="a">x</Box>\n`, { 'content/box.tsx': box })
    await it.messages()
    await it.edit({ 'content/box.tsx': `export const Box = () => <hr />` })
    it.ran()
    expect(await bodyOf(it)).toContain('<hr/>')
    expect(it.ran().filter((id) => id.startsWith('parsed-file'))).toEqual([])
  })
})

test.each(['', "markdown: { remarkPlugins: ['./plugin.mjs'] },"])(
  'an edit of prose parses that page only, and bundles nothing %s',
  async (options) => {
    const text = (words: string) => `import { Box } from './box'\n\n# Page\n\n${words}\n\n<Box>{1 + 1}</Box>\n`
    const it = page(text('Old.'), {
      'docs.config.ts': config.replace("title: 'Test',", `title: 'Test', ${options}`),
      'plugin.mjs': 'export default () => () => {}',
      'content/index.md': null as never,
      'content/index.mdx': text('Home.'),
      'content/box.tsx': box,
    })
    await it.messages()
    await it.edit({ 'content/page.mdx': text('New.') })
    it.ran()
    expect(await bodyOf(it)).toContain('<p>New.</p>')
    const ran = it.ran()
    expect(ran.filter((id) => id.startsWith('parsed-file'))).toEqual(['parsed-file {"file":"content/page.mdx"}'])
    expect(ran.filter((id) => /^(mdx-module|bundle|demo|live-components|html) /.test(id))).toEqual([
      'html {"pathname":"/page/","locale":"en"}',
    ])
  },
)

test('styles that components have in elements, and frames, are allowed by the policy of the page', async () => {
  const it = page(
    `import { Styled } from './styled'\n\n# Page\n\n<Styled />\n\n<iframe src="https://frame.example/a" title="a" />\n`,
    { 'content/styled.tsx': `export const Styled = () => <div><style>{'.a > b { color: red }'}</style></div>` },
  )
  const html = await it.file('page/index.html')
  expect(html).toContain('<style>.a > b { color: red }</style>')
  expect(html).toContain(cspHash('.a > b { color: red }'))
  expect(html).toContain('https://frame.example')
})

test('the description is read as in Markdown', async () => {
  const it = page('# Page\n\n<p class="description">What it is about.</p>\n\nText.\n')
  const html = await it.file('page/index.html')
  expect(html).toContain('<meta name="description" content="What it is about.">')
  expect(html).toContain('<h1>Page</h1>\n<p class="description">What it is about.</p>')
})

test('two files of one page are reported', async () => {
  const it = page('# Page\n\nText.', { 'content/page.md': '# Page\n\nText.' })
  expect(await it.messages()).toEqual([expect.stringContaining('content/ambiguous')])
})

test('the front matter says what a text is, whatever its ending', async () => {
  const it = page('---\nformat: md\n---\n\n# Page\n\nSets {1 + 1} and <b>bold</b>.\n', {
    'content/index.md': '---\nformat: mdx\n---\n\n# Home\n\nTwo is {1 + 1}.\n',
  })
  expect(await bodyOf(it)).toContain('<p>Sets {1 + 1} and <b>bold</b>.</p>')
  expect(await it.file('index.html')).toContain('Two is 2.')
  expect(await it.messages()).toEqual([])
})

test('expressions in headings are texts, with ids, where they are known', async () => {
  const it = page(`---
data: { name: Grid }
---

export const size = 'small'

# The {frontMatter.data.name}

## A *{size}* {frontMatter.data.name} {1 + 1}

[Below](#a-small-grid)
`)
  const html = await bodyOf(it)
  expect(html).toContain('<h1>The Grid</h1>')
  expect(html).toMatch(/<h2 id="a-small-grid">.*A <em>small<\/em> Grid 2<\/a>/)
  expect(await it.file('page.md')).toMatch(/^> .*\n\n# The Grid\n\n## A \*small\* Grid 2\n/)
  expect(await it.file('page/index.html')).toContain('<title>The Grid')
  expect(await it.messages()).toEqual([])
})

describe('a name that is not imported', () => {
  const withComponents = (components: string, text: string, more: Record<string, string> = {}) =>
    page(text, {
      'docs.config.ts': config.replace("title: 'Test',", `title: 'Test',\n  components: ${components},`),
      ...more,
    })

  test('is a component of the site, a file or an export that the configuration names', async () => {
    const it = withComponents(
      `{ Tip: './parts/tip.tsx', Card: './parts/all.tsx', Other: './parts/all.tsx#Card' }`,
      '# Page\n\n<Own /><Tip>a</Tip><Card>b</Card><Other>c</Other>\n',
      {
        'content/components/Own.tsx': 'export default () => <hr />',
        'parts/tip.tsx': 'export default ({ children }) => <i>{children}</i>',
        'parts/all.tsx': 'export const Card = ({ children }) => <b>{children}</b>\nexport default () => null',
      },
    )
    expect(await bodyOf(it)).toContain('<hr/>\n<i>a</i>\n<b>b</b>\n<b>c</b>')
    expect(await it.messages()).toEqual([])
  })

  test('may be in a map, as may elements that Markdown makes and the wrapper of all pages', async () => {
    const it = withComponents(
      `{ '*': './parts/map.tsx' }`,
      '# Page\n\n<Card>a</Card>\n\n## *Two* {#two}\n\n[home](./index.md) [out](https://example.org) <Badge />\n\n| a |\n| - |\n| b |\n',
      {
        'parts/map.tsx': `import { createContext, useContext } from 'react'
const Name = createContext('none')
export const components = {
  wrapper: ({ children }) => <Name.Provider value="given">{children}</Name.Provider>,
  h2: ({ id, children }) => <h2 id={id} className="mine">{children}</h2>,
  a: ({ href, children }) => <a href={href} data-inside={String(href.startsWith('/'))}>{children}</a>,
  table: (props) => <table {...props} className="wide" />,
  Card: ({ children }) => <section>{children}</section>,
  Badge: () => useContext(Name),
}`,
      },
    )
    const html = await bodyOf(it)
    expect(html).toContain('<section>a</section>')
    expect(html).toMatch(/<h2 id="two" class="mine"><a class="heading-anchor" href="#two"><em>Two<\/em><\/a><\/h2>/)
    expect(html).toContain('<a href="/" data-inside="true">home</a>')
    expect(html).toContain('<a href="https://example.org" data-inside="false">out</a>')
    expect(html).toContain('given')
    expect(html).toContain('<table class="wide">')
    expect(await it.messages()).toEqual([])
  })

  test('may be that of a code block, with its language and its options', async () => {
    const text = '# Page\n\n```jsx title="a.jsx" {1}\n<b>1 & 2</b>\n```\n\nAnd `code`.\n\n```\nplain\n```\n'
    const it = withComponents(`{ '*': './map.tsx' }`, text, {
      'map.tsx': `export const components = {
  pre({ children: { props } }) {
    return <figure data-lang={props.className} data-options={props.metastring}>{props.children.trim().length}</figure>
  },
}`,
    })
    const html = await bodyOf(it)
    expect(html).toContain(
      '<figure data-lang="language-jsx" data-options="title=&quot;a.jsx&quot; {1}">12</figure>\n<p>And <code>code</code>.</p>\n<figure>5</figure>',
    )
    expect(await it.file('page.md')).toContain('```jsx title="a.jsx" {1}\n<b>1 & 2</b>\n```')
    const own = withComponents(`{ code: './code.tsx' }`, text, {
      'code.tsx': 'export default ({ className, children }) => <kbd className={className}>{children}</kbd>',
    })
    expect(await bodyOf(own)).toContain('class="code')
    expect(await bodyOf(own)).toContain('<p>And <kbd>code</kbd>.</p>')
    expect([...(await it.messages()), ...(await own.messages())]).toEqual([])
  })

  test('and is nowhere is reported once for the site, and shown with what it contains', async () => {
    const it = page('# Page\n\n<Tabs>\n\nInside.\n\n</Tabs>\n\n<Tabs />\n', {
      'content/index.mdx': '# Home\n\nText <Tabs />.\n',
      'content/index.md': null as never,
    })
    expect(await bodyOf(it)).toContain('<code class="missing-component">&lt;Tabs&gt;</code>')
    expect(await bodyOf(it)).toContain('<p>Inside.</p>')
    expect(await it.messages()).toEqual(['component/missing  content/index.mdx:3:6  There is no component "Tabs".'])
  })

  test('is not in a map whose value for it is undefined', async () => {
    const it = withComponents(`{ '*': './map.tsx' }`, '# Page\n\n## Part\n\n<Card />\n', {
      'map.tsx': 'export const components = { h2: undefined, Card: () => <i>card</i> }',
    })
    expect(await bodyOf(it)).toMatch(/<h2 id="part">[^]*<i>card<\/i>/)
    expect(await it.messages()).toEqual([])
  })

  test('is not looked for in a map that throws', async () => {
    const it = withComponents(`{ '*': './map.tsx' }`, '# Page\n\nText.\n', { 'map.tsx': `throw new Error('no')` })
    expect(await it.messages()).toEqual([expect.stringMatching(/^mdx\/components .*no/)])
  })
})

test('an import that throws or cannot be compiled has a box in its place, and the rest is shown', async () => {
  const it = page(
    `import { Good } from './Good'\nimport { Bad } from './Bad'\nimport Worse from './Worse'\n\n# Page\n\n<Good />\n\n<Bad />\n\n<Worse>Inside.</Worse>\n`,
    {
      'content/Good.tsx': 'export const Good = () => <b>good</b>',
      'content/Bad.tsx': 'export const width = window.innerWidth\nexport const Bad = () => <i>{width}</i>',
      'content/Worse.tsx': 'export default (',
    },
  )
  const html = await bodyOf(it)
  expect(html).toContain('<b>good</b>')
  expect(html).toContain('<code class="missing-component">&lt;Bad&gt;</code>')
  expect(html).toContain('<code class="missing-component">&lt;Worse&gt;</code>')
  expect(html).toContain('Inside.')
  expect(await it.messages()).toEqual([
    expect.stringMatching(/^mdx\/threw {2}content\/page.mdx:2:1 {2}This import threw: window is not defined/),
    expect.stringMatching(/^mdx\/threw {2}content\/page.mdx:3:1 {2}This import threw: /),
  ])
})

test('what cannot be compiled of a page is a message, and the page is shown without its components', async () => {
  const it = page('# Page\n\nText {await data()}.\n\n<p>Last.</p>\n')
  expect(await it.diagnostics()).toMatchObject([{ code: 'mdx/threw', severity: 'error', file: 'content/page.mdx' }])
  expect(await bodyOf(it)).toContain('Text')
})
