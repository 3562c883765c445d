/** The stylesheet that the components of a library need: its own, that of another package, or what Tailwind CSS makes. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { rootExport, targetsOf } from './entry.js'
import { installedFolder, type Manifest, manifestOf } from './manifest.js'

export interface Stylesheet {
  /** As users import it: `@acme/ui/styles.css`. */
  specifier: string
  /** Relative to the folder of the package. */
  file: string
  isThere: boolean
  /** Users compile it; the file is what was made of it, which demos import by its path. */
  isCompiled?: true
}

/** What the compiler of Tailwind CSS reads. */
export interface Tailwind {
  /** The library's own stylesheet for it, relative to its folder. */
  stylesheet?: string
  /** Whether that imports Tailwind's. */
  importsAll: boolean
  /** The folder with the classes that it uses, relative to its own. */
  classes: string
  /** The range of `tailwindcss`. */
  version: string
  /** Whether the stylesheet says which elements are in dark mode; else those below `.dark`. */
  hasDark: boolean
}

/** The stylesheet of a package that this one is made for, or is made of: `bootstrap` of `react-bootstrap`. */
export function foreignStylesheet(
  dir: string,
  { name = '', peerDependencies = {}, dependencies, devDependencies }: Manifest,
  packages: Record<string, string>,
): Stylesheet | undefined {
  // It may be installed without being named: `react-bootstrap` does not name Bootstrap.
  const known = { [shortName(name)]: undefined, ...devDependencies, ...dependencies, ...peerDependencies }
  for (const [other, version] of Object.entries(known)) {
    const isOfLibrary = other in peerDependencies || hasStylesOf(name, other)
    const folder = isOfLibrary ? installedFolder(dir, other) : undefined
    if (folder === undefined) continue
    const manifest = manifestOf(folder)
    const found = stylesheetOf(folder, manifest, other in peerDependencies)
    if (!found?.isThere) continue
    packages[other] = version ?? (manifest.version === undefined ? '*' : `^${manifest.version}`)
    return { ...found, file: relative(dir, join(folder, found.file)) }
  }
  return undefined
}

/** Whether a package is called like the styles of another: `bootstrap` of `react-bootstrap`, `@acme/styles`. */
function hasStylesOf(name: string, other: string): boolean {
  const [scope] = name.includes('/') ? name.split('/') : ['']
  const isOfScope = scope !== '' && new RegExp(`^${scope}/(styles?|css|themes?)$`).test(other)
  return isOfScope || other.replace(/[-/](css|styles)$/, '') === shortName(name)
}

/** `bootstrap` of `react-bootstrap`. */
const shortName = (name: string) => name.replace(/^@[^/]+\//, '').replace(/^react-|-react$/g, '')

/** The one file `*.min.css` that the library, or the package of its styles, has beside what users compile. */
export function compiledStylesheet(dir: string, manifest: Manifest): string | undefined {
  const { name = '', dependencies, peerDependencies, devDependencies } = manifest
  const others = Object.keys({ ...devDependencies, ...dependencies, ...peerDependencies })
  const folders = others.filter((one) => hasStylesOf(name, one)).map((one) => installedFolder(dir, one))
  const found = [dir, ...folders].flatMap((folder) =>
    (folder === undefined ? [] : cssFolders).flatMap((below) =>
      cssFilesIn(join(folder!, below), /\.min\.css$/).map((file) => relative(dir, join(folder!, below, file))),
    ),
  )
  const compiled = found.filter((file) => !needsTailwind(dir, file))
  return compiled.length === 1 ? compiled[0]!.replaceAll('\\', '/') : undefined
}

/** Imports Tailwind's own stylesheet. */
export const tailwindImport = /@import\s+(url\(\s*)?['"]tailwindcss\b/
const tailwindMark = new RegExp(`${tailwindImport.source}|@(theme|utility|plugin|custom-variant|source)\\b`)

/** Whether a stylesheet, or one that it imports, is written for Tailwind's compiler. */
export function needsTailwind(dir: string, file: string, mark = tailwindMark, depth = 3): boolean {
  const path = join(dir, file)
  if (!existsSync(path)) return false
  const css = styleText(path)
  if (mark.test(css)) return true
  return [...css.matchAll(/@import\s+(?:url\(\s*)?['"]([^'"]+)/g)].some(([, specifier]) => {
    if (depth === 0) return false
    if (specifier!.startsWith('.')) return needsTailwind(dirname(path), specifier!, mark, depth - 1)
    const folder = installedFolder(dir, specifier!)
    if (folder === undefined) return false
    const own = manifestOf(folder)
    const sheet = own.style ?? targetsOf(rootExport(own)).find((one) => one.endsWith('.css'))
    return sheet !== undefined && needsTailwind(folder, sheet, mark, depth - 1)
  })
}

/**
 * @param module the module whose classes are shown, absolute
 * @param stylesheet one that is written for Tailwind's compiler
 */
export function tailwindOf(
  dir: string,
  manifest: Manifest,
  module: string | undefined,
  stylesheet?: string,
): Tailwind | undefined {
  const { dependencies, devDependencies, peerDependencies } = manifest
  const named = { ...devDependencies, ...dependencies, ...peerDependencies }['tailwindcss']
  const installed = installedFolder(dir, 'tailwindcss')
  const inUse = installed === undefined ? undefined : `^${manifestOf(installed).version}`
  const version = named !== undefined && /^[\^~>=]*\d/.test(named) ? named : (inUse ?? '^4.0.0')
  if ((named ?? stylesheet) === undefined) return undefined
  // Earlier versions have a configuration of their own. Of a range, the newest version is installed.
  const majors = [...version.matchAll(/(?<![\d.])\d+/g)].map(Number)
  if (!version.includes('>=') && Math.max(...majors) < 4) return undefined
  const own =
    stylesheet ??
    sourceFolders
      .flatMap((folder) => cssFilesIn(join(dir, folder), /\.css$/).map((name) => posix.join(folder, name)))
      .find((file) => needsTailwind(dir, file))
  return {
    ...(own !== undefined && { stylesheet: own }),
    importsAll: own !== undefined && needsTailwind(dir, own, tailwindImport),
    classes: module === undefined ? '' : relative(dir, dirname(module)).replaceAll('\\', '/'),
    version,
    hasDark: own !== undefined && /@custom-variant\s+dark\b/.test(styleText(join(dir, own))),
  }
}

/** Where libraries have the sources of their stylesheets. */
const sourceFolders = ['src', 'src/styles', 'src/css', 'styles', 'css', '.']

/** @param isNamed whether only what the manifest names is one: styles are made otherwise */
export function stylesheetOf(dir: string, manifest: Manifest, isNamed: boolean): Stylesheet | undefined {
  const named = new Map<string, string>()
  const { exports, name, style } = manifest
  if (typeof style === 'string' && style.endsWith('.css')) {
    const specifier = specifierOf(manifest, style)
    if (specifier !== undefined) return { specifier, file: style, isThere: existsSync(join(dir, style)) }
  }
  if (typeof exports === 'object' && exports !== null)
    for (const [key, target] of Object.entries(exports)) {
      const file = targetsOf(target).find((one) => one.endsWith('.css'))
      if (/^\.\/[^*]+$/.test(key) && file !== undefined) named.set(`${name}/${key.slice(2)}`, file)
    }
  if (named.size === 0 && !isNamed)
    for (const folder of cssFolders)
      for (const file of cssFilesIn(join(dir, folder), /^[\w-]+\.css$/)) {
        const path = posix.join(folder, file)
        const specifier = specifierOf(manifest, path)
        if (specifier !== undefined) named.set(specifier, path)
      }
  const short = (name ?? '').replace(/^@[^/]+\//, '')
  const rank = (specifier: string) => {
    const base = posix.basename(specifier, '.css')
    const known = [
      ['style', 'styles'],
      ['index', 'main', 'all', 'bundle', short],
      ['global', 'globals', 'theme', 'base'],
    ]
    const at = known.findIndex((names) => names.includes(base))
    return at === -1 ? known.length : at
  }
  const [best] = [...named].sort(([a], [b]) => rank(a) - rank(b) || a.split('/').length - b.split('/').length)
  // One of many is a guess, unless it is called like the sheet of everything.
  if (!best || (named.size > 1 && rank(best[0]) > 2)) return undefined
  const [specifier, file] = best
  return { specifier, file, isThere: existsSync(join(dir, file)) }
}

/** How a file of the package is imported; undefined where its `exports` don't let it. */
function specifierOf({ name, exports }: Manifest, path: string): string | undefined {
  const file = `./${posix.normalize(path)}`
  if (exports === undefined) return `${name}/${file.slice(2)}`
  if (typeof exports !== 'object' || exports === null) return undefined
  for (const [key, value] of Object.entries(exports))
    for (const target of targetsOf(value)) {
      if (!key.startsWith('./')) continue
      if (target === file) return `${name}/${key.slice(2)}`
      const [start, end] = target.split('*')
      if (end === undefined || !file.startsWith(start!) || !file.endsWith(end)) continue
      return `${name}/${key.slice(2).replace('*', file.slice(start!.length, file.length - end.length))}`
    }
  return undefined
}

/** Where packages have their stylesheets. */
const cssFolders = ['.', 'dist', 'build', 'lib', 'css', 'dist/css', 'styles']

function cssFilesIn(dir: string, names: RegExp): string[] {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(dir)
    .filter((name) => names.test(name))
    .sort()
}

/** Without comments. */
export const styleText = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '')
