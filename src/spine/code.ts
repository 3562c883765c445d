/** Highlighted code, remembered by its content: a page that is edited highlights only the block that changed. */
import type { Ask } from '../engine/graph.js'
import { hash } from '../engine/hash.js'
import type { CodeRequest, HighlightedCode } from '../markdown/parts.js'

export async function highlighted(ask: Ask, requests: CodeRequest[], label?: string): Promise<HighlightedCode[]> {
  const { memo, workers } = ask.world
  const { highlighterVersion } = await import('../markdown/highlight.js')
  const keys = requests.map(
    ({ lang, code, diff, words }) => `code ${hash(JSON.stringify([highlighterVersion, lang, code, diff, words]))}`,
  )
  const results = keys.map((key) => memo.get(key) as HighlightedCode | undefined)
  const missing = requests.filter((_, index) => !results[index])
  if (missing.length === 0) return results as HighlightedCode[]
  const made = await workers.run<CodeRequest[], HighlightedCode[]>('highlight', missing, label)
  return results.map((result, index) => {
    if (result) return result
    const fresh = made.shift()!
    memo.set(keys[index]!, fresh)
    return fresh
  })
}
