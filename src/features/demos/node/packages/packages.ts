/**
 * Bundles packages for the browser into few files: the only place that calls Rolldown.
 *
 * esbuild, which bundles everything else, splits code by the entry points that reach it and can't be told otherwise:
 * each specifier that any demo imported moved code between files and renamed nearly all of them, and a page loaded up
 * to 80 of them. Rolldown asks where each module belongs, and finds a package's dependencies in a third of the time.
 *
 * Modules are grouped by the packages that need them. Every *root* (a package that the site imports) has a file with
 * what it alone needs and with all its exports; what several roots need is shared by exactly these; what the root
 * `base` needs is loaded by everything, so it is one file. Imports lead only from files of fewer roots to files of
 * more, so files never import each other in a circle. Groups that are too small for a file of their own join another
 * one where that stays true.
 *
 * Exports are named by specifier and name (`@scope/kit/Button:default`), so that the address and the names that a
 * module imports never depend on what else is in a file.
 */
import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import type { OutputChunk, Plugin, PluginContext } from 'rolldown'
import { all, type Ask, type Diagnostic, Failure, type FilePath, fileText } from '../../../../feature.js'
import {
  browsers,
  type BundleFailure,
  compiledSource,
  copiedFiles,
  dependOnLocation,
  dependOnPackage,
  environment,
  foreignFiles,
  foreignQueries,
  type ImportedFile,
  type ImportedFiles,
  importParts,
  isCssModule,
  isForm,
  isFromSite,
  isLinked,
  isReact,
  linkedFiles,
  moduleOfForm,
  noPlugin,
  notCompiled,
  offsetOf,
  pathOfTsconfig,
  paths,
  readLinked,
  sortedFiles,
  withFileUrls,
} from '../../../../feature-unstable.js'
import { classNames } from './css-modules.js'
import { exportNames, type Resolve } from './export-names.js'
import type { ImportedNames } from './module-record.js'
import { groupModules, pathTo, slug } from './package-groups.js'
import { stylesOf } from './package-styles.js'

export interface PackagesToBundle {
  /**
   * By root: what is needed of its specifiers. `*` stands for all exports, and others beside it for what a lexer
   * misses.
   */
  roots: Record<string, ImportedNames>
  /** Specifiers that another bundle contains, by the name of its file, with the names that they export. */
  elsewhere?: PackageEntries
  mode: 'production' | 'development'
  /** What all addresses of the site begin with. */
  base: string
  /** The file that takes the place of a package, absolute. */
  sources?: (specifier: string) => Promise<string | undefined>
  /** Leave out the code of specifiers that need modules of Node. */
  withoutNode?: boolean
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
  /** The images, fonts and workers that they import. */
  imported: ImportedFiles
  /** Specifiers that have no entry because something that they import is not installed. */
  missing: Record<string, MissingImport>
}

/** Why a package cannot be bundled: an import, directly or not, of something that is not installed or not compiled. */
export interface MissingImport {
  /** What is not installed; the file that is not compiled. */
  specifier: string
  /** What is wrong with that file. */
  diagnostics?: Diagnostic[]
  /** The modules that import each other, from the package's entry to the one that needs it: `@acme/chart/index.js`. */
  chain: string[]
}

/** By specifier: its file, and the names that it exports; none if there is nothing to import but its effects. */
export type PackageEntries = Record<string, { file: string; names: string[] }>

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
 * A specifier that needs a package which is not installed has no entry, but a line in `missing`; all others are
 * bundled.
 *
 * @throws Failure if a module has a syntax error
 */
export async function bundlePackages(ask: Ask, wanted: PackagesToBundle): Promise<BundledPackages> {
  try {
    return await bundleOnce(ask, wanted)
  } catch (error) {
    if (!(error instanceof NotForBrowsers)) throw await inTermsOfTheSite(ask, error, wanted.failure)
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
    styles: new Set(),
    missing: new Map(),
  }
  const imported = new Map<string, ImportedFile>()
  let groups: Map<string, string> | undefined
  const fileOf = (id: string) => {
    groups ??= groupModules(graph.modules, entriesIn(graph), (one) => shortPath(ask, one))
    return groups.get(id) ?? null
  }
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
        define: environment({ mode: wanted.mode, isPrerendered: false, base: wanted.base }),
        jsx: { runtime: 'automatic' },
      },
      plugins: [
        importedPlugin(ask, imported),
        wanted.sources && sourcesPlugin(wanted.sources),
        packagesPlugin(ask, wanted, graph),
      ],
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
          groups: [{ debugName: 'packages', name: (id) => fileOf(posixId(id)) }],
        },
      })
      const chunks = output.filter((file) => file.type === 'chunk')
      const { styles, failures } = await stylesOf(ask, graph, imported, wanted.failure)
      return { ...filesOf(ask, chunks, wanted, graph, failures), styles, imported: sortedFiles(imported) }
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
  /** The stylesheets among the ids. */
  styles: Set<string>
  /** Packages that are not installed, by the ids of what takes their place. */
  missing: Map<string, Missing>
  /** Why the bundle has to be made again. */
  notForBrowsers?: NotForBrowsers
}

interface Missing {
  specifier: string
  /** By `require`, which throws when it is called. */
  isCalled: boolean
}

const entryId = 'vitrine-entry:'
const proxyId = 'vitrine-proxy:'
const missingId = 'vitrine-missing:'
const virtual = '\0'

/** Rolldown writes ids of files as the system does. */
const posixId = (id: string) => (id.startsWith(virtual) ? id : paths.toPosix(id))

/** Apart from the other plugin, which asks for what all plugins but itself resolve. */
function sourcesPlugin(sources: NonNullable<PackagesToBundle['sources']>): Plugin {
  return {
    name: 'vitrine-sources',
    resolveId: {
      filter: { id: /^[^./\\\0]/ },
      async handler(specifier) {
        const file = await sources(specifier)
        return file === undefined ? undefined : paths.toNative(file)
      },
    },
  }
}

function packagesPlugin(
  ask: Ask,
  { roots, elsewhere = {}, withoutNode = false, failure }: PackagesToBundle,
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
  const allNames = async (file: string, wanted: readonly string[], resolve: Resolve): Promise<string[]> => {
    // A form of a file.
    if (file.startsWith(virtual)) return ['default']
    const { names, isOpen } = await exportNames(ask, file, resolve)
    return isOpen ? [...new Set([...names, ...wanted.filter((name) => name !== '*')])].sort() : names
  }
  const entryText = async (context: PluginContext, root: string): Promise<string> => {
    const lines: string[] = []
    for (const [specifier, wanted] of Object.entries(roots[root]!)) {
      const id = await resolveForSite(context, specifier)
      if (id === undefined) continue
      graph.resolved.set(specifier, posixId(id))
      const from = JSON.stringify(id)
      const names = wanted.includes('*')
        ? await allNames(posixId(id), wanted, async (next, importer) => {
            const aliased = isLinked(importer) && (await pathOfTsconfig(ask, next, paths.dirname(importer)))
            if (aliased) return aliased
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
        const isOfSite =
          isReact(specifier) || (linked !== undefined && (await isFromSite(ask, specifier, paths.dirname(linked))))
        if (isOfSite) {
          await dependOnLocation(ask, specifier, folders[0]!, true)
          const place = paths.toNative(posix.join(folders[0]!, '_.js'))
          const ofSite = await this.resolve(specifier, place, { ...options, skipSelf: true })
          if (ofSite && !ofSite.external) return ofSite
        }
        const aliased = linked && (await pathOfTsconfig(ask, specifier, paths.dirname(linked)))
        if (aliased) return paths.toNative(aliased)
        const found = await this.resolve(specifier, importer, { ...options, skipSelf: true })
        if (found && !found.external) return found
        // What Node brings along.
        const from = importer ? posixId(importer) : folders[0]!
        await dependOnLocation(ask, specifier, paths.dirname(from), false)
        const isCalled = options.kind === 'require-call'
        const id = `${virtual}${missingId}${isCalled ? 'called:' : ''}${specifier}`
        if (!graph.missing.has(id)) graph.missing.set(id, { specifier, isCalled })
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
          graph.styles.add(file)
          return isCssModule(file)
            ? { code: await classNames(ask, file, failure), moduleType: 'json' }
            : { code: '', moduleType: 'js' }
        }
        const contents = await readLinked(ask, file)
        if (contents === undefined) return undefined
        const extension = /\.[cm]?([jt]sx?|json)$/.exec(file)?.[1] as 'jsx' | 'js' | undefined
        const compiled = typeof contents === 'string' ? await compiledSource(ask, file, contents) : undefined
        if (compiled !== undefined) return { code: compiled, moduleType: 'js' }
        if (typeof contents === 'string' && extension)
          return { code: contents, moduleType: extension === 'js' ? 'jsx' : extension }
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
      if (!withoutNode) return
      const ofNode = new Set([...graph.missing].filter(([, { specifier }]) => isBuiltin(specifier)).map(([id]) => id))
      const unusable = [...graph.resolved].filter(([, id]) => pathTo(id, graph.modules, ofNode) !== undefined)
      if (unusable.length > 0)
        throw (graph.notForBrowsers = new NotForBrowsers(unusable.map(([specifier]) => specifier)))
    },
  }
}

/** Files that are no code, as `importedFiles` does for esbuild. */
function importedPlugin(ask: Ask, found: Map<string, ImportedFile>): Plugin {
  const { fs } = ask.context
  return {
    name: 'vitrine-imported-files',
    resolveId: {
      filter: { id: new RegExp(`\\?[^/\\\\]*$|^${virtual}${formId}`) },
      async handler(specifier, importer, options) {
        if (specifier.startsWith(virtual)) return specifier
        const { path, query } = importParts(specifier)
        if (query !== undefined && Object.hasOwn(foreignQueries, query)) throw new Error(noPlugin(query).text)
        // Others mean nothing, as to esbuild.
        if (!isForm(query)) return this.resolve(path, importer, { ...options, skipSelf: true })
        const file = await this.resolve(path, importer, { ...options, skipSelf: true })
        if (file && !file.external && !file.id.startsWith(virtual))
          return `${virtual}${formId}${query}:${fs.relative(posixId(file.id))}`
        // The demo that imports it is told by esbuild.
        return `${virtual}${formId}missing:${path}`
      },
    },
    load: {
      filter: { id: [new RegExp(`^${virtual}${formId}`), copiedFiles, foreignFiles] },
      async handler(id) {
        const [, form, inForm] = id.startsWith(virtual) ? /:(\S+?):(.*)$/s.exec(id)! : []
        const file = (inForm ?? fs.relative(posixId(id))) as FilePath
        if (form === 'missing') return { code: `export default ${JSON.stringify(file)}`, moduleType: 'js' }
        if (foreignFiles.test(file)) throw new Error(notCompiled(file).text)
        const module = await moduleOfForm(ask, isForm(form) ? form : 'url', file, found)
        if (!module) return undefined
        return { code: module.isText ? `export default ${JSON.stringify(module.code)}` : module.code, moduleType: 'js' }
      },
    },
    transform: {
      filter: { code: /new\s+URL\s*\([^)]*import\.meta\.url/ },
      handler(code) {
        const imports: string[] = []
        const text = withFileUrls(code, (specifier) => {
          imports.push(`import vitrineFile${imports.length} from ${JSON.stringify(specifier)};`)
          return `vitrineFile${imports.length - 1}`
        })
        return imports.length > 0 ? { code: `${text}\n${imports.join('\n')}\n` } : undefined
      },
    },
  }
}

const formId = 'vitrine-file:'

/** Marks imports of files that another bundle contains. */
const outside = 'vitrine-outside:'

/**
 * Chromium then compiles all functions of a file in the background, while it arrives, and not each one on the main
 * thread when it is called first:
 * https://github.com/explainers-by-googlers/explicit-javascript-compile-hints-file-based. Most of what a file has is
 * called by the first demo; `npm run bench -- vitals` shows it as "busy while loading".
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'

function filesOf(
  ask: Ask,
  chunks: OutputChunk[],
  { roots, elsewhere = {}, mode }: PackagesToBundle,
  { modules, resolved, names, missing: absentModules }: Graph,
  failures: Record<string, Diagnostic[]>,
): Omit<BundledPackages, 'styles' | 'imported'> {
  const files = Object.fromEntries(
    chunks
      .map(({ fileName, code }): [string, string] => [
        fileName,
        (mode === 'production' ? compileHint : '') + code.replaceAll(`"${outside}`, '"./'),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports.map(withoutMark)]))
  const closure: BundledPackages['closure'] = {}
  for (const name of imports.keys()) {
    const loaded = new Set([name])
    for (const one of loaded) imports.get(one)?.forEach((next) => loaded.add(next))
    closure[name] = [...loaded].sort()
  }
  const absent = new Set([...absentModules].filter(([, { isCalled }]) => !isCalled).map(([id]) => id))
  const entries: BundledPackages['entries'] = {}
  const missing: BundledPackages['missing'] = {}
  for (const [root, specifiers] of Object.entries(roots)) {
    const own: PackageEntries = { ...elsewhere }
    for (const specifier of Object.keys(specifiers)) {
      const id = resolved.get(specifier)
      if (id === undefined) continue
      if (failures[specifier]) {
        missing[specifier] = { specifier: shortPath(ask, id), chain: [], diagnostics: failures[specifier] }
        continue
      }
      const path = absent.size > 0 ? pathTo(id, modules, absent) : undefined
      if (path) {
        const last = absentModules.get(path.at(-1)!)!
        missing[specifier] = { specifier: last.specifier, chain: path.slice(0, -1).map((one) => shortPath(ask, one)) }
        continue
      }
      own[specifier] = { file: `${slug(root)}.js`, names: names.get(`${root}\n${specifier}`) ?? [] }
    }
    entries[root] = own
  }
  return { files, closure, entries, missing }
}

/** The modules that stand for the roots, by id. */
function entriesIn({ modules }: Graph): [id: string, root: string][] {
  const prefix = virtual + entryId
  return [...modules.keys()].flatMap((id) => (id.startsWith(prefix) ? [[id, id.slice(prefix.length)]] : []))
}

function withoutMark(name: string): string {
  return name.startsWith(outside) ? name.slice(outside.length) : name
}

/** Converts Rolldown's errors to diagnostics. */
async function inTermsOfTheSite(ask: Ask, error: unknown, { code, hint }: BundleFailure): Promise<unknown> {
  if (error instanceof Failure) return error
  const { errors } = error as {
    errors?: {
      message: string
      code?: string
      cause?: unknown
      id?: string
      loc?: { file?: string; line: number; column: number }
    }[]
  }
  if (!errors) return error
  const thrown = errors.find(({ cause }) => cause instanceof Failure)
  if (thrown) return thrown.cause
  return new Failure(
    await all(
      errors.map(async ({ message, code: kind, id, loc }) => {
        const file = paths.toPosix(loc?.file ?? id ?? '')
        const linked = isLinked(file) ? ask.context.fs.relative(file) : undefined
        const content = linked && (await ask(fileText, linked).catch(() => undefined))
        const start = content !== undefined && loc ? offsetOf(content, loc.line, loc.column) : undefined
        const text = message
          .replace(/\u001b\[[\d;]*m/g, '')
          .split('\n')[0]!
          .replace(kind ? `[${kind}] ` : '', '')
          .replaceAll(virtual + entryId, '')
        return {
          code,
          severity: 'error' as const,
          text,
          hint,
          ...(linked && { file: linked }),
          ...(start !== undefined && { span: { start, end: start } }),
        }
      }),
    ),
  )
}

/** A form of a stylesheet, such as its address, is one. */
function isScript(id: string): boolean {
  return id.startsWith(virtual) || !id.endsWith('.css')
}

/** A path that does not tell where the project is. */
function shortPath(ask: Ask, id: string): string {
  const at = id.lastIndexOf('/node_modules/')
  return at === -1 ? ask.context.fs.relative(id) : id.slice(at + '/node_modules/'.length)
}
