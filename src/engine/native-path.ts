/**
 * The one place where paths of the operating system become paths of the generator.
 *
 * Node, esbuild and the watcher name files as the system does: `C:\site\content\a.md` on Windows. Inside, absolute
 * paths have slashes on every system (`C:/site/content/a.md`, which Node and esbuild take on Windows, too), and files
 * of a project are `FilePath`s. So the rest of the code splits and joins paths with `/` alone. Tests simulate Windows
 * with `createPaths(path.win32)`.
 */
import nodePath from 'node:path'
import type { FilePath } from '../model.js'

/** What is needed of `path.posix` or `path.win32`; in declarations, Node's own type would need `@types/node`. */
interface NativePath {
  sep: string
  isAbsolute(path: string): boolean
  dirname(path: string): string
  resolve(...paths: string[]): string
  relative(from: string, to: string): string
  join(...paths: string[]): string
}

export function createPaths(native: NativePath) {
  const toPosix = (path: string) => (native.sep === '/' ? path : path.replaceAll(native.sep, '/'))
  return {
    /** With slashes: `C:\a` → `C:/a`. On POSIX systems a backslash is part of a name and stays. */
    toPosix,
    /** As the system writes it: `C:/a` → `C:\a`. */
    toNative: (path: string) => (native.sep === '/' ? path : path.replaceAll('/', native.sep)),
    isAbsolute: (path: string) => native.isAbsolute(path),
    /** Of an absolute path, with slashes; that of a root (`/`, `C:/`) is the root itself. */
    dirname: (path: string) => toPosix(native.dirname(path)),
    /** Absolute, with slashes. */
    resolve: (from: string, path: string) => toPosix(native.resolve(from, path)),
    /** With slashes; an absolute path if `to` is on another drive. */
    relative: (from: string, to: string) => toPosix(native.relative(from, to)),
    /** Does a relative path lead out of where it starts? */
    isOutside: (path: string) => path === '..' || path.startsWith('../') || native.isAbsolute(path),
  }
}

/** Those of the system that this runs on. */
export const paths = createPaths(nodePath)

export const generatorScheme = 'vitrine:'

/**
 * @param root the project's folder, absolute
 * @param generator the folder of the generator's package, which `vitrine:` stands for
 */
export function projectPaths(root: string, generator: string, native: NativePath = nodePath) {
  const { toPosix, isAbsolute, relative, isOutside } = createPaths(native)
  const isBelow = (path: string) => path !== '' && !isOutside(path)
  return {
    /** The location of a file on this machine, with slashes. */
    absolute(path: FilePath): string {
      if (path.startsWith(generatorScheme)) return toPosix(native.join(generator, path.slice(generatorScheme.length)))
      return isAbsolute(path) ? toPosix(path) : toPosix(native.resolve(root, path))
    },
    /** The inverse, of a path as the system writes it or with slashes; in NFC. */
    relative(path: string): FilePath {
      const inGenerator = relative(generator, path)
      const inRoot = relative(root, path)
      // The project may contain the generator (a package in its node_modules) or be inside it (its test fixtures).
      const isOwn = isBelow(inGenerator) && !(isBelow(inRoot) && inRoot.length <= inGenerator.length)
      return (isOwn ? generatorScheme + inGenerator : inRoot).normalize() as FilePath
    },
  }
}
