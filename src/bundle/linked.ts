/**
 * Linked packages: a symbolic link in node_modules leads to a folder that is in no node_modules, as in a workspace. The
 * documented library itself is usually one.
 *
 * A version number says nothing about a package that is being edited, so every module of it that a bundle reads is an
 * input of the graph. esbuild keeps resolving the imports (only it knows `exports`, `browser` and nested manifests
 * exactly); what its resolution looks at, folders and manifests, is asked here, so that a file that appears is noticed.
 */
import { posix } from 'node:path'
import type { ImportKind, Loader, OnLoadResult, OnResolveResult, Plugin, PluginBuild } from 'esbuild'
import { all, type Ask, question } from '../engine/question.js'
import { hash } from '../engine/hash.js'
import { paths } from '../engine/native-path.js'
import { fileBytes, fileKind, fileText, folder } from '../engine/inputs.js'
import type { FilePath } from '../model.js'
import { isForReaders } from './environment.js'
import { unknownEnding, withFileUrls } from './file-kinds.js'
import { packageFolder, packageManifest, packageName } from './package-folder.js'
import { compiledSource, pathOfTsconfig } from './tsconfig.js'

/** Whether a file that was reached through a package is in no node_modules. @param file absolute */
export function isLinked(file: string): boolean {
  return paths.isAbsolute(file) && !`${file}/`.includes('/node_modules/')
}

/** `isLinked` as an expression for esbuild's filters, whose engine has no lookahead. */
export const linkedFiles = new RegExp(`^([A-Za-z]:)?([/\\\\](${otherThan('node_modules').join('|')}))+$`)

const reactImports = /^react(-dom)?(\/|$)/

/** Alternatives that together match every path segment except one. */
function otherThan(word: string): string[] {
  const { length } = word
  const differing = Array.from(word, (char, at) => `${word.slice(0, at)}[^/\\\\${char}][^/\\\\]{${length - at - 1}}`)
  return [`[^/\\\\]{1,${length - 1}}`, `[^/\\\\]{${length + 1},}`, ...differing]
}

/** Marks what esbuild is asked to resolve by itself. */
export const byEsbuild = 'by-esbuild'

/** JavaScript of a source may contain JSX. */
const textLoaders: Record<string, Loader> = {
  '.js': 'jsx',
  '.cjs': 'jsx',
  '.mjs': 'jsx',
  '.jsx': 'jsx',
  '.ts': 'ts',
  '.cts': 'ts',
  '.mts': 'ts',
  '.tsx': 'tsx',
  '.json': 'json',
  '.css': 'css',
  '.md': 'text',
}

/**
 * For bundles whose packages esbuild loads by itself: takes over loading modules of linked packages, and what they take
 * from the site.
 *
 * @param onLinked if given, imports are taken over only of React, and it is called where there is a linked module
 */
export function linkedModules(ask: Ask, onLinked?: () => void): Plugin {
  const { fs } = ask.context
  return {
    name: 'vitrine-linked',
    setup(build) {
      const { external = [] } = build.initialOptions
      const isReactOutside = ['react', 'react-dom'].every((name) => external.includes(name))
      const resolveDir = paths.toNative(fs.absolute('' as FilePath))
      const known = new Map<string, Promise<OnResolveResult | undefined>>()
      /** The same for all importers. */
      const fromSite = async (path: string, kind: ImportKind) => {
        await dependOnLocation(ask, path, fs.absolute('' as FilePath), true)
        const { errors, ...found } = await build.resolve(path, { kind, resolveDir, pluginData: byEsbuild })
        return errors.length === 0 ? { ...found, warnings: [] } : undefined
      }
      if (!onLinked || !isReactOutside)
        build.onResolve(
          { filter: onLinked ? reactImports : /^[^./\\]/, namespace: 'file' },
          async ({ path, kind, importer, pluginData }) => {
            const from = paths.dirname(paths.toPosix(importer))
            if (pluginData === byEsbuild || importer === '') return undefined
            if (!isReact(path) && !isLinked(from)) return undefined
            if (!(await isFromSite(ask, path, from))) {
              const file = await pathOfTsconfig(ask, path, from)
              return file === undefined ? undefined : { path: paths.toNative(file) }
            }
            const key = `${kind} ${path}`
            if (!known.has(key)) known.set(key, fromSite(path, kind))
            return known.get(key)
          },
        )
      build.onLoad({ filter: linkedFiles, namespace: 'file' }, ({ path }) => {
        onLinked?.()
        return loadLinked(ask, build, paths.toPosix(path))
      })
    },
  }
}

/**
 * Bundles packages with `linkedModules`. esbuild asks plugins about every import of every module, which takes longer
 * than its own work (28,000 imports in a site of 1,200 pages), so it is asked to only where linked modules are: that is
 * known of the packages that are named, and seen of those that they import, after which the bundle is made again.
 *
 * @param specifiers what is bundled
 * @param run makes the bundle with the plugin
 */
export async function withLinkedModules<Result>(
  ask: Ask,
  specifiers: readonly string[],
  run: (plugin: Plugin) => Promise<Result>,
): Promise<Result> {
  const names = new Set(specifiers.flatMap((specifier) => packageName(specifier) ?? []))
  const folders = await all([...names].map((name) => ask(packageFolder, { from: '' as FilePath, name })))
  let isSeen = folders.some((found) => found !== undefined && isLinked(ask.context.fs.absolute(found)))
  if (!isSeen)
    try {
      const result = await run(linkedModules(ask, () => void (isSeen = true)))
      if (!isSeen) return result
    } catch (error) {
      if (!isSeen) throw error
    }
  return run(linkedModules(ask))
}

/** A module that Node imports from a bundle elsewhere still finds its own location. */
export function withLocation(ask: Ask, file: string, loaded: OnLoadResult): OnLoadResult {
  const text = loaded.contents
  if (typeof text !== 'string' || !/\.[cm]?[jt]sx?$/.test(file)) return loaded
  const { fs } = ask.context
  const spell = (path: string) => JSON.stringify(`vitrine-path:${fs.relative(path)}`)
  const variables = Object.entries({ __filename: file, __dirname: paths.dirname(file) })
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(text))
    .filter(([name]) => !new RegExp(`\\b(const|let|var)\\s+${name}\\b`).test(text))
    .map(([name, path]) => `var ${name} = ${spell(path)};`)
  const located = text.replace(/\bimport\.meta\.(url|dirname|filename)\b/g, (_, name: string) =>
    name === 'url'
      ? JSON.stringify(`vitrine-file:${fs.relative(file)}`)
      : spell(name === 'dirname' ? paths.dirname(file) : file),
  )
  return { ...loaded, contents: variables.join('') + located }
}

/**
 * Loads a module of a linked package for esbuild, as an input.
 *
 * @param file absolute
 * @throws Failure if a text is not UTF-8
 */
export async function loadLinked(ask: Ask, build: PluginBuild, file: string): Promise<OnLoadResult> {
  const contents = await readLinked(ask, file)
  if (contents === undefined) return gone(ask.context.fs.relative(file))
  const compiled = typeof contents === 'string' ? await compiledSource(ask, file, contents) : undefined
  const extension = compiled === undefined ? posix.extname(file) : '.js'
  const loader = build.initialOptions.loader?.[extension] ?? textLoaders[extension]
  if (!loader) return { errors: [unknownEnding(file)] }
  const code = compiled ?? contents
  const text = typeof code === 'string' && isForReaders(build.initialOptions) ? withFileUrls(code) : code
  return { contents: text, loader, resolveDir: paths.dirname(file) }
}

/**
 * Reads a module of a linked package, as an input, together with everything that its imports could resolve to.
 *
 * @param file absolute
 * @returns text, or bytes for a file that is neither code nor text; undefined if it is gone
 * @throws Failure if a text is not UTF-8
 */
export async function readLinked(ask: Ask, file: string): Promise<string | Uint8Array | undefined> {
  const path = ask.context.fs.relative(file)
  const dir = paths.dirname(file)
  await ask(manifestsAbove, ask.context.fs.relative(dir))
  if (textLoaders[posix.extname(file)] === undefined) return ask(fileBytes, path)
  const text = await ask(fileText, path)
  if (text !== undefined) {
    await dependOnCandidates(ask, dir, text)
    if (/\.[cm]?[jt]sx?$/.test(file)) await dependOnLocations(ask, dir, text)
  }
  return text
}

function gone(path: FilePath): OnLoadResult {
  return { errors: [{ text: `The file ${path} is gone.` }] }
}

/**
 * Makes everything that could change the resolution of a module's relative imports a dependency. Every string that
 * looks like a relative path counts: one too many costs a comparison.
 */
async function dependOnCandidates(ask: Ask, dir: string, text: string): Promise<void> {
  const { fs } = ask.context
  const specifiers = /(["'`])(\.{1,2}(?:\/[^"'`\n\0]*)?)\1|url\(\s*(\.[^"')\s\0]+)/g
  for (const specifier of new Set([...text.matchAll(specifiers)].map((match) => match[2] ?? match[3]!))) {
    const wanted = posix.join(dir, specifier.replace(/[?#].*$/, ''))
    await ask(folder, fs.relative(paths.dirname(wanted)))
    const path = fs.relative(wanted)
    if ((await ask(fileKind, path)) !== 'folder') continue
    await ask(folder, path)
    await ask(manifestsAbove, path)
  }
}

/**
 * Makes the locations of the packages that a module may import dependencies, so that installing one that was missing,
 * or another one nearer to the module, is noticed.
 */
async function dependOnLocations(ask: Ask, dir: string, text: string): Promise<void> {
  const imports = /\b(?:from|import|require)\s*\(?\s*(["'`])([^"'`\n]+)\1|@jsxImportSource\s+(\S+)/g
  const names = [...text.matchAll(imports)].map((match) => packageName(match[2] ?? match[3]!))
  for (const name of new Set(['react', ...names])) if (name !== undefined) await dependOnLocation(ask, name, dir, false)
}

/** Hashes of the package.json files that apply to a folder: up to the first that names a package. */
const manifestsAbove = question('manifests-above', async (ask, dir: FilePath): Promise<string[]> => {
  const { fs } = ask.context
  const absolute = fs.absolute(dir)
  const text = await ask(fileText, fs.relative(posix.join(absolute, 'package.json')))
  const own = text === undefined ? [] : [hash(text)]
  const parent = paths.dirname(absolute)
  if (parent === absolute || text?.includes('"name"')) return own
  return [...own, ...(await ask(manifestsAbove, fs.relative(parent)))]
})

/**
 * Whether a module of a linked package takes a package from the site, as it would if it were installed: React, of which
 * there must be only one, and the peers of the module's package, even where its own folder has them for its
 * development.
 *
 * @param from the folder of the module, absolute
 */
export async function isFromSite(ask: Ask, specifier: string, from: string): Promise<boolean> {
  const name = packageName(specifier)
  if (name === undefined) return false
  if (isReact(specifier)) return true
  return (await ask(peersOf, ask.context.fs.relative(from))).includes(name)
}

/**
 * Whether an import is one of React, of which a page must have only one: dependencies of a linked package find the copy
 * that its folder has for its development.
 */
export function isReact(specifier: string): boolean {
  return reactImports.test(specifier)
}

/** The peer dependencies of the package that a folder belongs to. */
const peersOf = question('peers-of-package', async (ask, dir: FilePath): Promise<string[]> => {
  const { fs } = ask.context
  const absolute = fs.absolute(dir)
  const manifest = await packageManifest(ask, dir)
  if (manifest.name !== undefined) return Object.keys(manifest.peerDependencies ?? {})
  const parent = paths.dirname(absolute)
  return parent === absolute ? [] : ask(peersOf, fs.relative(parent))
})

/** Whether the package of an import is installed where the site finds it, or linked. */
export async function isInstalled(ask: Ask, specifier: string): Promise<boolean> {
  const name = packageName(specifier)
  return name !== undefined && (await ask(packageFolder, { from: '' as FilePath, name })) !== undefined
}

/**
 * Makes the location of a package a dependency, so that linking it, or installing it elsewhere, is noticed.
 *
 * @param from absolute
 * @param isResolved false if the specifier does not lead to a file: for a linked package that is not built yet, the
 *   files that its manifest names become dependencies, too
 */
export async function dependOnLocation(ask: Ask, specifier: string, from: string, isResolved: boolean): Promise<void> {
  const name = packageName(specifier)
  if (name === undefined) return
  const { fs } = ask.context
  const found = await ask(packageFolder, { from: fs.relative(from), name })
  if (isResolved || found === undefined || !isLinked(fs.absolute(found))) return
  const dir = fs.absolute(found)
  await ask(folder, found)
  const manifest = (await ask(fileText, fs.relative(posix.join(dir, 'package.json')))) ?? ''
  for (const [, target] of manifest.matchAll(/"([^"\n]*\/[^"\n]*)"/g))
    if (!target!.includes(':')) await ask(folder, fs.relative(paths.dirname(posix.join(dir, target!))))
}
