/**
 * Which names a script imports from which packages, so that a bundle of packages contains no more than what is used.
 *
 * TypeScript is compiled first: imports that are only types are none.
 */
import { posix } from 'node:path'
import type { ParseResult } from 'rolldown/utils'
import { fileText } from '../engine/inputs.js'
import { question } from '../engine/question.js'
import type { FilePath } from '../model.js'

/** Names by specifier; `*` is the namespace, and no names means that the module is only run. */
export type ImportedNames = Record<string, string[]>

/** What a script imports by specifiers that are not relative; nothing if it is no script or has a syntax error. */
export const importedNames = question('imported-names', async (ask, file: FilePath): Promise<ImportedNames> => {
  const loader = scriptLoader(file)
  const text = loader && (await ask(fileText, file))
  if (text === undefined) return {}
  const code = await compile(text, loader!)
  return code === undefined ? {} : namesIn(code)
})

export type ScriptLoader = 'jsx' | 'ts' | 'tsx'

/** The language of a script by its extension; undefined for other files. JavaScript may always contain JSX. */
export function scriptLoader(file: string): ScriptLoader | undefined {
  const language = /^\.[cm]?([jt]sx?)$/.exec(posix.extname(file))?.[1]
  return language === 'js' ? 'jsx' : (language as ScriptLoader | undefined)
}

/**
 * TypeScript and JSX as JavaScript; undefined if it has a syntax error. In this process: esbuild's is another one, and the
 * way there and back takes longer than a script of a demo.
 */
export async function compile(text: string, lang: ScriptLoader): Promise<string | undefined> {
  const { transformSync } = await import('rolldown/utils')
  const { code, errors } = transformSync(`script.${lang}`, text, { lang, sourceType: 'module', tsconfig: false })
  return errors.length > 0 ? undefined : code
}

/** What a module imports and exports. */
export type ModuleRecord = ParseResult['module']

/** @param code JavaScript */
export async function moduleRecord(code: string): Promise<ModuleRecord> {
  const { parseSync } = await import('rolldown/utils')
  return parseSync('module.js', code).module
}

async function namesIn(code: string): Promise<ImportedNames> {
  const found = new Map<string, Set<string>>()
  const add = (specifier: string, names: string[]) => {
    if (specifier.startsWith('.')) return
    const known = found.get(specifier) ?? new Set()
    names.forEach((name) => known.add(name))
    found.set(specifier, known)
  }
  const { staticImports, staticExports, dynamicImports } = await moduleRecord(code)
  for (const { moduleRequest, entries } of staticImports)
    add(
      moduleRequest.value,
      entries.map(({ importName: { kind, name } }) => (kind === 'Default' ? 'default' : (name ?? '*'))),
    )
  for (const { moduleRequest, importName } of staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) add(moduleRequest.value, [importName.name ?? '*'])
  for (const { moduleRequest } of dynamicImports) {
    const written = code.slice(moduleRequest.start, moduleRequest.end)
    const specifier = /^(["`])([^"`$\n]+)\1$/.exec(written)?.[2]
    if (specifier !== undefined) add(specifier, ['*'])
  }
  return Object.fromEntries([...found].map(([specifier, names]) => [specifier, [...names].sort()]))
}

/** The union of several files' imports, sorted by specifier. */
export function mergeImportedNames(all: readonly ImportedNames[]): ImportedNames {
  const merged = new Map<string, Set<string>>()
  for (const [specifier, names] of all.flatMap((one) => Object.entries(one))) {
    const known = merged.get(specifier) ?? new Set()
    names.forEach((name) => known.add(name))
    merged.set(specifier, known)
  }
  const sorted = [...merged].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([specifier, names]) => [specifier, [...names].sort()]))
}
