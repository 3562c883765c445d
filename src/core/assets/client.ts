/**
 * Scripts for the browser: the generator's entry and those of features, split into shared chunks named by the hash of
 * their contents.
 */
import { posix } from 'node:path'
import { bundle, forBrowser, type Plugin } from '../../bundle/bundle.js'
import { bundledPackages, graphPlugin } from '../../bundle/resolve.js'
import { type Ask, question } from '../../engine/question.js'
import type { OutputPath } from '../../model.js'
import { defineOutputs } from '../output-family.js'
import { assetFolder } from './asset.js'
import { activeFeatures, requireUniqueNames } from '../config/features.js'

export interface ClientBundle {
  /** Files of the asset folder. */
  files: { name: string; text: string }[]
  /** The file of each entry by the entry's name. */
  entries: Record<string, string>
}

/** The entry modules by name. A question, so that other changes of the configuration bundle nothing again. */
const clientModules = question('client-modules', async (ask): Promise<Record<string, string>> => {
  const ofFeatures = (await activeFeatures(ask)).flatMap(({ client }) => client ?? [])
  const entries = [{ name: 'main', module: 'vitrine:dist/src/client/main.js' }, ...ofFeatures]
  requireUniqueNames(entries, 'scripts of features')
  return Object.fromEntries(entries.map(({ name, module }) => [name, module]))
})

export const clientBundle = question('client-bundle', async (ask): Promise<ClientBundle> =>
  bundleForBrowser(ask, await ask(clientModules)),
)

/** The output path of a file of the bundle. */
export async function scriptPath(ask: Ask, name: string): Promise<OutputPath> {
  return `${await assetFolder(ask)}/${name}` as OutputPath
}

const textOf = async (ask: Ask, name: string) =>
  (await ask(clientBundle)).files.find((file) => file.name === name)?.text

/** Larger scripts (in bytes), such as the editor, are cached by the service worker only after their first use. */
const largestShellScript = 65_536

/** Scripts that any page may need are cached for reading offline; entries of features after their first use. */
export const scriptOutputs = defineOutputs<string>({
  name: 'scripts',
  keys: async (ask) => (await ask(clientBundle)).files.map(({ name }) => name),
  path: scriptPath,
  async key(ask, path) {
    const name = posix.basename(path)
    return (await scriptPath(ask, name)) === path && (await textOf(ask, name)) !== undefined ? name : undefined
  },
  make: textOf,
  cache: 'immutable',
  folder: assetFolder,
  async offline(ask, name) {
    const { entries } = await ask(clientBundle)
    const isForFew = Object.entries(entries).some(([entry, file]) => file === name && entry !== 'main')
    const size = Buffer.byteLength((await textOf(ask, name)) ?? '')
    return isForFew || size > largestShellScript ? 'on-use' : 'shell'
  },
})

/** @param modules entry modules by name: `./…` from the project's root, `vitrine:…`, or a package's */
export async function bundleForBrowser(ask: Ask, modules: Record<string, string>): Promise<ClientBundle> {
  const virtual = Object.fromEntries(
    Object.entries(modules).map(([name, module]) => [
      name,
      {
        text: `import ${JSON.stringify(module)}`,
        loader: 'ts' as const,
      },
    ]),
  )
  const { metafile, outputFiles } = await bundle(
    ask,
    {
      ...forBrowser,
      entryPoints: Object.keys(virtual).map((name) => ({ in: name, out: name })),
      splitting: true,
      entryNames: '[name]-[hash]',
      chunkNames: 'chunk-[hash]',
      plugins: [entryImports(virtual), graphPlugin(ask, bundledPackages, virtual)],
    },
    { code: 'client/syntax', hint: 'Fix the code for the browser.' },
  )
  const entries: Record<string, string> = {}
  for (const [path, output] of Object.entries(metafile.outputs)) {
    // esbuild lists dynamic imports as entry points, too.
    const name = output.entryPoint?.replace(/^vitrine:/, '')
    if (name !== undefined && Object.hasOwn(modules, name)) entries[name] = posix.basename(path)
  }
  const files = outputFiles.map(({ path, text }) => ({ name: posix.basename(path), text }))
  return { files: files.sort((a, b) => (a.name < b.name ? -1 : 1)), entries }
}

/** Relative imports of a virtual entry start at the project's root. */
function entryImports(virtual: Record<string, unknown>): Plugin {
  return {
    name: 'vitrine-client-entries',
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, (args) =>
        args.importer in virtual ? { path: posix.normalize(args.path), namespace: 'vitrine' } : undefined,
      )
    },
  }
}
