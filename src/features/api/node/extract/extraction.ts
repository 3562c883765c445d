/**
 * The questions that read packages. Results are cached by the options and the package's version; of a linked
 * package and of a library's own source, by the contents of the files that TypeScript read.
 *
 * All requests go to one thread, one after the other: the files that packages share are parsed once.
 */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  errorAt,
  Failure,
  fileHash,
  type FilePath,
  hash,
  question,
  runOptions,
} from '../../../../feature.js'
import {
  dependOnPackage,
  idOf,
  isLinked,
  packageFolder,
  findTypeScript,
  type BuildContext,
  generatorFile,
  StoppedError,
  takeTurns,
  ThreadPool,
} from '../../../../feature-unstable.js'
import { apiMessages } from '../../messages.js'
import type { ApiEntry, ApiListed, ApiPackage, ApiProblem, ApiSummary, ApiType, ExtractRequest } from '../../model.js'
import { plainNames } from '../../name-filter.js'
import type { Snapshot } from '../../shared/snapshots.js'
import { snapshotOf } from '../../snapshot.js'
import { type ApiPackageOptions, apiOptions } from '../../options.js'
import type { DemoUses } from './demo-uses.js'
import type { ExtractMessage, ExtractReply } from './extract-worker.js'
import { extractorVersion } from './extractor.js'

/** The options of a package that docs.config.ts names. */
export async function packageOptions(ask: Ask, name: string): Promise<ApiPackageOptions> {
  const { packages } = await apiOptions(ask)
  return (
    packages.find((one) => one.name === name) ?? packages.flatMap(declaredElsewhere).find((one) => one.name === name)!
  )
}

/** Options of packages that are not installed, but whose declarations a package has beside it: read as it is. */
export const declaredElsewhere = (options: ApiPackageOptions): ApiPackageOptions[] =>
  options.elsewhere.flatMap(({ package: name, components, interfaces, entry }) => {
    if (entry === undefined) return []
    const { events: _events, history: _history, source: _source, classes: _classes, ...shared } = options
    const typesFrom = [options.name, ...options.typesFrom]
    return [{ ...shared, name, entry, components, interfaces, typesFrom, hooks: [], elsewhere: [], selectors: [] }]
  })

/** What is to be read of a package. */
type Wanted = {
  /** Of all that the result depends on but files that may be edited. */
  id: string
  isEditable: boolean
  request: Omit<ExtractRequest, 'root' | 'entry'>
  entry?: string
}

/** The key is that of the result. */
type Reading = Wanted & { key: string }

/** @returns null if it is not installed */
const wanted = question('api/wanted', async (ask, name: string): Promise<Wanted | null> => {
  const options = await packageOptions(ask, name)
  const version = options.entry === undefined ? await installed(ask, name) : await source(ask, options.entry)
  if (version === undefined) return null
  const request: Wanted['request'] = {
    package: name,
    keepInherited: options.inherited,
    omit: options.omit,
    typesFrom: options.typesFrom,
    // Where no pattern gives them pages, all props stay with their components.
    sharedProps: [...(hasPatterns(options) ? [] : ['!*']), ...options.sharedProps],
    detailed: detailedNames(options),
    ...(options.classes && { classes: options.classes }),
  }
  const id = `api ${hash(JSON.stringify([extractorVersion, version, options.entry, request]))}`
  return { id, isEditable: version === '', request, ...(options.entry !== undefined && { entry: options.entry }) }
})

const reading = question('api/reading', async (ask, name: string): Promise<Reading | null> => {
  const found = await ask(wanted, name)
  if (!found) return null
  const key = found.isEditable ? ((await storedKey(ask, found)) ?? (await keyAfterReading(ask, found))) : found.id
  return { ...found, key }
})

/** @returns undefined where it has not been read, or files have changed since */
async function storedKey(ask: Ask, wanted: Wanted): Promise<string | undefined> {
  const { contentCache } = ask.context
  const key = await currentKey(ask, wanted)
  await contentCache.fetch?.([key])
  return contentCache.get(key) === undefined ? undefined : key
}

/** The key of the result, if TypeScript reads the same files as the last time. */
async function currentKey(ask: Ask, wanted: Wanted): Promise<string> {
  if (!wanted.isEditable) return wanted.id
  const { contentCache } = ask.context
  await contentCache.fetch?.([filesKey(wanted)])
  const files = (contentCache.get(filesKey(wanted)) as FilePath[] | undefined) ?? []
  return keyOf(wanted, await hashesOf(ask, files))
}

async function keyAfterReading(ask: Ask, wanted: Wanted): Promise<string> {
  const { fs } = ask.context
  const attempt = async () => {
    const { files } = await wholeOf(ask.context, wanted)
    const key = keyOf(wanted, Object.values(files))
    const paths = Object.keys(files).map((path) => fs.relative(path))
    return { key, isCurrent: key === keyOf(wanted, await hashesOf(ask, paths)) }
  }
  const { key, isCurrent } = await attempt()
  // A file was edited meanwhile.
  return isCurrent ? key : (await attempt()).key
}

/** Of the list of files that were read the last time, which may be any: the key of a result says what they are now. */
const filesKey = ({ id }: Wanted) => `${id} files`

const keyOf = ({ id, isEditable }: Wanted, hashes: readonly string[]) =>
  isEditable ? `${id} ${hash(hashes.join('\n'))}` : id

const hashesOf = (ask: Ask, files: readonly FilePath[]) =>
  all(files.map(async (file) => (await ask(fileHash, file))?.hash ?? ''))

/**
 * What a package exports, without what only the pages of single exports need. Problems with it are reported where it is
 * listed (`problemsOf`).
 */
export const apiPackage = question('api/package', async (ask, name: string): Promise<ApiSummary> => {
  const found = await ask(reading, name)
  if (found) return read(ask.context, found, summaryPart)
  const { entry } = await packageOptions(ask, name)
  const problem: ApiProblem = entry === undefined ? { kind: 'not-installed' } : { kind: 'no-entry', detail: entry }
  return { name, version: '', entries: [], problems: [problem] }
})

/**
 * Whether a package has been read. Asking begins to read it. An input, which changes when the thread has answered, so
 * that a server need not wait.
 */
const isRead = question('api/is-read', (ask, wanted: Reading): boolean => {
  const { context } = ask
  const { finished } = context.services.get(DeclarationReader)
  // Other files may have been read than the last time: then the result has another key.
  if (finished.has(wanted.key) || context.contentCache.get(wanted.key) !== undefined) return true
  const again = () => {
    finished.add(wanted.key)
    context.signals.inputsChanged?.([idOf(isRead, wanted)])
  }
  // What is wrong is said by the pages that wait for the answer.
  const begin = () => void wholeOf(context, wanted).then(again, () => undefined)
  if (context.signals.later) context.signals.later(begin)
  else begin()
  return false
})

/** Whether prose may ask for a package: always in a build; in a server, as soon as the package has been read. */
export async function isAvailable(ask: Ask, name: string): Promise<boolean> {
  if ((await ask(runOptions)).mode === 'build') return true
  const found = await ask(wanted, name)
  return found === null || ask(isRead, { ...found, key: await currentKey(ask, found) })
}

/**
 * A part of what is read of a package, stored by itself: a library's reference may have hundreds of megabytes, and what
 * asks for one export must not read all of them.
 */
interface Part<Value> {
  /** What its key has after that of the package. */
  suffix: string
  of(whole: ApiPackage): Value
}

const summaryPart: Part<ApiSummary> = {
  suffix: '',
  of: ({ name, version, entries, problems }) => ({ name, version, entries: entries.map(listed), problems }),
}

const internalPart: Part<ApiType[]> = { suffix: ' internal types', of: ({ internal }) => internal }

const snapshotPart: Part<Snapshot> = { suffix: ' snapshot', of: snapshotOf }

const entryPart = (name: string): Part<ApiEntry | null> => ({
  suffix: ` ${name}`,
  of: ({ entries }) => entries.find((one) => one.name === name) ?? null,
})

function listed(entry: ApiEntry): ApiListed {
  const { name, kind, description, deprecated, category, aliases } = entry
  return {
    name,
    kind,
    ...(aliases && { aliases }),
    ...('isShared' in entry && { isShared: true }),
    ...(description !== undefined && { description }),
    ...(deprecated !== undefined && { deprecated }),
    ...(category !== undefined && { category }),
  }
}

async function read<Value>(context: BuildContext, wanted: Reading, part: Part<Value>): Promise<Value> {
  const { contentCache } = context
  const key = wanted.key + part.suffix
  await contentCache.fetch?.([key])
  const known = contentCache.get(key) as Value | undefined
  return known === undefined ? part.of(await wholeOf(context, wanted)) : known
}

/** Reads a package, once at a time. */
function wholeOf(context: BuildContext, wanted: Wanted): Promise<ApiPackage> {
  const { wholes } = context.services.get(DeclarationReader)
  let whole = wholes.get(wanted.id)
  if (!whole) {
    wholes.set(wanted.id, (whole = readWhole(context, wanted)))
    const forget = () => void wholes.delete(wanted.id)
    // With a full disk nothing is stored, and it would be read again for each of its parts.
    const isStored = ({ files }: ApiPackage) =>
      context.contentCache.get(keyOf(wanted, Object.values(files))) !== undefined
    whole.then((read) => isStored(read) && forget(), forget)
  }
  return whole
}

async function readWhole(context: BuildContext, wanted: Wanted): Promise<ApiPackage> {
  const { fs, contentCache } = context
  const { request, entry } = wanted
  const places = { root: fs.absolute('' as FilePath), ...(entry && { entry: fs.absolute(entry as FilePath) }) }
  const whole = await extract(context, { ...request, ...places })
  const key = keyOf(wanted, Object.values(whole.files))
  for (const entry of whole.entries) {
    // There may be thousands.
    await takeTurns()
    contentCache.set(key + entryPart(entry.name).suffix, entry)
  }
  store(internalPart)
  store(snapshotPart)
  store(summaryPart)
  if (wanted.isEditable)
    contentCache.set(
      filesKey(wanted),
      Object.keys(whole.files).map((path) => fs.relative(path)),
    )
  return whole

  function store<Value>(part: Part<Value>): void {
    contentCache.set(key + part.suffix, part.of(whole))
  }
}

/** Reads a package in the thread, without the cache. */
export async function extract(context: BuildContext, request: ExtractRequest): Promise<ApiPackage> {
  try {
    const reply = await context.services.get(DeclarationReader).send(context, { extract: request })
    if ('package' in reply) return reply.package
  } catch (error) {
    // What Yarn says of a file that the tables of several projects have.
    if (!(error instanceof Error && error.message.includes('multiple pnpapi instances'))) throw error
    throw new Failure(apiMessages.otherProject(request.package), 2)
  }
  throw new Error('not an answer')
}

const hasPatterns = ({ components, hooks, interfaces }: ApiPackageOptions) =>
  [components, hooks, interfaces].some((names) => plainNames(names) === undefined)

/** What is read in full: what has a page, and the events. */
export function detailedNames({ components, interfaces, events }: ApiPackageOptions): ExtractRequest['detailed'] {
  return { components, types: [...interfaces, ...(events === undefined ? [] : [events])] }
}

/** One export as it is declared; null where the package has none of that name. */
export const declaredEntry = question(
  'api/declared-entry',
  async (ask, { package: owner, name }: { package: string; name: string }): Promise<ApiEntry | null> => {
    const wanted = await ask(reading, owner)
    const { entries } = await ask(apiPackage, owner)
    const found = entries.find((one) => one.name === name) ?? entries.find((one) => one.aliases?.includes(name))
    return wanted && found ? read(ask.context, wanted, entryPart(found.name)) : null
  },
  // The content cache has the value.
  { persist: 'hash' },
)

/** All of it without its comments; null while it cannot be read. */
export const apiSnapshot = question(
  'api/snapshot',
  async (ask, owner: string): Promise<Snapshot | null> => {
    const wanted = await ask(reading, owner)
    return wanted && read(ask.context, wanted, snapshotPart)
  },
  { persist: 'hash' },
)

/** Nothing is known of the package; its index page says why. */
export const isUnread = ({ entries, problems }: ApiSummary) => entries.length === 0 && problems.length > 0

/** The types that a package names but does not export. */
export const apiInternal = question(
  'api/internal',
  async (ask, owner: string): Promise<ApiType[]> => {
    const wanted = await ask(reading, owner)
    return wanted ? read(ask.context, wanted, internalPart) : []
  },
  { persist: 'hash' },
)

/** Of every export, all that lists need but its description. */
export const apiExports = question(
  'api/exports',
  async (ask, owner: string): Promise<Omit<ApiListed, 'description' | 'category'>[]> =>
    (await ask(apiPackage, owner)).entries.map(({ description: _text, category: _category, ...one }) => one),
)

/** The names of the types that a package names but does not export. */
export const apiInternalNames = question('api/internal-names', async (ask, owner: string): Promise<string[]> =>
  (await ask(apiInternal, owner)).map(({ name }) => name),
)

/** The version of an installed package; empty if it may be edited, undefined if there is none. */
async function installed(ask: Ask, name: string): Promise<string | undefined> {
  const dir = await ask(packageFolder, { from: '' as FilePath, name })
  if (dir === undefined) return undefined
  const absolute = ask.context.fs.absolute(dir)
  return isLinked(absolute) ? '' : dependOnPackage(ask, `${absolute}/package.json`)
}

/** Empty; undefined if there is no such module. */
async function source(ask: Ask, entry: string): Promise<string | undefined> {
  return (await ask(fileHash, posix.normalize(entry) as FilePath)) && ''
}

/** The components of documented packages in scripts, cached by the text of each. */
export async function usesInScripts(ask: Ask, texts: readonly string[]): Promise<DemoUses[]> {
  const { contentCache } = ask.context
  const packages = (await apiOptions(ask)).packages.map(({ name }) => name)
  const keys = texts.map((text) => `api uses ${hash(JSON.stringify([extractorVersion, packages, text]))}`)
  await contentCache.fetch?.(keys)
  const known = keys.map((key) => contentCache.get(key) as DemoUses | undefined)
  const missing = texts.filter((_, index) => !known[index])
  if (missing.length === 0) return known as DemoUses[]
  const reply = await ask.context.services.get(DeclarationReader).send(ask.context, { uses: missing, packages })
  if (!('uses' in reply)) throw new Error('not an answer')
  return known.map((one, index) => {
    if (one) return one
    const found = reply.uses.shift()!
    contentCache.set(keys[index]!, found)
    return found
  })
}

/** The thread that reads declarations, and what it is doing. */
class DeclarationReader {
  readonly #thread = new ThreadPool<ExtractMessage, ExtractReply>({
    file: generatorFile('dist/src/features/api/node/extract/extract-worker.js'),
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
    // It holds hundreds of megabytes, and what it reads seldom changes.
    idleTime: 2_000,
  })
  /** How many packages were to be read since there were none, and how many are read. */
  #packages = { done: 0, total: 0 }
  /** Packages that are being read, and those that could not be stored, by id. */
  readonly wholes = new Map<string, Promise<ApiPackage>>()
  /** The keys under which packages were looked for that have been read since. */
  readonly finished = new Set<string>()

  /** @throws Failure where the project has no TypeScript */
  async send(context: BuildContext, message: ExtractMessage): Promise<ExtractReply> {
    const { path: typescript, unusable } = findTypeScript(context.fs.absolute('' as FilePath))
    if (typescript === undefined) throw new Failure(apiMessages.noTypeScript(unusable), 2)
    // Scripts take milliseconds, packages seconds; the page of a package that has been read waits for the scripts.
    const answer = this.#thread.run(message, { data: typescript, isUrgent: 'uses' in message })
    if ('extract' in message) this.#report(context, 'total')
    try {
      return await answer
    } catch (error) {
      if (!(error instanceof StoppedError && error.reason === 'memory')) throw error
      throw new Failure(errorAt('api/memory', 'Reading the declarations took more than 1 GB of memory.', {}))
    } finally {
      if ('extract' in message) this.#report(context, 'done')
    }
  }

  #report({ signals }: BuildContext, counted: 'done' | 'total'): void {
    this.#packages[counted]++
    signals.working?.({ text: 'Reading type declarations', ...this.#packages })
    if (this.#packages.done === this.#packages.total) this.#packages = { done: 0, total: 0 }
  }

  close(): Promise<void> {
    return this.#thread.close()
  }
}
