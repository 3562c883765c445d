/**
 * The JSON alternate of every page of the reference, at the page's address with `.json`, and an index of all. Its shape
 * is documented in content/vitrine/api-json.md and has a version; it is in the language of the declarations.
 */
import {
  type Ask,
  config,
  defineOutputs,
  type OutputPath,
  type Route,
  routeToHref,
  toUrlPath,
} from '../../../../feature.js'
import { apiEntry, apiInternal, apiPackage, inFull, packageOptions } from '../extract/extraction.js'
import type { ApiEntry } from '../../model.js'
import { apiOptions } from '../../options.js'
import {
  addressFinder,
  apiEntries,
  type ApiPageKey,
  apiPageKey,
  apiPageKeys,
  apiPathname,
  exportId,
  internalTypesSlug,
  pageFinder,
  typesSlug,
} from './addresses.js'
import { demosUsing } from './demos.js'
import { Names, withLinks } from './text-html.js'

/** Raise it when a program that reads these files must change. */
export const jsonSchema = 1

const path = async (ask: Ask, key: ApiPageKey) => `${(await apiPathname(ask, key)).slice(1, -1)}.json` as OutputPath

const pageJson = defineOutputs<ApiPageKey>({
  name: 'api-json',
  keys: apiPageKeys,
  path,
  async key(ask, file) {
    return file.endsWith('.json') ? apiPageKey(ask, `/${file.slice(0, -'.json'.length)}`) : undefined
  },
  async make(ask, key) {
    const names = await namesOf(ask, key.package)
    const resolved = (name: string, value: unknown) =>
      typeof value === 'string' && (name === 'description' || name === 'deprecated') ? withLinks(value, names) : value
    return `${JSON.stringify(await contents(ask, key), resolved, 1)}\n`
  },
  async ofPage(ask: Ask, { pathname, locale }: Route) {
    const { locales } = await ask(config)
    const key = locale === locales[0]!.code ? await apiPageKey(ask, pathname) : undefined
    return key ? [key] : []
  },
  alternate: 'application/json',
})

/** The addresses of what descriptions link to. */
async function namesOf(ask: Ask, owner: string): Promise<Names> {
  const site = await ask(config)
  const addressOf = await addressFinder(ask, owner)
  const find = (name: string) => {
    const address = addressOf(name)
    if (!address) return undefined
    const [pathname, id] = address
    return routeToHref({ pathname: toUrlPath(pathname), locale: site.locales[0]!.code }, site) + (id && `#${id}`)
  }
  const findPage = await pageFinder(ask, owner, site.locales[0]!.code)
  return new Names(find, (await packageOptions(ask, owner)).links, findPage)
}

async function contents(ask: Ask, { package: owner, slug }: ApiPageKey): Promise<object> {
  const { version, entries } = await ask(apiPackage, owner)
  const head = { schema: jsonSchema, package: owner, version }
  if (slug === '') return { ...head, kind: 'package', pages: await listOf(ask, owner) }
  if (slug === typesSlug) {
    const addressOf = await addressFinder(ask, owner)
    const types = entries.filter(({ name }) => addressOf(name)?.[1] === exportId(name))
    return { ...head, kind: 'types', types: (await inFull(ask, owner, types)).map((one) => entryJson(one, [])) }
  }
  if (slug === internalTypesSlug)
    return {
      ...head,
      kind: 'internal-types',
      types: (await ask(apiInternal, owner)).map((one) => entryJson(one, [])),
    }
  const page = (await ask(apiEntries, owner)).find((one) => one.slug === slug)!
  if (page.elsewhere)
    return {
      schema: jsonSchema,
      kind: page.kind,
      name: page.name,
      package: page.elsewhere.package,
      plan: page.elsewhere.plan,
    }
  const entry = await ask(apiEntry, { package: owner, name: page.name })
  const site = await ask(config)
  const demos = (await ask(demosUsing, `${owner} ${page.name}`)).map(({ pathname, name, props }) => ({
    name,
    href: `${routeToHref({ pathname: toUrlPath(pathname), locale: site.locales[0]!.code }, site)}#${name}`,
    props,
  }))
  return { ...head, ...(entry ? entryJson(entry, demos) : { kind: page.kind, name: page.name }), kind: page.kind }
}

function entryJson(entry: ApiEntry, demos: object[]): object {
  const { kind, name, imports, source: _source, ...rest } = entry
  return {
    kind,
    name,
    imports,
    ...rest,
    ...('slots' in entry && { slots: entry.slots.map(({ name: slot, ...one }) => ({ name: slot, ...one })) }),
    ...('classes' in entry && { classes: undefined, cssClasses: entry.classes }),
    ...('signatures' in entry && {
      signatures: undefined,
      returned: undefined,
      parameters: entry.signatures.map(({ parameters }) => parameters),
      returns: entry.signatures.map(({ returns }) => returns),
      ...(entry.returned.length > 0 && { members: entry.returned }),
    }),
    ...(demos.length > 0 && { demos }),
  }
}

async function listOf(ask: Ask, owner: string): Promise<object[]> {
  const site = await ask(config)
  const { at } = await packageOptions(ask, owner)
  return (await ask(apiEntries, owner)).map(({ kind, name, slug, elsewhere }) => {
    const href = routeToHref({ pathname: toUrlPath(`${at}/${slug}`), locale: site.locales[0]!.code }, site)
    return { kind, name, href, json: `${href.replace(/\/$/, '')}.json`, ...(elsewhere && { plan: elsewhere.plan }) }
  })
}

/** In the folder that the addresses of all packages have in common. */
async function indexPath(ask: Ask): Promise<OutputPath> {
  const { packages } = await apiOptions(ask)
  const [first = [], ...others] = packages.map(({ at }) => at.split('/').slice(1, -1))
  const end = first.findIndex((part, index) => others.some((other) => other[index] !== part))
  return [...(end === -1 ? first : first.slice(0, end)), 'index.json'].join('/') as OutputPath
}

const indexJson = defineOutputs<null>({
  name: 'api-index',
  keys: async (ask) => ((await apiOptions(ask)).packages.length > 0 ? [null] : []),
  path: indexPath,
  async make(ask) {
    const packages = []
    for (const { name } of (await apiOptions(ask)).packages) {
      const { version } = await ask(apiPackage, name)
      packages.push({ package: name, version, pages: await listOf(ask, name) })
    }
    return `${JSON.stringify({ schema: jsonSchema, kind: 'index', packages }, null, 1)}\n`
  },
})

export const apiOutputs = [pageJson, indexJson]
