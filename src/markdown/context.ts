/**
 * The state of one parse: the lists of `Parts`, the messages and the placeholders.
 *
 * A placeholder passes through the HTML tree as a mark, `\0` + number + `\0`, in a text or an attribute. Markdown never
 * produces U+0000 (by specification it becomes U+FFFD), so content cannot forge a mark, and the tree libraries need not
 * know about placeholders. After serialization, the HTML is split at the marks. A mark may also represent finished HTML
 * (`literal`), which then passes the sanitizer unchanged.
 */
import type { FootnoteDefinition, Root, RootContent } from 'mdast'
import type { Diagnostic, Span } from '../model.js'
import { toDiagnostic, type Message } from './messages.js'
import type { Placeholder, ParseOptions, Parts, Chunk } from './parts.js'
import type { MarkdownString } from './strings.js'

export type MdastNode = Root | RootContent

export interface Context {
  /** The normalised text, with the front matter blanked out. */
  text: string
  options: ParseOptions
  parts: Parts
  placeholders: (Placeholder | string)[]
  /** The placeholder of a node, for the plain text. */
  placeholderOf: Map<MdastNode, Placeholder>
  /** Code spans that may become links, by their index in `Parts.codeSpans`. */
  codeSpanOf: Map<MdastNode, number>
  /** Replacements for the Markdown alternate. */
  edits: { start: number; end: number; chunks: Chunk[] }[]
  /** Nodes that have already been rendered with another node. */
  rendered: Set<MdastNode>
  /** Explicit ids, to find duplicates. */
  explicitIds: Set<string>
  /** Of an MDX page: the runs that begin in nodes, and behind them. */
  mdxStartOf?: Map<MdastNode, number>
  mdxEndOf?: Map<MdastNode, number>
  /** Footnotes that are on the page. */
  footnotes: Set<FootnoteDefinition>
}

export function mark(context: Context, placeholder: Placeholder | string): string {
  context.placeholders.push(placeholder)
  return `\0${context.placeholders.length - 1}\0`
}

/** What distinguishes the ids of a fragment that is included again; '' for a page. */
export function copyMark(context: Context): string {
  return context.options.fragment && context.options.file ? mark(context, { placeholder: 'copy' }) : ''
}

/** A text node that becomes exactly this HTML. */
export function literal(context: Context, html: string): { type: 'text'; value: string } {
  return { type: 'text', value: mark(context, html) }
}

export function stringMark(context: Context, key: MarkdownString, values?: Record<string, string>): string {
  return mark(context, { placeholder: 'string', key, ...(values && { values }) })
}

export function report(context: Context, message: Message, span: Span): void {
  const { config, file } = context.options
  const diagnostic: Diagnostic | undefined = toDiagnostic(message, config.rules, file, span)
  if (diagnostic) context.parts.reports.push(diagnostic)
}

export function spanOf(node: { position?: MdastNode['position'] }): Span {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }
}

/** Splits serialized HTML at its marks. */
export function splitChunks(context: Context, html: string): Chunk[] {
  const chunks: Chunk[] = []
  const fields = html.split('\0')
  for (const [index, field] of fields.entries()) {
    if (index % 2 === 0) pushChunk(chunks, field)
    else {
      const placeholder = context.placeholders[Number(field)]!
      if (typeof placeholder === 'string')
        for (const chunk of splitChunks(context, placeholder)) pushChunk(chunks, chunk)
      else chunks.push(placeholder)
    }
  }
  return chunks
}

/** Appends a chunk; adjacent strings are joined. */
export function pushChunk(chunks: Chunk[], chunk: Chunk): void {
  const last = chunks.length - 1
  if (chunk === '') return
  if (typeof chunk === 'string' && typeof chunks[last] === 'string') chunks[last] = chunks[last] + chunk
  else chunks.push(chunk)
}
