/** Kinds of callouts that a site or a plugin adds. */
import { expect, test } from 'vitest'
import { pageText } from '../support/files.js'
import { site } from '../support/site.js'

const config = (callouts: string, more = '') =>
  `import { defineConfig, defineFeature } from 'vitrine'
export default defineConfig({ title: 'Test', url: 'https://example.com', locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文', lang: 'zh-CN' }], markdown: { callouts: ${callouts} }, ${more} })`

const page = ':::experiment New *here*\nText.\n:::\n\n:::best-practice\nText.\n:::\n\n> [!NOTE]\n> Text.'
const files = {
  'docs.config.ts': config(`{ experiment: { color: 'warning' }, 'best-practice': { color: 'success', icon: 'tick' } }`),
  'content/translations.zh.json': '{ "strings": { "callout.experiment": "实验" } }',
  'content/navigation.ts': `export default [{ pathname: '/start' }]`,
  'content/start.md': pageText('Start', page),
  'content/start.zh.md': pageText('开始', page).replace('About 开始.', '说明。'),
}
const labels = (html: string) =>
  [...html.matchAll(/class="callout callout-([\w-]+)"[^>]* aria-label="([^"]*)"/g)].map(([, ...label]) => label)
const style = async (it: ReturnType<typeof site>) =>
  it.file((await it.paths()).find((path) => /\/styles-[^/]+\.css$/.test(path))!)

test('a site adds kinds, with a name in each language', async () => {
  const it = site(files)
  expect(await it.messages()).toEqual([])
  expect(labels(await it.file('start/index.html'))).toEqual([
    ['experiment', 'Experiment'],
    ['best-practice', 'Best practice'],
    ['info', 'Note'],
  ])
  expect(labels(await it.file('zh/start/index.html'))[0]).toEqual(['experiment', '实验'])
  expect(await style(it)).toMatch(/\.callout-experiment[^{]*\{[^}]*--v-color-warning/)
})

test('an edit of a kind makes the stylesheet again, and a new word is known', async () => {
  const it = site({ ...files, 'docs.config.ts': config(`{ experiment: { color: 'info' } }`) })
  expect(await it.messages()).toEqual([
    expect.stringContaining('markdown/callout-unknown  content/start.md:13:1'),
    expect.stringContaining('markdown/callout-unknown  content/start.zh.md:13:1'),
  ])
  await it.edit(files)
  expect(await it.messages()).toEqual([])
  expect(await style(it)).toMatch(/\.callout-best-practice[^{]*\{/)
})

test('their classes pass the sanitizer', async () => {
  const it = site({
    ...files,
    'docs.config.ts': files['docs.config.ts'].replace('markdown: {', "markdown: { html: 'sanitize',"),
  })
  expect(labels(await it.file('start/index.html'))).toHaveLength(3)
})

test('a plugin adds kinds, and the site may change their look', async () => {
  const plugin = `{ name: 'lab', callouts: { experiment: { color: 'error' } }, strings: { en: { 'callout.experiment': 'Lab' } } }`
  const plugins = `plugins: [${plugin}], features: { lab: true }`
  const text = { 'content/start.md': pageText('Start', ':::experiment\nText.\n:::'), 'content/start.zh.md': null }
  const it = site({ ...files, ...text, 'docs.config.ts': config('{}', plugins) })
  expect(labels(await it.file('start/index.html'))).toEqual([['experiment', 'Lab']])
  expect(await style(it)).toMatch(/\.callout-experiment[^{]*\{[^}]*--v-color-error/)
  await it.edit({ 'docs.config.ts': config(`{ experiment: { color: 'info' } }`, plugins) })
  expect(await style(it)).toMatch(/\.callout-experiment[^{]*\{[^}]*--v-color-info/)
})

test.each([
  ['{ details: { color: "info" } }', 'a word that is no other block'],
  ['{ warning: { color: "info" } }', 'a word that is no other block'],
  ['{ "Best Practice": { color: "info" } }', 'a word of small letters, digits and hyphens'],
  ['{ experiment: { color: "purple" } }', 'expected one of'],
])('%s is an error', async (callouts, text) => {
  const it = site({ ...files, 'docs.config.ts': config(callouts) })
  const [message, ...others] = await it.messages()
  expect(message).toContain('docs.config.ts:2')
  expect(message).toContain(text)
  expect(others).toEqual([])
})
