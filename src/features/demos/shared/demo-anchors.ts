/**
 * The anchors of a demo: `#Name` is the demo itself, `#Name.tsx` and `#Name.js` its source in one language, and, where
 * it has variants, `#css-Name.js` the source of one styling.
 *
 * The same rule from both sides: which ids a demo has, and which demo an address means.
 */
import type { CodeStyling } from '../../../feature.js'

/** @returns every anchor beside the demo's own id */
export function demoAnchors(id: string, stylings: readonly CodeStyling[]): string[] {
  const stems = stylings.length > 1 ? [id, ...stylings.map((styling) => `${styling}-${id}`)] : [id]
  return stems.flatMap((stem) => [`${stem}.tsx`, `${stem}.js`])
}

/**
 * @param hash `location.hash`
 * @returns the ids that a demo may have whose anchor this is, the likeliest first; empty for a hash in another alphabet
 */
export function demoIdsOf(hash: string): string[] {
  const stem = /^#([\w.-]{1,200})$/.exec(hash)?.[1]?.replace(/\.(js|tsx)$/, '')
  if (!stem) return []
  const bare = stem.replace(/^(system|css|tailwind)-/, '')
  return bare === stem ? [stem] : [bare, stem]
}
