/** Parsing by remembered sections, as a server does, gives what parsing the whole text gives. */
import { readdirSync, readFileSync } from 'node:fs'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import { defaultMarkdownConfig as config, parseMarkdown } from '../../src/markdown/index.js'
import { parseSections } from '../../src/markdown/speed/remembered-sections.js'
import { inLongRun } from '../support/long.js'

const content = new URL('../../content/', import.meta.url)
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
const parsed = (text: string, remember: boolean) => JSON.stringify(parseMarkdown(text, { config, remember }))

it('pages of this site', () => {
  const step = inLongRun(1, 50)
  for (const file of files.filter((_, index) => index % step === 0)) {
    const text = readFileSync(new URL(file, content), 'utf8')
    const edited = `${text.replace('\n## ', '\nA new paragraph.\n\n## ')}\n`
    for (const one of [text, edited, text]) expect(parsed(one, true), file).toBe(parsed(one, false))
  }
})

const lines = [
  ...['', '', '', '', '# A', '## B *b*', '### C {#d}', 'H', '===', '---', '* * *', '<div>', '</div>', '<!--', '-->'],
  ...['text', 'more `code` [a](b.md)', '**strong', '[a] and [^n]', '<details>', '</details>', '<pre>', '</pre>'],
  ...['- item', '  - nested', '1. one', '10. ten', '> quote', '    indented', '| a | b |', '| - | - |', '~~deleted~~'],
  ...['```tsx', '```', '~~~', '  ```js', '  ```', '    ```', '- ```js', '> ```', '````', '# comment', '\tindented'],
  ...[':::', ':::info', ':::tip{#x} *T*', '::::', '::::warning', '<codeblock>', '</codeblock>', '{{"demo": "A.js"}}'],
]
const definitions = ['[a]: b.md', '[^n]: note', '> [a]: b.md']

function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

it('random lines', () => {
  const random = randomNumbers(Number(process.env.SECTION_SEED ?? 1))
  for (let run = 0; run < inLongRun(5_000, 100); run++) {
    const pool = random(8) === 0 ? [...lines, ...definitions] : lines
    const text = Array.from({ length: 2 + random(40) }, () => pool[random(pool.length)]).join('\n')
    const [whole, sections] = [parsed(text, false), parsed(text, true)]
    if (whole !== sections) expect(sections, text).toBe(whole)
  }
})

it('only what has changed is parsed again', () => {
  const seen: string[] = []
  const parse = (text: string) => {
    seen.push(text)
    return unified().use(remarkParse).parse(text)
  }
  const parsedNow = (text: string) => {
    seen.length = 0
    parseSections(text, true, 'test', parse)
    return [...seen]
  }
  const text = '# A\n\na\n\n## B\n\nb\n\n## C\n\nc\n'
  expect(parsedNow(text)).toEqual(['# A\n\na\n\n', '## B\n\nb\n\n', '## C\n\nc\n'])
  expect(parsedNow(text.replace('\nb\n', '\nnew\n'))).toEqual(['## B\n\nnew\n\n'])
  const defined = `${text}\n[d]: e\n`
  expect(parsedNow(defined)).toEqual([defined])
})
