/**
 * Validates requests before any other code sees them: what is requested, and by whom.
 *
 * The servers answer from a list of known names, which alone would stop most hostile requests. They are refused here
 * nevertheless, so that later code need not deal with encodings. A target is decoded exactly once. The requester is
 * checked by Host (against DNS rebinding), Origin and Sec-Fetch-Site (against other sites that embed these pages).
 * Forwarded headers are ignored: these servers are not meant to run behind a proxy.
 */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { decodePercent } from '../text.js'

export interface Target {
  /** Decoded; begins with one slash. */
  path: string
  query: URLSearchParams
}

export interface Refusal {
  status: 400 | 403 | 404 | 405 | 414
}

const longestTarget = 8_192
// A target must not contain control characters, a fragment, a backslash or characters outside ASCII.
const forbidden = /[^\x21-\x7e]|[#\\]/

/** Parses the target of a request line. */
export function readTarget(target: string | undefined): Target | Refusal {
  if (target === undefined || !target.startsWith('/') || forbidden.test(target)) return { status: 400 }
  if (target.length > longestTarget) return { status: 414 }
  const mark = target.indexOf('?')
  const raw = mark === -1 ? target : target.slice(0, mark)
  if (raw.includes('//')) return { status: 404 }
  const segments: string[] = []
  for (const part of raw.split('/')) {
    const segment = decodePercent(part)
    if (segment === undefined) return { status: 400 }
    const refusal = refusalOf(segment)
    if (refusal) return refusal
    segments.push(segment)
  }
  return { path: segments.join('/'), query: new URLSearchParams(mark === -1 ? '' : target.slice(mark + 1)) }
}

function refusalOf(segment: string): Refusal | undefined {
  // An encoded slash or backslash would split the segment in two.
  if (/[\u0000-\u001f\u007f/\\]/.test(segment)) return { status: 400 }
  if (segment === '..' || segment === '.') return { status: 403 }
  if (segment.startsWith('.') && segment !== '.well-known') return { status: 404 }
  // The short names and the streams of Windows; modules of pages have an ending before theirs: `page.mdx~Tabs`.
  return /^[^.]*~|~$|:/.test(segment) ? { status: 404 } : undefined
}

/** Host names to accept besides localhost and IP addresses; a name that begins with a dot includes its subdomains. */
export type AllowedHosts = readonly string[]

/**
 * Checks method, Host, Origin and Sec-Fetch-Site.
 *
 * @param isPost whether what is asked for checks the method itself
 */
export function refuseRequest(
  request: Pick<IncomingMessage, 'method' | 'headers' | 'rawHeaders'>,
  allowed: AllowedHosts,
  isPost = false,
): Refusal | undefined {
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  const { host } = request.headers
  const name = hosts.length === 1 && host !== undefined ? hostname(host) : undefined
  if (name === undefined) return { status: 400 }
  if (!isAllowed(name, allowed)) return { status: 403 }
  if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') return { status: 405 }
  const { origin } = request.headers
  if (origin !== undefined && origin !== `http://${host}`) return { status: 403 }
  return refuseSite(request.headers)
}

/** Pages of other origins may link here, but not embed or fetch anything. */
function refuseSite(headers: IncomingMessage['headers']): Refusal | undefined {
  const site = headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return undefined
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
    ? undefined
    : { status: 403 }
}

/** The name in a Host header, without the port; undefined if it is malformed. */
export function hostname(host: string): string | undefined {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i.exec(host)
  return match?.[1]?.toLowerCase().replace(/\.$/, '')
}

function isAllowed(name: string, allowed: AllowedHosts): boolean {
  if (name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true
  return allowed.some((one) => name === one.toLowerCase() || (one.startsWith('.') && name.endsWith(one.toLowerCase())))
}
