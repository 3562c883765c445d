/** The project's folder itself as a content folder, which is `.` in the configuration: paths below it have no folder in front. */
import { expect, it } from 'vitest'
import { pageText } from '../support/files.js'
import { site } from '../support/site.js'

it('has edit links, and includes from the root', async () => {
  const project = site({
    'docs.config.ts': `export default { title: 'T', url: 'https://example.com', features: {}, content: [{ dir: '.', at: '/', editUrl: 'https://code.example' }] }`,
    'content/navigation.ts': null,
    'navigation.ts': `export default [{ pathname: '/guide/one' }]`,
    'index.md': pageText('Home'),
    'guide/one.md': pageText('One', '{{"include": "/shared/_part.md"}}'),
    'shared/_part.md': 'Shared words.',
  })
  expect(await project.messages()).toEqual([])
  const html = await project.file('guide/one/index.html')
  expect(html).toContain('Shared words.')
  expect(html).toContain('href="https://code.example/guide/one.md"')
})
