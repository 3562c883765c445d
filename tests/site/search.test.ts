/** The quality and the weight of the search of this repository's site. */
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { languages, type Language, readOwnSite } from './support.js'
import {
  answered,
  BuiltSearch,
  chinesePhrases,
  misspelledPropsFirst,
  propsFirst,
  questions,
  titlesFirst,
} from './search-quality.js'

const { read } = readOwnSite()

describe.each(Object.keys(languages) as Language[])('%s', (locale) => {
  const search = new BuiltSearch(read, locale)

  it('the name of a prop finds that prop', () => {
    const { right, of, misses } = propsFirst(search)
    expect(of).toBeGreaterThan(500)
    expect(right / of, misses.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('the name of a prop with a typing error finds that prop', () => {
    const { right, of, misses } = misspelledPropsFirst(search)
    expect(of).toBeGreaterThan(2_000)
    expect(right / of, misses.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('the title of a page finds that page', () => {
    expect(titlesFirst(search).misses).toEqual([])
  })

  it('questions have their page among the first three', () => {
    const { right, of, misses } = answered(search, questions[locale])
    expect(right / of, misses.join('\n')).toBeGreaterThanOrEqual(0.9)
  })

  it('first results weigh at most 60 KB', () => {
    for (const [query] of questions[locale]) {
      const fresh = new BuiltSearch(read, locale)
      fresh.search(query)
      const weight = fresh.read.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0)
      expect(weight, query).toBeLessThanOrEqual(60 * 1024)
    }
  })
})

it('there are 80 questions', () => {
  expect(questions.en.length + questions.zh.length).toBeGreaterThanOrEqual(80)
})

it('Chinese phrases are found where they are', () => {
  const { recall, misses } = chinesePhrases(new BuiltSearch(read, 'zh'), 300)
  expect(recall, misses.join('\n')).toBeGreaterThanOrEqual(0.98)
})
