/**
 * The extractor: packages' declarations, read with TypeScript's own checker.
 *
 * Every package gets a program of its own, so that what is said of it depends on nothing but itself and what it
 * imports; the parsed files are shared. Components are recognised by type alone: something that takes props and returns
 * what React renders.
 */
import { readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import type TypeScript from 'typescript'
import { hash } from '../../../../engine/hash.js'
import type { ApiPackage, ApiProblem, ExtractRequest } from '../../model.js'
import { drawing } from './exports.js'
import { Findings } from './findings.js'
import { PackageReader, readPackage } from './package-reader.js'
import { remembered } from './remembered.js'

/** Raise it when the same declarations give another result. */
export const extractorVersion = 22

/**
 * @param compiler the project's own TypeScript
 * @returns what reads packages. It never throws for what is wrong with one: that is in `problems`
 */
export function createExtractor(compiler: typeof TypeScript): { extract(request: ExtractRequest): ApiPackage } {
  const editable = new Map<string, string>()
  /** Installed packages do not change. */
  const isEditable = (path: string) => !`${path}/`.includes('/node_modules/')
  const sys: TypeScript.System = {
    ...compiler.sys,
    readFile(path, encoding) {
      const text = compiler.sys.readFile(path, encoding)
      if (isEditable(path)) editable.set(path, text === undefined ? '' : hash(readFileSync(path)))
      return text
    },
    fileExists(path) {
      const exists = compiler.sys.fileExists(path)
      if (!exists && isEditable(path)) editable.set(path, '')
      return exists
    },
    // A folder that is missing may be made: what would be looked for in it is to be known.
    directoryExists: (path) => isEditable(path) || compiler.sys.directoryExists(path),
  }
  const ts = { ...compiler, sys }
  const options: TypeScript.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  }
  const { readFile, fileExists, directoryExists } = sys
  const host = Object.assign(ts.createCompilerHost(options), { readFile, fileExists, directoryExists })
  const files = new Map<string, TypeScript.SourceFile | undefined>()
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) => {
    // Files of linked packages and of a library's own source may be edited between two requests.
    if (!name.includes('/node_modules/')) return read(name, ...rest)
    if (!files.has(name)) files.set(name, read(name, ...withoutComments(name, rest)))
    return files.get(name)
  }

  /**
   * A third of the time for parsing goes into comments that no page shows: those of the browser's and React's types.
   */
  const withoutComments = (
    name: string,
    [target, ...rest]: Tail<Parameters<typeof read>>,
  ): Tail<Parameters<typeof read>> => {
    if (!/\/node_modules\/(@types|typescript|csstype|undici-types)\//.test(name)) return [target, ...rest]
    const options = typeof target === 'object' ? target : { languageVersion: target }
    return [{ ...options, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }, ...rest]
  }

  return {
    extract(request) {
      const { root } = request
      editable.clear()
      // Most paths are asked for several times. Packages may be installed between two requests.
      const requestHost: TypeScript.CompilerHost = {
        ...host,
        fileExists: remembered(fileExists),
        directoryExists: remembered(directoryExists),
        getSourceFile: remembered(host.getSourceFile),
      }
      const cache = ts.createModuleResolutionCache(root, (name) => name, options)
      const nothing = (kind: ApiProblem['kind']): ApiPackage => ({
        name: request.package,
        version: '',
        entries: [],
        internal: [],
        problems: [{ kind }],
        files: Object.fromEntries(editable),
      })
      const from = `${root}/docs.config.ts`
      const resolve = (name: string) => ts.resolveModuleName(name, from, options, requestHost, cache).resolvedModule
      const found = request.entry === undefined ? resolve(request.package) : undefined
      const entry = request.entry ?? found?.resolvedFileName
      if (entry === undefined) return nothing('not-installed')
      if (!/\.[cm]?tsx?$/.test(entry) || !requestHost.fileExists(entry))
        return nothing(found ? 'no-declarations' : 'not-installed')
      let lacksReact = false
      const drawn = join(dirname(entry), 'vitrine-drawn.tsx')
      const self = 'vitrine:package'
      const programHost: TypeScript.CompilerHost = {
        ...requestHost,
        // It has the manifests: without it, one is read again for each file.
        getModuleResolutionCache: () => cache,
        // A linked library may have no types of React, or not even React: the site's own do as well.
        resolveModuleNameLiterals: (literals, file, redirected, compiler, source) =>
          literals.map((literal) => {
            if (literal.text === self)
              return {
                resolvedModule: { resolvedFileName: entry, extension: extname(entry), isExternalLibraryImport: false },
              }
            const mode = ts.getModeForUsageLocation(source, literal, compiler)
            const near = ts.resolveModuleName(literal.text, file, compiler, requestHost, cache, redirected, mode)
            if (isTyped(near) || literal.text.startsWith('.')) return near
            const far = ts.resolveModuleName(literal.text, from, compiler, requestHost, cache, redirected, mode)
            if (isTyped(far)) return far
            lacksReact ||= /^react(\/|$)/.test(literal.text)
            return near
          }),
      }
      const version = found?.packageId?.version.replace(/\+.*/, '') ?? versionAbove(ts, entry)
      const findings = new Findings()
      const reader = () =>
        new PackageReader(
          ts,
          program,
          program.getSourceFile(entry)!,
          request,
          version,
          resolve,
          findings,
          program.getSourceFile(drawn),
        )
      let program = ts.createProgram([entry], options, programHost)
      const paths = reader().generics()
      const text = drawing(paths, self)
      const file = ts.createSourceFile(drawn, text, { languageVersion: options.target! }, true, ts.ScriptKind.TSX)
      const isDrawn = (path: string) => paths.length > 0 && path === drawn
      /** The same files and, where there are generic components, one that is on no disk. */
      const sameHost: TypeScript.CompilerHost = {
        ...programHost,
        fileExists: (path) => isDrawn(path) || programHost.fileExists(path),
        getSourceFile: (path, ...rest) => (isDrawn(path) ? file : programHost.getSourceFile(path, ...rest)),
      }
      const next = () => {
        program = ts.createProgram(paths.length > 0 ? [entry, drawn] : [entry], options, sameHost, program)
        return reader()
      }
      const read = readPackage(paths.length > 0 ? next : reader, next)
      // Without these types nothing is known to be a component.
      const isUnknown = lacksReact && !read.entries.some(({ kind }) => kind === 'component')
      const problems = isUnknown ? [...read.problems, { kind: 'no-react-types' as const }] : read.problems
      return { ...read, problems, files: Object.fromEntries(editable) }
    },
  }
}

type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never

/** Scripts are found where there are no declarations. */
function isTyped({ resolvedModule }: TypeScript.ResolvedModuleWithFailedLookupLocations): boolean {
  return resolvedModule !== undefined && !/^\.[cm]?jsx?$/.test(resolvedModule.extension)
}

/** The version in the nearest package.json. */
function versionAbove(ts: typeof TypeScript, file: string): string {
  const found = ts.findConfigFile(dirname(file), ts.sys.fileExists, 'package.json')
  const text = found && ts.sys.readFile(found)
  return (text && (JSON.parse(text) as { version?: string }).version) || ''
}
