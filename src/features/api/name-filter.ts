/** Patterns of names: `Grid*`, `!*Props`. */

/** @param patterns names, with `*` for any letters; one with `!` before it takes names away again. The last match counts */
export function nameFilter(patterns: readonly string[]): (name: string) => boolean {
  const rules = patterns.map((pattern) => {
    const isNegative = pattern.startsWith('!')
    const text = (isNegative ? pattern.slice(1) : pattern).replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
    return { isNegative, expression: new RegExp(`^${text}$`) }
  })
  return (name) => {
    let isMatch = false
    for (const { isNegative, expression } of rules) if (expression.test(name)) isMatch = !isNegative
    return isMatch
  }
}

/** Names that need no list to be matched with. @returns undefined where there is a pattern among them */
export function plainNames(patterns: readonly string[]): string[] | undefined {
  return patterns.some((pattern) => /[*!]/.test(pattern)) ? undefined : [...new Set(patterns)]
}
