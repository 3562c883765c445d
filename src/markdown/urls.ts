/**
 * The rules of URLs that need no knowledge of the site: aliases, the allow-list of schemes, slashes. Whether a page
 * exists is checked by the site, which resolves each `LinkUse`.
 */
import type { MarkdownConfig } from '../model.js'
import { linkSlash, urlScheme, type Message } from './messages.js'
import type { UrlKind } from './parts.js'

export function urlKind(url: string): UrlKind {
  if (url.startsWith('#')) return 'anchor'
  const scheme = schemeOf(url)
  if (scheme === 'http' || scheme === 'https' || /^[\s\p{Cc}]*\/\//u.test(url)) return 'external'
  if (scheme !== undefined) return 'other'
  return url.startsWith('/') ? 'path' : 'relative'
}

/**
 * As in a browser, control characters at the start and line ends anywhere do not hide a scheme. Other invisible
 * characters at the start would make the address a relative one; nobody writes them there on purpose, so they do not
 * hide it either.
 */
function schemeOf(url: string): string | undefined {
  const seen = url.replace(/[\t\n\r]/g, '').replace(/^[\s\p{Cc}\p{Cf}\ufffd]+/u, '')
  return /^([a-z][a-z0-9+.-]*):/i.exec(seen)?.[1]?.toLowerCase()
}

/** Replaces aliases, longest first. */
export function replaceAliases(url: string, aliases: Record<string, string>): string {
  const keys = Object.keys(aliases).filter((key) => key !== '' && url.includes(key))
  return keys.sort((a, b) => b.length - a.length).reduce((result, key) => result.replaceAll(key, aliases[key]!), url)
}

/** @returns the URL to use, '' if its scheme is not allowed, and the message about it */
export function checkUrl(written: string, config: MarkdownConfig): { url: string; kind: UrlKind; message?: Message } {
  const url = replaceAliases(written, config.aliases)
  const scheme = schemeOf(url)
  if (scheme !== undefined && !config.schemes.includes(scheme)) {
    return { url: '', kind: 'other', message: urlScheme(scheme, config.schemes) }
  }
  return { url, kind: urlKind(url) }
}

/** The rule for links to the site's own pages: one slash at the end; files keep their extension. */
export function checkSlash(url: string): Message | undefined {
  if (urlKind(url) !== 'path') return undefined
  const path = /^[^?#]*/.exec(url)![0]
  const rest = url.slice(path.length)
  const single = path.replace(/\/{2,}/g, '/')
  const isFile = /\/[^/]*\.[a-z0-9]{1,8}$/i.test(single)
  const right = single.endsWith('/') || isFile ? single : `${single}/`
  return right === path ? undefined : linkSlash(url, right + rest)
}
