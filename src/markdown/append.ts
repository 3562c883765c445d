/**
 * A section that the site adds to the end of a page: Markdown that no author wrote. It joins the page before it is
 * assembled, so that its ids are chosen among all of the page's and its messages are not lost.
 */
import type { Resolutions, IncludeResolution, Parts, Chunk } from './parts.js'

const nowhere = { start: 0, end: 0 }

/**
 * Marks parts as generated: their places are none of the page's file, and a translation need not have their headings.
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

/** @returns a page that ends with `section`, and its resolutions: as if it included the section there */
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

/** Without the white space at its end. */
function withoutEnd(chunks: Chunk[]): Chunk[] {
  const last = chunks.at(-1)
  return typeof last === 'string' ? [...chunks.slice(0, -1), last.trimEnd()] : chunks
}
