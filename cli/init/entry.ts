/** Which module of a package has its exports: its source, or the declarations of what is built. */
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Manifest } from './manifest.js'

/**
 * @param dir the folder of the package
 * @returns absolute paths of modules that exist, the likeliest first: the source, which needs no build, before what the
 *   manifest names
 */
export function entriesOf(dir: string, manifest: Manifest): string[] {
  const { types, typings, source, module, main } = manifest
  const own = rootExport(manifest)
  const inFolders = (folders: string[], names: string[]) =>
    folders.flatMap((folder) => names.map((name) => join(folder, name)))
  const declarations = [types, typings, ...targetsOf(own).filter((one) => /\.d\.[cm]?ts$/.test(one))]
  const scripts = [...targetsOf(own), module, main]
  return [
    ...conditionOf(own, 'source'),
    source,
    ...inFolders(['src', 'source'], ['index.tsx', 'index.ts']),
    // In these, a script may be what a build has made of the source.
    ...inFolders(['lib', '.'], ['index.tsx', 'index.ts']),
    ...declarations,
    ...[...scripts, ...inFolders(['.'], ['index.js'])].map((one) => one?.replace(/(\.[cm]?)jsx?$/, '.d$1ts')),
    ...scripts.map((one) => one?.replace(/(\.[cm]?)jsx?$/, '.d.ts')),
    ...inFolders(['src', 'source', 'lib', '.'], ['index.jsx', 'index.js', 'index.mjs']),
    ...scripts,
  ]
    .filter((one) => typeof one === 'string')
    .map((one) => resolve(dir, one))
    .filter((file, index, all) => all.indexOf(file) === index && /\.[cm]?[jt]sx?$/.test(file))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

/** What `exports` says of the package itself. */
export function rootExport({ exports }: Manifest): unknown {
  const keyed = typeof exports === 'object' && exports !== null ? (exports as Record<string, unknown>) : {}
  return Object.keys(keyed).some((key) => key.startsWith('.')) ? keyed['.'] : exports
}

/** The files that conditions lead to. */
export function targetsOf(target: unknown): string[] {
  if (typeof target === 'string') return [target]
  return typeof target === 'object' && target !== null ? Object.values(target).flatMap(targetsOf) : []
}

/** The files that one condition leads to, at any depth. */
function conditionOf(target: unknown, name: string): string[] {
  if (typeof target !== 'object' || target === null) return []
  return Object.entries(target).flatMap(([key, value]) => (key === name ? targetsOf(value) : conditionOf(value, name)))
}
