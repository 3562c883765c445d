/**
 * Scripts for the browser: the generator's entry and those of features, split into shared chunks named by the hash of
 * their contents.
 */
import { posix } from 'node:path'
import { bundle, forBrowser, type Plugin } from '../bundle/bundle.js'
import { bundledPackages, graphPlugin } from '../bundle/resolve.js'
import { type Ask, question } from '../engine/question.js'
import type { OutputPath } from '../model.js'
import { defineOutputs } from './output-family.js'
import { assetFolder } from './asset.js'
import { activeFeatures, requireUniqueNames } from './features.js'

export interface ClientBundle {
  files: { path: OutputPath; text: string }[]
  /** The output file of each entry by its name. */
  entries: Record<string, OutputPath>
}

export const clientBundle = question('client-bundle', async (ask): Promise<ClientBundle> => {
  const ofFeatures = (await activeFeatures(ask)).flatMap(({ client }) => client ?? [])
  const entries = [{ name: 'main', module: 'vitrine:dist/src/client/main.js' }, ...ofFeatures]
  requireUniqueNames(entries, 'scripts of features')
  const modules = Object.fromEntries(entries.map(({ name, module }) => [name, module]))
  return bundleForBrowser(ask, modules, await assetFolder(ask))
})

/** Larger scripts (in bytes), such as the editor, are cached by the service worker only after their first use. */
const largestShellScript = 65_536

/** Scripts that any page may need are cached for reading offline; entries of features after their first use. */
export const scriptOutputs = defineOutputs<OutputPath>({
  name: 'scripts',
  keys: async (ask) => (await ask(clientBundle)).files.map(({ path }) => path),
  path: async (_ask, path) => path,
  key: async (ask, path) => (await ask(clientBundle)).files.find((file) => file.path === path)?.path,
  make: async (ask, path) => (await ask(clientBundle)).files.find((file) => file.path === path)?.text,
  cache: 'immutable',
  folder: assetFolder,
  async offline(ask, path) {
    const { entries, files } = await ask(clientBundle)
    const isForFew = Object.entries(entries).some(([name, file]) => file === path && name !== 'main')
    const size = Buffer.byteLength(files.find((file) => file.path === path)?.text ?? '')
    return isForFew || size > largestShellScript ? 'on-use' : 'shell'
  },
})

/** @param modules entry modules by name: `./…` from the project's root, `vitrine:…`, or a package's */
export async function bundleForBrowser(
  ask: Ask,
  modules: Record<string, string>,
  folder: string,
): Promise<ClientBundle> {
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
  const nameOf = (path: string) => `${folder}/${posix.basename(path)}` as OutputPath
  const entries: Record<string, OutputPath> = {}
  for (const [path, output] of Object.entries(metafile.outputs)) {
    // esbuild lists dynamic imports as entry points, too.
    const name = output.entryPoint?.replace(/^vitrine:/, '')
    if (name !== undefined && Object.hasOwn(modules, name)) entries[name] = nameOf(path)
  }
  const files = outputFiles.map(({ path, text }) => ({ path: nameOf(path), text }))
  return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), entries }
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
