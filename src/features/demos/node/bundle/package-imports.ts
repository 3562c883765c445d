/**
 * How the module of a demo imports packages: from the files of the vendors. In the browser's, which contain what
 * several packages export, names are other ones (`exportedAs`).
 *
 * Lists of names are edited in the code that esbuild has made. For anything else (a namespace, `import()`) a bundle
 * gets a module that exports what the package does, about which esbuild asks three times, from its own process.
 */
import { type Edit, edited, type Plugin } from '../../../../feature-unstable.js'
import type { ImportedNames, ModuleRecord } from '../packages/module-record.js'
import { exportedAs, type PackageEntries, reexports } from '../packages/packages.js'

/** The specifiers of which scripts import nothing but names. */
export function importedByName(imported: ImportedNames): Set<string> {
  const entries = Object.entries(imported).filter(([specifier, names]) => !isStyles(specifier) && !names.includes('*'))
  return new Set(entries.map(([specifier]) => specifier))
}

/** Whether a module calls `require`, which a bundle replaces by what is imported. */
export const usesRequire = (code: string) => /\b(__)?require\b/.test(code)

const isStyles = (specifier: string) => /\.css$/.test(specifier)

/** Gives the imports of a module for Node the addresses of their files. */
export function withNodeAddresses(
  code: string,
  { imports }: ModuleRecord,
  addressOf: (specifier: string) => string,
): string {
  const edits = imports.map(({ specifier, quoted }) => ({ ...quoted, text: JSON.stringify(addressOf(specifier)) }))
  return edited(code, edits)
}

/**
 * Makes the imports of a module for the browser those of the vendors' files.
 *
 * @param address of a file of the vendors
 * @returns the module, and the files that it imports; undefined if it needs something else of a package than names that
 *   this exports
 */
export function withVendorImports(
  code: string,
  { imports, exports }: ModuleRecord,
  entries: PackageEntries,
  address: (file: string) => string,
): { code: string; used: string[] } | undefined {
  if (usesRequire(code) || exports.some(({ from }) => from && Object.hasOwn(entries, from.specifier))) return undefined
  const used: string[] = []
  const edits: Edit[] = []
  for (const { specifier, names: imported, statement } of imports) {
    if (!Object.hasOwn(entries, specifier)) continue
    const { file, names } = entries[specifier]!
    if (!imported.every(({ name }) => names.includes(name))) return undefined
    const items = imported.map(({ name, local }) => `${JSON.stringify(exportedAs(specifier, name))} as ${local}`)
    const from = JSON.stringify(address(file))
    // What exports nothing is imported to be run. Otherwise no name of this import is used.
    const isRun = names.length === 0
    if (items.length > 0 || isRun) used.push(file)
    edits.push({
      ...statement,
      text: items.length > 0 ? `import{${items.join(',')}}from${from};` : isRun ? `import${from};` : '',
    })
  }
  return { code: edited(code, edits), used }
}

/**
 * Makes a module throw what Node throws for an ES module: names that a package has not after all are undefined.
 *
 * @param unlisted names that may be missing, by specifier
 */
export function withChecks(code: string, { imports }: ModuleRecord, unlisted: ImportedNames): string {
  const checks = imports.flatMap(({ specifier, names }) =>
    names
      .filter(({ name }) => unlisted[specifier]?.includes(name))
      .map(({ name, local }) => {
        const message = `The requested module does not provide an export named '${name}'`
        return `if (${local} === undefined) throw new SyntaxError(${JSON.stringify(message)});\n`
      }),
  )
  if (checks.length === 0) return code
  const at = code.lastIndexOf('\n//# sourceMappingURL=') + 1 || code.length
  return code.slice(0, at) + checks.join('') + code.slice(at)
}

/**
 * Imports what a specifier exports from the file that contains it, under the names that it has there.
 *
 * @param kept specifiers whose imports stay as they are
 * @param used receives the files that are imported
 */
export function vendorImports(
  entries: PackageEntries,
  address: (file: string) => string,
  kept: ReadonlySet<string>,
  used: Set<string>,
): Plugin {
  const namespace = 'vitrine-vendor'
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ path, kind, namespace: from }) => {
        if (from === namespace || kind === 'entry-point' || kind === 'import-rule' || !Object.hasOwn(entries, path))
          return undefined
        const sideEffects = entries[path]!.names.length === 0
        return kept.has(path) ? { path, external: true, sideEffects } : { path, namespace, sideEffects }
      })
      build.onResolve({ filter: /.*/, namespace }, ({ path, importer }) => ({
        path,
        external: true,
        sideEffects: entries[importer]!.names.length === 0,
      }))
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => {
        const { file, names } = entries[path]!
        if (isStyles(path)) return { contents: '' }
        used.add(file)
        return {
          contents:
            names.length === 0 ? `import ${JSON.stringify(address(file))}` : reexports(path, names, address(file)),
        }
      })
    },
  }
}
