/**
 * One term, one translation: `content/glossary.json` has the Chinese of each English term, `content/glossary-rejected.json`
 * other translations, which no page may use. Reads the sources, so that it takes no time.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from '../support/files.js'

const content = join(packageRoot, 'content')
const read = (file: string) => readFileSync(join(content, file), 'utf8')
const glossary = new Map(Object.entries(JSON.parse(read('glossary.json')) as Record<string, string>))
const rejected = Object.entries(JSON.parse(read('glossary-rejected.json')) as Record<string, string>)

const files = readdirSync(content, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(content, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .sort()
const chinesePages = files.filter((file) => file.endsWith('.zh.md'))
const chineseTexts = files.filter((file) => /\.zh\.(md|json)$|\/zh\/[^/]+\.tsx?$/.test(file))

/** What a reader reads of a Markdown file: neither code nor addresses nor the options of demos. */
function proseOf(markdown: string): string {
  return markdown
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/^(`{3,}|~{3,})[^]*?^\1`*$/gm, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\{\{.*?\}\}/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, '')
}

it.each([...glossary])('%s has the translation %s', (term, translation) => {
  expect(term).toBe(term.toLowerCase())
  expect(translation).toMatch(/\p{Script=Han}/u)
  for (const [other, of] of rejected) expect(translation, `${other} is rejected for ${of}`).not.toContain(other)
})

it('rejected translations belong to terms', () => {
  expect(rejected.filter(([, term]) => !glossary.has(term))).toEqual([])
})

it.each(chineseTexts)('%s uses no other translation', (file) => {
  const text = file.endsWith('.md') ? proseOf(read(file)) : read(file)
  const found = rejected.filter(([other]) => text.includes(other))
  expect(found.map(([other, term]) => `${other}: ${term} is ${glossary.get(term)}`)).toEqual([])
})

/** So often a word that is a term elsewhere, such as "stack" or "slice", is what the page is about. */
const often = 3

it.each(chinesePages)('%s names what its English page is about', (file) => {
  const english = proseOf(read(file.replace(/\.zh\.md$/, '.md')))
  const chinese = proseOf(read(file))
  const timesIn = (term: string) =>
    english.match(new RegExp(`(?<![\\w-])${term.replaceAll(' ', '\\s')}(e?s)?(?![\\w-])`, 'gi'))?.length ?? 0
  const missing = [...glossary].filter(
    ([term, translation]) => !chinese.includes(translation) && timesIn(term) >= often,
  )
  expect(missing.map(([term, translation]) => `${term}: ${translation}`)).toEqual([])
})
