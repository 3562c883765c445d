/**
 * What the components of a library need around them: a stylesheet that its package.json names, and a provider without
 * which they throw or have no theme. Read from manifests and texts, without running anything: it is a proposal, in a
 * file that its author can change.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { type ExportedComponent, exportedProviders } from './exported-components.js'
import { compiledElsewhere, nameOf, stringValue, walk } from '../../src/index.js'
import type { Manifest } from './manifest.js'
import { isDeclaration, type Module, moduleFile, type Modules, nodes } from './modules.js'
import { lastName } from './props.js'

export interface Surroundings {
  /** As demos import it: `@acme/ui/styles.css`. */
  stylesheet?: { specifier: string; file: string; isThere: boolean }
  /** The package says that it has stylesheets, but not which: `sideEffects` names them. */
  hasUnnamedStyles?: true
  /** What the demos are wrapped in, from the outside in. */
  providers: string[]
  /** Providers that need props which nobody can guess. */
  unfinished: string[]
  /** A provider makes itself as high as the window. */
  fillsWindow?: true
  /** What the stylesheet looks for on `<html>` in dark mode: `.dark`, or an attribute whose value is `dark`. */
  darkMark?: 'class' | `data-${string}`
  /** Components write `<style>` elements while they run. */
  writesStyles?: true
  /** What the source has that something else compiles, so that demos need what is built: a path, and `Sass`. */
  compiledElsewhere?: { file: string; by: string; isBuilt: boolean }
}

/**
 * @param dir the folder of the package
 * @param entry the module with its exports or its declarations, absolute
 */
export function surroundingsOf(
  modules: Modules,
  dir: string,
  manifest: Manifest,
  entry: string | undefined,
): Surroundings {
  const found: Surroundings = { providers: [], unfinished: [] }
  let code = entry !== undefined && !isDeclaration(entry) ? reachable(modules, entry) : undefined
  const [foreign] = code?.foreign ?? []
  const built = code === undefined || foreign ? builtEntry(dir, manifest) : undefined
  if (foreign) {
    const file = relative(dir, foreign.file).replaceAll('\\', '/')
    found.compiledElsewhere = { file, by: foreign.by, isBuilt: built !== undefined }
  }
  if (built !== undefined) code = reachable(modules, built)
  const { stylesheets = [], importsStyles, writesStyles, errors = '' } = code ?? {}
  // Demos get what the code itself imports.
  if (!importsStyles) {
    const stylesheet = stylesheetOf(dir, manifest)
    if (stylesheet) found.stylesheet = stylesheet
    else if (JSON.stringify(manifest.sideEffects ?? '').includes('.css')) found.hasUnnamedStyles = true
  }
  const { dependencies, peerDependencies } = manifest
  const writers = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) =>
    /^(@emotion\/(react|styled|css)|styled-components|@griffel\/react)$/.test(name),
  )
  if (writers.length > 0 || writesStyles) found.writesStyles = true
  const providers = entry === undefined ? [] : exportedProviders(modules, entry)
  const isNamed = ({ name }: ExportedComponent) => new RegExp(`\\b${name}\\b`).test(errors)
  const [main] = providers
    .filter((one) => isMainProvider(one, manifest.name ?? ''))
    .sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || a.name.length - b.name.length)
  for (const provider of providers)
    if (provider === main || (isNamed(provider) && !isMainProvider(provider, manifest.name ?? '')))
      found[provider.attributes.length > 0 ? 'unfinished' : 'providers'].push(provider.name)
  found.providers.sort((a, b) => Number(b === main?.name) - Number(a === main?.name))
  const sheets = found.stylesheet?.isThere ? [join(dir, found.stylesheet.file)] : stylesheets
  const css = sheets.map(styleText).join('\n')
  if (main && /min-height:\s*100[sdl]?vh/.test(css)) found.fillsWindow = true
  const attribute = /\[(data-[\w-]+)=["']?dark["']?\]/.exec(css)?.[1]
  if (attribute) found.darkMark = attribute as `data-${string}`
  else if (/(?:^|[\s,}(])\.dark(?=[\s,.:{)>])/.test(css)) found.darkMark = 'class'
  return found
}

/** `Theme`, `ThemeProvider`, or named like the package: `MantineProvider` of `@mantine/core`. */
function isMainProvider({ name }: ExportedComponent, packageName: string): boolean {
  if (/^(Theme|(Theme|Config|App|UI|Root)?Provider)$/.test(name)) return true
  const own = name.replace(/(Theme|Config|App|UI|Style)*Provider$/, '').toLowerCase()
  return own.length > 2 && packageName.split(/[@/_.-]/).some((word) => word.startsWith(own))
}

function stylesheetOf(dir: string, manifest: Manifest): Surroundings['stylesheet'] {
  const named = new Map<string, string>()
  const { exports, name, style } = manifest
  if (typeof style === 'string' && style.endsWith('.css')) {
    const specifier = specifierOf(manifest, style)
    if (specifier !== undefined) return { specifier, file: style, isThere: existsSync(join(dir, style)) }
  }
  if (typeof exports === 'object' && exports !== null)
    for (const [key, target] of Object.entries(exports)) {
      const file = leaves(target).find((one) => one.endsWith('.css'))
      if (/^\.\/[^*]+$/.test(key) && file !== undefined) named.set(`${name}/${key.slice(2)}`, file)
    }
  if (named.size === 0)
    for (const folder of ['.', 'dist', 'build', 'lib', 'css', 'dist/css', 'styles'])
      for (const file of cssFilesIn(join(dir, folder))) {
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
    for (const target of leaves(value)) {
      if (!key.startsWith('./')) continue
      if (target === file) return `${name}/${key.slice(2)}`
      const [start, end] = target.split('*')
      if (end === undefined || !file.startsWith(start!) || !file.endsWith(end)) continue
      return `${name}/${key.slice(2).replace('*', file.slice(start!.length, file.length - end.length))}`
    }
  return undefined
}

/** The files that conditions of `exports` lead to. */
function leaves(target: unknown): string[] {
  if (typeof target === 'string') return [target]
  return typeof target === 'object' && target !== null ? Object.values(target).flatMap(leaves) : []
}

function cssFilesIn(dir: string): string[] {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(dir)
    .filter((name) => /^[\w-]+\.css$/.test(name))
    .sort()
}

/** The module that a package without source is built into. */
function builtEntry(dir: string, { exports, module, main }: Manifest): string | undefined {
  const own =
    typeof exports === 'object' && exports !== null ? ((exports as Record<string, unknown>)['.'] ?? exports) : exports
  const candidates = [...leaves(own), module, main].filter((one) => one !== undefined && /\.[cm]?jsx?$/.test(one))
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
  /** The texts of all errors. */
  errors: string
}

/** What a module, and what it imports of the library, says about its surroundings. */
function reachable(modules: Modules, entry: string): Reachable {
  const found: Reachable = { stylesheets: [], foreign: [], importsStyles: false, writesStyles: false, errors: '' }
  const waiting = [entry]
  const seen = new Set(waiting)
  for (let file = waiting.pop(), count = 0; file !== undefined && count < mostModules; file = waiting.pop(), count++) {
    const module = modules.read(file)
    readElements(module, found)
    for (const { specifier, names } of module.imports) {
      if (specifier.endsWith('.css')) found.importsStyles = true
      if (specifier.endsWith('.svg') && names.some(({ name }) => name === 'ReactComponent'))
        found.foreign.push({ file, by: 'svgr' })
      const next = specifier.startsWith('.') ? moduleFile(join(dirname(file), specifier), file) : undefined
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
    if (/@import\s+(?:url\(\s*)?['"]tailwindcss\b/.test(styleText(file)))
      found.foreign.push({ file, by: 'Tailwind CSS' })
  return found
}

/** Elements may be written in JSX, or as the calls that it is compiled to. */
function readElements({ program, text }: Module, found: Reachable): void {
  walk(program, (node) => {
    if (node.type === 'JSXOpeningElement' && nameOf(node['name']) === 'style') found.writesStyles = true
    const [first] = nodes(node['arguments'])
    if (!first) return
    const called = lastName(node['callee']) ?? ''
    if (/^(jsxs?|createElement)$/.test(called) && stringValue(first) === 'style') found.writesStyles = true
    if (called.endsWith('Error')) found.errors += `${text.slice(first.start, first.end)}\n`
  })
}

/** Without comments. */
const styleText = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '')
