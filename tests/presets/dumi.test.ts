/** Trees of dumi: demos by element, code blocks that run, groups of the navigation. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallSite } from '../features/demos/small-site.js'

const it = smallSite({
  'docs.config.ts': `export default {
  title: 'Test',
  url: 'https://example.com',
  locales: [{ code: 'en', label: 'English', lang: 'en-US' }, { code: 'zh', label: '中文', lang: 'zh-CN' }],
  content: [{ dir: 'components', at: '/components' }, { dir: 'docs', at: '/docs' }],
  markdown: { preset: 'dumi' },
}`,
  'components/button/index.md': `---
category: Components
title: Button
group:
  title: General
  order: 1
---

Text of \`code\` and <code>code</code>, see [basic](#button-demo-basic) and [said](/components/card#card-demo-said).

<embed src="../_shared.md"></embed>

## Examples

<!-- prettier-ignore -->
<code src="./demo/basic.tsx">Basic use</code>
<code src="./demo/debug.tsx" debug>Debug</code>
<code src="./demo/frame.tsx" iframe="300"></code>

\`\`\`tsx | pure
<NoDemo />
\`\`\`

\`\`\`tsx
export default () => <b>runs</b>
\`\`\`
`,
  'components/_shared.md': 'Shared *text*.',
  'components/button/index.$tab-design.md': 'A tab.',
  'components/button/demo/basic.md': '## zh-CN\n\nNo page.',
  'components/button/demo/basic.tsx': 'export default () => <i>basic</i>',
  'components/button/demo/debug.tsx': 'export default () => <i>debug</i>',
  'components/button/demo/frame.tsx': 'export default () => <i>frame</i>',
  'components/card/index.en-US.md': `---
title: Card
---

## Examples

<code src="./demo/basic">Basic</code>
<code src="./demo/said.tsx"></code>
<code src="./demo/hidden.tsx">Hidden</code>
<code src="./demo/plain.tsx" title="Plain" desc="With [a **link**](../button/index.md)." compact background="#f00"></code>

\`\`\`tsx
/**
 * title: In the page
 * description: |
 *   Two *lines*,
 *   \`code\`.
 * inline: true
 */
export default () => <b>here</b>
\`\`\`
`,
  'components/card/index.zh-CN.md': `---
title: 卡片
---

## 代码演示

<code src="./demo/basic.tsx">基本</code>
`,
  'components/card/demo/basic.tsx': '/** A note: for readers. */\nexport default () => <i>basic card</i>',
  'components/card/demo/basic.md': `## zh-CN

中文说明。

## en-US

What it says, with [a link](../../button/index.md).

### More

Below.
`,
  'components/card/demo/said.tsx': `/**
 * title: Said <here>
 * description: By the *file*.
 * background: '#0f0'
 */
export default () => <i>said</i>
`,
  'components/card/demo/hidden.tsx': '/**\n * debug: true\n */\nexport default () => <i>hidden</i>',
  'components/card/demo/plain.tsx': 'export default () => <i>plain</i>',
  'components/alert/index.md': '---\ntitle: Alert\ngroup: Feedback\n---\n\nText.',
  'docs/react/use.md': '---\ntitle: Use\norder: 2\n---\n\nText.',
  'docs/react/start.md': '---\ntitle: Start\norder: 1\n---\n\nText.',
})
beforeAll(async () => expect((await it.build()).diagnostics).toEqual([]))
afterAll(() => it.remove())

test('its elements and code blocks are demos, with headings', () => {
  const html = it.output('components/button/index.html')
  expect(html).toMatch(/<h3 id="button-demo-basic">.*?<i>basic<\/i>.*data-demo="frame".*<b>runs<\/b>/s)
  expect(html).not.toContain('debug')
  expect(html).toContain('NoDemo')
  expect(html).toContain('<code>code</code> and <code>code</code>')
  expect(html).toContain('<p>Shared <em>text</em>.</p>')
  expect(it.output('components/button.md')).toMatch(/### Basic use\n\n```tsx title="demo\/basic.tsx"/)
})

test('its pages are in groups', () => {
  expect(() => it.output(`components/button/demo/basic/index.html`)).toThrow('ENOENT')
  const tab = it.output('components/button/design/index.html')
  expect(tab).toMatch(
    /href="\/components\/button\/"[^>]*>.*Button.*href="\/components\/button\/design\/"[^>]*>.*Design/s,
  )
  expect(tab).toContain('<h1>Design</h1>')
  expect(it.output('docs/react/start/index.html')).toMatch(/Start.*Use/s)
})

test('what is beside a demo, and at its head, is above it in the language of the page', () => {
  const html = it.output('components/card/index.html')
  expect(html).toMatch(
    /<h3 id="card-demo-basic">.*<p>What it says, with <a href="\/components\/button\/">a link<\/a>.*Below.*<i>basic card<\/i>/s,
  )
  expect(html).toMatch(/<h3 [^>]*><a [^>]*>Said &#x3C;here><\/a>.*<p>By the <em>file<\/em>\.<\/p>.*<i>said<\/i>/s)
  expect(html).not.toContain('中文说明')
  expect(html).not.toContain('description: By')
  expect(html).not.toContain('<i>hidden</i>')
  for (const ending of ['md', 'json']) {
    expect(it.output(`demos/components/card/demo/said.${ending}`)).toContain('<i>said</i>')
    expect(() => it.output(`demos/components/card/demo/hidden.${ending}`)).toThrow('ENOENT')
  }
  expect(html).toContain('for readers')
  expect(html).toMatch(/background:#0f0/)
  const chinese = it.output('zh/components/card/index.html')
  expect(chinese).toMatch(/>基本<.*<p>中文说明。<\/p>.*<i>basic card<\/i>/s)
  expect(chinese).not.toContain('What it says')
})

test('attributes, and comments in code blocks, say the same', () => {
  const html = it.output('components/card/index.html')
  expect(html).toMatch(
    /<h3 id="card-demo-plain">.*<p>With <a href="\/components\/button\/">a <strong>link<\/strong><\/a>\.<\/p>.*v-demo-bg-playground.*<i>plain<\/i>/s,
  )
  expect(html).toMatch(/<h3 id="in-the-page">.*<p>Two <em>lines<\/em>,\s*<code>code<\/code>\.<\/p>.*<b>here<\/b>/s)
  const markdown = it.output('components/card.md')
  expect(markdown).toMatch(/### Basic\n\nWhat it says, with.*\n\n```tsx title="demo\/basic.tsx"/s)
  expect(markdown).toMatch(/### In the page\n\nTwo \*lines\*,\n`code`\.\n+```tsx[^\n]*\nexport default/)
})
