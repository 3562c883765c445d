/**
 * Which pages there are: the navigation's entries that have a file, groups, landing pages and the pages of features.
 *
 * The narrowing of `--only` happens here: what does not match is no page of this run.
 */
import { nearest } from '../engine/diagnostic.js'
import { all, type Ask, question } from '../engine/graph.js'
import { messages } from '../messages.js'
import { Failure } from '../engine/diagnostic.js'
import { config } from './config.js'
import { features } from './features.js'
import { given } from './given.js'
import { type NavItem, navigation, navigationFile } from './navigation.js'
import { matchesGlobs, toPathname, toUrlPath } from './paths.js'
import { candidatesOf, pageFile } from './source.js'
import type { PageSeed } from '../feature.js'

/** `file`: written in Markdown; `group`: the index of a group; else the name of the feature that makes it. */
export type PageKind = 'file' | 'group' | (string & {})

/** The pages that features list, by pathname, with the feature's name: of those that tell a page without their list, or of the others. */
const seedNames = question(
  'seed-names',
  async (ask, { telling }: { telling: boolean }): Promise<Record<string, string>> => {
    const names: Record<string, string> = {}
    for (const feature of await features(ask)) {
      if ((feature.hasPage !== undefined) !== telling) continue
      for (const { pathname } of (await feature.pages?.(ask)) ?? []) names[toPathname(pathname)] = feature.name
    }
    return names
  },
)

/** The feature that makes a page. */
async function seedName(ask: Ask, pathname: string): Promise<string | undefined> {
  const listed = await ask(seedNames, { telling: false })
  if (Object.hasOwn(listed, pathname)) return listed[pathname]
  for (const feature of await features(ask)) if (await feature.hasPage?.(ask, toUrlPath(pathname))) return feature.name
  return undefined
}

/** What the navigation says of each of its pathnames. */
const navEntries = question('nav-entries', async (ask, _key: null): Promise<Record<string, 'group' | 'entry'>> => {
  const entries: Record<string, 'group' | 'entry'> = {}
  for (const { pathname, external, group } of await ask(navigation, null)) {
    if (!external) entries[pathname] = group || entries[pathname] === 'group' ? 'group' : 'entry'
  }
  return entries
})

/** Written where the navigation does not lead: the landing pages. */
async function landings(ask: Ask): Promise<string[]> {
  const { prefix } = await ask(config, null)
  return prefix ? ['/', prefix] : ['/']
}

/** Pathnames that may be a page, in reading order: navigation first, then landing pages, then those of features. */
const candidates = question('page-candidates', async (ask, _key: null): Promise<string[]> => {
  const seeds = await all([false, true].map((telling) => ask(seedNames, { telling })))
  return [
    ...new Set([
      ...Object.keys(await ask(navEntries, null)),
      ...(await landings(ask)),
      ...seeds.flatMap((names) => Object.keys(names)),
    ]),
  ]
})

/** Might there be a page? Leaves no answer behind for a pathname that nobody has; `pageKind` does. */
export async function isCandidate(ask: Ask, pathname: string): Promise<boolean> {
  return (
    Object.hasOwn(await ask(navEntries, null), pathname) ||
    (await landings(ask)).includes(pathname) ||
    (await seedName(ask, pathname)) !== undefined
  )
}

/** What a pathname is in a whole run. */
const kindOfAll = question('page-kind-of-all', async (ask, pathname: string): Promise<PageKind | null> => {
  const entries = await ask(navEntries, null)
  const entry = Object.hasOwn(entries, pathname) ? entries[pathname] : undefined
  if ((entry || (await landings(ask)).includes(pathname)) && (await ask(pageFile, pathname))) return 'file'
  return (await seedName(ask, pathname)) ?? (entry === 'group' ? 'group' : null)
})

/**
 * What a pathname is, or null where it is no page of this run. Asks for that pathname alone: a page that is served must
 * not wait until every other one has been looked for.
 */
export const pageKind = question('page-kind', async (ask, pathname: string): Promise<PageKind | null> => {
  const { only } = await ask(given, null)
  return only?.length && !matchesGlobs(pathname, only) ? null : ask(kindOfAll, pathname)
})

/** Every page of a whole run by its pathname, in reading order. */
export const wholeSiteMap = question('whole-site-map', async (ask, _key: null): Promise<Record<string, PageKind>> => {
  const pathnames = await ask(candidates, null)
  const kinds = await all(pathnames.map((pathname) => ask(kindOfAll, pathname)))
  const map: Record<string, PageKind> = {}
  pathnames.forEach((pathname, index) => {
    const kind = kinds[index]
    if (kind) map[pathname] = kind
  })
  for (const item of await ask(navigation, null)) {
    if (!item.external && !item.planned && map[item.pathname] === undefined) await reportHomeless(ask, item, map)
  }
  return map
})

/** Every page of this run by its pathname, in reading order. */
export const siteMap = question('site-map', async (ask, _key: null): Promise<Record<string, PageKind>> => {
  const map = await ask(wholeSiteMap, null)
  const { only } = await ask(given, null)
  if (!only?.length) return map
  const chosen = Object.fromEntries(Object.entries(map).filter(([pathname]) => matchesGlobs(pathname, only)))
  if (Object.keys(chosen).length === 0) throw new Failure(messages.nothingMatches(only), 2)
  return chosen
})

async function reportHomeless(ask: Ask, item: NavItem, map: Record<string, PageKind>): Promise<void> {
  const { content } = await ask(config, null)
  const near = nearest(item.pathname, Object.keys(map))
  ask.report(
    messages.navNoPage(item.pathname, candidatesOf(item.pathname, content), near, await navigationFile(ask), item.span),
  )
}

/** Is there such a page at all, in this run or in a whole one? */
export const isKnown = question('is-known', async (ask, pathname: string): Promise<boolean> => {
  if ((await ask(pageKind, pathname)) !== null) return true
  const { only } = await ask(given, null)
  if (!only?.length) return false
  const items = await ask(navigation, null)
  return items.some((item) => item.pathname === pathname) || (await ask(pageFile, pathname)) !== null
})

/** The seed of a page that a feature makes. */
export async function seedOf(ask: Ask, pathname: string, featureName: string): Promise<PageSeed | undefined> {
  const feature = (await features(ask)).find(({ name }) => name === featureName)
  const seeds = (await feature?.pages?.(ask)) ?? []
  return seeds.find((seed) => toPathname(seed.pathname) === pathname)
}
