/** Reads `_headers` as static hosts do: a path, with headers indented below it. Later rules win. */
export interface PathHeaders {
  path: string
  headers: [name: string, value: string][]
}

export function readHeaders(text: string): PathHeaders[] {
  const rules: PathHeaders[] = []
  for (const line of text.split('\n')) {
    if (/^\s*(#|$)/.test(line)) continue
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] })
      continue
    }
    const [, name, value] = /^\s+([\w-]+):\s*([\x20-\x7e]*?)\s*$/.exec(line) ?? []
    if (name && value !== undefined && !framing.has(name.toLowerCase()))
      rules.at(-1)?.headers.push([capitalised(name), value])
  }
  return rules
}

/** Headers about message framing, which only the server itself may set. */
const framing = new Set(['content-length', 'transfer-encoding', 'connection', 'content-encoding', 'content-range'])

/** Normalises the case of a header name: `cache-control` becomes `Cache-Control`. */
function capitalised(name: string): string {
  return name.toLowerCase().replace(/(^|-)[a-z]/g, (start) => start.toUpperCase())
}

/** @param path as requested, decoded */
export function headersFor(path: string, rules: readonly PathHeaders[]): Record<string, string> {
  const found = new Map<string, string>()
  for (const rule of rules) {
    const isMatch = rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path
    if (isMatch) for (const [name, value] of rule.headers) found.set(name, value)
  }
  return Object.fromEntries(found)
}
