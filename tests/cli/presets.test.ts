/** A build of pages for another generator ends with one list of what is not understood of them. */
import { afterAll, expect, test } from 'vitest'
import { project } from '../support/project.js'

const it = project({
  'docs.config.ts': `export default { title: 'T', url: 'https://example.com', markdown: { preset: 'docusaurus' } }`,
  'content/one.md': "---\ntitle: One\n---\n\nimport T from '@theme/Tabs'\n\nHello.\n",
  'content/two.md': "---\ntitle: Two\nslug: /x\n---\n\nimport T from '@theme/Tabs'\n\nHello.\n",
})
afterAll(() => it.remove())

test('the list counts what is the same and says where it is', async () => {
  const { exitCode, summary, diagnostics } = await it.result()
  expect({ exitCode, summary }).toEqual({
    exitCode: 0,
    summary: [
      'Pages written for Docusaurus have what is not understood here:',
      '  2 × The import of "@theme/Tabs" was left out: Markdown has no JavaScript. (content/one.md:5, content/two.md:6)',
    ],
  })
  expect(diagnostics).toHaveLength(2)
})
