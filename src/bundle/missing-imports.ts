/**
 * Packages for Node of which some import what is not installed: esbuild ends with errors then, though only what reaches
 * such an import is unusable. So the bundle is made again with an empty module in the place of each import that could not
 * be resolved, and its metafile tells which entries reach one.
 */
import type { BuildResult, Metafile, Plugin } from 'esbuild'
import { paths } from '../engine/native-path.js'
import type { Ask } from '../engine/question.js'
import type { MissingImport } from './packages.js'
import { byEsbuild, dependOnLocation } from './linked.js'
import { pathTo } from './package-groups.js'

const namespace = 'vitrine-missing'

/**
 * Bundles, and bundles again without the imports that cannot be resolved.
 *
 * @param run makes the bundle with an additional plugin
 * @throws what `run` throws for any other reason
 */
export async function withoutMissing<Result extends BuildResult>(
  ask: Ask,
  run: (plugin: Plugin) => Promise<Result>,
): Promise<Result> {
  const known = new Set<string>()
  for (;;) {
    const found = new Set<string>()
    try {
      return await run(missingImports(ask, known, found))
    } catch (error) {
      const added = [...found].filter((specifier) => !known.has(specifier))
      if (added.length === 0) throw error
      added.forEach((specifier) => known.add(specifier))
    }
  }
}

/**
 * @param known specifiers that could not be resolved before
 * @param found receives those that cannot be resolved now, unless the bundle fails for another reason as well
 */
function missingImports(ask: Ask, known: ReadonlySet<string>, found: Set<string>): Plugin {
  return {
    name: namespace,
    setup(build) {
      if (known.size > 0)
        build.onResolve({ filter: anyOf(known), namespace: 'file' }, async ({ path, pluginData, ...args }) => {
          if (pluginData === byEsbuild) return undefined
          const { errors } = await build.resolve(path, { ...args, pluginData: byEsbuild })
          if (errors.length === 0) return undefined
          await dependOnLocation(ask, path, paths.toPosix(args.resolveDir), false)
          return { path, namespace }
        })
      // CommonJS, from which any name can be imported.
      build.onLoad({ filter: /.*/, namespace }, () => ({ contents: 'module.exports = {}', loader: 'js' }))
      build.onEnd(({ errors }) => {
        // A file that is missing beside one that can be edited is an error there.
        const specifiers = errors.map(({ text, location }) => {
          const specifier = /^Could not resolve "([^"]+)"/.exec(text)?.[1]
          const isEdited = location !== null && !location.file.includes('node_modules/')
          return specifier?.startsWith('.') && isEdited ? undefined : specifier
        })
        for (const specifier of specifiers.includes(undefined) ? [] : specifiers) found.add(specifier!)
      })
    },
  }
}

function anyOf(specifiers: ReadonlySet<string>): RegExp {
  const escaped = [...specifiers].sort().map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^(${escaped.join('|')})$`)
}

/** Which inputs of a bundle reach an import that is not installed. @param starts names of inputs */
export function missingFrom({ inputs }: Metafile, starts: readonly string[]): Record<string, MissingImport> {
  const missing = new Set(Object.keys(inputs).filter((name) => name.startsWith(`${namespace}:`)))
  if (missing.size === 0) return {}
  const modules = new Map(
    Object.entries(inputs).map(([name, { imports, bytes }]) => [
      name,
      {
        imports: imports.flatMap(({ path, kind }) => (kind === 'dynamic-import' ? [] : [path])),
        dynamic: [],
        size: bytes,
      },
    ]),
  )
  const reached: Record<string, MissingImport> = {}
  for (const start of starts) {
    const path = pathTo(start, modules, missing)
    if (!path) continue
    const chain = path.slice(1, -1).map((name) => name.replace(/^.*\bnode_modules\//, ''))
    reached[start] = { specifier: path.at(-1)!.slice(namespace.length + 1), chain }
  }
  return reached
}
