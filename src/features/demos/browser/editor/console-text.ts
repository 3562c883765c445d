/** What `console.log` was given, as text: values of any kind, limited in depth and length. */

const longest = 5_000
const deepest = 3
const widest = 50

/** The first argument may contain the placeholders of `console`: `%s`, `%d`, `%i`, `%f`, `%o`, `%O`, `%c`. */
export function consoleText(values: readonly unknown[]): string {
  const [first, ...others] = values
  let rest = others
  let start = typeof first === 'string' ? first : describe(first, 0)
  if (typeof first === 'string' && /%[sdifoOc]/.test(first)) {
    start = first.replace(/%([sdifoOc%])/g, (whole, kind: string) => {
      if (kind === '%') return '%'
      if (rest.length === 0) return whole
      const [value, ...after] = rest
      rest = after
      return kind === 'c' ? '' : kind === 's' ? String(value) : describe(value, 0)
    })
  }
  const parts = values.length === 0 ? [] : [start, ...rest.map((value) => plain(value))]
  const text = parts.join(' ')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const plain = (value: unknown) => (typeof value === 'string' ? value : describe(value, 0))

function describe(value: unknown, depth: number, above: readonly unknown[] = []): string {
  try {
    return describeValue(value, depth, above)
  } catch {
    return '[unreadable]'
  }
}

function describeValue(value: unknown, depth: number, above: readonly unknown[]): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return `ƒ ${value.name || 'anonymous'}()`
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (value instanceof Date || value instanceof RegExp) return String(value)
  if (typeof Element !== 'undefined' && value instanceof Element) return `<${value.localName}>`
  if (above.includes(value)) return '[circular]'
  if (depth >= deepest) return Array.isArray(value) ? '[…]' : '{…}'
  const inside = [...above, value]
  const next = (one: unknown) => describe(one, depth + 1, inside)
  if (Array.isArray(value)) return `[${limit(value.map(next))}]`
  if (value instanceof Map) return `Map {${limit([...value].map(([key, one]) => `${next(key)} => ${next(one)}`))}}`
  if (value instanceof Set) return `Set {${limit([...value].map(next))}}`
  const entries = limit(Object.entries(value).map(([key, one]) => `${key}: ${next(one)}`))
  const name = (Object.getPrototypeOf(value) as object | null)?.constructor?.name
  return `${name && name !== 'Object' ? `${name} ` : ''}{${entries && ` ${entries} `}}`
}

function limit(parts: string[]): string {
  return parts.length > widest ? `${parts.slice(0, widest).join(', ')}, …` : parts.join(', ')
}
