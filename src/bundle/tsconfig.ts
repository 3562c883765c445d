/**
 * What bundles take from a `tsconfig.json`: its aliases, and how its code is meant where it is the source of a library.
 */
import { posix } from 'node:path'
import type { TransformOptions } from 'esbuild'
import { fileText } from '../engine/inputs.js'
import { readJson } from '../engine/json.js'
import { paths as systemPaths } from '../engine/native-path.js'
import { type Ask, question } from '../engine/question.js'
import type { FilePath } from '../model.js'
import { withEsbuild } from './esbuild.js'
import { messages } from './messages.js'
import { packageFolder, packageManifest, packageName } from './package-folder.js'
import { resolveFile } from './resolve-file.js'

export interface Aliases {
  /** Relative to the site's root. */
  baseUrl?: string
  /** Patterns with at most one `*`, and the paths that they represent, relative to the site's root. */
  paths: { pattern: string; targets: string[] }[]
  /** The files that were read. */
  files: FilePath[]
}

type Tsconfig = Aliases & {
  /** Of those that change what code means. */
  options: CompilerOptions
}

interface CompilerOptions {
  experimentalDecorators?: boolean
  jsx?: string
  jsxFactory?: string
  jsxFragmentFactory?: string
  jsxImportSource?: string
  target?: string
  useDefineForClassFields?: boolean
}

const optionNames = [
  'experimentalDecorators',
  'jsx',
  'jsxFactory',
  'jsxFragmentFactory',
  'jsxImportSource',
  'target',
  'useDefineForClassFields',
] as const satisfies (keyof CompilerOptions)[]

/** @param from the files that lead to this one */
export async function readTsconfig(ask: Ask, file: FilePath, from: readonly FilePath[] = []): Promise<Tsconfig> {
  const text = await ask(fileText, file)
  const found: Tsconfig = { paths: [], files: [file], options: {} }
  if (text === undefined || from.includes(file)) return found
  const { extends: parents, compilerOptions, references } = parse(ask, file, text)
  const add = async (other: FilePath) => {
    const { baseUrl, paths, files, options } = await readTsconfig(ask, other, [...from, file])
    found.files.push(...files)
    if (baseUrl !== undefined) found.baseUrl = baseUrl
    if (paths.length > 0) found.paths = paths
    Object.assign(found.options, options)
  }
  for (const parent of typeof parents === 'string' ? [parents] : Array.isArray(parents) ? parents : [])
    if (typeof parent === 'string') await add(await extendedFile(ask, file, parent))
  // A file that only lists others, as Vite's templates have: the first is that of the code.
  const [first] = compilerOptions === undefined && Array.isArray(references) ? (references as unknown[]) : []
  const path = (first as { path?: unknown } | undefined)?.path
  if (typeof path === 'string') await add(await extendedFile(ask, file, `./${path}`))
  const dir = posix.dirname(file)
  const join = (base: string, path: string) =>
    path.startsWith('${configDir}') ? posix.join('.', path.slice('${configDir}'.length)) : posix.join(base, path)
  const { baseUrl, paths, ...others } = (compilerOptions ?? {}) as { baseUrl?: unknown; paths?: unknown }
  for (const name of optionNames)
    if (Object.hasOwn(others, name)) Object.assign(found.options, { [name]: (others as CompilerOptions)[name] })
  if (typeof baseUrl === 'string') found.baseUrl = join(dir, baseUrl)
  if (typeof paths === 'object' && paths !== null)
    found.paths = Object.entries(paths as Record<string, unknown>).map(([pattern, targets]) => ({
      pattern,
      targets: (Array.isArray(targets) ? targets : [])
        .filter((target) => typeof target === 'string')
        .map((target) => join(found.baseUrl ?? dir, target)),
    }))
  return found
}

/** The type checker reports what else is wrong in the file. */
function parse(
  ask: Ask,
  file: FilePath,
  text: string,
): { extends?: unknown; compilerOptions?: unknown; references?: unknown } {
  const { value, error } = readJson(text, 'tsconfig')
  if (error) ask.report(messages.tsconfigSyntax(error.text, file, error.span))
  return !error && typeof value === 'object' && value !== null ? value : {}
}

async function extendedFile(ask: Ask, file: FilePath, specifier: string): Promise<FilePath> {
  const dir = posix.dirname(file) as FilePath
  const name = packageName(specifier)
  const folder = name === undefined ? undefined : await ask(packageFolder, { from: dir, name })
  const path = folder === undefined ? posix.join(dir, specifier) : posix.join(folder, specifier.slice(name!.length))
  const candidates = [path, `${path}.json`, `${path}/tsconfig.json`] as FilePath[]
  for (const candidate of candidates) {
    if (candidate.endsWith('.json') && (await ask(fileText, candidate)) !== undefined) return candidate
  }
  return path as FilePath
}

/**
 * The `tsconfig.json` that applies to a folder: that of itself or of the first folder above that has one, in its
 * package. Whatever lies higher would be watched up to the root of the disk.
 */
const tsconfigOf = question('tsconfig-of', async (ask, dir: FilePath): Promise<Tsconfig> => {
  const { fs } = ask.context
  const absolute = fs.absolute(dir)
  const file = fs.relative(posix.join(absolute, 'tsconfig.json'))
  if ((await ask(fileText, file)) !== undefined) return readTsconfig(ask, file)
  const { name } = await packageManifest(ask, fs.relative(absolute))
  const parent = systemPaths.dirname(absolute)
  const isTop = parent === absolute || name !== undefined
  return isTop ? { paths: [], files: [], options: {} } : ask(tsconfigOf, fs.relative(parent))
})

/**
 * Where an import in the source of a library leads by `paths` or `baseUrl`; undefined if it is none of them. An
 * installed package is not replaced: a workspace often maps its packages to their sources, for the type checker only.
 *
 * @param from the folder of the module, absolute
 * @returns absolute
 */
export async function pathOfTsconfig(ask: Ask, specifier: string, from: string): Promise<string | undefined> {
  if (/^(\.|\/|#|\w+:)/.test(specifier)) return undefined
  const { fs } = ask.context
  const { baseUrl, paths } = await ask(tsconfigOf, fs.relative(from))
  if (baseUrl === undefined && paths.length === 0) return undefined
  const name = packageName(specifier)
  if (name !== undefined && (await ask(packageFolder, { from: fs.relative(from), name })) !== undefined)
    return undefined
  const targets = targetsOf(specifier, paths)
  if (baseUrl !== undefined) targets.push(posix.join(baseUrl, specifier))
  for (const path of targets) {
    const file = path.endsWith('.d.ts') ? undefined : await resolveFile(ask, path)
    if (file) return fs.absolute(file)
  }
  return undefined
}

/**
 * The source of a library as JavaScript, where its `tsconfig.json` or its decorators give it a meaning that a bundler
 * does not know; undefined for all others, and for one with a syntax error, which the bundler reports.
 *
 * @param file absolute
 */
export async function compiledSource(ask: Ask, file: string, text: string): Promise<string | undefined> {
  const loader = /\.(?:[cm]?(ts)|([jt]sx))$/.exec(file)?.slice(1).find(Boolean) as 'ts' | 'tsx' | 'jsx' | undefined
  if (!loader || /\.d\.[cm]?ts$/.test(file)) return undefined
  const { fs } = ask.context
  const { options } = await ask(tsconfigOf, fs.relative(systemPaths.dirname(file)))
  const { experimentalDecorators, jsx, jsxFactory, jsxFragmentFactory, jsxImportSource, target } = options
  const isModern = target === undefined || /^es(next|20(2[2-9]|[3-9]\d))$/i.test(target)
  const useDefineForClassFields = options.useDefineForClassFields ?? isModern
  const hasClass = /\bclass\b/.test(text)
  const isClassic = jsx === 'react' && jsxFactory !== undefined
  const isOwnClass = hasClass && (!useDefineForClassFields || /(^|[\s(;{,])@[\w$(]/.test(text))
  const isOwnJsx = loader !== 'ts' && (isClassic || jsxImportSource !== undefined)
  if (!isOwnClass && !isOwnJsx) return undefined
  const settings: TransformOptions = {
    loader,
    charset: 'utf8',
    // What no browser has yet, such as decorators, is compiled.
    target: 'es2022',
    logLevel: 'silent',
    sourcefile: fs.relative(file),
    jsx: isClassic ? 'transform' : 'automatic',
    ...(jsxFactory !== undefined && { jsxFactory }),
    ...(jsxFragmentFactory !== undefined && { jsxFragment: jsxFragmentFactory }),
    ...(jsxImportSource !== undefined && { jsxImportSource }),
    tsconfigRaw: {
      compilerOptions: { useDefineForClassFields, ...(experimentalDecorators && { experimentalDecorators }) },
    },
  }
  return withEsbuild((esbuild) => esbuild.transform(text, settings)).then(
    ({ code }) => code,
    () => undefined,
  )
}

/**
 * As TypeScript matches: an exact pattern first, then the one with the longest text before its asterisk.
 *
 * @returns the paths that a name leads to, in order; none if no pattern matches
 */
export function targetsOf(specifier: string, patterns: Aliases['paths']): string[] {
  const exact = patterns.find(({ pattern }) => pattern === specifier)
  if (exact) return [...exact.targets]
  let best: { before: string; inside: string; targets: string[] } | undefined
  for (const { pattern, targets } of patterns) {
    const [before = '', after, ...rest] = pattern.split('*')
    if (after === undefined || rest.length > 0 || specifier.length < before.length + after.length) continue
    if (!specifier.startsWith(before) || !specifier.endsWith(after)) continue
    if (best && best.before.length >= before.length) continue
    best = { before, inside: specifier.slice(before.length, specifier.length - after.length), targets }
  }
  return best ? best.targets.map((target) => target.replace('*', () => best.inside)) : []
}
