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
import { matchesGlobs, toPathname } from './paths.js'
import { candidatesOf, pageFile } from './source.js'
import type { PageSeed } from '../feature.js'

/** `file`: written in Markdown; `group`: the index of a group; else the name of the feature that makes it. */
export type PageKind = 'file' | 'group' | (string & {})

/** Every page by its pathname, in reading order: navigation first, then landing pages, then those of features. */
export const siteMap = question('site-map', async (ask, _key: null): Promise<Record<string, PageKind>> => {
  const items = await ask(navigation, null)
  const { prefix, content } = await ask(config, null)
  const seeds = new Map<string, string>()
  for (const feature of await features(ask)) {
    for (const { pathname } of (await feature.pages?.(ask)) ?? []) seeds.set(toPathname(pathname), feature.name)
  }
  const own = items.filter((item) => !item.external)
  const written = await all(own.map((item) => ask(pageFile, item.pathname)))
  const map: Record<string, PageKind> = {}
  const homeless: NavItem[] = []
  own.forEach((item, index) => {
    const seed = seeds.get(item.pathname)
    if (written[index]) map[item.pathname] = 'file'
    else if (seed) map[item.pathname] = seed
    else if (item.group) map[item.pathname] ??= 'group'
    else if (!item.planned && map[item.pathname] === undefined) homeless.push(item)
  })
  for (const landing of ['/', prefix]) {
    if (landing && map[landing] === undefined && (await ask(pageFile, landing))) map[landing] = 'file'
  }
  for (const [pathname, name] of seeds) map[pathname] ??= name
  for (const item of homeless) {
    if (map[item.pathname] !== undefined) continue
    const near = nearest(item.pathname, Object.keys(map))
    ask.report(messages.navNoPage(item.pathname, candidatesOf(item.pathname, content), near, await navigationFile(ask), item.span))
  }
  const { only } = await ask(given, null)
  if (!only?.length) return map
  const chosen = Object.fromEntries(Object.entries(map).filter(([pathname]) => matchesGlobs(pathname, only)))
  if (Object.keys(chosen).length === 0) throw new Failure(messages.nothingMatches(only), 2)
  return chosen
})

/** What a pathname is, or null where it is no page of this run. A small question: most pages ask only this. */
export const pageKind = question('page-kind', async (ask, pathname: string): Promise<PageKind | null> => {
  const map = await ask(siteMap, null)
  return map[pathname] ?? null
})

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
