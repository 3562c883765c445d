/**
 * The types of demos, checked by the project's own TypeScript against the library that is installed: what a page shows
 * must compile for readers who copy it.
 *
 * TypeScript is loaded only when a demo has to be checked, from the project and else from beside the generator; it is
 * an optional peer, and without it the check says so.
 */
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { getHeapStatistics } from 'node:v8'
import type TypeScript from 'typescript'
import { type Diagnostic, errorAt, type FilePath } from '../../../../feature.js'
import { findTypeScript, generatorFile, ThreadPool } from '../../../../feature-unstable.js'

export interface TypeSubject {
  /** Names it in the result. */
  id: string
  /** Its files in TypeScript: the demo's own first, unless that is JavaScript. */
  files: FilePath[]
  /** Declarations beside it. */
  declarations: FilePath[]
  /** The page that shows it. */
  page: string
}

/** What a thread is given. */
export interface TypeCheck {
  /** The absolute path of TypeScript's module. */
  typescript: string
  /** Absolute. */
  root: string
  subjects: TypeSubject[]
  /** Of the configuration: patterns, and the paths below the root that they stand for. */
  aliases: readonly { pattern: string; targets: readonly string[] }[]
}

/** @returns the path of TypeScript's module, or a note of why there is none */
export function typeScriptFor(root: string): { path: string } | { note: string } {
  const { path, unusable } = findTypeScript(root)
  if (path !== undefined) return { path }
  return {
    note:
      unusable === undefined
        ? 'Types were not checked: the package "typescript" is not installed.'
        : `Types were not checked: TypeScript ${unusable} has no API for it. Install "@typescript/typescript6" beside it.`,
  }
}

/** Calls `checkTypes` in a thread of its own, with as large a heap as this one has. */
export async function checkTypesInThread(check: TypeCheck): Promise<Map<string, Diagnostic[]>> {
  const thread = new ThreadPool<TypeCheck, Map<string, Diagnostic[]>>({
    file: generatorFile('dist/src/features/demos/node/check/check-types-worker.js'),
    resourceLimits: { maxOldGenerationSizeMb: Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20) },
  })
  try {
    return await thread.run(check)
  } finally {
    await thread.close()
  }
}

/**
 * Declarations may change global types, so demos that have others beside them are in another program.
 *
 * @returns the errors of each subject by its id
 */
export function checkTypes({ typescript, root, subjects, aliases }: TypeCheck): Map<string, Diagnostic[]> {
  const ts = createRequire(import.meta.url)(typescript) as typeof TypeScript
  const absolute = (file: FilePath) => join(root, file)
  const { isOwn, ...project } = compilerOptions(ts, root)
  const options = withAliases(project.options, root, aliases)
  const known = isOwn ? [] : [generatorFile(clientTypes)]
  const programs = new Map<string, TypeSubject[]>()
  for (const subject of subjects) {
    const key = subject.declarations.join('\n')
    programs.set(key, [...(programs.get(key) ?? []), subject])
  }
  return new Map(
    [...programs.values()].flatMap((together) => {
      const names = new Set(together.flatMap(({ files, declarations }) => [...files.slice(0, 1), ...declarations]))
      const program = ts.createProgram([...[...names].map(absolute), ...known], options)
      return together.map(({ id, files, page }): [string, Diagnostic[]] => {
        const found = files.flatMap((file) => {
          const source = program.getSourceFile(absolute(file))
          return source ? ts.getPreEmitDiagnostics(program, source).map((one) => toDiagnostic(ts, one, file, page)) : []
        })
        return [id, found]
      })
    }),
  )
}

/** What can be imported besides code; a project with a tsconfig.json names it there. */
const clientTypes = 'client.d.ts'

/** The project's options; strict ones where it has no tsconfig.json. */
function compilerOptions(ts: typeof TypeScript, root: string): { options: TypeScript.CompilerOptions; isOwn: boolean } {
  const file = ts.findConfigFile(root, ts.sys.fileExists)
  const isOwn = file !== undefined && resolve(file) === join(root, 'tsconfig.json')
  const own = isOwn
    ? ts.parseJsonConfigFileContent(
        ts.readConfigFile(file, ts.sys.readFile).config,
        { ...ts.sys, readDirectory: () => [] },
        root,
        undefined,
        // Names in `types` are resolved from its folder.
        file,
      ).options
    : undefined
  const fallback: TypeScript.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
  }
  const { composite: _composite, incremental: _incremental, tsBuildInfoFile: _info, ...options } = own ?? fallback
  return {
    options: { ...options, jsx: options.jsx ?? ts.JsxEmit.ReactJSX, noEmit: true, skipLibCheck: true },
    isOwn,
  }
}

/** Those of the configuration come before the project's own, as they do where demos are bundled. */
function withAliases(
  options: TypeScript.CompilerOptions,
  root: string,
  aliases: TypeCheck['aliases'],
): TypeScript.CompilerOptions {
  if (aliases.length === 0) return options
  const own = aliases.map(({ pattern, targets }) => [pattern, targets.map((target) => join(root, target))] as const)
  const paths = { ...options.paths, ...Object.fromEntries(own) }
  return { ...options, paths, pathsBasePath: options.pathsBasePath ?? root }
}

function toDiagnostic(ts: typeof TypeScript, found: TypeScript.Diagnostic, file: FilePath, page: string): Diagnostic {
  const start = found.start ?? 0
  const text = ts.flattenDiagnosticMessageText(found.messageText, ' ')
  return errorAt('demo/types', `TS${found.code}: ${text}`, {
    file,
    span: { start, end: start + (found.length ?? 0) },
    notes: [`Shown on ${page}.`],
    ...(isUntyped(found.code, text) && {
      hint: 'Add "vitrine/client" to `types` in tsconfig.json: it declares what demos can import besides code.',
    }),
  })
}

/** Whether it says that the import of a stylesheet, an image or the like has no declaration. */
function isUntyped(code: number, text: string): boolean {
  return (code === 2307 || code === 2882) && /'[^']*(\.(?![cm]?[jt]sx?')\w+|\?\w+)'/.test(text)
}
