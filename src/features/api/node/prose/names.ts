/**
 * What names in prose mean: `DataTable`, `rowHeight`, and with a kind `prop:DataTable.rowHeight`.
 *
 * A name alone becomes a link only if one thing in the product of its page has it; a member of several components, or
 * one that is a plain word, must belong to a component that the page is about (`components` in its front matter). A
 * missing link is better than a wrong one.
 */
import {
  all,
  type Ask,
  type CodeSpanPlace,
  type CodeSpanUse,
  config,
  type Diagnostic,
  Failure,
  frontMatterSpan,
  nearest,
  productOfPage,
  question,
} from '../../../../feature.js'
import { apiExports, apiPackage, isAvailable, isUnread, packageOptions } from '../extract/extraction.js'
import { apiEntry, eventsOf } from '../history.js'
import { apiMessages } from '../../messages.js'
import type { ApiEntry } from '../../model.js'
import { membersOf } from '../entry-parts.js'
import { type ApiPackageOptions, apiOptions } from '../../options.js'
import {
  apiAddresses,
  apiEntries,
  type ApiPageEntry,
  exportId,
  hrefsIn,
  plainEntries,
  rowId,
} from '../pages/addresses.js'

type Address = [pathname: string, id: string]

type MemberKind = 'prop' | 'slot' | 'class'

/** What the page of a component, hook or interface describes. */
type MemberNames = Record<MemberKind, string[]>

type PackageNames = {
  /** Its name; absent where it has not been read. */
  package?: string
  /** Exports. */
  exports: Record<string, Address>
  event: Record<string, Address>
  /** Who has members. Their names are asked apart (`memberNames`): those of all owners may be half a million. */
  owners: MemberNames
  /** Names of props and members by themselves. */
  alone: Record<string, Alone>
}

interface Alone {
  /** Null where several owners have it. */
  address: Address | null
  /** Owners without hooks, which hand on the members of others. */
  isDeclared: boolean
}

/** Everything in a package that prose may name; null if it cannot be read. */
const packageNames = question('api/names', async (ask, name: string): Promise<PackageNames | null> => {
  const options = await packageOptions(ask, name)
  const { at } = options
  if (isUnread(await ask(apiPackage, name))) return null
  const owners: MemberNames = { prop: [], slot: [], class: [] }
  const alone = new Map<string, Alone>()
  for (const owner of await ask(apiEntries, name)) {
    const entry = await entryOf(ask, name, owner)
    if (!entry) continue
    const members = memberNames(entry, owner)
    for (const kind of memberKinds)
      if (members[kind].length > 0 || (kind === 'prop' && 'shared' in entry)) owners[kind].push(owner.name)
    const isDeclared = entry.kind !== 'hook'
    for (const member of members.prop) {
      const known = alone.get(member)
      if (isWord(member) || (known?.isDeclared && !isDeclared)) continue
      const isFirst = !known || known.isDeclared !== isDeclared
      alone.set(member, { address: isFirst ? memberAddress(at, owner, 'prop', member) : null, isDeclared })
    }
  }
  const events = await eventsOf(ask, options)
  return {
    package: name,
    exports: await ask(apiAddresses, name),
    event: Object.fromEntries(events.map((one) => [one.name, [`${at}/`, exportId(`event-${one.name}`)]])),
    owners,
    alone: Object.fromEntries(alone),
  }
})

const memberKinds = ['prop', 'slot', 'class'] as const

/** The addresses of all members of one owner. */
const memberAddresses = question(
  'api/member-addresses',
  async (ask, { package: name, owner }: { package: string; owner: string }) => {
    const { at } = await packageOptions(ask, name)
    const page = (await ask(apiEntries, name)).find((one) => one.name === owner)
    const entry = page && (await entryOf(ask, name, page))
    if (!entry) return null
    const members = memberNames(entry, page)
    const table = (kind: MemberKind): Record<string, Address> =>
      Object.fromEntries(members[kind].map((one) => [one, memberAddress(at, page, kind, one)]))
    return {
      prop: { ...(await sharedAddresses(ask, name, entry)), ...table('prop') },
      slot: table('slot'),
      class: table('class'),
    }
  },
)

/** Of props that a component shares with many: on the page of their type. */
async function sharedAddresses(ask: Ask, name: string, entry: ApiEntry): Promise<Record<string, Address>> {
  const found: Record<string, Address> = {}
  for (const { type, without } of entry.kind === 'component' ? (entry.shared ?? []) : []) {
    const addresses = await ask(memberAddresses, { package: name, owner: type })
    for (const [prop, address] of Object.entries(addresses?.prop ?? {}))
      if (!without.includes(prop)) found[prop] = address
  }
  return found
}

const entryOf = async (ask: Ask, owner: string, { name, elsewhere }: ApiPageEntry) =>
  elsewhere?.isDeclared === false ? null : ask(apiEntry, { package: elsewhere?.package ?? owner, name })

const memberAddress = (at: string, { slug, name }: ApiPageEntry, kind: MemberKind, member: string): Address => [
  `${at}/${slug}/`,
  rowId(name, kind, member),
]

function memberNames(entry: ApiEntry, { kind }: ApiPageEntry): MemberNames {
  const isComponent = entry.kind === 'component' && kind === 'component'
  const parameters = 'signatures' in entry ? (entry.signatures[0]?.parameters ?? []) : []
  return {
    // A hook may return what it takes.
    prop: [...new Set([...parameters, ...membersOf(entry)].map(({ name }) => name))],
    slot: isComponent ? entry.slots.map(({ name }) => name) : [],
    class: isComponent ? entry.classes.map(({ rule }) => rule) : [],
  }
}

/** What is known of a package without reading it: pages that docs.config.ts names. */
function plainNames(options: ApiPackageOptions): PackageNames {
  const pages = plainEntries(options).map(({ name, slug }): [string, Address] => [name, [`${options.at}/${slug}/`, '']])
  return { exports: Object.fromEntries(pages), event: {}, owners: { prop: [], slot: [], class: [] }, alone: {} }
}

/** Names of packages, those of the page's product first. */
interface Names {
  own: PackageNames[]
  others: PackageNames[]
}

/** Tells the documented packages of a page's product from the others. */
export async function productFilter(
  ask: Ask,
  { route, frontMatter }: Pick<CodeSpanPlace, 'route' | 'frontMatter'>,
): Promise<(options: ApiPackageOptions) => boolean> {
  const { products } = await ask(config)
  const product = productOfPage({ frontMatter }, route.pathname, products)
  return ({ at, name }) => product !== undefined && (product.packageName === name || product.pathnames.includes(at))
}

/** The documented packages of a page's product, and the others. */
async function packagesFor(
  ask: Ask,
  place: CodeSpanPlace,
): Promise<{ own: ApiPackageOptions[]; others: ApiPackageOptions[] }> {
  const { packages } = await apiOptions(ask)
  const isOwn = await productFilter(ask, place)
  return { own: packages.filter(isOwn), others: packages.filter((one) => !isOwn(one)) }
}

/** @returns the names of each package, and whether all of them have been read */
async function namesIn(
  ask: Ask,
  packages: readonly ApiPackageOptions[],
): Promise<{ names: PackageNames[]; isComplete: boolean }> {
  let isComplete = true
  const names = await all(
    packages.map(async (options) => {
      if (await isAvailable(ask, options.name)) {
        try {
          const found = await ask(packageNames, options.name)
          if (found) return found
        } catch (error) {
          // What is wrong is said by the pages of the reference.
          if (!(error instanceof Failure)) throw error
        }
      }
      isComplete = false
      return plainNames(options)
    }),
  )
  return { names, isComplete }
}

/**
 * @returns the address of each name that has one, in the page's language; reports what is said to exist and does not
 */
export async function resolveCodeSpans(
  ask: Ask,
  uses: readonly CodeSpanUse[],
  place: CodeSpanPlace,
): Promise<(string | undefined)[]> {
  const { addresses, problems } = await findMeant(ask, uses, place)
  for (const problem of [...problems, ...(await unknownInFrontMatter(ask, place))]) ask.report(problem)
  const hrefTo = await hrefsIn(ask, place.route.locale)
  return addresses.map((address) => address && hrefTo(...address))
}

/** What is wrong with `components` and `hooks` of a page's front matter: names that no documented package exports. */
export async function unknownInFrontMatter(ask: Ask, place: CodeSpanPlace): Promise<Diagnostic[]> {
  const { components = [], hooks = [] } = place.frontMatter
  let unknown = [...components, ...hooks]
  const { own, others } = await packagesFor(ask, place)
  const known = new Set<string>()
  // As above: the packages of the page's product first.
  for (const { name } of [...own, ...others]) {
    if (unknown.length === 0) return []
    // What is wrong with a package is said by its pages.
    if (!(await isAvailable(ask, name)) || (await ask(packageNames, name).catch(() => null)) === null) return []
    for (const one of [...(await ask(apiExports, name)), ...(await ask(apiEntries, name))]) known.add(one.name)
    for (const { aliases = [] } of await ask(apiExports, name)) for (const one of aliases) known.add(one)
    unknown = unknown.filter((one) => !known.has(one))
  }
  const problems = await all(
    unknown.map(async (name) => {
      const span = await frontMatterSpan(ask, place.file, components.includes(name) ? 'components' : 'hooks', name)
      // Without one, the file is a part that the page includes.
      return span && apiMessages.unknownInFrontMatter(name, nearest(name, known), { file: place.file, span })
    }),
  )
  return problems.filter((one) => one !== undefined)
}

/** The addresses of names, and what is wrong with those that have a kind. */
export async function findMeant(
  ask: Ask,
  uses: readonly CodeSpanUse[],
  place: CodeSpanPlace,
): Promise<{ addresses: (Address | undefined)[]; problems: Diagnostic[] }> {
  if (uses.length === 0) return { addresses: [], problems: [] }
  const { codeLinks } = await apiOptions(ask)
  const packages = await packagesFor(ask, place)
  const own = await namesIn(ask, packages.own)
  // Most pages name only what their own product has: they need not wait until the other packages have been read.
  const isMissing = async ({ kind, name }: CodeSpanUse) =>
    kind === undefined
      ? codeLinks && own.names.length === 0
      : !(await exact(ask, { own: own.names, others: [] }, kind, name))
  const needsOthers = (await all(uses.map(isMissing))).some(Boolean)
  const others = await namesIn(ask, needsOthers ? packages.others : [])
  const names: Names = { own: own.names, others: others.names }
  const problems: Diagnostic[] = []
  const addresses: (Address | undefined)[] = []
  for (const { kind, name, span } of uses) {
    const address =
      kind !== undefined
        ? await exact(ask, names, kind, name)
        : codeLinks
          ? await meant(ask, names, name, place)
          : undefined
    addresses.push(address)
    if (kind !== undefined && address === undefined && own.isComplete && others.isComplete) {
      const suggestion = await nearestTo(ask, names, kind, name)
      problems.push(apiMessages.unknownReference(`${kind}:${name}`, suggestion, { file: place.file, span }))
    }
  }
  return { addresses, problems }
}

/** Of a reference with a kind. */
async function exact(ask: Ask, { own, others }: Names, kind: string, name: string): Promise<Address | undefined> {
  const [owner, member] = splitName(name)
  for (const one of [...own, ...others]) {
    const address = lookUp(await tableOf(ask, one, kind, owner), member ?? name)
    if (address) return address
  }
  return undefined
}

async function nearestTo(ask: Ask, { own, others }: Names, kind: string, name: string): Promise<string | undefined> {
  const [owner, member] = splitName(name)
  const packages = [...own, ...others]
  const tables = await all(packages.map((one) => tableOf(ask, one, kind, owner)))
  const names = tables.flatMap((table) => Object.keys(table ?? {}))
  if (kind === 'api' || kind === 'event') return nearest(name, names)
  if (names.length > 0) return prefixed(owner, nearest(member ?? '', names))
  const owners = packages.flatMap((one) => one.owners[kind as MemberKind])
  return prefixed(nearest(owner, owners), member)
}

const prefixed = (owner: string | undefined, member: string | undefined) =>
  owner === undefined || member === undefined ? undefined : `${owner}.${member}`

/** The addresses of what a kind of names means: of a member, those of its owner. */
async function tableOf(
  ask: Ask,
  { package: name, exports, event, owners }: PackageNames,
  kind: string,
  owner: string,
): Promise<Record<string, Address> | undefined> {
  if (kind === 'api') return exports
  if (kind === 'event') return event
  if (name === undefined || !owners[kind as MemberKind].includes(owner)) return undefined
  return (await ask(memberAddresses, { package: name, owner }))?.[kind as MemberKind]
}

function lookUp<Value>(table: Record<string, Value> | undefined, name: string): Value | undefined {
  return table && Object.hasOwn(table, name) ? table[name] : undefined
}

/** `DataTable.rowHeight` → `DataTable`, `rowHeight`; `Menu.Item.color` → `Menu.Item`, `color`. */
function splitName(name: string): [owner: string, member?: string] {
  const dot = name.lastIndexOf('.')
  return dot === -1 ? [name] : [name.slice(0, dot), name.slice(dot + 1)]
}

/** Words that mean something to every reader, whatever a package exports. */
const common = new Set(
  'any array bigint boolean class default false function id key never null number object string symbol true type undefined unknown value void'.split(
    ' ',
  ),
)

/** `label` and `items` are words, too: data have them as well as components. */
const isWord = (name: string) => !/[a-z][A-Z]/.test(name)

/** Of a name alone: undefined unless there is exactly one thing that it can mean. */
async function meant(
  ask: Ask,
  { own, others }: Names,
  name: string,
  { frontMatter }: CodeSpanPlace,
): Promise<Address | undefined> {
  if (common.has(name)) return undefined
  const [owner, member] = splitName(name)
  const propsOf = (one: PackageNames, of: string) => tableOf(ask, one, 'prop', of)
  // On a page without a product, what only one of all packages exports.
  const exported = (own.length > 0 ? own : others).map((one) => lookUp(one.exports, name))
  if (exported.some(Boolean)) return only(exported)
  if (member !== undefined)
    return only((await all(own.map((one) => propsOf(one, owner)))).map((one) => lookUp(one, member)))
  const about = [...new Set([...(frontMatter.components ?? []), ...(frontMatter.hooks ?? [])])]
  const tables = await all(own.flatMap((one) => about.map((each) => propsOf(one, each))))
  const ofPage = tables.map((one) => lookUp(one, name))
  if (ofPage.some(Boolean)) return only(ofPage)
  const found = own.map((one) => lookUp(one.alone, name)).filter((one) => one !== undefined)
  const declared = found.filter(({ isDeclared }) => isDeclared)
  const [first, ...more] = declared.length > 0 ? declared : found
  return more.length === 0 ? (first?.address ?? undefined) : undefined
}

function only(found: readonly (Address | undefined)[]): Address | undefined {
  const [first, ...more] = found.filter((one) => one !== undefined)
  return more.length === 0 ? first : undefined
}
