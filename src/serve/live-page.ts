/**
 * What the development server adds to a page: the script that keeps it up to date, and a replacement for a page that
 * could not be made.
 *
 * The script is a module from the page's own origin, so the page's content security policy need not change. Its meta
 * tag holds a token, by which the server recognises its own pages, and the page's hash, which shows whether it is
 * current.
 */
import { escapeHtml } from '../text.js'

export interface LiveTag {
  /** Address of the script. */
  src: string
  token: string
  hash: string
}

/** The placeholder that templates/parts/head-html.ts writes. */
const placeholder = '<meta name="vitrine-live" content="">'

/**
 * @param html a page, with the placeholder in its head or, if a site's own document template omits it, the tag at its
 * end
 */
export function withLiveTag(html: string, tag: LiveTag): string {
  const at = html.indexOf(placeholder)
  return at === -1 ? html + liveTag(tag) : html.slice(0, at) + liveTag(tag) + html.slice(at + placeholder.length)
}

function liveTag({ src, token, hash }: LiveTag): string {
  return `<meta name="vitrine-live" content="${escapeHtml(`${token} ${hash}`)}">\n<script type="module" src="${escapeHtml(src)}"></script>\n`
}

const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; base-uri 'none'"

/**
 * Replaces a page that could not be made and has no earlier version. Its script and, without scripts, its text say why.
 */
export function brokenPage(problems: readonly string[], tag: LiveTag): string {
  const reasons = problems.map((text) => `<pre>${escapeHtml(text)}</pre>`).join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Error</title>
${liveTag(tag)}</head><body><noscript>${reasons}</noscript></body></html>
`
}
