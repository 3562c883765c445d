/** Mistakes in docs.config.ts and in what it names: each is a message with its place; and what may be left out. */
import { describe, expect, test } from 'vitest'
import { pageText } from '../support/files.js'
import { inLongRun } from '../support/long.js'
import { type Files, site } from '../support/site.js'

const files: Files = {
  'content/navigation.ts': `export default [{ pathname: '/one' }]`,
  'content/one.md': pageText('One'),
}
const withConfig = (text: string, more: Files = {}) =>
  site({ ...files, 'docs.config.ts': `export default { title: 'T', ${text} }`, ...more })
const url = `url: 'https://example.com',`

describe('a wrong value', () => {
  test.each([
    [`url: 'example.com'`, 'config/value  docs.config.ts:1:30  "url" is not valid: expected an origin with its scheme'],
    [`url: 'https://example.com/docs/'`, 'config/value  docs.config.ts:1:30  "url" is not valid: expected an origin'],
    [`url: 'ftp://example.com'`, 'config/value  docs.config.ts:1:30  "url" is not valid: expected an origin'],
    [
      `${url} locales: [{ code: 'en', label: 'A' }, { code: 'en', label: 'B' }]`,
      'config/value  docs.config.ts:1:98  "locales.1.code" is not valid: two locales have the code "en"',
    ],
    [
      `${url} products: [{ id: 'a', title: 'A', pathnames: [] }, { id: 'a', title: 'B', pathnames: [] }]`,
      'config/value  docs.config.ts:1:111  "products.1.id" is not valid: two products have the id "a"',
    ],
    [
      `${url} theme: { colorSchemes: { sepia: {} } }`,
      'config/value  docs.config.ts:1:83  "theme.colorSchemes.sepia.mode" is not valid: expected "light" or "dark"',
    ],
    [
      `${url} features: { ads: { sho: 1 } }`,
      'config/unknown-key  docs.config.ts:1:77  Unknown key "features.ads.sho".',
    ],
    [`url: 5`, 'config/value  docs.config.ts:1:30  "url" is not valid: expected string, received number'],
    [
      `${url} locales: [ /* [ */ { code: 'en', label: '],{' }, { lable: 'B', code: 'zh' }]`,
      'config/missing-key  docs.config.ts:1:107  The required key "locales.1.label" is missing.',
    ],
    [
      `${url} locales: ['en', 'zh']`,
      'config/value  docs.config.ts:1:68  "locales.0" is not valid: expected object, received string',
    ],
    [
      `${url} headerLinks: [\n{ title: 'A', href: '/one' },\n// Not ready, [yet\n{ title: 5, href: '/' }]`,
      'config/value  docs.config.ts:4:3  "headerLinks.1.title" is not valid',
    ],
    [
      `${url} theme: { colorSchemes: { light: { palette: { primary: { main: 'zz' } } } } }`,
      'config/value  docs.config.ts:1:121  "theme" is not valid: "zz" is not a supported color.',
    ],
    [`${url} features: { analytics: { measurementId: 1 } }`, 'config/value  docs.config.ts'],
  ])('%s', async (text, message) => {
    const [first = ''] = await withConfig(text).messages()
    expect(first.slice(0, message.length)).toBe(message)
    expect(first).not.toContain('{\n')
  })
})

test('a navigation file that does not exist is named, with what to write', async () => {
  const absent = { ...Object.fromEntries(Object.keys(files).map((path) => [path, null])), 'content/notes.txt': '' }
  const [first] = await withConfig(url, absent).diagnostics()
  expect(first).toMatchObject({
    code: 'navigation/missing',
    text: 'The navigation file content/navigation.ts does not exist.',
    hint: "Create it: export default [{ pathname: '/guide/start' }]",
  })
  expect((await withConfig(`${url} navigation: 'content/nav.ts'`, absent).messages())[0]).toBe(
    'navigation/missing  docs.config.ts:1:58  The navigation file content/nav.ts does not exist.',
  )
})

test('an entry of the navigation without a pathname has a place', async () => {
  const navigation = `export default [\n  { pathname: '/one' },\n  { title: 'No page' },\n  'text',\n  null, { pathnme: '/x' }]`
  expect(await withConfig(url, { 'content/navigation.ts': navigation }).messages()).toEqual([
    'navigation/value  content/navigation.ts  The entry null has no "pathname" that is a string.',
    'navigation/value  content/navigation.ts:3:13  The entry {"title":"No page"} has no "pathname" that is a string.',
    'navigation/value  content/navigation.ts:4:4  The entry "text" has no "pathname" that is a string.',
    'navigation/value  content/navigation.ts:5:21  The entry {"pathnme":"/x"} has no "pathname" that is a string.',
  ])
  const found = await withConfig(url, { 'content/navigation.ts': navigation }).diagnostics()
  expect(found.at(-1)?.hint).toBe('Write "pathname" instead of "pathnme".')
})

test.each([
  ['docs.config.cts', `import { defineConfig } from 'vitrine'\nexport = defineConfig({ title: 'T', ${url} })`],
  [
    'docs.config.cts',
    `import vitrine = require('vitrine')\nexport default vitrine.defineConfig({ title: 'T', ${url} })`,
  ],
  [
    'docs.config.cjs',
    `const { defineConfig } = require('vitrine')\nmodule.exports = defineConfig({ title: 'T', ${url} })`,
  ],
  [
    'docs.config.js',
    `const { defineConfig } = require('vitrine')\nmodule.exports = defineConfig({ title: 'T', ${url} })`,
  ],
  ['docs.config.js', `exports.__esModule = true\nexports.default = { title: require('./title.cjs').title, ${url} }`],
  ['docs.config.mts', `export default { title: 'T', ${url} }`],
])('%s may be a configuration: %s', async (name, text) => {
  const found = site({ ...files, 'docs.config.ts': null, 'title.cts': `export const title = 'T'`, [name]: text })
  expect(await found.messages()).toEqual([])
  expect(await found.file('one/index.html')).toContain('<title>One - T</title>')
})

test('a file that is no code is no configuration', async () => {
  const found = site({ ...files, 'site.yaml': 'title: T' }, { config: 'site.yaml' })
  expect(await found.messages()).toEqual([
    'config/missing  site.yaml is not a configuration file: its name must end in one of ts, mts, cts, js, mjs, cjs, json.',
  ])
})

test('a package that is not installed is named, where it is imported', async () => {
  const text = `import absent from 'not-installed'\nexport default [{ pathname: '/one', title: absent }]`
  expect(await withConfig(url, { 'content/navigation.ts': text }).messages()).toEqual([
    'module/package  content/navigation.ts:1:21  content/navigation.ts imports "not-installed", which is not installed.',
  ])
})

describe('a template of the site', () => {
  const templates = [
    ['header.tsx:1:1', 'export const Heading = () => null', 'does not export "Header", which other templates import.'],
    ['doc.tsx', 'export const Doc = () => null', 'has no default export.'],
  ] as const
  test.each(templates.slice(0, inLongRun(2, 1)))('%s without its export is named', async (place, text, message) => {
    const name = place.replace(/:.*/, '')
    const it = withConfig(url, { [`content/templates/${name}`]: text })
    expect(await it.messages()).toContain(
      `template/export  content/templates/${place}  content/templates/${name} ${message}`,
    )
  })
})

test('a page that breaks a rule of style is a warning unless the site says otherwise', async () => {
  const plain = { 'content/one.md': '# One\n\n- A list.\n' }
  const [byDefault] = await withConfig(url, plain).diagnostics()
  expect(byDefault).toMatchObject({ code: 'markdown/description-missing', severity: 'warning' })
  const strict = `${url} markdown: { rules: { 'description-missing': 'error' } }`
  expect((await withConfig(strict, plain).diagnostics())[0]).toMatchObject({ severity: 'error' })
})

test('names that Windows cannot write are reported', async () => {
  const names = ['con', 'a:b', 'dot.']
  const it = withConfig(url, {
    'content/navigation.ts': `export default ${JSON.stringify(names.map((name) => ({ pathname: `/${name}` })))}`,
    ...Object.fromEntries(names.map((name) => [`content/${name}.md`, pageText('Page')])),
    'content/one.md': null,
    'public/NUL.txt': 'x',
    'public/console.txt': 'x',
  })
  const found = (await it.messages()).filter((one) => one.startsWith('output/windows'))
  expect(found).toEqual([
    'output/windows  NUL.txt cannot be written on Windows because of the name "NUL.txt".',
    'output/windows  content/a:b.md  a:b/index.html cannot be written on Windows because of the name "a:b".',
    'output/windows  content/con.md  con/index.html cannot be written on Windows because of the name "con".',
    'output/windows  content/dot..md  dot./index.html cannot be written on Windows because of the name "dot.".',
  ])
})

describe('what may be left out', () => {
  test('of a theme: all but one colour, and one breakpoint', async () => {
    const it = withConfig(
      `${url} theme: { colorSchemes: { light: { palette: { divider: '#123456' } }, dark: {} }, breakpoints: { md: 1000 } }`,
    )
    expect(await it.messages()).toEqual([])
    const path = (await it.paths()).find((one) => one.includes('/styles-'))!
    const css = await it.file(path)
    expect(css).toContain('#123456')
    expect(css).toContain('#2a3fe0')
  })

  test('of a locale: all but its code and label, also in a language without interface strings', async () => {
    const it = withConfig(`${url} locales: [{ code: 'en', label: 'English' }, { code: 'pt-BR', label: 'Português' }]`, {
      'content/one.pt-BR.md': pageText('Um'),
    })
    expect(await it.messages()).toEqual([])
    expect(await it.file('pt-BR/one/index.html')).toMatch(/<html lang="pt-BR"[^]*Previous|About um\./)
  })
})

test('a flag of a plugin’s command must not be one that all commands have', async () => {
  const plugin = `{ name: 'p', commands: [{ name: 'count', description: 'd', flags: { quiet: { description: 'q' }, fast: { description: 'f' } }, run: async () => 0 }] }`
  expect((await withConfig(`${url} plugins: [${plugin}]`).messages())[0]).toBe(
    'config/command  docs.config.ts:1:58  "count" declares the flag "quiet", which all commands have.',
  )
})

test.each([
  [
    `outputs: [{ name: 'feed', keys: async () => [null], path: async () => 'feed.txt', make: async () => undefined }]`,
    'A file that the plugin "p" makes (of "feed") is neither text nor bytes.',
  ],
  [
    `searchEntries: async () => [{ id: 'a', heading: 'A', text: '', kind: 'key' }]`,
    'The plugin "p" has a search entry of the kind "key", which is not known.',
  ],
])('what a plugin returns and cannot be used is an error: %s', async (member, text) => {
  const made = withConfig(`${url} plugins: [{ name: 'p', ${member} }]`)
  expect(await made.messages()).toEqual([`config/feature-value  docs.config.ts  ${text}`])
})

test('a member that plugins do not have is a warning', async () => {
  const plugin = `{ name: 'p', slot: {}, whatever: 1 }`
  expect(await withConfig(`${url} plugins: [${plugin}]`).diagnostics()).toMatchObject([
    {
      code: 'config/feature-member',
      severity: 'warning',
      text: expect.stringContaining('"slot"') as string,
      hint: 'Did you mean "slots"?',
    },
    { code: 'config/feature-member', severity: 'warning', text: expect.stringContaining('"whatever"') as string },
  ])
})
