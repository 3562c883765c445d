/** What a package exports, by name: a module that re-exports a package under other names has to list them all. */
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { type Ask, fileKind, type FilePath, fileText } from '../../../../feature.js'
import { attempt, isLinked } from '../../../../feature-unstable.js'
import { compile, moduleRecord, scriptLoader } from './module-record.js'

/** Finds the file that a specifier means, absolute; undefined if there is none. */
export type Resolve = (specifier: string, from: string) => Promise<string | undefined>

export interface Exported {
  /** Sorted, with `default`. A name that a lexer finds in CommonJS may be undefined at run time. */
  names: string[]
  /** Whether there may be more: the module is CommonJS, or exports everything of one. */
  isOpen: boolean
}

/**
 * What a module exports.
 *
 * @param file absolute
 * @param wanted the names that matter; all by default
 */
export async function exportNames(
  ask: Ask,
  file: string,
  resolve: Resolve,
  wanted: readonly string[] = ['*'],
): Promise<Exported> {
  const { fs } = ask.context
  const commonJs = await commonJsNames(ask, fs.relative(file))
  if (commonJs) return { names: ['default', ...commonJs], isOpen: true }
  const names = new Set<string>()
  const files = new Set([file])
  let isOpen = false
  for (const one of files) {
    if (wanted.every((name) => names.has(name))) break
    const text = await textOf(ask, one)
    const more = one === file ? undefined : await commonJsNames(ask, fs.relative(one))
    if (more) {
      more.forEach((name) => names.add(name))
      isOpen = true
      continue
    }
    const { exports, stars } = await moduleExports(text)
    for (const name of exports) if (name !== 'default' || one === file) names.add(name)
    for (const specifier of stars) {
      const next = await resolve(specifier, one)
      if (next) files.add(next)
    }
  }
  return { names: [...names].filter(isUsable).sort(), isOpen }
}

/** What a module exports by name, and what it exports everything of. */
async function moduleExports(text: string): Promise<{ exports: string[]; stars: string[] }> {
  const { parse } = await import('es-module-lexer')
  const parsed = attempt(() => parse(text))
  if (!parsed) {
    // Some of the language is beyond the lexer.
    const { exports } = await moduleRecord(text)
    const isStar = (name: string) => name === '*'
    return {
      exports: exports.map(({ name }) => name).filter((name) => !isStar(name)),
      stars: exports.flatMap(({ name, from }) => (isStar(name) && from ? [from.specifier] : [])),
    }
  }
  const [imports, exports] = parsed
  return {
    exports: exports.map(({ n }) => n),
    stars: imports.flatMap(({ n, ss, se }) =>
      n !== undefined && /^export\s*\*\s*from/.test(text.slice(ss, se)) ? [n] : [],
    ),
  }
}

/** Whether a text is an ES module, as its syntax tells. */
async function isEsModule(text: string): Promise<boolean> {
  const { parse } = await import('es-module-lexer')
  const parsed = attempt(() => parse(text)[3])
  if (parsed !== undefined) return parsed
  const { imports, exports } = await moduleRecord(text)
  return imports.length + exports.length > 0
}

/**
 * The names that a CommonJS file exports, itself or by re-exporting files of its package, found by the lexers that Node
 * uses: running every package in the build's own process was rejected. A name too many exports undefined.
 *
 * @returns sorted, without `default`; undefined for an ES module
 */
async function commonJsNames(ask: Ask, start: FilePath): Promise<string[] | undefined> {
  const names = new Set<string>()
  const files = new Set([start])
  const esModules = await import('es-module-lexer')
  const commonJs = await import('cjs-module-lexer')
  await esModules.init
  await commonJs.init()
  for (const file of files) {
    const text = await javaScriptOf(file, await ask(fileText, file))
    if (text === undefined) continue
    if (file === start && (await isEsModule(text))) return undefined
    const found = attempt(() => commonJs.parse(text))
    for (const name of found?.exports ?? []) names.add(name)
    for (const specifier of found?.reexports ?? []) {
      const next = specifier.startsWith('.') && (await relativeModule(ask, file, specifier))
      if (next) files.add(next)
    }
  }
  names.delete('default')
  names.delete('__esModule')
  return [...names].filter(isUsable).sort()
}

/**
 * Installed packages are identified by their version, so only linked files are inputs. They are read at once: the names
 * of a library are in hundreds of small files, and to wait for each takes several times as long.
 */
async function textOf(ask: Ask, file: string): Promise<string> {
  if (!isLinked(file)) return readFileSync(file, 'utf8')
  return (await javaScriptOf(file, await ask(fileText, ask.context.fs.relative(file)))) ?? ''
}

/**
 * Linked packages may consist of TypeScript and JSX, which the lexers do not read. Declarations would be left empty,
 * and the JavaScript of installed packages has no JSX.
 */
async function javaScriptOf(file: string, text: string | undefined): Promise<string | undefined> {
  const loader = /\.d\.[cm]?ts$/.test(file) ? undefined : scriptLoader(file)
  const isPlain = /\.[cm]?js$/.test(file) && `/${file}`.includes('/node_modules/')
  return text === undefined || loader === undefined || isPlain ? text : compile(text, loader)
}

/** As `require` finds it. */
async function relativeModule(ask: Ask, from: FilePath, specifier: string): Promise<FilePath | undefined> {
  const path = posix.join(posix.dirname(from), specifier)
  for (const ending of ['', '.js', '/index.js']) {
    const file = `${path}${ending}` as FilePath
    if ((await ask(fileKind, file)) === 'file') return file
  }
  return undefined
}

/** Other names, and `arguments` and `eval`, cannot be imported without being renamed. */
function isUsable(name: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) && name !== 'arguments' && name !== 'eval'
}
