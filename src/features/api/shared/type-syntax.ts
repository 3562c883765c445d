/** The syntax of types that are given as text: what is within brackets and quotes belongs together. */

/** Literals, arrows, names such as `React.Ref`, and every other character. */
export const typeTokens = /'(?:[^'\\]|\\.)*'|`[^`]*`|=>|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*|[^]/g

/** The tokens of a type, and how many brackets are around each. */
function tokensIn(type: string): { token: string; index: number; depth: number }[] {
  let depth = 0
  return [...type.matchAll(typeTokens)].map(({ 0: token, index }) => {
    if (')]}>'.includes(token)) depth--
    return { token, index, depth: '([{<'.includes(token) ? depth++ : depth }
  })
}

/** The parts between marks that are outside of brackets and quotes. */
export function splitType(type: string, mark: string): string[] {
  const parts = ['']
  for (const { token, depth } of tokensIn(type))
    if (token === mark && depth === 0) parts.push('')
    else parts[parts.length - 1] += token
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** The outermost pairs of brackets. */
export function bracketsIn(type: string): { start: number; end: number }[] {
  const pairs = []
  let start = 0
  for (const { token, index, depth } of tokensIn(type)) {
    if (depth > 0) continue
    if ('([{<'.includes(token)) start = index
    if (')]}>'.includes(token)) pairs.push({ start, end: index })
  }
  return pairs
}

/** The outermost object types, with their members: `a: A` and `b: B` of `{ a: A; b: B }`. */
export function objectsIn(type: string): { start: number; end: number; members: string[] }[] {
  return bracketsIn(type)
    .filter(({ start }) => type[start] === '{')
    .map(({ start, end }) => ({ start, end: end + 1, members: splitType(type.slice(start + 1, end), ';') }))
}
