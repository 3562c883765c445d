/**
 * Reads `_redirects` as static hosts do: `/old/* /new/:splat 301`. A final `*` matches the rest of a path, `:name` one
 * segment; the first rule that matches wins.
 */
import { decodePath, encodePath } from '../core/paths.js'

export interface RedirectRule {
  from: string
  to: string
  status: number
  /** Applies even if there is a file at the path. */
  force: boolean
}

const statuses = new Set([200, 301, 302, 303, 307, 308, 404])

export function readRedirects(text: string): RedirectRule[] {
  return text.split('\n').flatMap((line): RedirectRule[] => {
    const [from, to, written = '301'] = line
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/)
    const status = Number(written.replace(/!$/, ''))
    const isAddress = to !== undefined && (/^\/(?!\/)/.test(to) || /^https?:\/\/[^/]/.test(to))
    return from?.startsWith('/') && isAddress && statuses.has(status)
      ? [{ from, to, status, force: written.endsWith('!') }]
      : []
  })
}

/** @param path decoded @returns the target, encoded for a Location header; for 200 and 404 a path of this site */
export function redirectFor(
  path: string,
  rules: readonly RedirectRule[],
  onlyForced = false,
): { to: string; status: number } | undefined {
  for (const { from, to, status, force } of rules) {
    if (onlyForced && !force) continue
    const found = match(path, from)
    if (found) return { to: fill(to, found), status }
  }
  return undefined
}

function match(path: string, from: string): Record<string, string> | undefined {
  const found: Record<string, string> = {}
  const wanted = segmentsOf(decodePath(from))
  const given = segmentsOf(path)
  for (const [index, part] of wanted.entries()) {
    if (part === '*' && index === wanted.length - 1) return { ...found, splat: given.slice(index).join('/') }
    const segment = given[index]
    if (segment === undefined) return undefined
    if (part.startsWith(':')) found[part.slice(1)] = segment
    else if (part !== segment) return undefined
  }
  return given.length === wanted.length ? found : undefined
}

/** Hosts treat `/old` and `/old/` alike. */
function segmentsOf(path: string): string[] {
  return path.replace(/^\/|\/$/g, '').split('/')
}

function fill(to: string, found: Record<string, string>): string {
  const filled = to.replace(/:(\w+)/g, (whole, name: string) =>
    Object.hasOwn(found, name) ? encodePath(found[name]!) : whole,
  )
  // A splat that begins with a slash must not lead to another host. Headers can hold printable ASCII only.
  return filled.replace(/^\/{2,}/, '/').replace(/[^\u0021-\u007e]+/g, (letters) => encodeURIComponent(letters))
}
