/** Patterns of names, such as `Grid*` and `!*Props`, and the order of names. */
import picomatch from 'picomatch'

/** @param patterns picomatch's, of names; one with `!` before it removes names again. The last match counts */
export function nameFilter(patterns: readonly string[]): (name: string) => boolean {
  const rules = patterns.map((pattern) => {
    const isNegative = pattern.startsWith('!')
    return { isNegative, matches: picomatch(isNegative ? pattern.slice(1) : pattern) }
  })
  return (name) => {
    const last = rules.findLast(({ matches }) => matches(name))
    return last !== undefined && !last.isNegative
  }
}

/** Names that need no list to be matched with. @returns undefined if one of them is a pattern */
export function plainNames(patterns: readonly string[]): string[] | undefined {
  return patterns.some((pattern) => /[*!]/.test(pattern)) ? undefined : [...new Set(patterns)]
}

/** In the order of code points, whatever the language of the machine. */
export const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
