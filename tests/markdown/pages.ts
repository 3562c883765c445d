/** How the examples of these tests read: Markdown in, HTML or messages out. */
import { renderMarkdown, type RenderOptions } from '../../src/markdown/index.js'
import type { MarkdownRules } from '../../src/model.js'

export const html = async (markdown: string, options: RenderOptions = {}): Promise<string> => {
  const { lead, body } = await renderMarkdown(markdown, { highlight: false, ...options })
  return lead + body
}

/** Code, marked text and hint of every message. */
export async function messages(
  markdown: string,
  options: RenderOptions = {},
): Promise<[code: string, at: string, hint: string][]> {
  const { reports } = await renderMarkdown(markdown, { highlight: false, ...options })
  return reports.map(({ code, span, hint }) => [code, span ? markdown.slice(span.start, span.end) : '', hint ?? ''])
}

/** A page with a title and a description, which the rules ask for. */
export const page = (rest: string): string => `# Bars\n\n<p class="description">Bars compare values.</p>\n\n${rest}`

export const rules = (changed: Partial<MarkdownRules>): RenderOptions => ({ config: { rules: changed } })
