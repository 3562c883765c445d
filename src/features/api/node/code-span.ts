/** Code in a line of Markdown, also where it holds backticks: types with template literals. */
export function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const marks = '`'.repeat(longest + 1)
  return longest > 0 ? `${marks} ${text} ${marks}` : `${marks}${text}${marks}`
}
