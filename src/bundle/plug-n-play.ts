/**
 * Yarn's Plug'n'Play: there is no node_modules, but a table of where each package and what it may import lies. Yarn
 * lets Node read it, and files in its archives. esbuild and Rolldown read it by themselves, and so does TypeScript as
 * Yarn installs it.
 */
import nodeModule from 'node:module'

interface Table {
  resolveToUnqualified(request: string, issuer: string, options: { considerBuiltins: boolean }): string | null
}

/** Yarn adds it to Node's module. */
const { findPnpApi } = nodeModule as { findPnpApi?: (path: string) => Table | null }

/**
 * The folder of a package as the table has it.
 *
 * @param from the folder that imports it, absolute
 * @returns undefined without a table, or if what is in the folder may not import the package
 */
export function folderInTable(name: string, from: string): string | undefined {
  try {
    const table = findPnpApi?.(`${from}/`)
    return (
      table?.resolveToUnqualified(name, `${from}/`, { considerBuiltins: false })?.replace(/[/\\]$/, '') ?? undefined
    )
  } catch {
    return undefined
  }
}
