/** The syntax of types that are given as text: what is within brackets and quotes belongs together. */

export const typeTokens = /'(?:[^'\\]|\\.)*'|`[^`]*`|=>|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*|[^]/g

/** The outermost pairs of brackets. */
export function bracketsIn(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let depth = 0
  let start = 0
  for (const { 0: token, index } of text.matchAll(typeTokens)) {
    if ('([{<'.includes(token) && depth++ === 0) start = index
    if (')]}>'.includes(token) && --depth === 0) found.push({ start, end: index })
  }
  return found
}

/** The members of an object type as texts: `a: A` and `b: B` of `{ a: A; b: B }`; none of other types. */
export function membersOf(type: string): string[] {
  const [only] = bracketsIn(type)
  const isObject = only?.start === 0 && only.end === type.length - 1 && type.startsWith('{')
  return isObject ? splitType(type.slice(1, -1), ';') : []
}

/** The parts between marks that are outside of brackets and quotes. */
export function splitType(text: string, mark: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [token] of text.matchAll(typeTokens)) {
    if ('([{<'.includes(token)) depth++
    else if (')]}>'.includes(token)) depth--
    if (token === mark && depth === 0) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}
