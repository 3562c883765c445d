/**
 * Which names a script imports from which packages, so that a bundle of packages contains no more than what is used.
 *
 * TypeScript is compiled first: imports that are only types are none.
 */
import { posix } from 'node:path'
import { type FilePath, question, type Span } from '../../../../feature.js'
import { writtenText } from '../source/exported-demo.js'
import { isStoryTool } from '../stories/story-tool-names.js'

/**
 * Names by specifier; `*` is the namespace, beside which are the names that are read of it: a lexer may miss some in
 * CommonJS. No names means that the module is only run.
 */
export type ImportedNames = Record<string, string[]>

/** What a script imports by specifiers that are not relative; nothing if it is no script or has a syntax error. */
export const importedNames = question('imported-names', async (ask, file: FilePath): Promise<ImportedNames> => {
  const loader = scriptLoader(file)
  const text = loader && (await writtenText(ask, file))
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
 * TypeScript and JSX as JavaScript; undefined if it has a syntax error. In this process: esbuild's is another one, and
 * the way there and back takes longer than a script of a demo.
 */
export async function compile(text: string, lang: ScriptLoader): Promise<string | undefined> {
  const { transformSync } = await import('rolldown/utils')
  const { code, errors } = transformSync(`script.${lang}`, text, { lang, sourceType: 'module', tsconfig: false })
  return errors.length > 0 ? undefined : code
}

/**
 * What a module imports and exports. Places are offsets in its code; `*` is everything, `default` the default export.
 */
export interface ModuleRecord {
  imports: {
    specifier: string
    /** The place of the specifier with its quotes. */
    quoted: Span
    names: { name: string; local: string }[]
    /** The place of the whole statement. */
    statement: Span
  }[]
  /** With where they come from, if it is another module, and what they are called there. */
  exports: { name: string; from?: { specifier: string; name: string } }[]
  /** The places of what is given to `import()`. */
  dynamicImports: Span[]
}

/**
 * The types are our own: those of the parser need Node's, which a site's plugins may not have.
 *
 * @param code JavaScript
 */
export async function moduleRecord(code: string): Promise<ModuleRecord> {
  const { parseSync } = await import('rolldown/utils')
  const { staticImports, staticExports, dynamicImports } = parseSync('module.js', code).module
  const nameOf = ({ kind, name }: { kind: string; name: string | null }) =>
    kind === 'Default' ? 'default' : (name ?? '*')
  return {
    imports: staticImports.map(({ moduleRequest: { value, ...quoted }, entries, ...statement }) => ({
      specifier: value,
      quoted,
      names: entries.map(({ importName, localName }) => ({ name: nameOf(importName), local: localName.value })),
      statement,
    })),
    exports: staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName, importName, moduleRequest }) => ({
        name: nameOf(exportName),
        ...(moduleRequest && { from: { specifier: moduleRequest.value, name: nameOf(importName) } }),
      })),
    ),
    dynamicImports: dynamicImports.map(({ moduleRequest }) => moduleRequest),
  }
}

async function namesIn(code: string): Promise<ImportedNames> {
  const found = new Map<string, Set<string>>()
  const add = (specifier: string, names: string[]) => {
    if (specifier.startsWith('.') || isStoryTool(specifier)) return
    const known = found.get(specifier) ?? new Set()
    names.forEach((name) => known.add(name))
    found.set(specifier, known)
  }
  const { imports, exports, dynamicImports } = await moduleRecord(code)
  for (const { specifier, names } of imports)
    add(
      specifier,
      names.flatMap(({ name, local }) => (name === '*' ? [name, ...membersOf(local, code)] : [name])),
    )
  for (const { from } of exports) if (from) add(from.specifier, [from.name])
  for (const { start, end } of dynamicImports) {
    const specifier = /^(["`])([^"`$\n]+)\1$/.exec(code.slice(start, end))?.[2]
    if (specifier !== undefined) add(specifier, ['*'])
  }
  return Object.fromEntries([...found].map(([specifier, names]) => [specifier, [...names].sort()]))
}

/** What is read of a namespace. One that something else of its name has does no harm. */
function membersOf(local: string, code: string): string[] {
  const member = new RegExp(`(?<![\\w$.])${local.replaceAll('$', '\\$')}\\s*\\??\\.\\s*([\\w$]+)`, 'g')
  return [...code.matchAll(member)].map((match) => match[1]!)
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
