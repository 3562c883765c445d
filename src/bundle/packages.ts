/**
 * Bundles packages for the browser into few files: the only place that calls Rolldown.
 *
 * esbuild, which bundles everything else, splits code by the entry points that reach it and can't be told otherwise: each
 * specifier that any demo imported moved code between files and renamed nearly all of them, and a page loaded up to 80 of
 * them. Rolldown asks where each module belongs, and finds a package's dependencies in a third of the time.
 *
 * Modules are grouped by the packages that need them. Every *root* (a package that the site imports) has a file with what
 * it alone needs and with all its exports; what several roots need is shared by exactly these; what the root `base` needs is
 * loaded by everything, so it is one file. Imports lead only from files of fewer roots to files of more, so files never
 * import each other in a circle. Groups that are too small for a file of their own join another one where that stays true.
 *
 * Exports are named by specifier and name (`@scope/kit/Button:default`), so that the address and the names that a module
 * imports never depend on what else is in a file.
 */
import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import type { OutputChunk, Plugin, PluginContext } from 'rolldown'
import { Failure } from '../engine/diagnostic.js'
import { hash } from '../engine/hash.js'
import { paths } from '../engine/native-path.js'
import type { Ask } from '../engine/question.js'
import type { FilePath } from '../model.js'
import { bundle, type BundleFailure, browsers, forBrowser } from './bundle.js'
import { exportNames } from './export-names.js'
import type { ImportedNames } from './imported-names.js'
import { dependOnLocation, isFromSite, isLinked, linkedFiles, linkedModules, readLinked } from './linked.js'
import { dependOnPackage } from './resolve.js'

export interface PackagesToBundle {
  /** By root: what is needed of its specifiers. `*` stands for all exports. */
  roots: Record<string, ImportedNames>
  /** Specifiers that another bundle contains, by the name of its file, with the names that they export. */
  elsewhere?: PackageEntries
  mode: 'production' | 'development'
  /** Leave out specifiers that need a package which is not installed, instead of failing. */
  isLenient?: boolean
  failure: BundleFailure
}

export interface BundledPackages {
  /** Texts by name. Files import each other by these names. */
  files: Record<string, string>
  /** The files that a file loads at once, itself included, sorted. */
  closure: Record<string, string[]>
  /** What can be imported, by root. */
  entries: Record<string, PackageEntries>
  /** Stylesheets that a specifier brings along, by specifier. */
  styles: Record<string, string>
}

/** By specifier: its file, and the names that it exports; none if there is nothing to import but its effects. */
export type PackageEntries = Record<string, { file: string; names: string[] }>

/** The root whose modules are loaded by everything. */
export const baseRoot = 'base'

/** In characters of source: groups below this join another one. About 5 kB when minified. */
const smallGroup = 16_000

/** Files that are put into the code. */
const dataTypes = ['.svg', '.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.woff', '.woff2', '.ttf']

/**
 * The name under which a specifier's file exports a name of it.
 */
export function exportedAs(specifier: string, name: string): string {
  return `${specifier}:${name}`
}

/** `export { "a:b" as b } from "address"`: a module that exports what a specifier does. */
export function reexports(specifier: string, names: readonly string[], address: string): string {
  const list = names.map((name) => `${JSON.stringify(exportedAs(specifier, name))} as ${name}`)
  return `export { ${list.join(', ')} } from ${JSON.stringify(address)};`
}

/**
 * @throws Failure if a module has a syntax error, or needs a package that is not installed
 */
export async function bundlePackages(ask: Ask, wanted: PackagesToBundle): Promise<BundledPackages> {
  try {
    return await bundleOnce(ask, wanted)
  } catch (error) {
    if (!(error instanceof NotForBrowsers)) throw inTermsOfTheSite(ask, error, wanted.failure)
    const { specifiers } = error
    const without = (names: ImportedNames) =>
      Object.fromEntries(Object.entries(names).filter(([specifier]) => !specifiers.includes(specifier)))
    const roots = Object.fromEntries(Object.entries(wanted.roots).map(([root, names]) => [root, without(names)]))
    return bundlePackages(ask, { ...wanted, roots })
  }
}

/** Specifiers that need modules of Node: their files could not be loaded. */
class NotForBrowsers extends Error {
  constructor(readonly specifiers: string[]) {
    super(`Not for browsers: ${specifiers.join(', ')}`)
  }
}

async function bundleOnce(ask: Ask, wanted: PackagesToBundle): Promise<BundledPackages> {
  const { rolldown } = await import('rolldown')
  const isProduction = wanted.mode === 'production'
  const graph: Graph = {
    modules: new Map(),
    resolved: new Map(),
    names: new Map(),
    styles: new Map(),
    missing: new Map(),
  }
  let groups: Map<string, string> | undefined
  try {
    const build = await rolldown({
      input: Object.fromEntries(Object.keys(wanted.roots).map((root) => [slug(root), entryId + root])),
      cwd: paths.toNative(ask.context.fs.absolute('' as FilePath)),
      platform: 'browser',
      tsconfig: false,
      onLog: () => {},
      preserveEntrySignatures: 'allow-extension',
      shimMissingExports: true,
      resolve: { conditionNames: ['module', 'browser', ...(isProduction ? [] : ['development'])] },
      transform: {
        target: browsers,
        define: { 'process.env.NODE_ENV': JSON.stringify(wanted.mode) },
        jsx: { runtime: 'automatic' },
      },
      moduleTypes: Object.fromEntries(dataTypes.map((extension) => [extension, 'dataurl' as const])),
      plugins: [packagesPlugin(ask, wanted, graph)],
    })
    try {
      const { output } = await build.generate({
        format: 'esm',
        minify: isProduction,
        comments: { legal: false },
        minifyInternalExports: false,
        chunkFileNames: '[name].js',
        entryFileNames: '[name].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { debugName: 'packages', name: (id) => (groups ??= groupModules(ask, graph)).get(posixId(id)) ?? null },
          ],
        },
      })
      const chunks = output.filter((file) => file.type === 'chunk')
      return { ...filesOf(chunks, wanted, graph), styles: await stylesOf(ask, graph, wanted) }
    } finally {
      await build.close()
    }
  } catch (error) {
    throw graph.notForBrowsers ?? error
  }
}

/** What is known of the modules before they are grouped. */
interface Graph {
  /** By id, in the order in which they were found. */
  modules: Map<string, { imports: string[]; dynamic: string[]; size: number }>
  /** Specifiers of the roots → ids. */
  resolved: Map<string, string>
  /** The names that are exported, by root and specifier. */
  names: Map<string, string[]>
  /** Stylesheets by id: their text where they are CSS modules, which are compiled here. */
  styles: Map<string, string | undefined>
  /** Packages that are not installed, by the ids of what takes their place. */
  missing: Map<string, Missing>
  /** Why the bundle has to be made again. */
  notForBrowsers?: NotForBrowsers
}

interface Missing {
  specifier: string
  /** What imports it, absolute. */
  importer: string
  /** By `require`, which throws when it is called. */
  isCalled: boolean
}

const entryId = 'vitrine-entry:'
const proxyId = 'vitrine-proxy:'
const missingId = 'vitrine-missing:'
const virtual = '\0'

/** Rolldown writes ids of files as the system does. */
const posixId = (id: string) => (id.startsWith(virtual) ? id : paths.toPosix(id))

function packagesPlugin(
  ask: Ask,
  { roots, elsewhere = {}, isLenient = false, failure }: PackagesToBundle,
  graph: Graph,
): Plugin {
  const { fs } = ask.context
  const folders = [fs.absolute('' as FilePath), fs.absolute('vitrine:' as FilePath)]

  /** The file of a specifier that the site imports, as found from the site, or else from the generator. */
  const resolveForSite = async (context: PluginContext, specifier: string): Promise<string | undefined> => {
    for (const folder of folders) {
      const found = await context.resolve(specifier, paths.toNative(posix.join(folder, '_.js')), { skipSelf: true })
      const isFound = found !== null && !found.external
      await dependOnLocation(ask, specifier, folder, isFound)
      if (isFound) return found.id
    }
    return undefined
  }
  const entryText = async (context: PluginContext, root: string): Promise<string> => {
    const lines: string[] = []
    for (const [specifier, wanted] of Object.entries(roots[root]!)) {
      const id = await resolveForSite(context, specifier)
      if (id === undefined) continue
      graph.resolved.set(specifier, posixId(id))
      const from = JSON.stringify(id)
      const names = wanted.includes('*')
        ? await exportNames(ask, posixId(id), async (next, importer) => {
            const found = await context.resolve(next, paths.toNative(importer), { skipSelf: true })
            return found && !found.external ? posixId(found.id) : undefined
          })
        : wanted
      if (!isScript(id) || names.length === 0) lines.push(`import ${from};`)
      else
        lines.push(
          `export { ${names.map((name) => `${name} as ${JSON.stringify(exportedAs(specifier, name))}`).join(', ')} } from ${from};`,
        )
      graph.names.set(`${root}\n${specifier}`, isScript(id) ? names : [])
    }
    return lines.join('\n')
  }

  return {
    name: 'vitrine-packages',
    resolveId: {
      // Packages, by name; not files.
      filter: { id: /^[^./\\\0]/ },
      async handler(specifier, importer, options) {
        if (specifier.startsWith(entryId)) return virtual + specifier
        if (specifier.startsWith(outside)) return { id: specifier, external: true }
        if (paths.isAbsolute(specifier)) return undefined
        if (Object.hasOwn(elsewhere, specifier)) return virtual + proxyId + specifier
        const linked = importer !== undefined && isLinked(posixId(importer)) ? posixId(importer) : undefined
        if (linked !== undefined && (await isFromSite(ask, specifier, paths.dirname(linked)))) {
          await dependOnLocation(ask, specifier, folders[0]!, true)
          const place = paths.toNative(posix.join(folders[0]!, '_.js'))
          const ofSite = await this.resolve(specifier, place, { ...options, skipSelf: true })
          if (ofSite && !ofSite.external) return ofSite
        }
        const found = await this.resolve(specifier, importer, { ...options, skipSelf: true })
        if (found && !found.external) return found
        // What Node brings along.
        const from = importer ? posixId(importer) : folders[0]!
        await dependOnLocation(ask, specifier, paths.dirname(from), false)
        const isCalled = options.kind === 'require-call'
        const id = `${virtual}${missingId}${isCalled ? 'called:' : ''}${specifier}`
        if (!graph.missing.has(id)) graph.missing.set(id, { specifier, importer: from, isCalled })
        return id
      },
    },
    load: {
      filter: { id: [/^\0/, /\.css$/, linkedFiles] },
      async handler(id) {
        if (id.startsWith(virtual + entryId))
          return { code: await entryText(this, id.slice(virtual.length + entryId.length)), moduleType: 'js' }
        if (id.startsWith(virtual + proxyId)) {
          const specifier = id.slice(virtual.length + proxyId.length)
          const { file, names } = elsewhere[specifier]!
          return { code: reexports(specifier, names, `${outside}${file}`), moduleType: 'js' }
        }
        if (id.startsWith(virtual + missingId)) {
          const { specifier, isCalled } = graph.missing.get(id)!
          const message = JSON.stringify(`The package "${specifier}" is not installed.`)
          return { code: isCalled ? `throw new Error(${message})` : 'export default undefined', moduleType: 'js' }
        }
        if (id.startsWith(virtual)) return undefined
        const file = posixId(id)
        if (file.endsWith('.css')) {
          const isModule = file.endsWith('.module.css')
          const { code = '', css } = isModule ? await compileCssModule(ask, file, failure) : {}
          graph.styles.set(file, css)
          return { code, moduleType: 'js' }
        }
        const contents = await readLinked(ask, file)
        if (contents === undefined) return undefined
        const extension = /\.[cm]?([jt]sx?|json)$/.exec(file)?.[1] as 'js' | undefined
        if (typeof contents === 'string' && extension) return { code: contents, moduleType: extension }
        return undefined
      },
    },
    async buildEnd(error) {
      if (error) return
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (!info) continue
        const { importedIds, dynamicallyImportedIds, code } = info
        graph.modules.set(posixId(id), {
          imports: importedIds.map(posixId),
          dynamic: dynamicallyImportedIds.map(posixId),
          size: code?.length ?? 0,
        })
      }
      const homes = new Map<string, string>()
      for (const id of graph.modules.keys()) {
        const home = id.startsWith(virtual) ? undefined : /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0]
        if (home && !homes.has(home)) homes.set(home, id)
      }
      for (const file of [...homes.values()].sort()) await dependOnPackage(ask, file)
      const imported = [...graph.missing].filter(([id, { isCalled }]) => !isCalled && graph.modules.has(id))
      if (!isLenient && imported.length > 0) throw notInstalled(ask, imported[0]![1], failure)
      const ofNode = new Set([...graph.missing].filter(([, { specifier }]) => isBuiltin(specifier)).map(([id]) => id))
      const unusable = [...graph.resolved].filter(([, id]) => reaches(id, graph.modules, ofNode))
      if (isLenient && unusable.length > 0)
        throw (graph.notForBrowsers = new NotForBrowsers(unusable.map(([specifier]) => specifier)))
    },
  }
}

/** Marks imports of files that another bundle contains. */
const outside = 'vitrine-outside:'

interface Group {
  roots: ReadonlySet<string>
  ids: string[]
  size: number
  /** The roots of what its modules import. */
  needs: Set<Group>
}

/** The name of each module's file, by id. */
function groupModules(ask: Ask, { modules }: Graph): Map<string, string> {
  const groups = new Map<string, Group>()
  const groupOf = new Map<string, Group>()
  for (const [id, roots] of rootsOfModules(ask, modules)) {
    const key = roots.has(baseRoot) ? baseRoot : [...roots].sort().join('\n')
    let group = groups.get(key)
    if (!group) groups.set(key, (group = { roots: new Set(key.split('\n')), ids: [], size: 0, needs: new Set() }))
    group.ids.push(id)
    group.size += modules.get(id)!.size
    groupOf.set(id, group)
  }
  for (const [id, group] of groupOf)
    for (const next of modules.get(id)!.imports) {
      const needed = groupOf.get(next)
      if (needed && needed !== group) group.needs.add(needed)
    }
  joinSmallGroups(groups)
  const names = new Map<string, string>()
  for (const { roots, ids } of groups.values()) {
    const list = [...roots].sort()
    const name = list.length === 1 ? slug(list[0]!) : `shared-${hash(list.join('\n'), 6)}`
    for (const id of ids) names.set(id, name)
  }
  return names
}

/** The roots that each module is loaded with. What is imported later is a root of its own. */
function rootsOfModules(ask: Ask, modules: Graph['modules']): Map<string, Set<string>> {
  const roots = new Map<string, Set<string>>()
  const starts = [...modules.keys()]
    .filter((id) => id.startsWith(virtual + entryId))
    .map((id): [string, string] => [id, id.slice(virtual.length + entryId.length)])
  const started = new Set(starts.map(([id]) => id))
  for (const [start, root] of starts) {
    const seen = new Set([start])
    for (const id of seen) {
      const module = modules.get(id)
      if (!module) continue
      roots.set(id, (roots.get(id) ?? new Set()).add(root))
      for (const next of module.imports) seen.add(next)
      for (const next of module.dynamic) {
        if (started.has(next) || !modules.has(next)) continue
        started.add(next)
        starts.push([next, `later-${hash(shortPath(ask, next), 6)}`])
      }
    }
  }
  return roots
}

/**
 * Moves groups that are too small into a group of more roots, if everything that they import is there or in groups of
 * even more roots. Groups of one root stay: their files are the ones that are imported by name.
 */
function joinSmallGroups(groups: Map<string, Group>): void {
  const isBelow = (inner: Group, outer: Group) =>
    outer.roots.has(baseRoot) || (!inner.roots.has(baseRoot) && [...inner.roots].every((root) => outer.roots.has(root)))
  const byKey = (list: [string, Group][]) =>
    list.sort(([a, x], [b, y]) => x.roots.size - y.roots.size || (a < b ? -1 : 1))
  for (const [key, group] of byKey([...groups]).reverse()) {
    if (group.size >= smallGroup || group.roots.size < 2) continue
    const target = byKey([...groups]).find(
      ([, one]) =>
        one !== group &&
        isBelow(group, one) &&
        [...group.needs].every((needed) => needed === one || isBelow(one, needed)),
    )?.[1]
    if (!target) continue
    target.ids.push(...group.ids)
    target.size += group.size
    for (const needed of group.needs) if (needed !== target) target.needs.add(needed)
    groups.delete(key)
    for (const { needs } of groups.values()) if (needs.delete(group)) needs.add(target)
    target.needs.delete(target)
  }
}

function filesOf(
  chunks: OutputChunk[],
  { roots, elsewhere = {} }: PackagesToBundle,
  { modules, resolved, names, missing }: Graph,
): Omit<BundledPackages, 'styles'> {
  const files = Object.fromEntries(
    chunks
      .map(({ fileName, code }): [string, string] => [fileName, code.replaceAll(`"${outside}`, '"./')])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports.map(withoutMark)]))
  const closure: BundledPackages['closure'] = {}
  for (const name of imports.keys()) {
    const loaded = new Set([name])
    for (const one of loaded) imports.get(one)?.forEach((next) => loaded.add(next))
    closure[name] = [...loaded].sort()
  }
  const absent = new Set([...missing].filter(([, { isCalled }]) => !isCalled).map(([id]) => id))
  const entries: BundledPackages['entries'] = {}
  for (const [root, specifiers] of Object.entries(roots)) {
    const own: PackageEntries = { ...elsewhere }
    for (const specifier of Object.keys(specifiers)) {
      const id = resolved.get(specifier)
      if (id === undefined || (absent.size > 0 && reaches(id, modules, absent))) continue
      own[specifier] = { file: `${slug(root)}.js`, names: names.get(`${root}\n${specifier}`) ?? [] }
    }
    entries[root] = own
  }
  return { files, closure, entries }
}

function withoutMark(name: string): string {
  return name.startsWith(outside) ? name.slice(outside.length) : name
}

function reaches(start: string, modules: Graph['modules'], missing: ReadonlySet<string>): boolean {
  const seen = new Set([start])
  for (const id of seen) {
    if (missing.has(id)) return true
    modules.get(id)?.imports.forEach((next) => seen.add(next))
  }
  return false
}

/** One stylesheet for each specifier that brings any along, with those of its dependencies first. */
async function stylesOf(ask: Ask, graph: Graph, { failure }: PackagesToBundle): Promise<BundledPackages['styles']> {
  const found: BundledPackages['styles'] = {}
  if (graph.styles.size === 0) return found
  for (const [specifier, id] of [...graph.resolved].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const sheets: string[] = []
    const seen = new Set<string>()
    const visit = (at: string): void => {
      if (seen.has(at)) return
      seen.add(at)
      graph.modules.get(at)?.imports.forEach(visit)
      if (graph.styles.has(at)) sheets.push(at)
    }
    visit(id)
    if (sheets.length > 0) found[specifier] = await bundleSheets(ask, sheets, graph.styles, failure)
  }
  return found
}

async function bundleSheets(
  ask: Ask,
  sheets: string[],
  compiled: Graph['styles'],
  failure: BundleFailure,
): Promise<string> {
  const { outputFiles } = await bundle(
    ask,
    {
      ...forBrowser,
      entryPoints: ['sheets'],
      loader: dataLoaders,
      plugins: [
        {
          name: 'vitrine-sheets',
          setup(build) {
            build.onResolve({ filter: /^sheets$/ }, ({ path }) => ({ path, namespace: 'sheets' }))
            build.onResolve({ filter: /.*/, namespace: 'sheets' }, ({ path }) =>
              compiled.get(path) === undefined ? { path: paths.toNative(path) } : { path, namespace: 'compiled' },
            )
            build.onLoad({ filter: /.*/, namespace: 'sheets' }, () => ({
              contents: sheets.map((sheet) => `@import ${JSON.stringify(sheet)};`).join('\n'),
              loader: 'css',
            }))
            build.onLoad({ filter: /.*/, namespace: 'compiled' }, ({ path }) => ({
              contents: compiled.get(path)!,
              loader: 'css',
              resolveDir: paths.dirname(path),
            }))
          },
        },
        linkedModules(ask),
      ],
    },
    failure,
  )
  return outputFiles[0]!.text
}

const dataLoaders = Object.fromEntries(dataTypes.map((extension) => [extension, 'dataurl' as const]))

/** A CSS module as a script that exports its class names, and as a stylesheet. */
async function compileCssModule(
  ask: Ask,
  file: string,
  failure: BundleFailure,
): Promise<{ code: string; css: string }> {
  const { outputFiles } = await bundle(
    ask,
    {
      ...forBrowser,
      minify: false,
      entryPoints: [paths.toNative(file)],
      loader: dataLoaders,
      plugins: [linkedModules(ask)],
    },
    failure,
  )
  const textOf = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? ''
  return { code: textOf('.js'), css: textOf('.css') }
}

function notInstalled(ask: Ask, { specifier, importer }: Missing, { code, hint }: BundleFailure): Failure {
  const by = packageOf(importer) ?? ask.context.fs.relative(importer)
  const text = `The package "${by}" imports "${specifier}", which is not installed.`
  return new Failure({ code, severity: 'error', text, hint })
}

/** Converts Rolldown's errors to diagnostics. */
function inTermsOfTheSite(ask: Ask, error: unknown, { code, hint }: BundleFailure): unknown {
  if (error instanceof Failure) return error
  const { errors } = error as { errors?: { message: string; cause?: unknown; id?: string; loc?: { file?: string } }[] }
  if (!errors) return error
  const thrown = errors.find(({ cause }) => cause instanceof Failure)
  if (thrown) return thrown.cause
  return new Failure(
    errors.map(({ message, id, loc }) => {
      const file = loc?.file ?? id
      const linked = file && isLinked(paths.toPosix(file)) ? ask.context.fs.relative(paths.toPosix(file)) : undefined

      const text = message.replace(/\u001b\[[\d;]*m/g, '').split('\n')[0]!
      return { code, severity: 'error' as const, text, hint, ...(linked && { file: linked }) }
    }),
  )
}

function isScript(id: string): boolean {
  return !/\.css$/.test(id)
}

/** The package of an installed file. */
function packageOf(file: string): string | undefined {
  return /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]
}

/** A path that does not tell where the project is. */
function shortPath(ask: Ask, id: string): string {
  const at = id.lastIndexOf('/node_modules/')
  return at === -1 ? ask.context.fs.relative(id) : id.slice(at + '/node_modules/'.length)
}

/** `@scope/charts` → `scope-charts`. */
export function slug(specifier: string): string {
  return specifier.replace(/[^\w.-]+/g, '-').replace(/^-/, '')
}
