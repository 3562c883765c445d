/**
 * Compiles a demo's files to modules that a browser runs, without `eval` and without a server.
 *
 * sucrase compiles types and JSX and keeps line numbers; its source maps tell the column that an error has in the
 * source. Imports in its output are found with the editor's own parser: imports of the demo's files become numbers,
 * which the frame replaces by its own addresses; imports of packages are left alone and listed in the result.
 */
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { parser } from '@lezer/javascript'
import { transform } from 'sucrase'
import { styleUrls } from '../../shared/style-urls.js'

export interface SourceFile {
  /** Relative to the demo: `Bars.tsx`, `data/rain.ts`. An asset's name has the form of its import: `dot.svg?url`. */
  name: string
  /** Of an asset, what its import is: an address or a text. */
  code: string
}

/** Whether the file is no source, but what an import of an image or of another file means. */
export const isAsset = ({ name }: Pick<SourceFile, 'name'>): boolean => name.includes('?')

/** A module's text, with numbers in place of imports of other modules. */
export type ModuleParts = (string | number)[]

export interface CompiledDemo {
  /** In dependency order: imports precede their importers, the entry is last. */
  modules: { name: string; parts: ModuleParts }[]
  /** The packages that are imported, with the place of the first import. */
  packages: Map<string, CodePlace>
  styles: string[]
  /** Where in the source a place in the compiled code comes from. */
  sourcePlace(place: CodePlace): CodePlace
}

/** A place in one of the files. Lines and columns count from 1. */
export interface CodePlace {
  file: string
  line?: number
  column?: number
}

/** An error in the code, with its place. */
export class CompileError extends Error {
  constructor(
    message: string,
    readonly place: CodePlace,
  ) {
    super(message)
    this.name = 'CompileError'
  }
}

/**
 * @param files the entry first
 * @throws CompileError
 */
export function compileDemo(files: readonly SourceFile[]): CompiledDemo {
  const compiled = new Map<string, Compiled>()
  const result: CompiledDemo = {
    modules: [],
    packages: new Map(),
    styles: [],
    sourcePlace: (place) => sourcePlace(place, compiled.get(place.file)),
  }
  const numbers = new Map<SourceFile, number>()
  const open = new Set<SourceFile>()
  const add = (file: SourceFile, importer: CodePlace = { file: file.name }): number => {
    const known = numbers.get(file)
    if (known !== undefined) return known
    if (open.has(file)) throw new CompileError('The files import each other in a circle.', importer)
    open.add(file)
    const one = compileFile(file, files)
    const { code, map } = one
    compiled.set(file.name, one)
    const parts: ModuleParts = []
    let at = 0
    for (const { from, to, specifier } of map ? importsOf(code) : []) {
      const place = result.sourcePlace({ file: file.name, ...placeIn(code, from) })
      if (!specifier.startsWith('.')) {
        if (!result.packages.has(specifier)) result.packages.set(specifier, place)
        continue
      }
      parts.push(code.slice(at, from), add(resolve(specifier, place, files), place))
      at = to
    }
    parts.push(code.slice(at))
    if (file.name.endsWith('.css')) result.styles.push(withAddresses(file, files))
    open.delete(file)
    numbers.set(file, result.modules.length)
    return result.modules.push({ name: file.name, parts }) - 1
  }
  add(files[0]!)
  return result
}

function placeIn(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

interface Compiled {
  code: string
  /** Missing if the file is not JavaScript. */
  map?: TraceMap
  source: string
}

/** Code of the compiler, such as the import of the JSX functions, comes from nowhere. */
function sourcePlace({ file, line, column }: CodePlace, compiled: Compiled | undefined): CodePlace {
  if (!compiled?.map || !line || !column) return { file, ...(line && { line }), ...(column && { column }) }
  const found = originalPositionFor(compiled.map, { line, column: column - 1 })
  if (found.line === null) return { file, line }
  // Of several tokens that begin at one place in the compiled code, the map names the first, such as a brace of JSX.
  const lineOf = (text: string, number: number) => text.split('\n')[number - 1] ?? ''
  const word = /^[\w$]+/.exec(lineOf(compiled.code, line).slice(column - 1))?.[0]
  const at = word ? lineOf(compiled.source, found.line).indexOf(word, found.column) : -1
  return { file, line: found.line, column: (at < 0 ? found.column : at) + 1 }
}

function compileFile({ name, code: source }: SourceFile, files: readonly SourceFile[]): Compiled {
  if (isAsset({ name })) return { code: `export default ${JSON.stringify(source)}`, source }
  if (name.endsWith('.module.css')) return { code: 'export default new Proxy({}, { get: (_, name) => name })', source }
  if (name.endsWith('.css')) return { code: '', source }
  if (name.endsWith('.json')) {
    checkJson(name, source)
    return { code: `export default ${source}`, source }
  }
  try {
    const { code, sourceMap } = transform(source, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
      filePath: name,
      sourceMapOptions: { compiledFilename: name },
    })
    return {
      code: withAddresses({ name, code }, files),
      source,
      map: new TraceMap(sourceMap as ConstructorParameters<typeof TraceMap>[0]),
    }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    const [, message, line, column] = /^(?:Error transforming [^:]*: )?([^]*?)(?: \((\d+):(\d+)\))?$/.exec(text)!
    throw new CompileError(message!, {
      file: name,
      ...(line && { line: Number(line) }),
      ...(column && { column: Number(column) }),
    })
  }
}

/** `new URL('./dot.svg', import.meta.url)` in scripts and `url(./dot.svg)` in stylesheets, with addresses of the site. */
function withAddresses({ name, code }: SourceFile, files: readonly SourceFile[]): string {
  const addressOf = (path: string) => assetOf(path, name, files)?.code
  if (name.endsWith('.css'))
    return code.replace(styleUrls, (whole, _, path: string, fragment = '') => {
      const address = addressOf(path)
      return address === undefined ? whole : `url("${address}${fragment as string}")`
    })
  return code.replace(/\bnew\s+URL\(\s*(["'`])([^"'`]+)\1\s*,\s*import\.meta\.url/g, (whole, _, path: string) => {
    const address = addressOf(path)
    return address === undefined ? whole : `new URL(${JSON.stringify(address)}, location.href`
  })
}

/** Engines that tell the place of an error do so in words. */
function checkJson(file: string, code: string): void {
  try {
    JSON.parse(code)
  } catch (error) {
    const { message } = error as SyntaxError
    const position = /position (\d+)/.exec(message)?.[1]
    throw new CompileError(message, { file, ...(position && placeIn(code, Number(position))) })
  }
}

interface ImportPlace {
  /** Offsets of the string, including its quotes. */
  from: number
  to: number
  specifier: string
}

/** The imports of a module in plain JavaScript, in order. */
export function importsOf(code: string): ImportPlace[] {
  const found: ImportPlace[] = []
  parser.parse(code).iterate({
    enter({ name, node }) {
      const string = /^(ImportDeclaration|ExportDeclaration|DynamicImport)$/.test(name) ? node.getChild('String') : null
      if (string)
        found.push({ from: string.from, to: string.to, specifier: code.slice(string.from + 1, string.to - 1) })
    },
  })
  return found
}

/** Follows TypeScript's convention that `./a.js` may refer to `a.ts`. */
function resolve(specifier: string, importer: CodePlace, files: readonly SourceFile[]): SourceFile {
  const asset = assetOf(specifier, importer.file, files)
  if (asset) return asset
  const path = new URL(specifier, `file:///${importer.file}`).pathname.slice(1)
  const stem = path.replace(/\.(js|jsx)$/, '')
  const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']
  const candidates = specifier.includes('?') ? [] : [path, ...endings.map((ending) => stem + ending)]
  const found = candidates
    .map((name) => files.find((file) => normal(file.name) === name))
    .find((file) => file !== undefined)
  if (!found) throw new CompileError(`The file “${specifier}” does not exist.`, importer)
  return found
}

/** The asset that an import means; without a form, its address. */
function assetOf(specifier: string, importer: string, files: readonly SourceFile[]): SourceFile | undefined {
  const { pathname, search } = new URL(specifier, `file:///${importer}`)
  const wanted = pathname.slice(1) + (search || '?url')
  return files.find((file) => isAsset(file) && normal(file.name) === wanted)
}

/**
 * Files outside of the demo's folder (`../data.ts`) are treated as siblings, since a URL's path can't leave its root.
 */
function normal(name: string): string {
  const { pathname, search } = new URL(name, 'file:///')
  return pathname.slice(1) + search
}
