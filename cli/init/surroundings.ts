/**
 * What the components of a library need around them beside a provider: a stylesheet, a mark of the color mode, the
 * packages that it expects. Read from manifests and texts, without running anything: it is a proposal, in files that
 * their author can change.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import {
  compiledElsewhere,
  importsOf,
  isNode,
  nameOf,
  type ParseScript,
  stringValue,
  type SyntaxNode,
  walk,
} from '../../src/index.js'
import { rootExport, targetsOf } from './entry.js'
import { installedFolder, type Manifest, manifestOf } from './manifest.js'
import { isDeclaration, moduleFile } from './modules.js'
import {
  compiledStylesheet,
  foreignStylesheet,
  needsTailwind,
  type Stylesheet,
  stylesheetOf,
  styleText,
  type Tailwind,
  tailwindImport,
  tailwindOf,
} from './stylesheets.js'

export interface Surroundings {
  stylesheet?: Stylesheet
  /** The package says that it has stylesheets, but not which: `sideEffects` names them. */
  hasUnnamedStyles?: true
  /** Neither it nor a package that it names has styles. */
  hasNoStyles?: true
  /** Demos need what Tailwind CSS makes of the classes in the library. */
  tailwind?: Tailwind
  /** The colors of a page, which the styles name but leave to the application. */
  colors?: { background: string; color: string }
  /** A provider makes itself as high as the window. */
  fillsWindow?: true
  /** What the styles look for on `<html>` in dark mode: classes, `.dark`, and attributes whose value is `dark`. */
  darkMarks: string[]
  /** Components write `<style>` elements while they run. */
  writesStyles?: true
  /** What makes styles while an app runs, by the name of the template that collects them for prerendered demos. */
  collector?: {
    name: string
    /** What it imports, with versions. */
    packages: Record<string, string>
    /** Those of them, and others that make styles, that are in the folder of the library. */
    found: string[]
  }
  /** The range of React that the library names, if it ends before the React of the site. */
  olderReact?: string
  /** Packages, with their versions, that the site has to install for the library. */
  packages: Record<string, string>
  /** What the source has that something else compiles, so that demos need what is built: a path, and `Sass`. */
  compiledElsewhere?: { file: string; by: string }
  /** The module that the package is built into, absolute. */
  built?: string
}

/** Packages that make styles while an app runs, each with its collector, which imports the packages that are listed. */
const collectors: Record<string, { name: string; packages: string[]; isBlocked?: true }> = {
  '@emotion/react': { name: 'emotion', packages: ['@emotion/react', '@emotion/cache'] },
  'styled-components': { name: 'styled-components', packages: ['styled-components'] },
  // These write texts into style elements.
  '@griffel/react': { name: 'griffel', packages: ['@griffel/react'], isBlocked: true },
  '@ant-design/cssinjs': { name: 'cssinjs', packages: ['@ant-design/cssinjs'], isBlocked: true },
}
const styleWriters = new RegExp(`^(${Object.keys(collectors).join('|')}|@emotion/(styled|css))$`)

/** Whether a package makes styles that a collector takes, or is a part of one that does. */
export const isCollected = (name: string): boolean => /^(@emotion|@griffel)\//.test(name) || styleWriters.test(name)

/**
 * @param dir the folder of the package
 * @param entry the module with its exports or its declarations, absolute
 */
export function surroundingsOf(
  parse: ParseScript,
  dir: string,
  manifest: Manifest,
  entry: string | undefined,
): Surroundings {
  const found: Surroundings = { packages: peersOf(manifest), darkMarks: [] }
  const react = manifest.peerDependencies?.['react']
  if (react !== undefined && endsBefore(react, reactOfSites)) found.olderReact = react
  const source = entry !== undefined && !isDeclaration(entry) ? reachable(parse, entry) : undefined
  const [foreign] = source?.foreign ?? []
  const built = builtEntry(dir, manifest)
  if (built !== undefined) found.built = built
  if (foreign) found.compiledElsewhere = { file: relative(dir, foreign.file).replaceAll('\\', '/'), by: foreign.by }
  const code = source && !foreign ? source : built === undefined ? source : reachable(parse, built)
  const { stylesheets = [], importsStyles, writesStyles, darkMarks } = code ?? {}
  const writer = styleWriterOf(dir, manifest)
  const collector = writer && collectors[writer.name]
  if (collector) {
    const { name, packages } = collector
    const isPeer = writer.name in (manifest.peerDependencies ?? {})
    found.collector = {
      name,
      packages: Object.fromEntries(packages.map((one) => [one, writer.version])),
      found: [...packages, ...Object.keys(found.packages).filter((one) => styleWriters.test(one))].filter(
        (one) => !isPeer || installedFolder(dir, one) !== undefined,
      ),
    }
  }
  const isWriter = writer !== undefined
  if (writesStyles || (isWriter && (!collector || collector.isBlocked))) found.writesStyles = true
  // Demos get what the code itself imports.
  if (!importsStyles) {
    const stylesheet = stylesheetOf(dir, manifest, isWriter) ?? foreignStylesheet(dir, manifest, found.packages)
    const isSource = stylesheet?.isThere === true && needsTailwind(dir, stylesheet.file)
    const compiled = isSource ? compiledStylesheet(dir, manifest) : undefined
    const tailwind =
      isSource || (!stylesheet && !isWriter)
        ? tailwindOf(dir, manifest, source && !foreign ? entry : built, isSource ? stylesheet.file : undefined)
        : undefined
    if (compiled !== undefined) found.stylesheet = { ...stylesheet!, file: compiled, isCompiled: true }
    else if (tailwind) found.tailwind = tailwind
    else if (stylesheet) found.stylesheet = stylesheet
    else if (JSON.stringify(manifest.sideEffects ?? '').includes('.css') && !isWriter) found.hasUnnamedStyles = true
    else if (!isWriter && !writesStyles && stylesheets.length === 0) found.hasNoStyles = true
  }
  const sheet = found.stylesheet?.isThere ? found.stylesheet.file : found.tailwind?.stylesheet
  const sheets = sheet === undefined ? stylesheets : [join(dir, sheet)]
  const css = sheets.map(styleText).join('\n')
  if (/min-height:\s*100[sdl]?vh/.test(css)) found.fillsWindow = true
  const colors = namedColors(css)
  if (colors) found.colors = colors
  const isDarkClass = found.tailwind?.hasDark === false
  found.darkMarks = [...new Set([...darkMarksIn(css), ...(darkMarks ?? []), ...(isDarkClass ? ['.dark'] : [])])]
  return found
}

/** `--background` and `--foreground`, as colors or as parts of one, where no rule for `body` uses them. */
function namedColors(css: string): Surroundings['colors'] {
  const valueOf = (name: string) => new RegExp(`(?<![\\w-])--${name}:\\s*([^;}]+)`).exec(css)?.[1]
  const [background, foreground] = [valueOf('background'), valueOf('foreground')]
  if (background === undefined || foreground === undefined || /(^|[\s,}])body\s*\{[^}]*background/.test(css))
    return undefined
  const written = (name: string, value: string) =>
    /^[\d.]+ [\d.]+% /.test(value) ? `hsl(var(${name}))` : `var(${name})`
  return { background: written('--background', background), color: written('--foreground', foreground) }
}

/** `.dark`, or a class that ends so and is before many others, and attributes. */
function darkMarksIn(css: string): string[] {
  const attribute = /\[(data-[\w-]+)=["']?dark["']?\]/.exec(css)?.[1]
  const count = new Map<string, number>()
  for (const [, name] of css.matchAll(/(\.[\w-]+-dark) \.[\w-]/g)) count.set(name!, (count.get(name!) ?? 0) + 1)
  const [[name, times] = ['', 0]] = [...count].sort(([, a], [, b]) => b - a)
  const isPlain = /(?:^|[\s,}(])\.dark(?=[\s,.:{)>])/.test(css)
  return [...(attribute ? [attribute] : []), ...(isPlain ? ['.dark'] : times > 20 ? [name] : [])]
}

/** The major version of React that sites, and so their demos, have. */
const reactOfSites = 19

/** Whether all parts of a range name earlier major versions: `^17 || ^18`, `>=16 <19`. */
function endsBefore(range: string, major: number): boolean {
  return range.split('||').every((part) => {
    const below = /<\s*(\d+)(?:\.0)*(?![\d.])/.exec(part)?.[1]
    if (below !== undefined) return Number(below) <= major
    const last = /^(?:[\d.]+\s+-\s+|<=|[~^=v])?\s*(\d+)(?:\.[\dx*]+)*(?:-[\w.]+)?$/.exec(part.trim())?.[1]
    return last !== undefined && Number(last) < major
  })
}

/** Peers that are no part of React, and need not be there only for types. */
function peersOf({ peerDependencies, peerDependenciesMeta }: Manifest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(peerDependencies ?? {}).filter(
      ([name]) =>
        !/^(react|react-dom|typescript|@types\/.*)$/.test(name) &&
        // Of packages that make styles, one is optional only because another one could do it.
        (peerDependenciesMeta?.[name]?.optional !== true || styleWriters.test(name)),
    ),
  )
}

/** What makes the styles of a library: it, or packages of its scope, depend on it. */
function styleWriterOf(dir: string, manifest: Manifest): { name: string; version: string } | undefined {
  const [scope] = manifest.name?.includes('/') ? manifest.name.split('/') : []
  const waiting = [{ folder: dir, ...manifest }]
  const seen = new Set<string>()
  for (const { folder, dependencies, peerDependencies } of waiting) {
    const all = Object.entries({ ...dependencies, ...peerDependencies })
    const writers = all.filter(([name]) => styleWriters.test(name))
    const [name, version] = writers.find(([one]) => one in collectors) ?? writers[0] ?? []
    if (name !== undefined) return { name, version: version! }
    for (const [other] of all) {
      const found = scope !== undefined && other.startsWith(`${scope}/`) && !seen.has(other)
      const installed = found ? installedFolder(folder, other) : undefined
      if (installed !== undefined) waiting.push({ folder: installed, ...manifestOf(installed) })
      seen.add(other)
    }
  }
  return undefined
}

/** The module that a package is built into. */
function builtEntry(dir: string, manifest: Manifest): string | undefined {
  const { module, main } = manifest
  const candidates = [...targetsOf(rootExport(manifest)), module, main].filter(
    (one) => one !== undefined && /\.[cm]?jsx?$/.test(one),
  )
  const files = candidates.map((one) => join(dir, one!)).filter((file) => existsSync(file))
  return files.find((file) => /\b(im|ex)port\b/.test(readFileSync(file, 'utf8'))) ?? files[0]
}

/** More than any library has; what is generated can have no end. */
const mostModules = 4000

interface Reachable {
  stylesheets: string[]
  /** Files that something else compiles, and modules that import what something else makes of a file. */
  foreign: { file: string; by: string }[]
  importsStyles: boolean
  /** Whether a module makes `<style>` elements. */
  writesStyles: boolean
  /** In texts. */
  darkMarks: string[]
}

/** What a module, and what it imports of the library, says about its surroundings. */
function reachable(parse: ParseScript, entry: string): Reachable {
  const found: Reachable = { stylesheets: [], foreign: [], importsStyles: false, writesStyles: false, darkMarks: [] }
  const waiting = [entry]
  const seen = new Set(waiting)
  for (let file = waiting.pop(), count = 0; file !== undefined && count < mostModules; file = waiting.pop(), count++) {
    const text = readFileSync(file, 'utf8')
    const script = parse(text)
    if (!script) continue
    found.writesStyles ||= makesStyleElements(script.program)
    const [, mark] = /["'`,]\s*(\.dark|\[data-[\w-]+=\\?["']?dark\\?["']?\]) (?:&|\*)/.exec(text) ?? []
    if (mark) found.darkMarks = [mark.replace(/^\[|=.*/g, '')]
    for (const { specifier, names } of importsOf(script)) {
      if (specifier.endsWith('.css')) found.importsStyles = true
      if (specifier.endsWith('.svg') && names.some(({ name }) => name === 'ReactComponent'))
        found.foreign.push({ file, by: 'svgr' })
      const next = specifier.startsWith('.') ? moduleFile(join(dirname(file), specifier)) : undefined
      const by = compiledElsewhere(next ?? specifier)
      if (by !== undefined) found.foreign.push({ file: next ?? file, by })
      else if (next === undefined || seen.has(next)) continue
      else if (next.endsWith('.css')) found.stylesheets.push(next)
      else if (/\.[cm]?[jt]sx?$/.test(next)) waiting.push(next)
      if (next !== undefined) seen.add(next)
    }
  }
  found.stylesheets.sort()
  for (const file of found.stylesheets)
    if (tailwindImport.test(styleText(file))) found.foreign.push({ file, by: 'Tailwind CSS' })
  return found
}

/** Elements may be written in JSX, or as the calls that it is compiled to. */
function makesStyleElements(program: SyntaxNode): boolean {
  let isFound = false
  walk(program, ({ type, name, callee, arguments: given }) => {
    if (type === 'JSXOpeningElement' && nameOf(name) === 'style') isFound = true
    const called = isNode(callee) ? nameOf(callee['property'] ?? callee) : undefined
    if (called !== undefined && /^_?(jsxs?|createElement)$/.test(called) && Array.isArray(given))
      isFound ||= stringValue(given[0]) === 'style'
  })
  return isFound
}
