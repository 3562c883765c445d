/**
 * Asks browsers to fetch a page of the site when a reader seems about to open it: at the first press, or when the
 * pointer rests on its link. Browsers that don't know these rules ignore them, and others heed the reader's wish to
 * save data.
 */
import type { HeadTag, SiteConfig } from '../../model.js'

/** Pages have no extension; what has one is a file, perhaps a large one. */
export function speculationRules({ base }: SiteConfig): HeadTag {
  const where = {
    and: [
      { href_matches: `${base}*` },
      { not: { href_matches: `${base}*.*` } },
      { not: { selector_matches: '[download], [rel~=nofollow]' } },
    ],
  }
  const rules = { prefetch: [{ source: 'document', where, eagerness: 'moderate' }] }
  return { tag: 'script', attributes: { type: 'speculationrules' }, text: JSON.stringify(rules) }
}
