/** The quality and the weight of the search of this repository's site. */
import { describe, expect, it } from 'vitest'
import { inLongRun } from '../support/long.js'
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
/** Names are alike in all families: in the short run every fifth is enough. */
const step = inLongRun(1, 5)

describe.each(Object.keys(languages) as Language[])('%s', (locale) => {
  const search = new BuiltSearch(read, locale)

  it('the name of a prop finds that prop', () => {
    const { right, of, misses } = propsFirst(search, step)
    expect(of * step).toBeGreaterThan(500)
    expect(right / of, misses.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('the name of a prop with a typing error finds that prop', () => {
    const { right, of, misses } = misspelledPropsFirst(search, step)
    expect(of * step).toBeGreaterThan(2_000)
    expect(right / of, misses.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('the title of a page finds that page', () => {
    expect(titlesFirst(search).misses).toEqual([])
  })

  it('questions have their page among the first three', () => {
    const { right, of, misses } = answered(search, questions[locale])
    expect(right / of, misses.join('\n')).toBeGreaterThanOrEqual(0.9)
  })
})

it('there are 80 questions', () => {
  expect(questions.en.length + questions.zh.length).toBeGreaterThanOrEqual(80)
})

it('Chinese phrases are found where they are', () => {
  const { recall, misses } = chinesePhrases(new BuiltSearch(read, 'zh'), 300)
  expect(recall, misses.join('\n')).toBeGreaterThanOrEqual(0.98)
})
