/**
 * What names in prose mean: `DataGrid`, `rowHeight`, and with a kind `prop:DataGrid.rowHeight`.
 *
 * A name alone becomes a link only if one thing in the product of its page has it; a member of several components, or one
 * that is a plain word, must belong to a component that the page is about (`components` in its front matter). A missing
 * link is better than a wrong one.
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
  routeToHref,
  toUrlPath,
} from '../../../feature.js'
import { apiEntry, apiExports, apiPackage, isAvailable, packageOptions } from '../extract/extraction.js'
import { apiMessages } from '../messages.js'
import type { ApiEntry } from '../model.js'
import { type ApiPackageOptions, apiOptions } from '../options.js'
import { apiAddresses, apiEntries, exportId, plainEntries, rowId } from '../pages/addresses.js'

type Address = [pathname: string, id: string]

type PackageNames = {
  /** Exports. */
  exports: Record<string, Address>
  /** Props and members, by the component, hook or interface whose page has them. */
  prop: Record<string, Record<string, Address>>
  slot: Record<string, Record<string, Address>>
  class: Record<string, Record<string, Address>>
  event: Record<string, Address>
  /** Owners of members without hooks, which hand on the members of others. */
  declaring: string[]
}

/** Everything in a package that prose may name, with its address; null if it cannot be read. */
const packageNames = question('api/names', async (ask, name: string): Promise<PackageNames | null> => {
  const { at, events } = await packageOptions(ask, name)
  const { entries, problems } = await ask(apiPackage, name)
  if (entries.length === 0 && problems.length > 0) return null
  const names: PackageNames = {
    exports: await ask(apiAddresses, name),
    prop: {},
    slot: {},
    class: {},
    event: {},
    declaring: [],
  }
  for (const { name: owner, slug, kind, elsewhere } of await ask(apiEntries, name)) {
    const entry = elsewhere ? null : await ask(apiEntry, { package: name, name: owner })
    if (!entry) continue
    const page = `${at}/${slug}/`
    const addresses = (rows: 'prop' | 'slot' | 'class', members: readonly string[]) => {
      if (members.length > 0)
        names[rows][owner] = Object.fromEntries(members.map((one) => [one, [page, rowId(owner, rows, one)]]))
    }
    addresses('prop', membersOf(entry))
    if (entry.kind !== 'hook') names.declaring.push(owner)
    if (entry.kind !== 'component' || kind !== 'component') continue
    addresses(
      'slot',
      entry.slots.map((one) => one.name),
    )
    addresses(
      'class',
      entry.classes.map((one) => one.rule),
    )
  }
  const lookup = events === undefined ? null : await ask(apiEntry, { package: name, name: events })
  for (const { name: event } of lookup && 'members' in lookup ? lookup.members : [])
    names.event[event] = [`${at}/`, exportId(`event-${event}`)]
  return names
})

function membersOf(entry: ApiEntry): string[] {
  if (entry.kind === 'component') return entry.props.map(({ name }) => name)
  if (entry.kind === 'hook' || entry.kind === 'function')
    return [...(entry.signatures[0]?.parameters ?? []), ...entry.returned].map(({ name }) => name)
  return 'members' in entry ? entry.members.map(({ name }) => name) : []
}

/** What is known of a package without reading it: pages that docs.config.ts names. */
function plainNames(options: ApiPackageOptions): PackageNames {
  const pages = plainEntries(options).map(({ name, slug }): [string, Address] => [name, [`${options.at}/${slug}/`, '']])
  return { exports: Object.fromEntries(pages), prop: {}, slot: {}, class: {}, event: {}, declaring: [] }
}

/** Names of packages, those of the page's product first. */
interface Names {
  own: PackageNames[]
  others: PackageNames[]
}

/** The documented packages of a page's product, and the others. */
async function packagesFor(
  ask: Ask,
  { route, frontMatter }: CodeSpanPlace,
): Promise<{ own: ApiPackageOptions[]; others: ApiPackageOptions[] }> {
  const { packages } = await apiOptions(ask)
  const { products } = await ask(config)
  const product = productOfPage({ frontMatter }, route.pathname, products)
  const isOwn = ({ at, name }: ApiPackageOptions) =>
    product !== undefined && (product.packageName === name || product.pathnames.includes(at))
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

/** @returns the address of each name that has one, in the page's language; reports what is said to exist and does not */
export async function resolveCodeSpans(
  ask: Ask,
  uses: readonly CodeSpanUse[],
  place: CodeSpanPlace,
): Promise<(string | undefined)[]> {
  const { addresses, problems } = await findMeant(ask, uses, place)
  for (const problem of problems) ask.report(problem)
  await reportUnknown(ask, place)
  const site = await ask(config)
  return addresses.map((address) => {
    if (address === undefined) return undefined
    const [pathname, id] = address
    return routeToHref({ pathname: toUrlPath(pathname), locale: place.route.locale }, site) + (id && `#${id}`)
  })
}

/** Reports names in `components` and `hooks` of the front matter that no documented package exports. */
async function reportUnknown(ask: Ask, place: CodeSpanPlace): Promise<void> {
  const { components = [], hooks = [] } = place.frontMatter
  let unknown = [...components, ...hooks]
  if (unknown.length === 0) return
  const { own, others } = await packagesFor(ask, place)
  const known = new Set<string>()
  // As above: the packages of the page's product first.
  for (const packages of [own, others]) {
    for (const { name } of packages) {
      // What is wrong with a package is said by its pages.
      if (!(await isAvailable(ask, name)) || (await ask(packageNames, name).catch(() => null)) === null) return
      for (const one of [...(await ask(apiExports, name)), ...(await ask(apiEntries, name))]) known.add(one.name)
    }
    unknown = unknown.filter((name) => !known.has(name))
    if (unknown.length === 0) return
  }
  for (const name of unknown) {
    const key = components.includes(name) ? 'components' : 'hooks'
    const span = await frontMatterSpan(ask, place.file, key, name)
    // Without one, the file is a part that the page includes.
    if (span) ask.report(apiMessages.unknownInFrontMatter(name, nearest(name, known), { file: place.file, span }))
  }
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
  const needsOthers = uses.some(({ kind, name }) =>
    kind === undefined ? codeLinks && own.names.length === 0 : !exact({ own: own.names, others: [] }, kind, name),
  )
  const others = await namesIn(ask, needsOthers ? packages.others : [])
  const names: Names = { own: own.names, others: others.names }
  const problems: Diagnostic[] = []
  const addresses = uses.map(({ kind, name, span }) => {
    if (kind === undefined) return codeLinks ? meant(names, name, place) : undefined
    const address = exact(names, kind, name)
    if (address === undefined && own.isComplete && others.isComplete)
      problems.push(
        apiMessages.unknownReference(`${kind}:${name}`, nearestTo(names, kind, name), { file: place.file, span }),
      )
    return address
  })
  return { addresses, problems }
}

/** Of a reference with a kind. */
function exact({ own, others }: Names, kind: string, name: string): Address | undefined {
  const [owner, member] = splitName(name)
  for (const one of [...own, ...others]) {
    const table = kind === 'api' ? one.exports : kind === 'event' ? one.event : tableOf(one, kind, owner)
    const address = lookUp(table, member ?? name)
    if (address) return address
  }
  return undefined
}

function nearestTo({ own, others }: Names, kind: string, name: string): string | undefined {
  const [owner, member] = splitName(name)
  const all = [...own, ...others]
  const keys = (tables: readonly (object | undefined)[]) => tables.flatMap((table) => Object.keys(table ?? {}))
  if (kind === 'api') return nearest(name, keys(all.map((one) => one.exports)))
  if (kind === 'event') return nearest(name, keys(all.map((one) => one.event)))
  const members = keys(all.map((one) => tableOf(one, kind, owner)))
  if (members.length > 0) return prefixed(owner, nearest(member ?? '', members))
  const owners = keys(all.map((one) => one[kind as 'prop' | 'slot' | 'class']))
  return prefixed(nearest(owner, owners), member)
}

const prefixed = (owner: string | undefined, member: string | undefined) =>
  owner === undefined || member === undefined ? undefined : `${owner}.${member}`

function tableOf(names: PackageNames, kind: string, owner: string): Record<string, Address> | undefined {
  const tables = names[kind as 'prop' | 'slot' | 'class']
  return Object.hasOwn(tables, owner) ? tables[owner] : undefined
}

function lookUp(table: Record<string, Address> | undefined, name: string): Address | undefined {
  return table && Object.hasOwn(table, name) ? table[name] : undefined
}

/** `DataGrid.rowHeight` → `DataGrid`, `rowHeight`. */
function splitName(name: string): [owner: string, member?: string] {
  const dot = name.indexOf('.')
  return dot === -1 ? [name] : [name.slice(0, dot), name.slice(dot + 1)]
}

/** Words that mean something to every reader, whatever a package exports. */
const common = new Set(
  'any array bigint boolean class default false function id key never null number object string symbol true type undefined unknown value void'.split(
    ' ',
  ),
)

/** Of a name alone: undefined unless there is exactly one thing that it can mean. */
function meant({ own, others }: Names, name: string, { frontMatter }: CodeSpanPlace): Address | undefined {
  if (common.has(name)) return undefined
  const [owner, member] = splitName(name)
  if (member !== undefined) return only(own.map((one) => lookUp(tableOf(one, 'prop', owner), member)))
  // On a page without a product, what only one of all packages exports.
  const exported = (own.length > 0 ? own : others).map((one) => lookUp(one.exports, name))
  if (exported.some(Boolean)) return only(exported)
  const members = (owners: (one: PackageNames) => readonly string[]) =>
    own.flatMap((one) => owners(one).map((each) => lookUp(tableOf(one, 'prop', each), name)))
  const about = new Set([...(frontMatter.components ?? []), ...(frontMatter.hooks ?? [])])
  const ofPage = members((one) => Object.keys(one.prop).filter((each) => about.has(each)))
  if (ofPage.some(Boolean)) return only(ofPage)
  // `label` and `items` are words, too: data have them as well as components.
  if (!/[a-z][A-Z]/.test(name)) return undefined
  const declared = members((one) => one.declaring)
  return declared.some(Boolean) ? only(declared) : only(members((one) => Object.keys(one.prop)))
}

function only(found: readonly (Address | undefined)[]): Address | undefined {
  const [first, ...more] = found.filter((one) => one !== undefined)
  return more.length === 0 ? first : undefined
}
