/**
 * Which pages have an address like one that does not exist: misspelt, moved to another folder, or of a page that is
 * gone.
 */
import { distance } from 'fastest-levenshtein'

/**
 * What each segment that a page does not have costs: the page above a page that is gone is near, the home page is not.
 */
const missingSegment = 0.2
const leastSimilarity = 0.7
const mostPages = 3

/**
 * @param wanted the address without base and language: `/x/data-tabel/`
 * @returns the pages with the most similar addresses, best first; none if no address is similar
 */
export function similarPages<Page extends { p: string }>(wanted: string, pages: readonly Page[]): Page[] {
  const segments = wanted.split('/').filter(Boolean)
  return pages
    .map((page) => ({ page, similarity: addressSimilarity(segments, page.p.split('/').filter(Boolean)) }))
    .filter(({ similarity }) => similarity >= leastSimilarity)
    .sort((a, b) => b.similarity - a.similarity || (a.page.p < b.page.p ? -1 : 1))
    .slice(0, mostPages)
    .map(({ page }) => page)
}

/** 0 to 1. */
function addressSimilarity(wanted: readonly string[], segments: readonly string[]): number {
  // A single segment is the prefix of all pages.
  if (segments.length < 2) return 0
  const whole = similarity(wanted.join('/'), segments.join('/'))
  const missing = wanted.length - segments.length
  if (missing <= 0) return whole
  const above = similarity(wanted.slice(0, segments.length).join('/'), segments.join('/')) - missing * missingSegment
  return Math.max(whole, above)
}

function similarity(a: string, b: string): number {
  return 1 - distance(a.toLowerCase(), b.toLowerCase()) / Math.max(a.length, b.length, 1)
}
