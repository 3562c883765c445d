/** All phases in a row, for Markdown without a site: previews, tests, other tools. */
import { assemble } from './assemble.js'
import { defaultMarkdownConfig } from './config.js'
import { normaliseText } from '../engine/decode.js'
import { codeRequest, highlightCode } from './highlight.js'
import { parseMarkdown } from './parse.js'
import type { MarkdownConfig, MarkdownRules } from '../model.js'
import type { Assembled, Fills, ParseOptions, Parts } from './parts.js'

export interface RenderOptions extends Omit<ParseOptions, 'config'> {
  /** What differs from `defaultMarkdownConfig`. */
  config?: Partial<Omit<MarkdownConfig, 'rules'>> & { rules?: Partial<MarkdownRules> }
  /** `false` leaves code without colours, and the highlighter asleep. */
  highlight?: boolean
  /** What a site would fill in: addresses, sizes of images, demos, components, includes. */
  fill?: (parts: Parts) => Partial<Fills> | Promise<Partial<Fills>>
}

export interface Rendered extends Assembled {
  title: string
  description: string
  parts: Parts
}

/**
 * Markdown → HTML, with its headings, plain text and Markdown twin. Never throws for bad content: what is wrong stands
 * in `reports`, with offsets into the normalised text. `lead + body` is the whole HTML; a text without a title of its own
 * has no lead.
 *
 *     const { body, headings, reports } = await renderMarkdown('## Bars\n\nSee [lines](/x/lines/).')
 *
 * By default the text counts as a fragment, which needs no title and no description; pass `fragment: false` for a page.
 */
export async function renderMarkdown(text: string, options: RenderOptions = {}): Promise<Rendered> {
  const { config: given = {}, highlight = true, fill, fragment = true, ...rest } = options
  const rules = { ...defaultMarkdownConfig.rules, ...given.rules }
  const config = { ...defaultMarkdownConfig, ...given, rules }
  const parts = parseMarkdown(normaliseText(text), { ...rest, fragment, config })
  const codes = highlight ? await highlightCode(parts.codes.map(codeRequest)) : []
  const fills = (await fill?.(parts)) ?? {}
  const assembled = assemble(parts, { codes, collapseLines: config.collapseLines, ...fills })
  return { ...assembled, title: parts.title, description: parts.description, parts }
}
