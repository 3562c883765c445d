/**
 * Makes esbuild read through the graph.
 *
 * A failed build has no metafile, so the files it read are known only if each read goes through a question: relative
 * imports and aliases of the site are resolved here (every candidate is a dependency, so a file that appears is
 * noticed), files are loaded by `fileText`, packages in node_modules count by their manifest (name and version), and
 * linked packages module by module (linked.ts).
 */
import { posix } from 'node:path'
import { readFile } from 'node:fs/promises'
import type { Loader, OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild'
import type { FileSystem } from '../engine/file-system.js'
import { paths } from '../engine/native-path.js'
import type { Ask } from '../engine/question.js'
import { fileBytes, fileHash, fileText } from '../engine/inputs.js'
import { nearestBeside, renamed } from '../engine/nearest-beside.js'
import type { FilePath } from '../model.js'
import { aliasedFile } from './aliases.js'
import { hashedPath, isCssModule, withoutHash } from './css-module-path.js'
import { isForReaders } from './environment.js'
import { unknownEnding, withFileUrls } from './file-kinds.js'
import { byEsbuild, dependOnLocation, isLinked, isReact, loadLinked, withLocation } from './linked.js'
import { joinPath, resolveFile } from './resolve-file.js'
import { pathOfTsconfig } from './tsconfig.js'

/** JavaScript may contain JSX, as it does in many trees of documentation. */
const loaders: Record<string, Loader> = {
  '.ts': 'ts',
  '.mts': 'ts',
  '.cts': 'ts',
  '.tsx': 'tsx',
  '.js': 'jsx',
  '.mjs': 'jsx',
  '.cjs': 'jsx',
  '.jsx': 'jsx',
  '.json': 'json',
  '.css': 'css',
  '.md': 'text',
}

export interface PackageImport {
  specifier: string
  /** The folder of the file that imports it, absolute. */
  from: string
  /** Whether that file belongs to a linked package rather than to the site. */
  isFromLinked?: boolean
  kind: OnResolveArgs['kind']
  build: PluginBuild
}

/** How the import of a package is handled: an address that stays in the text, or a file to bundle (absolute). */
export type PackageRule = (ask: Ask, wanted: PackageImport) => Promise<{ external: string } | { file: string }>

/**
 * The plugin. Paths within esbuild are `FilePath`s in the namespace `vitrine`; packages that are bundled have a
 * namespace of their own, whose paths do not contain the location of the project.
 *
 * @param packages how imports of packages are handled
 * @param virtual texts of virtual files: entry points
 * @param read the texts of the site's scripts
 * @param options `ofConfiguration`: what is bundled defines the aliases of the site; `ofStyles`: a stylesheet, whose
 *   classes keep their names; `first`: the script that esbuild gets as a text (`stdin`), if it knows all packages, too; `compiled`: the texts of
 *   files that are compiled to JavaScript with JSX; `resolve`: the file that a path means, also one that is not on the
 *   disk
 */
export function graphPlugin(
  ask: Ask,
  packages: PackageRule,
  virtual: Record<string, { text: string; loader: Loader }> = {},
  read: (file: FilePath) => Promise<string | undefined> = (file) => ask(fileText, file),
  options: {
    ofConfiguration?: boolean
    ofStyles?: boolean
    first?: FilePath
    compiled?: (file: FilePath) => Promise<string | undefined>
    resolve?: typeof resolveFile
  } = {},
): Plugin {
  const { fs } = ask.context
  const loaderOf = (file: string): Loader | undefined =>
    isCssModule(file) && !options.ofStyles ? 'local-css' : loaders[posix.extname(file)]
  return {
    name: 'vitrine-graph',
    setup(build) {
      const { first } = options
      build.onResolve({ filter: first ? /^\./ : /.*/ }, async (args) => {
        if (args.pluginData === byEsbuild || args.namespace === 'file') return undefined
        if (args.namespace === requiredSpace) return { path: args.path, external: true }
        if (first && args.namespace === '') args = { ...args, importer: first }
        if (args.namespace === packageSpace) return resolveInPackage(ask, build, args, packages)
        if (args.kind === 'entry-point' || virtual[args.path]) return { path: args.path, namespace: 'vitrine' }
        if (/^(https?:|data:)/.test(args.path)) return { path: args.path, external: true }
        if (args.path.startsWith('node:')) return { path: args.path, external: true }
        const isFile = args.path.startsWith('.') || args.path.startsWith('vitrine:') || paths.isAbsolute(args.path)
        if (isFile) {
          const wanted = args.path.startsWith('.')
            ? joinPath(args.importer, args.path)
            : paths.isAbsolute(args.path)
              ? fs.relative(args.path)
              : args.path
          const file = await (options.resolve ?? resolveFile)(ask, wanted)
          // It would be another module than the text.
          if (file && file === first) return { errors: [{ text: 'The first script is imported.' }] }
          if (file) return { path: hashedPath(file), namespace: 'vitrine' }
          const near = await nearestBeside(ask, wanted)
          const detail = near && { hint: `Did you mean "${renamed(args.path, near)}"?` }
          return { errors: [{ text: `No file "${args.path}".`, detail }] }
        }
        const aliased =
          codeImports.includes(args.kind) && !args.importer.startsWith('vitrine:')
            ? await aliasedFile(ask, args.path, options)
            : undefined
        if (aliased) return { path: hashedPath(aliased.file), namespace: 'vitrine' }
        const importer = args.importer in virtual ? ('docs.config.ts' as FilePath) : (args.importer as FilePath)
        const found = await packages(ask, {
          specifier: args.path,
          from: paths.dirname(fs.absolute(importer)),
          kind: args.kind,
          build,
        })
        if ('file' in found) return packageModule(fs, found)
        const { external } = found
        if (args.kind !== 'require-call' || external === args.path) return { path: external, external: true }
        // The generator's modules cannot be required by every version of Node; the bundle imports them.
        if (external.startsWith('vitrine-file:vitrine:'))
          return { path: args.path, namespace: requiredSpace, pluginData: external }
        return { path: asRequired(external), external: true }
      })
      build.onLoad({ filter: /.*/, namespace: requiredSpace }, ({ pluginData }) => ({
        contents: `export * from ${JSON.stringify(pluginData)}`,
      }))
      build.onLoad({ filter: /.*/, namespace: packageSpace }, async ({ pluginData }) => {
        const { file } = pluginData as PackageData
        if (isLinked(file)) {
          const loaded = await loadLinked(ask, build, file)
          return build.initialOptions.platform === 'node' ? withLocation(ask, file, loaded) : loaded
        }
        await dependOnPackage(ask, file)
        const loader = loaders[posix.extname(file)]
        if (!loader) return { errors: [unknownEnding(file)] }
        const text = await readFile(file, 'utf8')
        const contents = isForReaders(build.initialOptions) ? withFileUrls(text) : text
        return { contents, loader, resolveDir: paths.dirname(file) }
      })
      build.onLoad({ filter: /.*/, namespace: 'vitrine' }, async (args) => {
        const entry = virtual[args.path]
        if (entry) return { contents: entry.text, loader: entry.loader, resolveDir: fs.absolute('' as FilePath) }
        const file = withoutHash(args.path) as FilePath
        const code = await options.compiled?.(file)
        if (code !== undefined) return { contents: code, loader: 'jsx', resolveDir: paths.dirname(fs.absolute(file)) }
        const loader = loaderOf(file)
        // The addresses of files are not known before the configuration.
        if (!loader && options.ofConfiguration) return { contents: (await ask(fileBytes, file))!, loader: 'dataurl' }
        if (!loader) return { errors: [unknownEnding(file)] }
        const text = await read(file)
        if (text === undefined) return { errors: [{ text: `The file ${file} is gone.` }] }
        const contents = isForReaders(build.initialOptions) ? withFileUrls(text) : text
        const loaded = { contents, loader, resolveDir: paths.dirname(fs.absolute(file)) }
        return options.ofConfiguration ? withLocation(ask, fs.absolute(file), loaded) : loaded
      })
    },
  }
}

/**
 * Modules of bundled packages are identified by their path below node_modules, those of linked packages by their path
 * from the project's root: esbuild hashes the paths of modules into the names of chunks, which must not depend on the
 * location of the project.
 */
const packageSpace = 'vitrine-package'

/** Modules of which only the names are in the bundle, for code that requires them. */
const requiredSpace = 'vitrine-required'

/** `require` takes paths, not URLs. */
const asRequired = (address: string) => address.replace(/^vitrine-file:/, 'vitrine-path:')

interface PackageData {
  /** Absolute. */
  file: string
}

function packageModule(fs: FileSystem, { file }: PackageData): OnResolveResult {
  return { path: pathOf(fs, file), namespace: packageSpace, pluginData: { file } satisfies PackageData }
}

function pathOf(fs: FileSystem, file: string): string {
  const at = file.lastIndexOf('/node_modules/')
  return hashedPath(at === -1 ? fs.relative(file) : file.slice(at + '/node_modules/'.length))
}

const codeImports: readonly OnResolveArgs['kind'][] = ['import-statement', 'require-call', 'dynamic-import']

async function resolveInPackage(
  ask: Ask,
  build: PluginBuild,
  { path, kind, importer, ...args }: OnResolveArgs,
  packages: PackageRule,
): Promise<OnResolveResult> {
  const { fs } = ask.context
  const resolveDir = paths.toPosix(args.resolveDir)
  // The dependencies of a linked package are packages of the site as well: in Node they are imported, not bundled.
  const isOwnImport =
    codeImports.includes(kind) && (isReact(path) || (isLinked(resolveDir) && !/^(\.|\/|#|\w+:)/.test(path)))
  const rule = isOwnImport
    ? await packages(ask, { specifier: path, from: resolveDir, isFromLinked: true, kind, build })
    : undefined
  if (rule && 'external' in rule && rule.external !== path) {
    const address = kind === 'require-call' ? asRequired(rule.external) : rule.external
    return { path: address, external: true }
  }
  if (rule && 'file' in rule && isReact(path)) return packageModule(fs, rule)
  const aliased = isLinked(resolveDir) && (await pathOfTsconfig(ask, path, resolveDir))
  if (aliased) return packageModule(fs, { file: aliased })
  const found = await build.resolve(path, { resolveDir, kind, importer, namespace: 'file', pluginData: byEsbuild })
  if (found.errors.length > 0 && rule && 'file' in rule) return packageModule(fs, rule)
  if (found.errors.length > 0 || found.external || found.namespace !== 'file') {
    const { errors, warnings, external, namespace } = found
    return { path: found.path, errors, warnings, external, namespace }
  }
  return {
    path: pathOf(fs, paths.toPosix(found.path)),
    namespace: packageSpace,
    pluginData: { file: paths.toPosix(found.path) } satisfies PackageData,
    sideEffects: found.sideEffects,
  }
}

/**
 * The file that a package import refers to, by esbuild's own resolution.
 *
 * @param roots folders to resolve from, in order, absolute
 * @returns the absolute path, or undefined
 */
export async function resolvePackage(ask: Ask, wanted: PackageImport, roots: string[]): Promise<string | undefined> {
  for (const resolveDir of new Set(roots)) {
    const found = await wanted.build.resolve(wanted.specifier, {
      resolveDir,
      kind: wanted.kind,
      pluginData: byEsbuild,
    })
    const isResolved = found.errors.length === 0 && found.path !== ''
    await dependOnLocation(ask, wanted.specifier, resolveDir, isResolved)
    if (isResolved) return paths.toPosix(found.path)
  }
  return undefined
}

/** Packages go into the bundle: the browser has no node_modules. */
export const bundledPackages: PackageRule = async (ask, wanted) => {
  const { fs } = ask.context
  const found = await resolvePackage(ask, wanted, [
    wanted.from,
    fs.absolute('' as FilePath),
    fs.absolute('vitrine:' as FilePath),
  ])
  // What the bundle leaves outside is found by its name.
  if (!found || !paths.isAbsolute(found)) return { external: wanted.specifier }
  await dependOnPackage(ask, found)
  return { file: found }
}

/**
 * Makes an installed package a dependency: its name and version represent all its files. Modules of linked packages are
 * dependencies one by one when they are loaded.
 *
 * @returns the hash of its manifest, or of the linked file
 */
export async function dependOnPackage(ask: Ask, file: string): Promise<string | undefined> {
  const at = file.lastIndexOf('/node_modules/')
  const path = ask.context.fs.relative(file)
  if (at === -1) {
    return (await ask(fileHash, path))?.hash
  }
  const rest = file.slice(at + '/node_modules/'.length).split('/')
  const name = rest[0]!.startsWith('@') ? `${rest[0]}/${rest[1]}` : rest[0]!
  const manifest = ask.context.fs.relative(`${file.slice(0, at)}/node_modules/${name}/package.json`)
  return (await ask(fileHash, manifest))?.hash
}
