/** Highlighted code, cached by its content: editing a page highlights only the changed block. */
import type { Ask } from '../../engine/question.js'
import { hash } from '../../engine/hash.js'
import { markdownTexts, translations } from '../content/translations.js'
import type { CodeRequest, CodeText, HighlightedCode } from '../../markdown/parts.js'

/**
 * @param label names the work in messages about workers
 * @returns one answer for each block, in order
 */
export async function highlightBlocks(ask: Ask, blocks: CodeText[], label?: string): Promise<HighlightedCode[]> {
  if (blocks.length === 0) return []
  const { contentCache, workers } = ask.context
  const { codeKey, codeRequest } = await import('../../markdown/highlight.js')
  const requests = blocks.map(codeRequest)
  const keys = requests.map((request) => `code ${hash(codeKey(request))}`)
  await contentCache.fetch?.(keys)
  const results = keys.map((key) => contentCache.get(key) as HighlightedCode | undefined)
  const missing = requests.filter((_, index) => !results[index])
  if (missing.length === 0) return results as HighlightedCode[]
  const size = missing.reduce((sum, { code }) => sum + code.length, 0)
  const made = await workers.run<CodeRequest[], HighlightedCode[]>('highlight', missing, label, size)
  return results.map((result, index) => {
    if (result) return result
    const fresh = made.shift()!
    contentCache.set(keys[index]!, fresh)
    return fresh
  })
}

/** Renders a highlighted code block with its copy button, like a fence in Markdown. @returns HTML */
export async function codeBlock(ask: Ask, code: CodeText, locale: string): Promise<string> {
  const { codeBlockHtml } = await import('../../markdown/code-html.js')
  const [highlightedCode] = await highlightBlocks(ask, [code])
  const { strings } = await ask(translations, locale)
  const block = { ...code, meta: {}, span: { start: 0, end: 0 } }
  return codeBlockHtml(block, highlightedCode!, { strings: markdownTexts(strings), collapseLines: 0 })
}
