/**
 * What code means by a file that is no code, in every bundle of a site: the address of a file of the output. So an
 * import is the same text in a demo, in a library's source, in an installed package and in a template, while it is
 * prerendered and in the browser.
 *
 * Files are written as they are: the policy of pages allows no fonts in `data:` addresses.
 */
import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import type { OnLoadResult, OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild'
import { fileBytes, fileHash, fileText } from '../engine/inputs.js'
import { hash } from '../engine/hash.js'
import { paths } from '../engine/native-path.js'
import { type Ask, question } from '../engine/question.js'
import type { FilePath } from '../model.js'
import { bundle, forBrowser, forStyles, styleImports } from './bundle.js'
import { environment } from './environment.js'
import {
  answered,
  copiedFiles,
  foreignFiles,
  foreignQueries,
  hasFileUrls,
  withFileUrls,
  type Form,
  forms,
  importParts,
  isForm,
  noPlugin,
  notCompiled,
  tailwind,
} from './file-kinds.js'
import { byEsbuild } from './linked.js'
import { bundledPackages, graphPlugin } from './resolve.js'

/** A file that is copied, a stylesheet that is bundled, or a script that is bundled for a worker. */
export type ImportedFile = { file: FilePath; isWorker?: true }

/** By name below the folder of imported files. */
export type ImportedFiles = Record<string, ImportedFile>

interface BundledFile {
  code: string
  /** What it imports. */
  files: ImportedFiles
}

/** A script as a file that a worker, classic or module, can load. */
const importedWorker = question('imported-worker', async (ask, file: FilePath): Promise<BundledFile> => {
  const found = new Map<string, ImportedFile>()
  const { outputFiles } = await bundle(
    ask,
    {
      ...forBrowser,
      define: environment({ mode: 'production', isPrerendered: false, base: await addressOf(ask, '/') }),
      entryPoints: [file],
      format: 'iife',
      plugins: [importedFiles(ask, found), graphPlugin(ask, bundledPackages)],
    },
    { code: 'client/syntax', hint: 'Fix the code of the worker.' },
  )
  return { code: outputFiles.find(({ path }) => path.endsWith('.js'))!.text, files: sortedFiles(found) }
})

/** A stylesheet as a text, with what it imports. */
const importedStyles = question('imported-styles', async (ask, file: FilePath): Promise<BundledFile> => {
  const found = new Map<string, ImportedFile>()
  const { outputFiles } = await bundle(
    ask,
    {
      ...forStyles,
      ...styleImports,
      entryPoints: [file],
      plugins: [importedFiles(ask, found), graphPlugin(ask, bundledPackages)],
    },
    { code: 'client/syntax', hint: 'Fix the stylesheet.' },
  )
  return { code: outputFiles.find(({ path }) => path.endsWith('.css'))!.text, files: sortedFiles(found) }
})

const isStyles = (file: FilePath) => file.endsWith('.css')

/** What is written in place of a file; undefined for one that is copied, or missing. */
async function bundledFile(ask: Ask, { file, isWorker }: ImportedFile): Promise<BundledFile | undefined> {
  if (isWorker) return ask(importedWorker, file)
  return isStyles(file) && (await ask(fileHash, file)) ? ask(importedStyles, file) : undefined
}

/** The name of an imported file in the output: its path, or that in its package, with a hash; null if there is none. */
const importedName = question('imported-file', async (ask, imported: ImportedFile): Promise<string | null> => {
  const { file, isWorker } = imported
  const bundled = await bundledFile(ask, imported)
  const version = bundled ? hash(bundled.code) : (await ask(fileHash, file))?.hash
  if (version === undefined) return null
  const place = file
    .replace(/^(.*\/)?node_modules\/|^vitrine:/, '')
    .replace(/^(?:\.\.\/)+/, (ups) => ups.replaceAll('..', '__'))
  const { dir, name, ext } = posix.parse(place)
  return `${dir ? `${dir}/` : ''}${name}-${version.slice(0, 10)}${isWorker ? '.js' : ext}`
})

/** @returns undefined if there is no such file */
export async function nameOfImported(ask: Ask, imported: ImportedFile): Promise<string | undefined> {
  return (await ask(importedName, imported)) ?? undefined
}

/** The contents of an imported file. */
export async function contentsOfImported(ask: Ask, imported: ImportedFile): Promise<string | Uint8Array | undefined> {
  return (await bundledFile(ask, imported))?.code ?? ask(fileBytes, imported.file)
}

/** The address of a file that is imported. @param found receives it, and what it brings along */
async function addressOfImported(
  ask: Ask,
  imported: ImportedFile,
  found: Map<string, ImportedFile>,
): Promise<string | undefined> {
  const name = await nameOfImported(ask, imported)
  if (name === undefined) return undefined
  found.set(name, imported)
  const { files = {} } = (await bundledFile(ask, imported)) ?? {}
  for (const [inner, file] of Object.entries(files)) found.set(inner, file)
  return addressOf(ask, name)
}

const addressOf = async (ask: Ask, name: string) => (await ask.context.importedAddress?.(ask, name)) ?? name

/** What an import in the form of a query is, as a module; undefined if the file is gone. */
export async function moduleOfForm(
  ask: Ask,
  form: Form,
  file: FilePath,
  found: Map<string, ImportedFile>,
): Promise<{ code: string; isText: boolean } | undefined> {
  if (form === 'raw') {
    const text = await ask(fileText, file)
    return text === undefined ? undefined : { code: text, isText: true }
  }
  if (form === 'inline' && isStyles(file)) {
    const bundled = await bundledFile(ask, { file })
    for (const [name, inner] of Object.entries(bundled?.files ?? {})) found.set(name, inner)
    return bundled && { code: bundled.code, isText: true }
  }
  if (form === 'inline') {
    const bytes = await ask(fileBytes, file)
    if (!bytes) return undefined
    const { lookup } = await import('mrmime')
    const type = lookup(file) ?? 'application/octet-stream'
    return { code: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`, isText: true }
  }
  const isWorker = form !== 'url'
  const address = await addressOfImported(ask, { file, ...(isWorker && { isWorker }) }, found)
  if (address === undefined) return undefined
  if (form !== 'worker') return { code: address, isText: true }
  const code = `export default function (options) { return new Worker(${JSON.stringify(address)}, options) }`
  return { code, isText: false }
}

const note = '// imported files: '

/** A line for the end of a module that says which files it imports. */
export function noteOfFiles(found: ReadonlyMap<string, ImportedFile>): string {
  return found.size === 0 ? '' : `${note}${JSON.stringify(sortedFiles(found))}\n`
}

/** What such a line says. */
export function importedFilesIn(code: string): ImportedFiles {
  const at = code.lastIndexOf(`\n${note}`)
  return at === -1 ? {} : (JSON.parse(code.slice(at + note.length + 1).split('\n')[0]!) as ImportedFiles)
}

export function sortedFiles(found: ReadonlyMap<string, ImportedFile>): ImportedFiles {
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Marks what this plugin asks the others to resolve. */
const asked = 'imported-files'

const elsewhere = /^(\w[\w+.-]+:(?!.*\?(url|raw|inline|worker)$)|\/\/|#)/

/**
 * For esbuild, before all other plugins: they find the files.
 *
 * @param found receives the files that the output needs
 */
export function importedFiles(ask: Ask, found: Map<string, ImportedFile>): Plugin {
  const { fs } = ask.context
  return {
    name: 'vitrine-imported-files',
    setup(build) {
      build.onResolve({ filter: answered }, async (args): Promise<OnResolveResult | undefined> => {
        if (args.pluginData === asked || args.pluginData === byEsbuild || args.kind === 'entry-point') return undefined
        if (/^tailwindcss(\/|$)/.test(args.path))
          return args.kind === 'import-rule' ? { errors: [tailwind] } : undefined
        const { path, query, rest } = importParts(args.path)
        if (elsewhere.test(args.path)) return undefined
        const isUrl = args.kind === 'url-token'
        if (isUrl && path.startsWith('/')) return { path: await addressOf(ask, args.path), external: true }
        if (!isUrl && query !== undefined && Object.hasOwn(foreignQueries, query)) return { errors: [noPlugin(query)] }
        const form = isUrl ? 'url' : isForm(query) ? query : copiedFiles.test(path) ? 'url' : undefined
        if (form === undefined) return undefined
        const file = await locate(fs, build, args, path)
        if (file === 'elsewhere') return undefined
        if (file === undefined && !isUrl && !/^[./]/.test(path)) return undefined
        if (file === undefined) {
          // What is missing in a package, nobody here can correct.
          const isOfPackage = paths.toPosix(args.resolveDir).includes('/node_modules/')
          if (!isOfPackage) return { errors: [{ text: `There is no file "${path}".` }] }
          return isUrl ? { path: args.path, external: true } : { path, namespace: space + 'missing' }
        }
        if (!isUrl) return { path: file, namespace: space + form, sideEffects: false }
        const address = await addressOfImported(ask, { file }, found)
        return { path: (address ?? path) + rest, external: true }
      })
      build.onLoad({ filter: foreignFiles }, ({ path }) => ({
        errors: [notCompiled(posix.basename(paths.toPosix(path)))],
      }))
      for (const form of Object.keys(forms) as Form[])
        build.onLoad({ filter: /.*/, namespace: space + form }, async ({ path }): Promise<OnLoadResult> => {
          const module = await moduleOfForm(ask, form, path as FilePath, found)
          if (!module) return { errors: [{ text: `The file ${path} is gone.` }] }
          return { contents: module.code, loader: module.isText ? 'text' : 'js' }
        })
      build.onLoad({ filter: /.*/, namespace: space + 'missing' }, ({ path }) => ({ contents: path, loader: 'text' }))
    },
  }
}

/**
 * For packages that esbuild loads by itself: `new URL('./a.png', import.meta.url)` is the address of that file. It
 * looks at every module, so it is for bundles in which that has been seen.
 */
export const fileUrls: Plugin = {
  name: 'vitrine-file-urls',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?js$/, namespace: 'file' }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      return hasFileUrls(text) ? { contents: withFileUrls(text), loader: 'default' } : undefined
    })
  },
}

const space = 'vitrine-file-'

/** The file that an import means, by the other plugins; `elsewhere` if it stays an import. */
async function locate(
  fs: Ask['context']['fs'],
  build: PluginBuild,
  { path: whole, kind, importer, namespace, resolveDir, with: attributes }: OnResolveArgs,
  path: string,
): Promise<FilePath | 'elsewhere' | undefined> {
  // Addresses in stylesheets are relative; webpack's tilde says that a package is meant.
  const isCss = kind === 'url-token' || kind === 'import-rule'
  const isRelative = /^[./]/.test(path)
  const inStyles = isRelative ? [path] : [`./${path}`, path.replace(/^~/, '')]
  // What demos import of packages is known with its query.
  const wanted = isCss ? inStyles : isRelative ? [path] : [...new Set([whole, path])]
  for (const one of wanted) {
    const found = await build.resolve(one, {
      kind,
      importer,
      namespace,
      resolveDir,
      with: attributes,
      pluginData: asked,
    })
    if (found.errors.length > 0) continue
    const ofNode = /^vitrine-(?:file|path):(.*)$/.exec(found.path)?.[1]
    if (ofNode !== undefined) return ofNode as FilePath
    if (found.external) return 'elsewhere'
    if (found.namespace === 'vitrine') return found.path as FilePath
    const inPackage = (found.pluginData as { file?: unknown } | undefined)?.file
    if (typeof inPackage === 'string') return fs.relative(inPackage)
    return found.namespace === 'file' ? fs.relative(paths.toPosix(found.path)) : 'elsewhere'
  }
  return undefined
}
