/** Lines that come again are not highlighted again, and look the same. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHighlighterCore } from 'shiki/core'
import { bundledLanguages } from 'shiki/langs'
import type { StateStack } from 'shiki/textmate'
import { afterAll, describe, expect, it } from 'vitest'
import { unionTheme } from '../../src/markdown/code-theme.js'
import { highlightCode } from '../../src/markdown/index.js'
import { type HighlightLine, withLineCache } from '../../src/markdown/speed/line-cache.js'
import { createRegexEngine } from '../../src/markdown/speed/regex-engine.js'
import { packageRoot } from '../support/files.js'

/** `b` is a comment where the rule around it begins: in the line after `a`, unless something else follows that. */
const anchors = {
  name: 'anchors',
  scopeName: 'source.anchors',
  patterns: [{ begin: 'a\\n?', end: 'z', name: 'string', patterns: [{ match: '\\Gb', name: 'comment' }] }],
  repository: {},
}

const highlighter = await createHighlighterCore({
  themes: [unionTheme().theme],
  langs: [bundledLanguages.tsx, anchors],
  engine: createRegexEngine(),
})
afterAll(() => highlighter.dispose())

/** With the lines that were highlighted, and the state before them. */
function counted(lang = 'tsx') {
  const grammar = highlighter.getLanguage(lang)
  const asked: string[] = []
  const plain: HighlightLine = (line, state) => {
    asked.push(line)
    const { tokens, ruleStack } = grammar.tokenizeLine2(line, state, 0)
    return { html: tokens.join(' '), state: ruleStack }
  }
  return { asked, plain, cached: withLineCache(plain) }
}

function lines(highlight: HighlightLine, code: string): string[] {
  let state: StateStack | null = null
  return code.split('\n').map((line) => {
    const result = highlight(line, state)
    state = result.state
    return result.html
  })
}

describe('withLineCache', () => {
  it('highlights a line at most twice in each state', () => {
    const { asked, cached } = counted()
    const code = (name: string) =>
      `import * as React from 'react'\nexport default function ${name}() {\n  return <p />\n}`
    for (const name of ['A', 'B', 'C', 'D']) lines(cached, code(name))
    const times = (text: string) => asked.filter((line) => line.includes(text)).length
    expect(['import', 'function', 'return', '}'].map(times)).toEqual([2, 4, 2, 2])
  })

  it('knows in which state a line is', () => {
    const { plain, cached } = counted()
    const code = '`\nconst a = 1\n`\nconst a = 1\n/*\nconst a = 1\n*/\n<p>\nconst a = 1\n</p>\nconst a = 1'
    for (let round = 0; round < 4; round++) expect(lines(cached, code)).toEqual(lines(plain, code))
  })

  it('knows whether a rule began at the end of a line', () => {
    const { plain, cached } = counted('anchors')
    expect(lines(plain, 'a\nb').at(-1)).not.toBe(lines(plain, 'a c\nb').at(-1))
    for (let round = 0; round < 4; round++)
      for (const code of ['a\nb', 'a c\nb']) expect(lines(cached, code)).toEqual(lines(plain, code))
  })

  it('forgets lines when there are too many', () => {
    const { asked, plain, cached } = counted()
    const code = Array.from({ length: 9000 }, (_, index) => `a${index}`).join('\n')
    const expected = lines(plain, code)
    asked.length = 0
    for (let round = 0; round < 3; round++) expect(lines(cached, code)).toEqual(expected)
    expect(asked.length).toBeGreaterThan(18_000)
    expect(asked.length).toBeLessThan(27_000)
  })
})

it('demos look the same as without the cache', async () => {
  const folder = join(packageRoot, 'content/react-tree-view')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(20)
  const requests = files.sort().map((file) => ({ lang: 'tsx', code: readFileSync(join(folder, file), 'utf8') }))
  await highlightCode(requests)
  // Lines in which words are marked are not cached.
  const uncached = await highlightCode(requests.map((request) => ({ ...request, words: ['no such word'] })))
  expect(await highlightCode(requests)).toEqual(uncached)
})
