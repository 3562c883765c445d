/** Edits of the configuration make again only what reads the keys that changed. */
import { expect, test } from 'vitest'
import { parseId } from '../../src/engine/question.js'
import { pageText } from '../support/files.js'
import { site } from '../support/site.js'

const configText = (more: string) => `export default { title: 'Site', url: 'https://example.com', ${more} }`

/** The names of the questions that ran after an edit from one configuration to the other. */
async function ranAfter(before: string, after: string): Promise<Set<string>> {
  const it = site({
    'docs.config.ts': configText(before),
    'content/navigation.ts': `export default [{ pathname: '/one' }, { pathname: '/two' }]`,
    'content/one.md': pageText('One', '[Two](/two/)\n\n```ts\nconst a = 1\n```'),
    'content/two.md': pageText('Two'),
  })
  expect(await it.messages()).toEqual([])
  it.ran()
  await it.edit({ 'docs.config.ts': configText(after) })
  expect(await it.messages()).toEqual([])
  return new Set(it.ran().map((id) => parseId(id).name))
}

test('a comment: neither pages nor their HTML', async () => {
  const ran = await ranAfter('', '/* nothing */')
  expect(ran).toContain('config')
  for (const name of ['parsed-file', 'page', 'html', 'output']) expect(ran).not.toContain(name)
})

test('the address for feedback: the HTML, but no page is parsed or resolved again', async () => {
  const feedback = (label: string) => `feedback: { url: 'https://example.com/new?label=${label}' }`
  const ran = await ranAfter(feedback('a'), feedback('b'))
  expect(ran).toContain('html')
  for (const name of ['parsed-file', 'client-bundle', 'stylesheet']) expect(ran).not.toContain(name)
})

test('an option of one feature: not what others make', async () => {
  const search = (words: string) => `features: { search: { synonyms: { en: [['grid', '${words}']] } } }`
  const ran = await ranAfter(search('table'), search('sheet'))
  expect(ran).toContain('feature-options')
  for (const name of ['parsed-file', 'page']) expect(ran).not.toContain(name)
})
