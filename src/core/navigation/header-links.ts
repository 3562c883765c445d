/** The links of the header, from the configuration: in a language, with the one that the page belongs to. */
import { nearest } from '../../engine/diagnostic.js'
import { fileText } from '../../engine/inputs.js'
import { all, type Ask, question } from '../../engine/question.js'
import { messages } from '../../messages.js'
import type { HeaderEntry } from '../../model.js'
import { config, configFile, localized } from '../config/config.js'
import { firstPageIn, navigation } from './navigation.js'
import { routeToHref, toPathname, toUrlPath } from '../paths.js'
import { localeOfLink } from '../content/source.js'
import { isKnown, pageKind, wholeSiteMap } from './site-map.js'
import { keySpan } from '../config/source-place.js'

interface Target {
  /** Index in the configuration. */
  index: number
  /** Without its trailing slash; undefined for another site. */
  pathname?: string
  /** Its pages and those below them mark the link as current. */
  section: string[]
}

/** The links that lead somewhere; others are reported. */
const targets = question('header-links', async (ask): Promise<Target[]> => {
  const found: Target[] = []
  for (const [index, { href, pathnames }] of (await ask(config)).headerLinks.entries()) {
    if (!href.startsWith('/')) {
      found.push({ index, section: (pathnames ?? []).map(toPathname) })
      continue
    }
    const pathname = toPathname(href)
    // A page that is not part of this run is not missing.
    if ((await ask(pageKind, pathname)) === null) {
      if (!(await isKnown(ask, pathname))) await reportMissing(ask, href)
      continue
    }
    found.push({ index, pathname, section: (pathnames ?? [pathname]).map(toPathname) })
  }
  return found
})

async function reportMissing(ask: Ask, href: string): Promise<void> {
  const file = await ask(configFile)
  const near = nearest(toPathname(href), Object.keys(await ask(wholeSiteMap)))
  ask.report(
    messages.headerLinkMissing(href, near, { file, span: keySpan((await ask(fileText, file)) ?? '', ['headerLinks']) }),
  )
}

/** The first page of a group of the navigation, which is in the same section; any other page itself. */
async function firstPageOf(ask: Ask, pathname: string): Promise<string> {
  const items = await ask(navigation)
  const index = items.findIndex((one) => one.pathname === pathname && one.hash === undefined)
  const first = index === -1 ? undefined : firstPageIn(items, index)
  return first === undefined ? pathname : items[first]!.pathname
}

/**
 * The section of the header that a page belongs to, as the link's index in the configuration; null if no link's section
 * contains the page. Of several, it is the innermost.
 */
export async function headerSection(ask: Ask, pathname: string): Promise<number | null> {
  return (await ask(targets)).length === 0 ? null : ask(sectionOfPage, pathname)
}

const sectionOfPage = question('header-section', async (ask, pathname: string): Promise<number | null> => {
  const links = await ask(targets)
  const innermost = (page: string): number | null => {
    const depths = links.map(({ section }) => depthOf(section, page))
    const deepest = Math.max(0, ...depths)
    return deepest === 0 ? null : links[depths.indexOf(deepest)]!.index
  }
  return innermost(pathname) ?? innermost(await firstPageOf(ask, pathname))
})

/** The links as the header of a page shows them, with the one that leads to the page or to its section. */
export async function headerEntries(ask: Ask, pathname: string, locale: string): Promise<HeaderEntry[]> {
  const site = await ask(config)
  const [links, section] = await all([ask(targets), headerSection(ask, pathname)])
  const entries = links.map(async (link): Promise<HeaderEntry> => {
    const { title, href } = site.headerLinks[link.index]!
    const entry: HeaderEntry = { title: localized(title, locale, site), href }
    if (link.pathname === undefined) return { ...entry, external: true }
    const target = { pathname: toUrlPath(link.pathname), locale: await localeOfLink(ask, link.pathname, locale) }
    entry.href = routeToHref(target, site)
    if (link.pathname === pathname) return { ...entry, current: 'page' }
    return link.index === section ? { ...entry, current: 'section' } : entry
  })
  return all(entries)
}

/** The length of the longest of these prefixes of a pathname; 0 if none is. */
function depthOf(prefixes: readonly string[], pathname: string): number {
  return Math.max(
    0,
    ...prefixes.map((prefix) => (toUrlPath(pathname).startsWith(toUrlPath(prefix)) ? prefix.length : 0)),
  )
}
