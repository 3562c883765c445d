/**
 * What readers type: symptoms, error messages, tasks in words of their own and comparisons. The questions were written
 * from public threads, with the list of pages beside them and before their texts were read. Pages do not quote them, or
 * they would measure nothing; messages of packages are the exception, since they are pasted as they are.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readFrontMatter } from '../../src/markdown/front-matter.js'
import { packageRoot } from '../support/files.js'
import { BuiltSearch } from './search-quality.js'
import { type Language, readOwnSite } from './support.js'

type Kind = 'symptom' | 'error' | 'task' | 'comparison'

const questions = JSON.parse(readFileSync(join(packageRoot, 'tests/site/readers-questions.json'), 'utf8')) as Record<
  Language,
  Record<Kind, { question: string; pages: string[] }[]>
>

const { read } = readOwnSite()

/** What the pages of a language should be found by, as it is written. */
function contentPhrases(locale: Language): string[] {
  const files = readdirSync(join(packageRoot, 'content'), { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => file.endsWith('.md') && file.endsWith('.zh.md') === (locale === 'zh'))
  return pages.flatMap((file) => {
    const text = readFileSync(join(packageRoot, 'content', file), 'utf8')
    const blocks = [...text.matchAll(/^\{\{"foundBy": (\[.*\])\}\}$/gm)].flatMap(
      ([, list]) => JSON.parse(list!) as string[],
    )
    return [...(readFrontMatter(text).frontMatter.foundBy ?? []), ...blocks]
  })
}

it.each(['en', 'zh'] as const)('%s: the page that answers is the first hit, or one of the first three', (locale) => {
  const search = new BuiltSearch(read, locale)
  const places = Object.values(questions[locale])
    .flat()
    .map(({ question, pages }) => {
      const found = search
        .search(question)
        .slice(0, 3)
        .map(({ page }) => search.index.core.pages[page]!.p)
      return { question, found, place: found.findIndex((page) => pages.includes(page)) }
    })
  expect(places).toHaveLength(60)
  const misses = (most: number) =>
    places.flatMap(({ question, found, place }) =>
      place === -1 || place > most ? [`${question} → ${found.join(' ') || 'nothing'}`] : [],
    )
  expect(1 - misses(0).length / 60, misses(0).join('\n')).toBeGreaterThanOrEqual(0.75)
  expect(1 - misses(2).length / 60, misses(2).join('\n')).toBeGreaterThanOrEqual(0.92)
})

it.each(['en', 'zh'] as const)('%s: no page quotes a question', (locale) => {
  const { error: _, ...others } = questions[locale]
  const asked = new Set(Object.values(others).flatMap((list) => list.map(({ question }) => question.toLowerCase())))
  const quoted = contentPhrases(locale).filter((phrase) => asked.has(phrase.toLowerCase()))
  expect(quoted).toEqual([])
})
