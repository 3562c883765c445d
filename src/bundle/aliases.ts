/**
 * The aliases of a site: `paths` and `baseUrl` in the `tsconfig.json` of its root, as its editor and its own bundler
 * know them.
 *
 * They lead to files of the site. An import of an installed package, or of a linked one, stays an import of that
 * package: workspaces often map the documented library to its sources for the type checker, but pages and sandboxes
 * show the package.
 */
import { posix } from 'node:path'
import { type Ask, question } from '../engine/question.js'
import type { FilePath } from '../model.js'
import { isInstalled } from './linked.js'
import { resolveFile } from './resolve-file.js'
import { type Aliases, readTsconfig, targetsOf } from './tsconfig.js'

const root = 'tsconfig.json' as FilePath

/** The aliases of the site; none if it has no `tsconfig.json`. */
export const aliases = question('aliases', (ask): Promise<Aliases> => readTsconfig(ask, root))

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
