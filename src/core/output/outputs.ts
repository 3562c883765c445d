/**
 * The output: the list of files, their paths and their contents. All of it follows from the families that the core and
 * the features declare (output-family.ts).
 *
 * `docs-build` asks for the list and then for every file; `docs-serve` asks for the one file that the browser requests,
 * without the list.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { all, type Ask, type Key, question } from '../../engine/question.js'
import { Failure } from '../../engine/diagnostic.js'
import { hash } from '../../engine/hash.js'
import { messages } from '../../messages.js'
import type { Contents, FilePath, OutputPath } from '../../model.js'
import type { Feature } from '../feature.js'
import type { OfflineRule, OutputFamily } from '../output-family.js'
import { assetOutputs } from './asset-outputs.js'
import { scriptOutputs } from '../assets/client.js'
import { config, configFile, siteFunctions } from '../config/config.js'
import { fontOutputs } from '../assets/fonts.js'
import { features, requireUniqueNames } from '../config/features.js'
import { importedOutputs } from './imported-outputs.js'
import { pageDescription } from '../pages/page-description.js'
import { pageOutputs } from './page-outputs.js'
import { toPathname, windowsForbids } from '../paths.js'
import type { RouteKey } from '../navigation/site-map.js'
import { pageFile } from '../content/source.js'
import { pageStyleOutputs, stylesheetOutputs } from '../assets/styles.js'

/** Identifies an output file by what it is made from. */
export type OutputKey = { family: string; key: Key }

/** Identifies a file or one of its compressed forms. */
export type OutputFileKey = OutputKey & { form?: CompressedForm }

/** A compressed form of a file, stored next to it as `….br` or `….gz`. */
export type CompressedForm = 'br' | 'gz'

/** A file of the output: its path and what it is made from. */
export type OutputEntry = OutputFileKey & { path: OutputPath }

const ownFamilies = [
  pageOutputs,
  stylesheetOutputs,
  pageStyleOutputs,
  fontOutputs,
  scriptOutputs,
  assetOutputs,
  importedOutputs,
]

/** The families by name, of each list of features: every file of the output asks for its family. */
const familiesOf = new WeakMap<readonly Feature[], ReadonlyMap<string, OutputFamily>>()

async function familiesByName(ask: Ask): Promise<ReadonlyMap<string, OutputFamily>> {
  const enabled = await features(ask)
  const known = familiesOf.get(enabled)
  if (known) return known
  const families = [...ownFamilies, ...enabled.flatMap(({ outputs: declared }) => declared ?? [])]
  requireUniqueNames(families, 'families of output files')
  const byName = new Map(families.map((family) => [family.name, family]))
  familiesOf.set(enabled, byName)
  return byName
}

/** All families, the core's first. */
export async function outputFamilies(ask: Ask): Promise<OutputFamily[]> {
  return [...(await familiesByName(ask)).values()]
}

/** @throws Error if no family has the name */
export async function outputFamily(ask: Ask, name: string): Promise<OutputFamily> {
  const found = (await familiesByName(ask)).get(name)
  if (!found) throw new Error(`there is no family of output files "${name}"`)
  return found
}

async function entriesOf(ask: Ask, family: OutputFamily, keys: readonly Key[]): Promise<OutputEntry[]> {
  return all(keys.map(async (key) => ({ path: await family.path(ask, key), family: family.name, key })))
}

/** Every file, sorted by path, without compressed forms. Reports paths that two families claim. */
export const outputs = question('outputs', async (ask): Promise<OutputEntry[]> => {
  // A change that concerns one family lists no other one again.
  const lists = await all((await outputFamilies(ask)).map(async ({ name }) => ask(familyEntries, name)))
  const byPath = new Map<OutputPath, OutputEntry[]>()
  for (const entry of lists.flat()) byPath.set(entry.path, [...(byPath.get(entry.path) ?? []), entry])
  const { preset } = (await ask(config)).markdown
  const forbidden: { path: OutputPath; name: string; file: FilePath | undefined }[] = []
  for (const [path, entries] of byPath) {
    const names = [...new Set(entries.map(({ family }) => family))]
    // The first is written. The tree of another generator may have a list that this one makes.
    const severity = preset !== undefined && names.includes('public-files') ? 'warning' : 'error'
    if (names.length > 1) ask.report(messages.outputClash(severity, path, names))
    const name = windowsForbids(path)
    if (name !== undefined) forbidden.push({ path, name, file: await sourceOf(ask, entries[0]!) })
  }
  // A page's other files have its name with an extension; they are renamed together with the page.
  const ofPages = new Set(forbidden.filter(({ file }) => file).map(({ name }) => name))
  for (const { path, name, file } of forbidden)
    if (file || !ofPages.has(name.replace(/\.[^.]*$/, ''))) ask.report(messages.windowsName(path, name, file))
  return [...byPath.values()].map(([first]) => first!).sort((a, b) => (a.path < b.path ? -1 : 1))
})

/** The Markdown file of a page, for messages. */
async function sourceOf(ask: Ask, { family, key }: OutputKey): Promise<FilePath | undefined> {
  if (family !== pageOutputs.name) return undefined
  return (await ask(pageFile, toPathname((key as RouteKey).pathname))) ?? undefined
}

/** The file at a path, found without the list of all files; undefined if there is none. */
export async function outputAt(ask: Ask, path: OutputPath): Promise<OutputKey | undefined> {
  const found = await findOutput(ask, await outputFamilies(ask), path)
  return found && { family: found.family.name, key: found.key }
}

/** The first of the families that has a file at a path, and the file's key. */
export async function findOutput(
  ask: Ask,
  families: readonly OutputFamily[],
  path: OutputPath,
): Promise<{ family: OutputFamily; key: Key } | undefined> {
  for (const family of families) {
    if (family.folder && !path.startsWith(`${await family.folder(ask)}/`)) continue
    const key = family.key
      ? await family.key(ask, path)
      : (await ask(familyEntries, family.name)).find((entry) => entry.path === path)?.key
    if (key !== undefined) return { family, key }
  }
  return undefined
}

const markdownFamilies = async (ask: Ask) =>
  (await outputFamilies(ask)).filter(({ alternate }) => alternate === 'text/markdown')

/** Is there a Markdown alternate at a path? Other families are not asked, of which some need all pages. */
export const isMarkdownAlternate = async (ask: Ask, path: OutputPath): Promise<boolean> =>
  (await findOutput(ask, await markdownFamilies(ask), path)) !== undefined

/** The paths of Markdown alternates. */
export async function markdownPathsOf(ask: Ask): Promise<OutputPath[]> {
  const found = await all((await markdownFamilies(ask)).map(({ name }) => ask(familyEntries, name)))
  return found.flat().map(({ path }) => path)
}

/** The files that the list for programs names, and what is in them. */
export async function listedOutputs(ask: Ask): Promise<{ path: OutputPath; about: string }[]> {
  const families = (await outputFamilies(ask)).filter(({ listed }) => listed !== undefined)
  const found = await all(
    families.map(async (family) =>
      (await ask(familyEntries, family.name)).map(({ path }) => ({ path, about: family.listed! })),
    ),
  )
  return found.flat()
}

/** The files of a family. */
const familyEntries = question('output-family', async (ask, name: string): Promise<OutputEntry[]> => {
  const family = await outputFamily(ask, name)
  return entriesOf(ask, family, await family.keys(ask))
})

/** The contents of a file or compressed form; undefined if there is none. Only their hash is cached. */
export const output = question(
  'output',
  async (ask, { family: name, key, form }: OutputFileKey): Promise<Contents | undefined> => {
    if (form) return compressed(ask, { family: name, key }, form)
    const family = await outputFamily(ask, name)
    const contents = await family.make(ask, key)
    if (typeof contents === 'string' || contents instanceof Uint8Array) return contents
    const plugin = (await siteFunctions(ask)).plugins.find(({ outputs: declared }) => declared?.includes(family))
    if (plugin) throw new Failure(messages.featureContents(plugin.name, name, await ask(configFile)))
    return contents
  },
  { persist: 'hash' },
)

/** The contents of the file or compressed form at a path; undefined if there is none. */
export async function fileAt(ask: Ask, path: OutputPath): Promise<Contents | undefined> {
  const found = await outputAt(ask, path)
  if (found) return ask(output, found)
  const [, stem, form] = /^(.*)\.(br|gz)$/.exec(path) ?? []
  const original = stem === undefined ? undefined : await outputAt(ask, stem as OutputPath)
  if (!original || !(await formsOf(ask, original, stem as OutputPath)).includes(form as CompressedForm))
    return undefined
  return ask(output, { ...original, form: form as CompressedForm })
}

/**
 * Hash (sha256, 24 digits) and size in bytes of a file, for lists by which a browser verifies files. A separate
 * question, since contents are not cached.
 */
export const outputDigest = question(
  'output-digest',
  async (ask, key: OutputKey): Promise<{ hash: string; size: number }> => {
    const contents = (await ask(output, key)) ?? ''
    return { hash: hash(contents, 24), size: Buffer.byteLength(contents) }
  },
)

/** When the service worker caches a file. */
export async function offlineRule(ask: Ask, { family, key }: OutputKey): Promise<OfflineRule> {
  const { offline = 'on-use', cache } = await outputFamily(ask, family)
  if (cache === 'host') return 'never'
  return typeof offline === 'function' ? offline(ask, key) : offline
}

/** The folders that contain only immutable files; none is inside another. */
export const immutableFolders = question('immutable-folders', async (ask): Promise<string[]> => {
  const immutable = (await outputFamilies(ask)).filter(({ cache }) => cache === 'immutable')
  const folders = [...new Set(await all(immutable.map((family) => family.folder!(ask))))].sort()
  return folders.filter((folder) => !folders.some((other) => folder.startsWith(`${other}/`)))
})

/** The paths of files that a host must not cache without revalidation. */
export const revalidatedPaths = question('revalidated-paths', async (ask): Promise<OutputPath[]> => {
  const families = (await outputFamilies(ask)).filter(({ cache }) => cache === 'revalidate')
  const entries = await all(families.map(async ({ name }) => ask(familyEntries, name)))
  return entries.flat().map(({ path }) => path)
})

/** The files made from one page, its HTML first, with their compressed forms. */
export const outputsOfPage = question('outputs-of-page', async (ask, route: RouteKey): Promise<OutputEntry[]> => {
  return withForms(ask, await entriesOfPage(ask, route, await outputFamilies(ask)))
})

async function entriesOfPage(ask: Ask, route: RouteKey, families: readonly OutputFamily[]): Promise<OutputEntry[]> {
  const entries = await all(
    families.map(async (family) => entriesOf(ask, family, (await family.ofPage?.(ask, route)) ?? [])),
  )
  return entries.flat()
}

/** The files that the development server serves once a page names them. */
export async function namedByPage(ask: Ask, route: RouteKey): Promise<OutputPath[]> {
  const families = (await outputFamilies(ask)).filter(({ onlyIfNamed }) => onlyIfNamed)
  return (await entriesOfPage(ask, route, families)).map(({ path }) => path)
}

/** Asks what many pages will wait for. */
export async function prepareFeatures(ask: Ask): Promise<void> {
  await all((await features(ask)).map(async ({ prepare }) => prepare?.(ask)))
}

/**
 * Asks what pages and files about many pages need of one page: so that this work is done together with the page, and by
 * the shards of a build.
 */
export const sharedWork = question('shared-work', async (ask, route: RouteKey): Promise<null> => {
  await ask(pageDescription, { pathname: toPathname(route.pathname), locale: route.locale })
  await all((await features(ask)).map(async ({ needsOfPage }) => needsOfPage?.(ask, route)))
  return null
})

/** Every file, compressed forms included, sorted by path. */
export const outputFiles = question('output-files', async (ask): Promise<OutputEntry[]> => {
  const files = await withForms(ask, await ask(outputs))
  return files.sort((a, b) => (a.path < b.path ? -1 : 1))
})

const compressible = /\.(html|css|js|mjs|json|svg|xml|txt|md|map|webmanifest)$/

/** Is it worth compressing? Files of other types are compressed already. */
export function isCompressible(path: string): boolean {
  return compressible.test(path)
}

async function formsOf(ask: Ask, { family }: OutputKey, path: OutputPath): Promise<CompressedForm[]> {
  if (!(await ask(config)).compress || !isCompressible(path)) return []
  return (await outputFamily(ask, family)).cache === 'host' ? [] : ['br', 'gz']
}

async function withForms(ask: Ask, entries: OutputEntry[]): Promise<OutputEntry[]> {
  const lists = await all(
    entries.map(async (entry): Promise<OutputEntry[]> => {
      const forms = await formsOf(ask, entry, entry.path)
      return [entry, ...forms.map((form) => ({ ...entry, path: `${entry.path}.${form}` as OutputPath, form }))]
    }),
  )
  return lists.flat()
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Cached by content. */
async function compressed(ask: Ask, key: OutputKey, form: CompressedForm): Promise<Uint8Array> {
  const contents = (await ask(output, key)) ?? ''
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents
  const id = `${form} ${hash(bytes, 40)}`
  await ask.context.contentCache.fetch?.([id])
  const known = ask.context.contentCache.get(id)
  if (known instanceof Uint8Array) return known
  const made = await compressBytes(bytes, form)
  ask.context.contentCache.set(id, made)
  return made
}

/** A compressed form of a file. */
export function compressBytes(bytes: Uint8Array, form: CompressedForm): Promise<Uint8Array> {
  return form === 'br'
    ? toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : toGzip(bytes, { level: 9 })
}
