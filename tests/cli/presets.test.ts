/** A build of pages for another generator ends with one list of what is not understood of them. */
import { afterAll, expect, test } from 'vitest'
import { project } from '../support/project.js'

const it = project({
  'docs.config.ts': `export default { title: 'T', url: 'https://example.com', markdown: { preset: 'vitepress' } }`,
  'content/one.md': '---\ntitle: One\n---\n\n{{ x }}\n\nHello.\n',
  'content/two.md': '---\ntitle: Two\nhead: []\n---\n\n{{ x }}\n\nHello.\n',
})
afterAll(() => it.remove())

test('the list counts what is the same and says where it is', async () => {
  const { exitCode, summary, diagnostics } = await it.result()
  expect({ exitCode, summary }).toEqual({
    exitCode: 0,
    summary: [
      'Pages written for VitePress have what is not understood here:',
      '  2 × {{ x }} is shown as it is: pages have no templates. (content/one.md:5, content/two.md:6)',
      '  1 × The front matter key "head" was left out. (content/two.md:3)',
    ],
  })
  expect(diagnostics).toHaveLength(3)
})
