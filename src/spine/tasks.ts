/** The heavy work that the spine hands to threads: pure functions from data to data. */
import type { Tasks } from '../engine/workers.js'
import type { CodeRequest, HighlightedCode, ParseOptions, Parts } from '../markdown/parts.js'

export interface ParseTask {
  text: string
  options: ParseOptions
}

export const tasks = {
  async parse({ text, options }: ParseTask): Promise<Parts> {
    const { parseMarkdown } = await import('../markdown/parse.js')
    return parseMarkdown(text, options)
  },
  async highlight(requests: CodeRequest[]): Promise<HighlightedCode[]> {
    const { highlightCode } = await import('../markdown/highlight.js')
    return highlightCode(requests)
  },
} satisfies Tasks
