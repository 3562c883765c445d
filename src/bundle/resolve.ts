/**
 * esbuild's reads, brought into the graph.
 *
 * A failed build has no metafile, so the files it read are known only if each read goes through a question: relative
 * imports are resolved here (every candidate that was looked for is a dependency, so a file that appears is noticed),
 * files are loaded by `fileText`, and packages in node_modules count by name and version.
 */
import { posix } from 'node:path'
import { readFile } from 'node:fs/promises'
import type { Loader, OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild'
import type { FileSystem } from '../engine/file-system.js'
import type { Ask } from '../engine/question.js'
import { fileBytes, fileHash, fileKind, fileText } from '../engine/inputs.js'
import type { FilePath } from '../model.js'

const extensions = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json', '.css']
const loaders: Record<string, Loader> = {
  '.ts': 'ts',
  '.mts': 'ts',
  '.tsx': 'tsx',
  '.js': 'js',
  '.mjs': 'js',
  '.jsx': 'jsx',
  '.json': 'json',
  '.css': 'css',
  '.svg': 'text',
  '.md': 'text',
}

/** The file that a relative or absolute import means, or undefined. */
export async function resolveFile(ask: Ask, path: string): Promise<FilePath | undefined> {
  const stem = path.replace(/\.(js|jsx|mjs)$/, '')
  const candidates = [
    path,
    // TypeScript's convention: `./a.js` is written for `./a.ts`.
    ...(stem === path ? [] : ['.ts', '.tsx', '.mts'].map((extension) => stem + extension)),
    ...extensions.map((extension) => path + extension),
    ...extensions.map((extension) => posix.join(path, `index${extension}`)),
  ]
  for (const candidate of candidates)
    if ((await ask(fileKind, candidate as FilePath)) === 'file') return candidate as FilePath
  return undefined
}

/** Joins a relative specifier to the file that holds it; keeps the generator's scheme. */
export function joinPath(importer: string, specifier: string): string {
  const scheme = /^vitrine:/.exec(importer)?.[0] ?? ''
  return scheme + posix.join(posix.dirname(importer.slice(scheme.length)), specifier)
}

export interface PackageImport {
  specifier: string
  /** The folder of the file that imports it, absolute. */
  from: string
  kind: OnResolveArgs['kind']
  build: PluginBuild
}

/** What becomes of an import of a package: an address to leave in the text, or a file to bundle. */
export type PackageRule = (ask: Ask, wanted: PackageImport) => Promise<{ external: string } | { file: string }>

/**
 * The plugin. Paths within esbuild are `FilePath`s in the namespace `vitrine`; packages that are bundled keep absolute
 * paths, in a namespace that leaves out where the project lies.
 *
 * @param packages what becomes of imports of packages
 * @param virtual texts that stand for files: entry points
 */
export function graphPlugin(
  ask: Ask,
  packages: PackageRule,
  virtual: Record<string, { text: string; loader: Loader }> = {},
): Plugin {
  const { fs } = ask.context
  return {
    name: 'vitrine-graph',
    setup(build) {
      build.onResolve({ filter: /.*/ }, async (args) => {
        if (args.pluginData === 'by-esbuild' || args.namespace === 'file') return undefined
        if (args.namespace === packageSpace) return resolveInPackage(build, args)
        if (args.kind === 'entry-point' || virtual[args.path]) return { path: args.path, namespace: 'vitrine' }
        if (/^(https?:|data:)/.test(args.path)) return { path: args.path, external: true }
        if (args.path.startsWith('node:')) return { path: args.path, external: true }
        const isFile = args.path.startsWith('.') || args.path.startsWith('vitrine:') || args.path.startsWith('/')
        if (isFile) {
          const wanted = args.path.startsWith('.')
            ? joinPath(args.importer, args.path)
            : args.path.startsWith('/')
              ? fs.relative(args.path)
              : args.path
          const file = await resolveFile(ask, wanted)
          if (file) return { path: file, namespace: 'vitrine' }
          return { errors: [{ text: `No file "${args.path}".` }] }
        }
        const importer = args.importer in virtual ? ('docs.config.ts' as FilePath) : (args.importer as FilePath)
        const found = await packages(ask, {
          specifier: args.path,
          from: posix.dirname(fs.absolute(importer)),
          kind: args.kind,
          build,
        })
        return 'external' in found ? { path: found.external, external: true } : packageModule(fs, found)
      })
      build.onLoad({ filter: /.*/, namespace: packageSpace }, async ({ pluginData }) => {
        const { file } = pluginData as PackageData
        // Their version stands for their content: `dependOnPackage`.
        return {
          contents: await readFile(file),
          loader: loaders[posix.extname(file)] ?? 'file',
          resolveDir: posix.dirname(file),
        }
      })
      build.onLoad({ filter: /.*/, namespace: 'vitrine' }, async (args) => {
        const given = virtual[args.path]
        if (given) return { contents: given.text, loader: given.loader, resolveDir: fs.absolute('' as FilePath) }
        const loader = loaders[posix.extname(args.path)]
        if (!loader) return { contents: (await ask(fileBytes, args.path as FilePath))!, loader: 'dataurl' }
        const text = await ask(fileText, args.path as FilePath)
        if (text === undefined) return { errors: [{ text: `The file ${args.path} is gone.` }] }
        return { contents: text, loader, resolveDir: posix.dirname(fs.absolute(args.path as FilePath)) }
      })
    },
  }
}

/**
 * Modules of packages that are bundled go by their path below node_modules: esbuild mixes the paths of modules into the
 * names of chunks, which must not depend on where a project lies.
 */
const packageSpace = 'vitrine-package'

interface PackageData {
  /** Absolute. */
  file: string
}

function packageModule(fs: FileSystem, { file }: PackageData): OnResolveResult {
  const at = file.lastIndexOf('/node_modules/')
  const path = at === -1 ? fs.relative(file) : file.slice(at + '/node_modules/'.length)
  return { path, namespace: packageSpace, pluginData: { file } satisfies PackageData }
}

async function resolveInPackage(
  build: PluginBuild,
  { path, resolveDir, kind, importer }: OnResolveArgs,
): Promise<OnResolveResult> {
  const found = await build.resolve(path, { resolveDir, kind, importer, namespace: 'file', pluginData: 'by-esbuild' })
  if (found.errors.length > 0 || found.external || found.namespace !== 'file') {
    const { errors, warnings, external, namespace } = found
    return { path: found.path, errors, warnings, external, namespace }
  }
  const at = found.path.lastIndexOf('/node_modules/')
  return {
    path: at === -1 ? `${path} of ${importer}` : found.path.slice(at + '/node_modules/'.length),
    namespace: packageSpace,
    pluginData: { file: found.path } satisfies PackageData,
    sideEffects: found.sideEffects,
  }
}

/**
 * Where a package import leads, by esbuild's own resolution.
 *
 * @param roots folders to look from, in order, absolute
 * @returns the absolute path, or undefined
 */
export async function resolvePackage(wanted: PackageImport, roots: string[]): Promise<string | undefined> {
  for (const resolveDir of roots) {
    const found = await wanted.build.resolve(wanted.specifier, {
      resolveDir,
      kind: wanted.kind,
      pluginData: 'by-esbuild',
    })
    if (found.errors.length === 0 && found.path) return found.path
  }
  return undefined
}

/** Packages go into the bundle: the browser has no node_modules. */
export const bundledPackages: PackageRule = async (ask, wanted) => {
  const { fs } = ask.context
  const found = await resolvePackage(wanted, [
    wanted.from,
    fs.absolute('' as FilePath),
    fs.absolute('vitrine:' as FilePath),
  ])
  if (!found) return { external: wanted.specifier }
  await dependOnPackage(ask, found)
  return { file: found }
}

/**
 * Makes a package's version a dependency of whoever asks: name and version stand for all its files.
 *
 * @returns the fingerprint of what was asked
 */
export async function dependOnPackage(ask: Ask, file: string): Promise<string | undefined> {
  const at = file.lastIndexOf('/node_modules/')
  const path = ask.context.fs.relative(file)
  if (at === -1) {
    // A linked or patched package: its content counts.
    return (await ask(fileHash, path))?.hash
  }
  const rest = file.slice(at + '/node_modules/'.length).split('/')
  const name = rest[0]!.startsWith('@') ? `${rest[0]}/${rest[1]}` : rest[0]!
  const manifest = ask.context.fs.relative(`${file.slice(0, at)}/node_modules/${name}/package.json`)
  return (await ask(fileHash, manifest))?.hash
}
