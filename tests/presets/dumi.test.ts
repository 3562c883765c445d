/** Trees of dumi: demos by element, code blocks that run, groups of the navigation. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallSite } from '../features/demos/small-site.js'

const it = smallSite({
  'docs.config.ts': `export default {
  title: 'Test',
  url: 'https://example.com',
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

Text of \`code\` and <code>code</code>.

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
  'components/button/index.$tab-design.md': 'A tab.',
  'components/button/demo/basic.md': '## zh-CN\n\nNo page.',
  'components/button/demo/basic.tsx': 'export default () => <i>basic</i>',
  'components/button/demo/debug.tsx': 'export default () => <i>debug</i>',
  'components/button/demo/frame.tsx': 'export default () => <i>frame</i>',
  'components/alert/index.md': '---\ntitle: Alert\ngroup: Feedback\n---\n\nText.',
  'docs/react/use.md': '---\ntitle: Use\norder: 2\n---\n\nText.',
  'docs/react/start.md': '---\ntitle: Start\norder: 1\n---\n\nText.',
})
beforeAll(() => it.build())
afterAll(() => it.remove())

test('its elements and code blocks are demos, with headings', () => {
  const html = it.output('components/button/index.html')
  expect(html).toMatch(/<h3 id="basic-use">.*?<i>basic<\/i>.*data-demo="frame".*<b>runs<\/b>/s)
  expect(html).not.toContain('debug')
  expect(html).toContain('NoDemo')
  expect(html).toContain('<code>code</code> and <code>code</code>')
  expect(it.output('components/button.md')).toMatch(/### Basic use\n\n```tsx title="basic.tsx"/)
})

test('its pages are in groups', () => {
  for (const path of ['demo/basic', 'index.$tab-design'])
    expect(() => it.output(`components/button/${path}/index.html`)).toThrow('ENOENT')
  expect(it.output('docs/react/start/index.html')).toMatch(/Start.*Use/s)
})
