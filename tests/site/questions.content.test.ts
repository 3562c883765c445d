/** The questions of readers that pages answer: five for each, in both languages, each once. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from '../support/files.js'

const folder = join(packageRoot, 'tests/site/questions')

it.each(readdirSync(folder).sort())('%s has five questions in English and Chinese', (file) => {
  const questions = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { en: string; zh: string }[]
  expect(questions.map((one) => Object.keys(one).sort())).toEqual(Array(5).fill(['en', 'zh']))
  for (const language of ['en', 'zh'] as const) {
    const texts = questions.map((one) => one[language])
    expect(new Set(texts).size).toBe(5)
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  }
})
