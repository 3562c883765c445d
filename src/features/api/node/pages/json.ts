/**
 * The JSON alternate of every page of the reference, at the page's address with `.json`, and an index of all. Its shape
 * is documented in content/vitrine/api-json.md and has a version; it is in the language of the declarations.
 */
import { all, type Ask, config, defineOutputs, type OutputPath, type Route } from '../../../../feature.js'
import { apiInternal, apiPackage, packageOptions } from '../extract/extraction.js'
import type { ComparedHistory } from '../../shared/compared.js'
import { fileOfSnapshot } from '../../snapshot.js'
import { apiEntry, changesBetween, changesSlug, snapshots, type Step, stepsOf } from '../history.js'
import type { ApiEntry } from '../../model.js'
import { apiOptions } from '../../options.js'
import {
  apiEntries,
  type ApiPageKey,
  apiPageKey,
  apiPageKeys,
  apiPathname,
  hrefsIn,
  internalTypesSlug,
  listedExports,
  namesFor,
  typesSlug,
} from './addresses.js'
import { demosOfEntry } from './demos.js'
import { withLinks } from './text-html.js'

/** Raise it when a program that reads these files must change. */
export const jsonSchema = 1

const path = async (ask: Ask, key: ApiPageKey) => `${(await apiPathname(ask, key)).slice(1, -1)}.json` as OutputPath

/** Addresses in JSON are those of the first language. */
const jsonLocale = async (ask: Ask) => (await ask(config)).locales[0]!.code

/** The versions of packages with a history, for the form that compares two of them. */
const historyJson = defineOutputs<string>({
  name: 'api-history',
  async keys(ask) {
    const { packages } = await apiOptions(ask)
    const counts = await all(packages.map(async ({ name }) => (await ask(snapshots, name)).length))
    return packages.flatMap(({ name }, index) => (counts[index]! > 1 ? [name] : []))
  },
  async path(ask, owner) {
    const { at } = await packageOptions(ask, owner)
    return `${at.slice(1)}/${changesSlug}/history.json` as OutputPath
  },
  async make(ask, owner) {
    const versions = await ask(snapshots, owner)
    const names = await namesFor(ask, owner, await jsonLocale(ask))
    const described = versions.at(-1)!.entries.flatMap(({ name }) => {
      const href = names.href(name)
      return href === undefined ? [] : [[name, href]]
    })
    const history: ComparedHistory = {
      schema: 1,
      package: owner,
      versions: versions.map((one, index) => fileOfSnapshot(one, versions[index - 1])),
      hrefs: Object.fromEntries(described) as Record<string, string>,
    }
    return `${JSON.stringify(history)}\n`
  },
  offline: 'on-use',
})

const pageJson = defineOutputs<ApiPageKey>({
  name: 'api-json',
  keys: apiPageKeys,
  path,
  async key(ask, file) {
    return file.endsWith('.json') ? apiPageKey(ask, `/${file.slice(0, -'.json'.length)}`) : undefined
  },
  async make(ask, key) {
    const names = await namesFor(ask, key.package, await jsonLocale(ask))
    const resolved = (name: string, value: unknown) =>
      typeof value === 'string' && (name === 'description' || name === 'deprecated') ? withLinks(value, names) : value
    return `${JSON.stringify(await contents(ask, key), resolved, 1)}\n`
  },
  async ofPage(ask: Ask, { pathname, locale }: Route) {
    const key = locale === (await jsonLocale(ask)) ? await apiPageKey(ask, pathname) : undefined
    return key ? [key] : []
  },
  alternate: 'application/json',
})

async function contents(ask: Ask, { package: owner, slug }: ApiPageKey): Promise<object> {
  const { version } = await ask(apiPackage, owner)
  const head = { schema: jsonSchema, package: owner, version }
  if (slug === '') return { ...head, kind: 'package', pages: await listOf(ask, owner) }
  if (slug === typesSlug)
    return { ...head, kind: 'types', types: (await listedExports(ask, owner)).map((one) => entryJson(one)) }
  if (slug === internalTypesSlug)
    return { ...head, kind: 'internal-types', types: (await ask(apiInternal, owner)).map((one) => entryJson(one)) }
  const { single, upgrades } = await stepsOf(ask, owner)
  if (slug === changesSlug)
    return { ...head, kind: 'changes', steps: await all(single.map((step) => stepJson(ask, owner, step))) }
  const step = [...single, ...upgrades].find((one) => one.slug === slug)
  if (step) return { ...head, kind: 'changes', ...(await stepJson(ask, owner, step)) }
  const { kind, name, elsewhere } = (await ask(apiEntries, owner)).find((one) => one.slug === slug)!
  if (elsewhere) {
    const { isDeclared, ...of } = elsewhere
    const entry = isDeclared ? await ask(apiEntry, { package: of.package, name }) : null
    return { schema: jsonSchema, ...of, ...(entry ? entryJson(entry) : { name }), kind }
  }
  const entry = await ask(apiEntry, { package: owner, name })
  const hrefTo = await hrefsIn(ask, await jsonLocale(ask))
  const demos = (entry ? await demosOfEntry(ask, owner, entry) : []).map(({ pathname, name: demo, props }) => ({
    name: demo,
    href: hrefTo(pathname, demo),
    props,
  }))
  return { ...head, ...(entry ? entryJson(entry, demos) : { kind, name }), kind }
}

async function stepJson(ask: Ask, owner: string, { from, to }: Step): Promise<object> {
  return { from, to, changes: await ask(changesBetween, { package: owner, from, to }) }
}

function entryJson(entry: ApiEntry, demos: object[] = []): object {
  const { kind, name, imports, source: _source, ...rest } = entry
  return {
    kind,
    name,
    imports,
    ...rest,
    ...('classes' in entry && { classes: undefined, cssClasses: entry.classes }),
    ...('signatures' in entry && {
      signatures: undefined,
      returned: undefined,
      parameters: entry.signatures.map(({ parameters }) => parameters),
      returns: entry.signatures.map(({ returns }) => returns),
      ...(entry.signatures.some(({ description }) => description) && {
        overloads: entry.signatures.map(({ description = '' }) => description),
      }),
      ...(entry.returned.length > 0 && { members: entry.returned }),
    }),
    ...(demos.length > 0 && { demos }),
  }
}

async function listOf(ask: Ask, owner: string): Promise<object[]> {
  const hrefTo = await hrefsIn(ask, await jsonLocale(ask))
  const { at } = await packageOptions(ask, owner)
  return (await ask(apiEntries, owner)).map(({ kind, name, slug, elsewhere }) => {
    const href = hrefTo(`${at}/${slug}`)
    return { kind, name, href, json: `${href.replace(/\/$/, '')}.json`, ...(elsewhere && { plan: elsewhere.plan }) }
  })
}

/** The addresses of what is about no single export. */
async function othersOf(ask: Ask, owner: string): Promise<string[]> {
  const own = (await apiPageKeys(ask)).filter((key) => key.package === owner)
  const hrefTo = await hrefsIn(ask, await jsonLocale(ask))
  const { at } = await packageOptions(ask, owner)
  return [typesSlug, internalTypesSlug, changesSlug]
    .filter((slug) => own.some((key) => key.slug === slug))
    .map((slug) => `${hrefTo(`${at}/${slug}`).replace(/\/$/, '')}.json`)
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
  listed: 'api',
  keys: async (ask) => ((await apiOptions(ask)).packages.length > 0 ? [null] : []),
  path: indexPath,
  async make(ask) {
    const packages = []
    for (const { name } of (await apiOptions(ask)).packages) {
      const { version } = await ask(apiPackage, name)
      packages.push({ package: name, version, pages: await listOf(ask, name), others: await othersOf(ask, name) })
    }
    return `${JSON.stringify({ schema: jsonSchema, kind: 'index', packages }, null, 1)}\n`
  },
})

export const apiOutputs = [pageJson, indexJson, historyJson]
