/** Facts about finished HTML (ids, classes, text), and HTML as Markdown: in a worker thread, cached by content. */
import type { Ask } from '../../engine/question.js'
import { hash } from '../../engine/hash.js'
import type { HtmlFacts } from '../../markdown/html/html-facts.js'

export const htmlFactsOf = (ask: Ask, html: string): Promise<HtmlFacts> => readHtml(ask, 'htmlFacts', html)

/** Blocks of Markdown; '' where nothing is shown. */
export const markdownOfHtml = (ask: Ask, html: string): Promise<string> => readHtml(ask, 'htmlMarkdown', html)

async function readHtml<Result>(ask: Ask, task: 'htmlFacts' | 'htmlMarkdown', html: string): Promise<Result> {
  const { contentCache, workers } = ask.context
  const key = `${task === 'htmlFacts' ? 'html-facts' : 'html-markdown'} ${hash(html)}`
  await contentCache.fetch?.([key])
  const known = contentCache.get(key) as Result | undefined
  if (known !== undefined) return known
  const result = await workers.run<string, Result>(task, html, undefined, html.length)
  contentCache.set(key, result)
  return result
}
