/**
 * The source of a library in place of the package that its build makes (`features.demos.sources`). Whatever imports the
 * package gets the source, by whichever subpath: beside it, a built module would bring a second copy of what both
 * share.
 */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  configFile,
  Failure,
  fileKind,
  type FilePath,
  fileText,
  question,
  stringSpan,
} from '../../../../feature.js'
import { packageManifest, packageName, resolveFile } from '../../../../feature-unstable.js'
import { scriptLoader } from '../packages/module-record.js'
import { demoMessages } from '../../messages.js'
import { demosOptions } from '../../options.js'
import { isMap, strings } from './package-entries.js'

/** The file that a specifier means, absolute; undefined if it stays what it is. */
export type LibrarySources = (specifier: string) => Promise<string | undefined>

/**
 * @param unknown called with the subpaths of these libraries whose source is not found
 * @returns undefined where the site has none
 */
export async function librarySources(
  ask: Ask,
  unknown: (specifier: string) => void = () => {},
): Promise<LibrarySources | undefined> {
  const { sources } = await demosOptions(ask)
  const names = Object.keys(sources).sort()
  if (names.length === 0) return undefined
  await all(names.map((name) => ask(librarySource, name)))
  return async (specifier) => {
    if (!names.some((name) => specifier === name || specifier.startsWith(`${name}/`))) return undefined
    const { file, isBuilt } = await ask(librarySource, specifier)
    if (isBuilt) unknown(specifier)
    return file === undefined ? undefined : ask.context.fs.absolute(file)
  }
}

/** Reports subpaths that are used as they were built. */
export async function reportBuilt(ask: Ask, specifiers: ReadonlySet<string>): Promise<void> {
  const configuration = await ask(configFile)
  for (const specifier of [...specifiers].sort()) {
    const name = packageName(specifier)!
    const span = stringSpan((await ask(fileText, configuration)) ?? '', name)
    ask.report(demoMessages.sourceUnknown(specifier, name, { file: configuration, span }))
  }
}

interface LibrarySource {
  file?: FilePath
  /** Whether it is a script without a source. */
  isBuilt?: boolean
}

const librarySource = question('demo-library-source', async (ask, specifier: string): Promise<LibrarySource> => {
  const { sources } = await demosOptions(ask)
  const path = sources[specifier]
  if (path !== undefined) {
    const file = posix.normalize(path) as FilePath
    if ((await ask(fileKind, file)) === 'file') return { file }
    const configuration = await ask(configFile)
    const span = stringSpan((await ask(fileText, configuration)) ?? '', path)
    throw new Failure(demoMessages.sourceMissing(specifier, path, { file: configuration, span }), 2)
  }
  const name = packageName(specifier)
  const main = name === undefined ? undefined : sources[name]
  if (main === undefined) return {}
  const subpath = `.${specifier.slice(name!.length)}`
  const { candidates, built } = await placesOf(ask, name!, posix.normalize(main) as FilePath, subpath)
  for (const candidate of candidates) {
    const found = await resolveFile(ask, candidate)
    if (found && scriptLoader(found)) return { file: found }
  }
  // What is not exported is reported by who imports it; what is no script brings no copy.
  return { isBuilt: built.some((one) => /(^|\/)[^./]+$|\.[cm]?[jt]sx?$/.test(one)) }
})

/**
 * Where the source of a subpath may be: what `exports` names for the condition `source`, the file of that name beside
 * the package's own, and the file that lies to it as the built files lie to each other.
 *
 * @param file the source of the package itself
 */
async function placesOf(
  ask: Ask,
  name: string,
  file: FilePath,
  subpath: string,
): Promise<{ candidates: string[]; built: string[] }> {
  const folder = posix.dirname(file)
  let home = folder as FilePath
  let manifest = await packageManifest(ask, home)
  while (manifest.name === undefined && posix.dirname(home) !== home && !home.endsWith('..')) {
    home = posix.dirname(home) as FilePath
    manifest = await packageManifest(ask, home)
  }
  if (manifest.name !== name) return { candidates: [posix.join(folder, subpath)], built: [subpath] }
  const { exports } = manifest
  if (exports !== undefined && !isMap(exports)) return { candidates: [], built: [] }
  const inner = exports ? {} : await packageManifest(ask, posix.join(home, subpath) as FilePath)
  const entry = (of: typeof manifest) => [of.module, of.main].filter((one) => one !== undefined)
  const target = exports
    ? targetOf(exports, subpath)
    : [subpath, ...entry(inner).map((one) => posix.join(subpath, one))]
  const own = exports ? strings(exports['.']) : entry(manifest)
  const built = strings(target)
  const source = (target as { source?: unknown }).source
  const derived = own.flatMap((one) => built.map((other) => posix.relative(posix.dirname(one), other)))
  return {
    candidates: [
      ...strings(source).map((path) => posix.join(home, path)),
      ...(built.length === 0 ? [] : [posix.join(folder, subpath)]),
      ...derived.filter((path) => path !== '' && !path.startsWith('..')).map((path) => posix.join(folder, path)),
    ],
    built,
  }
}

/** What `exports` says of a subpath, by the longest pattern that it matches; `*` is replaced. */
function targetOf(exports: Record<string, unknown>, subpath: string): object | string {
  if (Object.hasOwn(exports, subpath)) return withStar(exports[subpath], '*')
  for (const key of Object.keys(exports).sort((a, b) => b.indexOf('*') - a.indexOf('*'))) {
    const [before, after] = key.split('*') as [string, string?]
    const isLonger = subpath.length >= key.length
    if (after !== undefined && isLonger && subpath.startsWith(before) && subpath.endsWith(after))
      return withStar(exports[key], subpath.slice(before.length, subpath.length - after.length))
  }
  return []
}

function withStar(target: unknown, part: string): object | string {
  return JSON.parse(JSON.stringify(target ?? []), (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('*', part) : value,
  ) as object | string
}
