/**
 * What the development server adds to a page: the script that keeps it up to date, and a page to stand in for one that
 * could not be made.
 *
 * The script is a module of the page's own origin, so the page's security policy holds as it is. Its meta tag carries the
 * token by which the server knows its own pages, and the print of the page, by which both know whether it is current.
 */
import { escapeHtml } from '../text.js'

export interface LiveTag {
  /** Where the script lies. */
  src: string
  token: string
  hash: string
}

/** The placeholder as templates/head-html.ts writes it. */
const placeholder = '<meta name="vitrine-live" content="">'

/** @param html a page with `livePlaceholder` in its head; one that a site's own document template made without it gets the tag at its end */
export function withLiveTag(html: string, tag: LiveTag): string {
  const at = html.indexOf(placeholder)
  return at === -1 ? html + liveTag(tag) : html.slice(0, at) + liveTag(tag) + html.slice(at + placeholder.length)
}

function liveTag({ src, token, hash }: LiveTag): string {
  return `<meta name="vitrine-live" content="${escapeHtml(`${token} ${hash}`)}">\n<script type="module" src="${escapeHtml(src)}"></script>\n`
}

const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; base-uri 'none'"

/** Stands in for a page that could not be made and never was; the overlay of its script says why, and so does its text. */
export function brokenPage(problems: readonly string[], tag: LiveTag): string {
  const reasons = problems.map((text) => `<pre>${escapeHtml(text)}</pre>`).join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Error</title>
${liveTag(tag)}</head><body><noscript>${reasons}</noscript></body></html>
`
}
