/**
 * A section that the site adds to the end of a page: Markdown that no author wrote. It joins the page before it is
 * assembled, so that its ids are chosen among all of the page's and its messages are not lost.
 */
import type { Fills, IncludeFill, Parts, Piece } from './parts.js'

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

/** @returns a page that ends with `section`, and its fills: as if it included the section there */
export function appendSection(
  page: Parts,
  fills: Partial<Fills>,
  section: IncludeFill,
): { parts: Parts; fills: Partial<Fills> } {
  const index = page.includes.length
  const hole = { hole: 'include' as const, index }
  const includes = [...page.includes.map((_, at) => fills.includes?.[at]), section]
  return {
    parts: {
      ...page,
      includes: [...page.includes, { path: '', span: nowhere }],
      pieces: [...page.pieces, hole],
      text: [...page.text, hole],
      twin: [...withoutEnd(page.twin), '\n\n', hole],
    },
    fills: { ...fills, includes },
  }
}

/** Without the white space at its end. */
function withoutEnd(pieces: Piece[]): Piece[] {
  const last = pieces.at(-1)
  return typeof last === 'string' ? [...pieces.slice(0, -1), last.trimEnd()] : pieces
}
