/**
 * Cookies that hold one allowed word each.
 *
 * A cookie line is read by splitting, never by a pattern built from a name. A value that can't be decoded, or a name
 * that occurs twice with different values (two paths, an older site), counts as absent, and the caller uses its
 * default; the next write repairs it.
 */
const secondsOfAYear = 31_536_000

/**
 * @param line the value of `document.cookie`
 * @returns undefined where the cookie is missing, malformed or ambiguous
 */
export function readCookie(line: string, name: string): string | undefined {
  const values = new Set<string>()
  for (const pair of line.split(';')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() !== name) continue
    try {
      // Without `decodePercent` of text.ts, which would be one more file for every page.
      values.add(decodeURIComponent(pair.slice(at + 1).trim()))
    } catch {
      return undefined
    }
  }
  return values.size === 1 ? [...values][0] : undefined
}

/** What to assign to `document.cookie`: kept for a year, for the whole site, `Secure` on https. */
export function cookieLine(name: string, value: string, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${name}=${encodeURIComponent(value)}; Max-Age=${secondsOfAYear}; path=/; SameSite=Lax${secure}`
}

/** The part of a document that cookies need. Reading or writing may throw in a sandboxed frame. */
export interface CookieJar {
  read(name: string): string | undefined
  write(name: string, value: string): void
}

export function cookieJar(document: { cookie: string }, protocol: string): CookieJar {
  return {
    read(name) {
      try {
        return readCookie(document.cookie, name)
      } catch {
        return undefined
      }
    },
    write(name, value) {
      try {
        document.cookie = cookieLine(name, value, protocol)
      } catch {
        // Without cookies the choice lasts for this page view.
      }
    },
  }
}
