/**
 * How CSS modules are named. esbuild names their classes after the file, so that two files of one name, in bundles of
 * their own, would have the same classes. Here it gets paths that end in a hash of the whole path:
 * `tabs-1f0c2a9b.module.css` makes `tabs_1f0c2a9b_root`, in every bundle.
 */
import { hash } from '../engine/hash.js'

export function isCssModule(file: string): boolean {
  return file.endsWith('.module.css')
}

/** The path that esbuild gets for a file. @param path relative to the project's root, whose location must not matter */
export function hashedPath(path: string): string {
  if (!isCssModule(path)) return path
  const at = path.indexOf('node_modules/')
  return path.replace(/(?=\.module\.css$)/, `-${hash(at === -1 ? path : path.slice(at), 8)}`)
}

/** The file of such a path. */
export function withoutHash(path: string): string {
  return path.replace(/-[\da-f]{8}(?=\.module\.css$)/, '')
}
