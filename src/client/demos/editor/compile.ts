/**
 * Compiles a demo's files to modules that a browser runs, without `eval` and without a server.
 *
 * sucrase compiles types and JSX and keeps line numbers, so locations in errors are correct. Imports in its output are found
 * with the editor's own parser: imports of the demo's files become numbers, which the frame replaces by its own addresses;
 * imports of packages are left alone and listed in the result.
 */
import { parser } from '@lezer/javascript'
import { transform } from 'sucrase'

export interface SourceFile {
  /** Relative to the demo: `Bars.tsx`, `data/rain.ts`. */
  name: string
  code: string
}

/** A module's text, with numbers in place of imports of other modules. */
export type ModuleParts = (string | number)[]

export interface CompiledDemo {
  /** In dependency order: imports precede their importers, the entry is last. */
  modules: { name: string; parts: ModuleParts }[]
  packages: string[]
  styles: string[]
}

/** An error in the code, with its location. Lines and columns count from 1. */
export class CompileError extends Error {
  constructor(
    message: string,
    readonly file: string,
    readonly line?: number,
    readonly column?: number,
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
  const result: CompiledDemo = { modules: [], packages: [], styles: [] }
  const numbers = new Map<SourceFile, number>()
  const open = new Set<SourceFile>()
  const add = (file: SourceFile): number => {
    const known = numbers.get(file)
    if (known !== undefined) return known
    if (open.has(file)) throw new CompileError('The files import each other in a circle.', file.name)
    open.add(file)
    const parts = partsOf(file, (specifier) => {
      if (specifier.startsWith('.')) return add(resolve(specifier, file, files))
      if (!result.packages.includes(specifier)) result.packages.push(specifier)
      return undefined
    })
    if (file.name.endsWith('.css')) result.styles.push(file.code)
    open.delete(file)
    numbers.set(file, result.modules.length)
    return result.modules.push({ name: file.name, parts }) - 1
  }
  add(files[0]!)
  return result
}

function partsOf(file: SourceFile, moduleOf: (specifier: string) => number | undefined): ModuleParts {
  if (file.name.endsWith('.module.css')) return ['export default new Proxy({}, { get: (_, name) => name })']
  if (file.name.endsWith('.css')) return ['']
  if (file.name.endsWith('.json')) return [`export default ${file.code}`]
  const code = withoutTypes(file)
  const parts: ModuleParts = []
  let at = 0
  for (const { from, to, specifier } of importsOf(code)) {
    const module = moduleOf(specifier)
    if (module === undefined) continue
    parts.push(code.slice(at, from), module)
    at = to
  }
  parts.push(code.slice(at))
  return parts
}

function withoutTypes({ name, code }: SourceFile): string {
  try {
    return transform(code, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    }).code
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    const [, message, line, column] = /^(?:Error transforming [^:]*: )?([^]*?)(?: \((\d+):(\d+)\))?$/.exec(text)!
    throw new CompileError(message!, name, line ? Number(line) : undefined, column ? Number(column) : undefined)
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
function resolve(specifier: string, importer: SourceFile, files: readonly SourceFile[]): SourceFile {
  const path = new URL(specifier, `file:///${importer.name}`).pathname.slice(1)
  const stem = path.replace(/\.(js|jsx)$/, '')
  const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']
  const candidates = [path, ...endings.map((ending) => stem + ending)]
  const found = candidates
    .map((name) => files.find((file) => normal(file.name) === name))
    .find((file) => file !== undefined)
  if (!found) throw new CompileError(`The file “${specifier}” does not exist.`, importer.name)
  return found
}

/** Files outside of the demo's folder (`../data.ts`) are treated as siblings, since a URL's path can't leave its root. */
function normal(name: string): string {
  return new URL(name, 'file:///').pathname.slice(1)
}
