/** A page's Markdown in parts: what comes first, and the text under each heading. */
import { fencesIn } from '../../../src/features/agents/fences.js'
import { tokensOf } from '../../../src/features/agents/tokens.js'
import { slug, uniqueSlug } from '../../../src/markdown/slug.js'
import type { HeadingIds } from '../../../src/model.js'

export interface Section {
  /** Empty for what comes before the first heading. */
  id: string
  heading: string
  /** 1 for what comes before the first heading. */
  level: number
  /** With its heading, without the sections below it. */
  text: string
  tokens: number
}

/** @param markdown with the line at its head */
export function sectionsOf(markdown: string, ids: HeadingIds): Section[] {
  const text = markdown.replace(/^> .*\n+/, '')
  const fences = fencesIn(text)
  const taken = new Set<string>()
  const starts: Omit<Section, 'text' | 'tokens'>[] = [{ id: '', heading: '', level: 1 }]
  const at = [0]
  for (const match of text.matchAll(/^(#{1,6}) +(.*?)(?: \{#([^}\s]+)\})?[ \t]*$/gm)) {
    if (fences.some(({ start, end }) => match.index > start && match.index < end)) continue
    const [, marks = '', written = '', given] = match
    const heading = plain(written)
    if (marks.length === 1 && starts.length === 1) {
      starts[0]!.heading = heading
      continue
    }
    starts.push({ id: given ?? uniqueSlug(slug(heading, ids), taken, ids), heading, level: marks.length })
    if (given !== undefined) taken.add(given)
    at.push(match.index)
  }
  return starts.map((one, index) => {
    const part = text.slice(at[index], at[index + 1]).trim()
    return { ...one, text: part, tokens: tokensOf(part) }
  })
}

/** Without marks of links, code and emphasis. */
export const plain = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/[`*]/g, '')
    .trim()

/** A section with those below it. */
export function withSubsections(sections: readonly Section[], id: string): Section[] {
  const start = sections.findIndex((one) => one.id === id)
  if (start === -1) return []
  const end = sections.findIndex(({ level }, index) => index > start && level <= sections[start]!.level)
  return sections.slice(start, end === -1 ? undefined : end)
}
