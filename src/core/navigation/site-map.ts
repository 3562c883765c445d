/**
 * Which pages there are: the navigation's entries that have a file, groups, landing pages and the pages of features.
 *
 * `--only` is applied here: a page that does not match is not part of this run.
 */
import { posix } from 'node:path'
import { nearest } from '../../engine/diagnostic.js'
import { folder } from '../../engine/inputs.js'
import { all, type Ask, type Key, question } from '../../engine/question.js'
import { messages } from '../../messages.js'
import { Failure } from '../../engine/diagnostic.js'
import { config, locales } from '../config/config.js'
import { features, requireUniqueNames } from '../config/features.js'
import { runOptions } from '../config/run-options.js'
import { contentPages, headOf, isDraft } from '../content/content-files.js'
import { allItems, type NavItem, navigation, navigationFile, pageInPlaceOf, unlistedEntries } from './navigation.js'
import { matchesGlobs, toPathname, toUrlPath } from '../paths.js'
import { preset } from '../content/preset-tree.js'
import { candidatesOf, localesOfPage, pageFile } from '../content/source.js'
import type { PageFamily } from '../feature.js'
import type { FilePath, SiteConfig, UrlPath } from '../../model.js'

/**
 * `file`: written in Markdown; `group`: the index of a group, or of the whole navigation on a home page that nobody has
 * written; `generated`: made by a feature.
 */
export type PageKind = 'file' | 'group' | 'generated'

/** Identifies a page of the site map; a key of questions. */
export type RouteKey = { pathname: UrlPath; locale: string }

/** The families of generated pages, in the order of the features. */
async function pageFamilies(ask: Ask): Promise<PageFamily[]> {
  const families = (await features(ask)).flatMap(({ pages }) => pages ?? [])
  requireUniqueNames(families, 'families of pages')
  return families
}

/** The keys of a family's pages by pathname. */
const generatedPages = question('generated-pages', async (ask, name: string): Promise<Record<string, Key>> => {
  const family = (await pageFamilies(ask)).find((one) => one.name === name)!
  const keys = await family.keys(ask)
  const pathnames = await all(keys.map((key) => family.pathname(ask, key)))
  return Object.fromEntries(keys.map((key, index) => [toPathname(pathnames[index]!), key]))
})

interface GeneratedPage {
  family: PageFamily
  key: Key
}

/** The generated page at a pathname; found without listing all if its family has `key`. */
export async function generatedPage(ask: Ask, pathname: string): Promise<GeneratedPage | undefined> {
  for (const family of await pageFamilies(ask)) {
    if (family.key) {
      const key = await family.key(ask, toUrlPath(pathname))
      if (key !== undefined) return { family, key }
      continue
    }
    const known = await ask(generatedPages, family.name)
    if (Object.hasOwn(known, pathname)) return { family, key: known[pathname]! }
  }
  return undefined
}

/**
 * What each pathname of the navigation is: a page, a group, or a group without an index, whose address leads to a page
 * (`redirected`).
 */
const navEntries = question('nav-entries', async (ask): Promise<Record<string, 'group' | 'redirected' | 'entry'>> => {
  const entries: Record<string, 'group' | 'redirected' | 'entry'> = {}
  for (const item of allItems(await ask(navigation))) {
    const { pathname, external, group } = item
    if (external || entries[pathname] === 'group') continue
    if (group) entries[pathname] = pageInPlaceOf(item) ? 'redirected' : 'group'
    else entries[pathname] ??= 'entry'
  }
  return entries
})

/** The pathname of the home page, which the site's name in the header links to. */
export function homePathname({ prefix }: Pick<SiteConfig, 'prefix'>): string {
  return prefix || '/'
}

/** Pages that need no navigation entry. */
async function rootPages(ask: Ask): Promise<string[]> {
  const { prefix } = await ask(config)
  return prefix ? ['/', prefix] : ['/']
}

/** Pathnames of pages that exist without being listed. */
const unlistedPages = question('unlisted-pages', async (ask): Promise<string[]> => {
  const entries = await ask(navEntries)
  const others = Object.entries(await ask(contentPages)).filter(([pathname]) => !Object.hasOwn(entries, pathname))
  const heads = await all(others.map(([, file]) => headOf(ask, file)))
  const found = others.flatMap(([pathname], index) => (heads[index]!.unlisted ? [pathname] : []))
  return [...new Set([...(await ask(unlistedEntries)), ...found])]
})

/** Pages of a preset, which need no entry: its generator makes a page of each file. */
async function isPageOfPreset(ask: Ask, pathname: string): Promise<boolean> {
  return (await preset(ask)) !== undefined && Object.hasOwn(await ask(contentPages), pathname)
}

/** Whether a pathname has a page without being listed, found without looking at other files. */
export async function isUnlisted(ask: Ask, pathname: string): Promise<boolean> {
  if ((await ask(unlistedEntries)).includes(pathname)) return true
  const pages = await ask(contentPages)
  return Object.hasOwn(pages, pathname) && (await headOf(ask, pages[pathname]!)).unlisted === true
}

/** Pathnames that may have a page, in reading order: those of the navigation, landing pages, those of features. */
const candidates = question('page-candidates', async (ask): Promise<string[]> => {
  const generated = await all((await pageFamilies(ask)).map(({ name }) => ask(generatedPages, name)))
  return [
    ...new Set([
      ...Object.keys(await ask(navEntries)),
      ...(await rootPages(ask)),
      ...(await ask(unlistedPages)),
      ...((await preset(ask)) ? Object.keys(await ask(contentPages)) : []),
      ...generated.flatMap((pages) => Object.keys(pages)),
    ]),
  ]
})

/** May the pathname have a page? Unlike `pageKind`, it caches no answer for a pathname that does not exist. */
async function isCandidate(ask: Ask, pathname: string): Promise<boolean> {
  return (
    Object.hasOwn(await ask(navEntries), pathname) ||
    (await rootPages(ask)).includes(pathname) ||
    (await isUnlisted(ask, pathname)) ||
    (await isPageOfPreset(ask, pathname)) ||
    (await generatedPage(ask, pathname)) !== undefined
  )
}

async function findKind(ask: Ask, pathname: string): Promise<PageKind | null> {
  const entries = await ask(navEntries)
  const entry = Object.hasOwn(entries, pathname) ? entries[pathname] : undefined
  const mayBeWritten =
    entry ||
    (await rootPages(ask)).includes(pathname) ||
    (await isUnlisted(ask, pathname)) ||
    (await isPageOfPreset(ask, pathname))
  const file = mayBeWritten ? await ask(pageFile, pathname) : null
  if (file && !(await isDraft(ask, file))) return 'file'
  if (await generatedPage(ask, pathname)) return 'generated'
  if (entry === 'group') return 'group'
  const isHome = pathname === homePathname(await ask(config)) && entry === undefined
  return isHome && Object.keys(entries).length > 0 ? 'group' : null
}

const kindInFullBuild = question('page-kind-in-full-build', findKind)

/** The kind of a page in a full build. Only a run with a part of the pages has an answer of its own for it. */
export async function kindOfAll(ask: Ask, pathname: string): Promise<PageKind | null> {
  return (await ask(runOptions)).only?.length ? ask(kindInFullBuild, pathname) : ask(pageKind, pathname)
}

/** Whether a page is made from many other pages: the shards of a build leave it to the build that ends it. */
export const isOfManyPages = question('is-of-many-pages', async (ask, pathname: string): Promise<boolean> => {
  const kind = await ask(pageKind, pathname)
  if (kind !== 'generated') return kind === 'group'
  return (await generatedPage(ask, pathname))?.family.ofManyPages === true
})

/**
 * The kind of a page, or null if it is not part of this run. Depends on that pathname alone: a page that is served must
 * not wait for a search for all others.
 */
export const pageKind = question('page-kind', async (ask, pathname: string): Promise<PageKind | null> => {
  const { only } = await ask(runOptions)
  if (!only?.length) return findKind(ask, pathname)
  return matchesGlobs(pathname, only) ? ask(kindInFullBuild, pathname) : null
})

/** Every page of a full build by its pathname, in reading order. */
export const wholeSiteMap = question('whole-site-map', async (ask): Promise<Record<string, PageKind>> => {
  const pathnames = await ask(candidates)
  const kinds = await all(pathnames.map((pathname) => kindOfAll(ask, pathname)))
  const map: Record<string, PageKind> = {}
  pathnames.forEach((pathname, index) => {
    const kind = kinds[index]
    if (kind) map[pathname] = kind
  })
  for (const item of allItems(await ask(navigation))) {
    if (item.external || item.planned || map[item.pathname] !== undefined) continue
    if ((await ask(navEntries))[item.pathname] !== 'redirected') await reportMissingPage(ask, item, map)
  }
  return map
})

/** Every page of this run by its pathname, in reading order. */
export const siteMap = question('site-map', async (ask): Promise<Record<string, PageKind>> => {
  const map = await ask(wholeSiteMap)
  const { only } = await ask(runOptions)
  if (!only?.length) return map
  const chosen = Object.fromEntries(Object.entries(map).filter(([pathname]) => matchesGlobs(pathname, only)))
  if (Object.keys(chosen).length === 0) throw new Failure(messages.nothingMatches(only), 2)
  return chosen
})

/** The pathnames of this run's pages that are Markdown files, in reading order. */
export async function writtenPages(ask: Ask): Promise<string[]> {
  return Object.entries(await ask(siteMap)).flatMap(([pathname, kind]) => (kind === 'file' ? [pathname] : []))
}

async function reportMissingPage(ask: Ask, item: NavItem, map: Record<string, PageKind>): Promise<void> {
  const { content } = await ask(config)
  const files = candidatesOf(item.pathname, content)
  const [place] = files
  const dir = place && posix.dirname(place)
  const siblings = dir === undefined ? [] : ((await ask(folder, dir as FilePath)) ?? [])
  const free = siblings.flatMap(({ name }) => {
    const stem = /^([^._][^.]*)\.mdx?$/.exec(name)?.[1]
    const isListed = stem === undefined || Object.hasOwn(map, posix.join(posix.dirname(item.pathname), stem))
    return isListed ? [] : [stem]
  })
  const near = nearest(posix.basename(item.pathname), free)
  ask.report(
    messages.navNoPage(item.pathname, files, near && posix.join(dir!, `${near}.md`), {
      file: await navigationFile(ask),
      span: item.span,
    }),
  )
}

/** Does the page exist in a full build? */
export async function isKnown(ask: Ask, pathname: string): Promise<boolean> {
  if ((await ask(pageKind, pathname)) !== null) return true
  return (await ask(runOptions)).only?.length ? ask(isInFullBuild, pathname) : false
}

const isInFullBuild = question('is-in-full-build', async (ask, pathname: string): Promise<boolean> => {
  const items = allItems(await ask(navigation))
  return (
    items.some((item) => item.pathname === pathname) ||
    (await ask(pageFile, pathname)) !== null ||
    (await kindOfAll(ask, pathname)) !== null
  )
})

/** Every page in every language of this run. */
export const routes = question('routes', async (ask): Promise<RouteKey[]> => {
  const pathnames = Object.keys(await ask(siteMap))
  const built = await ask(locales)
  const found = await all(pathnames.map((pathname) => localesOfPage(ask, pathname, built)))
  return built.flatMap((locale) =>
    pathnames
      .filter((_, index) => found[index]!.includes(locale))
      .map((pathname) => ({ pathname: toUrlPath(pathname), locale: locale.code })),
  )
})

/** The route if it has a page in this run; caches no answer for pathnames that do not exist. */
export async function existingRoute(ask: Ask, route: RouteKey | undefined): Promise<RouteKey | undefined> {
  if (!route) return undefined
  const pathname = toPathname(route.pathname)
  if (!(await isCandidate(ask, pathname)) || (await ask(pageKind, pathname)) === null) return undefined
  const built = await localesOfPage(ask, pathname, await ask(locales))
  return built.some(({ code }) => code === route.locale) ? route : undefined
}
