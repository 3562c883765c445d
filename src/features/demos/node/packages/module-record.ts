/** A script as JavaScript, and what that imports and exports. */
import { posix } from 'node:path'
import type { Span } from '../../../../feature.js'

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

/**
 * Names by specifier; `*` is the namespace, beside which are the names that are read of it: a lexer may miss some in
 * CommonJS. No names means that the module is only run.
 */
export type ImportedNames = Record<string, string[]>
