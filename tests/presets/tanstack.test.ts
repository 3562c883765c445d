/** Trees of TanStack: a navigation in `config.json`, and pages that take the text of others. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallSite } from '../features/demos/small-site.js'

const link = (label: string, to: string) => ({ label, to })

const it = smallSite({
  'docs.config.ts': `export default {
  title: 'Test',
  url: 'https://example.com',
  content: [{ dir: 'docs', at: '/docs' }],
  markdown: { preset: 'tanstack' },
}`,
  'docs/config.json': JSON.stringify({
    sections: [
      { label: 'Start', children: [link('Overview', 'overview'), link('Source', 'https://example.org')] },
      {
        label: 'Guides',
        children: [],
        frameworks: [
          { label: 'react', children: [link('All queries', 'framework/react/queries')] },
          { label: 'vue', children: [link('Queries', 'framework/vue/queries')] },
        ],
      },
      { label: 'Reference', children: [link('Client', 'reference/index')] },
    ],
  }),
  'docs/overview.md': '---\ntitle: Overview\n---\n\nText.',
  'docs/reference/index.md': '---\ntitle: Client\n---\n\nText.',
  'docs/framework/react/other.md': '---\ntitle: Other\n---\n\nText.',
  'docs/framework/react/queries.md': `---
title: Queries
---

With React, call \`useQuery()\`, see [another](./other.md).

[//]: # 'Example'

## In React

[//]: # 'Example'
[//]: # 'Example2'

Of both.

[//]: # 'Example2'
`,
  'docs/framework/vue/other.md': '---\ntitle: Other\n---\n\nText.',
  'docs/framework/vue/queries.md': `---
title: Queries in Vue
ref: docs/framework/react/queries.md
replace: { 'React': 'Vue', 'useQuery[(]': 'injectQuery(' }
---

[//]: # 'Example'

## With React, too

[//]: # 'Example'
`,
  'docs/framework/solid/other.md': '---\ntitle: Other\n---\n\nText.',
  // Nothing but the text of another page, which has it of a third one.
  'docs/framework/solid/queries.md':
    '---\ntitle: Solid\nref: docs/framework/vue/queries.md\nreplace: { Vue: Solid }\n---\n',
})
beforeAll(async () => expect((await it.build()).diagnostics).toEqual([]))
afterAll(() => it.remove())

test('pages take the text of others, with words and sections of their own', () => {
  const html = it.output('docs/framework/vue/queries/index.html')
  expect(html).toContain('>Queries in Vue</h1>')
  expect(html).toMatch(
    /<p>With Vue, call .*injectQuery\(\).*href="\/docs\/framework\/vue\/other\/".*id="with-react-too".*Of both/s,
  )
  expect(html).not.toContain('In React')
  expect(it.output('docs/framework/vue/queries.md')).toMatch(
    /^> .*\n\n# Queries in Vue\n\nWith Vue, .*## With React, too/s,
  )
  expect(it.output('docs/framework/solid/queries/index.html')).toMatch(/>Solid<\/h1>.*With Solid, call/s)
})

test('each framework has a navigation', () => {
  const navigation = it.output('docs/framework/react/queries/index.html')
  expect(navigation).toContain('All queries')
  expect(navigation).toMatch(/Docs.*React.*Vue/s)
  expect(it.output('docs/overview/index.html')).toMatch(/Start.*Overview.*https:\/\/example\.org.*Reference.*Client/s)
})

test('a page that does not exist is a message at its name', async () => {
  it.write('docs/framework/vue/queries.md', '---\ntitle: Vue\nref: docs/missing.md\n---\n\nIts own.')
  const { diagnostics } = await it.build()
  expect(diagnostics.map(({ code, file, line }) => [code, file, line])).toEqual([
    ['preset/text', 'docs/framework/vue/queries.md', 3],
  ])
  expect(it.output('docs/framework/vue/queries/index.html')).toContain('Its own.')
})
