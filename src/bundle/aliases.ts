/**
 * The aliases of a site: `paths` and `baseUrl` in the `tsconfig.json` of its root, as its editor and its own bundler know
 * them.
 *
 * They lead to files of the site. An import of an installed package, or of a linked one, stays an import of that package:
 * workspaces often map the documented library to its sources for the type checker, but pages and sandboxes show the
 * package.
 */
import { posix } from 'node:path'
import { fileText } from '../engine/inputs.js'
import { readJson } from '../engine/json.js'
import { type Ask, question } from '../engine/question.js'
import type { FilePath } from '../model.js'
import { isInstalled } from './linked.js'
import { messages } from './messages.js'
import { resolveFile } from './resolve-file.js'

interface Aliases {
  /** Relative to the site's root. */
  baseUrl?: string
  /** Patterns with at most one `*`, and the paths that they represent, relative to the site's root. */
  paths: { pattern: string; targets: string[] }[]
  /** The files that were read. */
  files: FilePath[]
}

const root = 'tsconfig.json' as FilePath

/** The aliases of the site; none if it has no `tsconfig.json`. */
export const aliases = question('aliases', (ask): Promise<Aliases> => aliasesIn(ask, root, []))

/** @param from the files that extend this one */
async function aliasesIn(ask: Ask, file: FilePath, from: readonly FilePath[]): Promise<Aliases> {
  const text = await ask(fileText, file)
  const found: Aliases = { paths: [], files: [file] }
  if (text === undefined || from.includes(file)) return found
  const { extends: parents, compilerOptions } = parse(ask, file, text)
  for (const parent of typeof parents === 'string' ? [parents] : Array.isArray(parents) ? parents : []) {
    if (typeof parent !== 'string') continue
    const { baseUrl, paths, files } = await aliasesIn(ask, await extendedFile(ask, file, parent), [...from, file])
    found.files.push(...files)
    if (baseUrl !== undefined) found.baseUrl = baseUrl
    if (paths.length > 0) found.paths = paths
  }
  const dir = posix.dirname(file)
  const join = (base: string, path: string) =>
    path.startsWith('${configDir}') ? posix.join('.', path.slice('${configDir}'.length)) : posix.join(base, path)
  const { baseUrl, paths } = (compilerOptions ?? {}) as { baseUrl?: unknown; paths?: unknown }
  if (typeof baseUrl === 'string') found.baseUrl = join(dir, baseUrl)
  if (typeof paths === 'object' && paths !== null)
    found.paths = Object.entries(paths as Record<string, unknown>).map(([pattern, targets]) => ({
      pattern,
      targets: (Array.isArray(targets) ? targets : [])
        .filter((target) => typeof target === 'string')
        .map((target) => join(found.baseUrl ?? dir, target)),
    }))
  return found
}

/** The type checker reports what else is wrong in the file. */
function parse(ask: Ask, file: FilePath, text: string): { extends?: unknown; compilerOptions?: unknown } {
  const { value, error } = readJson(text, 'tsconfig')
  if (error) ask.report(messages.tsconfigSyntax(error.text, file, error.span))
  return !error && typeof value === 'object' && value !== null ? value : {}
}

async function extendedFile(ask: Ask, file: FilePath, specifier: string): Promise<FilePath> {
  const path = /^\.{0,2}\//.test(specifier)
    ? posix.join(posix.dirname(file), specifier)
    : posix.join('node_modules', specifier)
  const candidates = [path, `${path}.json`, `${path}/tsconfig.json`] as FilePath[]
  for (const candidate of candidates) {
    if (candidate.endsWith('.json') && (await ask(fileText, candidate)) !== undefined) return candidate
  }
  return path as FilePath
}

/** The aliases of the configuration, which are the author's own words: they come before everything else. */
export const configuredAliases = question('configured-aliases', async (ask): Promise<Aliases['paths']> => {
  const configured = (await ask.context.aliases?.(ask)) ?? {}
  return Object.entries(configured).flatMap(([pattern, target]) => {
    const path = posix.normalize(target)
    const one = { pattern, targets: [path] }
    return pattern.includes('*') ? [one] : [one, { pattern: `${pattern}/*`, targets: [`${path}/*`] }]
  })
})

/** Where an import leads by an alias. */
export interface AliasedFile {
  file: FilePath
  /** The path as the alias spells it, which may lack the ending of the file. */
  path: string
}

/**
 * @param specifier of an import in a file of the site
 * @param options `ofConfiguration` for imports of the configuration itself, which can't use the aliases that it defines
 * @returns the file of the site that an alias leads to; undefined if the import is none of an alias
 */
export async function aliasedFile(
  ask: Ask,
  specifier: string,
  { ofConfiguration = false } = {},
): Promise<AliasedFile | undefined> {
  if (/^(\.|\/|\w+:|vitrine(\/|$))/.test(specifier)) return undefined
  for (const path of ofConfiguration ? [] : targetsOf(specifier, await ask(configuredAliases))) {
    const file = await resolveFile(ask, path)
    if (file) return { file, path }
  }
  const { baseUrl, paths } = await ask(aliases)
  const targets = targetsOf(specifier, paths)
  if (baseUrl !== undefined) targets.push(posix.join(baseUrl, specifier))
  for (const path of targets) {
    if (path.split('/').includes('node_modules') || path.endsWith('.d.ts')) continue
    const file = await resolveFile(ask, path)
    if (file) return (await isInstalled(ask, specifier)) ? undefined : { file, path }
  }
  return undefined
}

/**
 * As TypeScript matches: an exact pattern first, then the one with the longest text before its asterisk.
 *
 * @returns the paths that a name leads to, in order; none if no pattern matches
 */
export function targetsOf(specifier: string, patterns: Aliases['paths']): string[] {
  const exact = patterns.find(({ pattern }) => pattern === specifier)
  if (exact) return [...exact.targets]
  let best: { before: string; inside: string; targets: string[] } | undefined
  for (const { pattern, targets } of patterns) {
    const [before = '', after, ...rest] = pattern.split('*')
    if (after === undefined || rest.length > 0 || specifier.length < before.length + after.length) continue
    if (!specifier.startsWith(before) || !specifier.endsWith(after)) continue
    if (best && best.before.length >= before.length) continue
    best = { before, inside: specifier.slice(before.length, specifier.length - after.length), targets }
  }
  return best ? best.targets.map((target) => target.replace('*', () => best.inside)) : []
}
