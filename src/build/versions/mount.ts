/** A page of a version as it is in the site: with its place among the other versions. */
import { versionMarks, type VersionParts } from '../../core/pages/version-parts.js'
import { hash } from '../../engine/hash.js'
import { escapeHtml } from '../../text.js'

export interface MountedPage {
  /** The page that search engines are to list, absolute, where it is in another version. */
  canonical?: string
  noIndex: boolean
  parts: VersionParts
  /** Addresses by the tokens that stand for them. */
  hrefs: Readonly<Record<string, string>>
}

/** @param html a page that this generator has made for a version, or that any other has made */
export function mountPage(html: string, { canonical, noIndex, parts, hrefs }: MountedPage): string {
  let page = html
  if (canonical !== undefined) {
    const link = `<link rel="canonical" href="${escapeHtml(canonical)}"/>`
    // What is not canonical has no languages, either.
    page = page.replace(/<link\b[^>]*\bhreflang=[^>]*>/g, '')
    const written = /<link\b[^>]*\brel=["']?canonical\b[^>]*>/.exec(page)
    page = written ? replaced(page, written[0], link) : replaced(page, '</head>', `${link}</head>`)
  }
  if (noIndex && !/<meta\b[^>]*\bname=["']?robots\b[^>]*noindex/.test(page))
    page = replaced(page, '</head>', '<meta name="robots" content="noindex"/></head>')
  const shown = (part: string) =>
    part
      // A version without a search page.
      .replace(/ data-search-href="([^"]*)"/g, (attribute, token: string) =>
        hrefs[token] === undefined ? '' : attribute,
      )
      .replace(/vitrine-version(?:-search)?:[\w.~-]+/g, (token) => escapeHtml(hrefs[token] ?? '#'))
  if (!page.includes(versionMarks.notice)) page = page.replace(/<body\b[^>]*>/, (body) => body + versionMarks.notice)
  for (const name of Object.keys(versionMarks) as (keyof VersionParts)[])
    page = replaced(page, versionMarks[name], shown(parts[name]))
  return page
}

/** A file of a list of the service worker. */
interface Listed {
  url: string
  hash: string
  size: number
}

/**
 * The service worker of a version with the hashes of the pages as they are: it keeps no file that has another one.
 *
 * @param changed the new texts of pages, by their addresses with the base
 */
export function mountWorker(code: string, changed: ReadonlyMap<string, string>): string {
  const [, opening, json, rest] = /^(self\.precacheManifest = )(\{.*\})(;\n.*)$/s.exec(code) ?? []
  if (opening === undefined) return code
  const list = JSON.parse(json!) as { version: string; files: Listed[] }
  for (const file of list.files) {
    const page = changed.get(file.url)
    if (page !== undefined) Object.assign(file, { hash: hash(page, file.hash.length), size: Buffer.byteLength(page) })
  }
  list.version = hash(JSON.stringify(list.files), list.version.length)
  return opening + JSON.stringify(list) + rest
}

/** Unlike `replace` of a string, a `$` in the new text means nothing. */
function replaced(text: string, old: string, now: string): string {
  return text.replace(old, () => now)
}
