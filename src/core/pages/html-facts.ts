/** Facts about finished HTML (ids, classes, text), extracted in a worker thread and cached by content. */
import type { Ask } from '../../engine/question.js'
import { hash } from '../../engine/hash.js'
import type { HtmlFacts } from '../../markdown/html/html-facts.js'

export async function htmlFactsOf(ask: Ask, html: string): Promise<HtmlFacts> {
  const { contentCache, workers } = ask.context
  const key = `html-facts ${hash(html)}`
  await contentCache.fetch?.([key])
  const known = contentCache.get(key) as HtmlFacts | undefined
  if (known) return known
  const facts = await workers.run<string, HtmlFacts>('htmlFacts', html, undefined, html.length)
  contentCache.set(key, facts)
  return facts
}
