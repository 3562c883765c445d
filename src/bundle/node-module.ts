/**
 * TypeScript of the site (configuration, navigation, templates, blocks) as one JavaScript text that Node can run.
 *
 * The site's own files are bundled; packages stay external and are imported from where they are installed, so that
 * there is only one React. `vitrine` means the generator that is running, wherever it is installed.
 */
import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { all, type Ask, question } from '../engine/question.js'
import { compare } from '../engine/diagnostic.js'
import { hash } from '../engine/hash.js'
import { paths } from '../engine/native-path.js'
import { startOfEvaluation } from '../engine/process.js'
import { fileHash } from '../engine/inputs.js'
import type { FilePath } from '../model.js'
import { bundle, forNode, type Plugin } from './bundle.js'
import { type ImportedFile, importedFiles, noteOfFiles } from './imported-files.js'
import { isFromSite, isLinked } from './linked.js'
import { packageFolder, packageManifest } from './package-folder.js'
import { dependOnPackage, graphPlugin, type PackageRule, resolvePackage } from './resolve.js'
import { templateImports } from './template-imports.js'

export type NodeModuleKey = {
  /** Modules by the name under which the bundle exports their default; one named `default` is exported whole. */
  modules: Record<string, FilePath>
  /** Further exports of packages, as text of the entry: `export { renderToString } from "react-dom/server"`. */
  exports?: string
  /** Folders whose files replace the generator's templates of the same name. */
  overrides?: FilePath[]
  /** The module is the site's configuration: aliases that it defines are not known yet. */
  ofConfiguration?: true
}

/** The generator's entry points, which sites import by name. */
const ownModules: Record<string, string> = {
  vitrine: 'dist/src/index.js',
  'vitrine/feature': 'dist/src/feature.js',
  'vitrine/feature/unstable': 'dist/src/feature-unstable.js',
  'vitrine/model': 'dist/src/model.js',
  'vitrine/markdown': 'dist/src/markdown/index.js',
  'vitrine/theme': 'dist/src/theme/index.js',
}

/** @param versions receives the hash of every imported package, by its address in the text */
const externalPackages =
  (versions: Map<string, string | undefined>): PackageRule =>
  async (ask, wanted) => {
    const ours = ownModules[wanted.specifier]
    if (ours) {
      await ask(fileHash, `vitrine:${ours}` as FilePath)
      return { external: `vitrine-file:vitrine:${ours}` }
    }
    const { fs } = ask.context
    const root = fs.absolute('' as FilePath)
    const isOwn = wanted.isFromLinked && !(await isFromSite(ask, wanted.specifier, wanted.from))
    const places = isOwn ? [wanted.from, root] : [root, wanted.from]
    const found = await resolvePackage(ask, wanted, [...places, fs.absolute('vitrine:' as FilePath)])
    // Node reports this best: the module is imported by its name and fails there.
    if (!found) return { external: wanted.specifier }
    if (!paths.isAbsolute(found)) return { external: found }
    // Bundled, since Node could run neither its TypeScript nor, in a running server, an edited module.
    if (isLinked(found)) return { file: found }
    // Node would want to be told that it is data.
    const own = found.endsWith('.json') ? found : await moduleOfMistaken(ask, wanted.specifier, found)
    if (own !== undefined) {
      await dependOnPackage(ask, own)
      return { file: own }
    }
    // So is a dependency of a linked package that would find a React of its own.
    if (isOwn && (await hasOtherReact(ask, found))) return { file: found }
    // Imported from its own location.
    const external = `vitrine-file:${fs.relative(found)}`
    versions.set(external, await dependOnPackage(ask, found))
    return { external }
  }

/**
 * What bundlers take of a package whose `main` is CommonJS that Node takes for a module, since `"type": "module"` says
 * so: Node finds no names in it. Undefined for all others.
 *
 * @param file what Node would run, absolute
 */
async function moduleOfMistaken(ask: Ask, specifier: string, file: string): Promise<string | undefined> {
  const home = file.slice(0, file.lastIndexOf(`/node_modules/${specifier}/`) + `/node_modules/${specifier}`.length)
  if (!file.startsWith(`${home}/`) || !file.endsWith('.js')) return undefined
  const { type, module, exports } = await packageManifest(ask, ask.context.fs.relative(home))
  if (type !== 'module' || module === undefined || exports !== undefined) return undefined
  const { init, parse } = await import('es-module-lexer')
  await init
  const [, , , hasModuleSyntax] = parse(await readFile(file, 'utf8'))
  return hasModuleSyntax ? undefined : posix.join(home, module)
}

/** Whether a module finds another copy of React than the site. @param file absolute */
async function hasOtherReact(ask: Ask, file: string): Promise<boolean> {
  const [own, ofSite] = await all(
    [ask.context.fs.relative(paths.dirname(file)), '' as FilePath].map((from) =>
      ask(packageFolder, { from, name: 'react' }),
    ),
  )
  return own !== undefined && ofSite !== undefined && own !== ofSite
}

/** The bundled text. */
export const nodeModule = question(
  'node-module',
  async (ask, { modules, exports = '', overrides = [], ofConfiguration }: NodeModuleKey) => {
    const names = Object.keys(modules)
    const spell = (name: string) => JSON.stringify(rooted + modules[name])
    const own =
      names.length === 1 && names[0] === 'default'
        ? `import * as module from ${spell('default')}; export * from ${spell('default')}; export default module['default']`
        : names.map((name) => `export { default as ${JSON.stringify(name)} } from ${spell(name)}`).join('\n')
    const { code } = await bundleForNode(ask, `${own}\n${exports}`, {
      overrides,
      ...(ofConfiguration && { ofConfiguration }),
    })
    return code
  },
)

export interface NodeBundleOptions {
  overrides?: FilePath[]
  ofConfiguration?: true
  /** Come before all others. */
  plugins?: Plugin[]
  /** The texts of files that are compiled to JavaScript with JSX; undefined for others. */
  compiled?: (file: FilePath) => Promise<string | undefined>
}

/** @param entry TypeScript, which spells paths from the project's root as `vitrine-root:` */
export async function bundleForNode(
  ask: Ask,
  entry: string,
  { overrides = [], ofConfiguration, plugins = [], compiled }: NodeBundleOptions,
): Promise<{ code: string; css: string }> {
  const versions = new Map<string, string | undefined>()
  const files = new Map<string, ImportedFile>()
  const virtual = { entry: { text: entry, loader: 'ts' as const } }
  const build = async (banner: string): Promise<{ code: string; css: string }> => {
    const { outputFiles } = await bundle(
      ask,
      {
        ...forNode,
        entryPoints: ['entry'],
        sourcemap: 'inline',
        banner: { js: banner },
        plugins: [
          ...plugins,
          rootedEntry,
          templateImports(ask, overrides),
          ...(ofConfiguration ? [] : [importedFiles(ask, files)]),
          graphPlugin(ask, externalPackages(versions), virtual, undefined, {
            ofConfiguration: ofConfiguration === true,
            ...(compiled && { compiled }),
          }),
        ],
      },
      { code: 'module/syntax', hint: 'Fix the code; it is TypeScript that esbuild compiles.', exitCode: 2 },
    )
    const textOf = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
    return { code: textOf('.js'), css: textOf('.css') }
  }
  let built = await build(startOfEvaluation)
  // A linked CommonJS package requires packages that are not bundled.
  if (/\b__require\(/.test(built.code)) built = await build(requireInModule + startOfEvaluation)
  return { ...built, code: built.code + noteOfFiles(files) + versionNote(versions) }
}

/**
 * Packages are external, but running the text depends on them, so their hash is part of the text.
 */
function versionNote(versions: Map<string, string | undefined>): string {
  if (versions.size === 0) return ''
  return `// packages: ${hash(JSON.stringify([...versions].sort(([a], [b]) => compare(a, b))))}\n`
}

/** For CommonJS in a module: it may require what Node brings along. */
export const requireInModule =
  "import { createRequire as vitrineRequire } from 'node:module'; const require = vitrineRequire(import.meta.url);"

const rooted = 'vitrine-root:'

/** Resolves paths from the project's root, as the entry writes them. */
const rootedEntry: Plugin = {
  name: 'vitrine-entry',
  setup(build) {
    build.onResolve({ filter: /^vitrine-root:/ }, (args) => ({
      path: args.path.slice(rooted.length),
      namespace: 'vitrine',
    }))
  },
}
