/**
 * How well an agent finds facts with the tools: for a test and for `npm run bench -- agents`. Questions and facts were
 * written before any reply was read. No model takes part: a fixed policy searches once, and reads what it has found.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Library } from '../../packages/vitrine-docs/src/library.js'
import { tokensOf } from '../../src/features/agents/tokens.js'
import { packageRoot } from '../support/files.js'
import { call } from '../packages/vitrine-docs/library.js'

type Question = [locale: 'en' | 'zh', question: string, facts: string[]]

const read = () => JSON.parse(readFileSync(join(packageRoot, 'tests/site/agents-questions.json'), 'utf8')) as unknown
const owners = { grid: '@mui/x-data-grid', pickers: '@mui/x-date-pickers' } as const

export const questions = Object.entries(read() as Record<keyof typeof owners, Question[]>).flatMap(([family, list]) =>
  list.map(([locale, question, facts]) => ({ locale, question, facts, owner: owners[family as keyof typeof owners] })),
)

export interface Quality {
  facts: number
  found: number
  calls: number
  tokens: number
  /** The questions with facts that were not found, and which. */
  missing: string[]
}

/** Searches with the question, reads the first page and the first name, and another page where those have not all. */
export async function qualityOf(library: Library, locale: string): Promise<Quality> {
  const result: Quality = { facts: 0, found: 0, calls: 0, tokens: 0, missing: [] }
  for (const { question, facts, owner } of questions.filter((one) => one.locale === locale)) {
    let seen = ''
    const ask = async (name: string, input: object) => {
      const { text } = await call(library, name, input)
      result.calls++
      result.tokens += tokensOf(text)
      seen += `\n${text}`
      return text
    }
    const isDone = () => facts.every((fact) => seen.includes(fact))
    const ids = (await ask('search', { query: question, package: owner }))
      .split('\n')
      .map((line) => line.split(' ')[0]!)
    const pages = [...new Set(ids.filter((id) => library.pages.has(id.split('#')[0]!)))]
    const names = ids.filter((id) => library.entries.has(id.split('.')[0]!))
    const steps = [
      () => ask('read', { ids: pages.slice(0, 1), about: question, budget: 900 }),
      () => ask('api', { names: names.slice(0, 2), depth: 0, budget: 500 }),
      () => ask('read', { ids: pages.slice(1, 2), about: question, budget: 1200 }),
    ]
    const possible = [pages.length > 0, names.length > 0, pages.length > 1]
    for (const [at, step] of steps.entries()) if (possible[at] && !isDone()) await step()
    const missing = facts.filter((fact) => !seen.includes(fact))
    result.facts += facts.length
    result.found += facts.length - missing.length
    if (missing.length > 0) result.missing.push(`${question} → ${missing.join(', ')}; ${ids.slice(0, 3).join(' ')}`)
  }
  return result
}
