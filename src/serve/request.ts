/**
 * What a request may ask and who may ask it: the one gate before anything else looks at a request.
 *
 * The servers answer from a list of known names, so most hostile requests would be closed by that alone. They are
 * refused here all the same, so that no later rule has to think of encodings. A target is decoded exactly once. Who asks
 * is told by Host (a page that rebinds its name to this machine has its own name there), by Origin and by Sec-Fetch-Site
 * (a page of another site that includes ours). Forwarded headers are not read: no proxy belongs before these servers.
 */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { decodePercent } from '../text.js'

export interface Target {
  /** Decoded, beginning with one slash. */
  path: string
  query: URLSearchParams
}

export interface Refusal {
  status: 400 | 403 | 404 | 405 | 414
}

const longestTarget = 8_192
// Control characters, a fragment, a backslash and what is not ASCII may not stand in a target.
const forbidden = /[^\x21-\x7e]|[#\\]/

/** Reads the target of a request line. */
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
  // An encoded slash or backslash would make one segment two.
  if (/[\u0000-\u001f\u007f/\\]/.test(segment)) return { status: 400 }
  if (segment === '..' || segment === '.') return { status: 403 }
  if (segment.startsWith('.') && segment !== '.well-known') return { status: 404 }
  return /[~:]/.test(segment) ? { status: 404 } : undefined
}

/** Names beside localhost and addresses that Host may carry; one that begins with a dot stands for all below it. */
export type AllowedHosts = readonly string[]

/** Checks method, Host, Origin and Sec-Fetch-Site. */
export function refuseRequest(
  request: Pick<IncomingMessage, 'method' | 'headers' | 'rawHeaders'>,
  allowed: AllowedHosts,
): Refusal | undefined {
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  const { host } = request.headers
  const name = hosts.length === 1 && host !== undefined ? hostname(host) : undefined
  if (name === undefined) return { status: 400 }
  if (!isAllowed(name, allowed)) return { status: 403 }
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405 }
  const { origin } = request.headers
  if (origin !== undefined && origin !== `http://${host}`) return { status: 403 }
  return refuseSite(request.headers)
}

/** A page of another origin may lead here by a link, and nothing else. */
function refuseSite(headers: IncomingMessage['headers']): Refusal | undefined {
  const site = headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return undefined
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
    ? undefined
    : { status: 403 }
}

/** The name in a Host header, without its port; undefined where it is none. */
export function hostname(host: string): string | undefined {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i.exec(host)
  return match?.[1]?.toLowerCase().replace(/\.$/, '')
}

function isAllowed(name: string, allowed: AllowedHosts): boolean {
  if (name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true
  return allowed.some((one) => name === one.toLowerCase() || (one.startsWith('.') && name.endsWith(one.toLowerCase())))
}
