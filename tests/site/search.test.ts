/** The quality of the search of this repository's site. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inLongRun } from '../support/long.js'
import { packageRoot } from '../support/files.js'
import { languages, type Language, readOwnSite } from './support.js'
import {
  answered,
  BuiltSearch,
  chinesePhrases,
  misspelledPropsFirst,
  type PageQuestions,
  propsFirst,
  sample,
  questions,
  questionsOfPages,
  titlesFirst,
} from './search-quality.js'

const { read } = readOwnSite()

const folder = join(packageRoot, 'tests/site/questions')
const files = Object.fromEntries(
  readdirSync(folder).map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as PageQuestions]),
)

describe.each(Object.keys(languages) as Language[])('%s', (locale) => {
  const search = new BuiltSearch(read, locale)

  it('the name of a prop finds that prop', () => {
    const { right, of, misses } = propsFirst(search, inLongRun(1, 5))
    expect(of).toBeGreaterThan(inLongRun(500, 100))
    expect(right / of, misses.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('the name of a prop with a typing error finds that prop', () => {
    // Every name takes most of a minute, because each typing error is compared with all names.
    const { right, of, misses } = misspelledPropsFirst(search, inLongRun(1, 10))
    expect(of).toBeGreaterThan(inLongRun(2_000, 200))
    expect(right / of, misses.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('the title of a page finds that page', () => {
    expect(titlesFirst(search, inLongRun(1, 5)).misses).toEqual([])
  })

  it('questions have their page among the first three', () => {
    const { right, of, misses } = answered(search, questions[locale])
    expect(right / of, misses.join('\n')).toBeGreaterThanOrEqual(0.9)
  })

  it('questions that pages answer have them among the first five', () => {
    const { of, misses } = answered(search, sample(questionsOfPages(search, files, locale), inLongRun(1, 5)), 5)
    expect(of).toBe(inLongRun(5, 1) * Object.keys(files).length)
    expect(misses).toEqual([])
  })
})

it('there are 80 questions', () => {
  expect(questions.en.length + questions.zh.length).toBeGreaterThanOrEqual(80)
})

it('Chinese phrases are found where they are', () => {
  const { recall, misses } = chinesePhrases(new BuiltSearch(read, 'zh'), inLongRun(2_000, 500))
  expect(recall, misses.join('\n')).toBeGreaterThanOrEqual(0.98)
})
