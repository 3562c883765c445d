/** The versions of a site that are mounted in it, and where a page is in another version. */
import { Failure, nearest } from '../../engine/diagnostic.js'
import { type Ask, question } from '../../engine/question.js'
import { messages } from '../../messages.js'
import type { OutputPath, SiteConfig, SiteVersion } from '../../model.js'
import { fillTemplate } from '../../text.js'
import { config, configFile } from '../config/config.js'
import { placeOfVersion } from '../config/config-schema.js'
import { localeOfLink } from '../content/source.js'
import { translations } from '../content/translations.js'
import {
  decodePath,
  encodePath,
  localizedPath,
  pathnameToLanguage,
  routeToHref,
  toPathname,
  toUrlPath,
  withBase,
} from '../paths.js'
import { kindOfAll, wholeSiteMap } from './site-map.js'

/** The addresses of a build, from its own root: with the language, without the base. */
export interface PageMap {
  pages: string[]
  /** Old addresses, with those that they lead to. */
  redirects: Record<string, string>
}

/** What a site knows of a version that is mounted in it. */
export interface MountedVersion extends PageMap {
  name: string
  /** Folders whose files hosts may cache forever, with the base. */
  immutable: string[]
  /** Files for programs that it has: `sitemap.xml`, `llms.txt`. */
  lists: string[]
}

export { placeOfVersion }

/** The versions that could be made, in the order of the configuration. A server has none. */
export const mountedVersions = question(
  'mounted-versions',
  (ask) => (ask.context.mounted as MountedVersion[] | undefined) ?? [],
)

/** @param redirects the text of `_redirects` */
export function pageMap(files: Iterable<string>, redirects: string, base: string): PageMap {
  const known: PageMap['redirects'] = {}
  for (const line of redirects.split('\n')) {
    const [from = '', to = ''] = line.trim().split(/\s+/)
    if (from.startsWith(base) && to.startsWith(base) && !/[*:]/.test(from))
      known[decodePath(from.slice(base.length - 1))] = decodePath(to.slice(base.length - 1).replace(/[?#].*$/, ''))
  }
  const pages: string[] = []
  for (const file of files) {
    const address = /^(|.*\/)index\.html$/.exec(file)?.[1]
    if (address !== undefined && !Object.hasOwn(known, `/${address}`)) pages.push(`/${address}`)
  }
  return { pages: pages.sort(), redirects: known }
}

/** Looks up pages of one build in another. */
export class PageFinder {
  readonly #pages: ReadonlySet<string>
  readonly #redirects: ReadonlyMap<string, string>
  readonly #locales: readonly { code: string }[]

  /** @param locales of the site */
  constructor({ pages, redirects }: PageMap, locales: readonly { code: string }[]) {
    this.#pages = new Set(pages)
    this.#redirects = new Map(Object.entries(redirects))
    this.#locales = locales
  }

  /** The page at an address, or the one that took its place; undefined if there is neither. */
  exact(address: string): string | undefined {
    const target = this.#redirects.get(address)
    return this.#pages.has(address) ? address : target !== undefined && this.#pages.has(target) ? target : undefined
  }

  /** @param names the address of a page, and those that it had before @returns the page, or the nearest above it */
  nearest(names: readonly string[]): string {
    const plain = (address: string) => pathnameToLanguage(address, this.#locales).canonicalAs
    for (const form of [(one: string) => one, plain])
      for (const name of names) {
        const found = this.exact(form(name))
        if (found !== undefined) return found
      }
    for (const form of [(one: string) => one, plain])
      for (let above = form(names[0]!); above !== '/';) {
        above = above.replace(/[^/]+\/$/, '')
        if (this.exact(above) !== undefined) return this.exact(above)!
      }
    return [...this.#pages].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? '/'
  }
}

/** The addresses that lead to an address, itself first. */
export function namesOf(address: string, { redirects }: PageMap): string[] {
  return [address, ...Object.keys(redirects).filter((from) => redirects[from] === address)]
}

export interface VersionLink {
  version: SiteVersion
  href: string
  current: boolean
  /** Its search page. */
  search?: string
}

/** The versions of a site for the menu of a page, newest first; none if there is no choice. @param names as `nearest` */
export async function versionLinks(ask: Ask, names: readonly string[]): Promise<VersionLink[]> {
  const site = await ask(config)
  if (site.versions.length === 0) return []
  const mounted = await ask(mountedVersions)
  const links = site.versions.flatMap((version): VersionLink[] => {
    if (isOwnVersion(version))
      return [{ version, href: withBase(encodePath(toUrlPath(names[0]!)), site), current: true }]
    const known = mounted.find(({ name }) => name === version.name)
    if (!known) return []
    const finder = new PageFinder(known, site.locales)
    const hrefOf = (address: string) => withBase(placeOfVersion(version) + encodePath(address.slice(1)), site)
    const search = finder.exact(searchAddress(names[0]!, site))
    return [
      {
        version,
        href: hrefOf(finder.nearest(names)),
        current: false,
        ...(search !== undefined && { search: hrefOf(search) }),
      },
    ]
  })
  return links.length > 1 ? links : []
}

/** The search page in the language of an address. */
export function searchAddress(address: string, site: Pick<SiteConfig, 'prefix' | 'locales'>): string {
  return localizedPath(`${site.prefix}/search/`, pathnameToLanguage(address, site.locales).userLanguage, site)
}

/** An entry of the menu about what has changed. */
export interface ChangesLink {
  label: string
  href: string
}

/** Where the versions of a menu say what has changed, in their order; in a language. @throws Failure for what is no page */
export async function changesLinks(
  ask: Ask,
  versions: readonly { name: string; changes?: string | undefined; isOwn: boolean }[],
  locale: string,
): Promise<ChangesLink[]> {
  const site = await ask(config)
  const { strings } = await ask(translations, locale)
  const links: ChangesLink[] = []
  for (const { name, changes, isOwn } of versions) {
    if (changes === undefined) continue
    const pathname = toPathname(changes)
    if ((await kindOfAll(ask, pathname)) === null) {
      const near = nearest(pathname, Object.keys(await ask(wholeSiteMap)))
      throw new Failure(messages.unknownChanges(changes, near, await ask(configFile)))
    }
    const route = { pathname: toUrlPath(pathname), locale: await localeOfLink(ask, pathname, locale) }
    const label = fillTemplate(strings[isOwn ? 'version.new' : 'version.since']!, { version: name })
    links.push({ label, href: routeToHref(route, site) })
  }
  return links
}

/** Whether it is the version that the site itself is. */
export function isOwnVersion({ ref, folder, tarball }: SiteVersion): boolean {
  return ref === undefined && folder === undefined && tarball === undefined
}

/** The folder of the output that a version is in: `v7`. */
export function folderOfVersion(version: SiteVersion): OutputPath {
  return placeOfVersion(version).slice(1, -1) as OutputPath
}
