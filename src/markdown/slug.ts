/**
 * Creates the id of a heading from its text. The rule is that of the documentation this dialect comes from, so that
 * links from other sites keep working: lower case, every run of the punctuation below or of white space becomes one
 * dash, and most symbols are removed (dashes, arrows and quotation marks too, but neither ✅ nor ⭐), as is what nobody
 * sees: joiners, marks of direction, variation selectors. Letters of every script stay as they are, composed (NFC):
 * browsers decode the fragment of an address, so `#%E4%B8%AD` leads to the id `中`.
 */
const separators = /[!@#$%^&*()=_+[\]{}`~;:'"|,.<>/?\s\\]+/g
const symbols = /[\u2011-\u26ff\ue000-\uf8ff\u{1f000}-\u{1fbff}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/gu

/** @param text plain text; text with only punctuation gives `section` */
export function slug(text: string): string {
  const dashed = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/=>|<| \/>|'/g, '')
    .replace(separators, '-')
    .replace(symbols, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
  return dashed || 'section'
}

/** Adds the first unused of `bars`, `bars-2`, `bars-3` … to `taken` and returns it. */
export function uniqueId(id: string, taken: Set<string>): string {
  let free = id
  if (taken.has(id)) {
    // Counts from where the last one stopped: thousands of headings may have the same text.
    const counts = lastCounts.get(taken) ?? new Map<string, number>()
    lastCounts.set(taken, counts)
    let count = counts.get(id) ?? 1
    do free = `${id}-${++count}`
    while (taken.has(free))
    counts.set(id, count)
  }
  taken.add(free)
  return free
}

/** The highest number that was given to an id, for each set of ids. */
const lastCounts = new WeakMap<Set<string>, Map<string, number>>()
