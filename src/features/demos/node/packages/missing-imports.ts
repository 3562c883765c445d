/**
 * Packages for Node of which some import what is not installed: esbuild ends with errors then, though only what reaches
 * such an import is unusable. So the bundle is made again with an empty module in the place of each import that could
 * not be resolved or compiled, and its metafile tells which entries reach one.
 */
import type { BuildResult, Metafile, Plugin } from 'esbuild'
import { type Ask, type Diagnostic, Failure } from '../../../../feature.js'
import { byEsbuild, dependOnLocation, fileOfInput, paths } from '../../../../feature-unstable.js'
import { pathTo } from './package-groups.js'
import type { MissingImport } from './packages.js'

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
      build.onLoad({ filter: /.*/, namespace }, () => emptyModule)
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

/** Messages about the modules that cannot be compiled, by file. */
export type BrokenModules = ReadonlyMap<string, Diagnostic[]>

/**
 * Bundles, and bundles again without the modules that cannot be compiled.
 *
 * @param run makes the bundle with an additional plugin, before all others
 * @throws what `run` throws about no module
 */
export async function withoutBroken<Result>(
  ask: Ask,
  run: (plugin: Plugin) => Promise<Result>,
): Promise<{ result: Result; broken: BrokenModules }> {
  const broken = new Map<string, Diagnostic[]>()
  for (;;) {
    try {
      return { result: await run(brokenModules(ask, broken)), broken }
    } catch (error) {
      if (!(error instanceof Failure) || error.exitCode === 2) throw error
      const known = new Set(broken.keys())
      for (const diagnostic of error.diagnostics) {
        const { file } = diagnostic
        if (file === undefined || known.has(file)) throw error
        broken.set(file, [...(broken.get(file) ?? []), diagnostic])
      }
    }
  }
}

function brokenModules(ask: Ask, broken: BrokenModules): Plugin {
  return {
    name: 'vitrine-broken',
    setup(build) {
      if (broken.size === 0) return
      build.onLoad({ filter: /.*/ }, ({ path, namespace: kind }) => {
        const file = kind === 'file' ? ask.context.fs.relative(paths.toPosix(path)) : fileOfInput(`${kind}:${path}`)
        return broken.has(file) ? emptyModule : undefined
      })
    },
  }
}

/** CommonJS, from which any name can be imported. */
const emptyModule = { contents: 'module.exports = {}', loader: 'js' } as const

function anyOf(specifiers: ReadonlySet<string>): RegExp {
  const escaped = [...specifiers].sort().map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^(${escaped.join('|')})$`)
}

/** Which inputs of a bundle reach an import that is not installed or not compiled. @param starts names of inputs */
export function missingFrom(
  { inputs }: Metafile,
  starts: readonly string[],
  broken: BrokenModules,
): Record<string, MissingImport> {
  const names = Object.keys(inputs)
  const missing = new Set(names.filter((name) => name.startsWith(`${namespace}:`)))
  const notCompiled = new Set(names.filter((name) => broken.has(fileOfInput(name))))
  if (missing.size + notCompiled.size === 0) return {}
  const graph = (isFollowed: (kind: string) => boolean) =>
    new Map(
      Object.entries(inputs).map(([name, { imports, bytes }]) => [
        name,
        { imports: imports.flatMap(({ path, kind }) => (isFollowed(kind) ? [path] : [])), dynamic: [], size: bytes },
      ]),
    )
  const [atOnce, all] = [graph((kind) => kind !== 'dynamic-import'), graph(() => true)]
  const reached: Record<string, MissingImport> = {}
  for (const start of starts) {
    // What is not compiled makes the bundle for browsers fail, whenever it is imported.
    const path = pathTo(start, all, notCompiled) ?? pathTo(start, atOnce, missing)
    if (!path) continue
    const last = path.at(-1)!
    const chain = path.slice(1, -1).map((name) => name.replace(/^.*\bnode_modules\//, ''))
    const diagnostics = broken.get(fileOfInput(last))
    reached[start] = diagnostics
      ? { specifier: fileOfInput(last), chain, diagnostics }
      : { specifier: last.slice(namespace.length + 1), chain }
  }
  return reached
}
