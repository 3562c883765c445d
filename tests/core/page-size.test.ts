/** Pages whose HTML is large are reported, where something can be done about it. */
import { expect, test } from 'vitest'
import { pageText } from '../support/files.js'
import { site } from '../support/site.js'

const config = (options = '') => `export default { title: 'T', url: 'https://example.com'${options} }`

test('at the code block that is most of it, or as a whole, by a limit that a site can change', async () => {
  const lines = 'const a = 1\n'.repeat(4_000)
  const it = site({
    'docs.config.ts': config(),
    'content/navigation.ts': `export default [{ pathname: '/code' }, { pathname: '/text' }]`,
    'content/code.md': pageText('Code', `\`\`\`ts\n${lines}\`\`\`\n\n\`\`\`ts\nconst b = 1\n\`\`\``),
    'content/text.md': pageText('Text', 'Words of a paragraph.\n\n'.repeat(4_000)),
  })
  expect(await it.messages()).toEqual([])
  await it.edit({ 'docs.config.ts': config(', pageSizeWarning: 60') })
  const found = await it.diagnostics()
  expect(found.map(({ code, file, line }) => [code, file, line])).toEqual([
    ['content/page-size', 'content/code.md', expect.any(Number)],
    ['content/page-size', 'content/text.md', undefined],
  ])
  expect(found[0]!.text).toMatch(/^The HTML of \/code\/ has \d{3} kB/)
  expect(found[0]!.hint).toContain('this code block')
  await it.edit({ 'content/code.md': pageText('Code', 'Short.'), 'content/text.md': pageText('Text', 'Short.') })
  expect(await it.messages()).toEqual([])
})
