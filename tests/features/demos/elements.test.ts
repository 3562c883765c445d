/** Elements that the configuration makes demos: what is said about them. */
import { expect, test } from 'vitest'
import { site } from '../../support/site.js'

const files = {
  'docs.config.ts': `export default {
  title: 'Test',
  url: 'https://example.com',
  elements: { Preview: ({ name }) => \`registry/\${name}.tsx\`, Hidden: () => 'registry/.secret.tsx' },
}`,
  'content/navigation.ts': "export default [{ pathname: '/a' }, { pathname: '/b' }]",
  'content/index.md': '# Home\n\nThe home page.',
  'content/a.mdx': '# A\n\nA page.\n\n<Preview name="one" />\n\n<Preview name="two" />',
  'content/b.md': '# B\n\nA page.\n\n<Preview name="three" />',
  'content/no-page.md': '# C\n\n<Preview name="four" />',
}

test('demos that do not exist are one message for their element, with the count', async () => {
  const it = site(files)
  const found = (await it.diagnostics()).filter(({ code }) => code === 'demo/missing')
  expect(found.map(({ text, file, notes }) => [text, file, notes])).toEqual([
    [
      'There is no file "registry/one.tsx", which `elements` of the configuration names for <Preview>.',
      'content/a.mdx',
      ['Used 3 times: content/a.mdx, content/b.md.'],
    ],
  ])
})

test('hidden files are no demos', async () => {
  const it = site({ ...files, 'content/a.mdx': '# A\n\nA page.\n\n<Hidden />', 'registry/.secret.tsx': 'secret' })
  expect(await it.messages()).toEqual(expect.arrayContaining([expect.stringContaining('registry/.secret.tsx')]))
  expect(await it.file('a/index.html')).not.toContain('secret')
})

test('a page is parsed again when the function changes, others are not', async () => {
  const it = site(files)
  await it.diagnostics()
  await it.edit({ 'docs.config.ts': files['docs.config.ts'].replace('registry/', 'demos/') })
  it.ran()
  const found = (await it.diagnostics()).filter(({ code }) => code === 'demo/missing')
  expect(found[0]!.text).toContain('"demos/one.tsx"')
  const parsed = it.ran().filter((id) => id.startsWith('parsed-file'))
  expect(parsed.some((id) => id.includes('a.mdx'))).toBe(true)
  expect(parsed.some((id) => id.includes('index.md'))).toBe(false)
})
