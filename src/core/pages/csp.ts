/**
 * The Content-Security-Policy of one page, as a meta tag: everything from its own host, inline scripts by their hash,
 * and the sources that features need. `frame-ancestors` is not allowed in a meta tag; it is in `_headers`.
 */
import { createHash } from 'node:crypto'
import type { CspSources, HeadTag } from '../../model.js'

const base: CspSources = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
}

/** What a policy can name as a host: no semicolon, which would begin another directive, and no address of IPv6. */
const policyHost = /^[\w.-]+(?::\d+)?$/

/**
 * The source that allows the host of an external URL; of `//host/…`, in whatever scheme the page has. Undefined if the
 * URL has no host, or one that a policy cannot name.
 */
export function sourceOf(url: string): string | undefined {
  // Without two slashes, an address with a scheme may still be a relative one.
  const slashes = /^[\s\p{Cc}]*([a-z]+:)?\/\//iu.exec(url)
  if (!slashes || !URL.canParse(url, 'https://example.com')) return undefined
  const { origin, host } = new URL(url, 'https://example.com')
  if (!policyHost.test(host)) return undefined
  return slashes[1] ? origin : host
}

/** Whether one of the sources allows the host of an external URL. */
export function allowsHost(sources: readonly string[], url: string): boolean {
  const { protocol, origin, host } = new URL(url, 'https://example.com')
  return sources.some((source) => {
    if (source === '*' || source === protocol || source === origin || source === host) return true
    const wildcard = /^(?:(https?:)\/\/)?\*(\..+)$/.exec(source)
    return wildcard !== null && (!wildcard[1] || wildcard[1] === protocol) && host.endsWith(wildcard[2]!)
  })
}

/** `'sha256-…'` of an inline script or style. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * @param scripts texts of inline scripts outside `head`
 * @param needs sources that features add
 * @returns the policy's text
 */
export function contentSecurityPolicy(head: readonly HeadTag[], scripts: readonly string[], needs: CspSources): string {
  const inline = head.filter(
    ({ tag, text, attributes }) =>
      tag === 'script' && text && attributes?.type !== 'application/json' && attributes?.type !== 'application/ld+json',
  )
  const styles = head.filter(({ tag, text }) => tag === 'style' && text)
  const policy: CspSources = {
    ...base,
    'script-src': [...base['script-src']!, ...[...inline.map(({ text }) => text!), ...scripts].map(cspHash)],
    'style-src': [...base['style-src']!, ...styles.map(({ text }) => cspHash(text!))],
  }
  for (const [directive, sources] of Object.entries(needs)) {
    const known = (policy[directive] ?? []).filter((source) => source !== "'none'")
    const list = [...new Set([...known, ...sources])]
    // A hash would make the browser ignore 'unsafe-inline'.
    policy[directive] = list.includes("'unsafe-inline'")
      ? list.filter((source) => !source.startsWith("'sha256-"))
      : list
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}
