/** What a package exports, by name: a module that re-exports a package under other names has to list them all. */
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileKind, fileText } from '../engine/inputs.js'
import type { Ask } from '../engine/question.js'
import type { FilePath } from '../model.js'
import { compile, scriptLoader } from './imported-names.js'
import { isLinked } from './linked.js'

/** Finds the file that a specifier means, absolute; undefined if there is none. */
export type Resolve = (specifier: string, from: string) => Promise<string | undefined>

/**
 * The names that a module exports, including `default`.
 *
 * @param file absolute
 * @returns sorted; a CommonJS module has `default` and the names that a lexer finds, one of which may be undefined at run
 *   time
 */
export async function exportNames(ask: Ask, file: string, resolve: Resolve): Promise<string[]> {
  const commonJs = await commonJsNames(ask, ask.context.fs.relative(file))
  if (commonJs) return ['default', ...commonJs]
  const { parse } = await import('es-module-lexer')
  const names = new Set<string>()
  const files = new Set([file])
  for (const one of files) {
    const text = await textOf(ask, one)
    const parsed = attempt(() => parse(text))
    if (!parsed) {
      const more = await commonJsNames(ask, ask.context.fs.relative(one))
      more?.forEach((name) => names.add(name))
      continue
    }
    const [imports, exports] = parsed
    for (const { n } of exports) if (n !== 'default' || one === file) names.add(n)
    for (const { n, ss, se } of imports) {
      const isStar = n !== undefined && /^export\s*\*\s*from/.test(text.slice(ss, se))
      const next = isStar ? await resolve(n, one) : undefined
      if (next) files.add(next)
    }
  }
  return [...names].filter(isUsable).sort()
}

/**
 * The names that a CommonJS file exports, itself or by re-exporting files of its package, found by the lexers that Node
 * uses: running every package in the build's own process was rejected. A name too many exports undefined.
 *
 * @returns sorted, without `default`; undefined for an ES module
 */
export async function commonJsNames(ask: Ask, start: FilePath): Promise<string[] | undefined> {
  const names = new Set<string>()
  const files = new Set([start])
  const esModules = await import('es-module-lexer')
  const commonJs = await import('cjs-module-lexer')
  await esModules.init
  await commonJs.init()
  for (const file of files) {
    const text = await javaScriptOf(file, await ask(fileText, file))
    if (text === undefined) continue
    if (file === start && attempt(() => esModules.parse(text)[3])) return undefined
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
 * Installed packages are identified by their version, so only linked files are inputs. They are read at once: the names of
 * a library are in hundreds of small files, and to wait for each takes several times as long.
 */
async function textOf(ask: Ask, file: string): Promise<string> {
  if (!isLinked(file)) return readFileSync(file, 'utf8')
  return (await javaScriptOf(file, await ask(fileText, ask.context.fs.relative(file)))) ?? ''
}

/**
 * Linked packages may consist of TypeScript and JSX, which the lexers do not read. Declarations would be left empty, and
 * the JavaScript of installed packages has no JSX.
 */
async function javaScriptOf(file: string, text: string | undefined): Promise<string | undefined> {
  const loader = /\.d\.[cm]?ts$/.test(file) ? undefined : scriptLoader(file)
  const isPlain = /\.[cm]?js$/.test(file) && `/${file}`.includes('/node_modules/')
  return text === undefined || loader === undefined || isPlain ? text : compile(text, loader)
}

/** What a lexer says; undefined where it does not understand the file. */
function attempt<A>(parse: () => A): A | undefined {
  try {
    return parse()
  } catch {
    return undefined
  }
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
