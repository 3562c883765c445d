/**
 * Where the pages of the reference lie, and what has one.
 *
 * Plain names in the configuration are pages before anything has been read, so that a page of prose, whose navigation
 * and links lead here, never waits for the checker. Only patterns need the list of what a package exports.
 */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  config,
  configFile,
  type Diagnostic,
  type FilePath,
  fileText,
  kebabCase,
  question,
  routeToHref,
  siteMap,
  slugOfName,
  stringSpan,
  toPathname,
  toUrlPath,
  type UrlPath,
} from '../../../../feature.js'
import { packageFolder, packageManifest } from '../../../../feature-unstable.js'
import { apiExports, apiInternalNames, apiPackage, packageOptions } from '../extract/extraction.js'
import { apiEntry, changesSlug, changesSlugs, inFull } from '../history.js'
import { apiMessages } from '../../messages.js'
import type { ApiEntry, ApiProblem } from '../../model.js'
import { byName, nameFilter, plainNames } from '../../name-filter.js'
import { type ApiPackageOptions, apiOptions } from '../../options.js'
import { type FindPage, Names } from './text-html.js'

export const pageKinds = ['component', 'hook', 'interface'] as const
export type ApiPageKind = (typeof pageKinds)[number]

/** A page of one export. */
export type ApiPageEntry = {
  slug: string
  name: string
  kind: ApiPageKind
  /** It belongs to a package that is not read. */
  elsewhere?: { package: string; plan: 'pro' | 'premium'; isDeclared: boolean }
}

/** A page as a key: an empty slug for the index, `types`, `internal-types`, or the slug of an entry's page. */
export type ApiPageKey = { package: string; slug: string }

export const typesSlug = 'types'
export const internalTypesSlug = 'internal-types'

/** Pages that list types. */
const typesSlugs: readonly string[] = [typesSlug, internalTypesSlug]

const lists = { component: 'components', hook: 'hooks', interface: 'interfaces' } as const

const plain = new WeakMap<ApiPackageOptions, ApiPageEntry[]>()

/** Those that are known without reading the package, in the order of their names. */
export function plainEntries(options: ApiPackageOptions): readonly ApiPageEntry[] {
  let entries = plain.get(options)
  if (!entries) plain.set(options, (entries = listPlainEntries(options)))
  return entries
}

function listPlainEntries(options: ApiPackageOptions): ApiPageEntry[] {
  const own = pageKinds.flatMap((kind) =>
    (plainNames(options[lists[kind]]) ?? []).map((name): ApiPageEntry => ({ slug: slugOfName(name), name, kind })),
  )
  const others = options.elsewhere.flatMap(({ package: owner, plan, components, interfaces, entry: module }) => {
    const entry = (kind: ApiPageKind) => (name: string) => ({
      slug: slugOfName(name),
      name,
      kind,
      elsewhere: { package: owner, plan, isDeclared: module !== undefined },
    })
    return [...components.map(entry('component')), ...interfaces.map(entry('interface'))]
  })
  return inOrder([...own, ...others])
}

function inOrder(entries: ApiPageEntry[]): ApiPageEntry[] {
  const rank = ({ kind }: ApiPageEntry) => pageKinds.indexOf(kind)
  return entries.sort((a, b) => rank(a) - rank(b) || byName(a, b))
}

/** Every export of a package that has a page. */
export const apiEntries = question('api/entries', async (ask, owner: string): Promise<ApiPageEntry[]> => {
  const options = await packageOptions(ask, owner)
  const plain = new Set(plainEntries(options))
  const found = [...plain]
  const byPattern = pageKinds.filter((kind) => plainNames(options[lists[kind]]) === undefined)
  if (byPattern.length > 0) {
    const exported = await ask(apiExports, owner)
    for (const kind of byPattern) {
      const isPublic = nameFilter(options[lists[kind]])
      for (const { name, kind: own, isShared } of exported)
        if (own === kind && (isShared || isPublic(name))) found.push({ slug: slugOfName(name), name, kind })
    }
  }
  const slugs = new Map<string, ApiPageEntry>()
  const isUnstable = ({ name }: ApiPageEntry) => Number(/^unstable_/i.test(name))
  for (const entry of inOrder(found).sort((a, b) => isUnstable(a) - isUnstable(b))) {
    if (slugs.get(entry.slug)?.name === entry.name) continue
    // What is listed by its name has its address before anything is read.
    const others = plain.has(entry) ? [] : [kebabCase(entry.name), `${entry.slug}-${entry.kind}`]
    const slug = [entry.slug, ...others].find(
      (one) => !slugs.has(one) && !typesSlugs.includes(one) && one !== changesSlug,
    )
    if (slug !== undefined) slugs.set(slug, { ...entry, slug })
    else {
      const first = slugs.get(entry.slug)
      ask.report(
        apiMessages.sameAddress(
          [...(first ? [first.name] : []), entry.name],
          `${options.at}/${entry.slug}/`,
          await placeOf(ask, entry.name),
        ),
      )
    }
  }
  return inOrder([...slugs.values()])
})

/** What is wrong with a package, at the place in the configuration that has to change. */
export async function problemsOf(ask: Ask, name: string, problems: readonly ApiProblem[]): Promise<Diagnostic[]> {
  return all(
    problems.map(async (problem) => {
      const place = await placeOf(ask, problem.kind === 'no-entry' ? problem.detail! : name)
      return apiMessages.problem(name, problem, place)
    }),
  )
}

/** The place of a name in the configuration. */
export async function placeOf(ask: Ask, name: string) {
  const file = await ask(configFile)
  const span = stringSpan((await ask(fileText, file)) ?? '', name, 0)
  return { file, ...(span && { span }) }
}

/** Whether a slug may be that of a page about changes; all but the index are known only when the package has been read. */
export const isAboutChanges = ({ history }: ApiPackageOptions, slug: string) =>
  history !== undefined && slug.split('/')[0] === changesSlug

/** The page at a pathname, found without reading a package where that can be. */
export async function apiPageKey(ask: Ask, pathname: string): Promise<ApiPageKey | undefined> {
  const path = pathname.replace(/\/$/, '')
  for (const options of (await apiOptions(ask)).packages) {
    if (path !== options.at && !path.startsWith(`${options.at}/`)) continue
    const slug = path.slice(options.at.length + 1)
    const key = { package: options.name, slug }
    if (slug === '' || typesSlugs.includes(slug) || (await entryAt(ask, options, slug))) return key
    if (!isAboutChanges(options, slug)) continue
    if (slug === changesSlug || (await changesSlugs(ask, options.name)).includes(slug)) return key
  }
  return undefined
}

/** The page of an export, found in the same way. */
export async function entryAt(ask: Ask, options: ApiPackageOptions, slug: string): Promise<ApiPageEntry | undefined> {
  const isIt = (one: ApiPageEntry) => one.slug === slug
  const isPlain = pageKinds.every((kind) => plainNames(options[lists[kind]]))
  return plainEntries(options).find(isIt) ?? (isPlain ? undefined : (await ask(apiEntries, options.name)).find(isIt))
}

/** The keys of all pages of all packages. */
export async function apiPageKeys(ask: Ask): Promise<ApiPageKey[]> {
  const { packages } = await apiOptions(ask)
  const lists = await all(packages.map(({ name }) => ask(apiEntries, name)))
  const changes = await all(packages.map(({ name }) => changesSlugs(ask, name)))
  return packages.flatMap(({ name }, index) => {
    const slugs = lists[index]!.map(({ slug }) => slug)
    return ['', ...slugs, ...typesSlugs, ...changes[index]!].map((slug) => ({ package: name, slug }))
  })
}

export async function apiPathname(ask: Ask, { package: owner, slug }: ApiPageKey): Promise<UrlPath> {
  const { at } = await packageOptions(ask, owner)
  return toUrlPath(slug ? `${at}/${slug}` : at)
}

/** `data-table-prop-rowHeight`: the id of a row. It never changes, as people link to it. */
export function rowId(owner: string, kind: 'prop' | 'slot' | 'class', name: string): string {
  return `${slugOfName(owner)}-${kind}-${name.replace(/[^\w-]+/g, '-')}`
}

/** The id of an export that has no page of its own: its name, apart from the ids of sections. */
export const exportId = (name: string) => `api-${name}`

/**
 * Where the exports of a package are described: `[pathname, id]` by name. The props of a component, its slots and its
 * classes are described on its page.
 */
export const apiAddresses = question(
  'api/addresses',
  async (ask, owner: string): Promise<Record<string, [string, string]>> => {
    const { at } = await packageOptions(ask, owner)
    const found: Record<string, [string, string]> = {}
    const exported = await ask(apiExports, owner)
    const aliases = new Map(exported.map((one) => [one.name, one.aliases]))
    for (const { name, kind } of exported) {
      // Components and hooks are described on pages of their own, or not at all.
      if (kind === 'component' || kind === 'hook') continue
      const page = kind === 'interface' || kind === 'type' ? `${at}/${typesSlug}/` : `${at}/`
      found[name] = [page, exportId(name)]
    }
    for (const { name, slug, kind } of await ask(apiEntries, owner)) {
      const page = `${at}/${slug}/`
      found[name] = [page, '']
      for (const alias of aliases.get(name) ?? []) found[alias] = [page, '']
      const entry = kind === 'component' ? await ask(apiEntry, { package: owner, name }) : null
      if (entry?.kind !== 'component') continue
      // A page has no sections without rows; what it does not list is described with the other types.
      for (const [suffix, section] of Object.entries(componentTypes))
        if (entry[section].length > 0 && Object.hasOwn(found, name + suffix)) found[name + suffix] = [page, section]
    }
    return found
  },
)

/** Where the types that a package does not export are described: links to them make sense on its own pages only. */
const internalAddresses = question(
  'api/internal-addresses',
  async (ask, owner: string): Promise<Record<string, [string, string]>> => {
    const { at } = await packageOptions(ask, owner)
    const page = `${at}/${internalTypesSlug}/`
    return Object.fromEntries((await ask(apiInternalNames, owner)).map((name) => [name, [page, exportId(name)]]))
  },
)

/** Types whose members are a section of a component's page, by what follows its name. */
export const componentTypes = { Props: 'props', Slots: 'slots', SlotProps: 'slots', Classes: 'classes' } as const

/**
 * The other packages whose types a package may name: those that its manifest asks for; of a library's own source, all.
 * What another one exports by the same name is something else.
 */
const namedPackages = question('api/named-packages', async (ask, owner: string): Promise<string[]> => {
  const others = (await apiOptions(ask)).packages.map(({ name }) => name).filter((name) => name !== owner)
  const { entry, typesFrom } = await packageOptions(ask, owner)
  const dir = entry === undefined ? await ask(packageFolder, { from: '' as FilePath, name: owner }) : undefined
  if (others.length === 0 || dir === undefined) return others
  const { dependencies, peerDependencies, optionalDependencies } = await packageManifest(ask, dir)
  const required = { ...dependencies, ...peerDependencies, ...optionalDependencies }
  return others.filter((name) => Object.hasOwn(required, name) || typesFrom.includes(name))
})

/**
 * Looks a name up in the addresses of a package and among its internal types, then in those of packages that it uses.
 */
async function addressFinder(
  ask: Ask,
  owner: string,
): Promise<(name: string) => [pathname: string, id: string] | undefined> {
  const names = [owner, ...(await ask(namedPackages, owner))]
  const [own, ...others] = await all(names.map((name) => ask(apiAddresses, name)))
  const found = [own!, await ask(internalAddresses, owner), ...others]
  return (name) => found.find((addresses) => Object.hasOwn(addresses, name))?.[name]
}

/** What a package exports that is described in a list, not on a page of its own. */
export async function listedExports(ask: Ask, owner: string): Promise<ApiEntry[]> {
  const addressOf = await addressFinder(ask, owner)
  const { entries } = await ask(apiPackage, owner)
  return inFull(
    ask,
    owner,
    entries.filter(({ name }) => addressOf(name)?.[1] === exportId(name)),
  )
}

/** Every page of the run; asked only where comments link to documentation that this site has. */
const pathnames = question('api/pathnames', async (ask): Promise<string[]> => Object.keys(await ask(siteMap)).sort())

/** Finds the page of this site that an address in a comment means, by `documentation` of the package. */
async function pageFinder(ask: Ask, owner: string, locale: string): Promise<FindPage> {
  const hosts = Object.entries((await packageOptions(ask, owner)).documentation)
  if (hosts.length === 0) return () => undefined
  const [hrefTo, known] = [await hrefsIn(ask, locale), new Set(await ask(pathnames))]
  return (address) => {
    const path = address.replace(/#.*/, '')
    const [host, at] = hosts.find(([one]) => `${toPathname(path)}/`.startsWith(`${toPathname(one)}/`)) ?? []
    if (host === undefined) return undefined
    const pathname = toPathname(posix.join('/', at!, path.slice(toPathname(host).length)))
    return known.has(pathname) ? hrefTo(pathname) : undefined
  }
}

/** The addresses of pages in a language, by their pathname and the id of something on them. */
export async function hrefsIn(ask: Ask, locale: string): Promise<(pathname: string, id?: string) => string> {
  const site = await ask(config)
  return (pathname, id) => routeToHref({ pathname: toUrlPath(pathname), locale }, site) + (id ? `#${id}` : '')
}

/**
 * What the names in the texts of a package lead to.
 *
 * @param own the pathname of the page with the texts: what it describes itself is named by the id alone
 */
export async function namesFor(ask: Ask, owner: string, locale: string, own?: string): Promise<Names> {
  const addressOf = await addressFinder(ask, owner)
  const hrefTo = await hrefsIn(ask, locale)
  const find = (name: string) => {
    const [pathname, id] = addressOf(name) ?? []
    if (pathname === undefined) return undefined
    return pathname === own && id ? `#${id}` : hrefTo(pathname, id)
  }
  return new Names(find, (await packageOptions(ask, owner)).links, await pageFinder(ask, owner, locale))
}
