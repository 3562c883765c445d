/** Replacements of parts of a text. What no edit covers keeps its bytes. */
import type { Span } from '../../model.js'

export interface Edit extends Span {
  text: string
}

export class Edits {
  readonly #text: string
  readonly #edits: Edit[] = []

  constructor(text: string) {
    this.#text = text
  }

  add(span: Span, text: string): void {
    this.#edits.push({ start: span.start, end: span.end, text })
  }

  /** A part of the text with the edits in it; of those that overlap, the outermost. */
  apply({ start, end }: Span): string {
    const inside = this.#edits
      .filter((one) => one.start >= start && one.end <= end)
      .sort((a, b) => a.start - b.start || b.end - a.end)
    let result = ''
    let at = start
    for (const edit of inside) {
      if (edit.start < at) continue
      result += this.#text.slice(at, edit.start) + edit.text
      at = edit.end
    }
    return result + this.#text.slice(at, end)
  }
}

/** @param first what the first line begins with; the others are indented by as much */
export function indented(text: string, first: string): string {
  const indent = ' '.repeat(first.length)
  return first + text.replace(/\n(?=[^\n])/g, `\n${indent}`)
}

/** A block of colons around Markdown, with more colons than blocks in it have. */
export function container(opening: string, content: string): string {
  const inner = [...content.matchAll(/^[ \t]*(:{3,})/gm)].map(([, colons]) => colons!.length)
  const colons = ':'.repeat(Math.max(2, ...inner) + 1)
  return [`${colons}${opening}`, ...(content === '' ? [] : [content]), colons].join('\n')
}
