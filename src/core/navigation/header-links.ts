/** The links of the header, from the configuration: in a language, with the one that the page belongs to. */
import { nearest } from '../../engine/diagnostic.js'
import { fileText } from '../../engine/inputs.js'
import { type Ask, question } from '../../engine/question.js'
import { messages } from '../../messages.js'
import type { HeaderEntry } from '../../model.js'
import { config, configFile, localized } from '../config/config.js'
import { hrefOf, itemAt, type NavTree } from './nav-tree.js'
import { firstPageIn } from './navigation.js'
import { toPathname, toUrlPath } from '../paths.js'
import { isKnown, pageKind, wholeSiteMap } from './site-map.js'
import { keySpan } from '../config/source-place.js'

export interface HeaderLink {
  entry: HeaderEntry
  /** Without its trailing slash; undefined for another site. */
  pathname?: string
  /** Its pages and those below them mark the link as current. */
  section: string[]
}

/** The links that lead somewhere; others are reported. */
export const headerLinks = question('header-links', async (ask, locale: string): Promise<HeaderLink[]> => {
  const site = await ask(config)
  const links: HeaderLink[] = []
  for (const { href, pathnames, title: titles } of site.headerLinks) {
    const title = localized(titles, locale, site)
    if (!href.startsWith('/')) {
      links.push({ entry: { title, href, external: true }, section: (pathnames ?? []).map(toPathname) })
      continue
    }
    const pathname = toPathname(href)
    // A page that is not part of this run is not missing.
    if ((await ask(pageKind, pathname)) === null) {
      if (!(await isKnown(ask, pathname))) await reportMissing(ask, href)
      continue
    }
    const entry = { title, href: await hrefOf(ask, pathname, locale) }
    links.push({ entry, pathname, section: (pathnames ?? [pathname]).map(toPathname) })
  }
  return links
})

async function reportMissing(ask: Ask, href: string): Promise<void> {
  const file = await ask(configFile)
  const near = nearest(toPathname(href), Object.keys(await ask(wholeSiteMap)))
  ask.report(
    messages.headerLinkMissing(href, near, { file, span: keySpan((await ask(fileText, file)) ?? '', ['headerLinks']) }),
  )
}

/**
 * The link whose section contains a page, or the first page of a group; undefined if there is none. Of several, it is
 * the innermost.
 */
export function headerSection(links: readonly HeaderLink[], tree: NavTree, pathname: string): HeaderLink | undefined {
  const item = itemAt(tree, pathname)
  const first = item && firstPageIn(item)
  return innermost(links, pathname) ?? (first && innermost(links, first.pathname))
}

function innermost(links: readonly HeaderLink[], pathname: string): HeaderLink | undefined {
  const depths = links.map(({ section }) => depthOf(section, pathname))
  const deepest = Math.max(0, ...depths)
  return deepest === 0 ? undefined : links[depths.indexOf(deepest)]
}

/** The length of the longest of these prefixes of a pathname; 0 if none is. */
function depthOf(prefixes: readonly string[], pathname: string): number {
  return Math.max(
    0,
    ...prefixes.map((prefix) => (toUrlPath(pathname).startsWith(toUrlPath(prefix)) ? prefix.length : 0)),
  )
}

/** The links as the header of a page shows them, with the one that leads to the page or to its section. */
export function headerEntries(links: readonly HeaderLink[], tree: NavTree, pathname: string): HeaderEntry[] {
  const section = headerSection(links, tree, pathname)
  return links.map((link): HeaderEntry => {
    if (link.pathname === undefined) return link.entry
    if (link.pathname === pathname) return { ...link.entry, current: 'page' }
    return link === section ? { ...link.entry, current: 'section' } : link.entry
  })
}
