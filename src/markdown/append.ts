/**
 * Appends a generated section to the end of a page. It is added before the page is assembled, so that its ids are
 * unique on the page and its messages are reported.
 */
import type { Resolutions, IncludeResolution, Parts, Chunk } from './parts.js'

const nowhere = { start: 0, end: 0 }

/**
 * Marks parts as generated: their positions are not positions in the page's file, and translations need not repeat
 * their headings.
 *
 * @returns a copy whose links point to the beginning of the file and whose reports have no place
 */
export function generated(parts: Parts): Parts {
  return {
    ...parts,
    headings: parts.headings.map((heading) => ({ ...heading, generated: true as const, span: nowhere })),
    links: parts.links.map((link) => ({ ...link, span: nowhere })),
    reports: parts.reports.map(({ span: _, ...report }) => report),
  }
}

/** @returns the page with `section` at its end, as if it had included it there, and its resolutions */
export function appendSection(
  page: Parts,
  resolutions: Partial<Resolutions>,
  section: IncludeResolution,
): { parts: Parts; resolutions: Partial<Resolutions> } {
  const index = page.includes.length
  const placeholder = { placeholder: 'include' as const, index }
  const includes = [...page.includes.map((_, at) => resolutions.includes?.[at]), section]
  return {
    parts: {
      ...page,
      includes: [...page.includes, { path: '', span: nowhere }],
      chunks: [...page.chunks, placeholder],
      text: [...page.text, placeholder],
      markdown: [...withoutEnd(page.markdown), '\n\n', placeholder],
    },
    resolutions: { ...resolutions, includes },
  }
}

/** The chunks without trailing white space. */
function withoutEnd(chunks: Chunk[]): Chunk[] {
  const last = chunks.at(-1)
  return typeof last === 'string' ? [...chunks.slice(0, -1), last.trimEnd()] : chunks
}
