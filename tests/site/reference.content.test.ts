/** The generated parts of Vitrine's documentation are what the types and the table of flags say now. */
import { beforeAll, expect, it } from 'vitest'
import { ownFeatures } from '../../src/builtin-features.js'
import { documentOf } from '../support/files.js'
import { readChinese, referenceFiles, type ReferenceFiles } from '../../scripts/reference.mjs'

let made: ReferenceFiles
beforeAll(async () => {
  made = await referenceFiles(readChinese())
})

const names = ['_configuration', '_features', '_cli'].flatMap((name) => [`${name}.md`, `${name}.zh.md`])

it.each(names)('%s is up to date (npm run reference)', (name) => {
  expect(documentOf(`content/vitrine/${name}`)).toBe(made.files[name])
})

it('has no other files', () => expect(Object.keys(made.files).sort()).toEqual([...names].sort()))

it('every text has a translation, and every translation a text', () => {
  expect(made.missing).toEqual([])
  expect(made.unused).toEqual([])
})

it('has the keys that sites use, with their types and defaults', () => {
  const keys = made.files['_configuration.md']!
  expect(keys).toContain('### `title` {#key-title}\n\n`string` · required')
  expect(keys).toMatch(/### `base` \{#key-base\}\n\n`string` · Default: `'\/'`/)
  expect(keys).toMatch(/\| `colorSchemes` \|/)
  expect(made.files['_features.md']).toContain("| `placement` | `string` · Default: `'body-top'`<br>")
  expect(keys).toContain('| `colorSchemes.<name>.palette.primary` | `{ main, light?, dark?, contrastText? }`<br>')
  expect(keys).not.toMatch(/PageFile|JSONType/)
  expect(made.files['_features.md']).toMatch(/### `features\.search` \{#feature-search\}[^]*?\| `synonyms` \|/)
})

it('has every built-in feature that has options', () => {
  const named = ownFeatures.filter(({ options }) => options !== undefined).map(({ name }) => `{#feature-${name}}`)
  expect(named.filter((name) => !made.files['_features.md']!.includes(name))).toEqual([])
})

it('has the commands and their flags', () => {
  const commands = made.files['_cli.md']!
  for (const title of ['docs-build', 'docs-serve', 'docs-build init', 'docs-build check demos', 'docs-build api-diff'])
    expect(commands).toContain(`### \`${title}\` {#`)
  expect(commands).toMatch(/\| `--shard <index\/count>` \|/)
  expect(commands).toMatch(/\| `--demo <glob>` \| .*\(default: all\) \|/)
  expect(commands).toContain('\ndocs-build api-diff <old> <new>\n')
  expect(commands).toContain('\ndocs-build api-snapshot <package>\n')
  expect(commands).toContain('\ndocs-build eject [template] [root]\n')
})
