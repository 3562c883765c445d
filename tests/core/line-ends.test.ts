/** Files with the line ends of Windows give the output, byte for byte, that they give with those of other systems. */
import { expect, test } from 'vitest'
import { pageText } from '../support/files.js'
import { type Files, site } from '../support/site.js'

const code = 'export function add(a: number, b: number) {\n  // The sum.\n  return a + b\n}\n'
const files: Record<string, string> = {
  'docs.config.ts': `export default {\n  title: 'T',\n  url: 'https://example.com',\n  locales: [{ code: 'en', label: 'E' }, { code: 'zh', label: '中文' }],\n}\n`,
  'content/navigation.ts': `export default [\n  { pathname: '/one', children: [{ pathname: '/one/two' }] },\n]\n`,
  'content/translations.zh.json': `{\n  "pages": { "/one/two": "二" }\n}\n`,
  'content/one/two.md': pageText(
    'Two',
    [
      'A line\nand the next.  \nAfter a hard break.',
      '```ts title="add.ts" {2}\n' + code + '```',
      ':::info\nA callout.\n:::',
      '- a\n- b\n\n  c',
      '| a | b |\n| - | - |\n| 1 | 2 |',
      '<div class="x">\n\n*Text*\n\n</div>',
      '{{"include": "./add.ts"}}',
      '{{"include": "./_part.md"}}',
    ].join('\n\n'),
  ),
  'content/one/_part.md': 'A part.\n\n## Its heading\n\nIts text.\n',
  'content/one/add.ts': code,
  'content/templates/site.css': '.x {\n  color: red;\n}\n',
}
const withLineEnds = (end: string): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.replaceAll('\n', end)]))

test('in Markdown, front matter, code, includes, JSON, styles and TypeScript', async () => {
  const [unix, windows] = [site(withLineEnds('\n')), site(withLineEnds('\r\n'))]
  expect(await windows.messages()).toEqual([])
  expect(await windows.paths()).toEqual(await unix.paths())
  for (const path of await unix.paths()) {
    if (!/\.(html|md|css|json|xml|txt)$/.test(path)) continue
    expect(await windows.file(path), path).toBe(await unix.file(path))
  }
})

test('places in messages are those of the file', { tags: 'long' }, async () => {
  const broken = { 'content/one/two.md': pageText('Two', 'Text.\n\n[x](/none/)').replaceAll('\n', '\r\n') }
  const it = site({ ...withLineEnds('\r\n'), ...broken })
  expect(await it.messages()).toEqual(['links/missing  content/one/two.md:11:5  There is no page at "/none/".'])
})
