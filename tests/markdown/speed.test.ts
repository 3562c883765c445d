/**
 * What exists only for speed changes no result: pages parsed without it, by micromark as it is published, are those of the
 * compiled generator.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type * as Markdown from '../../src/markdown/index.js'
import { defaultMarkdownConfig as config, parseMarkdown } from '../../src/markdown/index.js'
import { inLongRun } from '../support/long.js'
import { packageRoot } from '../support/files.js'

// Vitest moves these above the imports.
vi.mock('../../src/markdown/speed/edit-map.js', () => ({}))
vi.mock('../../src/markdown/speed/keep-compiled.js', () => ({
  keepCompiler: {},
  keepStatesOf: (extension: unknown) => extension,
}))

const fast = (await import(join(packageRoot, 'dist/src/markdown/index.js'))) as typeof Markdown
const content = join(packageRoot, 'content')
const pages = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
const step = inLongRun(1, 20)

test('the patches are off here, and on in the compiled generator', async () => {
  const { EditMap } = await import('micromark-util-edit-map')
  expect(EditMap.prototype.consume.toString()).toContain('vecs')
})

test.each(pages.filter((_, index) => index % step === 0))('%s', (page) => {
  const text = readFileSync(join(content, page), 'utf8')
  expect(fast.parseMarkdown(text, { config })).toEqual(parseMarkdown(text, { config }))
})

const many = (text: string) => text.repeat(200)

test.each([
  ['lists', many('- a\n  - *b*\n\n    c\n1. d\n')],
  ['lines that continue lazily', many('> a\nb\n- c\nd\n\n')],
  ['brackets', many('[a] [b](c.md) [d\n\n![e]\n')],
  ['tables', many('| a | [b] |\n| - | - |\n| `c` | ~~d~~ |\n\n')],
  ['headings', many('# a\n\nb\n===\n\n## [c]\n')],
  ['blocks', many(':::info\n\n> a\n\n:::\n\n<div>\n\nb\n\n</div>\n')],
])('%s', (_, text) => {
  expect(fast.parseMarkdown(text, { config })).toEqual(parseMarkdown(text, { config }))
})
